import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../src/artifacts/quality.ts';
import { readDuration } from '../src/artifacts/reading/duration.ts';
import { readMoney } from '../src/artifacts/reading/money.ts';
import { nameFinder } from '../src/artifacts/reading/name-finder.ts';
import { nameKey, quote, repeatedNames } from '../src/artifacts/reading/names.ts';
import { vagueWords, wordCount } from '../src/artifacts/reading/prose.ts';
import { contentWords, splitCapitals, wordKeys } from '../src/artifacts/reading/words.ts';
import { readBrief } from '../src/engines/outline/read/brief.ts';
import type { InboundMail } from '../src/mail/inbound/inbound-mail.ts';
import { contentOf, wordsContent } from '../src/mail/inbound/mail-content.ts';
import { mendedText } from '../src/mail/inbound/text-charset.ts';
import { readAutomatic } from '../src/outreach/inbox/automatic/automatic.ts';
import { readWhoLeft } from '../src/outreach/inbox/automatic/who-left.ts';
import { judge } from '../src/outreach/inbox/bounce/judge.ts';
import { readBounce } from '../src/outreach/inbox/bounce/read-bounce.ts';
import { classifyOffline } from '../src/outreach/inbox/classify/classify-offline.ts';
import { readComplaint } from '../src/outreach/inbox/complaint.ts';
import { withoutOwnFooter } from '../src/outreach/inbox/own-footer.ts';
import { readPrivacyRequest } from '../src/outreach/inbox/privacy-request.ts';
import { strayWords } from '../src/outreach/inbox/stray-words.ts';
import { trimReply } from '../src/outreach/inbox/trim/trim-reply.ts';
import { groomerArtifacts } from './helpers/fixtures/groomer-blueprint.ts';
import { slowestOf, timed } from './helpers/growth/growth.ts';
import { MailReader } from './helpers/growth/mail-reader.ts';
import { COMMON, type HardText } from './helpers/growth/near-misses.ts';
import { rendered, writtenPlan } from './helpers/rendered.ts';

const BUDGET_MS = 4_000;
/** Of the longest mail: the most that is taken in `npm run test:soak`. */
const MAIL_MEGABYTES = Number(process.env.MAIL_MEGABYTES ?? 8);

const slow = (what: string, work: (text: string) => unknown, texts: readonly HardText[], length: number) =>
  slowestOf(what, (text) => timed(() => work(text), BUDGET_MS), texts, { length, noiseMs: 120 });

describe('the time that a text takes grows no faster than the text', () => {
  it.each<[string, (text: string) => unknown]>([
    ['its words', wordKeys],
    ['its words of content', contentWords],
    ['its capitals', splitCapitals],
    ['its name', nameKey],
    ['its quote in a message', quote],
    ['its vague words', vagueWords],
    ['its number of words', wordCount],
    ['its amount of money', readMoney],
    ['its length of time', readDuration],
    ['names that it repeats', (text) => repeatedNames(text.split(' '))],
    ['names in it', (text) => nameFinder(['order item', '漢字', 'a', '1']).find(text)],
    ['names that it lists', (text) => nameFinder(text.split(' ')).find(text)],
    ['names of one spelling', (text) => nameFinder(spelledAlike(text)).find('a '.repeat(text.length))],
  ])('for %s', async (what, work) => {
    expect(await slow(what, work, COMMON, 20_000)).toEqual([]);
  });

  it.each([
    ['an idea and a context', (text: string) => readBrief(text, text)],
    ['a note in brackets', (text: string) => readBrief(`The owners must book a day. [${text}]`, undefined)],
  ])('for the outline of %s', async (_, work) => {
    expect(await slow('The outline', work, [...COMMON, ...PROSE], 4_000)).toEqual([]);
  });

  it('for the gate over a plan of long texts', async () => {
    const gate = (text: string) =>
      checkCoherence(
        { idea: text, context: text, artifacts: withLong(text, groomerArtifacts()) },
        { written: ARTIFACT_NAMES },
      );
    expect(await slow('The gate', gate, COMMON, 10_000)).toEqual([]);
  });

  it('for a prompt pack of long texts', async () => {
    const plan = writtenPlan('choir');
    const render = (text: string) =>
      rendered({ plan, upstream: withLong(text, plan.artifacts), change: (pack) => withLong(text, pack) });
    expect(await slow('The pack', render, COMMON, 10_000)).toEqual([]);
  });

  it.each<[string, (text: string) => unknown]>([
    ['cut down to its author’s words', trimReply],
    ['searched for words below a quote', strayWords],
    ['searched for a request under a privacy law', readPrivacyRequest],
    ['searched for somebody who left', (text) => readWhoLeft(text, mail({ text }))],
    ['asked for what there is to read', (text) => contentOf(text, { parts: [], files: 0, html: null })],
    ['asked for a reaction', wordsContent],
    ['read in no character set', (text) => mendedText(undeclared(text))],
    ['freed of our own footer', (text) => withoutOwnFooter(text, '1 Main Street\nSpringfield')],
    ['sorted without a model', (text) => classifyOffline({ subject: text, text })],
    ['read as an automatic answer', (text) => readAutomatic(mail({ text, subject: `Automatic reply: ${text}` }), 0)],
    ['read as a report', (text) => readBounce(report({ text: `Could not be delivered: user unknown\n${text}` }))],
    ['read as a report in parts', (text) => readBounce(report({ parts: reportParts(text) }))],
    ['read as the words of a server', (text) => judge(null, said(text))],
    [
      'read as a complaint',
      (text) => readComplaint(mail({ text, parts: [{ type: 'message/feedback-report', text }] })),
    ],
  ])('for a mail that is %s', async (what, work) => {
    expect(await slow(what, work, [...COMMON, ...MAIL_LINES], 50_000)).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['text', (text) => `${HEAD}Content-Type: text/plain\r\n\r\n${text}`],
    ['HTML', (text) => `${HEAD}Content-Type: text/html\r\n\r\n${text}`],
    ['subject', (text) => `Subject: ${text}\r\n\r\nYes`],
    ['sender', (text) => `From: ${text}\r\n\r\nYes`],
    ['headers', (text) => `X-A: ${text}\r\nReferences: ${text}\r\n\r\nYes`],
  ])(`for a mail of ${MAIL_MEGABYTES} megabytes of %s, from its source to its class`, async (what, source) => {
    await using reader = new MailReader(20_000);
    const texts = [...COMMON, ...MAIL_LINES];
    const sizes = { length: MAIL_MEGABYTES * 250_000, noiseMs: (MAIL_MEGABYTES * 2_000) / 30 };
    expect(await slowestOf(what, (text) => reader.time(source(text)), texts, sizes)).toEqual([]);
  });
});

