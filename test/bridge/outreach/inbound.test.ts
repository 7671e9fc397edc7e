import { describe, expect, it } from 'vitest';
import { answering, letter } from '../../outreach/inbox/pipeline/post.ts';
import { toReply } from '../rest.ts';
import { expectOutreachError } from './outreach.ts';
import { type World, worldCopies } from './world.ts';

const openWorld = worldCopies();

/** Posts the source of a mail as it is. */
async function post(world: World, mail: Uint8Array, { query = '', type = 'message/rfc822' } = {}) {
  const response = await world.bridge.request(`/api/v1/outreach/inbound${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${world.key.secret}`, 'Content-Type': type },
    body: new Uint8Array(mail),
  });
  return toReply(response);
}

const ONE = { message_id: '<one@northwind.example>' };
const fromAda = { from: 'Ada <ada@example.com>', to: 'grace@northwind.example' };

describe('POST /outreach/inbound', () => {
  it('takes a mail as it is, says what was done, and does it once', async () => {
    await using world = await openWorld();
    const mail = letter({ ...fromAda, headers: answering(ONE), text: 'What does it cost?' });
    const first = await post(world, mail, { query: `?mailboxId=${world.ids.mailboxes}` });
    expect(first.status).toBe(200);
    const { data } = first.body;
    expect(data).toMatchObject({
      ...{ isNew: true, kind: 'reply', outcome: 'replied', leadId: world.ids.leads, sendId: world.ids.sends },
      means: expect.stringMatching(/sequence has ended\.$/),
    });
    expect((await post(world, mail)).body.data).toEqual({ ...data, isNew: false });
    const asJson = await world.ask('POST', '/inbound', { raw: mail.toString() });
    expect(asJson.body.data).toEqual({ ...data, isNew: false });
    const reply = await world.ask('GET', `/replies/${data.replyId}`);
    expect(reply.body.data).toMatchObject({
      ...{ id: data.replyId, classification: 'question', needsAction: true, fullText: 'What does it cost?\n' },
      ...{ inReplyTo: ONE.message_id, references: [ONE.message_id], drafts: [] },
    });
    expect((await world.ask('POST', `/replies/${data.replyId}/done`)).body.data).toMatchObject({ needsAction: false });
    const corrected = await world.ask('PATCH', `/replies/${data.replyId}`, { classification: 'unsubscribe_request' });
    expect(corrected.body.data).toMatchObject({ classification: 'unsubscribe_request', correctedFrom: 'question' });
    const suppressed = await world.ask('GET', '/suppressions?value=ada@example.com');
    expect(suppressed.body.data).toMatchObject([{ reason: 'unsubscribed' }]);
  });

  it('refuses what is no mail, another workspace’s mailbox, and more than 30 MiB', async () => {
    await using world = await openWorld();
    const nothing = await post(world, new Uint8Array());
    expectOutreachError(nothing, 400, 'invalid_request', /empty/);
    const other = await post(world, letter(), { query: `?mailboxId=mbx_${'0'.repeat(32)}` });
    expectOutreachError(other, 404, 'not_found');
    expectOutreachError(
      await post(world, letter(), { type: 'text/plain' }),
      415,
      'unsupported_media_type',
      /message\/rfc822/,
    );
    const long = await post(world, Buffer.alloc(1024 * 1024 + 1, 'a'), { type: 'application/json' });
    expectOutreachError(long, 413, 'payload_too_large', /message\/rfc822/);
    const large = await post(world, Buffer.alloc(30 * 1024 * 1024 + 1, 'a'));
    expectOutreachError(large, 413, 'payload_too_large', /30 MiB/);
  });

  it.each([
    [
      '25 MB of one file',
      () => `Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJD'.repeat(6_500_000)}`,
    ],
    ['a thousand parts within one another', () => nested(1_000)],
    ['a hundred thousand headers', () => `${'X-Spam: yes\r\n'.repeat(100_000)}\r\nHello`],
    ['two million quote marks', () => `\r\n${'>'.repeat(2_000_000)}\r\nUnsubscribe`],
    ['a million lines', () => `\r\n${'On Monday Ada wrote:\r\n'.repeat(200_000)}`],
    [
      'bytes of nothing known',
      () => Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256)).toString('latin1'),
    ],
    ['NUL and halves of characters', () => `Subject: a\0b =?utf-16?B?2AA=?=\r\n\r\n\0\u{fffd}hello\0`],
  ])('takes a mail bomb of %s within moments, and goes on', async (_, made) => {
    await using world = await openWorld();
    const head = `From: Ada <ada@example.com>\r\nIn-Reply-To: ${ONE.message_id}\r\n`;
    const startedAt = performance.now();
    const bomb = await post(world, Buffer.from(`${head}${made()}`, 'latin1'));
    expect(bomb.status, JSON.stringify(bomb.body)).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(bomb.body.data).toMatchObject({ isNew: true, outcome: expect.not.stringMatching('unreadable') });
    const row = await world.app.store.db.selectFrom('inbound').select('raw').executeTakeFirstOrThrow();
    expect(row.raw.byteLength).toBeLessThanOrEqual(1_100_000);
    expect((await post(world, letter({ ...fromAda, text: 'What does it cost?' }))).body.data.kind).toBe('reply');
  });

  it('keeps what a stranger writes as text: in the name, the subject and the body, to the last event', async () => {
    await using world = await openWorld();
    const evil = `'); DROP TABLE replies; -- <script>alert(1)</script> {{ lead.email }} \${7*7}`;
    const from = `=?utf-8?B?${Buffer.from(`${evil}\r\nBcc: x@evil.example`).toString('base64')}?= <ada@example.com>`;
    const subject = `=?utf-8?B?${Buffer.from(`${evil}\r\nX-Injected: yes`).toString('base64')}?=`;
    const mail = letter({ ...fromAda, from, subject, headers: answering(ONE), text: `${evil}\nWhat does it cost?` });
    const { data } = (await post(world, mail)).body;
    expect(data).toMatchObject({ outcome: 'replied' });
    const reply = (await world.ask('GET', `/replies/${data.replyId}`)).body.data;
    expect(reply.subject).toBe(`${evil} X-Injected: yes`);
    expect(reply.fromName).toBe(`${evil} Bcc: x@evil.example`);
    expect(reply.bodyText).toContain(evil);
    const events = await world.app.store.db
      .selectFrom('events')
      .select('data')
      .where('type', 'like', 'reply.%')
      .execute();
    for (const event of events) expect(JSON.parse(event.data).reply).toMatchObject({ subject: reply.subject });
  });
});

/** Multiparts within multiparts. */
function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return `${open.join('')}Content-Type: text/plain\r\n\r\nHello\r\n`;
}
