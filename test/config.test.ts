import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from '../src/config.ts';

describe('the settings', () => {
  it('have a sound value when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      engine: 'auto',
      anthropicBaseUrl: 'https://api.anthropic.com',
      waitMs: 45_000,
      rateLimit: 60,
      localCredits: 100_000,
    });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.model).toEqual({ all: undefined, stages: {} });
    expect(config.stageMinutes).toEqual({ all: 5, stages: {} });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it.each(['', '  '])('count the empty variable "%s" as unset, as IDE config files leave them', (nothing) => {
    const empty = Object.fromEntries(Object.values(SETTINGS).map(({ env }) => [env, nothing]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('are read from text', () => {
    const config = readConfig({ PLANWRIGHT_PORT: '0', PLANWRIGHT_PUBLIC_URL: 'https://plans.example/' });
    expect(config).toMatchObject({ port: 0, publicUrl: 'https://plans.example' });
  });

  it('are read from lists', () => {
    const [older, newer] = ['o'.repeat(32), 'n'.repeat(44)];
    const config = readConfig({
      PLANWRIGHT_SECRET_KEY: `${newer}, ${older}`,
      PLANWRIGHT_WEBHOOK_ALLOW: '127.0.0.1, ::1,10.0.0.0/8',
    });
    expect(config.secretKeys).toEqual([newer, older]);
    expect(config.webhookAllow).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
  });

  it('are read by stage: one for all first, then those that differ', () => {
    const config = readConfig({
      PLANWRIGHT_MODEL: 'claude-sonnet-5-5, review=claude-opus-5-5',
      PLANWRIGHT_EFFORT: 'review=high',
      PLANWRIGHT_STAGE_MINUTES: ' 6 ,promptPack = 12, ',
      PLANWRIGHT_MODEL_CALLS: '4',
    });
    expect(config).toMatchObject({
      model: { all: 'claude-sonnet-5-5', stages: { review: 'claude-opus-5-5' } },
      effort: { all: undefined, stages: { review: 'high' } },
      stageMinutes: { all: 6, stages: { promptPack: 12 } },
      modelCalls: { all: 4, stages: {} },
    });
  });

  it.each([
    [
      'PLANWRIGHT_MODEL',
      'a, skeleton=b',
      '"skeleton" is no stage. The stages are brief, research, architecture, features',
    ],
    ['PLANWRIGHT_MODEL', 'a, b', 'Write "b" first, or as STAGE=b'],
    ['PLANWRIGHT_MODEL', 'review=a, review=b', 'review is there twice'],
    ['PLANWRIGHT_MODEL', 'review=', 'review: Write the id of a model'],
    ['PLANWRIGHT_EFFORT', 'low, review=hard', 'review: Write one of none, minimal, low'],
    ['PLANWRIGHT_STAGE_MINUTES', '5, review=half', 'review: Write a whole number from 1 to 240'],
    ['PLANWRIGHT_STAGE_MINUTES', '0', 'Write a whole number from 1 to 240'],
    ['PLANWRIGHT_MODEL_CALLS', '8, research=65', 'research: Write a whole number from 1 to 64'],
  ])('say what is wrong with a value by stage: %s=%s', (name, value, says) => {
    expect(() => readConfig({ [name]: value })).toThrow(`Mend the environment. ${name}: ${says}`);
  });

  it('take origins as people write them, and keep them as browsers send them', () => {
    const given = 'https://App.example.com/, http://10.0.0.1:3000,https://plan.example:443,chrome-extension://abcdef';
    expect(readConfig({ PLANWRIGHT_ALLOWED_ORIGINS: given }).allowedOrigins).toEqual([
      'https://app.example.com',
      'http://10.0.0.1:3000',
      'https://plan.example',
      'chrome-extension://abcdef',
    ]);
    expect(readConfig({}).allowedOrigins).toEqual([]);
    expect(() => readConfig({ PLANWRIGHT_ALLOWED_ORIGINS: '*' })).toThrow(
      /PLANWRIGHT_ALLOWED_ORIGINS: Write full origins/,
    );
  });

  it.each([
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'app.example.com'],
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'localhost:3000'],
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'https://*.example.com'],
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'https://app.example.com/page'],
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'https://app.example.com?x=1'],
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'https://me:secret@app.example.com'],
    ['PLANWRIGHT_ALLOWED_ORIGINS', 'https://app.example.com,null'],
    ['PLANWRIGHT_PORT', 'http'],
    ['PLANWRIGHT_PORT', '65536'],
    ['PLANWRIGHT_PORT', '80.5'],
    ['PLANWRIGHT_PORT', '-1'],
    ['PLANWRIGHT_PUBLIC_URL', 'plans.example'],
    ['PLANWRIGHT_PUBLIC_URL', 'ftp://plans.example'],
    ['PLANWRIGHT_ENGINE', 'psychic'],
    ['PLANWRIGHT_MODEL', 'the best one'],
    ['ANTHROPIC_API_KEY', 'sk-ant-first\nsk-ant-second'],
    ['ANTHROPIC_AUTH_TOKEN', 'tøken'],
    ['ANTHROPIC_BASE_URL', 'file:///etc/passwd'],
    ['OPENAI_BASE_URL', 'localhost:11434'],
    ['OPENAI_API_KEY', 'two words'],
    ['PLANWRIGHT_API_URL', 'plans.example'],
    ['PLANWRIGHT_LOG_LEVEL', 'loud'],
    ['PLANWRIGHT_RATE_LIMIT', '0'],
    ['PLANWRIGHT_WAIT_MS', 'long'],
    ['PLANWRIGHT_LOCAL_CREDITS', '-5'],
    ['PLANWRIGHT_SECRET_KEY', 'too short'],
    ['PLANWRIGHT_SECRET_KEY', `${'k'.repeat(32)},short`],
    ['PLANWRIGHT_SECRET_KEY', ','],
    ['PLANWRIGHT_WEBHOOK_ALLOW', 'localhost'],
    ['PLANWRIGHT_WEBHOOK_ALLOW', '10.0.0.0/33'],
    ['PLANWRIGHT_WEBHOOK_ALLOW', '127.0.0.1,10.0.0.0/'],
  ])('name the variable at fault: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        message: expect.stringMatching(new RegExp(`^Mend the environment\\. ${name}: .+\\.$`)),
      }),
    );
  });

  it('never repeat a key that cannot be read', () => {
    const env = { ANTHROPIC_API_KEY: 'sk-ant-first sk-ant-second', ANTHROPIC_AUTH_TOKEN: 'sk-ant-third sk-ant-fourth' };
    expect(() => readConfig(env)).not.toThrow(/sk-ant/);
    expect(() => readConfig(env)).toThrow('ANTHROPIC_API_KEY');
  });

  it('name every variable at fault at once', () => {
    const read = () => readConfig({ PLANWRIGHT_PORT: 'x', PLANWRIGHT_ENGINE: 'y' });
    expect(read).toThrow(/PLANWRIGHT_PORT: .*; PLANWRIGHT_ENGINE: /);
  });

  it('each have a variable of their own and a help of one sentence or more', () => {
    const names = Object.values(SETTINGS).map(({ env }) => env);
    expect(new Set(names).size).toBe(names.length);
    for (const { env, help, shownDefault } of Object.values(SETTINGS)) {
      expect(help, env).toMatch(/^[A-Z].*\.$/);
      expect(shownDefault, env).not.toBe('');
    }
  });
});

describe('a setting that cannot be read', () => {
  it.each([
    ['PLANWRIGHT_SEARCH', 'on', 'Write one of auto, off'],
    ['PLANWRIGHT_ENGINE', 'gpt', 'Write one of auto, anthropic, openai, outline'],
    ['PLANWRIGHT_PORT', 'abc', 'Write a whole number from 0 to 65535'],
    ['PLANWRIGHT_SEARCH_URL', 'searx', 'Write a whole address, such as http://127.0.0.1:8080'],
    ['PLANWRIGHT_MODEL_PRICES', 'one=2/10, two=1', '"two=1" cannot be read. Write MODEL='],
    ['PLANWRIGHT_MODEL_PRICES', 'one=2/10, one=1/2', '"one=1/2" prices its model a second time. Write MODEL='],
  ])('of %s=%s says how it is written', (env, value, words) => {
    expect(() => readConfig({ [env]: value })).toThrow(`${env}: ${words}`);
  });
});
