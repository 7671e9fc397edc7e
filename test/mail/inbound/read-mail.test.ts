import { describe, expect, it } from 'vitest';
import { INBOUND_LIMITS, type InboundMail } from '../../../src/mail/inbound/inbound-mail.ts';
import { readMail } from '../../../src/mail/inbound/read-mail.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readMail(Buffer.from(text, encoding));
const HEAD =
  'From: Tom Berg <tom@north.example>\r\nTo: anna@planner.example\r\nSubject: Hello\r\nMessage-ID: <1@north.example>\r\n';

describe('an inbound mail', () => {
  it('without a character set is read as UTF-8, else as old Western programs wrote', async () => {
    const plain = `${HEAD}\r\nBitte löschen Sie mich, Grüße`;
    expect((await read(plain, 'latin1')).text.trim()).toBe('Bitte löschen Sie mich, Grüße');
    expect((await read(plain)).text.trim()).toBe('Bitte löschen Sie mich, Grüße');
    const html = `${HEAD}Content-Type: text/html\r\n\r\n<p>Grüße</p>`;
    expect((await read(html, 'latin1')).text.trim()).toBe('Grüße');
    const wrong = `${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\nGrüße`;
    expect((await read(wrong, 'latin1')).text.trim()).toBe('Grüße');
  });

  it.each([
    ['ISO-2022-JP that nothing names', '', 'GyRCR1s/LiRyRGQ7XyQ3JEYkLyRAJDUkJCEjGyhC', '配信を停止してください。'],
    ['KOI8-R that nothing names', '', '8M/WwczVytPUwSwgz9TQydvJ1MUgzcXO0Q==', 'Пожалуйста, отпишите меня'],
    [
      'KOI8-R that is said to be ASCII',
      'us-ascii',
      '8M/WwczVytPUwSwgz9TQydvJ1MUgzcXO0Q==',
      'Пожалуйста, отпишите меня',
    ],
    ['KOI8-R under an unknown name', 'x-mine', '8M/WwczVytPUwSwgz9TQydvJ1MUgzcXO0Q==', 'Пожалуйста, отпишите меня'],
    ['Shift_JIS that nothing names', '', 'lHqQTYLwkuKOfoK1gsSCrYK+grOCog==', '配信を停止してください'],
    ['UTF-8 that is said to be ISO-2022-JP', 'iso-2022-jp', '6YWN5L+h44KS5YGc5q2i', '配信を停止'],
  ])('in %s is read', async (_, charset, base64, text) => {
    const type = `Content-Type: text/plain${charset === '' ? '' : `; charset=${charset}`}`;
    const bare = Buffer.concat([Buffer.from(`${HEAD}${type}\r\n\r\n`), Buffer.from(base64, 'base64')]);
    expect((await readMail(bare)).text.trim()).toBe(text);
    const coded = `${HEAD}${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`;
    expect((await read(coded)).text.trim()).toBe(text);
  });

  it.each([
    ['text', '', 'Stop.'],
    ['none', '', ' '],
    ['unreadable', 'Content-Type: application/pdf\r\n', '%PDF'],
    ['unreadable', 'Content-Type: application/ms-tnef; name=winmail.dat\r\n', 'x'],
    ['unreadable', 'Content-Type: text/plain; charset=utf-8\r\n', '\ufffd\ufffd\ufffd \ufffd\ufffd'],
    ['encrypted', 'Content-Type: application/pkcs7-mime; smime-type=enveloped-data\r\n', 'MIIB'],
    ['encrypted', '', '-----BEGIN PGP MESSAGE-----\n\nabc\n-----END PGP MESSAGE-----'],
    ['reaction', 'Content-Disposition: reaction\r\nContent-Type: text/plain; charset=utf-8\r\n', '👍'],
  ])('says that there is %s to read: %s%s', async (content, headers, body) => {
    expect((await read(`${HEAD}${headers}\r\n${body}`)).content).toBe(content);
  });

  it('without any header is its text, and a line of junk before the headers is passed over', async () => {
    expect((await read('We are interested.')).text.trim()).toBe('We are interested.');
    expect((await read('We are interested.\r\nTell us more.\r\n\r\nBob')).text.trim()).toBe(
      'We are interested.\nTell us more.\n\nBob',
    );
    const junk = await read(`+OK 512 octets\r\n${HEAD}\r\nYes.`);
    expect([junk.subject, junk.text.trim()]).toEqual(['Hello', 'Yes.']);
  });

  it('is read from its HTML where the plain text only says that there is some', async () => {
    const both = (plain: string) =>
      `${HEAD}Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Please stop.</p>\r\n--b--\r\n`;
    for (const plain of [
      'This message requires an HTML viewer.',
      'Your email client does not support HTML messages',
      'Diese Nachricht enthält HTML. Bitte verwenden Sie ein HTML-fähiges Programm.',
      '[html message]',
    ]) {
      expect((await read(both(plain))).text.trim()).toBe('Please stop.');
    }
    const words = 'Does it send HTML mails?';
    expect((await read(both(words))).text.trim()).toBe(words);
  });

  it('is read with its people, ids, date, text and files', async () => {
    const mail = await read(
      [
        'Return-Path: <tom@North.EXAMPLE>',
        'Delivered-To: anna@planner.example',
        'From: =?utf-8?q?J=C3=B8rgen_Berg?= <Tom@North.EXAMPLE>',
        'To: Anna <anna@planner.example>, "Sales, All" <sales@planner.example>',
        'Cc: Team: ida@south.example;',
        'Subject: =?utf-8?b?w4k=?=\r\n tude',
        'Date: Tue, 13 May 2025 09:12:00 +0200 (CEST)',
        'Message-ID: <1@north.example>',
        'In-Reply-To: <snd_1@planner.example>',
        'References: <snd_0@planner.example>\r\n <snd_1@planner.example>',
        'Content-Type: multipart/mixed; boundary="b"',
        '',
        '--b',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Gr=FC=DFe',
        '--b',
        'Content-Type: application/pdf; name="offer.pdf"',
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: attachment; filename="offer.pdf"',
        '',
        `${'QUJD'.repeat(19)}\r\n`.repeat(100),
        '--b--',
      ].join('\r\n'),
    );

    expect(mail).toMatchObject({
      messageId: '<1@north.example>',
      inReplyTo: ['<snd_1@planner.example>'],
      references: ['<snd_0@planner.example>', '<snd_1@planner.example>'],
      from: { name: 'Jørgen Berg', address: 'Tom@north.example' },
      to: ['anna@planner.example', 'sales@planner.example', 'ida@south.example'],
      deliveredTo: ['anna@planner.example'],
      returnPath: 'tom@north.example',
      subject: 'É tude',
      date: Date.UTC(2025, 4, 13, 7, 12),
      text: 'Grüße\n',
      truncated: false,
    });
    expect(mail.attachments).toEqual([
      { filename: 'offer.pdf', type: 'application/pdf', sizeBytes: expect.closeTo(5_700, -2) },
    ]);
  });

  it('has the empty return path of a report, which is not the same as none', async () => {
    expect((await read(`Return-Path: <>\r\n${HEAD}\r\nx`)).returnPath).toBe('');
    expect((await read(`${HEAD}\r\nx`)).returnPath).toBeNull();
  });

  it('keeps the parts of a report, and a mail enclosed in it, as text', async () => {
    const mail = await read(
      `${HEAD}Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: The original\r\n\r\nIts text\r\n--b--\r\n`,
    );

    expect(mail.text.trim()).toBe('Sorry');
    expect(mail.parts.map(({ type }) => type)).toEqual(['message/delivery-status', 'message/rfc822']);
    expect(mail.parts[1]?.text).toContain('Its text');
  });

  it.each<[string, string, Partial<InboundMail>]>([
    ['nothing at all', '', { from: null, messageId: null, date: null }],
    ['a text without any header', 'hello\r\nyou', { subject: '' }],
    [
      'no empty line before the text',
      'From: a@b.example\r\nthe text begins here\r\n',
      { text: 'the text begins here\n' },
    ],
    ['an unknown character set', `${HEAD}Content-Type: text/plain; charset=klingon\r\n\r\nplain`, { text: 'plain\n' }],
    ['base64 that breaks off', `${HEAD}Content-Transfer-Encoding: base64\r\n\r\nSGVsbG8gd29y`, { text: 'Hello wor' }],
    [
      'a multipart without its boundary',
      `${HEAD}Content-Type: multipart/mixed\r\n\r\nstill read`,
      { text: 'still read\n' },
    ],
    [
      'a boundary that never comes',
      `${HEAD}Content-Type: multipart/mixed; boundary=z\r\n\r\nstill read`,
      { text: 'still read\n' },
    ],
    ['a type that is none', `${HEAD}Content-Type: text\r\n\r\nstill read`, { text: 'still read\n' }],
    ['NUL bytes', `${HEAD}\r\na\0b`, { text: 'ab\n' }],
    ['line ends of CR alone', 'Subject: old\rFrom: a@b.example\r\rtext\r', { subject: 'old', text: 'text\n' }],
    ['a date of another age', 'Date: Tue, 13 May 1725 09:12:00 +0200\r\n\r\n', { date: null }],
    [
      'a second address in an encoded word',
      'From: =?utf-8?q?evil=40x=2Eexample=2C?= <a@b.example>\r\n\r\n',
      { from: { name: 'evil@x.example,', address: 'a@b.example' } },
    ],
  ])('is read as far as it goes with %s', async (_, raw, expected) => {
    expect(await read(raw)).toMatchObject(expected);
  });
});

