import { AppError } from '../../errors.ts';

/** Our blocks: of `init`, and of an exported plan. A file may have both. */
export type BlockName = 'init' | 'plan';

// However it is spaced: one that an editor has touched must not be taken for none.
const MARKERS = {
  init: /<!--\s*planwright:(start|end)\s*-->/gi,
  plan: /<!--\s*planwright:plan:(start|end)\s*-->/gi,
};
const markersOf = (name: BlockName): [start: string, end: string] => {
  const prefix = name === 'init' ? 'planwright' : `planwright:${name}`;
  return [`<!-- ${prefix}:start -->`, `<!-- ${prefix}:end -->`];
};

/**
 * A file with our block in it: in place of the one that it has, else at its end. Every byte outside the block stays as it
 * is. Throws `conflict` where the markers are broken or the file is no text of single bytes. Pure.
 */
export function withBlock(file: Buffer, body: string, path: string, name: BlockName = 'init'): Buffer {
  if (file.includes(0)) throw new AppError('conflict', `${path} is not UTF-8 text. Convert it; nothing was changed.`);
  // One character a byte: places are byte offsets, and what is no UTF-8 comes back as it was.
  const text = file.toString('latin1');
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const [start, end] = markersOf(name);
  const block = Buffer.from([start, ...body.split('\n'), end].join(lineEnd));
  const place = placeOf(text, path, name);
  if (place) return Buffer.concat([file.subarray(0, place.from), block, file.subarray(place.to)]);
  const gap = gapBefore(text, lineEnd);
  return Buffer.concat([file, Buffer.from(gap), block, Buffer.from(lineEnd)]);
}

/** An empty line before the block, unless it comes first. */
function gapBefore(text: string, lineEnd: string): string {
  // A byte order mark alone is no line.
  if (text === '' || text === '\u00ef\u00bb\u00bf') return '';
  return /[\r\n]$/.test(text) ? lineEnd : lineEnd + lineEnd;
}

function placeOf(text: string, path: string, name: BlockName): { from: number; to: number } | undefined {
  const found = [...text.matchAll(MARKERS[name])];
  if (found.length === 0) return undefined;
  const [start, end] = found;
  if (found.length === 2 && start?.[1]?.toLowerCase() === 'start' && end?.[1]?.toLowerCase() === 'end')
    return { from: start.index, to: end.index + end[0].length };
  const [first, last] = markersOf(name);
  throw new AppError(
    'conflict',
    `${path} has broken markers of Planwright's block: it must have ${first} once and ${last} once after it. Remove or mend them, then run it again. Nothing was changed.`,
  );
}
