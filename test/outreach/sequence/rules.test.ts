import { describe, expect, it } from 'vitest';
import { HOLDS, type HoldCode } from '../../../src/outreach/sequence/holds.ts';
import { firstHold, type Snapshot } from '../../../src/outreach/sequence/rules.ts';

const HOUR = 3_600_000;
// A Monday, 11:00 in Berlin; the window is open until 17:00.
const NOW = Date.parse('2026-11-23T10:00:00Z');
const TOMORROW = Date.parse('2026-11-24T08:00:00Z');

const mailbox = {
  status: 'active',
  zone: 'Europe/Berlin',
  capLeft: 5,
  room: 50,
  nextMailAtMs: NOW,
  heldUntilMs: 0,
  isRead: true,
} as const;
const next = { dueAtMs: NOW, inFlight: false, valuesMissing: false } as const;
const READY: Snapshot = {
  nowMs: NOW,
  zone: 'Europe/Berlin',
  window: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
  campaign: { status: 'active', steps: 2, hasPostalAddress: true, capLeft: 10 },
  mailbox,
  lead: { status: 'active', suppressed: null },
  next,
};
const campaign = (given: Partial<Snapshot['campaign']>) => ({ campaign: { ...READY.campaign, ...given } });

/** Each rule by what breaks it, in the order in which they hold something back. */
const BREAKS: [HoldCode, Partial<Snapshot>, number | null][] = [
  ['lead_replied', { lead: { status: 'replied', suppressed: null } }, null],
  ['address_suppressed', { lead: { status: 'active', suppressed: 'address' } }, null],
  ['campaign_draft', campaign({ status: 'draft' }), null],
  ['no_steps', campaign({ steps: 0 }), null],
  ['no_mailbox', { mailbox: null }, null],
  ['no_postal_address', campaign({ hasPostalAddress: false }), null],
  ['mailbox_error', { mailbox: { ...mailbox, status: 'error' } }, null],
  ['mailbox_held', { mailbox: { ...mailbox, heldUntilMs: NOW + HOUR } }, NOW + HOUR],
  ['inbox_unread', { mailbox: { ...mailbox, isRead: false } }, null],
  ['lead_paused', { lead: { status: 'paused', suppressed: null } }, null],
  ['nothing_waiting', { next: null }, null],
  ['values_missing', { next: { ...next, valuesMissing: true } }, null],
  ['in_flight', { next: { ...next, inFlight: true } }, null],
  ['not_due', { next: { ...next, dueAtMs: NOW + HOUR } }, NOW + HOUR],
  ['window_closed', { window: { ...READY.window, from: '12:00' } }, NOW + HOUR],
  ['campaign_cap', campaign({ capLeft: 0 }), TOMORROW],
  ['mailbox_cap', { mailbox: { ...mailbox, capLeft: 0 } }, TOMORROW],
  ['mailbox_backlog', { mailbox: { ...mailbox, room: 0 } }, null],
  ['mailbox_gap', { mailbox: { ...mailbox, nextMailAtMs: NOW + 60_000 } }, NOW + 60_000],
];

describe('why nothing goes out', () => {
  it.each(BREAKS)('is %s, and until when', (code, given, untilMs) => {
    expect(firstHold({ ...READY, ...given })).toEqual({ code, untilMs });
  });

  it('is nothing when no rule holds', () => {
    expect(firstHold(READY)).toBeNull();
  });

  it('is the first of two reasons in the order of the rules', () => {
    for (const [index, [code, earlier]] of BREAKS.entries()) {
      for (const [later, given] of BREAKS.slice(index + 1)) {
        // Two that break the same part cannot hold at once.
        if (Object.keys(earlier).some((key) => key in given)) continue;
        expect([code, later, firstHold({ ...READY, ...given, ...earlier })?.code]).toEqual([code, later, code]);
      }
    }
  });

  it.each([
    'replied',
    'bounced',
    'unsubscribed',
    'completed',
    'failed',
  ] as const)('is for good when the lead is %s, whatever else holds', (status) => {
    const lead = { status, suppressed: 'domain' } as const;
    expect(firstHold({ ...READY, ...campaign({ status: 'paused' }), lead })?.code).toBe(`lead_${status}`);
  });

  it.each([
    [{ lead: { status: 'queued', suppressed: 'domain' } }, 'domain_suppressed'],
    [{ lead: { status: 'paused', suppressed: null, pausedReason: 'company_replied' } }, 'company_replied'],
    [campaign({ status: 'paused' }), 'campaign_paused'],
    [campaign({ status: 'completed' }), 'campaign_completed'],
    [campaign({ status: 'archived' }), 'campaign_archived'],
    [{ mailbox: { ...mailbox, status: 'paused' } }, 'mailbox_paused'],
  ] as [Partial<Snapshot>, HoldCode][])('with %j is %s', (given, code) => {
    expect(firstHold({ ...READY, ...given })?.code).toBe(code);
  });

  it('can be asked of a campaign as of a lead', () => {
    const { lead: _, ...asked } = READY;
    expect(firstHold(asked)).toBeNull();
    expect(firstHold({ ...asked, ...campaign({ status: 'draft' }) })?.code).toBe('campaign_draft');
  });

  it('is no cap, backlog or gap for a mail that has its place and its turn', () => {
    const tired = { ...mailbox, capLeft: 0, room: 0, nextMailAtMs: NOW + HOUR } as const;
    const asked = { ...READY, ...campaign({ capLeft: 0 }), mailbox: tired };
    const has = { place: true, turn: true };
    expect(firstHold({ ...asked, next: { ...next, has } })).toBeNull();
    expect(firstHold({ ...asked, next: { ...next, has: { ...has, turn: false } } })?.code).toBe('mailbox_gap');
    expect(firstHold({ ...asked, next: { ...next, has: { ...has, place: false } } })?.code).toBe('campaign_cap');
  });

  it('ends for a mailbox’s cap with the day of the mailbox', () => {
    const west = { ...mailbox, zone: 'America/New_York', capLeft: 0 };
    const window = { ...READY.window, from: '00:00', to: '24:00' };
    const untilMs = Date.parse('2026-11-24T05:00:00Z');
    expect(firstHold({ ...READY, window, mailbox: west })).toEqual({ code: 'mailbox_cap', untilMs });
  });

  it('is over no earlier than the window opens again', () => {
    const late = Date.parse('2026-11-27T15:59:30Z');
    const gap = { ...READY, nowMs: late, mailbox: { ...mailbox, nextMailAtMs: late + 60_000 } };
    expect(firstHold(gap)).toMatchObject({ code: 'mailbox_gap', untilMs: Date.parse('2026-11-30T08:00:00Z') });
  });

  it('is told in sentences that end', () => {
    for (const sentence of Object.values(HOLDS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
