import type { Capability, Domain } from '../knowledge/schema.ts';
import { fold } from '../language/fold.ts';
import type { Understanding } from '../understand/understand.ts';

type Triggers = Domain['triggers'];

/** What was counted for a text: the stages of a blueprint ask for the same. */
const counted = new WeakMap<Understanding, Map<Triggers, number>>();

/** How strongly the words of idea and context point here. Context counts half. */
export function strength(triggers: Triggers, understanding: Understanding): number {
  const known = counted.get(understanding) ?? new Map<Triggers, number>();
  counted.set(understanding, known);
  const points = known.get(triggers) ?? count(triggers, understanding);
  known.set(triggers, points);
  return points;
}

function count(triggers: Triggers, understanding: Understanding): number {
  let sum = 0;
  for (const { weight, words } of triggers)
    for (const word of words) {
      if (has(understanding.grams, word)) sum += weight;
      else if (has(understanding.contextGrams, word)) sum += weight / 2;
    }
  return sum;
}

/** A word, a phrase or a beginning ("patient*") is among the grams. */
function has(grams: Set<string>, word: string): boolean {
  if (!word.endsWith('*')) return grams.has(word);
  const start = word.slice(0, -1);
  const all = inOrder(grams);
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return all[low]?.startsWith(start) ?? false;
}

/** The grams of one text are asked for hundreds of beginnings: they are put in order once. */
const ordered = new WeakMap<Set<string>, string[]>();
function inOrder(grams: Set<string>): string[] {
  const known = ordered.get(grams) ?? [...grams].sort();
  ordered.set(grams, known);
  return known;
}

/** The field that fits best and how strongly; none when its words are too few. */
export function chooseDomain(
  domains: readonly Domain[],
  understanding: Understanding,
): { best: Domain | undefined; points: number } {
  let best: Domain | undefined;
  let points = 1.5;
  for (const domain of domains) {
    const own =
      domain.id === 'general' ? 0 : strength(domain.triggers, understanding) + namedPeople(domain, understanding);
    if (own > points) [best, points] = [domain, own];
  }
  return { best, points };
}

/** Whom the product is for says more about the field than any other word: counted once more, by the whole name or its head. */
function namedPeople(domain: Domain, { reading }: Understanding): number {
  const people = new Set(
    reading.people.filter(({ at }) => at !== 'beside').flatMap(({ noun }) => [noun.head, noun.name]),
  );
  if (people.size === 0) return 0;
  return domain.triggers.reduce(
    (sum, { weight, words }) => sum + (words.some((word) => people.has(word)) ? weight : 0),
    0,
  );
}

/** The idea or its context has one of the words, or the plan has one of the capabilities. */
export function applies(
  when: readonly string[] | undefined,
  understanding: Understanding,
  capabilities: ReadonlySet<string>,
): boolean {
  return (
    !when ||
    when.some(
      (word) =>
        capabilities.has(word) || has(understanding.grams, fold(word)) || has(understanding.contextGrams, fold(word)),
    )
  );
}

/** Needs a model, and the idea wants none. */
export function needsModel(capability: Capability, { constraints: { without } }: Understanding): boolean {
  return (
    without.some((phrase) => /\b(ai|ki|ia|llm)\b/.test(phrase)) && capability.nodes.some(({ type }) => type === 'ai')
  );
}

/** Excluded by the idea: "no payments", "without accounts". */
export function isExcluded(capability: Capability, understanding: Understanding): boolean {
  const { without } = understanding.constraints;
  const words = without.flatMap((phrase) => phrase.split(' '));
  if (words.length === 0) return false;
  const own = new Set([
    capability.id,
    ...capability.triggers.filter(({ weight }) => weight === 3).flatMap((trigger) => trigger.words),
    ...(EXCLUDES[capability.id] ?? []),
  ]);
  return (
    without.some((phrase) => own.has(phrase)) || words.some((word) => own.has(word) || own.has(word.replace(/s$/, '')))
  );
}

/** What people say when they mean that a product must not do this. */
const EXCLUDES: Record<string, string[]> = {
  accounts: [
    'account',
    'login',
    'signup',
    'sign-up',
    'registration',
    'password',
    'anmeldung',
    'konto',
    'cuenta',
    'conta',
    'compte',
  ],
  assistant: ['ai', 'llm', 'chatbot', 'ki', 'ia'],
  recommendations: ['ai', 'algorithm', 'recommendation'],
  notifications: ['notification', 'spam', 'email'],
  payments: ['payment', 'checkout', 'fee'],
  subscriptions: ['subscription', 'abo'],
  community: ['social', 'feed', 'social network', 'comment'],
  streaks: ['gamification', 'streak', 'point', 'badge'],
  telemetry: ['telemetry', 'tracking'],
  reports: ['analytics'],
  reviews: ['rating', 'review'],
  messaging: ['chat', 'message', 'messaging'],
  maps: ['gps', 'map', 'location'],
};
