import { describe, expect, it } from 'vitest';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { createOfflineEngine } from '../../../src/engines/offline/index.ts';
import { compose } from '../../../src/engines/offline/plan.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { IDEAS } from '../../helpers/ideas.ts';
import { noPrompt } from '../../helpers/no-prompt.ts';

describe.each(Object.values(STAGES))('the prompt for the $name', (stage) => {
  it('shows enough of what was made before for a planner to go on from it', async () => {
    for (const { idea, context } of IDEAS) {
      const upstream: PartialArtifacts = {};
      for (const name of ARTIFACT_NAMES.slice(0, ARTIFACT_NAMES.indexOf(stage.name))) {
        Object.assign(upstream, { [name]: compose(name, idea, context, upstream) });
      }
      const { user } = renderPrompt(stage, { idea, context, upstream, repair: undefined });
      const seen = Object.fromEntries(
        ARTIFACT_NAMES.filter((name) => user.includes(`<${name}>`)).map((name) => [name, readSection(user, name)]),
      );
      const request = { stage: stage.name, idea, context, upstream: seen, prompt: noPrompt };
      const made = await createOfflineEngine().generate({ ...request, signal: new AbortController().signal });
      const output = stage.schema.parse(made.output);
      const quality = checkCoherence(
        { idea, context, artifacts: { ...upstream, [stage.name]: output } },
        { written: stage.name },
      );
      expect([idea, quality.faults, stage.lacks(output)]).toEqual([idea, [], []]);
    }
  });
});
