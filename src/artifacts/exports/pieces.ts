import { AppError } from '../../errors.ts';
import { sha256 } from '../../system/secret.ts';
import type { ExportedFile } from './exported.ts';

/** How long an answer may be that carries a piece, its words around it included: clients cut longer ones, in the middle. */
export const EXPORT_ANSWER_MAX = { chars: 9_000, lines: 250 };
/** Room for those words, as text and as JSON. */
const FRAME = { chars: 1_200, lines: 12 };
/** Of a file's part: the lines around its text, and what they say of a block. */
const AROUND = { chars: 60, blockChars: 240, lines: 4 };
/** A longer line may be cut, at such steps: written as JSON it has six times as many characters at most. */
const STEP_CHARS = 1_000;

/** A file of an export, or a part of a long one. */
export interface FilePart extends ExportedFile {
  part: number;
  parts: number;
}

/** A piece of an export that fits an answer. */
export interface ExportPiece {
  piece: number;
  pieces: number;
  /** Stands in lines around texts: no text can hold it, because it is the hash of all texts. */
  mark: string;
  /** Every file with its characters; the list comes first. */
  list: { path: string; chars: number }[];
  files: FilePart[];
  /** What the next piece is asked for by. */
  next: string | undefined;
}

type Unit = { line: ExportPiece['list'][number] } | { file: FilePart };
interface Size {
  chars: number;
  lines: number;
}

const ROOM: Size = { chars: EXPORT_ANSWER_MAX.chars - FRAME.chars, lines: EXPORT_ANSWER_MAX.lines - FRAME.lines };
/** In less, a long file is not begun. */
const BEGIN_CHARS = ROOM.chars / 4;

/**
 * A piece of an export: the first one, or the one that `item` names. Files come whole where they fit a piece, else in parts,
 * which joined are the file. The same files give the same pieces. Pure. Throws `conflict` where the files are others than when
 * the first piece was read.
 */
export function exportPiece(files: readonly ExportedFile[], item?: string): ExportPiece {
  const mark = sha256(JSON.stringify(files)).slice(0, 12);
  const piece = item === undefined ? 1 : pieceNamed(item, mark);
  const pieces = packed(files);
  const units = pieces[piece - 1];
  if (units === undefined) throw notAnItem();
  return {
    ...{ piece, pieces: pieces.length, mark },
    list: units.flatMap((unit) => ('line' in unit ? [unit.line] : [])),
    files: units.flatMap((unit) => ('file' in unit ? [unit.file] : [])),
    next: piece < pieces.length ? `${piece + 1}-${mark}` : undefined,
  };
}

function pieceNamed(item: string, mark: string): number {
  const [, number, marked] = /^([1-9]\d{0,5})-([0-9a-f]{12})$/.exec(item) ?? [];
  if (number === undefined) throw notAnItem();
  if (marked !== mark)
    throw new AppError(
      'conflict',
      'The plan has changed since the first piece of this export: begin again without item.',
    );
  return Number(number);
}

const notAnItem = (): AppError =>
  new AppError('invalid_request', 'item: pass on the item of the piece before, or none for the first piece.');

/** The list and the files in their order, as many in each piece as fit. */
function packed(files: readonly ExportedFile[]): Unit[][] {
  const pieces = new Pieces();
  for (const { path, text } of files) {
    const line = { path, chars: text.length };
    pieces.put({ line }, { chars: JSON.stringify(line).length + 1, lines: 1 });
  }
  for (const file of files) {
    const whole = { ...file, part: 1, parts: 1 };
    const size = sizeOf(whole);
    if (fits(size, ROOM)) pieces.put({ file: whole }, size);
    else putInParts(pieces, file);
  }
  return pieces.units;
}

class Pieces {
  readonly units: Unit[][] = [];
  left: Size = { chars: 0, lines: 0 };

  /** In the last piece where it fits it, else in one more. */
  put(unit: Unit, size: Size, needed = size): void {
    if (!fits(needed, this.left)) {
      this.units.push([]);
      this.left = ROOM;
    }
    this.units.at(-1)?.push(unit);
    this.take(size);
  }

  take({ chars, lines }: Size): void {
    this.left = { chars: this.left.chars - chars, lines: this.left.lines - lines };
  }
}

/** A file that no piece holds begins in what is left of the last one, where that is worth it. */
function putInParts(pieces: Pieces, file: ExportedFile): void {
  const frame = sizeOf({ ...file, text: '', part: 9_999, parts: 9_999 });
  const parts: FilePart[] = [];
  for (const step of stepsOf(file.text)) {
    const size = { chars: JSON.stringify(step).length - 2, lines: step.endsWith('\n') ? 1 : 0 };
    if (parts.length === 0 || !fits(size, pieces.left)) {
      const part = { ...file, text: '', part: parts.length + 1, parts: 0 };
      parts.push(part);
      const chars = Math.max(BEGIN_CHARS, frame.chars + size.chars);
      pieces.put({ file: part }, frame, { chars, lines: frame.lines + 1 });
    }
    const part = parts.at(-1);
    if (part) part.text += step;
    pieces.take(size);
  }
  for (const part of parts) part.parts = parts.length;
}

const fits = (size: Size, left: Size): boolean => size.chars <= left.chars && size.lines <= left.lines;

function sizeOf(file: FilePart): Size {
  const around = AROUND.chars + file.path.length + (file.block ? AROUND.blockChars : 0);
  return { chars: JSON.stringify(file).length + around, lines: file.text.split('\n').length + AROUND.lines };
}

/** The lines of a text with their line ends, long ones in steps. */
function stepsOf(text: string): string[] {
  const steps: string[] = [];
  for (let from = 0; from < text.length; ) {
    const lineEnd = text.indexOf('\n', from);
    let to = Math.min(lineEnd === -1 ? text.length : lineEnd + 1, from + STEP_CHARS);
    // A character of two units stays whole.
    if (to < text.length && /[\ud800-\udbff]/.test(text[to - 1] ?? '')) to--;
    steps.push(text.slice(from, to));
    from = to;
  }
  return steps;
}
