import { type Brief, type Demand, QUESTIONS_MAX } from '../../../artifacts/brief.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What idea and context say, sorted by what an outline does with it. */
export interface Reading {
  brief: Brief;
  /** Demands that become a feature each. */
  wishes: Wish[];
  /** Quotes that rule something out. */
  ruledOut: string[];
  /** Quotes that say more about the product and are to be read as they stand. */
  kept: string[];
  /** Quotes of background, and what the rules did not understand. */
  asides: string[];
  /** The author's own questions. */
  questions: string[];
  /** Sentences that address a machine. Nothing of a plan may be made of them. */
  quarantined: string[];
  /** How many demands there are beyond what an outline holds. */
  beyond: number;
}

export interface Wish {
  demand: Demand;
  kind: 'ask' | 'weak' | 'stated' | 'whole';
}

/** So many demands fit into the prompts of one pack. */
const DEMANDS_MAX = 60;
/** An outline of more wishes than this is more than two weeks' work for one person. */
const SMALL_MAX = 8;

/** Reads idea and context. Pure: the same words give the same brief, and the order of sentences changes no quote. */
export function readBrief(idea: string, context: string | undefined): Reading {
  const pieces = withoutOrders(unique([...piecesOf(idea, 'idea'), ...piecesOf(context ?? '', 'context')]));
  const of = (...kinds: Piece['kind'][]) => pieces.filter(({ kind }) => kinds.includes(kind));
  const demanded = of('ask', 'weak', 'stated', 'kept', 'unread', 'denied');
  const demands = demanded.slice(0, DEMANDS_MAX).map(demandOf);
  const wishes = wishesOf(demanded.slice(0, DEMANDS_MAX), demands);
  const wished = new Set(wishes.map(({ demand }) => demand));
  const others = demands.filter((demand) => !wished.has(demand));
  const questions = of('question').map(({ quote }) => quote);
  const quarantined = of('machine').map(({ quote }) => quote);
  const asides = [...of('aside'), ...demanded.slice(DEMANDS_MAX)].map(({ quote }) => quote);
  return {
    wishes,
    ruledOut: others.filter(({ polarity }) => polarity === 'must-not').map(({ quote }) => quote),
    kept: others.filter(({ polarity }) => polarity === 'must').map(({ quote }) => quote),
    asides,
    questions,
    quarantined,
    beyond: Math.max(0, demanded.length - DEMANDS_MAX),
    brief: {
      product: demands[0]?.quote ?? 'The rules found no words that name the product.',
      setting: 'product',
      size: wishes.length > SMALL_MAX ? 'normal' : 'small',
      people: [],
      demands,
      assumptions: [{ id: 'A1', text: 'The product is for others to use: the rules do not read who it is for.' }],
      questions: questions.slice(0, QUESTIONS_MAX).map((text, at) => ({
        id: `Q${at + 1}`,
        text,
        options: [],
        default: 'Left open.',
        changes: [],
      })),
      nonGoals: [],
      asides: [...asides, ...questions.slice(QUESTIONS_MAX), ...quarantined],
      existing: [],
    },
  };
}

/**
 * What becomes features: what is asked for, and what the idea states. Where nothing reads like either, all of it together
 * is one feature, because it can still be built as it stands.
 */
function wishesOf(pieces: readonly Piece[], demands: readonly Demand[]): Wish[] {
  const wishes = demands.flatMap((demand, at): Wish[] => {
    const { kind, from } = pieces[at] ?? {};
    if (kind === 'ask' || kind === 'weak') return [{ demand, kind }];
    return kind === 'stated' && from === 'idea' ? [{ demand, kind }] : [];
  });
  const [whole] = demands.filter(({ polarity }) => polarity === 'must');
  return wishes.length > 0 || whole === undefined ? wishes : [{ demand: whole, kind: 'whole' }];
}

function demandOf({ quote, kind }: Piece, at: number): Demand {
  const figures = [...new Set(quote.match(FIGURE) ?? [])];
  const about = { id: `D${at + 1}`, quote, figures };
  if (kind === 'denied') {
    return { ...about, kind: 'limit', polarity: 'must-not', means: MEANS.denied, forbids: ruledOutBy(quote) };
  }
  const isAsked = kind === 'ask' || kind === 'weak' || kind === 'stated';
  const means = isAsked ? MEANS.asked : kind === 'unread' ? MEANS.unread : MEANS.kept;
  return { ...about, kind: isAsked ? 'act' : 'quality', polarity: 'must', means, forbids: [] };
}

const MEANS = {
  asked: 'Holds when someone can do or see what the quote says.',
  kept: 'Holds when the product agrees with the quote as it is written; the rules do not sort it.',
  denied: 'Holds when no way through the product breaks it.',
  unread: 'Not read: the rules read English only. Read it yourself.',
};
const FIGURE = /[$€£]?\d(?:[\d.,:]{0,20}\d)?(?:\s?(?:%|°\p{L}|[$€£]))?/gu;

/** The things of "no cloud, no ads": the words behind each "no". */
function ruledOutBy(quote: string): string[] {
  const things = quote
    .split(/,\s*(?:and\s+)?/)
    .map((part) => /^no ([\p{L}\p{N}][\p{L}\p{N} '’-]{1,40})$/iu.exec(part.trim())?.[1]);
  return things.every((thing) => thing !== undefined) ? things.filter((thing) => thing !== undefined) : [];
}

/** Where one sentence addresses a machine, any order may be meant for it: then orders ask for nothing. */
function withoutOrders(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'machine')) return [...pieces];
  return pieces.map((piece) => (piece.isOrder ? { ...piece, kind: 'machine' } : piece));
}

/** What is said twice is asked for once. */
function unique(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter(({ quote }) => {
    const key = quote
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
