import type { Planned } from './planned.ts';

/** How often the words of an idea stand in a plan, in hundredths of the plan's words: its own words, or another idea's. */
export function density(words: readonly string[], plan: Planned): number {
  const { text, total } = textOf(plan);
  return (100 * words.reduce((sum, word) => sum + count(text, word), 0)) / words.length / total;
}

/** The share of the idea's words that each artefact says at least once, the mean of its artefacts. */
export function recall(plan: Planned): number {
  const texts = Object.values(plan.artifacts).map((artifact) => JSON.stringify(artifact).toLowerCase());
  const shares = texts.map(
    (text) => plan.given.words.filter((word) => count(text, word) > 0).length / plan.given.words.length,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/**
 * The swap test: how much denser an idea's own words stand in its plan than those of the other ideas do, on average.
 * A plan that says the same of everything scores 1.
 */
export function ownAgainstOthers(plan: Planned, all: readonly Planned[]): number {
  const others = all.filter((one) => one !== plan).map((one) => density(foreignWords(one, plan), plan));
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return density(plan.given.words, plan) / Math.max(mean, 0.001);
}

/** The words of the other idea that this one does not have itself. */
function foreignWords(other: Planned, plan: Planned): string[] {
  const own = plan.given.words.join(' ');
  const foreign = other.given.words.filter((word) => !own.includes(word));
  return foreign.length > 0 ? foreign : other.given.words;
}

const texts = new WeakMap<Planned, { text: string; total: number }>();
function textOf(plan: Planned): { text: string; total: number } {
  const known = texts.get(plan);
  if (known) return known;
  const text = JSON.stringify(plan.artifacts).toLowerCase();
  const made = { text, total: text.split(/\s+/).length };
  texts.set(plan, made);
  return made;
}

/** How often the text holds the word or phrase; in names the words of a phrase stand together or joined ("HiveInspection"). */
function count(text: string, phrase: string): number {
  const low = phrase.toLowerCase();
  if (low.includes(' ')) return text.match(new RegExp(escaped(low).replaceAll(' ', '[-_ ]?'), 'g'))?.length ?? 0;
  let found = 0;
  for (let at = text.indexOf(low); at >= 0; at = text.indexOf(low, at + low.length)) found += 1;
  return found;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
