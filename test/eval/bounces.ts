import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail } from '../../src/mail/inbound/read-mail.ts';
import type { Bounce } from '../../src/outreach/inbox/bounce/bounce.ts';
import { readBounce } from '../../src/outreach/inbox/bounce/read-bounce.ts';
import { type Figure, share } from './figure.ts';
import { ordinaryMails } from './ordinary/ordinary-mails.ts';

/** What was counted on a folder of labelled mails. */
export interface BounceFigures {
  mails: number;
  /** Mails rightly called a bounce or not one. */
  told: number;
  /** Rows: one a recipient. */
  hardFound: number;
  hardMissed: number;
  hardWrong: number;
  /** Bounces that bring back a Message-ID, and those whose `original` has one of it. */
  withOriginal: number;
  originalFound: number;
  /** "file: what was wrong", for people. */
  faults: string[];
}

interface Row {
  file: string;
  reason: string;
  hard: boolean;
}

/** Reports that are no bounce: a complaint, an automatic answer, a mail that did arrive. */
const NO_BOUNCE = new Set(['feedback', 'vacation', 'delivered']);

/**
 * Measures the reading of bounces on a folder with `mail/*.eml` and `labels.tsv` (columns file, index, dsn_status,
 * reply_code, reason, hard_bounce; one row a recipient).
 */
export async function evaluateBounces(folder: string): Promise<BounceFigures> {
  const rows = rowsOf(await readFile(join(folder, 'labels.tsv'), 'utf8'));
  const figures: BounceFigures = { ...NOTHING, faults: [] };
  for (const file of new Set(rows.map((row) => row.file))) {
    const raw = await readFile(join(folder, 'mail', file));
    const bounce = readBounce(await readMail(raw));
    const labels = rows.filter((row) => row.file === file);
    count(figures, file, labels, bounce);
    if (bounce) countOriginal(figures, file, raw, bounce);
  }
  return figures;
}

const NOTHING = { mails: 0, told: 0, hardFound: 0, hardMissed: 0, hardWrong: 0, withOriginal: 0, originalFound: 0 };

function rowsOf(labels: string): Row[] {
  const [, ...lines] = labels.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => {
    const [file = '', , , , reason = '', hard = ''] = line.split('\t');
    return { file, reason, hard: /^true$/i.test(hard) };
  });
}

function count(figures: BounceFigures, file: string, labels: Row[], bounce: Bounce | null): void {
  const isBounce = !labels.every(({ reason }) => NO_BOUNCE.has(reason));
  figures.mails += 1;
  if ((bounce !== null) === isBounce) figures.told += 1;
  else figures.faults.push(`${file}: ${isBounce ? 'is a bounce' : 'is no bounce'}`);
  labels.forEach((label, index) => {
    const recipient = bounce?.recipients[index] ?? bounce?.recipients.at(-1);
    const hard = recipient?.verdict === 'recipient-gone';
    if (hard && label.hard) figures.hardFound += 1;
    if (!hard && label.hard) figures.hardMissed += 1;
    if (hard && !label.hard) figures.hardWrong += 1;
    if (hard !== label.hard) figures.faults.push(`${file}: ${label.reason}, read as ${recipient?.reason ?? 'nothing'}`);
  });
}

const MESSAGE_ID = /^[ \t>]*message-id:\s*(<[^<>\s]+>)/gim;

function countOriginal(figures: BounceFigures, file: string, raw: Buffer, bounce: Bounce): void {
  const [, ...body] = raw.toString('latin1').split(/\r?\n\r?\n/);
  const ids = [...body.join('\n\n').matchAll(MESSAGE_ID)].map((match) => match[1]);
  if (ids.length === 0) return;
  figures.withOriginal += 1;
  if (bounce.original?.messageIds.some((id) => ids.includes(id))) figures.originalFound += 1;
  else figures.faults.push(`${file}: the original's Message-ID was not found`);
}

/** The figures with what they must reach. */
export function bounceBars(counted: BounceFigures): Figure[] {
  const { mails, told, hardFound, hardMissed, hardWrong, withOriginal, originalFound } = counted;
  const hard = hardFound + hardMissed;
  const called = hardFound + hardWrong;
  return [
    { name: 'bounce or not', value: share(told, mails), bar: 0.99, of: `${told} of ${mails} mails` },
    { name: 'hard bounces found', value: share(hardFound, hard), bar: 0.93, of: `${hardFound} of ${hard} recipients` },
    {
      name: 'hard bounces rightly so called',
      value: share(hardFound, called),
      bar: 0.93,
      of: `${hardFound} of ${called} recipients`,
    },
    {
      name: 'originals found by Message-ID',
      value: share(originalFound, withOriginal),
      bar: 0.95,
      of: `${originalFound} of ${withOriginal} bounces that bring one back`,
    },
  ];
}

/** How many of the generated ordinary mails are taken for a bounce. */
export async function ordinaryBars(mails = 660, seed = 1): Promise<Figure[]> {
  let taken = 0;
  for (const { raw } of ordinaryMails(mails, seed)) {
    if (readBounce(await readMail(Buffer.from(raw))) !== null) taken += 1;
  }
  return [
    {
      name: 'ordinary mails taken for a bounce',
      value: taken / mails,
      bar: 0.01,
      atMost: true,
      of: `${taken} of ${mails} mails`,
    },
  ];
}