const MIB = 1024 * 1024;
const multipart = (body: string): string => `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${body}`;
const nested = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  ).join('');

const BOMBS: [string, () => string][] = [
  ['25 MiB of one line', () => `${HEAD}\r\n${'a'.repeat(25 * MIB)}`],
  ['25 MiB of line ends', () => `${HEAD}\r\n${'\n'.repeat(25 * MIB)}`],
  [
    '25 MiB of a file',
    () =>
      multipart(
        `--b\r\n\r\nhi\r\n--b\r\nContent-Type: application/zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(320_000)}--b--\r\n`,
      ),
  ],
  [
    '25 MiB of text in base64',
    () => `${HEAD}Content-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(320_000)}`,
  ],
  ['MIME 1,000 parts deep', () => `${HEAD}${nested(1_000)}`],
  ['MIME 20,000 parts deep', () => `${HEAD}${nested(20_000)}`],
  ['1,000 mails within mails', () => `${HEAD}${'Content-Type: message/rfc822\r\n\r\n'.repeat(1_000)}`],
  ['100,000 parts', () => multipart('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(100_000))],
  ['8 million lines that begin like a boundary', () => multipart('--\n'.repeat(8 * MIB))],
  ['100,000 headers', () => `${HEAD}${'X-Header: value\r\n'.repeat(100_000)}\r\nx`],
  ['100,000 recipients', () => `${HEAD}${'To: somebody@north.example\r\n'.repeat(100_000)}\r\nx`],
  ['a header of 25 MiB', () => `Subject: ${'x'.repeat(25 * MIB)}`],
  ['a header of a million folds', () => `Subject: x\r\n${' x\r\n'.repeat(MIB)}\r\nx`],
  ['5 million open elements of HTML', () => `${HEAD}Content-Type: text/html\r\n\r\n${'<div>'.repeat(5 * MIB)}`],
  ['100,000 encoded words', () => `Subject: ${'=?utf-8?B?w6Q=?= '.repeat(100_000)}\r\n\r\nx`],
];

describe('a mail bomb', () => {
  it.each(BOMBS)('of %s is read within a second of work, cut, and leaves little behind', async (_, bomb) => {
    const raw = Buffer.from(bomb(), 'latin1');
    const before = process.cpuUsage();

    const mail = await readMail(raw);

    const used = process.cpuUsage(before);
    expect((used.user + used.system) / 1_000_000).toBeLessThan(2);
    expect(mail.sizeBytes).toBe(raw.length);
    expect(charactersOf(mail)).toBeLessThan(5_000_000);
    expect(mail.attachments.length).toBeLessThanOrEqual(INBOUND_LIMITS.attachments);
    expect(mail.to.length).toBeLessThanOrEqual(INBOUND_LIMITS.addresses);
  });

  it('of headers still has what is read from a mail, though it comes last', async () => {
    const mail = await read(`${'Received: from x by y\r\n'.repeat(100_000)}${HEAD}\r\nthe text`);

    expect(mail).toMatchObject({
      subject: 'Hello',
      from: { address: 'tom@north.example' },
      text: 'the text\n',
      truncated: true,
    });
  });
});

const charactersOf = (mail: InboundMail): number =>
  mail.text.length + (mail.html?.length ?? 0) + JSON.stringify([...mail.headers, mail.parts, mail.to]).length;
