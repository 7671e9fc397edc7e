import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { egressOf } from '../../src/system/egress.ts';
import { exposed, isReachable } from '../../src/system/exposed.ts';

const HOST = 'PLANWRIGHT_HOST';
const URL = 'PLANWRIGHT_PUBLIC_URL';
const DATABASE = 'PLANWRIGHT_DATABASE_URL';

describe('others can have a process connect', () => {
  it.each([
    [{}, false],
    [{ [HOST]: 'localhost' }, false],
    [{ [HOST]: '127.0.0.9' }, false],
    [{ [HOST]: '::1' }, false],
    [{ [URL]: 'http://127.0.0.1:9000' }, false],
    [{ [URL]: 'http://[::1]:9000' }, false],
    [{ [HOST]: '0.0.0.0' }, true],
    [{ [HOST]: '::' }, true],
    [{ [HOST]: '192.168.1.5' }, true],
    [{ [HOST]: 'planwright.internal' }, true],
    [{ [HOST]: '127.example.com' }, true],
    [{ [URL]: 'https://plan.example' }, true],
    [{ [URL]: 'http://192.168.1.5:8787' }, true],
    [{ PLANWRIGHT_TRUSTED_PROXIES: '127.0.0.1' }, true],
    [{ [HOST]: '0.0.0.0', [URL]: 'http://localhost:8787' }, true],
  ])('when they reach it: with %j %s', (env, is) => {
    expect(isReachable(readConfig(env))).toBe(is);
    expect(exposed(readConfig(env))).toBe(is);
  });

  it.each([
    ['/var/lib/planwright.db', false],
    ['file:planwright.db', false],
    ['postgres://ada:secret@127.0.0.1:5432/plans', false],
    ['postgresql://localhost/plans', false],
    ['postgres://[::1]/plans', false],
    ['postgres://%2Fvar%2Frun%2Fpostgresql/plans', false],
    ['postgres:///plans?host=/var/run/postgresql', false],
    ['postgres://db.internal/plans', true],
    ['postgres://10.0.0.5/plans', true],
    ['postgres://127.0.0.1/plans?host=10.0.0.5', true],
    // Where it is, another variable says.
    ['postgres:///plans', true],
  ])('when its database may be theirs too: with %s %s', (url, is) => {
    const config = readConfig({ [DATABASE]: url });
    expect(exposed(config)).toBe(is);
    expect(isReachable(config)).toBe(false);
  });
});

describe('beside public addresses', () => {
  const MAIL = { PLANWRIGHT_MAIL_ALLOW: '10.0.0.5' };
  const HOOKS = { PLANWRIGHT_WEBHOOK_ALLOW: '10.0.0.6' };
  const DEMO = { PLANWRIGHT_DEMO_MAIL: 'true' };
  const PROXY = { [URL]: 'https://plan.example' };
  const SHARED = { [DATABASE]: 'postgres://db.internal/plans' };
  const HERE = ['127.0.0.1', '::1'];

  it.each([
    [{}, { mail: 'any', webhooks: [] }],
    [MAIL, { mail: ['10.0.0.5'], webhooks: [] }],
    [HOOKS, { mail: 'any', webhooks: ['10.0.0.6'] }],
    [DEMO, { mail: 'any', webhooks: HERE }],
    [
      { ...DEMO, ...HOOKS },
      { mail: 'any', webhooks: ['10.0.0.6', ...HERE] },
    ],
    [PROXY, { mail: [], webhooks: [] }],
    [SHARED, { mail: [], webhooks: [] }],
    [
      { ...PROXY, ...DEMO },
      { mail: [], webhooks: [] },
    ],
    [
      { ...SHARED, ...DEMO },
      { mail: [], webhooks: [] },
    ],
    [
      { ...PROXY, ...MAIL, ...HOOKS },
      { mail: ['10.0.0.5'], webhooks: ['10.0.0.6'] },
    ],
  ])('a process with %j reaches %j, and no home page elsewhere', (env, reach) => {
    expect(egressOf(readConfig(env))).toEqual({ ...reach, pages: [] });
  });
});
