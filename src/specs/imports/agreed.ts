import { type Change, keyOfPath } from './changes.ts';
import type { Edit } from './edits.ts';

/** Edits that fit together: no text has two values, and nothing is changed in what another one removes. */
export class Agreed {
  readonly #values = new Map<string, { value: unknown; edit: Edit }>();
  readonly #removed = new Map<string, Edit>();
  /** Each place in which something was changed, with all places above it. */
  readonly #touched = new Map<string, Edit>();

  /** An edit that such changes contradict. */
  against(changes: readonly Change[]): Edit | undefined {
    for (const change of changes) {
      const found = this.#against(change);
      if (found) return found;
    }
    return undefined;
  }

  #against(change: Change): Edit | undefined {
    if (change.kind === 'remove') return this.#touched.get(keyOfPath(change.path));
    const above = prefixes('list' in change ? change.list : change.path);
    const gone = above.map((key) => this.#removed.get(key)).find((edit) => edit !== undefined);
    if (gone || change.kind !== 'set') return gone;
    const known = this.#values.get(keyOfPath(change.path));
    return known && known.value !== change.value ? known.edit : undefined;
  }

  add(edit: Edit, changes: readonly Change[]): true {
    for (const change of changes) {
      if (change.kind === 'remove') this.#removed.set(keyOfPath(change.path), edit);
      else if (change.kind !== 'order')
        for (const key of prefixes('list' in change ? change.list : change.path)) this.#touched.set(key, edit);
      if (change.kind === 'set') this.#values.set(keyOfPath(change.path), { value: change.value, edit });
    }
    return true;
  }
}

const prefixes = (path: Parameters<typeof keyOfPath>[0]): string[] =>
  path.map((_, depth) => keyOfPath(path.slice(0, depth + 1)));
