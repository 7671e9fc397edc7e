import type { ModelStage } from '../by-stage.ts';
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

export type ChoosingConfig = EngineConfig & Pick<Config, 'effort' | 'modelCalls' | 'stageMinutes'>;

/** The engine of a process, and its writer. Each is loaded only when it is chosen. Throws as `decideEngine` does. */
export async function chooseEngine(config: ChoosingConfig, parts: Parts): Promise<Chosen> {
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
  const { first, byStage } = await openModels(choice, config, parts);
  const lines = new Lines({ max: config.modelCalls.all, ofStages: config.modelCalls.stages, ...parts });
  const settings = { models: byStage, efforts: config.effort, minutes: config.stageMinutes };
  return { engine: engineOf(first, lines, settings), writer: createWriter(first, parts) };
}

/** The model of all stages that have no other, and those of the others. */
export async function openModels(
  choice: Exclude<EngineChoice, { engine: 'outline' }>,
  config: EngineConfig,
  parts: Pick<Parts, 'clock' | 'log'>,
): Promise<{ first: Model; byStage: Partial<Record<ModelStage, Model>> }> {
  // One for each id: what is learned of a model counts for all of its stages.
  const opened = new Map<string, Model>();
  const open = async (model: string) => {
    const known = opened.get(model) ?? (await openModel({ ...choice, model }, config, parts));
    opened.set(model, known);
    return known;
  };
  const first = await open(choice.model);
  const byStage: Partial<Record<ModelStage, Model>> = {};
  // The keys are those of the setting.
  for (const [stage, id] of Object.entries(config.model.stages) as [ModelStage, string][])
    byStage[stage] = await open(id);
  return { first, byStage };
}

async function openModel(
  { engine, model, baseUrl }: Exclude<EngineChoice, { engine: 'outline' }>,
  { anthropicApiKey, anthropicAuthToken, openaiApiKey }: EngineConfig,
  { clock, log }: Pick<Parts, 'clock' | 'log'>,
): Promise<Model> {
  const asked = { model, baseUrl, clock, log };
  if (engine === 'openai') {
    const { openAiModel } = await import('./openai/index.ts');
    return openAiModel({ ...asked, apiKey: openaiApiKey });
  }
  const { anthropicModel } = await import('./anthropic/index.ts');
  return anthropicModel({ ...asked, apiKey: anthropicApiKey, authToken: anthropicAuthToken });
}
