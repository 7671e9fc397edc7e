import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { authoredArchitectureSchema } from '../../../src/artifacts/authored/architecture.ts';
import { authoredFeaturesSchema } from '../../../src/artifacts/authored/features.ts';
import type { PackIndex } from '../../../src/artifacts/authored/parts/fills.ts';
import type { Skeleton } from '../../../src/artifacts/authored/parts/skeleton.ts';
import { authoredPhasesSchema } from '../../../src/artifacts/authored/phases.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import type { EnginePrompt } from '../../../src/engines/engine.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import type { Sizes } from '../../../src/generation/estimating/constants.ts';
import type { PartAsked } from '../../../src/generation/parts/ask-part.ts';
import { startDraft } from '../../../src/generation/parts/draft.ts';
import type { PartKind } from '../../../src/generation/parts/part.ts';
import { partPrompt } from '../../../src/generation/parts/prompt.ts';
import { toReview } from '../../../src/generation/review/to-review.ts';
import { versionsOfSample } from '../../../src/generation/sample.ts';
import { type SampleFile, sampleFileSchema } from '../../../src/plans/samples/sample-file.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { ANSWER_LENGTHS, HOST_LENGTHS, PART_LENGTHS } from '../../bench/answer-lengths.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

const SAMPLES = ['groomers', 'key-board', 'status-pages'] as const;

