import type { App } from '../../src/app.ts';
import { showPlan } from '../../src/generation/show-plan.ts';
import { openPlan } from '../../src/plans/open-plan.ts';
import { oncePer } from '../../src/store/prepared.ts';
import { planPageHtml } from './page.ts';

/** In place of a workspace: the page is made for every reader at once. */
const SAMPLES = 'samples';

const pages = oncePer((_app: App) => new Map<string, Promise<string>>());

/** The page of a sample, made once in a process: to ask for it again costs next to nothing. */
export function samplePage(app: App, planId: string): Promise<string> {
  const known = pages(app);
  const page = known.get(planId) ?? make(app, planId);
  known.set(planId, page);
  // What failed is tried again by the next reader.
  page.catch(() => known.get(planId) === page && known.delete(planId));
  return page;
}

async function make(app: App, planId: string): Promise<string> {
  const opened = await openPlan(app, SAMPLES, planId);
  return planPageHtml(await showPlan(app, opened, app.lifecycle.signal));
}
