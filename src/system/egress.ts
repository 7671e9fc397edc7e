import type { Config } from '../config.ts';
import { type ExposedBy, exposed } from './exposed.ts';

/** Private addresses and ranges that a door may connect to besides the public ones; `any`: every address there is. */
export type Reach = readonly string[] | 'any';

/** What the doors out of this process may reach, for targets that its callers and strangers name. */
export interface Egress {
  /** Servers of mailboxes, over SMTP and IMAP. */
  mail: Reach;
  /** Receivers of webhooks. */
  webhooks: readonly string[];
  /** Home pages, which the address of a lead names: never the caller's own choice alone. */
  pages: readonly string[];
}

type Settings = ExposedBy & Pick<Config, 'mailAllow' | 'webhookAllow' | 'demoMail'>;

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * The one policy. Where others can have this process connect, it reaches public addresses and what the operator allows.
 * On one's own machine a mail server beside it is as good as any, and a demo posts to receivers there.
 */
export function egressOf(config: Settings): Egress {
  const isExposed = exposed(config);
  const { mailAllow, webhookAllow, demoMail } = config;
  return {
    mail: mailAllow ?? (isExposed ? [] : 'any'),
    webhooks: demoMail && !isExposed ? [...webhookAllow, ...LOOPBACK] : webhookAllow,
    pages: [],
  };
}
