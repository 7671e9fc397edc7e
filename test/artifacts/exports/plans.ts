import type { ExportedFile, PlanToExport } from '../../../src/artifacts/exports/exported.ts';
import type { ExportFormat } from '../../../src/artifacts/exports/formats.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import { finishedSample } from '../../../src/generation/demo/finished-sample.ts';
import { readSample, SAMPLES } from '../../../src/plans/samples/index.ts';
import { writtenPlans } from '../../scorecard/sound-plan.ts';

export const AT = '2026-11-30T12:00:00.000Z';

/** The plans that people wrote, and the samples, as they are exported. */
export async function plansToExport(): Promise<(PlanToExport & { name: string })[]> {
  const samples = await Promise.all(SAMPLES.map(async ({ id }) => finishedSample(await readSample(id))));
  return [
    ...writtenPlans().map((plan) => ({ ...plan, planId: `plan_${'0'.repeat(32)}`, updatedAt: AT })),
    ...samples.map(({ id, idea, context, brief, artifacts }) => ({
      ...{ name: id, planId: id, idea, context, brief, artifacts, updatedAt: AT },
    })),
  ];
}

/** The texts of an export by their paths. */
export const textsOf = (files: readonly ExportedFile[]): Record<string, string> =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));

export const exported = (format: ExportFormat, plan: PlanToExport): Record<string, string> =>
  textsOf(exportPlan(format, plan));

const KEPT = { features: ['F1', 'F6'], prompts: ['P1', 'P2', 'P4', 'P10'] };

/** A small plan: two features and four prompts of one that a person wrote. */
export function smallPlan(): PlanToExport {
  const plan = writtenPlans().find(({ name }) => /choir/.test(name));
  if (plan === undefined) throw new Error('there is no plan of a choir');
  const { features, promptPack, ...artifacts } = plan.artifacts;
  const prompts = promptPack.prompts.filter(({ id = '' }) => KEPT.prompts.includes(id));
  return {
    ...{ ...plan, planId: `plan_${'0'.repeat(32)}`, updatedAt: AT },
    artifacts: {
      ...artifacts,
      features: { ...features, features: features.features.filter(({ id = '' }) => KEPT.features.includes(id)) },
      promptPack: { ...promptPack, prompts },
    },
  };
}
