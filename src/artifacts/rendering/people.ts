import { type Built, builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { nameKey } from '../reading/names.ts';
import { oncePer } from '../reading/once-per.ts';
import type { GuardTeller } from './criteria.ts';
import { line, quoted, sentence } from './lines.ts';
import type { PromptParts } from './prompt-parts.ts';

type PersonTask = NonNullable<PromptPack['prompts'][number]['person']>[number];

/** What people have to do before the prompt at a place can begin; what was asked for earlier is asked about again. */
export const beforeLines = (plan: Plan, at: number): readonly string[] => peopleOf(plan)[at]?.before ?? [];

/** What a person has to judge in a prompt, and to do until later. */
export function personLines(plan: Plan, at: number, { criteria }: PromptParts, guardOf: GuardTeller): string[] {
  const judged = criteria.flatMap((one) => {
    const { proof, who } = one;
    const by = who === undefined ? '' : ` (judged by: ${line(who)})`;
    return proof === undefined ? [] : [`- ${line(one.id)} ${line(one.text)}${guardOf(one)}${by}`];
  });
  return [...judged, ...(peopleOf(plan)[at]?.later ?? [])];
}

/**
 * The work of people by the prompts that tell it: `before` is what holds up a prompt, by its name or by that of the phase
 * which it begins; `later` is what was found in a prompt and holds up something after it.
 */
const peopleOf = oncePer((plan: Plan): readonly { before: string[]; later: string[] }[] => {
  const { prompts } = builtIn(plan);
  const { phases = [] } = plan.artifacts.phases ?? {};
  const promptNamed = new Map(prompts.map(({ name }, at) => [nameKey(name), at] as const).reverse());
  const phaseNamed = new Map(phases.map(({ name }, at) => [nameKey(name), at] as const).reverse());
  const told = prompts.map(() => ({ before: [] as string[], later: [] as string[] }));
  const heldUpBy = ({ blocks }: PersonTask): readonly number[] => {
    const phase = phaseNamed.get(nameKey(blocks));
    const prompt = promptNamed.get(nameKey(blocks));
    return phase === undefined ? [prompt ?? []].flat() : beginning(prompts, phase);
  };
  for (const task of phases.flatMap(({ lead = [] }) => lead)) {
    for (const at of heldUpBy(task)) told[at]?.before.push(taskLine(task));
  }
  for (const [at, { prompt, phase }] of prompts.entries()) {
    for (const task of prompt.person ?? []) {
      // What holds up its own phase is needed at the end of that.
      const isOwnPhase = phase !== undefined && phaseNamed.get(nameKey(task.blocks)) === phase;
      const held = isOwnPhase ? [] : heldUpBy(task);
      const isOwn = held.includes(at);
      if (isOwn) told[at]?.before.push(taskLine(task));
      else
        told[at]?.later.push(
          `${taskLine(task)} What waits for it: ${isOwnPhase ? 'the end of ' : ''}${line(task.blocks)}`,
        );
      const asked = `${taskLine(task)} Asked for in ${quoted(prompt.name)}.`;
      for (const to of held) if (to > at) told[to]?.before.push(asked);
    }
  }
  return told;
});

/** Places of the prompts of a phase that wait for none of the same phase. */
function beginning(prompts: Built['prompts'], phase: number): number[] {
  const own = new Set(prompts.filter((one) => one.phase === phase).map(({ name }) => nameKey(name)));
  return [...prompts.entries()]
    .filter(([, one]) => one.phase === phase && !one.prompt.dependencies.some((name) => own.has(nameKey(name))))
    .map(([at]) => at);
}

const taskLine = ({ who, what }: Pick<PersonTask, 'who' | 'what'>): string => `- ${line(who)}: ${sentence(what)}`;
