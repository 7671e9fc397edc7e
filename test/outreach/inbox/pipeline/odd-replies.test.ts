import { expect, it } from 'vitest';
import { correctReply, markReplyDone } from '../../../../src/outreach/inbox/mark-reply.ts';
import { listReplies } from '../../../../src/outreach/replies.ts';
import { explainLead } from '../../../../src/outreach/sending/explain-lead.ts';
import { resumeLead } from '../../../../src/outreach/update-lead.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { DAY, type World, world } from '../../sending/world.ts';
import { answering, letter, mailed, receive, repliesOf, suppressionsOf } from './post.ts';

type Headers = readonly string[];
interface Odd {
  from?: string;
  to?: string;
  subject?: string;
  /** Headers of its content. */
  type: string;
  body: string | Buffer;
}

const EVE = 'Eve <eve@corp.example>';
const TEXT = 'Content-Type: text/plain; charset=utf-8';
const base64 = (text: string) => Buffer.from(text, 'base64');

/** A mail of this content, as somebody's program writes it. */
function odd(
  { from = EVE, to = 'ada@acme.example', subject = 'Re: For you', type, body }: Odd,
  headers: Headers,
): Buffer {
  const head = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, ...headers, ...(type === '' ? [] : [type])];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

const parts = (kind: string, ...all: string[]): Pick<Odd, 'type' | 'body'> => ({
  type: `Content-Type: multipart/${kind}; boundary=b`,
  body: `${all.map((one) => `--b\r\n${one}\r\n`).join('')}--b--\r\n`,
});

const WINMAIL = parts(
  'mixed',
  'Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\neJ8+Ig==',
);
const SMIME = {
  type: 'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m',
  body: 'MIIBzQ',
};

/** Said to stop in a way that can be read, whichever it is. Nobody who does is mailed again. */
const STOPPED: readonly (readonly [string, string, Odd])[] = [
  [
    'undeclared ISO-2022-JP',
    'zammad/zammad/issues/6144',
    { type: '', body: base64('GyRCR1s/LiRyRGQ7XyQ3JEYkLyRAJDUkJCEjGyhC') },
  ],
  [
    'undeclared KOI8-R',
    'mscdex/node-imap/issues/786',
    { type: '', body: base64('8M/WwczVytPUwSwgz9TQydvJ1MUgzcXO0Q==') },
  ],
  [
    'UTF-8 that is called ISO-2022-JP',
    'mikel/mail/issues/1423',
    { type: 'Content-Type: text/plain; charset=iso-2022-jp', body: '配信を停止してください。' },
  ],
  [
    'ISO-2022-JP in quoted-printable',
    'zammad/zammad/issues/4680',
    {
      type: 'Content-Type: text/plain; charset="iso-2022-jp"\r\nContent-Transfer-Encoding: quoted-printable',
      body: '=1B$BG[?.$rDd;_$7$F$/$@$5$$!#=1B(B',
    },
  ],
  [
    'another address that names the lead',
    'colinking/n1-unsubscribe/issues/56',
    { from: 'e@home.example', type: TEXT, body: 'Take eve@corp.example off your list.' },
  ],
  [
    'a colleague’s address',
    'tiki-deprecated/app/issues/243',
    { from: 'office@corp.example', type: TEXT, body: 'Remove us from your list.' },
  ],
  ['a subject alone', 'haystack/murmur/issues/51', { subject: 'Unsubscribe', type: TEXT, body: '' }],
  ['a plus tag', 'knadh/listmonk/issues/1294', { from: 'eve+sales@corp.example', type: TEXT, body: 'Unsubscribe me.' }],
  [
    'a list’s headers around it',
    'haystack/murmur/issues/83',
    { subject: 'For you', type: `List-Id: <sales.corp.example>\r\n${TEXT}`, body: 'Take me off, stop mailing me.' },
  ],
  [
    'a wish for erasure',
    'codetriage/CodeTriage/issues/1767',
    { type: TEXT, body: 'Hiermit mache ich mein Recht auf Vergessenwerden geltend.' },
  ],
];

