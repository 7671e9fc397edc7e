import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { describe, expect, it } from 'vitest';
import { createDkimKey, type DkimKey, dkimRecord } from '../../src/mail/dkim.ts';
import { buildMail } from '../../src/mail/message.ts';
import { sendMail } from '../../src/mail/smtp.ts';
import { NO_HOOKS } from '../../src/mail/test-mail.ts';
import { TestClock } from '../../src/system/clock.ts';
import { startSmtpSink } from '../helpers/smtp-sink.ts';
import { outgoing } from './outgoing.ts';

/** What another verifier says of a mail, with these records in the DNS. */
async function verify(raw: Buffer | string, records: Record<string, string>) {
  const { results } = await dkimVerify(raw, {
    strict: true,
    resolver: async (name: string, type: string) => {
      const value = type === 'TXT' ? records[name] : undefined;
      if (value === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
      return [value.match(/.{1,255}/g) ?? []];
    },
  });
  return results;
}

const NAMES = { domain: 'sender.example', selector: 'planwright' };

describe('a signature', () => {
  it('is verified by a verifier of others, and covers both List-Unsubscribe headers', async () => {
    const { key, record } = await createDkimKey(NAMES);
    expect(record).toMatchObject({ name: 'planwright._domainkey.sender.example', type: 'TXT' });
    const changes = {
      subject: 'Grüße 🚀',
      html: '<p>Hello</p>',
      text: 'one  \n\n.\n two\t\n\n\n',
      inReplyTo: '<a@b.example>',
      references: ['<a@b.example>'],
    };
    const { raw } = await buildMail(outgoing({ ...changes, dkim: key }));
    const [result] = await verify(raw, { [record.name]: record.value });
    expect(result).toMatchObject({
      signingDomain: 'sender.example',
      selector: 'planwright',
      algo: 'rsa-sha256',
      status: { result: 'pass', aligned: 'sender.example' },
    });
    const signed: string[] = (result?.signingHeaders?.keys ?? '').toLowerCase().split(/:\s*/);
    expect(signed).toEqual(
      expect.arrayContaining([
        'list-unsubscribe',
        'list-unsubscribe-post',
        'from',
        'to',
        'subject',
        'date',
        'message-id',
        'in-reply-to',
        'references',
      ]),
    );
  });

  it('holds for what arrives at a server', async () => {
    await using sink = await startSmtpSink();
    const { key, record } = await createDkimKey(NAMES);
    const message = outgoing({ dkim: key, text: 'one\n.\n..two\nFrom three' });
    const signal = new AbortController().signal;
    await sendMail({ access: sink.access, message, hooks: NO_HOOKS, signal, clock: new TestClock() });
    const [result] = await verify(sink.mails[0]?.raw ?? '', { [record.name]: record.value });
    expect(result?.status.result).toBe('pass');
  });

  it.each([
    ['List-Unsubscribe', /u\/token/, 'u/other'],
    ['List-Unsubscribe-Post', /One-Click/, 'Two-Clicks'],
    ['the subject', /A question/, 'An answer'],
    ['the text', /may I/, 'may we'],
  ])('breaks when %s is changed', async (_, from, to) => {
    const { key, record } = await createDkimKey(NAMES);
    const { raw } = await buildMail(outgoing({ dkim: key }));
    const changed = raw.toString('latin1').replace(from, to);
    expect(changed).not.toBe(raw.toString('latin1'));
    const [result] = await verify(Buffer.from(changed, 'latin1'), { [record.name]: record.value });
    expect(result?.status.result).not.toBe('pass');
  });

  it('is made by keys of others too, PKCS#1 among them', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const key = {
      ...NAMES,
      selector: 's1.mail',
      privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    };
    const { name, value } = dkimRecord(key);
    const { raw } = await buildMail(outgoing({ dkim: key }));
    // A thousand bits are weak and taken only because many still have them.
    const [result] = await verify(raw, { [name]: value });
    expect(result?.status.result).toMatch(/pass|policy/);
  });

  const pem = (type: 'rsa' | 'ed25519', bits: number) =>
    (type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: bits }) : generateKeyPairSync('ed25519')).privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString();
  it.each<[string, Partial<DkimKey>]>([
    ['no key', { privateKey: '' }],
    ['words for a key', { privateKey: 'secret words' }],
    ['a key of another kind', { privateKey: pem('ed25519', 0) }],
    ['a key too short', { privateKey: pem('rsa', 512) }],
    ['a domain that is none', { domain: 'sender.example; h=from' }],
    ['a selector that is none', { selector: 'a b' }],
    ['a selector with a line break', { selector: 'a\r\nBcc: all@example.com' }],
  ])('is never left out: with %s nothing is built', async (_, change) => {
    const key = { ...NAMES, privateKey: pem('rsa', 1024), ...change };
    const failure = await buildMail(outgoing({ dkim: key })).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unprocessable', message: expect.stringMatching(/DKIM/) });
    expect(String(failure)).not.toMatch(/secret words|BEGIN/);
  });
});
