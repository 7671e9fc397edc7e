import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { createOfflineEngine } from '../../../src/engines/offline/index.ts';
import { noPrompt } from '../../helpers/no-prompt.ts';
import { blueprint } from './blueprint.ts';

const IDEA = 'A booking app for car mechanics with a queue board';

describe('a demand that the plan does not settle', () => {
  it.each(['no external services', 'no servers'])('(%s) is named to the reader and warned of', async (context) => {
    const { signal } = new AbortController();
    const { output, warnings } = await createOfflineEngine().generate({
      stage: 'architecture',
      idea: IDEA,
      context,
      upstream: {},
      prompt: noPrompt,
      signal,
    });
    expect(JSON.stringify(output)).toContain(`“${context}”`);
    expect(warnings?.join()).toContain(context);
  });

  it.each(['no external services', 'no servers'])('(%s) leaves the whole plan coherent', async (context) => {
    const artifacts = await blueprint(IDEA, context);
    const quality = checkCoherence(
      { idea: IDEA, context, artifacts },
      { written: ['research', 'architecture', 'features', 'phases', 'promptPack'] },
    );
    expect(quality.faults).toEqual([]);
  });

  it('is a fault when the plan keeps silent about it', async () => {
    const context = 'no servers';
    const artifacts = await blueprint(IDEA, context);
    const silent = { ...artifacts.architecture, summary: 'A program with a store.' };
    const quality = checkCoherence(
      { idea: IDEA, context, artifacts: { ...artifacts, architecture: silent } },
      { written: 'architecture' },
    );
    expect(quality.faults.map((fault) => fault.rule)).toContain('constraints-are-kept');
  });
});
