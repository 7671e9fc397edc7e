import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { anthropicModel } from '../../../src/engines/anthropic/index.ts';
import type { Engine } from '../../../src/engines/engine.ts';
import { Lines } from '../../../src/engines/lines.ts';
import { engineOf } from '../../../src/engines/model.ts';
import { systemClock } from '../../../src/system/clock.ts';
import { randomIds } from '../../../src/system/ids.ts';
import { silentLog } from '../../../src/system/log.ts';
import { generateBlueprint } from '../../../tools/generate_blueprint.ts';
import { IDEAS } from '../../helpers/ideas.ts';
import { inlineWorkers } from '../../helpers/inline-workers.ts';
import { composeArtifact, stageOf } from '../../helpers/messages-api/compose.ts';
import { planned } from '../planned.ts';
import { BRIEF_TOKENS, FIVE_CALLS } from './lengths.ts';
import { padded } from './padded.ts';
import type { Asking, PacedVendor } from './vendor.ts';

const outTokens = (stage: ReturnType<typeof stageOf>): number =>
  stage === undefined || stage === 'brief' ? BRIEF_TOKENS : FIVE_CALLS[stage].out;
/** The stand-in's own plan of the one left out is longer than the answers are here. */
const SHORT = IDEAS.filter((_, at) => at !== 8);

/**
 * The product as it is: a blueprint of new words through `generate`, with its brief, its checks and its store. The
 * checks run on the event loop: a pool of threads would start within a measured second.
 */
export const throughGenerate = (folder: string): Asking => ({
  label: 'planwright, through generate',
  author: {
    stageOf,
    write: (stage, asked, schema) => padded(composeArtifact(stage, asked, schema), outTokens(stage)),
  },
  async open(vendor) {
    const env = { PLANWRIGHT_DATA_DIR: mkdtempSync(join(folder, 'app-')), PLANWRIGHT_LOCAL_CREDITS: '1000000000' };
    const parts = { log: silentLog, engine: engineAt(vendor), workers: inlineWorkers };
    const app = await createApp({ config: readConfig(env), ...parts });
    return {
      plan: (number) => planned(app, generateBlueprint, SHORT[number - 1] ?? { idea: '' }),
      [Symbol.asyncDispose]: () => app.close(),
    };
  },
});

function engineAt({ url, apiKey, model, inTurn }: PacedVendor): Engine {
  const access = { apiKey, authToken: undefined, baseUrl: url };
  const parts = { clock: systemClock, log: silentLog };
  const engine = engineOf(
    anthropicModel({ ...access, model, ...parts }),
    new Lines({ max: 8, ids: randomIds, ...parts }),
  );
  return { ...engine, generate: (request) => inTurn(() => engine.generate(request)) };
}
