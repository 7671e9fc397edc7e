import type { RefusalReason, Verdict } from './refusal/verdict.ts';

/** How far a conversation with a mail server had come. `body` and `answer` lie after the server's 354. */
export type SmtpPhase =
  | 'connect'
  | 'greeting'
  | 'hello'
  | 'tls'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  | 'body'
  | 'answer';

/**
 * What became of one attempt to send. Only `unknown` may have been delivered without our knowing, so it is never sent
 * again by itself; after `later` the same mail may be tried again.
 */
export type SendOutcome =
  /** The server took it; `response` is its last line, cleaned. */
  | { kind: 'sent'; response: string }
  /** The server said no, and nothing was delivered: `verdict` tells whom it is about. */
  | SendRefused
  /** Nothing was delivered, and the server said nothing, or something failed on our side: a later attempt may succeed. */
  | { kind: 'later'; phase: SmtpPhase; reason: string; isOurs?: true }
  /** Not tried, for it would fail again: this `mail` cannot be built, or the settings of its `mailbox` cannot be used. */
  | { kind: 'failed'; fault: 'mail' | 'mailbox'; phase: SmtpPhase; reason: string }
  /** The server had begun to take it and never said what became of it. */
  | { kind: 'unknown'; reason: string }
  /** A hook threw SendStopped; nothing was delivered. */
  | { kind: 'stopped' };

/** A server's no. */
export interface SendRefused {
  kind: 'refused';
  verdict: Verdict;
  phase: SmtpPhase;
  /** The code of three digits. */
  code: number;
  /** What the server objects to. */
  about: RefusalReason;
  /** For people: what the server said, cleaned, or what may be told of it. */
  reason: string;
  /** Whether a limit of the day is used up. */
  untilTomorrow: boolean;
}

/** Where a caller steps in. A hook that throws anything but SendStopped makes sendMail throw it; nothing is delivered then. */
export interface SendHooks {
  /** Awaited when the server is ready, before MAIL FROM leaves: the last look at suppressions. */
  beforeMailFrom(): Promise<void>;
  /**
   * Awaited when the server has said that it will take the mail (354), before the first byte of it leaves. What it
   * writes is therefore written before anything can be delivered, and not when a server refuses sender or recipient.
   */
  dataBegins(): Promise<void>;
}

/** Thrown by a hook: this mail must not go out any more. */
export class SendStopped extends Error {
  constructor() {
    super('the mail was stopped before it left');
    this.name = 'SendStopped';
  }
}
