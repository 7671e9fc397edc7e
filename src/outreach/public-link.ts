import type { Config } from '../config.ts';

/** What is said where a campaign may not send for this reason. */
export const NO_PUBLIC_LINK =
  'an https PLANWRIGHT_PUBLIC_URL, so that people can unsubscribe (the operator of this service sets it; to try things out, PLANWRIGHT_DEMO_MAIL=true or serve --demo-mail keeps every mail inside the process)';

/** Whether the unsubscribe link of a mail leads anywhere for whoever gets it: to a public https address, or here when the mail stays here. */
export const hasPublicLink = ({ demoMail, publicUrl }: Pick<Config, 'demoMail' | 'publicUrl'>): boolean =>
  demoMail || publicUrl?.startsWith('https://') === true;
