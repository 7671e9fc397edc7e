import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closesAt,
  isOpen,
  nextOpening,
  type SendingWindow,
  windowSchema,
} from '../../../src/outreach/sequence/window.ts';
import { timeZoneSchema } from '../../../src/outreach/sequence/zone.ts';
import { runs } from '../../helpers/runs.ts';
import { CHANGES, localOf, ZONES } from './clock-changes.ts';

const OFFICE: SendingWindow = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const at = (iso: string) => Date.parse(iso);
const shown = (zone: string, ms: number) => localOf(zone, ms).toISO({ suppressMilliseconds: true });

/** The window as luxon sees it. */
function openByLuxon(window: SendingWindow, zone: string, ms: number): boolean {
  const local = localOf(zone, ms);
  const time = local.toFormat('HH:mm');
  return window.days.includes(local.weekday) && time >= window.from && time < window.to;
}

const minutes = fc.integer({ min: 0, max: 24 * 60 });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const windows = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }), minutes, minutes)
  .filter(([, one, other]) => one !== other)
  .map(([days, one, other]) => ({ days, from: clock(Math.min(one, other)), to: clock(Math.max(one, other)) }));
const moments = fc
  .tuple(fc.constantFrom(...ZONES), fc.nat(), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
  .map(([zone, which, off]) => ({ zone, ms: (CHANGES[zone]?.[which % (CHANGES[zone]?.length ?? 1)] ?? 0) + off }));

describe('the sending window', () => {
  it.each([
    ['a morning before it', '2026-11-23T05:00:00Z', '2026-11-23T09:00:00+01:00'],
    ['the middle of it', '2026-11-23T10:30:00Z', '2026-11-23T11:30:00+01:00'],
    ['the very end', '2026-11-23T16:00:00Z', '2026-11-24T09:00:00+01:00'],
    ['Friday evening', '2026-11-27T18:00:00Z', '2026-11-30T09:00:00+01:00'],
    ['the Friday before summer time', '2026-03-27T20:00:00Z', '2026-03-30T09:00:00+02:00'],
    ['the Friday before winter time', '2026-10-23T20:00:00Z', '2026-10-26T09:00:00+01:00'],
  ])('opens next after %s', (_, from, expected) => {
    expect(shown('Europe/Berlin', nextOpening(OFFICE, 'Europe/Berlin', at(from)))).toBe(expected);
  });

  it('opens when the clock has jumped over its beginning', () => {
    const window = { days: [7], from: '02:30', to: '03:30' };
    const opens = nextOpening(window, 'Europe/Berlin', at('2026-03-28T12:00:00Z'));
    expect(shown('Europe/Berlin', opens)).toBe('2026-03-29T03:00:00+02:00');
  });

  it('opens a week later when the clock jumps over all of it', () => {
    const window = { days: [7], from: '02:00', to: '03:00' };
    const opens = nextOpening(window, 'Europe/Berlin', at('2026-03-28T12:00:00Z'));
    expect(shown('Europe/Berlin', opens)).toBe('2026-04-05T02:00:00+02:00');
  });

  it('opens in both of the hours that a clock shows twice', () => {
    const window = { days: [7], from: '02:15', to: '02:45' };
    const first = nextOpening(window, 'Europe/Berlin', at('2026-10-24T12:00:00Z'));
    const second = nextOpening(window, 'Europe/Berlin', first + 30 * 60_000);
    expect([first, second].map((ms) => shown('Europe/Berlin', ms))).toEqual([
      '2026-10-25T02:15:00+02:00',
      '2026-10-25T02:15:00+01:00',
    ]);
  });

  it('waits out a Friday that never was, in Apia in 2011', () => {
    const opens = nextOpening({ days: [5], from: '08:00', to: '09:00' }, 'Pacific/Apia', at('2011-12-27T00:00:00Z'));
    expect(shown('Pacific/Apia', opens)).toBe('2012-01-06T08:00:00+14:00');
  });

  it('may reach to midnight and go on the next day', () => {
    const always = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' };
    const evening = { days: [1, 2], from: '18:00', to: '24:00' };
    const monday = at('2026-11-23T22:59:59.999Z');
    expect([isOpen(evening, 'Europe/Berlin', monday), isOpen(evening, 'Europe/Berlin', monday + 1)]).toEqual([
      true,
      false,
    ]);
    expect(closesAt(always, 'Europe/Berlin', monday)).toBeGreaterThanOrEqual(monday + DAY);
    expect(closesAt(evening, 'Europe/Berlin', monday)).toBe(monday + 1);
  });

  it('never opens earlier than asked, opens inside, and skips no minute in which it was open', () => {
    fc.assert(
      fc.property(windows, moments, (window, { zone, ms }) => {
        const opens = nextOpening(window, zone, ms);
        expect(opens).toBeGreaterThanOrEqual(ms);
        expect(openByLuxon(window, zone, opens)).toBe(true);
        // Up to where it opens, no quarter of an hour nor the instant before it was open.
        for (let earlier = ms; earlier < opens; earlier += 15 * 60_000) {
          if (openByLuxon(window, zone, earlier)) throw new Error(`open at ${shown(zone, earlier)} already`);
        }
        if (opens > ms) expect(openByLuxon(window, zone, opens - 1)).toBe(false);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is open at every minute around a clock change exactly when luxon says so', () => {
    fc.assert(
      fc.property(windows, moments, (window, { zone, ms }) => {
        for (let minute = ms - 3 * HOUR; minute < ms + 3 * HOUR; minute += 7 * 60_000) {
          expect(isOpen(window, zone, minute)).toBe(openByLuxon(window, zone, minute));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('closes at the first instant after an opening at which it is shut', () => {
    fc.assert(
      fc.property(windows, moments, (window, { zone, ms }) => {
        const opens = nextOpening(window, zone, ms);
        const closes = closesAt(window, zone, opens);
        expect(closes).toBeGreaterThan(opens);
        expect(openByLuxon(window, zone, closes - 1)).toBe(true);
        if (closes < opens + DAY) expect(openByLuxon(window, zone, closes)).toBe(false);
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    [{ ...OFFICE, days: [] }, 'never opens'],
    [{ ...OFFICE, days: [1, 1] }, 'once'],
    [{ ...OFFICE, days: [0] }, 'Too small'],
    [{ ...OFFICE, days: 'Monday' }, 'numbers from 1'],
    [{ ...OFFICE, from: '9:00' }, 'HH:MM'],
    [{ ...OFFICE, from: '24:00' }, '23:59'],
    [{ ...OFFICE, to: '24:01' }, '24:00'],
    [{ ...OFFICE, to: '09:00' }, 'later than from'],
    [{ ...OFFICE, from: '22:00', to: '02:00' }, 'past midnight'],
    [{ ...OFFICE, hours: 3 }, 'hours'],
  ])('refuses %j and says why', (window, says) => {
    const read = windowSchema.safeParse(window);
    expect(read.error?.issues.map((issue) => issue.message).join(' ')).toContain(says);
  });

  it('is kept with its days in order', () => {
    expect(windowSchema.parse({ ...OFFICE, days: [5, 1] }).days).toEqual([1, 5]);
  });

  it.each(['Europe/Berlin', 'UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'])('knows the zone %s', (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(true);
  });

  it.each([
    '',
    '+02:00',
    'Mars/Olympus',
    'Europe/Berlin\r\n',
    '__proto__',
    'local',
    'x'.repeat(1_000),
  ])('refuses the zone %j', (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(false);
  });
});
