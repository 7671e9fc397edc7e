import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import type { Writer } from './writer.ts';

export interface EngineChoice {
  engine: 'anthropic' | 'offline';
  /** Which variable decided, in a few words for the operator. */
  why: string;
}

type EngineConfig = Pick<Config, 'engine' | 'model' | 'anthropicApiKey' | 'anthropicAuthToken' | 'anthropicBaseUrl'>;

interface ChosenParts {
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

/** Which engine the settings ask for. Throws AppError `engine_unavailable` when it lacks what it needs. */
export function decideEngine({ engine, anthropicApiKey, anthropicAuthToken }: EngineConfig): EngineChoice {
  if (engine === 'offline') return { engine, why: 'PLANWRIGHT_ENGINE says so' };
  const credential = anthropicApiKey ? 'ANTHROPIC_API_KEY' : anthropicAuthToken && 'ANTHROPIC_AUTH_TOKEN';
  if (credential) return { engine: 'anthropic', why: `${credential} is set` };
  if (engine === 'auto') return { engine: 'offline', why: 'no model has a key; set ANTHROPIC_API_KEY for one' };
  throw new AppError(
    'engine_unavailable',
    'PLANWRIGHT_ENGINE is anthropic, but there is no key. Set ANTHROPIC_API_KEY (or ANTHROPIC_AUTH_TOKEN), or PLANWRIGHT_ENGINE=offline for the planner that needs none.',
  );
}

/** Who writes in a process: the engine its plans, the writer, where a model was chosen, all that is shorter. */
export interface Chosen {
  engine: Engine;
  writer: Writer | undefined;
}

/** The engine of a process, and its writer. Each is loaded only when it is chosen. Throws as `decideEngine` does. */
export async function chooseEngine(config: EngineConfig, parts: ChosenParts): Promise<Chosen> {
  if (decideEngine(config).engine === 'offline') {
    const { createOfflineEngine } = await import('./offline/index.ts');
    return { engine: createOfflineEngine(), writer: undefined };
  }
  const [{ engineOf }, { createWriter }] = await Promise.all([import('./model.ts'), import('./writer.ts')]);
  const model = await openModel(config, parts);
  return { engine: engineOf(model), writer: createWriter(model, parts) };
}

async function openModel(config: EngineConfig, { clock, log }: ChosenParts): Promise<Model> {
  const { anthropicModel } = await import('./anthropic/index.ts');
  const { anthropicApiKey: apiKey, anthropicAuthToken: authToken, anthropicBaseUrl: baseUrl, model } = config;
  return anthropicModel({ apiKey, authToken, baseUrl, model, clock, log });
}
