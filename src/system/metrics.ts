/** How a call, a stage or a run ended: `ok`, `running`, `repaired`, or an error code. All from short fixed lists. */
export type Outcome = string;

/**
 * What a process counts about itself. Labels are names from fixed lists (a route's template, a tool, a code), never what
 * a caller wrote: each new value is a new series that is kept for ever.
 */
export interface Metrics {
  /** An HTTP request; `route` is the template of its path, and `none` for a path that is not there. */
  request(request: { route: string; method: string; status: number; durationMs: number }): void;
  mcpCall(call: { tool: string; outcome: Outcome; durationMs: number }): void;
  runEnded(run: { tool: string; outcome: Outcome }): void;
  stageStarted(stage: string): void;
  stageEnded(stage: { stage: string; outcome: Outcome; durationMs: number }): void;
  /** An engine was told what was wrong with its answer and asked again. */
  repair(stage: string): void;
  credits(kind: 'charged' | 'released' | 'granted', amount: number): void;
  limiter(outcome: 'allowed' | 'refused'): void;
  engineCall(call: EngineCall): void;
  /** An attempt to send a mail ended; `later` is tried again. */
  mail(outcome: 'sent' | 'failed' | 'bounced' | 'unknown' | 'later'): void;
  /** An attempt to deliver an event to a webhook ended; `retry` is tried again. */
  delivery(outcome: 'delivered' | 'failed' | 'retry'): void;
  /** Reading mailboxes over IMAP: one was let in, one failed, a new mail was stored, one was passed over for good. */
  inbox(event: 'connected' | 'failed' | 'message' | 'unreadable'): void;
  /** Everything as text for whoever collects it; undefined when nobody does. */
  render?: ((state: MeasuredState) => Promise<{ contentType: string; text: string }>) | undefined;
}

export interface EngineCall {
  engine: string;
  model: string | null;
  outcome: Outcome;
  durationMs: number;
  inputTokens: number;
  outputTokens: number;
}

/** What is measured at the moment of asking, not counted. */
export interface MeasuredState {
  mcpSessions: number;
  /** What all processes on the database share; undefined when it did not answer in time. */
  shared: SharedState | undefined;
}

export interface SharedState {
  /** Unfinished runs, by where they stand. */
  runs: { executing: number; waiting: number; cancelling: number };
  openHolds: number;
  heldCredits: number;
  mails: QueueState;
  deliveries: QueueState;
  /** Webhooks that get nothing, by who paused them. */
  webhooksPaused: { service: number; owner: number };
  /** Mailboxes that cannot send: their settings cannot be used, or their server refuses them. */
  mailboxesFailing: number;
  /** Mailboxes that are read over IMAP, by how that goes. */
  inboxes: { connected: number; waiting: number; failing: number };
}

/** Where the unfinished rows of a queue stand: not yet due, due and with nobody, in somebody's hands. */
export interface QueueState {
  waiting: number;
  due: number;
  underWay: number;
  /** Milliseconds for which the oldest of `due` has been; 0 when there is none. */
  oldestDueMs: number;
}

const nothing = (): void => undefined;

/** For processes that nobody collects from: stdio, the shell, tests. */
export const noMetrics: Metrics = {
  request: nothing,
  mcpCall: nothing,
  runEnded: nothing,
  stageStarted: nothing,
  stageEnded: nothing,
  repair: nothing,
  credits: nothing,
  limiter: nothing,
  engineCall: nothing,
  mail: nothing,
  delivery: nothing,
  inbox: nothing,
};
