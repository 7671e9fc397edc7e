import type { Compared, Lost } from './compared.ts';
import type { Edit } from './edits.ts';

export interface PlaceOfEdit {
  file: string;
  line: number;
}

export interface LostEdit extends PlaceOfEdit {
  /** What stands there now, or stood there. */
  text: string;
  isGone: boolean;
  why: string;
}

const TEXT_CHARS = 200;

/** The lines that a new export does not say, without those of edits that are settled otherwise. */
export function lostEdits(
  lost: ReadonlyMap<Compared, Lost>,
  settled: readonly Edit[],
  whyOf: (file: Compared, side: 'was' | 'is', at: number) => string,
): LostEdit[] {
  return [...lost].flatMap(([file, own]) => {
    const isOpen = (side: 'was' | 'is') => {
      const places = new Set(settled.flatMap((edit) => (edit.file === file ? edit[side] : [])));
      return [...own[side]].filter((at) => !places.has(at));
    };
    const come = isOpen('is').map(
      (at): LostEdit => ({
        ...{ file: file.path, line: file.is.lines[at]?.number ?? 1, isGone: false, why: whyOf(file, 'is', at) },
        text: shortened(file.is.lines[at]?.raw),
      }),
    );
    const gone = isOpen('was').map(
      (at): LostEdit => ({
        ...{ file: file.path, line: lineNear(file, at), isGone: true, why: whyOf(file, 'was', at) },
        text: shortened(file.was.lines[at]?.raw),
      }),
    );
    return [...come, ...gone];
  });
}

const shortened = (text = ''): string => text.trim().slice(0, TEXT_CHARS).toWellFormed();

export function placeOf({ file, was, is, stood }: Edit): PlaceOfEdit {
  const [first] = is;
  const line = first === undefined ? lineNear(file, was[0] ?? stood ?? 0) : (file.is.lines[first]?.number ?? 1);
  return { file: file.path, line };
}

export const placeText = (edit: Edit): string => {
  const { file, line } = placeOf(edit);
  return `${file}:${line}`;
};

/** Where a line stood that is gone: the last one above it that is still there. */
function lineNear({ partners, is }: Compared, at: number): number {
  for (let above = at - 1; above >= 0; above--) {
    const place = partners[above] ?? -1;
    if (place >= 0) return is.lines[place]?.number ?? 1;
  }
  return 1;
}
