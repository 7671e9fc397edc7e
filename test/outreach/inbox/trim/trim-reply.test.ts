import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownWords } from '../../../../src/outreach/inbox/trim/own-words.ts';
import { trimReply } from '../../../../src/outreach/inbox/trim/trim-reply.ts';

const WROTE = 'On 3 Feb 2016, Ada Lovelace wrote:';

describe('a reply', () => {
  it.each([
    ['loses the quote below it', `Hello\n\n${WROTE}\n\n> Hi\n`, 'Hello'],
    ['loses an unmarked quote below it', `Fine.\n\n${WROTE}\n\nHello there,\n\nfoo bar\n\nAda`, 'Fine.'],
    [
      'loses quotes in quotes',
      `Fine.\n\n${WROTE}\nHello\n\nOn 2 Feb 2016 10:00, Bob <b@x.example> wrote:\n> hi`,
      'Fine.',
    ],
    ['loses the quote above it', `${WROTE}\n\n>\n> Test\nTest reply`, 'Test reply'],
    ['loses a short signature below the quote', `I do.\n\n${WROTE}\n> hi\n\nRegards, Bob`, 'I do.'],
    ['loses what a rule divides from it', `Yes\n\n***\n\nsomething`, 'Yes'],
    ['may have line ends of Windows', `Yes\r\n\r\n${WROTE}\r\n> Hi\r\n`, 'Yes'],
    ['loses quotes that were wrapped', `Thanks!\n\n${WROTE}\n> ${'long '.repeat(15)}\nwords\n> else.`, 'Thanks!'],
    ['loses quotes with initials', `Thanks!\n\n${WROTE}\n\nAL> Do you?\nAL> Or not?`, 'Thanks!'],
    ['loses enclosed quotes', 'I see.\n\n>>> Ada >>>\nhello\nthere\n<<< Ada <<<\n', 'I see.'],
    ['is nothing when all is quoted', `${WROTE}\n> Do you want it?\n`, ''],
    ['is nothing when there is nothing', '   \n\n', ''],
    ['keeps a table', 'Yes:\n| a | b |\n| 1 | 2 |', 'Yes:\n| a | b |\n| 1 | 2 |'],
    ['keeps arrows', 'We are in:\n-> Berlin\n-> Paris', 'We are in:\n-> Berlin\n-> Paris'],
    ['keeps its own list of addresses', 'Unsubscribe: bob@x.example', 'Unsubscribe: bob@x.example'],
  ])('%s', (_, mail, text) => {
    expect(trimReply(mail).text).toBe(text);
  });

  it('keeps answers between quoted lines, and the quotes that they answer', () => {
    const mail = `${WROTE}\n> Price?\n>\nA> More?\nToo high.\n> When?\nIn May.\n> Bye\n`;
    const { text } = trimReply(mail);
    expect(text).toBe('> Price?\n>\n> More?\nToo high.\n> When?\nIn May.');
    expect(ownWords(text)).toBe('Too high.\nIn May.');
  });

  it('keeps an answer below the quote when only a greeting stands above', () => {
    const { text } = trimReply(`Hi Ada,\n\n${WROTE}\n> Do you want it?\n\nNo, please remove me.\n\nBob`);
    expect(ownWords(text)).toBe('Hi Ada,\n\n\nNo, please remove me.\n\nBob');
  });

  it('keeps a long answer below the quote', () => {
    const answer = Array.from({ length: 8 }, (_, i) => `This is line ${i}.`).join('\n');
    expect(ownWords(trimReply(`See below.\n\n${WROTE}\n> Hi\n\n${answer}`).text)).toContain(answer);
  });

  it('signed with PGP loses the signature', () => {
    const head = '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA1';
    const tail = '-----BEGIN PGP SIGNATURE-----\nVersion: GnuPG v1\n\niEYEARECAAYFAk\n-----END PGP SIGNATURE-----';
    expect(trimReply(`${head}\n\nFine with me.\n\n${tail}\n`).text).toBe('Fine with me.');
  });

  it('gives back what was cut', () => {
    expect(trimReply(`Yes\n\n${WROTE}\n> Hi`).elided).toBe(`${WROTE}\n> Hi`);
  });
});

