import * as z from 'zod';
import type { Sealer } from '../system/seal.ts';

const openingSchema = z.object({ protocolVersion: z.string(), client: z.string(), id: z.string() });

/** What a session was opened with, enough to open it again. */
export type Opening = z.infer<typeof openingSchema>;

/** The id of a session: sealed, so that it cannot be made up, and of no use with another key. */
export const sessionIdOf = (sealer: Sealer, keyId: string, opening: Opening): string =>
  sealer.seal(JSON.stringify(opening), keyId);

/** What an id was made of; undefined for one that no process of this installation made for this key. */
export function openingOf(sealer: Sealer, keyId: string, sessionId: string): Opening | undefined {
  try {
    return openingSchema.parse(JSON.parse(sealer.open(sessionId, keyId)));
  } catch {
    return undefined;
  }
}
