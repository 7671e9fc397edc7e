import { domainToASCII } from 'node:url';
import { AppError } from '../errors.ts';

// RFC 5321 4.5.3.1: 64 octets before the @; 256 for the path, of which two are its angle brackets.
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;

const ATOMS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// Angle brackets are legal in quotes, but end the path for many a server.
const QUOTED = /^"(?:[ !#-;=?-[\]-~]|\\[ -;=?-~])*"$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An address as servers read it: the part before the @ as it was written, the domain in lower-case ASCII. */
export interface MailAddress {
  local: string;
  domain: string;
}

/**
 * Reads one address, quoted local parts and internationalised domains included. Undefined when it is none, or one that
 * not every server takes: beyond ASCII before the @, an IP address, a domain without a dot.
 */
export function parseAddress(text: string): MailAddress | undefined {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > LOCAL_MAX || !(ATOMS.test(local) || QUOTED.test(local))) return undefined;
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === undefined || local.length + 1 + domain.length > ADDRESS_MAX) return undefined;
  return { local, domain };
}

/** A domain in lower-case ASCII, or undefined when it is none. */
export function asciiDomain(text: string): string | undefined {
  // What would end the domain in a URL is no part of one, and a percent sign would be decoded.
  if (text.length > ADDRESS_MAX || /[\s/\\?#@:%[\]]/.test(text)) return undefined;
  const domain = domainToASCII(text);
  // A name of digits alone is read as an IP address.
  return DOMAIN.test(domain) && !/^[\d.]+$/.test(domain) ? domain : undefined;
}

/** The address as it goes to a server. Throws AppError `unprocessable` that names the field, never the address. */
export function checkedAddress(text: string, field: string): string {
  const address = parseAddress(text);
  if (address) return `${address.local}@${address.domain}`;
  throw new AppError(
    'unprocessable',
    `${field} is not an e-mail address that mail can go to. Write it as name@example.com, at most ${LOCAL_MAX} characters before the @ and ${ADDRESS_MAX} in all.`,
  );
}
