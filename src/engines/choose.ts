import type { Config } from '../config.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';
import { decideEngine, type EngineChoice, type EngineConfig } from './decide.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import type { Writer } from './writer.ts';

/** Who writes in a process: the engine its plans, the writer, where a model was chosen, all that is shorter. */
export interface Chosen {
  engine: Engine;
  writer: Writer | undefined;
}

interface Parts {
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
}

/** The engine of a process, and its writer. Each is loaded only when it is chosen. Throws as `decideEngine` does. */
export async function chooseEngine(config: EngineConfig & Pick<Config, 'modelCalls'>, parts: Parts): Promise<Chosen> {
  const choice = decideEngine(config);
  if (choice.engine === 'outline') {
    const { createOutlineEngine } = await import('./outline/index.ts');
    return { engine: createOutlineEngine(), writer: undefined };
  }
  const [{ engineOf }, { Lines }, { createWriter }] = await Promise.all([
    import('./model.ts'),
    import('./lines.ts'),
    import('./writer.ts'),
  ]);
  const model = await openModel(choice, config, parts);
  const lines = new Lines({ max: config.modelCalls, ...parts });
  return { engine: engineOf(model, lines), writer: createWriter(model, parts) };
}

async function openModel(
  { engine, model, baseUrl }: Exclude<EngineChoice, { engine: 'outline' }>,
  { anthropicApiKey, anthropicAuthToken, openaiApiKey }: EngineConfig,
  { clock, log }: Parts,
): Promise<Model> {
  const asked = { model, baseUrl, clock, log };
  if (engine === 'openai') {
    const { openAiModel } = await import('./openai/index.ts');
    return openAiModel({ ...asked, apiKey: openaiApiKey });
  }
  const { anthropicModel } = await import('./anthropic/index.ts');
  return anthropicModel({ ...asked, apiKey: anthropicApiKey, authToken: anthropicAuthToken });
}
