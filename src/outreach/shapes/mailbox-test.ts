import * as z from 'zod';

const reason = z.string().nullable().describe('What went wrong and what to mend; null when all is well.');

export const mailboxTestSchema = z.object({
  ok: z.boolean().describe('Whether mail could be sent, and replies be read where the mailbox has an IMAP server.'),
  phase: z
    .enum(['connect', 'greeting', 'hello', 'tls', 'auth', 'mail', 'rcpt', 'data', 'body', 'answer', 'dkim'])
    .nullable()
    .describe('How far sending came, when it is not well.'),
  reason,
  inbox: z
    .object({
      ok: z.boolean().describe('Whether replies could be read.'),
      phase: z
        .enum(['connect', 'greeting', 'tls', 'auth', 'folder', 'read'])
        .nullable()
        .describe('How far reading came, when it is not well.'),
      reason,
      folders: z.array(z.string()).describe('Folders that are read.'),
    })
    .nullable()
    .describe('The IMAP server; null without one, and in a demo.'),
  dkimRecord: z
    .object({
      name: z.string().describe('Name of the record.'),
      type: z.literal('TXT').describe('Its type.'),
      value: z.string().describe('What it must say.'),
    })
    .nullable()
    .describe('DNS record that must be published, so that the signatures of this mailbox can be verified.'),
});
export type MailboxTest = z.output<typeof mailboxTestSchema>;

export const testMailSchema = z.object({
  status: z
    .enum(['sent', 'later', 'failed', 'bounced', 'unknown'])
    .describe('`sent`: the server took it. `unknown`: it may have. The others: it did not.'),
  to: z.string().describe('The mailbox itself.'),
  reason,
});
export type TestMail = z.output<typeof testMailSchema>;
