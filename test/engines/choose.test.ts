import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { chooseEngine } from '../../src/engines/choose.ts';
import { decideEngine } from '../../src/engines/decide.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { silentLog } from '../../src/system/log.ts';
import { noMetrics } from '../../src/system/metrics.ts';

const decide = (env: Record<string, string>) => decideEngine(readConfig(env));

it.each([
  [{}, 'outline'],
  [{ PLANWRIGHT_ENGINE: 'auto', ANTHROPIC_API_KEY: ' ' }, 'outline'],
  [{ PLANWRIGHT_ENGINE: 'auto', ANTHROPIC_API_KEY: 'sk-1' }, 'anthropic'],
  [{ ANTHROPIC_AUTH_TOKEN: 'token' }, 'anthropic'],
  [{ PLANWRIGHT_ENGINE: 'anthropic', ANTHROPIC_AUTH_TOKEN: 'token' }, 'anthropic'],
  [{ PLANWRIGHT_ENGINE: 'outline', ANTHROPIC_API_KEY: 'sk-1' }, 'outline'],
  // As it was called before.
  [{ PLANWRIGHT_ENGINE: 'offline' }, 'outline'],
  [{ OPENAI_API_KEY: 'sk-1' }, 'openai'],
  [{ ANTHROPIC_API_KEY: 'sk-1', OPENAI_API_KEY: 'sk-2' }, 'anthropic'],
  [{ PLANWRIGHT_ENGINE: 'openai', ANTHROPIC_API_KEY: 'sk-1', OPENAI_API_KEY: 'sk-2' }, 'openai'],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', PLANWRIGHT_MODEL: 'qwen3:32b' }, 'openai'],
  // Set for another program, perhaps: nothing here says which model it would be.
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'outline'],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_API_KEY: 'sk-1' }, 'outline'],
  [{ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1' }, 'outline'],
  [{ PLANWRIGHT_ENGINE: 'outline', OPENAI_API_KEY: 'sk-1' }, 'outline'],
])('takes from %j the engine %s', (env, engine) => {
  expect(decide(env).engine).toBe(engine);
});

it('goes by the key when there is a token too, and says so', () => {
  expect(decide({ ANTHROPIC_API_KEY: 'sk-1', ANTHROPIC_AUTH_TOKEN: 'token' }).why).toBe('ANTHROPIC_API_KEY is set');
});

it('says what to set when the model is asked for without a key', () => {
  expect(() => decide({ PLANWRIGHT_ENGINE: 'anthropic' })).toThrow(
    expect.objectContaining({ code: 'engine_unavailable', message: expect.stringContaining('Set ANTHROPIC_API_KEY') }),
  );
});

it.each([
  [{}, /Set OPENAI_API_KEY/],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, /Set PLANWRIGHT_MODEL to its id there/],
  [{ OPENAI_BASE_URL: 'https://api.openai.com/v1', PLANWRIGHT_MODEL: 'gpt-5.5' }, /Set OPENAI_API_KEY/],
])('says what to set when openai is asked for with %j', (env, words) => {
  expect(() => decide({ PLANWRIGHT_ENGINE: 'openai', ...env })).toThrow(
    expect.objectContaining({ code: 'engine_unavailable', message: expect.stringMatching(words) }),
  );
});

it.each([
  [{}, 'no model has a key'],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'PLANWRIGHT_MODEL does not say which model of OPENAI_BASE_URL to ask'],
])('says why the outline engine writes with %j', (env, why) => {
  expect(decide(env)).toEqual({ engine: 'outline', why });
});

it.each([
  [{}, { name: 'outline', model: null }],
  [{ OPENAI_API_KEY: 'sk-1' }, { name: 'openai', model: 'gpt-6.1-terra' }],
  [
    { ANTHROPIC_API_KEY: 'sk-1', PLANWRIGHT_MODEL: 'claude-haiku-5-5' },
    { name: 'anthropic', model: 'claude-haiku-5-5' },
  ],
])('makes from %j the engine that meta will name', async (env, named) => {
  const chosen = await chooseEngine(readConfig(env), {
    clock: new TestClock(),
    ids: randomIds,
    log: silentLog,
    metrics: noMetrics,
  });
  expect(chosen.engine).toMatchObject(named);
  // The writer is the same model; the outline engine writes plans alone.
  if (named.model === null) expect(chosen.writer).toBeUndefined();
  else expect(chosen.writer).toMatchObject(named);
});
