const FIRST_MS = 5_000;
const LONGEST_MS = 10 * 60_000;

/**
 * Milliseconds until a mailbox that could not be read is tried again: about 5 s after the first failure, twice as long
 * after each further one, never more than ten minutes. `chance`, 0 to 1, spreads many mailboxes of one server.
 */
export function backoffMs(failures: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS);
  return Math.max(FIRST_MS, Math.round(whole * (0.5 + chance / 2)));
}