const ENDINGS: [string, string][] = [
  ['a signature under two dashes', '-- \nAda Lovelace\nHead of Sales'],
  ['telephone numbers under a name', 'Ada Lovelace\nHead of Sales\n+49 30 1234567\nada@acme.example'],
  ['telephone numbers with labels', 'Ada Lovelace\nAcme GmbH\nTel: +49 30 1234567\nMobil: +49 170 1234567'],
  [
    'a confidentiality notice',
    'This e-mail and any attachments are confidential and intended solely for the addressee. If you have received this message in error, please delete it.',
  ],
  ['a notice with its title', 'CONFIDENTIALITY NOTICE: what is in here is for you.'],
  [
    'a German notice, and a word for trees',
    'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind oder diese E-Mail irrtümlich erhalten haben, informieren Sie bitte den Absender und vernichten Sie diese Mail.\n\nBitte denken Sie an die Umwelt, bevor Sie diese E-Mail drucken.',
  ],
  [
    'a French notice',
    'Ce message et toutes les pièces jointes sont confidentiels et établis à l’intention exclusive de ses destinataires. Si vous avez reçu ce message par erreur, merci de le détruire.',
  ],
  [
    'a Spanish notice',
    'Este mensaje y sus adjuntos contienen información confidencial dirigida a su destinatario. Si lo ha recibido por error, elimínelo.',
  ],
  [
    'a Japanese notice',
    '本メールには機密情報が含まれています。誤って受信された場合は、添付ファイルも含めて直ちに削除してください。受信者以外の方による利用は禁止されています。',
  ],
];

describe('the end of a reply', () => {
  it.each(ENDINGS)('loses %s', (_, ending) => {
    expect(trimReply(`No thanks, not for us.\n\n${ending}`)).toEqual({
      text: 'No thanks, not for us.',
      elided: ending,
    });
  });

  it('keeps the closing and the name above the telephone numbers', () => {
    const text = 'Let us talk on Monday.\n\nBest regards,\n\nAda Lovelace';
    expect(trimReply(`${text}\nHead of Sales | Acme\nTel: +49 30 1234567\nwww.acme.example`).text).toBe(text);
  });

  it.each([
    'Call me:\n+49 30 1234567',
    'Best regards,\nAda',
    'Your data is confidential to us. Please delete mine.',
    '+49 30 1234567\nada@acme.example',
  ])('keeps what its author wrote there: %s', (text) => {
    expect(trimReply(text).text).toBe(text);
  });
});

describe('a hostile mail', () => {
  const MEGABYTES: [string, string][] = [
    ['quote marks', '>'.repeat(1e6)],
    ['quote marks on lines of their own', '>\n'.repeat(5e5)],
    ['spaces', ' '.repeat(1e6)],
    ['line feeds', '\n'.repeat(1e6)],
    ['dashes', '-'.repeat(1e6)],
    ['opening brackets', '<'.repeat(1e6)],
    ['addresses', 'a@'.repeat(5e5)],
    ['colons', 'a:\n'.repeat(3e5)],
    ['attributions', `${WROTE}\nfoo\n`.repeat(3e4)],
    ['half attributions', `On 3 ${'a '.repeat(190)}:\n`.repeat(2500)],
    ['heads of mails', 'From: a@b\n'.repeat(1e5)],
    ['telephone numbers', '+1 234 567\n'.repeat(1e5)],
    ['words of telephones', `sent from ${' '.repeat(140)}\n`.repeat(6000)],
    ['words above a line', `--${'above '.repeat(25)}\n`.repeat(6000)],
    ['secrets', 'confidential '.repeat(8e4)],
    ['paragraphs', 'x\n\n'.repeat(3e5)],
  ];

  // Milliseconds on a quiet machine; time that grew with the square of the text would be minutes.
  it.each(MEGABYTES)('of a megabyte of %s is read at once', (_, mail) => {
    const begun = performance.now();
    trimReply(mail);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('of any lines is parted and nothing of it invented', () => {
    const line = fc.constantFrom(
      'Hi,',
      'Yes.',
      WROTE,
      '> Hi',
      '--',
      '',
      'From: a@b.c',
      'To: b@c.d',
      'Sent from my iPhone',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { text, elided } = trimReply(lines.join('\n'));
        expect(text.length + elided.length).toBeLessThanOrEqual(lines.join('\n').length);
        expect([...lines, '']).toEqual(expect.arrayContaining(text.split('\n')));
      }),
    );
  });
});
