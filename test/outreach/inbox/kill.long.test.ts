import { expect, it } from 'vitest';
import { onEveryStore } from '../../helpers/stores.ts';
import { serveAt } from '../sending/serve-at.ts';
import { MINUTE, type World, world } from '../sending/world.ts';
import { answering, eventCounts, keep, letter, repliesOf } from './pipeline/post.ts';

const LEADS = 60;
const MAILS_A_LEAD = 10;
const MAILS = LEADS * MAILS_A_LEAD;
const KILLS = 4;
const WAITING = { timeout: 120_000, interval: 10 };

const handled = async ({ app }: World): Promise<number> =>
  (await app.store.db.selectFrom('inbound').select('id').where('status', '=', 'done').execute()).length;

/** Leads that were mailed, each of whom writes so often, and the last of them for the last time. */
async function mailsOfMany(here: World): Promise<void> {
  const campaignId = await here.campaign({ steps: 2 });
  const names = Array.from({ length: LEADS }, (_, index) => `lead${index}`);
  for (const name of names) await here.lead(campaignId, name);
  await here.first.work();
  const sends = await here.sends();
  for (let nth = 0; nth < MAILS_A_LEAD; nth++) {
    for (const [index, send] of sends.entries()) {
      const isLast = nth === MAILS_A_LEAD - 1 && index % 2 === 0;
      const text = isLast ? 'Please take me off your list.' : `What does it cost, the ${nth}th time?`;
      await keep(here, letter({ from: send.recipient, headers: answering(send), text }));
    }
  }
}

onEveryStore('a serve process that is killed again and again over mail that waits', (kind) => {
  it('leaves each mail to be handled once: one reply, one of each event, one opt-out', {
    timeout: 600_000,
  }, async () => {
    const here = await world(kind);
    await mailsOfMany(here);
    let now = here.clock.now() + MINUTE;
    for (let kills = 1; kills <= KILLS; kills++) {
      const { process } = await serveAt(here, now);
      await expect.poll(() => handled(here), WAITING).toBeGreaterThan((MAILS / (KILLS + 2)) * kills);
      await process.kill('SIGKILL');
      // Past the leases of the dead.
      now += 2 * MINUTE;
    }
    expect(await handled(here)).toBeLessThan(MAILS);
    const last = await serveAt(here, now);
    await expect.poll(() => handled(here), WAITING).toBe(MAILS);
    expect(await last.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });

    const replies = await repliesOf(here);
    expect(new Set(replies.map(({ inbound_id }) => inbound_id)).size).toBe(MAILS);
    expect(replies).toHaveLength(MAILS);
    expect(await eventCounts(here)).toMatchObject({
      'reply.received': MAILS,
      'reply.classified': MAILS,
      'lead.replied': MAILS,
      'lead.unsubscribed': LEADS / 2,
    });
    const suppressed = await here.app.store.db.selectFrom('suppressions').select('value').execute();
    expect(suppressed).toHaveLength(LEADS / 2);
  });
});