const PROSE = [
  'the owners book a day and the groomers see it, ',
  'and ',
  'no ads, ',
  'Ada Lovelace ',
  "don't ",
  "he's ",
  'a.b.',
  'must will can ',
  'to be ',
  'well-known-',
  'one two, ',
  'The owners must book a day.\n- a\n',
].map((again) => ({ before: 'The owners ', again }));

const MAIL_LINES = [
  'On Mon, 3 Feb 2020 at 10:00, Ada <a@b.example> wrote:\n',
  '> a\nok\n',
  '\n>\n',
  '-----Original Message-----\n',
  'From: a@b.example\n',
  'a@b.example: 550 5.1.1 user unknown\n',
  'Final-Recipient: rfc822; a@b.example\nAction: failed\n\n',
  'Message-ID: <a@b.example>\n',
  ' * * *',
  '-=',
  'Sent from my iPhone\n',
  '+49 30 1234567\n',
  'This is confidential\n\n',
  'until 3.2.2020 ',
  '-- \n',
  's t o p ',
  '{"a":',
].map((again) => ({ before: '', again }));

/** A text as KOI8-R or the like has it, byte for byte. */
const undeclared = (text: string) => ({
  charset: undefined,
  encoding: '',
  body: Buffer.from(text, 'latin1').map((byte) => byte | 0x80) as Buffer,
});

const HEAD = 'From: Ada <ada@b.example>\r\nSubject: Re: Hello\r\n';

const mail = (told: Partial<InboundMail>): InboundMail => ({
  messageId: null,
  inReplyTo: [],
  references: [],
  from: { name: 'Ada', address: 'ada@b.example' },
  replyTo: [],
  to: [],
  deliveredTo: [],
  returnPath: null,
  subject: 'Re: Hello',
  date: null,
  headers: new Map(),
  text: '',
  content: 'text',
  guessed: false,
  html: null,
  parts: [],
  attachments: [],
  sizeBytes: 1,
  truncated: false,
  ...told,
});

const report = (told: Partial<InboundMail>): InboundMail =>
  mail({
    from: { name: '', address: 'mailer-daemon@b.example' },
    returnPath: '',
    subject: 'Undelivered mail',
    ...told,
  });

const reportParts = (text: string): InboundMail['parts'] => [
  {
    type: 'message/delivery-status',
    text: `Final-Recipient: rfc822; a@b.example\nAction: failed\nDiagnostic-Code: smtp; ${text}`,
  },
  { type: 'message/rfc822', text },
];

const said = (text: string) => ({ particular: text, general: text, statusField: text, usualPhase: null });

/** A name for every ten characters of a text: one word each, and different marks. */
const spelledAlike = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / 10) }, (_, at) =>
    `a${at.toString(2)}`.replaceAll('0', '!').replaceAll('1', '?'),
  );

const LONG_FIELDS = [
  ...['summary', 'grossMargin', 'estimatedLTV', 'tam', 'protects', 'tech', 'choice', 'dataImpact', 'path', 'duration'],
  ...['prompt', 'name', 'setup', 'steps', 'purpose', 'description', 'text', 'quote'],
];

/** A sound plan, or a part of one, with a long text in the first field of each of those names. */
function withLong<Part>(long: string, part: Part): Part {
  const left = new Set(LONG_FIELDS);
  // The shape stays what it was: a text is replaced by a text.
  return JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    typeof value === 'string' && left.delete(key) ? long : value,
  ) as Part;
}
