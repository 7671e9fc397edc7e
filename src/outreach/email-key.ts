import { AppError } from '../errors.ts';
import { parseAddress } from '../mail/address.ts';

/** An address as it is kept. */
export interface EmailKey {
  /** As it was given, without the spaces around it. */
  email: string;
  /** What makes it the same address: lower case, domain in ASCII, quotes only where they are needed. */
  key: string;
  /** The domain in lower-case ASCII. */
  domain: string;
}

// A quoted local part that needs no quotes names the same mailbox as the bare one: RFC 5321 4.1.2.
const NEEDLESS_QUOTES = /^"([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)"$/;

/** Reads an address; undefined when it is none that mail can go to. */
export function readEmailKey(text: string): EmailKey | undefined {
  const email = text.trim();
  const address = parseAddress(email);
  if (!address) return undefined;
  const local = address.local.replace(NEEDLESS_QUOTES, '$1').toLowerCase();
  return { email, key: `${local}@${address.domain}`, domain: address.domain };
}

/** Reads an address. Throws AppError `unprocessable` when it is none. */
export function emailKey(text: string): EmailKey {
  const found = readEmailKey(text);
  if (found) return found;
  throw new AppError('unprocessable', NOT_AN_ADDRESS);
}

export const NOT_AN_ADDRESS =
  'The e-mail address is none that mail can go to. Write it as name@example.com: ASCII before the @, at most 64 characters there and 254 in all.';
