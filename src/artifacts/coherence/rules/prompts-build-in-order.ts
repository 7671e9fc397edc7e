import { nameKey, quote } from '../../reading/names.ts';
import { builtIn, type PlanPrompt } from '../plan/built.ts';
import { pointerTo } from '../plan/pointer.ts';
import { defineRule, type Finding } from '../rule.ts';

/** An order in which every dependency comes before its dependant is also one without a cycle. */
export const promptsBuildInOrder = defineRule({
  id: 'prompts-build-in-order',
  check: 3,
  severity: 'hard',
  says: 'Prompts depend on earlier prompts of no later phase only, and each builds, step by step, on a scaffolding prompt.',
  needs: ['promptPack'],
  judges: ['promptPack'],
  find({ phases }, plan) {
    const { prompts } = builtIn(plan);
    const phaseNames = phases?.phases.map(({ name }) => name) ?? [];
    return [...repeated(prompts), ...misplaced(prompts, phaseNames), ...withoutGround(prompts)];
  },
});

function repeated(prompts: readonly PlanPrompt[]): Finding[] {
  const seen = new Set<string>();
  return prompts.flatMap(({ name }, at) => {
    const isRepeated = seen.has(nameKey(name));
    seen.add(nameKey(name));
    const message = `Two prompts are called ${quote(name)}; dependencies cannot tell them apart.`;
    return isRepeated ? [fault(pointerTo('prompts', at, 'name'), message, 'Give each prompt a name of its own.')] : [];
  });
}

function misplaced(prompts: readonly PlanPrompt[], phaseNames: readonly string[]): Finding[] {
  const known = new Set(prompts.map(({ name }) => nameKey(name)));
  const done = new Map<string, PlanPrompt>();
  const why = (prompt: PlanPrompt, dependency: string): [message: string, mend: string] | undefined => {
    const wanted = `Prompt ${quote(prompt.name)} depends on ${quote(dependency)}`;
    const before = done.get(nameKey(dependency));
    if (before !== undefined) return laterPhase(prompt, before, phaseNames);
    if (!known.has(nameKey(dependency)))
      return [`${wanted}, which is no prompt.`, 'Write the name of an earlier prompt, or remove it.'];
    return nameKey(dependency) === nameKey(prompt.name)
      ? [`Prompt ${quote(prompt.name)} depends on itself.`, 'Remove the dependency.']
      : [`${wanted}, which comes later.`, 'Swap the two prompts, or break the cycle.'];
  };
  return prompts.flatMap((prompt) => {
    const faults = prompt.prompt.dependencies.flatMap((dependency, at) => {
      const found = why(prompt, dependency);
      return found === undefined ? [] : [fault(`${prompt.pointer}${pointerTo('dependencies', at)}`, ...found)];
    });
    done.set(nameKey(prompt.name), prompt);
    return faults;
  });
}

function laterPhase(
  prompt: PlanPrompt,
  before: PlanPrompt,
  phaseNames: readonly string[],
): [message: string, mend: string] | undefined {
  if (prompt.phase === undefined || before.phase === undefined || before.phase <= prompt.phase) return undefined;
  const [own, later] = [prompt.phase, before.phase].map((phase) => quote(phaseNames[phase] ?? ''));
  return [
    `Prompt ${quote(prompt.name)} builds for ${own}, but depends on ${quote(before.name)} of the later phase ${later}.`,
    'Remove the dependency, or build what it needs in the earlier phase.',
  ];
}

/** A prompt that depends on prompts stands on what they stand on, so only those without any can lack the ground. */
function withoutGround(prompts: readonly PlanPrompt[]): Finding[] {
  const ground = prompts.find(({ prompt }) => prompt.category === 'scaffolding');
  if (ground === undefined) {
    const message = 'No prompt is of the category scaffolding; the others have nothing to build on.';
    return [fault('/prompts', message, 'Begin with a prompt of the category scaffolding.')];
  }
  const known = new Set(prompts.map(({ name }) => nameKey(name)));
  return prompts
    .filter(({ prompt }) => prompt.category !== 'scaffolding')
    .filter(({ prompt }) => !prompt.dependencies.some((dependency) => known.has(nameKey(dependency))))
    .map(({ name, pointer }) =>
      fault(
        `${pointer}/dependencies`,
        `Prompt ${quote(name)} does not build on a scaffolding prompt such as ${quote(ground.name)}.`,
        'Let it depend on the scaffolding prompt, or on a prompt that does.',
      ),
    );
}

const fault = (pointer: string, message: string, mend: string): Finding => ({
  artifact: 'promptPack',
  pointer,
  message,
  mend,
});
