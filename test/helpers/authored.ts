import type * as z from 'zod';
import type { Architecture } from '../../src/artifacts/architecture.ts';
import type { Artifacts } from '../../src/artifacts/artifacts.ts';
import { authoredArchitectureSchema } from '../../src/artifacts/authored/architecture.ts';
import { authoredBriefSchema } from '../../src/artifacts/authored/brief.ts';
import { authoredFeaturesSchema } from '../../src/artifacts/authored/features.ts';
import { authoredPhasesSchema } from '../../src/artifacts/authored/phases.ts';
import { authoredPromptPackSchema } from '../../src/artifacts/authored/prompt-pack.ts';
import { authoredResearch } from '../../src/artifacts/authored/research.ts';
import type { Brief } from '../../src/artifacts/brief.ts';
import type { Feature, Features } from '../../src/artifacts/features.ts';
import type { PromptPack } from '../../src/artifacts/prompt-pack.ts';

const SCHEMAS = {
  brief: authoredBriefSchema,
  research: authoredResearch.schema,
  architecture: authoredArchitectureSchema,
  features: authoredFeaturesSchema,
  phases: authoredPhasesSchema,
  promptPack: authoredPromptPackSchema,
};

type Stored = Artifacts & { brief: Brief };
type Authored = { [Stage in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[Stage]> };

/** A stored artefact as its author would have written it. Throws where no author could have. */
export function asAuthored<Stage extends keyof Authored>(stage: Stage, stored: Stored[Stage]): Authored[Stage] {
  // The schema of a stage gives what its author writes.
  return SCHEMAS[stage].parse(WRITTEN[stage](stored)) as Authored[Stage];
}

// The schemas fill in what is absent and drop what an author does not write.
const WRITTEN: { [Stage in keyof Authored]: (stored: Stored[Stage]) => object } = {
  brief: (brief) => brief,
  research: (research) => research,
  architecture: architectureWritten,
  features: featuresWritten,
  phases: (phases) => phases,
  promptPack: packWritten,
};

function architectureWritten(architecture: Architecture): object {
  return { ...architecture, nodes: architecture.nodes.map((node) => ({ runs: 'own-cloud', ...node })) };
}

function featuresWritten({ features, ...rest }: Features): object {
  return { ...rest, features: features.map(featureWritten) };
}

function featureWritten({ acceptanceCriteria, criteria = [], ...feature }: Feature, at: number): object {
  return {
    id: `F${at + 1}`,
    ...feature,
    hours: feature.hours ?? HOURS[feature.estimatedEffort],
    criteria: acceptanceCriteria.map((text, place) => ({ text, ...criteria[place] })),
  };
}

/** Hours that make such an effort. */
const HOURS = { XS: 4, S: 8, M: 20, L: 36, XL: 64 };

function packWritten({ setupPrompt, prompts, ...rest }: PromptPack): object {
  return { ...rest, setup: setupPrompt.split(/\n\n^## /m, 1)[0], prompts: prompts.map(promptWritten) };
}

function promptWritten({ prompt, ...stored }: PromptPack['prompts'][number]): object {
  const parts = sectionsOf(prompt);
  if (parts.has('Goal') && parts.has('Steps')) {
    const [goal, stop] = [parts.get('Goal'), parts.get('Stop')];
    return { ...stored, goal, steps: itemsOf(parts.get('Steps')), pitfalls: itemsOf(parts.get('Pitfalls')), stop };
  }
  const sentences = prompt.split(/(?<=[.!?]) (?=[A-Z])/);
  const isPitfall = (one: string) => one.startsWith('Pitfall: ');
  return {
    ...stored,
    goal: stored.expectedOutput,
    steps: sentences.filter((one) => !isPitfall(one)),
    pitfalls: sentences.filter(isPitfall).map((one) => one.slice('Pitfall: '.length)),
    stop: 'Show the passing tests, then stop.',
  };
}

/** The sections of a rendered prompt by their headings. */
export const sectionsOf = (prompt: string): Map<string, string> =>
  new Map(
    prompt
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trim()]),
  );

/** The items of a list; lines that are indented belong to the item before them. */
export const itemsOf = (list = ''): string[] =>
  list === ''
    ? []
    : list.split(/\n(?=\S)/).map((one) => one.replace(/^(?:-|\d+\.) /, '').replaceAll(/\n {2,3}/g, '\n'));
