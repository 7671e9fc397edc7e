import { describe, expect, it } from 'vitest';
import { CAMPAIGN_ID } from '../../bridge/outreach/examples.ts';
import { OUTREACH_ROUTES } from '../../bridge/outreach/index.ts';
import type { OutreachRoute } from '../../bridge/outreach/route.ts';
import type { App } from '../../src/app.ts';
import { expectOutreachError } from '../bridge/outreach/outreach.ts';
import { type World, worldCopies } from '../bridge/outreach/world.ts';
import { seedWorkspace } from '../helpers/test-app.ts';
import { askRoute, bodyOf, idsFor } from './ask-route.ts';

const openWorld = worldCopies();

const posts = OUTREACH_ROUTES.filter(({ method }) => method === 'POST').map((route) => [route.path, route] as const);

// With what a campaign needs to be active.
const config = { publicUrl: 'https://plan.example', mailAllow: ['127.0.0.1'] };

/** What any request changes, whatever it asks for. */
const OF_REQUESTS = ['keys', 'limit_hits', 'keyed_calls'];

let names: Promise<string[]> | undefined;

/** Every table's name; they are the same for all. */
const tableNames = async ({ store }: App): Promise<string[]> =>
  (await store.db.introspection.getTables()).map((table) => table.name);

/** Every row of every other table. */
async function everything(app: App): Promise<unknown> {
  names ??= tableNames(app);
  const rows = new Map<string, unknown>();
  for (const name of (await names).filter((one) => !OF_REQUESTS.includes(one))) {
    // As the database itself names them.
    const table = app.store.db.selectFrom(name as 'runs');
    rows.set(name, await table.selectAll().execute());
  }
  return rows;
}

/** What its documents show, of a campaign that is there. */
const bodyIn = (world: World, route: OutreachRoute): unknown =>
  route.body && JSON.parse(JSON.stringify(bodyOf(route)).replaceAll(CAMPAIGN_ID, world.ids.campaigns ?? ''));

describe('every outreach POST with an Idempotency-Key', () => {
  it.each(posts)('%s answers a retry as it answered first, and does nothing more', async (_, route) => {
    await using world = await openWorld({ config });
    await world.ask('PATCH', '/settings', { postalAddress: '1 High Street, London' });
    const asked = { ...idsFor(world, route), headers: { 'Idempotency-Key': 'order-1' }, body: bodyIn(world, route) };
    const first = await askRoute(world, route, asked);
    expect([...Object.keys(route.responses), '422'], JSON.stringify(first.body)).toContain(String(first.status));
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    const before = await everything(world.app);

    const again = await askRoute(world, route, asked);

    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const { requestId } = again.body;
    expect(again.body).toEqual(requestId === undefined ? first.body : { ...first.body, requestId });
    expect(again.status).toBe(first.status);
    expect(await everything(world.app)).toEqual(before);
    const { sealed } = await world.app.store.db.selectFrom('keyed_calls').selectAll().executeTakeFirstOrThrow();
    expect(sealed, 'a secret is kept sealed, nothing else is').toBe(first.body.data?.secret === undefined ? 0 : 1);

    if (route.body) {
      const changed = await askRoute(world, route, { ...asked, body: { another: 1 } });
      expectOutreachError(changed, 409, 'conflict', /used with another body/);
    }
    const other = await seedWorkspace(world.app);
    const theirs = await askRoute(world, route, { ...asked, secret: other.key.secret });
    expect(theirs.headers.has('idempotent-replayed'), 'another workspace has keys of its own').toBe(false);
  });
});
