import type { PromptPack } from '../../prompt-pack.ts';
import { nameKey } from '../../reading/names.ts';
import { oncePer } from '../../reading/once-per.ts';
import type { Plan, PlanFeature } from './plan.ts';
import { pointerTo } from './pointer.ts';
import { operationKeyIn } from './states.ts';

/** What a prompt builds: a criterion, an operation or a screen. */
export interface PlanPart {
  /** `F1.2`, `POST /harvests` or the name of the screen. */
  name: string;
  /** Every feature that lists it, with its place among them: a later one that extends an operation lists it again. */
  listedBy: Map<PlanFeature, number>;
  /** False for criteria that may be left for later. */
  isRequired: boolean;
  /** Places of the prompts that build it, in order. */
  builtAt: number[];
}

export interface PlanPrompt {
  name: string;
  pointer: string;
  prompt: PromptPack['prompts'][number];
  /** What it builds, each once. */
  parts: ReadonlySet<PlanPart>;
  /**
   * Place of its phase: the earliest of what it builds, else the latest of its dependencies. Undefined where there are no
   * phases to go by.
   */
  phase: number | undefined;
}

export interface Built {
  prompts: readonly PlanPrompt[];
  parts: readonly PlanPart[];
  partNamed(name: string): PlanPart | undefined;
  /** What an entry of `builds` names: one part, or with `F3.*` all criteria of a feature. */
  partsNamed(name: string): PlanPart[];
  /** False for packs of callers, which do not say what each prompt builds. */
  hasBuilds: boolean;
}

/** Who builds what, and when. */
export const builtIn = oncePer((plan: Plan): Built => {
  const { promptPack, phases } = plan.artifacts;
  const parts = partsOf(plan);
  // An author may write `screen Beds` for the screen of that name.
  const partNamed = (name: string) =>
    parts.get(name) ?? parts.get(operationKeyIn(name)) ?? parts.get(name.replace(/^screen /, ''));
  const partsNamed = (name: string) => {
    const ofFeature = /^(F\d+)\.\*$/.exec(name)?.[1];
    if (ofFeature === undefined) return [partNamed(name)].filter((part) => part !== undefined);
    return [...parts.values()].filter((part) => part.name.startsWith(`${ofFeature}.`));
  };
  const written = promptPack?.prompts ?? [];
  const built = written.map(({ builds = [] }, at) => {
    const own = new Set(builds.flatMap(partsNamed));
    for (const part of own) part.builtAt.push(at);
    return own;
  });
  const phaseAt = phases === undefined ? () => undefined : phasesOf(written, built);
  return {
    prompts: written.map((prompt, at) => ({
      name: prompt.name,
      pointer: pointerTo('prompts', prompt.id ?? at),
      prompt,
      parts: built[at] ?? new Set(),
      phase: phaseAt(at),
    })),
    parts: [...parts.values()],
    partNamed,
    partsNamed,
    hasBuilds: written.some(({ builds = [] }) => builds.length > 0),
  };
});

/** What two features list counts first for the one that is built first: by phase, then in the order of the features. */
const byPhase = <One extends { feature: PlanFeature }>(items: readonly One[]): One[] =>
  items.toSorted((one, other) => one.feature.phase - other.feature.phase || one.feature.at - other.feature.at);

function partsOf({ criteria, operations, screens }: Plan): Map<string, PlanPart> {
  const parts = new Map<string, PlanPart>();
  const add = (name: string, feature: PlanFeature, isRequired: boolean) => {
    const known = parts.get(name);
    if (known === undefined) parts.set(name, { name, listedBy: new Map([[feature, 0]]), isRequired, builtAt: [] });
    else if (!known.listedBy.has(feature)) known.listedBy.set(feature, known.listedBy.size);
  };
  for (const { id, feature } of criteria) {
    add(id, feature, feature.feature.priority === 'P0' || feature.feature.priority === 'P1');
  }
  for (const { key, feature } of byPhase(operations)) add(key, feature, true);
  for (const { name, feature } of byPhase(screens)) add(name, feature, true);
  return parts;
}

/** Dependencies that come later, which another rule finds, have no phase yet and do not count. */
function phasesOf(prompts: PromptPack['prompts'], built: readonly ReadonlySet<PlanPart>[]) {
  const found: (number | undefined)[] = [];
  const byName = new Map<string, number>();
  for (const [at, { name, dependencies }] of prompts.entries()) {
    const own = [...(built[at] ?? [])].map((part) => phaseOf(part, at)).filter((phase) => phase >= 0);
    const before = dependencies.map((dependency) => byName.get(nameKey(dependency)) ?? 0);
    const phase = own.length > 0 ? least(own) : greatest(before);
    found.push(phase);
    byName.set(nameKey(name), phase);
  }
  return (at: number) => found[at];
}

/** The phase in which a part is due when it is built there. */
function phaseOf({ listedBy, builtAt }: PlanPart, at: number): number {
  const listing = Math.min(builtAt.indexOf(at), listedBy.size - 1);
  return [...listedBy.keys()][listing]?.phase ?? -1;
}

// A list can be too long to spread into Math.min.
const least = (list: readonly number[]): number =>
  list.reduce((low, one) => Math.min(low, one), Number.MAX_SAFE_INTEGER);
const greatest = (list: readonly number[]): number => list.reduce((high, one) => Math.max(high, one), 0);
