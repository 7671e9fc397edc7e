import type { ArtifactName, PartialArtifacts } from '../../artifacts/artifacts.ts';
import { ARCHITECTURE_HALVES } from '../../artifacts/authored/parts/fills.ts';
import { joinArchitecture, joinFeatures, joinPhases, joinPromptPack } from '../../artifacts/authored/parts/join.ts';
import type { Skeleton } from '../../artifacts/authored/parts/skeleton.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { withFound } from '../../artifacts/with-found.ts';
import type { Clock } from '../../system/clock.ts';
import { briefDigest } from '../prompts/digests.ts';
import type { PartAsked } from './ask-part.ts';
import { fanOut } from './fan-out.ts';
import type { PartData, PartKind } from './part.ts';
import { aboutProduct, buildOrderDigest, builtBy, builtWith, roadmapDigest } from './shown.ts';
import { featureSlices, promptSlices } from './slices.ts';

/** Has one part written, or gives the one that is kept. */
export type Ask = <Kind extends PartKind>(asked: PartAsked<Kind>) => Promise<PartData<Kind>>;

/** Who writes the parts, and the clock of the App. */
interface Author {
  ask: Ask;
  clock: Clock;
}

/** The first answers of the stages that follow from one skeleton. */
export type Draft = { readonly [Name in ArtifactName]?: (upstream: PartialArtifacts) => Promise<unknown> };

/**
 * Has a blueprint written in parts: a skeleton, then side by side all that fills it in, and the prompts once the features
 * have been accepted. A part that fails is told to `onFailure` at once, since a stage may not be waiting for it yet.
 */
export function startDraft(
  by: Author,
  words: { idea: string; context: string | undefined; brief: Brief },
  onFailure: (error: unknown) => void,
): Draft {
  const { ask } = by;
  const told = { ...words, brief: briefDigest(words.brief) };
  const aboutAfter = (upstream: PartialArtifacts) => ({
    ...words,
    brief: aboutProduct(withFound(words.brief, upstream.research)),
  });
  const watched = <T>(work: Promise<T>): Promise<T> => {
    work.catch(onFailure);
    return work;
  };
  const skeleton = watched(ask({ kind: 'skeleton', sections: { own: told }, owes: [] }));
  const next = <T>(write: (skeleton: Skeleton) => Promise<T>) => watched(skeleton.then(write));
  const architecture = next((made) =>
    writeArchitecture(by, { ...told, skeleton: { ...buildOrderDigest(made), guards: made.guards } }, made),
  );
  const features = next((made) => writeFeatures(by, { ...told, skeleton: made }));
  const phases = next((made) =>
    ask({
      kind: 'phasesFill',
      sections: { own: { ...told, skeleton: roadmapDigest(made) } },
      owes: made.phases.map(({ name }) => name),
    }),
  );
  const index = next((made) =>
    ask({ kind: 'packIndex', sections: { own: { ...aboutAfter({}), skeleton: buildOrderDigest(made) } }, owes: [] }),
  );
  return {
    architecture: async () => joinArchitecture(await skeleton, await architecture),
    features: async () => joinFeatures(await skeleton, await features),
    phases: async () => joinPhases(await skeleton, await phases),
    async promptPack(upstream) {
      const { prompts } = await index;
      const slices = await writePrompts(by, { told: aboutAfter(upstream), prompts, upstream });
      return joinPromptPack({ prompts }, slices, upstream.features);
    },
  };
}

function writeArchitecture(
  { ask, clock }: Author,
  shared: Told & { skeleton: object },
  { nodes }: Skeleton,
): Promise<PartData<'architectureFill'>[]> {
  const labels = nodes.map(({ label }) => label);
  return fanOut(
    clock,
    ARCHITECTURE_HALVES.map((write, at) => (onBegin) => {
      const owes = at === 0 ? labels : [];
      return ask({ kind: 'architectureFill', number: at + 1, sections: { shared, own: { write } }, owes, onBegin });
    }),
  );
}

function writeFeatures(
  { ask, clock }: Author,
  shared: Told & { skeleton: Skeleton },
): Promise<PartData<'featureSlice'>[]> {
  const slices = featureSlices(shared.skeleton);
  return fanOut(
    clock,
    slices.map((slice, at) => (onBegin) => {
      const write = slice.map(({ id }) => id);
      return ask({ kind: 'featureSlice', number: at + 1, sections: { shared, own: { write } }, owes: write, onBegin });
    }),
  );
}

/** What every part is written from. */
type Told = {
  idea: string;
  context: string | undefined;
  brief: object;
};

interface Packing {
  told: Told;
  prompts: PartData<'packIndex'>['prompts'];
  upstream: PartialArtifacts;
}

function writePrompts(
  { ask, clock }: Author,
  { told, prompts, upstream }: Packing,
): Promise<PartData<'promptSlice'>[]> {
  const { architecture, features } = upstream;
  const shared = { ...told, architecture: architecture && builtWith(architecture), index: prompts };
  return fanOut(
    clock,
    promptSlices({ prompts }).map((slice, at) => (onBegin) => {
      const owes = slice.map(({ name }) => name);
      const write = at === 0 ? ['summary', 'setup'] : owes;
      const built = architecture && features ? builtBy(slice, features, architecture) : {};
      const own = { ...(at === 0 ? {} : built), write };
      return ask({ kind: 'promptSlice', number: at + 1, sections: { shared, own }, owes, onBegin });
    }),
  );
}
