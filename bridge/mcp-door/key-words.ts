import { presentedKey } from '../../src/accounts/presented-key.ts';
import type { AppError } from '../../src/errors.ts';

/** ASCII without double quotes: OAuth allows no other characters in a description. */
const KEY_HINT =
  'Planwright uses API keys, not OAuth: send `Authorization: Bearer pw_live_...` or `X-API-Key: pw_live_...`. The operator of this service makes keys with `planwright key create`.';

/** What to send to be let in; after the reason for which the key of the request was refused, if it has one. */
export const keyWords = (headers: Headers, refusal?: AppError): string =>
  refusal && hasKey(headers) ? `${refusal.message} ${KEY_HINT}` : KEY_HINT;

function hasKey(headers: Headers): boolean {
  try {
    return presentedKey(headers) !== undefined;
  } catch {
    // Two that differ.
    return true;
  }
}
