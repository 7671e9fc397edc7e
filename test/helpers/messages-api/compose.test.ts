import { describe, expect, it } from 'vitest';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { answersFor } from '../answers/answers.ts';
import { composeArtifact } from './compose.ts';
import { composeAll, expectCoherent } from './compose-all.ts';

describe('the answers of a stand-in', () => {
  it('are coherent for ideas of every kind', () => expectCoherent(8));

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
