import { isOption } from '../../design/design.ts';
import { type Draft, sourceOf } from './draft.ts';

/**
 * What every later feature writes or calls through: the trail of all changes, the list of hosts that may be called, the outbox of
 * a device and what happens to its conflicts. Built after a dozen screens, each of them would have to be opened again.
 */
export type Ground = 'trail' | 'hosts' | 'outbox' | 'conflicts';

const BY_SOURCE: ReadonlyMap<string, Ground> = new Map([
  ['audit/trail', 'trail'],
  ['offline-sync/local', 'outbox'],
  ['offline-sync/merge', 'conflicts'],
  ['rule-vendors-only/vendors-only', 'hosts'],
  ['rule-inside-the-house/inside-the-house', 'hosts'],
]);

/** Of a known kind: its entries are written in the transaction of whatever changes. */
const WRITES_ALONG =
  /\b(?:entries|steps|change (?:rows?|records?))\b[^.;]*\btransaction\b|\badds the (?:change|trail|log)\b[^.;]*\btransaction\b/i;
const OF_TRAIL = /trail|histor|changes|log|life|audit|file/;

/** What this feature lays under all others; none for most. */
export function groundOf(draft: Draft): Ground | undefined {
  if (isOption(draft.use)) return undefined;
  const known = BY_SOURCE.get(sourceOf(draft));
  if (known) return known;
  const { key, steps } = draft.spec;
  return OF_TRAIL.test(key) && draft.writes.length > 0 && steps.flat().some((step) => WRITES_ALONG.test(step))
    ? 'trail'
    : undefined;
}

/** The layer of the order in which it is built: behind accounts, before everything that writes. */
export const LAYER_OF: Record<Ground, number> = { hosts: 0.6, trail: 0.7, outbox: 1, conflicts: 1.1 };
