import { describe, expect, it } from 'vitest';
import type { App } from '../../../src/app.ts';
import { type Mailer, smtpMailer } from '../../../src/mail/mailer.ts';
import { LEASE_MS } from '../../../src/outreach/once/claim-call.ts';
import { startSmtpSink } from '../../helpers/smtp-sink.ts';
import { dyingStore } from '../../outreach/sending/world.ts';
import { expectOutreachError } from './outreach.ts';
import { Halt, isReplayed, LAPSE_MS, post } from './retrying.ts';
import { openWorld, type World } from './world.ts';

/** Stands still before it sends, or when it has sent and not said so. */
const haltingMailer = (halt: Halt, when: 'before' | 'after'): Mailer => ({
  ...smtpMailer,
  async sendMail(request) {
    if (when === 'before') await halt.wait();
    const outcome = await smtpMailer.sendMail(request);
    if (when === 'after') await halt.wait();
    return outcome;
  },
});

/** A world whose mailbox has a real server, and a way to send its test mail. */
async function mailing(halt: Halt, when: 'before' | 'after' = 'after') {
  const sink = await startSmtpSink();
  const world = await openWorld({ mailer: haltingMailer(halt, when) });
  const { host, port } = sink.access;
  const smtp = { host, port, security: 'none' };
  const { body } = await world.ask('POST', '/mailboxes', { email: 'sam@northwind.example', name: 'Sam', smtp });
  const path = `/mailboxes/${body.data.id}/test-mail`;
  const ask = ({ app = world.app, signal }: { app?: App; signal?: AbortSignal } = {}) =>
    post(app, path, { secret: world.key.secret, ...(signal && { signal }) });
  return { sink, world, ask, [Symbol.asyncDispose]: () => closeAll(world, sink) };
}

async function closeAll(world: World, sink: AsyncDisposable): Promise<void> {
  await world[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
}

/** Resolves when two requests stand at the one call there is. */
async function bothWait({ app }: World): Promise<void> {
  const { id } = await app.store.db.selectFrom('keyed_calls').select('id').executeTakeFirstOrThrow();
  await expect.poll(() => app.callChanges.count(id)).toBe(2);
}

/** Milliseconds for which the one call there is counts as being carried out. */
async function leaseLeft({ app }: World): Promise<number> {
  const rows = await app.store.db.selectFrom('keyed_calls').select('lease_until').execute();
  return Number(rows[0]?.lease_until) - app.clock.now();
}

describe('a retry of a test mail that is under way', () => {
  it('waits for it and gets its answer, and one mail is sent', async () => {
    const halt = new Halt();
    await using here = await mailing(halt);
    const first = here.ask();
    await halt.reached;
    const second = here.ask();
    await bothWait(here.world);
    halt.goOn();
    const replies = await Promise.all([first, second]);
    expect(replies.map(({ body }) => body.data.status)).toEqual(['sent', 'sent']);
    expect(replies.map(isReplayed)).toEqual([false, true]);
    expect(here.sink.mails).toHaveLength(1);
  });

  it('gets its answer also when the first one has left before it was there', async () => {
    const halt = new Halt();
    await using here = await mailing(halt, 'before');
    const leaves = new AbortController();
    const first = here.ask({ signal: leaves.signal });
    await halt.reached;
    leaves.abort();
    halt.goOn();
    await first.catch(() => undefined);
    const retried = await here.ask();
    expect([retried.status, retried.body.data.status, isReplayed(retried)]).toEqual([200, 'sent', true]);
    expect(here.sink.mails).toHaveLength(1);
  });

  it('is told after 280 seconds that it is still being carried out, and later gets its answer', async () => {
    const halt = new Halt();
    await using here = await mailing(halt);
    const { clock } = here.world.app;
    const first = here.ask();
    await halt.reached;
    const second = here.ask();
    await bothWait(here.world);
    for (let seconds = 0; seconds < 280; seconds += 10) {
      clock.advance(10_000);
      await expect.poll(() => leaseLeft(here.world)).toBe(LEASE_MS);
    }
    expectOutreachError(await second, 409, 'conflict', /still being carried out; send it again later/);
    halt.goOn();
    expect((await first).body.data.status).toBe('sent');
    expect(isReplayed(await here.ask())).toBe(true);
  });
});

describe('a retry of a test mail that was cut off', () => {
  it('is told that it may have been sent, and sends no second one', async () => {
    const halt = new Halt();
    halt.goOn();
    await using here = await mailing(halt);
    // Its first write is the claim; before the next one it is dead.
    const dying = dyingStore(here.world.app.store, 2, 'before');
    await here.ask({ app: { ...here.world.app, store: dying.store } });
    here.world.app.clock.advance(LAPSE_MS);

    const retried = await here.ask();

    expectOutreachError(retried, 409, 'conflict', /may have been carried out; .* GET \/api\/v1\/outreach\/mailboxes/);
    expect(dying.died()).toBe(true);
    expect(here.sink.mails).toHaveLength(1);
  });
});
