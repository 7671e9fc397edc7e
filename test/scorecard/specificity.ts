import type { Planned } from './planned.ts';

/** How often the words of an idea stand in a plan, in hundredths of the plan's words: its own words, or another idea's. */
export function density(words: readonly string[], plan: Planned): number {
  const text = textOf(plan);
  const total = text.split(/\s+/).length;
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

const texts = new WeakMap<Planned, string>();
function textOf(plan: Planned): string {
  const text = texts.get(plan) ?? JSON.stringify(plan.artifacts).toLowerCase();
  texts.set(plan, text);
  return text;
}

/** As a word or the beginning of one: "harvest" stands in "harvests" and in "HarvestEntry". */
function count(text: string, word: string): number {
  const escaped = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.match(new RegExp(`(?<![a-z])${escaped}|${escaped.replaceAll(' ', '[-_ ]?')}`, 'g'))?.length ?? 0;
}
