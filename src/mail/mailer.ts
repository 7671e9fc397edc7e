import type { DemoMail } from './demo.ts';
import type { SendOutcome } from './outcome.ts';
import { type SendRequest, sendMail } from './smtp.ts';
import { checkSmtp, type SmtpCheck } from './smtp-check.ts';

/** Takes mail out of the process. */
export interface Mailer {
  /** See sendMail of smtp.ts. */
  sendMail(request: SendRequest): Promise<SendOutcome>;
  /** See checkSmtp of smtp-check.ts. */
  checkSmtp(request: Pick<SendRequest, 'access' | 'signal' | 'clock'>): Promise<SmtpCheck>;
}

/** To each mailbox's own server. */
export const smtpMailer: Mailer = { sendMail, checkSmtp };

/** In place of every mailbox's server, the one inside the process: nothing leaves the machine. */
export function demoMailer(demo: DemoMail): Mailer {
  return {
    sendMail: async (request) => sendMail({ ...request, access: await demo.access() }),
    checkSmtp: async (request) => checkSmtp({ ...request, access: await demo.access() }),
  };
}
