import { describe, expect, it } from 'vitest';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { judge } from '../../../src/generation/judge.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { answerFor } from '../../helpers/answers/answers.ts';
import { IDEAS } from '../../helpers/ideas.ts';
import { composeArtifact } from '../../helpers/messages-api/compose.ts';

describe.each(Object.values(STAGES))('the prompt for the $name', (stage) => {
  it('shows enough of what was made before to go on from it', () => {
    for (const { idea, context } of IDEAS) {
      // Of another seed than the one that answers, so that the answer knows only what the prompt shows.
      const upstream: PartialArtifacts = {};
      for (const name of ARTIFACT_NAMES.slice(0, ARTIFACT_NAMES.indexOf(stage.name))) {
        Object.assign(upstream, { [name]: answerFor(name, { seed: `before ${idea}`, upstream }) });
      }
      const prompt = renderPrompt(stage, { idea, context, upstream, repair: undefined });
      const given = { idea, context, upstream };
      const judged = judge(stage, composeArtifact(stage.name, prompt, prompt.schema), 'authored', given);
      expect([idea, 'faults' in judged ? judged.faults : []]).toEqual([idea, []]);
    }
  });
});
