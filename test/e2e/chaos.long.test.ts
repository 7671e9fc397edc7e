import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { commandJson, post, type RestAnswer, startServed } from '../helpers/served.ts';
import { onEveryStore, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const SERVERS = 4;
const KEYS = 8;
/** Two hundred in `npm run test:soak`. */
const CALLS = Number(process.env.CHAOS_CALLS ?? 80);

onEveryStore('four servers on one database', (kind) => {
  it(`charge ${CALLS} parallel generations once each, with one server killed in the middle`, async () => {
    const env = {
      PLANWRIGHT_SECRET_KEY: TEST_SECRET,
      PLANWRIGHT_DATABASE_URL: await kind.emptyUrl(),
      PLANWRIGHT_DATA_DIR: join(temporaryFolder(), 'data'),
    };
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServed(env)));
    const { id } = await commandJson(['workspace', 'create', '--name', 'Chaos', '--plan', 'team'], env);
    const workspace = String(id);
    await commandJson(['credits', 'grant', '--workspace', workspace, '--amount', '20000'], env);
    const keys: string[] = [];
    for (let made = 0; made < KEYS; made++) {
      keys.push(String((await commandJson(['key', 'create', '--workspace', workspace], env)).key));
    }

    let answered = 0;
    const tools = ['research', 'architecture', 'features', 'phases', 'prompt-pack', 'blueprint'];
    const calls = Array.from({ length: CALLS }, async (_, index) => {
      const { url } = servers[index % SERVERS] ?? { url: '' };
      const tool = tools[index % tools.length];
      const idea = `A rota planner for volunteer lifeboat crews, variant number ${index}`;
      const answer = await post(`${url}/api/v1/mcp/generate/${tool}`, keys[index % KEYS] ?? '', { idea });
      // The third server dies without a word while most calls are still under way.
      if (++answered === CALLS / 5) await servers[2]?.process.kill('SIGKILL');
      return answer;
    });
    const answers = (await Promise.all(calls)).filter((one): one is RestAnswer => one !== undefined);
    expect(answers.length).toBeGreaterThan(CALLS / 2);
    expect(answers.map((one) => [one.status, one.body.error?.message]).filter(([status]) => status !== 200)).toEqual(
      [],
    );

    // The others take up what the dead one left, once its leases have lapsed.
    await expect
      .poll(async () => (await commandJson(['credits', 'check'], env)).openHolds, { timeout: 90_000, interval: 1_000 })
      .toBe(0);
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });

    await using app = await testApp({ databaseUrl: env.PLANWRIGHT_DATABASE_URL, clock: new TestClock(Date.now()) });
    const runs = await app.store.db.selectFrom('runs').select(['id', 'status', 'price']).execute();
    const charges = await app.store.db
      .selectFrom('entries')
      .select(['run_id', 'amount'])
      .where('kind', '=', 'charge')
      .execute();
    const succeeded = runs.filter((one) => one.status === 'succeeded');
    expect(charges.map((one) => one.run_id).sort()).toEqual(succeeded.map((one) => one.id).sort());
    expect(runs.filter((one) => one.status === 'running')).toEqual([]);
    expect(succeeded.length).toBeGreaterThanOrEqual(answers.length);
    const told = answers.map((one) => String(one.body.meta?.runId));
    expect(new Set(told).size).toBe(told.length);
  });
});

it('leaves no trace of a busy database in any answer when two servers share a file', async () => {
  const env = { PLANWRIGHT_DATA_DIR: join(temporaryFolder(), 'data'), PLANWRIGHT_RATE_LIMIT: '1000' };
  const [one, two] = await Promise.all([startServed(env), startServed(env)]);
  const key = one.apiKey ?? two.apiKey ?? '';
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      post(`${index % 2 ? one.url : two.url}/api/v1/mcp/generate/research`, key, {
        idea: `A seed library for allotments, plot ${index}`,
      }),
    ),
  );
  expect(answers.filter((answer) => answer?.status !== 200)).toEqual([]);
});
