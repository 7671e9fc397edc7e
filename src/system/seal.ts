import { createCipheriv, createDecipheriv, hash, hkdfSync } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Ids } from './ids.ts';
import { readOrMakeKeyFile } from './key-file.ts';

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A key names itself in what it sealed, so that another can follow it. */
const KEY_ID_CHARS = 8;

interface SealingKey {
  id: string;
  key: Buffer;
}

export interface SealerParts {
  ids: Pick<Ids, 'bytes'>;
  /** PLANWRIGHT_SECRET_KEY: the first seals, all open. */
  secretKeys?: readonly string[] | undefined;
  /** Where the key is kept when none is given; undefined on a database that several machines share. */
  keyFile: string | undefined;
}

/**
 * Seals secrets that must be used again, such as a mailbox's password: AES-256-GCM, with the id of the row as associated
 * data, so that a value moved to another row does not open there. A key is looked for, and a key file made, at the first use.
 */
export class Sealer {
  #parts: SealerParts;
  #keys: [SealingKey, ...SealingKey[]] | undefined;

  constructor(parts: SealerParts) {
    this.#parts = parts;
  }

  /** The text as it may be stored: `v1.<key id>.<iv, tag and ciphertext in base64url>`. Throws `unprocessable` without a key. */
  seal(text: string, rowId: string): string {
    const [{ id, key }] = this.#allKeys();
    const iv = this.#parts.ids.bytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(rowId));
    const sealed = [cipher.update(text, 'utf8'), cipher.final()];
    return `${VERSION}.${id}.${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')}`;
  }

  /** A secret of this process's own making, as text that can be sealed. */
  newSecret(): string {
    return this.#parts.ids.bytes(KEY_BYTES).toString('base64');
  }

  /** Whether a sealed text has another key than this process seals with now. */
  isOfOldKey(sealed: string): boolean {
    return sealed.split('.')[1] !== this.#allKeys()[0].id;
  }

  /** What was sealed for this row. Throws `internal` with what to do when the key is another or the value is not whole. */
  open(sealed: string, rowId: string): string {
    const [version, keyId, body = ''] = sealed.split('.');
    const found = version === VERSION ? this.#allKeys().find(({ id }) => id === keyId) : undefined;
    if (!found) throw new AppError('internal', OTHER_KEY);
    const bytes = Buffer.from(body, 'base64url');
    try {
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, IV_BYTES), options);
      decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch (cause) {
      throw new AppError('internal', 'A stored secret is damaged, or belongs to another row; store it anew.', {
        cause,
      });
    }
  }

  #allKeys(): [SealingKey, ...SealingKey[]] {
    this.#keys ??= this.#readKeys();
    return this.#keys;
  }

  #readKeys(): [SealingKey, ...SealingKey[]] {
    const { secretKeys = [], keyFile } = this.#parts;
    const make = secretKeys.length === 0 ? () => this.newSecret() : undefined;
    const kept = keyFile === undefined ? undefined : readOrMakeKeyFile(keyFile, make);
    // What was sealed before a key was given still opens.
    const [first, ...rest] = [...secretKeys, ...(kept === undefined ? [] : [kept])].map(toSealingKey);
    if (!first) throw new AppError('unprocessable', NO_KEY);
    return [first, ...rest];
  }
}

const OTHER_KEY =
  'A stored secret was sealed with a key that this process lacks: give that key in PLANWRIGHT_SECRET_KEY too, after the new one and a comma, or store the secret anew.';
const NO_KEY =
  'Secrets cannot be stored yet: set PLANWRIGHT_SECRET_KEY to the same long random text on every process of this database, such as the output of `openssl rand -base64 32`.';

/** Any long random text makes a key. HKDF: RFC 5869. */
function toSealingKey(text: string): SealingKey {
  const key = Buffer.from(hkdfSync('sha256', text, '', 'planwright seal v1', KEY_BYTES));
  return { id: hash('sha256', key).slice(0, KEY_ID_CHARS), key };
}