/** What a person must look at, and what it is taken for. */
const HELD: readonly (readonly [string, string, Odd])[] = [
  ['unreadable', 'zammad/zammad/issues/2403', WINMAIL],
  ['encrypted', 'freescout-help-desk/freescout/issues/2540', SMIME],
  [
    'encrypted',
    'osTicket/osTicket/issues/6806',
    parts(
      'encrypted; protocol="application/pgp-encrypted"',
      'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
    ),
  ],
  ['reaction', 'hteumeuleu/caniemail/issues/474', { type: `Content-Disposition: reaction\r\n${TEXT}`, body: '👍' }],
  [
    'reaction',
    'nextcloud/mail/issues/10961',
    parts(
      'alternative',
      `${TEXT}\r\n\r\n👎\r\n\r\nEve reacted via Gmail`,
      'Content-Type: text/vnd.google.email-reaction+json\r\n\r\n{"emoji":"👎","version":1}',
    ),
  ],
  ['reaction', 'zammad/zammad/issues/5941', { type: TEXT, body: 'Eve reacted to your message: ❤️' }],
  ['reaction', 'floatpane/matcha/issues/1619', { type: TEXT, body: '🙅‍♀️\r\n\r\nOn Fri, Ada wrote:\r\n> Step 1' }],
  ['none', 'osTicket/osTicket-1.7/issues/883', { type: TEXT, body: '\r\n' }],
];

