import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { architectureSchema } from '../../../src/artifacts/architecture.ts';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence, RULES } from '../../../src/artifacts/coherence/index.ts';
import { planOf } from '../../../src/artifacts/coherence/plan/plan.ts';
import { featuresSchema } from '../../../src/artifacts/features.ts';
import { phasesSchema } from '../../../src/artifacts/phases.ts';
import { promptPackSchema } from '../../../src/artifacts/prompt-pack.ts';
import { ARTIFACT_NAMES, qualitySchema } from '../../../src/artifacts/quality.ts';
import { researchSchema } from '../../../src/artifacts/research.ts';
import { anyText } from '../../helpers/any-text.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { at } from './offenders.ts';

/** Generous, for a busy machine: what grows with the square of such an input takes minutes. */
const MOMENT_MS = 5_000;

function judge(artifacts: Artifacts, idea = GROOMER_IDEA, context: string | undefined = GROOMER_CONTEXT) {
  const start = performance.now();
  const quality = checkCoherence({ idea, context, artifacts }, { written: ARTIFACT_NAMES });
  expect(performance.now() - start).toBeLessThan(MOMENT_MS);
  expect(qualitySchema.parse(quality)).toEqual(quality);
  expect(JSON.stringify(quality).length).toBeLessThan(40_000);
  return quality;
}

/** Replaces every text of an artefact by what `change` makes of it. */
function rewrite<Value>(value: Value, change: (text: string) => string): Value {
  // The shape stays what it was: only texts are replaced by texts.
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    typeof inner === 'string' && !['type', 'priority', 'category', 'estimatedEffort'].includes(key)
      ? change(inner)
      : inner,
  ) as Value;
}

const LONG_FIELDS = [
  'summary',
  'grossMargin',
  'estimatedLTV',
  'tam',
  'protects',
  'tech',
  'choice',
  'dataImpact',
  'path',
  'duration',
  'prompt',
  'name',
];

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The sound plan with a long text in the first field of each of those names. */
function withLong(long: string): Artifacts {
  const left = new Set(LONG_FIELDS);
  // The shape stays what it was: a text is replaced by a text.
  return JSON.parse(JSON.stringify(groomerArtifacts()), (key, value: unknown) =>
    typeof value === 'string' && left.delete(key) ? long : value,
  ) as Artifacts;
}

