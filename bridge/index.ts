import type { Route } from './route.ts';
import { getCreditsRoute } from './routes/credits.get.ts';
import { estimateRoute } from './routes/estimate.ts';
import { generateArchitectureRoute } from './routes/generate.architecture.ts';
import { generateBlueprintRoute } from './routes/generate.blueprint.ts';
import { generateFeaturesRoute } from './routes/generate.features.ts';
import { generatePhasesRoute } from './routes/generate.phases.ts';
import { generatePromptPackRoute } from './routes/generate.prompt-pack.ts';
import { generateResearchRoute } from './routes/generate.research.ts';
import { importSpecRoute } from './routes/imports.open.ts';
import { getPlanArtifactRoute } from './routes/plans.artifact.ts';
import { deletePlanRoute } from './routes/plans.delete.ts';
import { diffPlanArtifactRoute } from './routes/plans.diff.ts';
import { exportPlanRoute } from './routes/plans.export.ts';
import { getPlanRoute } from './routes/plans.get.ts';
import { importPlanRoute } from './routes/plans.import.ts';
import { listPlansRoute } from './routes/plans.list.ts';
import { nextOrderRoute } from './routes/plans.next.ts';
import { nextPromptRoute } from './routes/plans.next-prompt.ts';
import { openPlanRoute } from './routes/plans.open.ts';
import { linkPlanPageRoute } from './routes/plans.page.ts';
import { refreshPlanRoute } from './routes/plans.refresh.ts';
import { revisePlanRoute } from './routes/plans.revise.ts';
import { submitPartRoute } from './routes/plans.submit.ts';
import { cancelRunRoute } from './routes/runs.cancel.ts';
import { runEventsRoute } from './routes/runs.events.ts';
import { getRunRoute } from './routes/runs.get.ts';

/** Every endpoint below `/api/v1`: one line a route, in the order the documents show them. */
export const ROUTES: readonly Route[] = [
  generateResearchRoute,
  generateArchitectureRoute,
  generateFeaturesRoute,
  generatePhasesRoute,
  generatePromptPackRoute,
  generateBlueprintRoute,
  estimateRoute,
  getCreditsRoute,
  getRunRoute,
  runEventsRoute,
  cancelRunRoute,
  listPlansRoute,
  openPlanRoute,
  nextOrderRoute,
  submitPartRoute,
  revisePlanRoute,
  refreshPlanRoute,
  nextPromptRoute,
  linkPlanPageRoute,
  getPlanRoute,
  deletePlanRoute,
  exportPlanRoute,
  importSpecRoute,
  importPlanRoute,
  getPlanArtifactRoute,
  diffPlanArtifactRoute,
];
