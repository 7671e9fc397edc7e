/** So few waiting mails leave one gap after the other: to spread three mails over a day would only puzzle. */
export const BURST_MAX = 5;

// Two mails are never further apart than this because of spreading alone, so that who comes new waits for minutes only.
const SPREAD_MAX_MS = 10 * 60_000;

export interface SpreadQuestion {
  /** When the mail before it was reserved, the time to reckon from. */
  atMs: number;
  /** What must lie between two mails of the mailbox. */
  gapMs: number;
  /** Mails the mailbox may still send today. */
  capLeft: number;
  /** Mails that are due now for the mailbox; a count that stops at the cap is enough. */
  waiting: number;
  /** What is left of the opening. */
  windowLeftMs: number;
  /** From 0 to 1: makes the rhythm less exact. */
  jitter: number;
}

/**
 * The earliest time of the mailbox's next mail, or null when it may send none today. After a pause everything is due at
 * once: what can still go today is laid out over what is left of the opening, never closer than the gap.
 */
export function nextMailAt({ atMs, gapMs, capLeft, waiting, windowLeftMs, jitter }: SpreadQuestion): number | null {
  if (capLeft <= 0) return null;
  const going = Math.min(waiting, capLeft);
  if (going <= BURST_MAX) return atMs + gapMs;
  const even = Math.min(windowLeftMs / going, SPREAD_MAX_MS);
  // Between three quarters and the whole of an even share: the last one still leaves within the opening.
  const share = even * (0.75 + 0.25 * Math.min(Math.max(jitter, 0), 1));
  return atMs + Math.max(gapMs, Math.floor(share));
}
