import { type Brief, type Demand, QUESTIONS_MAX } from '../../../artifacts/brief.ts';
import { uncovered } from '../../../artifacts/coherence/plan/uncovered.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What idea and context say, sorted by what an outline does with it. */
export interface Reading {
  brief: Brief;
  /** Demands that become a feature each. */
  wishes: Wish[];
  /** Quotes that rule something out. */
  ruledOut: string[];
  /** Quotes that say more about the product and are to be read as they stand: the rules do not sort them. */
  kept: string[];
  /** Quotes that are not English. */
  unread: string[];
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
  kind: 'ask' | 'stated' | 'whole';
}

/** So many demands fit into the prompts of one pack. */
const DEMANDS_MAX = 60;
/** An outline of more wishes than this is more than two weeks' work for one person. */
const SMALL_MAX = 8;

/** Reads idea and context. Pure: the same words give the same brief, and the order of sentences changes no quote. */
export function readBrief(idea: string, context: string | undefined): Reading {
  // Quotes are compared in this form, in which no piece begins inside a letter.
  const [read, beside] = [idea.normalize('NFC'), context?.normalize('NFC')];
  const reading = sortOut(read, beside);
  // What the pieces leave out, such as the rest of a sentence without an end, is kept as it stands.
  const asides = [...reading.asides, ...uncovered(reading.brief, read, beside).flat()];
  return {
    ...reading,
    asides,
    brief: { ...reading.brief, asides: [...new Set([...reading.brief.asides, ...asides])] },
  };
}

function sortOut(idea: string, context: string | undefined): Reading {
  const pieces = withoutOrders(unique([...piecesOf(idea, 'idea'), ...piecesOf(context ?? '', 'context')]));
  const of = (...kinds: Piece['kind'][]) => pieces.filter(({ kind }) => kinds.includes(kind));
  const quotesOf = (...kinds: Piece['kind'][]) => of(...kinds).map(({ quote }) => quote);
  const wished = wishesOf(pieces);
  const demanded = pieces.filter((piece) => wished.has(piece) || piece.kind === 'denied');
  const shown = demanded.slice(0, DEMANDS_MAX).map((piece, at) => ({ piece, demand: demandOf(piece, at) }));
  const rest = pieces.filter((piece) => !wished.has(piece));
  const kept = rest.filter(({ kind }) => ['ask', 'stated', 'kept'].includes(kind)).map(({ quote }) => quote);
  const unread = rest.filter(({ kind }) => kind === 'unread').map(({ quote }) => quote);
  const questions = quotesOf('question');
  const quarantined = quotesOf('machine');
  const asides = [...quotesOf('aside'), ...demanded.slice(DEMANDS_MAX).map(({ quote }) => quote)];
  const wishes = shown.flatMap(({ piece, demand }) => {
    const kind = wished.get(piece);
    return kind === undefined ? [] : [{ demand, kind }];
  });
  return {
    wishes,
    ruledOut: shown.filter(({ demand }) => demand.polarity === 'must-not').map(({ demand }) => demand.quote),
    ...{ kept, unread, asides, questions, quarantined },
    beyond: Math.max(0, demanded.length - DEMANDS_MAX),
    brief: {
      product: "See the demands: the rules do not sum up the author's words.",
      setting: 'product',
      size: wishes.length > SMALL_MAX ? 'normal' : 'small',
      people: [],
      demands: shown.map(({ demand }) => demand),
      assumptions: [
        ...kept.map((quote) => ({ quote, text: 'To be kept as it is written: the rules do not sort it.' })),
        ...unread.map((quote) => ({ quote, text: 'Not read, because the rules read English only.' })),
      ].map((assumption, at) => ({ id: `A${at + 1}`, ...assumption })),
      questions: questions.slice(0, QUESTIONS_MAX).map((text, at) => ({
        ...{ id: `Q${at + 1}`, text, options: [], default: 'Left open.', changes: [] },
      })),
      nonGoals: [],
      asides: [...asides, ...questions.slice(QUESTIONS_MAX), ...quarantined],
      existing: [],
    },
  };
}

/**
 * What becomes features: what the idea asks for. Where it asks for nothing, what it states; and where nothing reads like either,
 * the longest piece stands for all, because the author's words can still be built as they stand.
 */
function wishesOf(pieces: readonly Piece[]): Map<Piece, Wish['kind']> {
  for (const kind of ['ask', 'stated'] as const) {
    const found = pieces.filter((piece) => piece.kind === kind && piece.from === 'idea');
    if (found.length > 0) return new Map(found.map((piece) => [piece, kind]));
  }
  const [whole] = pieces
    .filter(({ kind }) => kind === 'kept' || kind === 'unread')
    .sort((one, other) => other.quote.length - one.quote.length);
  return new Map(whole === undefined ? [] : [[whole, 'whole']]);
}

function demandOf({ quote, kind }: Piece, at: number): Demand {
  const about = { id: `D${at + 1}`, quote, figures: [...new Set(quote.match(FIGURE) ?? [])] };
  if (kind === 'denied') {
    const means = 'Holds when no way through the product breaks it.';
    return { ...about, kind: 'limit', polarity: 'must-not', means, forbids: ruledOutBy(quote) };
  }
  const means = 'Holds when the product does what the quote says.';
  // Only a reader can tell an act from a property.
  return { ...about, kind: 'quality', polarity: 'must', means, forbids: [] };
}

const FIGURE = /(?:(?<![\p{L}\p{N}])[-−])?[$€£]?\d(?:[\d.,:]{0,20}\d)?(?:\s?(?:%|°\p{L}|[$€£]))?/gu;

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
