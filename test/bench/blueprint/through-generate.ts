import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../../../src/app.ts';
import type { JudgedName } from '../../../src/artifacts/quality.ts';
import { readConfig } from '../../../src/config.ts';
import { anthropicModel } from '../../../src/engines/anthropic/index.ts';
import type { Engine } from '../../../src/engines/engine.ts';
import { Lines } from '../../../src/engines/lines.ts';
import { engineOf } from '../../../src/engines/model.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { systemClock } from '../../../src/system/clock.ts';
import { randomIds } from '../../../src/system/ids.ts';
import { silentLog } from '../../../src/system/log.ts';
import { generateBlueprint } from '../../../tools/generate_blueprint.ts';
import { IDEAS } from '../../helpers/ideas.ts';
import { inlineWorkers } from '../../helpers/inline-workers.ts';
import { isPart } from '../../helpers/messages-api/asked-name.ts';
import { type Asked, composeArtifact, composePlan, stageOf } from '../../helpers/messages-api/compose.ts';
import { type AuthoredPlan, cutPart } from '../../helpers/messages-api/compose-part.ts';
import { patchAskedIn } from '../../helpers/messages-api/compose-patch.ts';
import { planned } from '../planned.ts';
import { BRIEF_TOKENS, FIVE_CALLS } from './lengths.ts';
import { padded } from './padded.ts';
import { type Asking, CALLS_AT_ONCE, type PacedVendor } from './vendor.ts';

/** The plan of the words asked for, each artefact as long as its call was: its parts are cut from it. */
function planFor(asked: Asked): AuthoredPlan {
  const { architecture, features, phases, promptPack } = composePlan(asked);
  return {
    architecture: padded(architecture, FIVE_CALLS.architecture.out) as AuthoredPlan['architecture'],
    features: padded(features, FIVE_CALLS.features.out) as AuthoredPlan['features'],
    phases: padded(phases, FIVE_CALLS.phases.out) as AuthoredPlan['phases'],
    promptPack: padded(promptPack, FIVE_CALLS.promptPack.out) as AuthoredPlan['promptPack'],
  };
}

function plans(): (asked: Asked) => AuthoredPlan {
  const made = new Map<unknown, AuthoredPlan>();
  return (asked) => {
    const idea = readSection(asked.user, 'idea');
    const plan = made.get(idea) ?? planFor(asked);
    made.set(idea, plan);
    return plan;
  };
}

function author(): Asking['author'] {
  const planOf = plans();
  return {
    stageOf,
    write(stage, asked, schema) {
      if (stage === 'review') return withOnePatch(cutPart(stage, asked, planOf(asked)));
      if (isPart(stage)) return cutPart(stage, asked, planOf(asked));
      const patch = patchAskedIn(asked.user);
      if (patch && stage === 'features') return patchOf(planOf(asked));
      return padded(composeArtifact(stage, asked, schema), outTokens(stage));
    },
  };
}

/** What a careful model changes where `broken_rule` has broken the first criterion. */
function patchOf({ features }: AuthoredPlan): unknown {
  const uses = features.features[0]?.criteria[0]?.uses;
  return { ops: [{ op: 'replace', path: '/features/F1/criteria/0/uses', value: JSON.stringify(uses) }] };
}

/** A review that mends one thing. */
function withOnePatch(review: unknown): unknown {
  const { verdicts, ...rest } = review as { verdicts: object[] };
  const summary = `The first release. ${'It says what people can do. '.repeat(12)}`.trim();
  const ops = [{ op: 'replace', path: '/summary', value: JSON.stringify(summary) }];
  const [first, ...others] = verdicts;
  const broken = { ...first, holds: false, note: 'The summary says less.', patches: [{ artifact: 'features', ops }] };
  return { ...rest, verdicts: [broken, ...others] };
}

const outTokens = (stage: JudgedName | undefined): number =>
  stage === undefined || stage === 'brief' ? BRIEF_TOKENS : FIVE_CALLS[stage].out;
/** The stand-in's own plan of the one left out is longer than the answers are here. */
const SHORT = IDEAS.filter((_, at) => at !== 8);

/**
 * The product as it is: a blueprint of new words through `generate`, with its brief, its checks and its store. The
 * checks run on the event loop: a pool of threads would start within a measured second.
 */
export const throughGenerate = (folder: string): Asking => ({
  label: 'planwright, through generate',
  author: author(),
  // One part of each plan breaks a rule, and is patched.
  faults: { featureSlice: ['broken_rule'] },
  async open(vendor) {
    const env = {
      PLANWRIGHT_DATA_DIR: mkdtempSync(join(folder, 'app-')),
      PLANWRIGHT_LOCAL_CREDITS: '1000000000',
      // The replay looks nothing up either.
      PLANWRIGHT_SEARCH: 'off',
    };
    const parts = { log: silentLog, engine: engineAt(vendor), workers: inlineWorkers };
    const app = await createApp({ config: readConfig(env), ...parts });
    return {
      plan: (number) => planned(app, generateBlueprint, SHORT[number - 1] ?? { idea: '' }),
      [Symbol.asyncDispose]: () => app.close(),
    };
  },
});

function engineAt({ url, apiKey, model }: PacedVendor): Engine {
  const access = { apiKey, authToken: undefined, baseUrl: url };
  const parts = { clock: systemClock, log: silentLog };
  const lines = new Lines({ max: CALLS_AT_ONCE, ids: randomIds, ...parts });
  return engineOf(anthropicModel({ ...access, model, ...parts }), lines);
}
