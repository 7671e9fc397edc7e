import { describe, expect, it } from 'vitest';
import { readMail } from '../../../src/mail/inbound/read-mail.ts';
import { readComplaint } from '../../../src/outreach/inbox/complaint.ts';
import { kindOf, type OwnMail } from '../../../src/outreach/inbox/kind.ts';

const NOW = Date.UTC(2026, 10, 21);
const OWN: OwnMail = { addresses: new Set(['anna@planner.example']), isOwnMessageId: (id) => id.startsWith('<snd_') };

const read = (lines: string[]) => readMail(Buffer.from(lines.join('\r\n')));
const kind = async (...lines: string[]) => kindOf(await read(lines), OWN, NOW);

const REPORT = [
  'To: anna@planner.example',
  'Subject: Mail delivery failed: returning message to sender',
  '',
  'A message that you sent could not be delivered. The following address failed:',
  '',
  '  tom@north.example',
  '    SMTP error from remote mail server after RCPT TO:<tom@north.example>:',
  '    550 No such user here',
  '',
  '------ This is a copy of the message, including all the headers. ------',
  '',
  'Return-path: <bounce+tok1@planner.example>',
  'Message-ID: <snd_1@planner.example>',
  'From: anna@planner.example',
  'To: tom@north.example',
];

describe('the kind of a mail', () => {
  it('is "own" for what we sent ourselves, by its sender or its Message-ID, whatever it says', async () => {
    const byAddress = await kind(
      'From: Anna <Anna@Planner.example>',
      'Subject: Undelivered Mail Returned to Sender',
      '',
      'could not be delivered',
    );
    const byId = await kind('From: relay@planner.example', 'Message-ID: <snd_1@planner.example>', '', 'Hello');

    expect([byAddress.kind, byId.kind]).toEqual(['own', 'own']);
  });

  it('is a bounce when Exchange says so in any language, under the address that it always has', async () => {
    const told = await kind(
      'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@north.example>',
      'Subject: Non remis : No-shows?',
      '',
      'Échec de la remise à ces destinataires ou groupes :',
      '',
      'tom@north.example',
      "L'adresse de messagerie que vous avez entrée est introuvable.",
    );
    expect(told).toMatchObject({ kind: 'bounce', bounce: { recipients: [{ address: 'tom@north.example' }] } });
  });

  it('is a bounce though the server marks it as an automatic answer, and names the mail it is about', async () => {
    const told = await kind(
      'Return-Path: <>',
      'From: Mail Delivery System <Mailer-Daemon@relay.example>',
      'Auto-Submitted: auto-replied',
      ...REPORT,
    );

    expect(told).toMatchObject({
      kind: 'bounce',
      bounce: {
        verdict: 'recipient-gone',
        delayed: false,
        reason: 'user_unknown',
        recipients: [{ address: 'tom@north.example', verdict: 'recipient-gone', reason: 'user_unknown' }],
        original: {
          messageId: '<snd_1@planner.example>',
          to: 'tom@north.example',
          returnPath: 'bounce+tok1@planner.example',
        },
      },
    });
  });

  it('is a bounce that only warns when the server goes on trying', async () => {
    const told = await kind(
      'Return-Path: <>',
      'From: Mailer-Daemon@relay.example',
      'Subject: Warning: message 1a2b delayed 24 hours',
      '',
      'A message that you sent has not yet been delivered to one or more of its recipients.',
      '',
      '  tom@north.example',
      '    retry time not reached',
      '',
      'No action is required on your part. Delivery attempts will continue for some time.',
    );

    expect(told).toMatchObject({
      kind: 'bounce',
      bounce: { verdict: 'recipient-unavailable', delayed: true, reason: 'expired' },
    });
  });

  it('is a reply when a person forwards or quotes a report', async () => {
    const told = await kind(
      'Return-Path: <tom@north.example>',
      'From: Tom <tom@north.example>',
      'In-Reply-To: <snd_1@planner.example>',
      ...REPORT,
    );

    expect(told.kind).toBe('reply');
  });

  it('is automatic for somebody who is away, with the empty return path too', async () => {
    const told = await kind(
      'Return-Path: <>',
      'From: Tom <tom@north.example>',
      'Subject: Out of office: A question',
      'Auto-Submitted: auto-replied',
      '',
      'I am out of the office until 30 November 2026.',
    );

    expect(told).toMatchObject({ kind: 'auto', automatic: { kind: 'out_of_office' } });
  });

  it('is a reply for anybody else', async () => {
    expect(await kind('From: Tom <tom@north.example>', 'Subject: Re: A question', '', 'Yes, on Thursday.')).toEqual({
      kind: 'reply',
    });
  });
});

const ARF = (type: string): string[] => [
  'From: feedback@isp.example',
  'To: anna@planner.example',
  'Subject: complaint',
  'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'This is an email abuse report.',
  '--b',
  'Content-Type: message/feedback-report',
  '',
  `Feedback-Type: ${type}`,
  'User-Agent: Isp/1',
  'Version: 1',
  'Original-Rcpt-To: <tom@isp.example>',
  '',
  '--b',
  'Content-Type: message/rfc822',
  '',
  'Message-ID: <snd_1@planner.example>',
  'From: anna@planner.example',
  'To: tom@isp.example',
  '',
  'Hello',
  '--b--',
];

describe('a complaint', () => {
  it('is read from a provider’s report, with who complains and of which mail', async () => {
    const mail = await read(ARF('abuse'));

    expect(kindOf(mail, OWN, NOW).kind).toBe('complaint');
    expect(readComplaint(mail)).toMatchObject({
      type: 'abuse',
      wantsNoMore: true,
      recipients: ['tom@isp.example'],
      original: { messageId: '<snd_1@planner.example>' },
    });
  });

  it.each(['auth-failure', 'not-spam', 'dmarc'])('of type %s is nobody who wants no more mail', async (type) => {
    expect(readComplaint(await read(ARF(type)))).toMatchObject({ type, wantsNoMore: false });
  });

  it('is read from the JSON of Amazon SES too', async () => {
    const event = {
      notificationType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'tom@isp.example' }], complaintFeedbackType: 'abuse' },
      mail: { headers: [{ name: 'Message-ID', value: '<snd_1@planner.example>' }] },
    };
    const mail = await read([
      'From: no-reply@sns.amazonaws.com',
      'Subject: AWS Notification Message',
      '',
      JSON.stringify(event),
      '',
      '--',
      'To unsubscribe, click here',
    ]);

    expect(kindOf(mail, OWN, NOW)).toMatchObject({
      kind: 'complaint',
      complaint: { recipients: ['tom@isp.example'], original: { messageId: '<snd_1@planner.example>' } },
    });
  });
});
