import type { PromptPack } from '../../../src/artifacts/prompt-pack.ts';
import { mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atPrompt, lacking } from '../places.ts';
import { isMet, needsOf } from './needs.ts';

type Prompt = PromptPack['prompts'][number];

const withoutPart = ({ artifacts }: Subject, isPart: (part: string) => boolean): Site[] =>
  artifacts.promptPack.prompts.flatMap((prompt, at) => {
    const { builds = [] } = prompt;
    return builds.filter(isPart).map(
      (part): Site => ({
        artifact: 'promptPack',
        change: `dropped ${part} from what the prompt "${prompt.name}" builds`,
        apply() {
          prompt.builds = builds.filter((other) => other !== part);
        },
        places: () => [atPrompt(at), lacking('promptPack', '/prompts', part)],
      }),
    );
  });

/** No prompt builds a criterion of a P0 or P1 any more. */
export const criterionLost = mutatorOf((subject) => {
  const urgent = subject.index.criteria.filter(({ feature }) => ['P0', 'P1'].includes(feature.feature.priority));
  const ids = new Set(urgent.map(({ id }) => id));
  return withoutPart(subject, (part) => ids.has(part));
});

/** No prompt builds an operation any more. */
export const operationLost = mutatorOf((subject) =>
  withoutPart(subject, (part) => subject.index.operationsByKey.get(part)?.length === 1),
);

/** A prompt does not depend any more, even over others, on one that provides what it needs. */
export const dependencyLost = mutatorOf((subject) => {
  const { prompts } = subject.artifacts.promptPack;
  return prompts.flatMap((prompt, at) => {
    const needs = needsOf(subject, at).filter((need) => isMet(prompts, at, need));
    return prompt.dependencies.flatMap((dependency): Site[] => {
      const rest = prompt.dependencies.filter((other) => other !== dependency);
      const without = prompts.with(at, { ...prompt, dependencies: rest });
      if (needs.every((need) => isMet(without, at, need))) return [];
      return [
        {
          artifact: 'promptPack',
          change: `dropped the dependency of the prompt "${prompt.name}" on "${dependency}"`,
          apply() {
            prompt.dependencies = rest;
          },
          places: () => [atPrompt(at)],
        },
      ];
    });
  });
});

/** A prompt comes before one that it depends on. */
export const promptMovedEarlier = mutatorOf(({ artifacts: { promptPack } }) => {
  const { prompts } = promptPack;
  return prompts.flatMap((prompt, at) =>
    prompt.dependencies.flatMap((dependency): Site[] => {
      const before = prompts.findIndex(({ name }) => name === dependency);
      if (before === -1 || before >= at) return [];
      return [
        {
          artifact: 'promptPack',
          change: `moved the prompt "${prompt.name}" before "${dependency}"`,
          apply: () => move(prompts, at, before),
          places: () => [atPrompt(before)],
        },
      ];
    }),
  );
});

function move(prompts: Prompt[], from: number, to: number): void {
  prompts.splice(to, 0, ...prompts.splice(from, 1));
}
