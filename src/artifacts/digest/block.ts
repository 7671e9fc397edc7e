import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { cleanName, cleanPath, DIGEST_KINDS, type DigestItem, type DigestKind, isDigestKind } from './item.ts';

// A digest travels as text between two lines that the program knows again, so that it can stand in a context. A mark of the
// content in both shows damage, and is no proof of who wrote it: what is read from it is bounded, and data.

/** How long the text of a digest may be. */
export const DIGEST_BYTES_MAX = 6_000;
const ITEMS_MAX = 600;

const BEGIN = (mark: string): string => `[planwright digest 1 begins ${mark}]`;
const END = (mark: string): string => `[planwright digest 1 ends ${mark}]`;
const BEGINS = /^[ \t]{0,20}\[planwright digest 1 begins ([0-9a-f]{16})\][ \t\r]{0,20}$/;

/** The text of a digest around its lines, without bounds of its own. */
export function blockOf(lines: readonly string[]): string {
  const mark = markOf(lines);
  return [BEGIN(mark), ...lines, END(mark)].join('\n');
}

/** Of the lines as they are read again: a copy may change the white space around them. */
function markOf(lines: readonly string[]): string {
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A text without the digests in it, and what they tell. What is damaged stays where it is, as ordinary text. */
export function splitDigest(text: string): { words: string; items: DigestItem[] } {
  if (!text.includes('[planwright digest 1 begins ')) return { words: text, items: [] };
  const lines = text.split('\n');
  const words: string[] = [];
  const items: DigestItem[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const mark = BEGINS.exec(lines[at] ?? '')?.[1];
    const length =
      mark === undefined ? -1 : lines.slice(at + 1, at + 1 + ITEMS_MAX).findIndex((line) => line.trim() === END(mark));
    const body = lines.slice(at + 1, at + 1 + length);
    if (length < 0 || mark !== markOf(body) || Buffer.byteLength(body.join('\n')) > DIGEST_BYTES_MAX) {
      words.push(lines[at] ?? '');
      continue;
    }
    items.push(...itemsIn(body));
    at += length + 1;
  }
  return { words: words.join('\n').trim(), items: items.slice(0, ITEMS_MAX) };
}

/** A context without digests; undefined where nothing else is in it. */
export function wordsOf(context: string | undefined): string | undefined {
  if (context === undefined) return undefined;
  const { words } = splitDigest(context);
  return words === '' ? undefined : words;
}

/** The items as lines: a heading for each kind, and a line for each file with its names. */
export function linesOf(items: readonly DigestItem[]): string[] {
  return DIGEST_KINDS.flatMap((kind) => {
    const lines = linesOfKind(kind, items);
    return lines.length === 0 ? [] : [headOf(kind), ...lines];
  });
}

export const headOf = (kind: DigestKind): string => `# ${kind}`;

/** The lines of one kind, without its heading. */
export function linesOfKind(kind: DigestKind, items: readonly DigestItem[]): string[] {
  if (kind === 'file') return [];
  const own = items.filter((item) => item.kind === kind);
  if (kind === 'folder') {
    const whole = new Set(items.filter((item) => item.kind === 'whole folder').map(({ file }) => file));
    return own.filter(({ file }) => !whole.has(posix.dirname(file)) && !whole.has(file)).map(({ file }) => file);
  }
  if (kind === 'whole folder') {
    const isIn = (item: DigestItem) => item.file !== '.' && (item.kind === 'file' || item.kind === 'folder');
    const byFolder = Map.groupBy(items.filter(isIn), ({ file }) => posix.dirname(file));
    return own.map(({ file }) => line(file, (byFolder.get(file) ?? []).map(nameInFolder)));
  }
  return [...Map.groupBy(own, ({ file }) => file)].map(([file, named]) =>
    line(
      file,
      named.map(({ name }) => name),
    ),
  );
}

/** A folder is told from a file by the slash at its end. */
const nameInFolder = ({ kind, name }: DigestItem): string => (kind === 'folder' ? `${name}/` : name);

const line = (file: string, names: readonly string[]): string => `${file}:${names.map((name) => ` ${name};`).join('')}`;

function itemsIn(lines: readonly string[]): DigestItem[] {
  const items: DigestItem[] = [];
  let kind: DigestKind | undefined;
  for (const text of lines.map((one) => one.trim())) {
    const head = /^# (.{1,20})$/.exec(text)?.[1];
    if (head !== undefined) kind = isDigestKind(head) ? head : undefined;
    else if (kind !== undefined && text !== '' && !text.startsWith('…')) items.push(...itemsOf(kind, text));
  }
  return items;
}

function itemsOf(kind: DigestKind, text: string): DigestItem[] {
  const at = text.search(/:(?: |$)/);
  const file = cleanPath(at < 0 ? text : text.slice(0, at));
  if (file === undefined) return [];
  const names =
    at < 0
      ? []
      : text
          .slice(at + 1)
          .split(/;(?: |$)/)
          .flatMap((name) => cleanName(name) ?? []);
  const folder = { name: file === '.' ? 'top' : posix.basename(file), file };
  if (kind === 'folder') return [{ kind, ...folder }];
  if (kind !== 'whole folder') return names.map((name) => ({ kind, name, file }));
  const inside = names.flatMap((name): DigestItem[] => {
    const isFolder = name.endsWith('/');
    const own = isFolder ? name.slice(0, -1) : name;
    const path = cleanPath(file === '.' ? own : `${file}/${own}`);
    return path === undefined || own.includes('/')
      ? []
      : [{ kind: isFolder ? 'folder' : 'file', name: own, file: path }];
  });
  return [{ kind, ...folder }, ...inside];
}
