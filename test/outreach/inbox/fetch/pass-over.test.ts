import { expect, it } from 'vitest';
import { openImap } from '../../../../src/mail/imap/open-imap.ts';
import { ByteBudget } from '../../../../src/outreach/inbox/fetch/byte-budget.ts';
import { claimInboxes } from '../../../../src/outreach/inbox/fetch/inbox-rows.ts';
import { readFolder } from '../../../../src/outreach/inbox/fetch/read-folder.ts';
import { Stumbles } from '../../../../src/outreach/inbox/fetch/stumbles.ts';
import { scriptedImap } from '../../../helpers/scripted-imap.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { mailOf, seedReader, stored, subjects } from './reading.ts';

const HOPELESS = 8;

onOneStore('a mail that its server cannot give', (kind) => {
  it('is noted together with the step past it, though the process dies right after', async () => {
    const server = await scriptedImap({
      folders: { INBOX: { uidValidity: 1, mails: [mailOf(2, { dropsAt: 10 }), mailOf(3)] } },
    });
    const reader = await seedReader(kind, server);
    await using app = reader.app;
    const [inbox] = await claimInboxes(app, 'here', 1);
    if (!inbox) throw new Error('there is a mailbox to read');
    const stumbles = new Stumbles();
    const key = JSON.stringify([inbox.id, 'INBOX', '1']);
    for (let time = 0; time < HOPELESS; time++) stumbles.note(key, 2);
    const { signal } = new AbortController();
    const session = await openImap({ access: server.access, signal, clock: app.clock, targets: app.mailTargets });
    // Told right after the transaction: nothing that comes later is done.
    const inboxMetric = () => {
      throw new Error('dead');
    };
    const dying = Object.assign(Object.create(app), { metrics: { ...app.metrics, inbox: inboxMetric } });
    const reading = { app: dying, inbox, session };
    const read = readFolder({ ...reading, budget: new ByteBudget(10_000_000), stumbles }, 'INBOX');
    await expect(read).rejects.toThrow('dead');
    await session.leave();
    expect(await stored(reader)).toEqual(subjects(3));
    const noted = app.store.db.selectFrom('inbound').select('outcome').where('status', '=', 'failed');
    expect(await noted.execute()).toEqual([{ outcome: 'unfetched' }]);
  });
});
