import { auxiliaries, determiners, prepositions } from '../knowledge/words/grammar.ts';
import { customers, persons } from '../knowledge/words/people.ts';
import { dictionary } from '../language/dictionary.ts';
import { plural, singular } from '../language/inflect.ts';

/** How much there is of something, in the idea's own figures. */
export interface Scale {
  value: number;
  /** In English and plural: "infusion pumps". */
  of: string;
  per: 'day' | 'week' | 'month' | 'year' | undefined;
  /** As the plan writes it: "4,000 infusion pumps", "10 million calls a month". */
  text: string;
}

const FIGURE =
  /(?<= )(\d[\d.,]{0,11})(k|m)? (?:(million|millionen|millones|millions|milhoes|thousand|tausend|mil|mille|hundred|dozen|lakh) )?((?:[\p{L}][\p{L}-]* ){1,4})/gu;
const FACTORS: Record<string, number> = dictionary({ k: 1e3, m: 1e6, hundred: 100, dozen: 12, lakh: 1e5 });
const UNITS = new Set(
  'second minute hour day week month year euro dollar pound rupee percent cent degree star step level word character time point inch foot mile meter metre liter litre watt volt gram kilo kilogram ton tonne page language option version phase decade o’clock kb mb gb tb km kg cm mm px am pm week-end old th st nd rd person-team column row field click tap line retry attempt try minute-slot sentence bullet question'.split(
    ' ',
  ),
);
const ALWAYS_MANY = new Set('staff people cattle sheep poultry fish deer'.split(' '));
/** "The first 20 orders are free", "more than 50 users" says nothing about the size of the house. */
const LIMITS =
  / (?:first|under|below|next|last|top|than|to|until|every|each|above|over|erste\w*|primer\w*|premier\w*) $/;
const DONE = new Set('deposit paid made sent taken given done booked held and or who that'.split(' '));
const SMALLEST = 5;
const SHOWN_MAX = 4;

/** Reads figures and what they count from folded words, with conditions already taken out. Linear. */
export function readScale(lemmas: string): Scale[] {
  const found = [...lemmas.matchAll(FIGURE)].slice(0, 12).flatMap((match) => {
    const value = sizeOf(match[1] ?? '', match[2] ?? match[3]);
    const words = (match[4] ?? '').trim().split(' ');
    const first = words.findIndex(isMany);
    // "400 vendor contracts": what is counted is the last of the two.
    const end = first >= 0 && !/s$/.test(words[first] ?? '') && words[first + 1]?.endsWith('s') ? first + 1 : first;
    const before = words.slice(0, Math.max(end, 0));
    if (LIMITS.test(lemmas.slice(Math.max(0, match.index - 12), match.index))) return [];
    // "A 60 € deposit paid online holds the slot" counts nothing.
    if (before.some((one) => DONE.has(one))) return [];
    if (end < 0 || value < SMALLEST || before.some(isSmallWord) || words.slice(0, end + 1).some(isUnit)) return [];
    const after = `${words.slice(end + 1).join(' ')} ${lemmas.slice(match.index + match[0].length, match.index + match[0].length + 20)}`;
    return [scaleOf(value, words.slice(0, end + 1), after)];
  });
  return found.slice(0, SHOWN_MAX);
}

function scaleOf(value: number, words: string[], after: string): Scale {
  const of = [...words.slice(0, -1), plural(singular(words.at(-1) ?? ''))].join(' ');
  const [, time, often] = RHYTHM.exec(after) ?? [];
  const per = PERIODS.find((period) => period === time || ADVERBS[period] === often);
  return { value, of, per, text: `${shown(value)} ${of}${per ? ` a ${per}` : ''}` };
}

/** "15 bikes a day", and what glosses of other languages make of it: "at day", "daily". */
const RHYTHM =
  /^\s?(?:(?:a|an|per|each|every|pro|par|por|at|by) (day|week|month|year)|(daily|weekly|monthly|yearly))(?! (?:one|two|\d))/;
const PERIODS = ['day', 'week', 'month', 'year'] as const;
const ADVERBS = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const;

const shown = (value: number) =>
  value >= 1e6 ? `${Math.round(value / 1e4) / 100} million` : value.toLocaleString('en-US');

function sizeOf(digits: string, size: string | undefined): number {
  const value = Number.parseFloat(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  const factor = size === undefined ? 1 : (FACTORS[size] ?? (/^mil(?:l|h)/.test(size) && size !== 'mille' ? 1e6 : 1e3));
  return Number.isFinite(value) && value * factor < 1e11 ? Math.round(value * factor) : 0;
}

/** "300 Schüler": people have one form in some languages. */
const isMany = (word: string) =>
  ALWAYS_MANY.has(word) || customers.has(word) || persons.has(word) || singular(word) !== word;
const isUnit = (word: string) => UNITS.has(word) || UNITS.has(singular(word));
const isSmallWord = (word: string) => determiners.has(word) || prepositions.has(word) || auxiliaries.has(word);
