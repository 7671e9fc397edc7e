import { createHmac } from 'node:crypto';

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
  /** The newest first; another only while it is still valid after a rotation. */
  secrets: readonly [string, ...string[]];
}

/**
 * The headers of an attempt. X-SVC-Signature is keyed with the newest secret as it is shown, prefix and all; the headers
 * of Standard Webhooks (standardwebhooks.com) with the bytes it encodes, one signature for each secret that is valid.
 */
export function signedHeaders({ body, deliveryId, eventType, attempt, atMs, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(atMs / 1000));
  const signed = `${deliveryId}.${timestamp}.${body}`;
  const standard = secrets.map((secret) => `v1,${hmac(bytesOf(secret), signed).toString('base64')}`);
  return {
    'X-SVC-Signature': `sha256=${hmac(secrets[0], body).toString('hex')}`,
    'X-SVC-Event': eventType,
    'X-SVC-Event-Id': deliveryId,
    'X-SVC-Attempt': String(attempt),
    'webhook-id': deliveryId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest();

const bytesOf = (secret: string): Buffer => Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
