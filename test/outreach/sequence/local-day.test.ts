import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLocalDays, dayEnd, dayStart, daysBetween, localDay } from '../../../src/outreach/sequence/local-day.ts';
import { runs } from '../../helpers/runs.ts';
import { CHANGES, localOf, ZONES } from './clock-changes.ts';

const HOUR = 3_600_000;
const around = (zone: string) => (CHANGES[zone] ?? []).flatMap((change) => [change - 40 * HOUR, change + 40 * HOUR]);

describe('a local day', () => {
  it.each(ZONES)('has every instant around the clock changes of %s exactly once', (zone) => {
    for (const from of around(zone)) {
      let start = dayStart(zone, from);
      for (let days = 0; days < 4; days += 1) {
        const end = dayEnd(zone, start);
        for (const instant of [start, start + HOUR, (start + end) / 2, end - 1]) {
          expect(localDay(zone, instant)).toBe(localDay(zone, start));
          expect([dayStart(zone, instant), dayEnd(zone, instant)]).toEqual([start, end]);
        }
        expect(localDay(zone, end)).not.toBe(localDay(zone, start));
        expect(daysBetween(zone, start, end)).toBe(1);
        start = end;
      }
    }
  });

  it.each(ZONES)('has the date, the beginning and the end that luxon knows in %s', (zone) => {
    for (const change of CHANGES[zone] ?? []) {
      for (let hour = -36; hour <= 36; hour += 1) {
        const local = localOf(zone, change + hour * HOUR);
        expect(localDay(zone, change + hour * HOUR)).toBe(local.toISODate());
        expect(dayStart(zone, change + hour * HOUR)).toBe(local.startOf('day').toMillis());
        expect(dayEnd(zone, change + hour * HOUR)).toBe(local.plus({ days: 1 }).startOf('day').toMillis());
      }
    }
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-10-03T18:00:00Z', 23.5],
    ['Australia/Lord_Howe', '2026-04-04T18:00:00Z', 24.5],
    ['America/Sao_Paulo', '2026-10-18T12:00:00Z', 24],
    ['Africa/Cairo', '2026-04-24T12:00:00Z', 23],
  ])('of %s at %s lasts %d hours', (zone, iso, hours) => {
    const instant = Date.parse(iso);
    expect((dayEnd(zone, instant) - dayStart(zone, instant)) / HOUR).toBe(hours);
  });

  it('is left out where a country crossed the date line', () => {
    const last = Date.parse('2011-12-29T12:00:00-10:00');
    const end = dayEnd('Pacific/Apia', last);
    expect([localDay('Pacific/Apia', last), localDay('Pacific/Apia', end)]).toEqual(['2011-12-29', '2011-12-31']);
    expect(dayStart('Pacific/Apia', end + HOUR)).toBe(end);
  });

  it('some days on has the same local time, or the moment of the jump over it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.nat(), fc.integer({ min: 0, max: 30 }), (zone, seed, days) => {
        const from = (CHANGES[zone]?.[seed % 2] ?? CHANGES[zone]?.[0] ?? 0) - (seed % (40 * 24)) * HOUR;
        const then = addLocalDays(zone, from, days);
        const wanted = localOf(zone, from).plus({ days });
        const found = localOf(zone, then);
        if (found.hour === wanted.hour && found.minute === wanted.minute) {
          expect(found.toISODate()).toBe(wanted.toISODate());
        } else {
          expect(localOf(zone, then - 1).offset).not.toBe(found.offset);
        }
      }),
      { numRuns: runs(150) },
    );
  });
});
