import { daysBetween } from './local-day.ts';

/** A mailbox's limits; a ramp lets a young address grow, `rampStart` mails on its first day and `rampStep` more each day. */
export interface RampedMailbox {
  dailyCap: number;
  rampStart: number | null;
  rampStep: number | null;
}

/** How many mails a mailbox may send on its nth day, 0 for the first; the whole cap without a ramp. */
export function capOfDay(mailbox: RampedMailbox, dayIndex: number): number {
  if (mailbox.rampStart === null) return mailbox.dailyCap;
  const grown = mailbox.rampStart + (mailbox.rampStep ?? 0) * Math.max(0, dayIndex);
  return Math.min(mailbox.dailyCap, grown);
}

/** The how manieth local day of a mailbox this is, counted from the day of its first mail; 0 before that. */
export function rampDay(zone: string, firstSentAtMs: number | null, atMs: number): number {
  return firstSentAtMs === null ? 0 : Math.max(0, daysBetween(zone, firstSentAtMs, atMs));
}
