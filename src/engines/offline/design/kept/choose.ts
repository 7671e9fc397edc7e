import { capabilities } from '../../knowledge/index.ts';
import type { Domain, EntitySpec } from '../../knowledge/schema.ts';
import { fieldsOfKind, thingNamed } from '../../knowledge/words/things.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { Noun } from '../../understand/nouns.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isNoThing, isOnlyUsed, isUnwanted } from '../no-thing.ts';
import { isShunned } from '../shunned.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { isOfferedFunction } from './functions.ts';
import { nameOf } from './name.ts';
import { oddsBy, often } from './odds.ts';
import { signsOf } from './signs.ts';

/** Something that the product keeps. */
export interface Kept {
  noun: Noun;
  spec: EntitySpec | undefined;
  /** It stands in the text. */
  said: boolean;
  /** What it is of, where nobody says it or many products keep such: a booking of a court. */
  of: string | undefined;
  /** Log odds that it is kept at all. */
  odds: number;
}

/** Log odds from which something is kept, besides the main thing. */
const KEPT = -0.4;
const OTHERS_MAX = 5;
/** An idea keeps so many of the things that it names, where they are likely enough. */
const SAID_MIN = 4;
const LIKELY = -2.4;
/** Where the idea asks for so much in phrases, these tell more of it than things that are hardly kept. */
const [TOLD_WELL, LIKELY_TOLD] = [3, -1.6];

/**
 * What the product keeps, most important first: the first is what the plan is about. `user`: the last word of
 * the role that has an account. Learned; see learn/kept.ts.
 */
export function chooseKept(understanding: Understanding, domain: Domain | undefined, user: string): Kept[] {
  const judged = judge(understanding, domain);
  const [first] = judged.toSorted((a, b) => lead(b) - lead(a));
  if (!first) return [];
  // What nobody says and does not lead comes with the capability that needs it; who uses the product has an account.
  const rest = judged
    .filter((one) => one !== first && one.said && one.candidate.head !== user)
    .sort((a, b) => b.kept - a.kept);
  const sure = rest.filter(({ kept }) => kept > KEPT).slice(0, OTHERS_MAX);
  const least = understanding.asks.length >= TOLD_WELL ? LIKELY_TOLD : LIKELY;
  const likely = rest.filter((one) => one.candidate.nouns.length > 0 && one.kept > least && !sure.includes(one));
  const english = understanding.language === 'en';
  const saidMissing = Math.max(0, SAID_MIN - [first, ...sure].filter(({ said }) => said).length);
  return [first, ...sure, ...likely.slice(0, saidMissing)].map(({ candidate, noun, said, kept }) => ({
    noun,
    spec: candidate.spec,
    said,
    odds: kept,
    of: said && (noun.name.includes(' ') || (english && !often().includes(noun.head))) ? undefined : nearTo(noun, rest),
  }));
}

const judgements = new WeakMap<Understanding, Map<string, Judged[]>>();

/** Every candidate with its odds; once for a text, for the stages of a blueprint ask for the same. */
function judge(understanding: Understanding, domain: Domain | undefined): Judged[] {
  const known = judgements.get(understanding) ?? new Map<string, Judged[]>();
  judgements.set(understanding, known);
  const key = domain?.id ?? '';
  const judged = known.get(key) ?? judgeAnew(understanding, domain);
  known.set(key, judged);
  return judged;
}

function judgeAnew(understanding: Understanding, domain: Domain | undefined): Judged[] {
  const low = understanding.idea.toLowerCase();
  return candidatesOf(understanding, domain)
    .map((candidate) => ({ candidate, noun: asNoun(candidate, understanding) }))
    .filter(
      ({ candidate, noun }) =>
        !understanding.constraints.without.some((phrase) => singular(phrase) === candidate.head) &&
        !isShunned(noun.name, understanding) &&
        !isNoThing(noun, understanding) &&
        !isUnwanted(noun, low) &&
        !isOnlyUsed(noun, low) &&
        !isOfferedFunction(noun, understanding, capabilities),
    )
    .map(({ candidate, noun }): Judged => {
      const signs = signsOf(candidate, understanding);
      const said = candidate.at.length > 0 || candidate.nouns.length > 0;
      return { candidate, noun, said, main: oddsBy(signs, 'main'), kept: oddsBy(signs, 'kept') };
    });
}

/** Of what is said, the likeliest to be what the unsaid thing is of. */
const nearTo = (noun: Noun, judged: readonly Judged[]): string | undefined =>
  judged
    .filter((one) => one.candidate.nouns.length > 0 && one.noun.kind !== 'person' && !noun.name.includes(one.noun.name))
    .filter((one) => !/(?:ed|ing)$/.test(lastWord(one.noun.name)) || !one.noun.name.includes(' '))
    .sort((a, b) => b.main - a.main)[0]?.noun.name;

interface Judged {
  candidate: Candidate;
  noun: Noun;
  said: boolean;
  main: number;
  kept: number;
}

/** What nobody says leads only where it fits clearly better than all that is said. */
const lead = ({ main, said }: { main: number; said: boolean }) => main - (said ? 0 : UNSAID);
const UNSAID = 1;

function asNoun(candidate: Candidate, understanding: Understanding): Noun {
  const name = nameOf(candidate, understanding);
  const [read] = candidate.nouns;
  const known = thingNamed(name);
  const kind = candidate.spec?.kind ?? known?.kind ?? read?.kind ?? 'item';
  const fields = known?.fields ?? read?.fields ?? fieldsOfKind[kind];
  const unknown = read?.unknown ? { unknown: true as const } : {};
  return { is: 'thing', name, full: name, head: candidate.head, kind, fields, ...unknown };
}
