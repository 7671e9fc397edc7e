import type { PromptPack } from '../../artifacts/prompt-pack.ts';
import { quote, quoteList } from '../../artifacts/reading/names.ts';
import { AppError } from '../../errors.ts';
import { OUTLINE } from '../../plans/names.ts';
import type { OpenedPlan } from '../../plans/open-plan.ts';
import type { PlanVersionRow } from '../../store/tables.ts';
import { type PackPrompt, promptsOf } from './pack-prompts.ts';

/** The current prompts of a plan. Throws `conflict` that says how they are written. */
export async function requirePack(opened: OpenedPlan): Promise<PlanVersionRow> {
  const row = await opened.find('promptPack');
  if (row && row.engine !== OUTLINE) return row;
  const lacks = row ? 'The plan has only an outline of prompts, made by rules' : 'The plan has no prompts yet';
  const plan = JSON.stringify({ plan: opened.plan.id });
  throw new AppError(
    'conflict',
    `${lacks}. Write them in this chat with plan_next ${plan}, or have a model write them with generate_prompt_pack ${plan}.`,
  );
}

/** The prompts of a version. A version holds what its stage's schema has parsed. */
export const promptsIn = ({ data }: Pick<PlanVersionRow, 'data'>): PackPrompt[] =>
  promptsOf(JSON.parse(data) as PromptPack);

/** The prompt that is called so: by its id, in capitals or not, or by its name. Throws `invalid_request`. */
export function requirePrompt(prompts: readonly PackPrompt[], named: string, { done }: { done: boolean }): PackPrompt {
  const found =
    prompts.find(({ id }) => id.toLowerCase() === named.toLowerCase()) ?? prompts.find(({ name }) => name === named);
  if (found) return found;
  const has = quoteList(
    prompts.map((one) => one.id),
    prompts.length,
  );
  const lacks = `the plan has no prompt ${quote(named)}; it has ${has}.`;
  throw new AppError('invalid_request', done ? `done: ${lacks} Nothing was marked.` : lacks);
}
