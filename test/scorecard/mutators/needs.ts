import type { PromptPack } from '../../../src/artifacts/prompt-pack.ts';
import type { Subject } from '../mutator.ts';

/** Places of the prompts of which one has to come before. */
export type Need = readonly number[];

/** What a prompt needs of others: what its criteria use, the rows that its operations read, and what it verifies. */
export function needsOf({ index, artifacts }: Subject, at: number): Need[] {
  const { prompts } = artifacts.promptPack;
  const buildersOf = (part: string): Need =>
    prompts.flatMap(({ builds = [] }, place) => (builds.includes(part) ? [place] : []));
  const { builds = [], verifies = [] } = prompts[at] ?? {};
  const used = index.criteria.filter(({ id }) => builds.includes(id)).flatMap(({ uses }) => uses);
  const read = index.operations
    .filter(({ key }) => builds.includes(key))
    .flatMap(({ reads }) => reads.map(({ entity }) => entity));
  const creators = (entity: string): Need =>
    index.operations
      .filter(({ writes }) => writes.some((write) => write.kind === 'create' && write.entity === entity))
      .flatMap(({ key }) => buildersOf(key));
  const needs = [...[...used, ...verifies].map(buildersOf), ...read.map(creators)];
  return needs.filter((need) => need.length > 0 && !need.includes(at));
}

/** Whether the prompt depends, over others too, on one that meets the need. */
export function isMet(prompts: PromptPack['prompts'], at: number, need: Need): boolean {
  const before = new Set([at]);
  // A set can grow while it is walked: what is added is visited too.
  for (const place of before) {
    for (const name of prompts[place]?.dependencies ?? []) {
      before.add(prompts.findIndex((prompt) => prompt.name === name));
    }
  }
  return need.some((place) => before.has(place));
}
