import type { CaughtMail, DemoMail } from '../../src/mail/demo.ts';
import { listPage, mailPage } from './page.ts';
import { viewOf } from './view.ts';

/** Answers a GET; undefined when there is no such mail. */
type DemoAnswer = (number: string | undefined) => Promise<Response | undefined>;

/** The pages of a demo, by their path: what was caught, as a list, as JSON, and one by one. */
export const demoMailRoutes = (demo: DemoMail): Record<string, DemoAnswer> => ({
  '/demo/mail': async () => listPage(await viewsOf(demo.mails())),
  '/demo/mail.json': async () =>
    Response.json({ data: await viewsOf(demo.mails()) }, { headers: { 'Cache-Control': 'no-store' } }),
  '/demo/mail/{number}': async (number = '') => {
    const mail = /^\d{1,9}$/.test(number) ? demo.mail(Number(number)) : undefined;
    return mail && mailPage(await viewOf(mail));
  },
});

const viewsOf = (mails: readonly CaughtMail[]) => Promise.all(mails.map(viewOf));
