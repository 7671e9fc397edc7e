import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Reach } from '../system/egress.ts';
import { bareHost, isLocalhostName } from '../system/loopback.ts';
import type { Resolver } from '../system/resolver.ts';
import { TargetRule } from '../system/target-rule.ts';

/** Which mail servers may be spoken to. Undefined where it is used: every one. */
export interface MailTargets {
  mayConnect(address: string): boolean;
  /** How names are looked up. */
  resolve(hostname: string): Promise<LookupAddress[]>;
}

/** The servers that the egress policy lets mailboxes have. */
export function mailTargets(reach: Reach, resolver: Pick<Resolver, 'addresses'>): MailTargets | undefined {
  if (reach === 'any') return undefined;
  const rule = new TargetRule(reach);
  return { mayConnect: (address) => rule.mayConnect(address), resolve: (name) => resolver.addresses(name) };
}

/** The server of a mailbox is not one that may be spoken to. */
export class MailTargetRefused extends Error {}

/**
 * The address to connect to, looked up once and then connected to, so that a name which answers differently the next time
 * gains nothing; a name with one address that is refused is refused. Throws MailTargetRefused, and what the look-up throws.
 */
export async function addressOf(targets: MailTargets, host: string): Promise<string> {
  const name = bareHost(host);
  const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await targets.resolve(name);
  // A machine without IPv6 is more common than a mail server without IPv4.
  const chosen = found.find(({ family }) => family === 4) ?? found[0];
  if (!chosen || found.some(({ address }) => !targets.mayConnect(address))) throw new MailTargetRefused();
  return chosen.address;
}

/** Why a host that is written as an address, or is this machine by its name, cannot be a mailbox's; undefined: it may be one. */
export function hostFault(targets: MailTargets | undefined, host: string): string | undefined {
  const name = bareHost(host);
  const address = isLocalhostName(name) ? '127.0.0.1' : name;
  return targets && isIP(address) && !targets.mayConnect(address) ? REFUSED : undefined;
}

export const REFUSED =
  'Not allowed: the mail server’s address is not public. Use a public server, or ask the operator of this service to allow the address with PLANWRIGHT_MAIL_ALLOW.';
