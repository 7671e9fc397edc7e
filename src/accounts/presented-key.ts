import { AppError } from '../errors.ts';

const BEARER = /^bearer +(\S+) *$/i;

/**
 * The API key that a request carries in `X-API-Key` or `Authorization: Bearer`; undefined when it carries none. Throws
 * `unauthorized` when both are there and differ: whose credits to charge must not be a guess.
 */
export function presentedKey(headers: Pick<Headers, 'get'>): string | undefined {
  const own = headers.get('x-api-key')?.trim() || undefined;
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  if (own !== undefined && bearer !== undefined && own !== bearer) {
    throw new AppError('unauthorized', 'X-API-Key and Authorization carry different keys; send one of them.');
  }
  return own ?? bearer;
}
