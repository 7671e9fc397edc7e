import { describe, expect, it } from 'vitest';
import type { Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { briefSchema } from '../../../src/artifacts/brief.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../fixtures/groomer-blueprint.ts';
import { PLAIN_IDEA, plainArtifacts } from '../plain-artifacts.ts';
import { answerFor, answersFor, brief, ideaOf } from './answers.ts';

const SEEDS = Array.from({ length: 200 }, (_, at) => `seed ${at}`);
/** Whose answers are judged; 40 in `npm run test:long`, all 200 in `npm run test:soak`. */
const JUDGED = SEEDS.slice(0, Number(process.env.ANSWER_SEEDS ?? 10));

/** What is wrong with the artefacts that were written, in one list. */
function flawsOf(artifacts: PartialArtifacts, written: (keyof Artifacts)[], idea: string, context?: string): unknown[] {
  const shapes = written.flatMap((name): unknown[] => {
    const parsed = STAGES[name].schema.safeParse(artifacts[name]);
    return parsed.success ? STAGES[name].lacks(artifacts[name]) : parsed.error.issues;
  });
  return [...shapes, ...checkCoherence({ idea, context, artifacts }, { written }).faults];
}

describe('answers of a seed', () => {
  it('are valid, complete and coherent, alone and together', () => {
    for (const seed of JUDGED) {
      const all = answersFor(seed);
      expect([seed, flawsOf(all, [...ARTIFACT_NAMES], ideaOf(seed))]).toEqual([seed, []]);
      for (const name of ARTIFACT_NAMES) {
        expect([seed, flawsOf({ [name]: all[name] }, [name], ideaOf(seed))]).toEqual([seed, []]);
      }
    }
  });

  it('have a brief whose quotes stand in its idea', () => {
    for (const seed of SEEDS) {
      const { demands, asides } = briefSchema.parse(brief(seed));
      const idea = ideaOf(seed);
      expect(idea.length).toBeLessThanOrEqual(2_000);
      for (const quote of [...demands.map((one) => one.quote), ...asides]) expect(idea).toContain(quote);
    }
  });

  it('are the same each time, and have other shapes for other seeds', () => {
    expect(answersFor('again')).toEqual(answersFor('again'));
    const shapes = SEEDS.map((seed) => {
      const { architecture, features, phases, promptPack } = answersFor(seed);
      return [
        architecture.nodes.length,
        architecture.dataModel.length,
        features.features.length,
        phases.phases.length,
        promptPack.prompts.length,
      ];
    });
    const counts = (at: number) => [...new Set(shapes.map((shape) => shape[at] ?? 0))].sort((a, b) => a - b);
    expect(new Set(shapes.map(String)).size).toBeGreaterThan(150);
    expect(counts(0).length).toBeGreaterThan(4);
    expect(counts(1)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(counts(2)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(counts(3)).toEqual([3, 4, 5]);
    expect(counts(4)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });
});

describe.each([
  ['the tool library', plainArtifacts, PLAIN_IDEA, undefined],
  ['the dog groomers', groomerArtifacts(), GROOMER_IDEA, GROOMER_CONTEXT],
  ['another seed', answersFor('another'), ideaOf('another'), undefined],
])('answers on the artefacts of %s', (_whose, given, idea, context) => {
  it.each(['features', 'phases', 'promptPack'] as const)('keep to them in %s', (stage) => {
    const before = ARTIFACT_NAMES.slice(0, ARTIFACT_NAMES.indexOf(stage));
    const upstream: PartialArtifacts = Object.fromEntries(before.map((name) => [name, given[name]]));
    for (const seed of JUDGED) {
      const artifacts = { ...upstream, [stage]: answerFor(stage, { seed, upstream }) };
      expect([seed, flawsOf(artifacts, [stage], idea, context)]).toEqual([seed, []]);
    }
  });

  it('keep to the architecture in all that follows it', () => {
    for (const seed of JUDGED) {
      const upstream: PartialArtifacts = { architecture: given.architecture };
      for (const stage of ['features', 'phases', 'promptPack'] as const) {
        Object.assign(upstream, { [stage]: answerFor(stage, { seed, upstream }) });
      }
      expect([seed, flawsOf(upstream, ['features', 'phases', 'promptPack'], idea, context)]).toEqual([seed, []]);
    }
  });
});
