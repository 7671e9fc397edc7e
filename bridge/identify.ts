import type { Principal } from '../src/accounts/keys.ts';
import { presentedKey } from '../src/accounts/presented-key.ts';
import type { App } from '../src/app.ts';
import type { Exchange } from './exchange.ts';

/** Whom the request's key speaks for, noted for headers and log. Throws `unauthorized` and `key_revoked`. */
export async function identify(app: App, request: Request, exchange: Exchange): Promise<Principal> {
  const principal = await app.keys.authenticate(presentedKey(request.headers));
  exchange.workspaceId = principal.workspace.id;
  exchange.keyId = principal.key.id;
  return principal;
}
