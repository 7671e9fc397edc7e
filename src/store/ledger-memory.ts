import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { AppError } from '../errors.ts';
import { makePrivateFolder } from '../system/private-files.ts';
import { sha256 } from '../system/secret.ts';

const NAME_CHARS = 12;

/**
 * Remembers outside a database file, beside the secret key, which key signs its ledger: whoever can write the file alone
 * could make it forget that it was ever signed, and have what they wrote signed as if it were from before that.
 */
export class LedgerMemory {
  readonly #file: string;
  /** The database it is about. */
  readonly location: string;

  /** The name follows the database's place in the data folder, so that the folder can be moved. */
  constructor({ dataDir, location }: { dataDir: string; location: string }) {
    this.location = location;
    this.#file = join(dataDir, `ledger-${sha256(relative(dataDir, location)).slice(0, NAME_CHARS)}.id`);
  }

  /** The id of the key; undefined where no ledger was begun yet. */
  keyId(): string | undefined {
    try {
      return readFileSync(this.#file, 'utf8').trim() || undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
      throw new AppError('internal', `${this.#file} cannot be read: ${String(error)}`, { cause: error });
    }
  }

  /** Notes the key unless one is noted. Answers with one line when the data folder cannot keep it. */
  note(keyId: string): string | undefined {
    if (this.keyId() !== undefined) return undefined;
    return this.#put(keyId);
  }

  /** Notes the key of a new chain in the place of the old one. */
  replace(keyId: string): void {
    this.#put(keyId);
  }

  /** Forgets, because the operator takes the database as it is. */
  forget(): void {
    rmSync(this.#file, { force: true });
  }

  /** What is wrong with a database whose ledger this key signs; undefined when all is well. */
  fault(keyId: string | undefined): string | undefined {
    const known = this.keyId();
    if (known === undefined || known === keyId) return undefined;
    const now = keyId === undefined ? 'has no signed ledger' : `is signed with another key, ${keyId}`;
    return `The ledger of ${this.location} was signed with the key ${known}, but the database ${now}: restore it from a backup. If you put this database there on purpose, delete ${this.#file}, and \`credits check --backup FILE\` proves what it holds.`;
  }

  #put(keyId: string): string | undefined {
    const draft = `${this.#file}.${process.pid}.new`;
    try {
      makePrivateFolder(dirname(this.#file));
      writeFileSync(draft, `${keyId}\n`, { mode: 0o600 });
      renameSync(draft, this.#file);
      return undefined;
    } catch (error) {
      return `The ledger's key cannot be noted in the data folder (${codeOf(error)}): a check cannot tell whether the database was put back to before it was signed.`;
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Throws `internal` where a ledger is to be signed from its first entry, but was signed before. */
export function refuseForgotten(memory: LedgerMemory | undefined): void {
  const fault = memory?.fault(undefined);
  if (fault !== undefined) throw new AppError('internal', fault);
}

/** Throws `internal` where another key than the one before would sign. */
export function refuseOtherKey(memory: LedgerMemory | undefined, keyId: string): void {
  const fault = memory?.fault(keyId);
  if (fault !== undefined) throw new AppError('internal', fault);
}
