import { blockOf, DIGEST_BYTES_MAX, headOf, linesOfKind } from '../artifacts/digest/block.ts';
import { DIGEST_KINDS, type DigestKind } from '../artifacts/digest/item.ts';
import type { Repository } from './read-repository.ts';

/** What of the bytes a kind may have where not all fits, in hundredths; what a kind leaves goes to those after it. */
const SHARES: Readonly<Record<DigestKind, number>> = {
  ...{ language: 3, command: 8, 'entry point': 6, table: 17, route: 30, tests: 3, setting: 6, dependency: 10 },
  ...{ folder: 6, 'whole folder': 11, file: 0 },
};
const REST_BYTES = 40;

/** A repository as a text of at most so many bytes, which says how much of each kind it leaves out. */
export function digestText({ items, files, lines }: Repository, bytesMax = DIGEST_BYTES_MAX): string {
  const intro = [
    'What the repository has already: paths and names, as data. Paths of routes are as their file writes them.',
    `${files} files, ${lines} lines of code`,
  ];
  const frame = Buffer.byteLength(blockOf(intro));
  const byKind = DIGEST_KINDS.map((kind) => ({
    kind,
    lines: linesOfKind(kind, items),
    many: items.filter((one) => one.kind === kind).length,
  })).filter((one) => one.lines.length > 0);
  const room = roomOf(
    byKind.map((one) => ({ kind: one.kind, bytes: bytesOf([headOf(one.kind), ...one.lines]) })),
    bytesMax - frame,
  );
  const body = byKind.flatMap((one, at) => fitted(one, room[at] ?? 0));
  return blockOf([...intro, ...body]);
}

const bytesOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

/** Each kind gets what it needs up to its share; what is left over goes to the kinds that need more, in their order. */
function roomOf(kinds: readonly { kind: DigestKind; bytes: number }[], all: number): number[] {
  const whole = kinds.reduce((sum, { kind }) => sum + SHARES[kind], 0);
  const rooms = kinds.map(({ kind, bytes }) => Math.min(bytes, Math.floor((all * SHARES[kind]) / whole)));
  let left = all - rooms.reduce((sum, room) => sum + room, 0);
  return kinds.map(({ bytes }, at) => {
    const more = Math.min(left, bytes - (rooms[at] ?? 0));
    left -= more;
    return (rooms[at] ?? 0) + more;
  });
}

function fitted(
  { kind, lines, many }: { kind: DigestKind; lines: readonly string[]; many: number },
  room: number,
): string[] {
  const head = headOf(kind);
  if (bytesOf([head, ...lines]) <= room) return [head, ...lines];
  let left = room - bytesOf([head]) - REST_BYTES;
  const kept: string[] = [];
  let told = 0;
  for (const line of lines) {
    const short = kind === 'whole folder' ? (bytesOf([line]) <= left ? line : undefined) : cutNames(line, left);
    if (short === undefined) break;
    kept.push(short);
    told += kind === 'whole folder' || kind === 'folder' ? 1 : namesIn(short);
    left -= bytesOf([short]);
    if (short !== line) break;
  }
  return kept.length === 0 ? [] : [head, ...kept, `… and ${many - told} more`];
}

const namesIn = (line: string): number => line.split('; ').length;

/** A line with as many of its names as fit; undefined where not one does. */
function cutNames(line: string, room: number): string | undefined {
  if (bytesOf([line]) <= room) return line;
  const at = line.lastIndexOf('; ', room - 2);
  const short = at < 0 ? undefined : line.slice(0, at + 1);
  return short !== undefined && bytesOf([short]) <= room ? short : undefined;
}
