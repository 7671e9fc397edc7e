import { canonicalJson } from '../../system/canonical-json.ts';
import { sha256 } from '../../system/secret.ts';

/** A call that came with an Idempotency-Key, as it is told from others. */
export interface KeyedCall {
  /** Of its workspace, route and key. */
  id: string;
  workspaceId: string;
  /** Of what was asked: kept in its place, however large it was. */
  requestHash: string;
  /** It asks or tells other machines something that no transaction of ours takes back. */
  reachesOut: boolean;
  /** Its answer tells a secret. */
  tellsSecret: boolean;
}

interface Asked extends Pick<KeyedCall, 'workspaceId' | 'reachesOut' | 'tellsSecret'> {
  /** Method and path, with the ids in it. */
  route: string;
  key: string;
  query: unknown;
  /** The value of JSON, or the bytes of another type. */
  body: unknown;
}

/** Two are the same call where workspace, route and key are; other spaces or another order of fields are the same body. */
export function keyedCall({ workspaceId, route, key, query, body, reachesOut, tellsSecret }: Asked): KeyedCall {
  const said = body instanceof Uint8Array ? { bytes: sha256(body) } : { json: body };
  return {
    // The names that a path may hold have no bound of their own, a digest has.
    id: sha256(canonicalJson([workspaceId, route, key])),
    workspaceId,
    requestHash: sha256(canonicalJson([query, said])),
    reachesOut,
    tellsSecret,
  };
}
