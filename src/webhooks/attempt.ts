import { HttpFailed } from '../system/guarded-http.ts';
import { VERSION } from '../version.ts';
import type { Attempt, DeliveryParts, DeliveryRow, EndpointRow } from './delivery-parts.ts';
import type { Answer } from './outcome.ts';
import { signedHeaders } from './sign.ts';

type Secrets = readonly [string, ...string[]];

/**
 * Sends a delivery once. Throws what is no fault of the receiver: the process is stopping, or the secret cannot be
 * opened here.
 */
export async function attemptDelivery(
  { clock, http, lifecycle, sealer }: Pick<DeliveryParts, 'clock' | 'http' | 'lifecycle' | 'sealer'>,
  row: DeliveryRow,
  endpoint: EndpointRow,
): Promise<Attempt> {
  const startedAt = clock.now();
  const signed = signedHeaders({
    body: row.body,
    deliveryId: row.id,
    eventType: row.event_type,
    attempt: row.attempts_made + 1,
    atMs: startedAt,
    secrets: validSecrets(endpoint, (sealed) => sealer.open(sealed, endpoint.id), startedAt),
  });
  const headers = { ...signed, 'Content-Type': 'application/json', 'User-Agent': `Planwright/${VERSION}` };
  const answer = await ask(
    http.request({ url: endpoint.url, method: 'POST', headers, body: row.body, signal: lifecycle.signal }),
  );
  return { row, answer, startedAt, durationMs: Math.max(0, clock.now() - startedAt) };
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

/** The newest first; after a rotation the one before stays valid for a while. */
function validSecrets(endpoint: EndpointRow, open: (sealed: string) => string, now: number): Secrets {
  const { secret, old_secret, old_secret_until } = endpoint;
  const isOldValid = old_secret !== null && old_secret_until !== null && now < old_secret_until;
  return [open(secret), ...(isOldValid ? [open(old_secret)] : [])];
}
