import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import { joinPromptPack } from '../../artifacts/authored/parts/join.ts';
import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { promptReferencesExist } from '../../artifacts/coherence/rules/prompt-references-exist.ts';
import { repeatedNames } from '../../artifacts/reading/names.ts';
import { promptPack } from '../stages/prompt-pack.ts';
import type { PlanState } from './plan-state.ts';

const NO_WORDS = { goal: '-', steps: ['-'], pitfalls: [], checks: [], person: [], stop: '-', expectedOutput: '-' };
const NOTHING = { entities: [], fields: [], settings: [] };

/** Settings and fields that a prompt uses may come with its words. */
const MAY_BE_ADDED = promptReferencesExist.id;

/**
 * What is wrong with the index of a pack, before a word of its prompts is written: what is built twice, too late or
 * nowhere, and what does not exist. Pure.
 */
export function packIndexFaults({ plan, brief, artifacts }: PlanState, index: PackIndex): string[] {
  const twice = repeatedNames(index.prompts.map(({ name }) => name));
  if (twice.length > 0) return twice.map((name) => `/prompts: two are called ${JSON.stringify(name)}.`);
  const words = index.prompts.map(({ name }) => ({ name, ...NO_WORDS }));
  const slice = { summary: '-', setup: '-', prompts: words, adds: NOTHING };
  const written = joinPromptPack(index, [slice], artifacts.features);
  const given = { idea: plan.idea, context: plan.context, brief };
  const { artifact } = promptPack.form.store(written, { ...given, upstream: artifacts });
  const { faults } = checkCoherence(
    { ...given, artifacts: { ...artifacts, promptPack: artifact } },
    { written: 'promptPack' },
  );
  return faults
    .filter(({ rule }) => rule !== MAY_BE_ADDED)
    .map(({ pointer = '', message, mend = '' }) => {
      const place = promptPack.form.pointer(pointer, artifact);
      return [place && `${place}:`, message, mend].filter(Boolean).join(' ');
    });
}
