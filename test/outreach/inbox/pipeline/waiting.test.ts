import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { handleMail } from '../../../../src/outreach/inbox/handle-mail.ts';
import { getKeptMail, listKeptMails, retryKeptMail } from '../../../../src/outreach/inbox/kept-mail.ts';
import { packMail, RAW_BYTES_MAX, unpackMail } from '../../../../src/outreach/inbox/packed-mail.ts';
import { handleWaiting, startInbox } from '../../../../src/outreach/inbox/start-inbox.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { dyingStore, HOUR, MINUTE, world } from '../../sending/world.ts';
import { answering, eventCounts, keep, letter, mailed, receive, repliesOf } from './post.ts';

const inboundOf = async (here: Awaited<ReturnType<typeof world>>) =>
  here.app.store.db.selectFrom('inbound').selectAll().orderBy('created_at').execute();

onOneStore('mail that waits', (kind) => {
  it('is handled once each, by several processes at once', async () => {
    const here = await world(kind, { senders: 3 });
    const { send } = await mailed(here);
    for (let count = 0; count < 30; count++) {
      await keep(here, letter({ headers: answering(send), text: `What does it cost, the ${count}th time?` }));
    }
    const all = async (app: (typeof here)['app']) => {
      while ((await handleWaiting(app)) > 0);
    };
    await Promise.all(here.senders.map(({ app }) => all(app)));
    expect(await repliesOf(here)).toHaveLength(30);
    expect(await eventCounts(here)).toMatchObject({ 'reply.received': 30, 'lead.replied': 30, 'reply.classified': 30 });
    expect(new Set((await inboundOf(here)).map(({ status }) => status))).toEqual(new Set(['done']));
  });

  it.each(['before', 'after'] as const)('is handled once though its process dies %s it has written', async (when) => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const { id } = await keep(here, letter({ headers: answering(send), text: 'What does it cost?' }));
    const dying = { ...here.app, store: dyingStore(here.app.store, 1, when).store };
    await expect(handleMail(dying, id)).rejects.toThrow('the process is dead');
    expect(await handleMail(here.app, id)).toMatchObject({ kind: 'reply', outcome: 'replied' });
    expect(await eventCounts(here)).toMatchObject({ 'reply.received': 1, 'lead.replied': 1, 'reply.classified': 1 });
  });

  it('is tried again when it fails, and after nine tries kept as it came', async () => {
    const here = await world(kind);
    await keep(here, letter());
    const [{ id } = { id: '' }] = await inboundOf(here);
    await here.app.store.write((tx) =>
      tx
        .updateTable('inbound')
        .set({ raw: Buffer.from('no gzip') })
        .where('id', '=', id)
        .execute(),
    );
    for (let tries = 1; tries <= 9; tries++) {
      expect(await inboundOf(here)).toMatchObject([{ status: 'waiting', attempts: tries - 1 }]);
      expect(await handleWaiting(here.app)).toBe(1);
      expect(await handleWaiting(here.app)).toBe(0);
      here.clock.advance(5 * HOUR);
    }
    expect(await handleWaiting(here.app)).toBe(0);
    expect(await inboundOf(here)).toMatchObject([{ status: 'failed', outcome: 'unreadable', due_at: null }]);
    expect(await handleMail(here.app, id)).toMatchObject({ kind: null, outcome: 'unreadable', replyId: null });
  });

  it('that could not be handled is shown with its source, in a list of its own, and is handled when it is tried again', async () => {
    const here = await world(kind);
    const { app, workspaceId } = here;
    await receive(here, letter({ subject: 'Fine' }));
    here.clock.advance(MINUTE);
    const { id } = await keep(here, letter({ subject: 'Hard', text: 'What does it cost?' }));
    const failed = { status: 'failed', outcome: 'unreadable', due_at: null, attempts: 9 } as const;
    await app.store.write((tx) => tx.updateTable('inbound').set(failed).where('id', '=', id).execute());
    const all = await listKeptMails(app, workspaceId, { limit: 1 });
    expect(all).toMatchObject({ data: [{ subject: 'Hard', outcome: 'unreadable', replyId: null }], hasMore: true });
    const next = await listKeptMails(app, workspaceId, { cursor: all.nextCursor });
    expect(next.data).toMatchObject([
      { subject: 'Fine', outcome: 'unmatched', replyId: expect.stringMatching(/^rep_/) },
    ]);
    expect((await listKeptMails(app, workspaceId, { status: 'failed' })).data).toMatchObject([{ id }]);
    const { source, isWhole } = await getKeptMail(app, workspaceId, id);
    expect([source.includes('What does it cost?'), isWhole]).toEqual([true, true]);
    const { id: other } = await app.workspaces.create({ name: 'Other', tier: 'pro' });
    await expect(getKeptMail(app, other, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await retryKeptMail(app, workspaceId, id)).toMatchObject({ status: 'waiting', outcome: null });
    expect(await handleWaiting(app)).toBe(1);
    expect(await retryKeptMail(app, workspaceId, id)).toMatchObject({ status: 'done', outcome: 'unmatched' });
  });

  it('that ends process after process is given up without being read again', async () => {
    const here = await world(kind);
    const { id } = await keep(here, letter());
    const dead = { attempts: 9, lease_owner: 'lease_gone', lease_until: here.clock.now() + MINUTE };
    await here.app.store.write((tx) => tx.updateTable('inbound').set(dead).where('id', '=', id).execute());
    expect(await handleWaiting(here.app)).toBe(0);
    here.clock.advance(2 * MINUTE);
    expect(await handleWaiting(here.app)).toBe(1);
    expect(await inboundOf(here)).toMatchObject([{ status: 'failed' }]);
    expect(await repliesOf(here)).toEqual([]);
  });

  it('is taken up by a server as it comes', async () => {
    const here = await world(kind);
    startInbox(here.app);
    await keep(here, letter());
    here.clock.advance(2_000);
    await expect.poll(() => repliesOf(here), { timeout: 10_000 }).toHaveLength(1);
  });
});

onOneStore('the source of a mail', (kind) => {
  it('is kept whole up to a mebibyte, and of a longer one its texts', async () => {
    const here = await world(kind);
    const small = letter({ text: 'grüße '.repeat(1_000) });
    const { id } = await keep(here, small);
    const row = await here.app.store.db
      .selectFrom('inbound')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(await unpackMail(row)).equals(small)).toBe(true);
    expect(row).toMatchObject({ truncated: 0, size_bytes: small.byteLength });
    const file = randomBytes(3_000_000).toString('base64');
    const parts = [
      'From: eve@corp.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n',
      `--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n`,
      '--b\r\nContent-Type: text/plain\r\n\r\nSee the picture.\r\n--b--\r\n',
    ];
    const packed = await packMail(Buffer.from(parts.join('\r\n')));
    expect(packed.truncated).toBe(true);
    const source = await unpackMail(packed);
    expect(source.byteLength).toBeLessThanOrEqual(RAW_BYTES_MAX);
    expect(Buffer.from(source).toString()).toContain('See the picture.');
  });
});
