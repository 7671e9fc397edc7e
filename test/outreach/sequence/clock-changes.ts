import { DateTime } from 'luxon';

/** Zones with an hour's change in each hemisphere, half an hour's, changes at midnight and on the quarter, and none at all. */
export const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
] as const;

/** What luxon itself says of an instant, as something to compare with. */
export const localOf = (zone: string, atMs: number): DateTime => DateTime.fromMillis(atMs, { zone });

/** Instants to look around: both clock changes of 2026 to the minute, or mid-year where there is none. */
export const CHANGES: Record<string, number[]> = Object.fromEntries(ZONES.map((zone) => [zone, changesOf(zone)]));

function changesOf(zone: string): number[] {
  const found: number[] = [];
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
    if (localOf(zone, day).offset === localOf(zone, day + 86_400_000).offset) continue;
    let minute = day;
    while (localOf(zone, minute).offset === localOf(zone, day).offset) minute += 60_000;
    found.push(minute);
  }
  return found.length > 0 ? found : [Date.UTC(2026, 5, 15)];
}
