import type { AskedName } from './asked-name.ts';
import type { RequestBody } from './check-request.ts';
import type { Asked } from './compose.ts';
import type { FaultKind } from './faults.ts';

/** A request as the stand-in saw it, and what became of it. */
export interface SeenRequest<Body = RequestBody> {
  id: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Undefined when it was refused before it was understood. */
  body: Body | undefined;
  /** The same in words. */
  asked: Asked | undefined;
  stage: AskedName | undefined;
  fault: FaultKind | null;
  /** Undefined until headers were sent. */
  status: number | undefined;
  /** Why it was answered with an error. */
  problem: string | undefined;
  /** Tokens that a streamed answer has told of so far; those read include the cached ones. */
  usage:
    | { inputTokens: number; outputTokens: number; cacheReadTokens: number; cacheWrittenTokens?: number }
    | undefined;
  /** Whether its fault has stopped the answer, or kept it from beginning. */
  halted: boolean;
  /** How the call ended; `left` when the client closed it before the answer was whole. */
  outcome: 'open' | 'answered' | 'left' | 'broken off';
  /** When it came and when it ended, in epoch milliseconds of the stand-in's clock. */
  beganAt: number;
  endedAt: number | undefined;
}

/** What the stand-in remembers: the last requests in full, and counts of all. */
export class Journal<Body = RequestBody> {
  readonly requests: SeenRequest<Body>[] = [];
  readonly byStage: Partial<Record<AskedName, number>> = {};
  readonly byFault: Partial<Record<FaultKind, number>> = {};
  total = 0;
  open = 0;
  openMost = 0;
  readonly #kept: number;

  constructor(kept: number) {
    this.#kept = kept;
  }

  begin(seen: SeenRequest<Body>): void {
    this.total++;
    this.open++;
    this.openMost = Math.max(this.openMost, this.open);
    this.requests.push(seen);
    if (this.requests.length > this.#kept) this.requests.shift();
  }

  understood(seen: SeenRequest<Body>): void {
    if (seen.stage) this.byStage[seen.stage] = (this.byStage[seen.stage] ?? 0) + 1;
    if (seen.fault) this.byFault[seen.fault] = (this.byFault[seen.fault] ?? 0) + 1;
  }

  end(seen: SeenRequest<Body>, outcome: SeenRequest['outcome']): void {
    this.open--;
    seen.outcome = outcome;
  }
}
