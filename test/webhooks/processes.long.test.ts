import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDeliveries } from '../../src/webhooks/deliver.ts';
import { type Received, startReceiver } from '../helpers/receiver.ts';
import { startServed } from '../helpers/served.ts';
import { onEveryStore, temporaryFolder } from '../helpers/stores.ts';
import { onlyDelivery, recordLeads, seedEndpoints, webhookApp } from './app.ts';

const EVENTS = 150;
const KILL_AT = [20, 55, 90];
const LEASE_MS = 60_000;

const idOf = ({ headers }: Received) => String(headers['x-svc-event-id']);

onEveryStore('deliveries of server processes that are killed', (kind) => {
  it('all arrive, under one id each and with the same bytes, though a process dies before it could mark them', async () => {
    const receiver = await startReceiver();
    const databaseUrl = await kind.freshUrl();
    await using app = await webhookApp({ databaseUrl });
    const clockFile = join(temporaryFolder(), 'clock');
    const moveClock = (ms: number) => {
      app.clock.advance(ms);
      writeFileSync(clockFile, String(app.clock.now()));
    };
    moveClock(0);
    const start = () =>
      startServed({
        PLANWRIGHT_DATA_DIR: temporaryFolder(),
        PLANWRIGHT_DATABASE_URL: databaseUrl,
        PLANWRIGHT_SECRET_KEY: 'k'.repeat(32),
        PLANWRIGHT_WEBHOOK_ALLOW: '127.0.0.1',
        PLANWRIGHT_CLOCK_FILE: clockFile,
        PLANWRIGHT_ENGINE: 'outline',
      });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    const servers = await Promise.all(KILL_AT.map(start));
    let kills = 0;
    receiver.answer = (response) => {
      if (receiver.received.length === KILL_AT[kills]) void servers[kills++]?.process.kill();
      response.writeHead(200).end();
    };
    await recordLeads(app, workspaceId, EVENTS);
    moveClock(1_000);
    // Until the last of them is killed; each look lets another second pass for those that live.
    const killed = () => {
      moveClock(1_000);
      return kills;
    };
    await expect.poll(killed, { timeout: 30_000 }).toBe(KILL_AT.length);
    await Promise.all(servers.map(({ process }) => process.exit));
    await start();
    moveClock(LEASE_MS);
    const waiting = async () => {
      moveClock(1_000);
      const rows = await app.store.db.selectFrom('deliveries').select('id').where('status', '=', 'waiting').execute();
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
    const byId = Map.groupBy(receiver.received, idOf);
    expect(byId.size).toBe(EVENTS);
    for (const copies of byId.values()) {
      expect(new Set(copies.map(({ body }) => body.toString())).size).toBe(1);
      expect(copies.every(({ headers }) => headers['x-svc-attempt'] === '1')).toBe(true);
    }
    const log = await app.store.db.selectFrom('delivery_attempts').selectAll().execute();
    expect(log).toHaveLength(EVENTS);
  }, 90_000);
});

describe('a process that sends deliveries', () => {
  it('takes up what comes while it runs', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp();
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    startDeliveries(app);
    await recordLeads(app, workspaceId, 3);
    const received = () => {
      app.clock.advance(1_000);
      return receiver.received.length;
    };
    await expect.poll(received).toBe(3);
  });

  it('gives back what is under way when it stops, to be sent as the same attempt', async () => {
    const receiver = await startReceiver(() => undefined);
    await using app = await webhookApp();
    await using next = await webhookApp({ databaseUrl: app.store.location, clock: app.clock });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    startDeliveries(app);
    await expect.poll(() => receiver.received.length).toBe(1);
    await app.close();
    expect(await onlyDelivery(next)).toMatchObject({ status: 'waiting', attempts_made: 0, lease_until: null });
    receiver.answer = 200;
    startDeliveries(next);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received.map(({ headers }) => headers['x-svc-attempt'])).toEqual(['1', '1']);
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
  });

  it('takes nothing more up once it drains', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp();
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    startDeliveries(app);
    app.lifecycle.beginDrain();
    await recordLeads(app, workspaceId);
    app.clock.advance(10_000);
    await app.close();
    expect(receiver.received).toEqual([]);
  });
});
