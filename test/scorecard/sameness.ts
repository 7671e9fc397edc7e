import type { Planned } from './planned.ts';

/** Sentences of fewer words say too little to be a template. */
const WORDS_MIN = 10;

/** Words of every sentence: masking them would make one sentence look like two. */
const GRAMMAR = new Set(
  'that with from their they this have will when them into than then what which where your about after before each other'.split(
    ' ',
  ),
);

/** A sentence that many plans share once their own nouns are masked. */
export interface SharedSentence {
  masked: string;
  /** The ids of the ideas whose plans say it. */
  ideas: string[];
}

/** The masked sentences of all plans, the most shared first. */
export function sharedSentences(plans: readonly Planned[]): SharedSentence[] {
  const found = new Map<string, string[]>();
  for (const plan of plans)
    for (const sentence of new Set(maskedSentences(plan)))
      found.set(sentence, [...(found.get(sentence) ?? []), plan.given.id]);
  return [...found]
    .map(([masked, ideas]) => ({ masked, ideas }))
    .sort((a, b) => b.ideas.length - a.ideas.length || (a.masked < b.masked ? -1 : 1));
}

/** Two ideas of different fields whose features have the most names in common, and the share of them (Jaccard). */
export function mostAlike(plans: readonly Planned[]): { share: number; pair: string } {
  let most = { share: 0, pair: 'no two' };
  for (const [index, one] of plans.entries())
    for (const other of plans.slice(index + 1)) {
      if (one.design.domain.id === other.design.domain.id) continue;
      const share = jaccard(namesOf(one), namesOf(other));
      if (share > most.share) most = { share, pair: `${one.given.id} and ${other.given.id}` };
    }
  return most;
}

const namesOf = ({ artifacts }: Planned) => new Set(artifacts.features.features.map(({ name }) => name.toLowerCase()));

function jaccard(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((name) => other.has(name)).length;
  return common / (one.size + other.size - common);
}

function maskedSentences(plan: Planned): string[] {
  const mask = maskOf(plan);
  return textsOf(plan.artifacts)
    .flatMap((text) => text.split(/\n+|(?<=[.!?])\s+/))
    .map((sentence) => mask(sentence.replace(/^[\s\-*•\d.)#[\]]+/, '').trim()))
    .filter((sentence) => sentence.split(/\s+/).length >= WORDS_MIN);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Replaces the plan's own nouns (things, people, product, and the words of the idea) by one sign. */
function maskOf({ design, given }: Planned): (sentence: string) => string {
  const { user, customer, keeper } = design.people;
  const words = [...design.entities, user, customer, keeper, design.product].flatMap((word) =>
    word ? [word.one, word.many, word.name, word.path, ...('group' in word ? [String(word.group)] : [])] : [],
  );
  const ofIdea = `${given.idea} ${given.context ?? ''} ${given.words.join(' ')}`.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const all = [...new Set([...words, ...ofIdea].map((word) => word.toLowerCase()))].filter(
    (word) => word && !GRAMMAR.has(word),
  );
  const source = all
    .sort((a, b) => b.length - a.length)
    .map((word) => `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?`)
    .join('|');
  const terms = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
  return (sentence) => sentence.replace(terms, '▢').toLowerCase();
}
