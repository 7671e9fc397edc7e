import { expect, it } from 'vitest';
import type { App } from '../../../src/app.ts';
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

/** Two processes of one service: what one App answers, the other can be asked again. */
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

  const works = [
    ['campaigns', '/campaigns', () => CAMPAIGN],
    ['endpoints', '/webhooks', () => ({ url: 'https://hooks.example/two', eventTypes: ['lead.created'] })],
    ['leads', '/leads/import', (campaignId?: string) => ({ campaignId, leads: [{ email: 'kim@example.com' }] })],
  ] as const;
  for (const when of ['before', 'after'] as const) {
    it.each(works)(`whose process dies ${when} any write makes no second one of %s`, async (table, path, bodyOf) => {
      await using two = await twoProcesses(kind);
      const { here, there, secret } = two;
      const body = bodyOf(two.world.ids.campaigns);
      const ends = new Set<string>();
      for (let nth = 1, died = true; died; nth++) {
        const changed = {
          ...body,
          ...(path === '/leads/import' ? { leads: [{ email: `kim${nth}@example.com` }] } : {}),
        };
        const asked = { secret, body: changed, once: `order-${nth}` };
        const before = await two.rows(table);
        const dying = dyingStore(here.store, nth, when);
        await post({ ...here, store: dying.store }, path, asked);
        died = dying.died();
        two.clock.advance(LAPSE_MS);
        const done = (await two.rows(table)) - before;

        const retried = await post(there, path, asked);

        expect((await two.rows(table)) - before, `write ${nth}`).toBe(1);
        if (!died || isReplayed(retried)) {
          expect([retried.status, isReplayed(retried)]).toEqual([path === '/leads/import' ? 200 : 201, true]);
          ends.add('replayed');
        } else if (done === 1) {
          expectOutreachError(
            retried,
            409,
            'conflict',
            /was carried out, at least in part, but .* GET \/api\/v1\/outr/,
          );
          ends.add('told');
        } else {
          expect([retried.status, done]).toEqual([path === '/leads/import' ? 200 : 201, 0]);
          ends.add('carried out');
        }
      }
      expect(ends).toEqual(new Set(['carried out', 'told', 'replayed']));
    });
  }

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
