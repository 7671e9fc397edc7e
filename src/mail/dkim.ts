import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { AppError } from '../errors.ts';
import { asciiDomain } from './address.ts';

/** What signs a domain's mail. */
export interface DkimKey {
  domain: string;
  /** Names the key within the domain: letters, digits, hyphens and underscores, in parts joined by dots. */
  selector: string;
  /** PEM, RSA. */
  privateKey: string;
}

/** What a domain's owner publishes so that signatures can be verified. */
export interface DkimRecord {
  name: string;
  type: 'TXT';
  value: string;
}

// nodemailer's own list leaves List-Unsubscribe-Post out; RFC 8058 4 demands that a signature covers both.
const SIGNED_HEADERS =
  'from:sender:reply-to:subject:date:message-id:to:cc:mime-version:content-type:content-transfer-encoding:' +
  'in-reply-to:references:list-id:list-unsubscribe:list-unsubscribe-post';
/** RFC 8301 3.2: signers should use 2048 bits. A longer key does not fit one DNS string and is refused by some. */
const KEY_BITS = 2048;
const KEY_BITS_MIN = 1024;
const SELECTOR = /^(?=.{1,100}$)[A-Za-z0-9_](?:[\w-]{0,61}\w)?(?:\.[A-Za-z0-9_](?:[\w-]{0,61}\w)?)*$/;

/** A new key for a domain, and the record to publish. Throws AppError `unprocessable` for a domain or selector that is none. */
export async function createDkimKey(names: {
  domain: string;
  selector: string;
}): Promise<{ key: DkimKey; record: DkimRecord }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const key = { ...names, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  return { key, record: dkimRecord(key) };
}

/** The DNS record that a key needs. Throws AppError `unprocessable` when the key cannot sign. */
export function dkimRecord(key: DkimKey): DkimRecord {
  const { domain, selector, signer } = checkedKey(key);
  const published = createPublicKey(signer).export({ type: 'spki', format: 'der' }).toString('base64');
  return { name: `${selector}._domainkey.${domain}`, type: 'TXT', value: `v=DKIM1; k=rsa; p=${published}` };
}

/** The mail with its signature in front. Throws AppError `unprocessable` when the key cannot sign: it never goes unsigned. */
export async function signMail(raw: Buffer, key: DkimKey): Promise<Buffer> {
  const { domain, selector } = checkedKey(key);
  const { default: Dkim } = await import('nodemailer/lib/dkim');
  const signer = new Dkim({
    domainName: domain,
    keySelector: selector,
    privateKey: key.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  });
  const signed = await buffer(signer.sign(raw));
  if (!signed.subarray(0, 15).equals(Buffer.from('DKIM-Signature:'))) throw unusable('key');
  return signed;
}

function checkedKey({ domain, selector, privateKey }: DkimKey): {
  domain: string;
  selector: string;
  signer: KeyObject;
} {
  const ascii = asciiDomain(domain);
  if (ascii === undefined) throw unusable('domain');
  if (!SELECTOR.test(selector)) throw unusable('selector');
  const signer = readKey(privateKey);
  const bits = signer?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (signer?.asymmetricKeyType !== 'rsa' || bits < KEY_BITS_MIN) throw unusable('key');
  return { domain: ascii, selector, signer };
}

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    // What OpenSSL says about it may quote it.
    return undefined;
  }
}

const MENDS = {
  domain: 'Its domain must be a name such as example.com.',
  selector: 'Its selector must be letters, digits and hyphens, such as planwright.',
  key: `Its private key must be an RSA key of ${KEY_BITS_MIN} bits or more, as PEM.`,
} as const;

const unusable = (what: keyof typeof MENDS): AppError =>
  new AppError('unprocessable', `The DKIM settings cannot sign. ${MENDS[what]}`);
