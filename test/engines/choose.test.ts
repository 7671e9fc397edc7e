import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { chooseEngine, decideEngine } from '../../src/engines/choose.ts';
import { TestClock } from '../../src/system/clock.ts';
import { silentLog } from '../../src/system/log.ts';
import { noMetrics } from '../../src/system/metrics.ts';

const decide = (env: Record<string, string>) => decideEngine(readConfig(env));

it.each([
  [{}, 'offline'],
  [{ PLANWRIGHT_ENGINE: 'auto', ANTHROPIC_API_KEY: ' ' }, 'offline'],
  [{ PLANWRIGHT_ENGINE: 'auto', ANTHROPIC_API_KEY: 'sk-1' }, 'anthropic'],
  [{ ANTHROPIC_AUTH_TOKEN: 'token' }, 'anthropic'],
  [{ PLANWRIGHT_ENGINE: 'anthropic', ANTHROPIC_AUTH_TOKEN: 'token' }, 'anthropic'],
  [{ PLANWRIGHT_ENGINE: 'offline', ANTHROPIC_API_KEY: 'sk-1' }, 'offline'],
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
  [{}, { name: 'offline', model: null }],
  [
    { ANTHROPIC_API_KEY: 'sk-1', PLANWRIGHT_MODEL: 'claude-haiku-5-5' },
    { name: 'anthropic', model: 'claude-haiku-5-5' },
  ],
])('makes from %j the engine that meta will name', async (env, named) => {
  const chosen = await chooseEngine(readConfig(env), { clock: new TestClock(), log: silentLog, metrics: noMetrics });
  expect(chosen.engine).toMatchObject(named);
});
