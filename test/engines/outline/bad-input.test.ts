import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { createOutlineEngine } from '../../../src/engines/outline/index.ts';
import { AppError } from '../../../src/errors.ts';
import { creditsOf, newCaller, run } from '../../helpers/callers.ts';
import { testApp } from '../../helpers/test-app.ts';
import { HOSTILE, type Outline, outlineOf, type TypedIdea } from './outlines.ts';

describe('bad input', () => {
  it.each(HOSTILE)('$name gives a sound outline or a clear error', (typed) => {
    const made = attempt(typed);
    if (made instanceof AppError) {
      expect(made.code).toBe('unprocessable');
      expect(made.message).toContain('nothing was charged');
      return;
    }
    const { idea, context } = typed;
    const { faults } = checkCoherence({ idea, context, artifacts: made.artifacts }, { written: ARTIFACT_NAMES });
    expect(faults).toEqual([]);
  });

  it.each([
    'only-model-instructions',
    'repeated-letter-2000',
    'emoji-only',
  ])('%s is an error that charges nothing', async (name) => {
    const typed = HOSTILE.find((one) => one.name === name);
    await using app = await testApp({ engine: createOutlineEngine() });
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    const made = run(app, caller, 'generate_blueprint', { input: { idea: typed?.idea } });
    await expect(made).rejects.toMatchObject({ code: 'unprocessable' });
    expect(await creditsOf(app, caller)).toEqual({ balance: 200, held: 0 });
  });

  it('of thousands of clauses keeps to what fits into a pack, and says what did not', () => {
    const context = Array.from({ length: 400 }, (_, at) => `It must show page ${at} of the book.`).join(' ');
    const made = attempt({ name: 'many', idea: 'Members must log a catch.', context });
    if (made instanceof AppError) throw made;
    expect(made.artifacts.features.features).toHaveLength(60);
    expect(made.artifacts.features.summary).toContain('341 more demands did not fit');
    expect(made.artifacts.promptPack.prompts).toHaveLength(20);
  });
});

function attempt(typed: TypedIdea): Outline | AppError {
  try {
    return outlineOf(typed);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
