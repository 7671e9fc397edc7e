import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { buildMail } from '../../src/mail/message.ts';
import { outgoing } from './outgoing.ts';

const build = async (changes: Parameters<typeof outgoing>[0] = {}) => {
  const { envelope, raw } = await buildMail(outgoing(changes));
  const text = raw.toString('latin1');
  const [head = ''] = text.split('\r\n\r\n', 1);
  return { envelope, raw, text, head, lines: head.split('\r\n'), read: await PostalMime.parse(raw) };
};

describe('a mail', () => {
  it('carries what threads, dates and ends it', async () => {
    const { envelope, lines, read } = await build({
      html: '<p>Hello</p>',
      inReplyTo: '<snd_0@sender.example>',
      references: ['<first@sender.example>', '<snd_0@sender.example>'],
      listUnsubscribe: { url: 'https://mail.sender.example/u/token', mailto: 'stop+token@sender.example' },
    });
    expect(envelope).toEqual({ from: 'ada+snd_1@sender.example', to: 'grace@lead.example' });
    expect(lines).toContain('Message-ID: <snd_1@sender.example>');
    expect(lines).toContain('Date: Thu, 15 Jan 2026 12:00:00 +0000');
    expect(lines).toContain('In-Reply-To: <snd_0@sender.example>');
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(read.references).toBe('<first@sender.example> <snd_0@sender.example>');
    expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      '<https://mail.sender.example/u/token>, <mailto:stop+token@sender.example>',
    );
    expect(read.text).toContain('may I ask');
    expect(read.html).toContain('<p>Hello</p>');
  });

  it('says nothing of what made it, and has each header once', async () => {
    const { head, lines } = await build({ html: '<p>Hello</p>' });
    expect(head).not.toMatch(/nodemailer|X-Mailer|bcc/i);
    const names = lines.filter((line) => !/^\s/.test(line)).map((line) => line.split(':')[0]?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('is the same, byte for byte, when it is built again', async () => {
    const changes = { html: '<p>Hello</p>', subject: 'Grüße' };
    expect((await build(changes)).raw.equals((await build(changes)).raw)).toBe(true);
  });

  it.each([
    'Zoë O’Neil, Ltd. "quoted" <x@y.example>',
    '株式会社 例',
    'محمد علي',
    '👩‍🚀 Ada',
    '\ud800 half a character',
  ])('tells names and subjects in any script: %s', async (words) => {
    const { head, lines, read } = await build({ from: { name: words, address: 'ada@sender.example' }, subject: words });
    expect(read.subject).toBe(words.toWellFormed());
    expect(read.from).toMatchObject({ name: words.toWellFormed(), address: 'ada@sender.example' });
    expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
    for (const line of lines) expect(line.length).toBeLessThan(200);
  });

  it('goes to quoted and internationalised addresses', async () => {
    const { envelope, head } = await build({ to: '"ada lovelace"@exämple.com' });
    expect(envelope.to).toBe('"ada lovelace"@xn--exmple-cua.com');
    expect(head).toContain('To: <"ada lovelace"@xn--exmple-cua.com>');
  });

  it('keeps text as it is, long lines, dots and all', async () => {
    const text = `.\n..\nFrom here\n${'x'.repeat(5000)}\n–“ü”🚀`;
    const { read, text: sent } = await build({ text });
    expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
    for (const line of sent.split('\r\n')) expect(line.length).toBeLessThan(998);
    expect(sent).not.toMatch(/[^\r]\n|\r[^\n]/);
  });

  it('keeps the first and the latest of a very long thread', async () => {
    const references = Array.from({ length: 1000 }, (_, i) => `<m${i}@sender.example>`);
    const ids = (await build({ references })).read.references?.split(' ') ?? [];
    expect(ids).toHaveLength(50);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual([
      '<m0@sender.example>',
      '<m951@sender.example>',
      '<m999@sender.example>',
    ]);
  });

  it('takes a Message-ID with or without its brackets, and other control characters as spaces', async () => {
    const { lines, read } = await build({ messageId: 'snd_9@sender.example', subject: 'a\tb\u0007c\u202e' });
    expect(lines).toContain('Message-ID: <snd_9@sender.example>');
    expect(read.subject).toBe('a b c');
  });

  it('to its own sender has no unsubscribe link', async () => {
    expect((await build({ listUnsubscribe: null })).head).not.toMatch(/list-unsubscribe/i);
  });
});

const SMUGGLED = ['\r\nBcc: all@example.com', '\nBcc: all@example.com', '\rBcc: all@example.com', '\0'];

describe('a mail with a line break or NUL', () => {
  it.each(
    SMUGGLED.flatMap((tail): [string, Parameters<typeof outgoing>[0]][] => [
      ['the subject', { subject: `Hi${tail}` }],
      ['the sender’s name', { from: { name: `Ada${tail}`, address: 'ada@sender.example' } }],
      ['the sender', { from: { name: 'Ada', address: `ada@sender.example${tail}` } }],
      ['the recipient', { to: `grace@lead.example${tail}` }],
      ['the return path', { envelopeFrom: `ada@sender.example${tail}` }],
      ['Message-ID', { messageId: `<a@sender.example>${tail}` }],
      ['Message-ID', { messageId: `<a${tail}@sender.example>` }],
      ['In-Reply-To', { inReplyTo: `<a@sender.example>${tail}` }],
      ['References', { references: ['<a@sender.example>', `<b@sender.example>${tail}`] }],
      ['unsubscribe', { listUnsubscribe: { url: `https://sender.example/u${tail}` } }],
      ['unsubscribe', { listUnsubscribe: { url: 'https://sender.example/u', mailto: `stop@sender.example${tail}` } }],
    ]),
  )('in %s is not built: %j', async (where, changes) => {
    await expect(buildMail(outgoing(changes))).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringMatching(new RegExp(where, 'i')),
    });
  });

  it('is one in its text: there they are what they are', async () => {
    expect((await build({ text: 'a\r\nBcc: all@example.com' })).head).not.toMatch(/bcc/i);
  });
});

describe('a mail that could not arrive', () => {
  it.each([
    ['a subject without end', { subject: 'x'.repeat(1001) }],
    ['a text without end', { text: 'x'.repeat(1_000_001) }],
    ['an unsubscribe link of another kind', { listUnsubscribe: { url: 'javascript:alert(1)' } }],
    ['an unsubscribe link that would end its brackets', { listUnsubscribe: { url: 'https://a.example/>, <b' } }],
    ['an unsubscribe link without end', { listUnsubscribe: { url: `https://a.example/${'x'.repeat(900)}` } }],
    ['a Message-ID with a space', { messageId: '<a b@sender.example>' }],
    ['a Message-ID without a domain', { messageId: '<a>' }],
  ])('for %s is not built', async (_, changes) => {
    await expect(buildMail(outgoing(changes))).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
