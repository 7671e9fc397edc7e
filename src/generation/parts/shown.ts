import type { Architecture } from '../../artifacts/architecture.ts';
import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import type { Skeleton } from '../../artifacts/authored/parts/skeleton.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { Features } from '../../artifacts/features.ts';
import { briefDigest, buildable } from '../prompts/digests.ts';

// What the author of one part is shown of the others. What it cannot use would only cost tokens.

/** The brief without its demands, save for what is ruled out: for whom the rest settles what is built. */
export function aboutProduct(brief: Brief) {
  const { demands, ...about } = briefDigest(brief);
  return { ...about, mustNots: demands.filter(({ polarity }) => polarity === 'must-not').map(({ means }) => means) };
}

/** When what is built, for whom and how large. */
export const roadmapDigest = ({ summary, phases, features }: Skeleton) => ({
  ...{ summary, phases },
  features: features.map(({ id, name, priority, description, hours, phase }) => ({
    ...{ id, name, priority, description, hours, phase },
  })),
});

/** What is built, and what each operation writes; without fields, guards and who may do what. */
export const buildOrderDigest = ({ nodes, dataModel, settings, phases, features, limits, testData }: Skeleton) => ({
  nodes: nodes.map(({ label, tech }) => ({ label, tech })),
  entities: dataModel.map(({ entity }) => entity),
  settings: settings.map(({ name }) => name),
  phases,
  features: features.map(({ id, name, priority, description, demands, enables, hours, ...feature }) => ({
    ...{ id, name, priority, description, demands, enables, hours, phase: feature.phase },
    operations: feature.operations.map(({ method, path, writes }) => ({ operation: `${method} ${path}`, writes })),
  })),
  figures: [...limits, ...testData].map(({ id }) => id),
});

/** What is built with, without what is written into the setup prompt by the program. */
export const builtWith = ({ nodes, techStack, settings }: Architecture) => ({
  nodes: nodes.map(({ label, tech }) => ({ label, tech })),
  techStack: techStack.map(({ category, choice }) => ({ category, choice })),
  settings: settings?.map(({ name }) => name),
});

/** What some prompts build: the features as they are written once, without whom and what for, and the entities they touch. */
export function builtBy(
  prompts: PackIndex['prompts'],
  { features, limits, testData }: Features,
  { dataModel }: Architecture,
) {
  const built = new Set(prompts.flatMap(({ builds, verifies }) => [...builds, ...verifies]));
  const isBuilt = ({ id, apiSurface }: Features['features'][number]) =>
    [...built].some((part) => part.startsWith(`${id}.`)) ||
    apiSurface.some(({ method, path }) => built.has(`${method} ${path}`));
  const own = buildable({ summary: '', features: features.filter(isBuilt) }).features;
  const touched = JSON.stringify(own.map(({ apiSurface }) => apiSurface.map(({ reads, writes }) => [reads, writes])));
  return {
    features: own.map(({ userStories: _, enables: __, hours: ___, description: ____, ...feature }) => feature),
    dataModel: dataModel
      .filter(({ entity }) => touched.includes(entity))
      .map(({ relationships: _, ...entity }) => entity),
    ...{ limits, testData },
  };
}
