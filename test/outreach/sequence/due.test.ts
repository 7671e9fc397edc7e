import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfter, JITTER_MAX_MS } from '../../../src/outreach/sequence/due.ts';
import { localDay } from '../../../src/outreach/sequence/local-day.ts';
import { capOfDay, rampDay } from '../../../src/outreach/sequence/ramp.ts';
import { nextMailAt } from '../../../src/outreach/sequence/spread.ts';
import { closesAt, isOpen, nextOpening } from '../../../src/outreach/sequence/window.ts';
import { runs } from '../../helpers/runs.ts';
import { CHANGES, localOf, ZONES } from './clock-changes.ts';

const HOUR = 3_600_000;
const OFFICE = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const BERLIN = { zone: 'Europe/Berlin', window: OFFICE, jitter: 0 };
const shown = (ms: number) => localOf('Europe/Berlin', ms).toISO({ suppressMilliseconds: true });

describe('the next step', () => {
  it.each([
    ['at once within the window', 0, '2026-11-23T10:00:00+01:00', '2026-11-23T10:00:00+01:00'],
    ['three days later at the same time', 72, '2026-11-23T10:00:00+01:00', '2026-11-26T10:00:00+01:00'],
    ['on Monday when its day is a Saturday', 24, '2026-11-27T10:00:00+01:00', '2026-11-30T09:00:00+01:00'],
    ['after hours, the next morning', 5, '2026-11-23T15:00:00+01:00', '2026-11-24T09:00:00+01:00'],
    ['days over a clock change at the same local time', 72, '2026-03-27T10:00:00+01:00', '2026-03-30T10:00:00+02:00'],
    ['hours over a clock change as hours that passed', 71, '2026-03-27T10:00:00+01:00', '2026-03-30T10:00:00+02:00'],
  ])('is due %s', (_, waitHours, previous, expected) => {
    expect(shown(dueAfter({ ...BERLIN, step: { waitHours }, previousAtMs: Date.parse(previous) }))).toBe(expected);
  });

  it('is put off by its jitter, the same each time it is asked', () => {
    const ask = (jitter: number) =>
      dueAfter({ ...BERLIN, step: { waitHours: 24 }, previousAtMs: Date.parse('2026-11-23T06:00:00Z'), jitter });
    expect(ask(0.5)).toBe(ask(0) + JITTER_MAX_MS / 2);
    expect(ask(0.5)).toBe(ask(0.5));
  });

  it('is always within the window, never before its wait is over, and never long after the window opens', () => {
    const cases = fc.record({
      zone: fc.constantFrom(...ZONES),
      seed: fc.nat(),
      waitHours: fc.integer({ min: 0, max: 24 * 40 }),
      jitter: fc.double({ min: 0, max: 1, noNaN: true }),
      minutes: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(cases, ({ zone, seed, waitHours, jitter, minutes }) => {
        const window = {
          days: [1, 3, 7],
          from: '02:00',
          to: `0${2 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
        };
        const previousAtMs = (CHANGES[zone]?.[seed % 2] ?? CHANGES[zone]?.[0] ?? 0) - (seed % 5_000) * 60_000;
        const due = dueAfter({ step: { waitHours }, previousAtMs, zone, window, jitter });
        expect(isOpen(window, zone, due)).toBe(true);
        // A day of the calendar may be an hour shorter.
        const earliest = previousAtMs + (waitHours % 24 === 0 ? waitHours - 1 : waitHours) * HOUR;
        expect(due).toBeGreaterThanOrEqual(Math.max(previousAtMs, earliest));
        expect(due - nextOpening(window, zone, Math.max(previousAtMs, earliest))).toBeLessThan(30 * 24 * HOUR);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a mailbox that grows', () => {
  const young = { dailyCap: 40, rampStart: 5, rampStep: 3 };
  it.each([
    [young, 0, 5],
    [young, 4, 17],
    [young, 100, 40],
    [{ ...young, rampStep: null }, 9, 5],
    [{ ...young, rampStart: 100 }, 0, 40],
    [{ ...young, rampStart: null, rampStep: null }, 0, 40],
  ])('%j may send on day %d so many: %d', (mailbox, day, cap) => {
    expect(capOfDay(mailbox, day)).toBe(cap);
  });

  it('counts its days by the local calendar', () => {
    const first = Date.parse('2026-10-24T23:30:00+02:00');
    expect(rampDay('Europe/Berlin', null, first)).toBe(0);
    expect(rampDay('Europe/Berlin', first, first + 20 * 60_000)).toBe(0);
    expect(rampDay('Europe/Berlin', first, first + HOUR)).toBe(1);
    expect(rampDay('Europe/Berlin', first, first + 26 * HOUR)).toBe(2);
  });
});

describe('a mailbox that catches up', () => {
  const QUESTION = { atMs: 1_000_000, gapMs: 60_000, capLeft: 50, waiting: 3, windowLeftMs: 8 * HOUR, jitter: 1 };

  it('sends a few one gap after the other', () => {
    expect(nextMailAt(QUESTION)).toBe(1_060_000);
  });

  it('sends nothing when the cap is used up', () => {
    expect(nextMailAt({ ...QUESTION, capLeft: 0 })).toBeNull();
  });

  it('lays a pile of mails out over the day, at least the gap and at most ten minutes apart', () => {
    expect(nextMailAt({ ...QUESTION, waiting: 10_000 })).toBe(1_000_000 + (8 * HOUR) / 50);
    expect(nextMailAt({ ...QUESTION, waiting: 6 })).toBe(1_000_000 + 600_000);
    expect(nextMailAt({ ...QUESTION, waiting: 10_000, windowLeftMs: 60_000 })).toBe(1_060_000);
  });

  it('gets all that its cap allows out before the window shuts, when the gap lets it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 200 }),
        fc.integer({ min: 1, max: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (waiting, hours, jitter) => {
          const end = hours * HOUR;
          let at = 0;
          for (let left = waiting - 1; left > 0; left -= 1) {
            const next = nextMailAt({
              atMs: at,
              gapMs: 0,
              capLeft: left,
              waiting: left,
              windowLeftMs: end - at,
              jitter,
            });
            expect(next).not.toBeNull();
            at = next ?? Number.POSITIVE_INFINITY;
          }
          expect(at).toBeLessThan(end + 1);
        },
      ),
    );
  });
});

describe('the cap of a local day', () => {
  it.each(ZONES)('holds over both clock changes in %s, however many are waiting', (zone) => {
    const window = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:30', to: '23:30' };
    const cap = 13;
    for (const change of CHANGES[zone] ?? []) {
      const sent = new Map<string, number>();
      const end = change + 72 * HOUR;
      let at = change - 72 * HOUR;
      while (at < end) {
        const opens = nextOpening(window, zone, at);
        const day = localDay(zone, opens);
        const used = sent.get(day) ?? 0;
        if (used < cap) sent.set(day, used + 1);
        const windowLeftMs = closesAt(window, zone, opens) - opens;
        const next = nextMailAt({
          atMs: opens,
          gapMs: 60_000,
          capLeft: cap - used - 1,
          waiting: 500,
          windowLeftMs,
          jitter: 0.3,
        });
        at = next ?? closesAt(window, zone, opens);
      }
      const days = [...sent.values()];
      expect(Math.max(...days)).toBe(cap);
      // Whole days use their cap; the first and last of the span may not.
      expect(days.slice(1, -1).every((count) => count === cap)).toBe(true);
    }
  });
});
