import type { DemoMail } from './demo.ts';
import type { MailTargets } from './mail-targets.ts';
import type { SendOutcome } from './outcome.ts';
import { type Conversation, type SendRequest, sendMail } from './smtp.ts';
import { checkSmtp, type SmtpCheck } from './smtp-check.ts';

/** Takes mail out of the process. */
export interface Mailer {
  /** See sendMail of smtp.ts. */
  sendMail(request: SendRequest): Promise<SendOutcome>;
  /** See checkSmtp of smtp-check.ts. */
  checkSmtp(request: Conversation): Promise<SmtpCheck>;
}

/** To each mailbox's own server. */
export const smtpMailer: Mailer = { sendMail, checkSmtp };

/** To each mailbox's own server, if that is one of these. */
export const guardedMailer = (targets: MailTargets): Mailer => ({
  sendMail: (request) => sendMail({ ...request, targets }),
  checkSmtp: (request) => checkSmtp({ ...request, targets }),
});

/** In place of every mailbox's server, the one inside the process: nothing leaves the machine. */
export function demoMailer(demo: DemoMail): Mailer {
  return {
    sendMail: async (request) => sendMail({ ...request, access: await demo.access() }),
    checkSmtp: async (request) => checkSmtp({ ...request, access: await demo.access() }),
  };
}
