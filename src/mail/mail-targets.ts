import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { TargetRule } from '../system/target-rule.ts';
import { bareHost, isLoopbackHost } from './loopback.ts';

// A mailbox names its server, and whoever may make mailboxes may be a stranger to the operator: on a shared service their
// servers are public ones, as receivers of webhooks are. On one's own machine a relay beside it is as good as any.

/** Which mail servers may be spoken to. Undefined where it is used: every one. */
export interface MailTargets {
  mayConnect(address: string): boolean;
  /** How names are looked up; the system's way unless given. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

/** The rule of this process: every server while it listens on loopback alone and the setting names none. */
export function mailTargets({ host, mailAllow }: Pick<Config, 'host' | 'mailAllow'>): MailTargets | undefined {
  if (mailAllow === undefined && isLoopbackHost(host)) return undefined;
  const rule = new TargetRule(mailAllow ?? []);
  return { mayConnect: (address) => rule.mayConnect(address) };
}

/** The server of a mailbox is not one that may be spoken to. */
export class MailTargetRefused extends Error {}

/**
 * The address to connect to, looked up once and then connected to, so that a name which answers differently the next time
 * gains nothing; a name with one address that is refused is refused. Throws MailTargetRefused, and what the look-up throws.
 */
export async function addressOf(targets: MailTargets, host: string): Promise<string> {
  const name = bareHost(host);
  const resolve = targets.resolve ?? ((hostname) => lookup(hostname, { all: true }));
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await resolve(name);
  // A machine without IPv6 is more common than a mail server without IPv4.
  const chosen = found.find(({ family }) => family === 4) ?? found[0];
  if (!chosen || found.some(({ address }) => !targets.mayConnect(address))) throw new MailTargetRefused();
  return chosen.address;
}

/** Why a host that is written as an address, or is this machine by its name, cannot be a mailbox's; undefined: it may be one. */
export function hostFault(targets: MailTargets | undefined, host: string): string | undefined {
  const name = bareHost(host);
  const address = isLoopbackHost(name) && !isIP(name) ? '127.0.0.1' : name;
  return targets && isIP(address) && !targets.mayConnect(address) ? REFUSED : undefined;
}

export const REFUSED =
  'The mail server’s address is not public, and this service reaches no others. Use a public server, or ask its operator to allow the address with PLANWRIGHT_MAIL_ALLOW.';
