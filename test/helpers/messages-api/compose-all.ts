import { expect } from 'vitest';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { type Brief, briefSchema } from '../../../src/artifacts/brief.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { clean } from '../../../src/artifacts/text.ts';
import { judge } from '../../../src/generation/judge.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { BRIEF_STAGE, STAGES } from '../../../src/generation/stages/index.ts';
import { HOSTILE, IDEAS } from '../ideas.ts';
import { composeArtifact } from './compose.ts';

const ALL: readonly { idea: string; context?: string }[] = [
  ...IDEAS,
  ...HOSTILE.map((text) => ({ idea: clean(text) })),
];

/** Composes the answers to every nth idea. */
export function expectCoherent(nth: number): void {
  for (const { idea, context } of ALL.filter((_, at) => at % nth === 0)) {
    expect(Object.keys(composeAll(idea, context))).toEqual([...ARTIFACT_NAMES]);
  }
}

/** The answers to the six prompts of a blueprint, each shown what the ones before it were answered. */
export function composeAll(idea: string, context?: string): PartialArtifacts {
  const upstream: PartialArtifacts = {};
  let brief: Brief | undefined;
  for (const name of ['brief', ...ARTIFACT_NAMES] as const) {
    const stage = name === 'brief' ? BRIEF_STAGE : STAGES[name];
    const given = { idea, context, brief, upstream };
    const prompt = renderPrompt(stage, given);
    const judged = judge(stage, composeArtifact(name, prompt, prompt.schema), 'authored', given);
    if ('faults' in judged) expect([idea, name, judged.faults]).toEqual([idea, name, []]);
    else if (name === 'brief') brief = briefSchema.parse(judged.output);
    else Object.assign(upstream, { [name]: judged.output });
  }
  return upstream;
}
