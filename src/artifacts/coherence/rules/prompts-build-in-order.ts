import type { PromptPack } from '../../prompt-pack.ts';
import { nameKey, quote, repeatedNames } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';

type Prompt = PromptPack['prompts'][number];

/** An order in which every dependency comes before its dependant is also one without a cycle. */
export const promptsBuildInOrder = defineRule({
  id: 'prompts-build-in-order',
  check: 3,
  severity: 'hard',
  says: 'Prompts depend only on prompts that stand before them, and each builds, step by step, on a scaffolding prompt.',
  needs: ['promptPack'],
  judges: ['promptPack'],
  find({ promptPack: { prompts } }) {
    const messages = repeatedNames(prompts.map((prompt) => prompt.name)).map(
      (name) => `Two prompts are called ${quote(name)}; dependencies cannot tell them apart.`,
    );
    messages.push(...misplacedDependencies(prompts), ...withoutGround(prompts));
    return messages.map((message): Finding => ({ artifact: 'promptPack', message }));
  },
});

function misplacedDependencies(prompts: readonly Prompt[]): string[] {
  const known = new Set(prompts.map((prompt) => nameKey(prompt.name)));
  const done = new Set<string>();
  return prompts.flatMap(({ name, dependencies }) => {
    const faults = dependencies.flatMap((dependency) => {
      if (done.has(nameKey(dependency))) return [];
      if (!known.has(nameKey(dependency)))
        return [`Prompt ${quote(name)} depends on ${quote(dependency)}, which is no prompt.`];
      if (nameKey(dependency) === nameKey(name)) return [`Prompt ${quote(name)} depends on itself.`];
      return [
        `Prompt ${quote(name)} depends on ${quote(dependency)}, which comes later; swap them or break the cycle.`,
      ];
    });
    done.add(nameKey(name));
    return faults;
  });
}

function withoutGround(prompts: readonly Prompt[]): string[] {
  const ground = prompts.find((prompt) => prompt.category === 'scaffolding');
  if (ground === undefined) return ['No prompt is of the category scaffolding; the others have nothing to build on.'];
  const grounded = groundedPrompts(prompts);
  return prompts
    .filter((prompt) => !grounded.has(nameKey(prompt.name)))
    .map(
      ({ name }) =>
        `Prompt ${quote(name)} does not build on a scaffolding prompt; let it depend on ${quote(ground.name)} or on a prompt that does.`,
    );
}

/** Follows the dependencies forward from the scaffolding, in whatever order the prompts stand. */
function groundedPrompts(prompts: readonly Prompt[]): Set<string> {
  const dependants = new Map<string, string[]>();
  for (const prompt of prompts) {
    for (const dependency of prompt.dependencies) {
      const known = dependants.get(nameKey(dependency)) ?? [];
      known.push(nameKey(prompt.name));
      dependants.set(nameKey(dependency), known);
    }
  }
  const grounded = new Set(
    prompts.filter((prompt) => prompt.category === 'scaffolding').map((prompt) => nameKey(prompt.name)),
  );
  // A set can grow while it is walked: what is added is visited too.
  for (const name of grounded) for (const next of dependants.get(name) ?? []) grounded.add(next);
  return grounded;
}
