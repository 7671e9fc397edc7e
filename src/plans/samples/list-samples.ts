import { writeCursor } from '../../store/cursors.ts';
import type { Page } from '../../store/page.ts';
import { PLAN_ARTIFACTS } from '../names.ts';
import type { ListedPlan } from '../shapes.ts';
import { readSample, SAMPLES } from './index.ts';

/** In the cursor of a page that ends among the samples, or before the first: they come after plans of any age. */
export const SAMPLES_FROM = 0;

/** A page of the samples, in their order, after one of them or from the first. */
export async function listSamples({
  after,
  limit,
}: {
  after?: string | undefined;
  limit: number;
}): Promise<Page<ListedPlan>> {
  const left = SAMPLES.slice(SAMPLES.findIndex(({ id }) => id === after) + 1);
  const shown = left.slice(0, limit);
  const hasMore = left.length > shown.length;
  const next = writeCursor({ createdAt: SAMPLES_FROM, id: shown.at(-1)?.id ?? 'plan_none' });
  const data = await Promise.all(shown.map(({ id }) => listed(id)));
  return { data, nextCursor: hasMore ? next : null, hasMore };
}

/** Of its file alone: nothing of it is made for a list. */
async function listed(planId: string): Promise<ListedPlan> {
  const { idea, versions } = await readSample(planId);
  const artifacts = PLAN_ARTIFACTS.filter((name) => versions.some(({ artifact }) => artifact === name));
  const times = versions.map(({ createdAt }) => createdAt).sort();
  // A file has at least one version, and a test holds all of them to be up to date.
  const [createdAt = '', updatedAt = createdAt] = [times[0], times.at(-1)];
  return { planId, sample: true, idea, artifacts, stale: [], createdAt, updatedAt };
}