onOneStore('an odd reply', (kind) => {
  it.each(STOPPED)('that says stop in %s (%s) ends all mail', async (_, __, mail) => {
    const here = await world(kind);
    const { leadId } = await mailed(here, { steps: 3 });
    await receive(here, odd(mail, []));
    expect(await mailedLater(here)).toEqual([]);
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
  });

  it.each(
    HELD,
  )('of which %s is all there is (%s) is for a person, and holds the sequence', async (content, _, mail) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 3 });
    const { replyId } = await receive(here, odd(mail, answering(send)));
    const { data } = await listReplies(here.app, here.workspaceId, { needsAction: 'true' });
    expect(data).toMatchObject([{ id: replyId, content, certainty: 'uncertain', classification: 'other', leadId }]);
    expect(await mailedLater(here)).toEqual([]);
    expect(await explainLead(here.app, here.workspaceId, leadId)).toMatchObject({
      code: 'reply_uncertain',
      reason: expect.stringContaining(replyId ?? 'none'),
    });
    expect(await markReplyDone(here.app, here.workspaceId, replyId ?? '')).toMatchObject({ needsAction: false });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active', paused_reason: null });
    expect(await mailedLater(here)).toEqual(['eve@corp.example']);
  });

  it('that is a text file alone is heard when it says stop, and is else for a person', async () => {
    const file = (words: string) =>
      parts('mixed', `Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\n${words}`);
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 3 });
    await receive(here, odd(file('We got your mail on Monday.'), answering(send)));
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'paused', paused_reason: 'reply_uncertain' });
    await receive(here, odd(file('Please unsubscribe me.'), answering(send)));
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
  });

  it('that cannot be read holds the person in every campaign until somebody says what it is', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 3 });
    const twin = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    const { replyId } = await receive(here, odd(WINMAIL, answering(send)));
    for (const id of [leadId, twin]) expect(await here.leadRow(id)).toMatchObject({ status: 'paused' });
    const set = { classification: 'question' };
    expect(await correctReply(here.app, here.workspaceId, replyId ?? '', set)).toMatchObject({ certainty: 'sure' });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'replied' });
    expect(await here.leadRow(twin)).toMatchObject({ status: 'queued', paused_reason: null });
    expect(await here.events('lead.replied')).toHaveLength(1);
  });

  it('holds the person in a campaign that they are put into later, too', async () => {
    const here = await world(kind);
    const { send } = await mailed(here, { steps: 3 });
    const { replyId } = await receive(here, odd(SMIME, answering(send)));
    const later = await here.lead(await here.campaign({ steps: 2 }), 'eve+sales');
    expect(await mailedLater(here)).toEqual([]);
    expect(await here.leadRow(later)).toMatchObject({ status: 'paused', paused_reason: 'reply_uncertain' });
    await markReplyDone(here.app, here.workspaceId, replyId ?? '');
    expect((await mailedLater(here)).sort()).toEqual(['eve+sales@corp.example', 'eve@corp.example']);
  });

  it('goes on holding a lead that another one holds, and lets go of one that a person resumes', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 3 });
    const one = await receive(here, odd(WINMAIL, answering(send)));
    const other = await receive(here, odd(SMIME, answering(send)));
    await markReplyDone(here.app, here.workspaceId, one.replyId ?? '');
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'paused' });
    expect(await resumeLead(here.app, here.workspaceId, leadId)).toMatchObject({ status: 'active' });
    await markReplyDone(here.app, here.workspaceId, other.replyId ?? '');
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
  });

  it('of somebody who has left holds the lead and names who came after, who is not mailed', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 3 });
    const text = 'I no longer work here, please ask bob@corp.example instead.';
    const headers = [...answering(send), 'Auto-Submitted: auto-replied'];
    const { replyId } = await receive(here, letter({ headers, text }));
    const { data } = await listReplies(here.app, here.workspaceId, { needsAction: 'true' });
    expect(data).toMatchObject([{ id: replyId, classification: 'auto_reply', successor: 'bob@corp.example' }]);
    expect(await mailedLater(here)).toEqual([]);
    expect(await suppressionsOf(here)).toEqual([]);
    expect(await explainLead(here.app, here.workspaceId, leadId)).toMatchObject({ code: 'has_left' });
  });

  it('under a privacy law is told apart from its class, and stays a person’s to do', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const text = 'Unsubscribe me. I also request a copy of my personal data under Article 15 GDPR.';
    const { replyId } = await receive(here, letter({ headers: answering(send), text }));
    const want = { privacyRequest: true, needsAction: true, classification: 'unsubscribe_request' };
    const { data } = await listReplies(here.app, here.workspaceId);
    expect(data).toMatchObject([{ id: replyId, ...want }]);
    expect(await here.events('reply.classified')).toMatchObject([
      { reply: { privacyRequest: true, certainty: 'sure' } },
    ]);
    const set = { classification: 'not_interested' };
    expect(await correctReply(here.app, here.workspaceId, replyId ?? '', set)).toMatchObject({ needsAction: true });
  });

  it('that asks about a privacy law is not sure, whatever else it is', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    await receive(here, letter({ headers: answering(send), text: 'Are you GDPR compliant?' }));
    expect(await repliesOf(here)).toMatchObject([{ certainty: 'uncertain', privacy_request: 0, needs_action: 1 }]);
  });

  it('that quotes the unsubscribe link of a mail is matched by it, though its ids were rewritten', async () => {
    const here = await world(kind);
    const { leadId } = await mailed(here);
    const link = /\/u\/[\w-]+/.exec(here.sink.mails[0]?.raw ?? '')?.[0] ?? '';
    const text = `Stop this.\n\nAm Freitag:\nhttps://safe.example/?url=https%3A%2F%2Fout.example${encodeURIComponent(link)}&data=x`;
    const headers = ['In-Reply-To: <0100-rewritten@eu.amazonses.example>'];
    expect(await receive(here, letter({ from: 'x@home.example', headers, text }))).toMatchObject({ leadId });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
  });
});

