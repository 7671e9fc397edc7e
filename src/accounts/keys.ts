import { AppError } from '../errors.ts';
import { prepared } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import type { KeyRow } from '../store/tables.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import { sameDigest, sha256 } from '../system/secret.ts';
import { parseScopes, SCOPES, type Scope } from './scopes.ts';
import { parseTier, type Tier } from './tiers.ts';

export interface Key {
  id: string;
  workspaceId: string;
  name: string;
  /** The visible part, enough to recognise the key by. */
  prefix: string;
  scopes: readonly Scope[];
  createdAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
  revokedReason: string | null;
}

/** Whom a key speaks for. */
export interface Principal {
  workspace: { id: string; name: string; tier: Tier };
  key: { id: string; prefix: string; scopes: readonly Scope[] };
}

export const ACTIVE_KEYS_MAX = 10;
const KEY_PREFIX = 'pw_live_';
const VISIBLE_CHARS = 8;
const SECRET_CHARS = 32;
const KEY_SHAPE = /^pw_live_[0-9A-Za-z]{40}$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// How stale `last used` may be: writing it at every request would make every read a write.
const LAST_USED_STALE_MS = 60_000;

/** API keys: made once, shown once, stored as SHA-256. */
export class Keys {
  #store: Store;
  #clock: Clock;
  #ids: Ids;
  // Asked at every request.
  #byHash = prepared((hash: string) =>
    this.#store.db
      .selectFrom('keys')
      .innerJoin('workspaces', 'workspaces.id', 'keys.workspace_id')
      .select(['keys.id', 'keys.workspace_id', 'keys.prefix', 'keys.hash', 'keys.scopes', 'keys.last_used_at'])
      .select(['keys.revoked_at', 'keys.revoked_reason', 'workspaces.name as workspace_name', 'workspaces.plan'])
      .where('keys.hash', '=', hash),
  );

  constructor({ store, clock, ids }: { store: Store; clock: Clock; ids: Ids }) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
  }

  /**
   * Makes a key; the answer's `secret` is the only time it can be read. Without scopes it has all that are wired.
   * Throws `not_found` for an unknown workspace and `conflict` at the tenth active key.
   */
  async create(options: {
    workspaceId: string;
    name?: string | undefined;
    scopes?: Scope[] | undefined;
  }): Promise<{ key: Key; secret: string }> {
    const made = await this.#createUnless(options, ACTIVE_KEYS_MAX);
    if (made) return made;
    throw new AppError('conflict', `A workspace has at most ${ACTIVE_KEYS_MAX} active keys; revoke one first.`);
  }

  /** A key for a workspace that has no active one; undefined when it has. */
  async createFirst(workspaceId: string): Promise<{ key: Key; secret: string } | undefined> {
    return this.#createUnless({ workspaceId, name: 'first key' }, 1);
  }

  /** Oldest first, revoked ones too. */
  async list(workspaceId: string): Promise<Key[]> {
    const rows = await this.#store.db
      .selectFrom('keys')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toKey);
  }

  /** Ends a key, by its id, with the reason its users will read. Throws `not_found`; a revoked key stays as it was. */
  async revoke(id: string, reason: string): Promise<Key> {
    await this.#store.write((tx) =>
      tx
        .updateTable('keys')
        .set({ revoked_at: this.#clock.now(), revoked_reason: reason })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute(),
    );
    const row = await this.#store.db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('not_found', 'There is no such key; `planwright key list` shows their ids.');
    return toKey(row);
  }

  /** Whom the secret speaks for. Throws `unauthorized` for a missing, malformed or unknown key, `key_revoked` with the reason. */
  async authenticate(secret: string | undefined): Promise<Principal> {
    if (!secret)
      throw new AppError('unauthorized', 'Send an API key as `Authorization: Bearer <key>` or `X-API-Key: <key>`.');
    if (!KEY_SHAPE.test(secret)) {
      throw new AppError(
        'unauthorized',
        'The API key is malformed: it is `pw_live_` and 40 letters and digits; check that it was copied whole.',
      );
    }
    const row = await this.#findByHash(sha256(secret));
    if (!row) throw new AppError('unauthorized', 'The API key is unknown; check that it was copied whole.');
    if (row.revoked_at !== null) {
      throw new AppError('key_revoked', `The API key was revoked: ${row.revoked_reason}. Use another key.`);
    }
    await this.#touch(row);
    return {
      workspace: { id: row.workspace_id, name: row.workspace_name, tier: parseTier(row.plan) },
      key: { id: row.id, prefix: row.prefix, scopes: scopesOf(row) },
    };
  }

  async #findByHash(hash: string) {
    const [row] = await this.#byHash(this.#store.db, hash);
    return row && sameDigest(row.hash, hash) ? row : undefined;
  }

  async #touch(row: Pick<KeyRow, 'id' | 'last_used_at'>): Promise<void> {
    const now = this.#clock.now();
    if (row.last_used_at !== null && now - row.last_used_at < LAST_USED_STALE_MS) return;
    await this.#store.write(
      (tx) => tx.updateTable('keys').set({ last_used_at: now }).where('id', '=', row.id).execute(),
      'relaxed',
    );
  }

  async #createUnless(
    options: { workspaceId: string; name?: string | undefined; scopes?: Scope[] | undefined },
    activeMax: number,
  ): Promise<{ key: Key; secret: string } | undefined> {
    const secret = KEY_PREFIX + this.#randomChars(VISIBLE_CHARS + SECRET_CHARS);
    const row: KeyRow = {
      id: this.#ids.next('key'),
      workspace_id: options.workspaceId,
      name: options.name ?? '',
      prefix: secret.slice(0, KEY_PREFIX.length + VISIBLE_CHARS),
      hash: sha256(secret),
      scopes: options.scopes ? options.scopes.join(',') : null,
      created_at: this.#clock.now(),
      last_used_at: null,
      revoked_at: null,
      revoked_reason: null,
    };
    return this.#store.write(async (tx) => {
      // The workspace's row is the lock: ten requests at once still make at most ten keys.
      const workspace = tx.selectFrom('workspaces').select('id').where('id', '=', options.workspaceId);
      if (!(await this.#store.dialect.lock(workspace).executeTakeFirst())) {
        throw new AppError('not_found', 'There is no such workspace; `planwright workspace list` shows them.');
      }
      const { active } = await tx
        .selectFrom('keys')
        .select((select) => select.fn.countAll<number>().as('active'))
        .where('workspace_id', '=', options.workspaceId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (active >= activeMax) return undefined;
      await tx.insertInto('keys').values(row).execute();
      return { key: toKey(row), secret };
    });
  }

  #randomChars(count: number): string {
    let chars = '';
    while (chars.length < count) {
      for (const byte of this.#ids.bytes(count)) {
        // Bytes past the last whole alphabet would make some characters likelier than others.
        if (byte < 248 && chars.length < count) chars += ALPHABET[byte % ALPHABET.length];
      }
    }
    return chars;
  }
}

const scopesOf = (row: Pick<KeyRow, 'scopes'>): readonly Scope[] =>
  row.scopes === null ? SCOPES : parseScopes(row.scopes);

const toKey = (row: KeyRow): Key => ({
  id: row.id,
  workspaceId: row.workspace_id,
  name: row.name,
  prefix: row.prefix,
  scopes: scopesOf(row),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
  revokedReason: row.revoked_reason,
});
