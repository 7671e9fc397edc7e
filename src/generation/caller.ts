import type { Scope } from '../accounts/scopes.ts';
import type { Tier } from '../accounts/tiers.ts';
import type { RunView } from './run-view.ts';

/** Who calls, as a door made them out. The operations behind all doors see the same thing. */
export interface Caller {
  workspace: { id: string; name: string; tier: Tier };
  /** Absent for the local workspace, which needs no key. */
  key: { id: string; scopes: readonly Scope[] } | undefined;
  requestId: string;
  /** Aborted when the caller no longer waits; see `Leaving` for what that means to the run. */
  signal: AbortSignal;
  /** Told at every part and now and then in between; headlines only, content comes with the charge. */
  progress?: ((run: RunView) => void) | undefined;
}

/** Put in an abort's reason by a door whose caller asked to stop the work, rather than only stopped waiting. */
export class CancelRequested extends Error {
  constructor() {
    super('the caller cancelled');
    this.name = 'CancelRequested';
  }
}
