import type { PackIndex, PromptSlice } from '../../artifacts/authored/parts/fills.ts';
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
export function packIndexFaults({ plan, brief, artifacts }: Told, index: PackIndex): string[] {
  const twice = repeatedNames(index.prompts.map(({ name }) => name));
  if (twice.length > 0) return twice.map((name) => `/prompts: two are called ${JSON.stringify(name)}.`);
  const given = { idea: plan.idea, context: plan.context, brief };
  const { artifact } = draftOfPack({ plan, brief, artifacts }, index, []);
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

/** What in the words of some prompts, or of the setup, only their author can shorten. Pure. */
export function promptWordsFaults(state: Told, index: PackIndex, slice: PromptSlice): string[] {
  return draftOfPack(state, index, [slice]).faults ?? [];
}

type Told = Pick<PlanState, 'plan' | 'brief' | 'artifacts'>;

/** The pack as it would be stored, with next to no words in the prompts that are not written yet. */
function draftOfPack({ plan, brief, artifacts }: Told, index: PackIndex, slices: readonly PromptSlice[]) {
  const rest = index.prompts.map(({ name }) => ({ name, ...NO_WORDS }));
  const filler = { summary: '-', setup: '-', prompts: rest, adds: NOTHING };
  const written = joinPromptPack(index, [...slices, filler], artifacts.features);
  const { idea, context } = plan;
  return promptPack.form.store(written, { idea, context, brief, upstream: artifacts });
}