onOneStore('an opt-out of nobody known', (kind) => {
  it.each([
    ['its header', (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n') + 4)],
    [
      'its unsubscribe link alone',
      (raw: string) => `From: x@y.example\r\n\r\n${/https:\S+\/u\/[\w=\r\n-]+/.exec(raw)?.[0]}`,
    ],
  ])('is that of the lead whose mail comes along as a file, with %s', async (_, cut) => {
    const here = await world(kind);
    const { leadId } = await mailed(here);
    const ours = `Content-Type: message/rfc822\r\n\r\n${cut(here.sink.mails[0]?.raw ?? '')}`;
    const words = `${TEXT}\r\n\r\nPlease take her off your mailing list.`;
    const forward = odd({ from: 'Bo <bo@home.example>', subject: 'Fwd', ...parts('mixed', words, ours) }, []);
    expect(await receive(here, forward)).toMatchObject({ outcome: 'opted_out', leadId });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
  });

  it('holds everybody it may be from until a person says who it was', async () => {
    const here = await world(kind);
    const { leadId, campaignId } = await mailed(here, { steps: 3 });
    const bob = await here.lead(campaignId, 'bob');
    await here.first.work();
    const mail = letter({ from: 'office@corp.example', text: 'Please take us off your list.' });
    const { replyId } = await receive(here, mail);
    const { data } = await listReplies(here.app, here.workspaceId, { needsAction: 'true' });
    const candidates = [leadId, bob].sort().map((id) => ({ leadId: id, by: 'domain' }));
    expect(data).toMatchObject([{ id: replyId, leadId: null, candidates }]);
    for (const id of [leadId, bob]) {
      expect(await here.leadRow(id)).toMatchObject({ status: 'paused', paused_reason: 'reply_uncertain' });
    }
    await expect(markReplyDone(here.app, here.workspaceId, replyId ?? '')).rejects.toMatchObject({
      code: 'unprocessable',
    });
    const picked = await correctReply(here.app, here.workspaceId, replyId ?? '', { leadIds: [bob] });
    expect(picked).toMatchObject({ leadId: bob, candidates: [], needsAction: false });
    expect(await here.leadRow(bob)).toMatchObject({ status: 'unsubscribed' });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
  });

  it('is for a person where nobody is found, and lets all go on where it was none of them', async () => {
    const here = await world(kind);
    const { leadId, campaignId } = await mailed(here, { steps: 3 });
    const bob = await here.lead(campaignId, 'bob');
    await here.first.work();
    const stranger = await receive(here, letter({ from: 'zoe@other.example', text: 'Unsubscribe me.' }));
    const office = await receive(here, letter({ from: 'office@corp.example', text: 'Remove us from your list.' }));
    const { data } = await listReplies(here.app, here.workspaceId, { needsAction: 'true' });
    expect(data.map(({ id }) => id).sort()).toEqual([stranger.replyId, office.replyId].sort());
    await correctReply(here.app, here.workspaceId, office.replyId ?? '', { leadIds: [] });
    for (const id of [leadId, bob]) expect(await here.leadRow(id)).toMatchObject({ status: 'active' });
  });

  it('finds nobody at a public provider, nor a lead of another workspace', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign({ steps: 2 });
    const lead = await here.lead(campaignId, 'eve', { email: 'eve@gmail.com' });
    await here.first.work();
    await receive(here, letter({ from: 'mallory@gmail.com', text: 'Unsubscribe me.' }));
    expect(await here.leadRow(lead)).toMatchObject({ status: 'active' });
    const other = await here.app.workspaces.create({ name: 'Other', tier: 'pro' });
    const mail = letter({ from: 'x@home.example', text: 'Take eve@gmail.com off your list.' });
    await receive({ app: here.app, workspaceId: other.id }, mail);
    expect(await here.leadRow(lead)).toMatchObject({ status: 'active' });
    await receive(here, letter({ from: 'E.v.e+x@googlemail.com', text: 'Unsubscribe me.' }));
    expect(await here.leadRow(lead)).toMatchObject({ status: 'unsubscribed' });
  });
});

/** Who is mailed in the days to come. */
async function mailedLater(here: World): Promise<string[]> {
  const before = here.sink.mails.length;
  here.clock.advance(9 * DAY);
  await here.first.work();
  return here.sink.mails.slice(before).map(({ to }) => to);
}