const readSampleFile = (name: string): SampleFile =>
  sampleFileSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../src/plans/samples/${name}.json`, import.meta.url), 'utf8')),
  );

/** Characters of the answers that made a plan. */
export type Written = { brief: number } & { [Unit in keyof Sizes['written']]?: number };

/** Every plan that was answered by hand, with what it has of each unit. */
export function plansByHand(): { name: string; written: Written }[] {
  const whole = Object.entries(ANSWER_LENGTHS).map(([name, written]) => ({ name, written }));
  const inParts = Object.entries(PART_LENGTHS).map(([name, of]) => ({
    name,
    written: {
      ...{ brief: sum(of.brief), research: sum(of.research), skeleton: sum(of.skeleton), review: sum(of.review) },
      ...{ architectureFill: sum(of.architectureFill), features: sum(of.featureSlice), phases: sum(of.phasesFill) },
      promptPack: sum(of.packIndex) + sum(of.promptSlice),
    },
  }));
  const byHosts = Object.entries(HOST_LENGTHS).map(([name, of]) => ({
    name,
    written: {
      ...{ brief: sum(of.brief), research: sum(of.research), architecture: sum(of.architecture) },
      ...{ features: sum(of.featureIndex) + sum(of.featureDetails), phases: sum(of.phases), review: sum(of.review) },
      promptPack: sum(of.packIndex) + sum(of.promptWords),
    },
  }));
  const samples = SAMPLES.map((name) => {
    const last = new Map(readSampleFile(name).versions.map((one) => [one.artifact, Object(one).written]));
    const written = Object.fromEntries(
      [...last].map(([artifact, one]) => [artifact, JSON.stringify(one ?? '').length]),
    );
    return { name, written: written as Written };
  });
  return [...whole, ...inParts, ...byHosts, ...samples];
}

const UNITS = [
  ...(['research', 'architecture', 'skeleton', 'architectureFill'] as const),
  ...(['features', 'phases', 'promptPack', 'review'] as const),
];

/** What these plans make expected: characters of each unit for one of the brief. */
export function writtenOf(plans: readonly Written[]): Sizes['written'] {
  const ratios = UNITS.map((unit) => {
    const own = plans.filter((plan) => plan[unit] !== undefined);
    return [unit, mean(own.map((plan) => (plan[unit] ?? 0) / plan.brief))];
  });
  return Object.fromEntries(ratios) as Sizes['written'];
}

/** A call of a blueprint as it was rendered, and the brief as its author wrote it. */
export interface Rendered {
  kind: PartKind;
  prompt: EnginePrompt;
}

/** Characters of the brief of a blueprint, and of what its prompts hold beside instructions, words and brief. */
export interface Measured {
  briefChars: number;
  sections: Sizes['sections'];
}

export function sectionsOf(calls: readonly Rendered[]): Sizes['sections'] {
  const byKind = Map.groupBy(calls, ({ kind }) => kind);
  const one = ([kind, own]: [PartKind, Rendered[]]) => {
    const extra = own.map(({ prompt }) => ({ shared: dataIn(prompt.shared ?? ''), own: dataIn(prompt.user) }));
    const shared = mean(extra.map((part) => part.shared));
    return [kind, { calls: own.length, shared, own: sum(extra.map((part) => part.own)) }];
  };
  return Object.fromEntries([...byKind].map(one)) as Sizes['sections'];
}

/** Characters of the sections that are neither words nor brief. */
function dataIn(text: string): number {
  const names = [...text.matchAll(/^<(\w+)>$/gm)].map(([, name = '']) => name);
  const data = names.filter((name) => !['idea', 'context', 'brief'].includes(name));
  return sum(data.map((name) => JSON.stringify(readSection(text, name)).length + 2 * name.length + 9));
}

/** What these blueprints make expected, for one character of the brief. */
export function expectedSections(all: readonly Measured[]): Sizes['sections'] {
  const briefChars = mean(all.map((one) => one.briefChars));
  const kinds = Object.keys(all[0]?.sections ?? {}) as PartKind[];
  const one = (kind: PartKind, field: 'calls' | 'shared' | 'own') =>
    mean(all.map(({ sections }) => sections[kind][field]));
  const expected = (kind: PartKind) => ({
    calls: one(kind, 'calls'),
    shared: one(kind, 'shared') / briefChars,
    own: one(kind, 'own') / briefChars,
  });
  return Object.fromEntries(kinds.map((kind) => [kind, expected(kind)])) as Sizes['sections'];
}

/** The calls that would have written each sample in parts. */
export const measuredSamples = (): Promise<Measured[]> =>
  Promise.all(
    SAMPLES.map(async (name) => {
      const { calls, briefChars } = await callsOfSample(readSampleFile(name));
      return { briefChars, sections: sectionsOf(calls) };
    }),
  );

async function callsOfSample(file: SampleFile): Promise<{ calls: Rendered[]; briefChars: number }> {
  const rows = versionsOfSample(file).filter(({ is_current }) => is_current === 1);
  const dataOf = (field: 'data' | 'written') =>
    Object.fromEntries(rows.map((row) => [row.artifact, JSON.parse(row[field] ?? 'null')]));
  const { brief, ...artifacts } = dataOf('data') as { brief: Brief } & Artifacts;
  const { brief: writtenBrief, ...written } = dataOf('written');
  const { idea } = file;
  const context = file.context ?? undefined;
  const calls: Rendered[] = [];
  const render = ({ kind, sections }: Pick<PartAsked<PartKind>, 'kind' | 'sections'>) =>
    calls.push({ kind, prompt: partPrompt(kind, sections) });
  const ask = (async (asked: PartAsked<PartKind>) => {
    render(asked);
    asked.onBegin?.();
    if (asked.kind === 'skeleton') return skeletonOf(written);
    if (asked.kind === 'packIndex') return { prompts: written.promptPack.prompts.map(indexed) };
    // What fills them in is not looked at here.
    return { prompts: [], features: [], phases: [], nodes: [], edges: [] };
  }) as Parameters<typeof startDraft>[0]['ask'];
  const draft = startDraft({ ask, clock: new TestClock() }, { idea, context, brief }, () => undefined);
  await draft.promptPack?.(artifacts).catch(() => undefined);
  const { questions, shown } = toReview({ idea, context, brief, artifacts, written: written as never });
  render({ kind: 'review', sections: { own: { idea, plan: shown, toJudge: questions } } });
  return { calls, briefChars: JSON.stringify(writtenBrief).length };
}

const indexed = ({ name, category, builds, verifies, uses, files, dependencies }: PackIndex['prompts'][number]) => ({
  ...{ name, category, builds, verifies, uses, files, dependencies },
});

/** What its author would have written first. */
function skeletonOf(written: Record<string, unknown>): Skeleton {
  const { nodes, dataModel, guards, settings } = authoredArchitectureSchema.parse(written.architecture);
  const { summary, features, limits, testData } = authoredFeaturesSchema.parse(written.features);
  const { phases } = authoredPhasesSchema.parse(written.phases);
  const skeletal = ({ criteria, userStories: _, edgeCases: __, screens: ___, apiSurface, ...feature }: Feature) => ({
    ...feature,
    guards: [...new Set(criteria.map(({ guard }) => guard).filter((guard) => guard !== undefined))],
    phase: phases.find((phase) => phase.features.includes(feature.id))?.name ?? '',
    operations: apiSurface.map(({ method, path, by, writes }) => ({ method, path, by, writes })),
  });
  return {
    nodes: nodes.map(({ description: _, ...node }) => node),
    ...{ dataModel, guards, settings, summary, limits, testData },
    phases: phases.map(({ name, users }) => ({ name, users })),
    features: features.map(skeletal),
  };
}

type Feature = z.infer<typeof authoredFeaturesSchema>['features'][number];
