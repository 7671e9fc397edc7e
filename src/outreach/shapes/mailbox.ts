import * as z from 'zod';
import { timeZoneSchema } from '../sequence/zone.ts';
import { id, line, senderName, timestamp } from './fields.ts';

export const MAILBOX_STATUSES = ['active', 'paused', 'error'] as const;
export const SECURITIES = ['tls', 'starttls', 'none'] as const;
const SECRET_CHARS_MAX = 1_000;
const KEY_CHARS_MAX = 10_000;

const HOST =
  /^(?=.{1,253}$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$|^\[?[0-9a-f:.]{2,45}\]?$/i;
const host = z.string().trim().regex(HOST, 'write the name of a host').describe('Name of the server.');
const port = z.int().min(1).max(65_535).describe('Port of the server.');
const security = z
  .enum(SECURITIES)
  .describe('`tls` from the first byte (465, 993), `starttls` (587, 143), `none` for a loopback server only.');
const user = line(320, 'User name; none for a server that asks for none.').nullable();
const password = z
  .string()
  .min(1)
  .max(SECRET_CHARS_MAX)
  .refine((secret) => !/[\r\n\0]/.test(secret), { error: 'must be on one line' })
  .describe('Password, sealed when stored and never answered.');

const access = z.strictObject({ host, port, security, user: user.default(null), password: password.optional() });

const DOMAIN_LABEL = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/i;
const dkim = z
  .strictObject({
    domain: z.string().max(253).regex(DOMAIN_LABEL, 'write a domain').describe('Domain that signs.'),
    selector: z.string().max(100).regex(DOMAIN_LABEL, 'write a selector').describe('Selector of the key in DNS.'),
    privateKey: z
      .string()
      .max(KEY_CHARS_MAX)
      .regex(/^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'write it in PEM form')
      .optional()
      .describe('Private key in PEM form, sealed when stored and never answered; kept when left out of a change.'),
  })
  .describe('DKIM signing; none when null.');

const ramp = z
  .strictObject({
    start: z.int().min(1).max(100_000).describe('Mails of the first day.'),
    step: z.int().min(1).max(100_000).describe('How many more each day, until the daily cap.'),
  })
  .describe('Slow start of a new mailbox; none when null.');

const FOLDERS_MAX = 10;
const FOLDER_CHARS_MAX = 400;

const fields = {
  email: z.string().describe('Address the mails come from.'),
  name: senderName(200, 'Name of the mailbox, shown when a campaign has none.'),
  smtp: access.describe('Server that mail leaves through.'),
  imap: access.nullable().describe('Server that replies are read from.'),
  folders: z
    .array(line(FOLDER_CHARS_MAX, 'The path of a folder, as the server names it.'))
    .max(FOLDERS_MAX)
    .describe(
      `Folders that are read beside INBOX and spam, such as those that rules move mail to; at most ${FOLDERS_MAX}.`,
    ),
  dkim: dkim.nullable(),
  returnPath: z
    .enum(['plus', 'none'])
    .describe('`plus`: bounces come to name+token@domain, if the server delivers that; `none`: to the address itself.'),
  timeZone: timeZoneSchema.describe(
    'IANA time zone by whose days its cap and ramp are counted, whatever sends from it.',
  ),
  dailyCap: z.int().min(1).max(100_000).describe('Mails a day over all its campaigns, by its own time zone.'),
  gapSeconds: z.int().min(0).max(86_400).describe('Seconds between two mails.'),
  ramp: ramp.nullable(),
};

export const mailboxCreateSchema = z.strictObject({
  ...fields,
  imap: fields.imap.default(null),
  folders: fields.folders.default([]),
  dkim: fields.dkim.default(null),
  returnPath: fields.returnPath.default('none'),
  timeZone: fields.timeZone.default('UTC'),
  dailyCap: fields.dailyCap.default(200),
  gapSeconds: fields.gapSeconds.default(60),
  ramp: fields.ramp.default(null),
});

/** The address stays. A password or key that is left out stays as it is stored. */
export const mailboxUpdateSchema = z
  .strictObject({
    ...fields,
    status: z.enum(['active', 'paused']).describe('`active` also clears an error.'),
  })
  .omit({ email: true })
  .partial();

const accessAnswer = z.object({
  host: z.string().describe('Name of the server.'),
  port: z.int().describe('Port of the server.'),
  security: z.enum(SECURITIES).describe('How the connection is kept private.'),
  user: z.string().nullable().describe('User name.'),
  hasPassword: z.boolean().describe('Whether a password is stored.'),
});

export const mailboxSchema = z.object({
  id: id('mbx', 'What campaigns name as `mailboxId`.'),
  email: z.string().describe('Address the mails come from.'),
  name: z.string().describe('Its name.'),
  status: z.enum(MAILBOX_STATUSES).describe('Only an `active` mailbox sends.'),
  statusReason: z.string().nullable().describe('What is wrong with it, or why it rests.'),
  hold: z
    .object({
      reason: z.string().describe('What its server said.'),
      since: timestamp('Since when it refuses.'),
      until: timestamp('When sending is tried again by itself.'),
    })
    .nullable()
    .describe(
      'Set while an active mailbox waits because its server refuses it: its leads wait, and no attempt counts. A change or a successful test of the mailbox ends it at once.',
    ),
  smtp: accessAnswer.describe('Server that mail leaves through.'),
  imap: accessAnswer.nullable().describe('Server that replies are read from.'),
  folders: z.array(z.string()).describe('Folders that are read beside INBOX and spam.'),
  inbox: z
    .object({
      status: z
        .enum(['waiting', 'connected', 'error'])
        .describe('`waiting`: a connection is about to be made. `error`: it is tried again, later each time.'),
      error: z.string().nullable().describe('What is wrong and what to mend.'),
      checkedAt: timestamp('When the last look through all its folders began.').nullable(),
      holdsMail: z
        .boolean()
        .describe(
          'Whether the mails of campaigns wait, because not all of it has been read in the last minutes: somebody may have asked for a stop there. They go out by themselves once it has been read.',
        ),
      missingFolders: z
        .array(z.string())
        .describe('Those of `folders` that the server did not open: create them there, or correct their names.'),
    })
    .nullable()
    .describe(
      'How the reading of replies goes: INBOX, the spam folder and `folders`, from three days before the first connection on. Null without `imap`. A paused mailbox is read too.',
    ),
  dkim: z
    .object({ domain: z.string().describe('Domain that signs.'), selector: z.string().describe('Selector in DNS.') })
    .nullable()
    .describe('DKIM signing.'),
  returnPath: z.enum(['plus', 'none']).describe('Where bounces come to.'),
  timeZone: z.string().describe('By whose days its cap and ramp are counted.'),
  dailyCap: z.int().describe('Mails a day over all its campaigns.'),
  gapSeconds: z.int().describe('Seconds between two mails.'),
  ramp: z
    .object({ start: z.int().describe('Mails of the first day.'), step: z.int().describe('How many more each day.') })
    .nullable()
    .describe('Slow start.'),
  firstSentAt: timestamp('When its first mail left.').nullable(),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Mailbox = z.output<typeof mailboxSchema>;
