import { HttpFailed } from '../system/guarded-http.ts';
import { VERSION } from '../version.ts';
import type { Attempt, DeliveryParts, DeliveryRow, EndpointRow } from './delivery-parts.ts';
import type { Answer } from './outcome.ts';
import { type SigningKeys, signedHeaders, signingKeys } from './sign.ts';

/** Where to send, and the keys to sign with. */
export interface Target {
  url: string;
  keys: SigningKeys;
}

/** An endpoint, made ready for its deliveries. Throws when its secret cannot be opened here. */
export function targetOf({ sealer, clock }: Pick<DeliveryParts, 'sealer' | 'clock'>, endpoint: EndpointRow): Target {
  const { id, url, secret, old_secret, old_secret_until } = endpoint;
  // After a rotation the secret before stays valid for a while.
  const isOldValid = old_secret !== null && old_secret_until !== null && clock.now() < old_secret_until;
  const old = isOldValid ? [sealer.open(old_secret, id)] : [];
  return { url, keys: signingKeys([sealer.open(secret, id), ...old]) };
}

/** Sends a delivery once. Throws only when the process is stopping. */
export async function attemptDelivery(
  { clock, http, lifecycle }: Pick<DeliveryParts, 'clock' | 'http' | 'lifecycle'>,
  row: DeliveryRow,
  { url, keys }: Target,
): Promise<Attempt> {
  const startedAt = clock.now();
  const began = clock.elapsed();
  const signed = signedHeaders({
    body: row.body,
    deliveryId: row.id,
    eventType: row.event_type,
    attempt: row.attempts_made + 1,
    atMs: startedAt,
    keys,
  });
  const headers = { ...signed, 'Content-Type': 'application/json', 'User-Agent': `Planwright/${VERSION}` };
  const answer = await ask(http.request({ url, method: 'POST', headers, body: row.body, signal: lifecycle.signal }));
  return { row, answer, startedAt, durationMs: clock.elapsed() - began };
}

async function ask(asked: Promise<{ status: number }>): Promise<Answer> {
  try {
    const { status } = await asked;
    return { status };
  } catch (error) {
    if (error instanceof HttpFailed) return { fault: error.code };
    throw error;
  }
}
