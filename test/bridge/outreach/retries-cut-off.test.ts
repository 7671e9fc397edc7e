import { expect, it } from 'vitest';
import type { App } from '../../../src/app.ts';
import { AppError } from '../../../src/errors.ts';
import type { Store } from '../../../src/store/store.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { onEveryStore, type StoreKind } from '../../helpers/stores.ts';
import { testApp } from '../../helpers/test-app.ts';
import { dyingStore } from '../../outreach/sending/world.ts';
import { expectOutreachError } from './outreach.ts';
import { asTimePasses, Halt, isReplayed, LAPSE_MS, post } from './retrying.ts';
import { openWorld } from './world.ts';

const CAMPAIGN = { name: 'Vets', fromName: 'Grace' };
const secretKeys = ['a-key-that-is-good-for-tests-alone-and-long'];

/** Two processes of one service, on one database. */
async function twoProcesses(kind: StoreKind) {
  const databaseUrl = await kind.freshUrl();
  const clock = new TestClock();
  const world = await openWorld({ databaseUrl, clock });
  const other = await testApp({ databaseUrl, clock, config: { secretKeys } });
  const rows = async (table: 'campaigns' | 'endpoints' | 'leads' | 'suppressions'): Promise<number> =>
    // From the writing connection: the reads of one turn share a snapshot that another process does not end.
    (await other.store.write((tx) => tx.selectFrom(table).select('id').execute())).length;
  return {
    ...{ world, clock, rows, here: world.app as App, there: other as App, secret: world.key.secret },
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

/** A store that writes nothing from its nth write on, as that of a process which stands still. */
function haltingStore(store: Store, nth: number, halt: Halt): Store {
  let writes = 0;
  return {
    ...store,
    write: async (work, durability) => {
      writes += 1;
      if (writes >= nth) await halt.wait();
      return store.write(work, durability);
    },
  };
}

/** A store that cannot be reached any more once its nth write is committed. */
function failingAfter(store: Store, nth: number): Store {
  let writes = 0;
  return {
    ...store,
    write: async (work, durability) => {
      const result = await store.write(work, durability);
      writes += 1;
      if (writes === nth) throw new AppError('store_unavailable', 'The database cannot be used now; try again.');
      return result;
    },
  };
}

interface Work {
  table: 'campaigns' | 'endpoints' | 'leads';
  path: string;
  /** Each time another thing. */
  body(nth: number): unknown;
}

const works = (campaignId: string | undefined): Work[] => [
  { table: 'campaigns', path: '/campaigns', body: () => CAMPAIGN },
  {
    table: 'endpoints',
    path: '/webhooks',
    body: () => ({ url: 'https://hooks.example/two', eventTypes: ['lead.created'] }),
  },
  {
    table: 'leads',
    path: '/leads/import',
    body: (nth) => ({ campaignId, leads: [{ email: `kim${nth}@example.com` }] }),
  },
];

/** Has a process die at its nth write of a work and another one asked again; whatever happens, one thing is there. */
async function dieAndRetry(
  { here, there, secret, clock, rows }: Awaited<ReturnType<typeof twoProcesses>>,
  { table, path, body }: Work,
  { nth, when }: { nth: number; when: 'before' | 'after' },
): Promise<{ died: boolean; retry: 'carried out' | 'told' | 'replayed' }> {
  const asked = { secret, body: body(nth), once: `order-${nth}` };
  const before = await rows(table);
  const dying = dyingStore(here.store, nth, when);
  await post({ ...here, store: dying.store }, path, asked);
  clock.advance(LAPSE_MS);
  const done = (await rows(table)) - before;

  const retried = await post(there, path, asked);

  expect((await rows(table)) - before, `${path}, write ${nth}`).toBe(1);
  const died = dying.died();
  if (retried.status === 409) {
    expect([died, done]).toEqual([true, 1]);
    const says = /was carried out, at least in part, but .* GET \/api\/v1\/outreach\/\w+ at/;
    expectOutreachError(retried, 409, 'conflict', says);
    return { died, retry: 'told' };
  }
  expect([200, 201]).toContain(retried.status);
  expect(isReplayed(retried)).toBe(done === 1);
  return { died, retry: isReplayed(retried) ? 'replayed' : 'carried out' };
}

onEveryStore('a retried outreach POST', (kind) => {
  it('is carried out once, however many come at once to two processes, and all get its answer', async () => {
    await using two = await twoProcesses(kind);
    const { here, there, secret } = two;
    const before = await two.rows('campaigns');
    const asked = [here, there, here, there, here, there].map((app) =>
      post(app, '/campaigns', { secret, body: CAMPAIGN }),
    );
    const replies = await asTimePasses(two.clock, Promise.all(asked));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(replies.filter((reply) => !isReplayed(reply))).toHaveLength(1);
    expect(await two.rows('campaigns')).toBe(before + 1);
  });

  for (const when of ['before', 'after'] as const) {
    it(`whose process dies ${when} any of its writes is done once, and never told otherwise`, async () => {
      await using two = await twoProcesses(kind);
      for (const work of works(two.world.ids.campaigns)) {
        const ends = new Set<string>();
        for (let nth = 1, died = true; died; nth++) {
          const end = await dieAndRetry(two, work, { nth, when });
          died = end.died;
          ends.add(end.retry);
        }
        expect(ends, work.path).toEqual(new Set(['carried out', 'told', 'replayed']));
      }
    });
  }

  it('whose store fails once its work is stored is not carried out again', async () => {
    await using two = await twoProcesses(kind);
    const { here, there, secret } = two;
    const before = await two.rows('campaigns');
    // The first write is the claim, the second is the work.
    const failing = { ...here, store: failingAfter(here.store, 2) };
    expect((await post(failing, '/campaigns', { secret, body: CAMPAIGN })).status).toBe(503);
    const again = await post(there, '/campaigns', { secret, body: CAMPAIGN });
    expectOutreachError(again, 409, 'conflict', /was carried out, at least in part/);
    expect(await two.rows('campaigns')).toBe(before + 1);
  });

  it('whose first process stood still while another took over does nothing when it goes on', async () => {
    await using two = await twoProcesses(kind);
    const { here, there, secret } = two;
    const before = await two.rows('campaigns');
    const halt = new Halt();
    // The first write is the claim, the second is the work.
    const halting = { ...here, store: haltingStore(here.store, 2, halt) };
    const first = post(halting, '/campaigns', { secret, body: CAMPAIGN });
    await halt.reached;
    two.clock.advance(LAPSE_MS);

    const second = await post(there, '/campaigns', { secret, body: CAMPAIGN });
    halt.goOn();

    expect([second.status, isReplayed(second)]).toEqual([201, false]);
    expectOutreachError(await first, 409, 'conflict', /has taken over/);
    expect(await two.rows('campaigns')).toBe(before + 1);
  });
});
