import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
/** What a secret is made of: the Standard Webhooks specification asks for 24 to 64 bytes. */
export const SECRET_BYTES = 32;

/** A secret as it is shown: `whsec_` and the bytes in base64. */
export const secretOf = (bytes: Buffer): string => SECRET_PREFIX + bytes.toString('base64');

export interface Signed {
  /** The body, byte for byte as it goes out (UTF-8). */
  body: string;
  deliveryId: string;
  eventType: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Epoch milliseconds of this attempt. */
  atMs: number;
  keys: SigningKeys;
}

/** The secrets of an endpoint, made ready to sign with. */
export interface SigningKeys {
  /** The newest secret as it is shown, prefix and all. */
  shown: KeyObject;
  /** The bytes of each secret that is valid, the newest first. */
  standard: readonly KeyObject[];
}

/** The newest secret first; another only while it is still valid after a rotation. */
export const signingKeys = (secrets: readonly [string, ...string[]]): SigningKeys => ({
  shown: createSecretKey(secrets[0], 'utf8'),
  standard: secrets.map((secret) => createSecretKey(secret.slice(SECRET_PREFIX.length), 'base64')),
});

/**
 * The headers of an attempt. X-SVC-Signature is keyed with the newest secret as it is shown, prefix and all; the headers
 * of Standard Webhooks (standardwebhooks.com) with the bytes it encodes, one signature for each secret that is valid.
 */
export function signedHeaders({ body, deliveryId, eventType, attempt, atMs, keys }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(atMs / 1000));
  const signed = `${deliveryId}.${timestamp}.${body}`;
  const standard = keys.standard.map((key) => `v1,${hmac(key, signed).digest('base64')}`);
  return {
    'X-SVC-Signature': `sha256=${hmac(keys.shown, body).digest('hex')}`,
    'X-SVC-Event': eventType,
    'X-SVC-Event-Id': deliveryId,
    'X-SVC-Attempt': String(attempt),
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text, 'utf8');
