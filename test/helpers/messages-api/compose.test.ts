import { describe, expect, it } from 'vitest';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { answersFor } from '../answers/answers.ts';
import { HOSTILE, IDEAS } from '../ideas.ts';
import { composeArtifact } from './compose.ts';

/** The answers to the five prompts of a blueprint, each shown what the ones before it were answered. */
function composeAll(idea: string, context?: string): PartialArtifacts {
  const upstream: PartialArtifacts = {};
  for (const name of ARTIFACT_NAMES) {
    const prompt = renderPrompt(STAGES[name], { idea, context, upstream });
    Object.assign(upstream, { [name]: STAGES[name].schema.parse(composeArtifact(name, prompt, prompt.schema)) });
  }
  return upstream;
}

describe('the answers of a stand-in', () => {
  it('are coherent for every idea', () => {
    for (const { idea, context } of [...IDEAS, ...HOSTILE.map((text) => ({ idea: text, context: undefined }))]) {
      const artifacts = composeAll(idea, context);
      const { faults } = checkCoherence({ idea, context, artifacts }, { written: [...ARTIFACT_NAMES] });
      expect([idea, faults]).toEqual([idea, []]);
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
    const { system, user, schema } = renderPrompt(STAGES.architecture, {
      idea: 'A rota for a shop',
      context: undefined,
      upstream: {},
    });
    const made = composeArtifact('architecture', { system, user }, schema);
    expect(made).not.toHaveProperty('guards');
    expect(made).not.toHaveProperty('nodes.0.runs');
    expect(answersFor('any').architecture).toHaveProperty('nodes.0.runs');
  });
});
