import { type Brief, type Demand, QUESTIONS_MAX } from '../../../artifacts/brief.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A demand that becomes a feature, with what the rules know of it. */
export interface Wish {
  demand: Demand;
  piece: Piece;
}

/** What idea and context say, sorted. */
export interface Reading {
  brief: Brief;
  /** What becomes features. */
  wishes: Wish[];
  /** Quotes to keep to that are no features: figures, and what the context names. */
  conditions: string[];
  /** Quotes that say no to something. */
  ruledOut: string[];
  /** Pieces that were set aside because they address a machine. */
  quarantined: string[];
  /** Pieces that ask for nothing, or that the rules could not place. */
  asides: string[];
  /** How many pieces there were beyond what an outline holds. */
  beyond: number;
}

/** So many wishes fit into the prompts of one pack. */
const DEMANDS_MAX = 60;
const PEOPLE_MAX = 12;
/** An outline of more wishes than this is more than two weeks' work for one person. */
const SMALL_MAX = 8;

const WISHED = new Set<Piece['kind']>(['ask', 'weak', 'statement', 'item', 'unread']);

/** Reads idea and context. Pure: the same words give the same brief, and the order of sentences changes no quote. */
export function readBrief(idea: string, context: string | undefined): Reading {
  const pieces = unique([...piecesOf(idea, 'idea'), ...piecesOf(context ?? '', 'context')]);
  const isNamed = !pieces.some(isWish);
  const demanded = pieces.filter((piece) => isDemanded(piece));
  const kept = demanded.slice(0, DEMANDS_MAX).map((piece, at) => ({ piece, demand: demandOf(piece, at) }));
  const wishes = kept.filter(({ piece }) => isWish(piece) || (isNamed && piece.kind === 'name'));
  const questions = pieces.filter(({ kind }) => kind === 'question');
  const quarantined = pieces.filter(({ kind }) => kind === 'machine').map(({ quote }) => quote);
  const asides = [
    ...pieces.filter((piece) => isAside(piece)),
    ...questions.slice(QUESTIONS_MAX),
    ...demanded.slice(DEMANDS_MAX),
  ].map(({ quote }) => quote);
  const name = pieces.find(({ kind }) => kind === 'name') ?? wishes[0]?.piece;
  const others = kept.filter((one) => !wishes.includes(one)).map(({ demand }) => demand);
  return {
    wishes,
    conditions: others
      .filter(({ kind, polarity }) => polarity === 'must' && kind !== 'quality')
      .map(({ quote }) => quote),
    ruledOut: others.filter(({ polarity }) => polarity === 'must-not').map(({ quote }) => quote),
    quarantined,
    asides,
    beyond: Math.max(0, demanded.length - DEMANDS_MAX),
    brief: {
      product: name?.quote ?? 'The rules found no words that name the product.',
      setting: 'product',
      size: wishes.length > SMALL_MAX ? 'normal' : 'small',
      people: peopleOf(wishes),
      demands: kept.map(({ demand }) => demand),
      assumptions: [{ id: 'A1', text: 'The product is for others to use: the rules do not read who it is for.' }],
      questions: questions.slice(0, QUESTIONS_MAX).map(({ quote }, at) => ({
        id: `Q${at + 1}`,
        text: quote,
        options: [],
        default: 'Left open.',
        changes: [],
      })),
      nonGoals: [],
      asides: [...asides, ...quarantined],
      existing: [],
    },
  };
}

/** The context says under which conditions: only what it asks for is a wish. */
const isWish = ({ kind, from }: Piece): boolean =>
  from === 'context' ? kind === 'ask' || kind === 'weak' : WISHED.has(kind);

const isDemanded = (piece: Piece): boolean =>
  isWish(piece) ||
  ['denied', 'limit'].includes(piece.kind) ||
  (piece.from === 'context' && ['item', 'unread'].includes(piece.kind)) ||
  piece.kind === 'name';

const isAside = ({ kind, from }: Piece): boolean => kind === 'aside' || (kind === 'statement' && from === 'context');

function demandOf(piece: Piece, at: number): Demand {
  const { quote, kind } = piece;
  const id = `D${at + 1}`;
  const figures = [...new Set(quote.match(FIGURE) ?? [])].map((figure) => figure.trim());
  if (kind === 'denied') {
    return { id, quote, kind: 'limit', polarity: 'must-not', means: MEANS.denied, figures, forbids: ruledOut(quote) };
  }
  const about = aboutOf(piece);
  const means = kind === 'unread' ? MEANS.unread : about === 'act' ? MEANS.act : MEANS.limit;
  return { id, quote, kind: about, polarity: 'must', means, figures, forbids: [] };
}

function aboutOf(piece: Piece): Demand['kind'] {
  if (isWish(piece)) return 'act';
  if (piece.kind === 'name') return 'quality';
  return MONEY.test(piece.quote) ? 'money' : 'limit';
}

const MEANS = {
  act: 'Holds when someone can do or see what the quote says.',
  limit: 'Holds when a measurement or a look at the plan shows it.',
  denied: 'Holds when no way through the product breaks it.',
  unread: 'Not read: the rules read English only. Read it yourself.',
};
const FIGURE = /[$€£]?\d[\d.,:]{0,20}(?:\s?(?:%|°\p{L}|\p{L}{1,20}))?/gu;
const MONEY = /[$€£]|\b(?:euros?|dollars?|pounds?|usd|eur|gbp)\b/i;

/** The things of "no cloud, no ads": short words behind each "no". */
function ruledOut(quote: string): string[] {
  const parts = quote.replace(/[.!]+$/, '').split(/,\s*(?:and\s+)?/);
  const things = parts.map((part) => /^no ([\p{L}\p{N}][\p{L}\p{N} '’-]{1,40})$/iu.exec(part.trim())?.[1]);
  return things.every((thing) => thing !== undefined) ? things.filter((thing) => thing !== undefined) : [];
}

function peopleOf(wishes: readonly Wish[]): Brief['people'] {
  const people = new Map<string, { name: string; does: string }>();
  for (const { piece } of wishes) {
    const name = piece.act.actor;
    // "Singer" and "singers" are the same people.
    const key = name?.toLowerCase().replace(/s$/, '');
    if (name !== undefined && key !== undefined && !people.has(key)) people.set(key, { name, does: piece.quote });
  }
  return [...people.values()].slice(0, PEOPLE_MAX);
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
