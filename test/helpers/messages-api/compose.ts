import type { Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import type { JudgedName } from '../../../src/artifacts/quality.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { wireSchema } from '../../../src/engines/prompts/wire-schema.ts';
import { QUERIES_SYSTEM } from '../../../src/generation/prompts/looking-up.ts';
import { BRIEF_STAGE, STAGES } from '../../../src/generation/stages/index.ts';
import { answerFor, answersFor, brief } from '../answers/answers.ts';
import { asAuthored } from '../authored.ts';
import { type AskedName, isPart } from './asked-name.ts';
import { complete } from './complete.ts';
import { type AuthoredPlan, cutPart, partOf } from './compose-part.ts';
import { composePatch, patchAskedIn } from './compose-patch.ts';
import { composeRevision, revisionAskedIn } from './compose-revision.ts';
import { VendorError } from './errors.ts';
import { onlyAskedFor } from './only-asked-for.ts';

/** What a request says, however its protocol puts it. */
export interface Asked {
  system: string;
  user: string;
}

/** Whoever writes a stand-in's answers. */
export interface Author {
  stageOf(asked: Asked): AskedName | undefined;
  /** What the answer says, as JSON. Throws VendorError 400 for a request that it does not understand. */
  write(stage: AskedName | undefined, asked: Asked, schema?: unknown): unknown;
}

const ALL = [BRIEF_STAGE, ...Object.values(STAGES)];

/** The stage that a request is for: the one whose instruction stands in its system text. */
export function stageOf(asked: Asked): AskedName | undefined {
  const isTold = ({ system, sourced }: (typeof ALL)[number]) =>
    asked.system.includes(system) || (sourced !== undefined && asked.system.includes(sourced.system));
  return partOf(asked) ?? ALL.find(isTold)?.name;
}

/** A sound answer to the request: a patch of the last answer where that is asked for, else the whole artefact. */
export function composeAnswer(stage: AskedName | undefined, asked: Asked, schema?: unknown): unknown {
  if (asked.system.includes(QUERIES_SYSTEM)) return { queries: ['dog groomer software price', 'dog groomers count'] };
  const revised = revisionAskedIn(asked.user);
  if (revised !== undefined) return composeRevision(revised, asked.user);
  if (isPart(stage)) return cutPart(stage, asked, composePlan(asked));
  const patch = patchAskedIn(asked.user);
  return patch ? composePatch(composeArtifact(stage, asked), patch) : composeArtifact(stage, asked, schema);
}

/**
 * A sound answer in the shape that the request asks for, the same for the same idea and context. It builds on the
 * artefacts in the user's text; what is not fenced is not seen.
 */
export function composeArtifact(stage: JudgedName | undefined, { user }: Asked, schema?: unknown): unknown {
  const asked = ALL.find(({ name }) => name === stage);
  if (!stage || !asked) throw new VendorError(400, 'system: no stage has this instruction');
  const [idea, context] = [readSection(user, 'idea'), readSection(user, 'context')];
  if (typeof idea !== 'string') throw new VendorError(400, 'messages: the idea is not fenced as data');
  const seed = JSON.stringify([idea, context]);
  const written =
    stage === 'brief'
      ? asAuthored('brief', composeBrief(seed, idea, context))
      : asAuthored(stage, answerFor(stage, { seed, upstream: shownIn(user, seed) }));
  if (stage === 'research') return onlyAskedFor(schema ?? wireSchema(asked.form.schema), citing(written, user));
  return onlyAskedFor(schema ?? wireSchema(asked.form.schema), written);
}

/** Claims cite the first source that the request has, if it has some. */
function citing(research: unknown, user: string): unknown {
  const [source] = (readSection(user, 'sources') as { id: string }[] | undefined) ?? [];
  const cite = source ? `[${source.id}]` : '(unverified)';
  return JSON.parse(JSON.stringify(research).replaceAll('[1]', cite).replaceAll('(unverified)', cite));
}

/** All that follows from one skeleton, as its author would write it. */
export function composePlan({ user }: Asked): AuthoredPlan {
  const seed = JSON.stringify([readSection(user, 'idea'), readSection(user, 'context')]);
  const kept = lastPlans.get(seed) ?? JSON.stringify(planOf(seed));
  lastPlans.set(seed, kept);
  const [oldest] = lastPlans.keys();
  if (oldest !== undefined && lastPlans.size > PLANS_KEPT) lastPlans.delete(oldest);
  // A copy each time: faults are put into it.
  return JSON.parse(kept) as AuthoredPlan;
}

/** A blueprint in parts asks for the same plan a dozen times. */
const PLANS_KEPT = 20;
const lastPlans = new Map<string, string>();

function planOf(seed: string): AuthoredPlan {
  const all = answersFor(seed);
  return {
    architecture: asAuthored('architecture', all.architecture),
    features: asAuthored('features', all.features),
    phases: asAuthored('phases', all.phases),
    promptPack: asAuthored('promptPack', all.promptPack),
  };
}

/** The brief of the seed, whose plan is written for it; each demand quotes the whole idea. */
function composeBrief(seed: string, idea: string, context: unknown): Brief {
  const own = brief(seed);
  const asides = typeof context === 'string' ? [context] : [];
  return { ...own, demands: own.demands.map((demand) => ({ ...demand, quote: idea })), asides };
}

/** What the prompt shows of the artefacts before: as they were written, when they are answers of the same seed. */
function shownIn(user: string, seed: string): PartialArtifacts {
  const upstream: PartialArtifacts = {};
  for (const name of ['architecture', 'features'] as const) {
    const shown = readSection(user, name);
    if (shown === undefined) continue;
    const own = answerFor(name, { seed, upstream });
    // `complete` gives it the shape of the stage's schema.
    const given = complete(STAGES[name].schema, inFull(shown)) as Artifacts[typeof name];
    Object.assign(upstream, { [name]: namesIn(own) === namesIn(given) ? own : given });
  }
  const phases = readSection(user, 'phases');
  if (Array.isArray(phases)) {
    Object.assign(upstream, { phases: complete(STAGES.phases.schema, { phases }) });
  }
  return upstream;
}

/** Features as they are stored: a prompt shows each criterion once, with its text. */
function inFull(shown: unknown): unknown {
  const { features } = Object(shown);
  if (!Array.isArray(features)) return shown;
  const acceptanceCriteria = (criteria: { text: string }[] = []) => criteria.map(({ text }) => text);
  return {
    ...Object(shown),
    features: features.map((one) => ({ acceptanceCriteria: acceptanceCriteria(one.criteria), ...one })),
  };
}

const namesIn = (artifact: Artifacts['architecture' | 'features']): string =>
  JSON.stringify(
    'features' in artifact
      ? artifact.features.map(({ name }) => name)
      : [artifact.nodes.map(({ label, tech }) => [label, tech]), artifact.dataModel.map(({ entity }) => entity)],
  );
