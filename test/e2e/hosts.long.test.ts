import { expect, it } from 'vitest';
import { ideaOf } from '../helpers/answers/answers.ts';
import { creditsOf, newCaller } from '../helpers/callers.ts';
import { DOORS } from '../helpers/host/doors.ts';
import { appDoor, type HostDoor, type Hosted, host } from '../helpers/host/host.ts';
import { hostPlan } from '../helpers/host/host-answers.ts';
import { mistakesOf } from '../helpers/host/mistakes.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { onEveryStore, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

/** Plans that are written on SQLite, with a mistake in each kind of order; 50 in `npm run test:soak`. */
const SEEDS = Number(process.env.HOST_SEEDS ?? 20);
/** What an answer is told does not depend on the database, so a few plans and one door are enough on PostgreSQL. */
const SEEDS_ON_POSTGRES = Math.ceil(SEEDS / 5);
const DOOR_ON_POSTGRES = 'REST';
const CLOSED_SHARE = 0.95;

function expectToldAndClosed(hosted: Hosted, seed: number): void {
  expect(hosted.last, `seed ${seed}`).toContain('is complete');
  expect(hosted.charged, `seed ${seed}`).toBe(23);
  expect(Math.max(...hosted.tries), `seed ${seed}`).toBeLessThanOrEqual(2);
  expect(hosted.told).toHaveLength(Object.keys(mistakesOf(seed)).length);
  for (const { mistake, faults } of hosted.told) expect(faults.join('\n'), mistake.what).toMatch(mistake.names);
}

onEveryStore('a host that makes one mistake in every stage', (kind) => {
  it(`closes its plan in two submissions a slice in 95 of 100 cases, over a restart in the middle`, async () => {
    const failed: string[] = [];
    const seeds = kind.name === 'postgres' ? SEEDS_ON_POSTGRES : SEEDS;
    for (let seed = 0; seed < seeds; seed++) {
      const databaseUrl = await kind.freshUrl();
      await using first = await testApp({ databaseUrl });
      await using second = await testApp({ databaseUrl });
      const caller = await newCaller(first, { credits: 100, tier: 'starter' });
      let calls = 0;
      const between = async () => appDoor(++calls < 7 ? first : second, caller);
      try {
        const mistakes = mistakesOf(seed);
        expectToldAndClosed(
          await host(appDoor(first, caller), ideaOf(seed), hostPlan(seed), { mistakes, between }),
          seed,
        );
        expect((await creditsOf(second, caller)).balance).toBe(77);
      } catch (error) {
        failed.push(`seed ${seed}: ${error instanceof Error ? error.message : error}`);
      }
    }
    // biome-ignore lint/suspicious/noConsole: the figure is what the run is for.
    console.log(`${kind.name}: ${seeds - failed.length} of ${seeds} plans closed`, failed);
    expect(failed.length).toBeLessThanOrEqual(seeds * (1 - CLOSED_SHARE));
  });

  const doors = kind.name === 'postgres' ? [DOOR_ON_POSTGRES] : Object.keys(DOORS);
  it.each(doors)('does so through %s, whose process is ended in the middle', async (name) => {
    const open = DOORS[name];
    if (!open) throw new Error(name);
    const seed = Object.keys(DOORS).indexOf(name);
    const env: Record<string, string> = { PLANWRIGHT_DATA_DIR: temporaryFolder(), PLANWRIGHT_SECRET_KEY: TEST_SECRET };
    if (kind.name === 'postgres') env.PLANWRIGHT_DATABASE_URL = await kind.freshUrl();
    let opened = await open(env);
    let calls = 0;
    const between = async (): Promise<HostDoor> => {
      if (++calls === 6) {
        await opened.end();
        opened = await open(env);
      }
      return opened.door;
    };
    const hosted = await host(opened.door, ideaOf(seed), hostPlan(seed), { mistakes: mistakesOf(seed), between });
    await opened.end();
    expectToldAndClosed(hosted, seed);
  });
});
