import { type Design, mainThings } from '../../design/design.ts';

/** What changes hands between two sides: guesses by kind of thing, said to be such wherever they are used. */
export interface Deal {
  dollars: number;
  /** Deals of one paying customer a month. */
  aMonth: number;
  /** The same in words: "one deal in two months". */
  often: string;
}

/** Words of the idea, dollars a deal, deals a month. The first row that fits counts. */
const rows = `
instrument equipment machine machinery laboratory lab device scanner | 3000 | 0.5
car vehicle motorbike caravan boat truck | 9000 | 0.2
house flat apartment property estate | 1200 | 0.5
art artwork painting sculpture auction antique | 700 | 1
wedding photographer venue event catering | 1500 | 1
room stay host holiday hostel hut | 220 | 6
repair plumber plumbing electrician renovation installation handyman | 180 | 8
job gig freelance freelancer project | 600 | 2
lesson tutor tutoring coaching therapy course class | 40 | 20
cleaning babysitter care sitter walker grooming | 45 | 15
furniture bike bicycle phone laptop | 180 | 2
dress clothes garment shoe toy book record vinyl | 30 | 6
meal food bread vegetable box produce restaurant takeaway | 28 | 60
ticket concert show festival | 30 | 40
ride trip delivery parcel | 14 | 60
tool loan rental | 20 | 4
`;
const table = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [words = '', dollars = '', aMonth = ''] = row.split(' | ');
    return { words: words.split(' '), dollars: Number(dollars), aMonth: Number(aMonth) };
  });

/** The usual deal for what the idea trades in. */
export function dealOf(design: Design): Deal {
  const named = new Set(mainThings(design, 3).flatMap((name) => name.split(' ')));
  const { grams } = design.understanding;
  const row =
    table.find(({ words }) => words.some((word) => named.has(word) || named.has(`${word}s`))) ??
    table.find(({ words }) => words.some((word) => grams.has(word)));
  const { dollars, aMonth } = row ?? { dollars: 60, aMonth: 10 };
  return { dollars, aMonth, often: saidOften(aMonth) };
}

function saidOften(aMonth: number): string {
  if (aMonth >= 1) return aMonth === 1 ? 'one a month' : `${aMonth} a month`;
  return `one in ${Math.round(1 / aMonth)} months`;
}
