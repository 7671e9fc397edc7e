import { type PlanPage, planPage } from '../../../src/artifacts/page/plan-page.ts';
import type { MadeArtifact } from '../../../src/artifacts/page/shown.ts';
import { JUDGED_NAMES, type JudgedName } from '../../../src/artifacts/quality.ts';
import type { SoundPlan } from '../../scorecard/sound-plan.ts';

/** The page of a plan that one model wrote in one go, but for what is given as stale. */
export function pageOf(
  { idea, context, brief, artifacts }: SoundPlan,
  stale: Partial<Record<JudgedName, JudgedName[]>> = {},
): PlanPage {
  const stored: Partial<Record<JudgedName, object | undefined>> = { brief, ...artifacts };
  const made = JUDGED_NAMES.flatMap((artifact): MadeArtifact[] => {
    const data = stored[artifact];
    if (data === undefined) return [];
    const at = '2026-11-21T10:00:00.000Z';
    const author = { by: 'a-model', isOutline: false, at };
    return [{ artifact, data: JSON.stringify(data), version: 1, ...author, stale: stale[artifact] ?? [] }];
  });
  return planPage({ idea, context: context ?? null, made });
}

/** The HTML of one part of a page. */
export const sectionOf = ({ sections }: PlanPage, id: string): string =>
  sections.find((section) => section.id === id)?.html ?? '';
