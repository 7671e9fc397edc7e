import type { Design } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { retold } from './retold.ts';

/** "Boxes of 96", "boxes of 9 by 9" */
const BOXES = /\bboxes of (\d{1,3})(?: ?(?:by|x|×) ?(\d{1,2}))?\b/i;
/** How racks and boxes of so many are laid out: rows first. ANSI/SLAS and the usual cryo boxes. */
const LAYOUTS: Record<number, [rows: number, columns: number]> = {
  25: [5, 5],
  48: [6, 8],
  49: [7, 7],
  64: [8, 8],
  81: [9, 9],
  96: [8, 12],
  100: [10, 10],
  144: [12, 12],
};
const LETTERS = 'ABCDEFGHIJKLMNOP';
const RACK = 4;

/** Boxes are as large as the brief says, and not as they usually are: 9 × 9 with 81 places. */
export function withSaidBoxes(
  spec: CapabilityFeature,
  { understanding }: Pick<Design, 'understanding'>,
): CapabilityFeature {
  const found = BOXES.exec(`${understanding.idea} ${understanding.context}`);
  const [first, second] = [Number(found?.[1]), Number(found?.[2])];
  const [rows, columns] = second ? [first, second] : (LAYOUTS[first] ?? []);
  if (!rows || !columns || rows > LETTERS.length - 1) return spec;
  const places = rows * columns;
  return retold(spec, (text) =>
    text
      .replace(
        /\bA 9 × 9 box takes 81 tubes\b/g,
        `${rows === 8 || rows === 11 ? 'An' : 'A'} ${rows} × ${columns} box takes ${places} tubes`,
      )
      .replace(/\bposition J1 and tube 82\b/g, `position ${LETTERS[rows]}1 and tube ${places + 1}`)
      .replace(/\bof 4 boxes moves 324 tubes\b/g, `of ${RACK} boxes moves ${RACK * places} tubes`),
  );
}
