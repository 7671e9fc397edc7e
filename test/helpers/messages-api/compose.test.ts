import { describe, expect, it } from 'vitest';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { type Brief, briefSchema } from '../../../src/artifacts/brief.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { clean } from '../../../src/artifacts/text.ts';
import { judge } from '../../../src/generation/judge.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { BRIEF_STAGE, STAGES } from '../../../src/generation/stages/index.ts';
import { answersFor } from '../answers/answers.ts';
import { HOSTILE, IDEAS } from '../ideas.ts';
import { composeArtifact } from './compose.ts';

/** The answers to the six prompts of a blueprint, each shown what the ones before it were answered. */
function composeAll(idea: string, context?: string): PartialArtifacts {
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

describe('the answers of a stand-in', () => {
  it('are coherent for every idea', () => {
    for (const { idea, context } of [...IDEAS, ...HOSTILE.map((text) => ({ idea: clean(text), context: undefined }))]) {
      expect(Object.keys(composeAll(idea, context))).toEqual([...ARTIFACT_NAMES]);
    }
  });

  it('agree from stage to stage, as the answers of one seed do', () => {
    const [idea, context] = ['A rota for a village shop', 'For volunteers'];
    const made = composeAll(idea, context);
    const own = answersFor(JSON.stringify([idea, context]));
    expect(made.features?.features.map(({ name }) => name)).toEqual(own.features.features.map(({ name }) => name));
    expect(made.promptPack?.prompts.map(({ name }) => name)).toEqual(own.promptPack.prompts.map(({ name }) => name));
  });

  it('have only the fields that the schema of the request names', () => {
    const given = { idea: 'A rota for a shop', context: undefined, upstream: {} };
    const { system, user } = renderPrompt(STAGES.architecture, given);
    const made = composeArtifact('architecture', { system, user }, { properties: { summary: {} } });
    expect(Object.keys(Object(made))).toEqual(['summary']);
  });
});