describe('hostile input', () => {
  it.each([
    ['a NUL', '\u0000'],
    ['a lone surrogate', '\ud83d'],
    ['a right-to-left mark', '\u200f\u202e'],
    ['an emoji family', '👨‍👩‍👧'],
    ['a backslash and quotes', '\\"\'`'],
    ['a prototype name', '__proto__'],
    ['constructor', 'constructor'],
  ])('is judged when every text is %s', (_, text) => {
    judge(
      rewrite(groomerArtifacts(), () => text),
      `${text.repeat(12)} idea`,
      text,
    );
  });

  it.each(['constructor', '__proto__', 'toString'])('treats a feature called %s as any other', (name) => {
    const plan = groomerArtifacts();
    const json = JSON.stringify(plan).replaceAll('Dog history', name);
    // Only names were replaced: the shape stays.
    expect(judge(JSON.parse(json) as Artifacts).faults).toEqual([]);
  });

  it.each([
    'a',
    'As a ',
    'I want ',
    ' and ',
    '$1',
    '1,',
    '/a',
    '{',
    '`',
    'Aa',
    'React ',
    'no ',
    '3 weeks ',
    'LTV/CAC ',
    '(',
    '🐕',
    '注',
  ])('reads twelve long texts of nothing but %j in a moment', (piece) => {
    const long = piece.repeat(120_000 / piece.length);
    judge(withLong(long));
  });

  it('reads an idea and a context of one letter', () => {
    judge(groomerArtifacts(), 'a'.repeat(2_000), 'b'.repeat(8_000));
  });

  it('judges ten thousand features in a body of a mebibyte in a moment, with a short answer', () => {
    const plan = groomerArtifacts();
    plan.features.features = numbers(10_000).map((n) => ({
      name: `f${n}`,
      priority: 'P0',
      description: 'd',
      userStories: ['s'],
      acceptanceCriteria: ['c'],
      apiSurface: [],
      dataImpact: 'x',
      edgeCases: [],
      estimatedEffort: 'S',
    }));
    expect(JSON.stringify(plan.features).length).toBeGreaterThan(1_048_576);
    expect(judge(plan).omitted).toBeGreaterThan(10_000);
  });

  it('judges an architecture of five thousand nodes, entities and choices in a moment', () => {
    const plan = groomerArtifacts();
    const { architecture, features } = plan;
    architecture.nodes = numbers(5_000).map((n) => ({ label: `n${n}`, type: 'backend', description: 'd', tech: 'Go' }));
    architecture.edges = numbers(5_000).map((n) => ({ from: `n${n}`, to: `m${n}`, protocol: 'p', purpose: 'q' }));
    architecture.dataModel = numbers(5_000).map((n) => ({ entity: `E${n}`, fields: ['id'], relationships: [`F${n}`] }));
    architecture.techStack = numbers(5_000).map(() => ({ category: 'api', choice: 'Rails', rationale: 'r' }));
    at(features.features, 0).dataImpact = numbers(20_000)
      .map((n) => `\`G${n}\` OrderItem${n}`)
      .join(' ');
    expect(judge(plan).omitted).toBeGreaterThan(10_000);
  });

  it.each([
    'graph-is-connected',
    'prompts-build-in-order',
  ])('%s walks a chain of fifty thousand without running out of stack', (id) => {
    const plan = groomerArtifacts();
    const { architecture, promptPack } = plan;
    const node = at(architecture.nodes, 0);
    const prompt = at(promptPack.prompts, 0);
    architecture.nodes = numbers(50_000).map((n) => ({ ...node, label: `n${n}` }));
    architecture.edges = numbers(49_999).map((n) => ({ from: `n${n}`, to: `n${n + 1}`, protocol: 'p', purpose: 'q' }));
    promptPack.prompts = numbers(50_000).map((n) => ({
      ...prompt,
      name: `p${n}`,
      dependencies: n ? [`p${n - 1}`] : [],
    }));
    const rule = RULES.find((one) => one.id === id);
    expect(rule?.find(planOf({ idea: GROOMER_IDEA, context: undefined, artifacts: plan }))).toEqual([]);
  });

  it('never throws, whatever the texts and lists of the artefacts hold', () => {
    const plans = fc.record({
      research: anythingOf<Artifacts['research']>(groomerArtifacts().research, researchSchema),
      architecture: anythingOf<Artifacts['architecture']>(groomerArtifacts().architecture, architectureSchema),
      features: anythingOf<Artifacts['features']>(groomerArtifacts().features, featuresSchema),
      phases: anythingOf<Artifacts['phases']>(groomerArtifacts().phases, phasesSchema),
      promptPack: anythingOf<Artifacts['promptPack']>(groomerArtifacts().promptPack, promptPackSchema),
    });
    fc.assert(
      fc.property(plans, anyText({ maxLength: 60 }), (plan, text) => {
        judge(plan, text, text);
      }),
      { numRuns: 60 },
    );
  });
});

const TEXTS = fc.oneof(
  anyText({ maxLength: 40 }),
  fc.constantFrom(
    'Booking',
    'Slot booking',
    'OrderItem',
    '$1.2B–€3',
    '3 weeks',
    '-5 %',
    '/a/{b}/:c',
    'As a x, I want y so that z',
    '',
  ),
);

/** The sound artefact with some of its texts replaced by anything; drawn again until the schema lets it pass. */
function anythingOf<Shape>(
  sound: Shape,
  schema: { safeParse(value: unknown): { success: boolean } },
): fc.Arbitrary<Shape> {
  return fc
    .infiniteStream(fc.tuple(fc.boolean(), TEXTS))
    .map((draws) => {
      const changed = rewrite(sound, (text) => {
        const [replace, other] = draws.next().value ?? [false, ''];
        return replace && other.trim() !== '' ? other : text;
      });
      return changed;
    })
    .filter((changed) => schema.safeParse(changed).success);
}
