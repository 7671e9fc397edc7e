import { describe, expect, it } from 'vitest';
import { eventFaults } from './event-checks.ts';
import { mailFaults } from './mail-checks.ts';
import type { RunRecord } from './record.ts';

// The checks of the long runs, each shown a run in which what it looks for has happened.

const NOON = Date.UTC(2026, 2, 10, 12);
const DAY = 24 * 3_600_000;

/** A run in which one lead got its three mails, and all was told. */
function goodRun() {
  const arrival = (step: number) => ({
    ...{ seq: step - 1, at: NOON + step * DAY, to: 'eve@corp.example', messageId: `<snd_${step}@acme.example>` },
    ...{ campaign: 1, step, token: `token ${step}`, wasSet: false },
  });
  const send = (step: number) => ({
    ...{ id: `snd_${step}`, lead_id: 'lead_1', step_id: `step_${step}`, message_id: `<snd_${step}@acme.example>` },
    ...{ status: 'sent' as const, recipient: 'eve@corp.example', due_at: null, bounced_at: null, verdict: null },
    data_begun_at: NOON + step * DAY - 100,
  });
  const sends = [1, 2, 3].map(send);
  const told = [
    { type: 'lead.created', data: { lead: { id: 'lead_1' } } },
    ...sends.map(({ id }) => ({ type: 'send.sent', data: { send: { id } } })),
    { type: 'lead.completed', data: { lead: { id: 'lead_1' } } },
  ];
  const events = told.map(({ type, data }, at) => ({
    id: `evt_${at}`,
    type,
    data: JSON.stringify(data),
    created_at: NOON,
  }));
  return {
    campaigns: [
      {
        ...{ id: 'cam_1', mailboxId: 'mbx_1', zone: 'America/New_York', cap: 1, capZone: 'America/New_York' },
        window: { days: [1, 2, 3, 4, 5, 6, 7], from: '06:00', to: '22:00' },
      },
    ],
    arrivals: [1, 2, 3].map(arrival),
    receipts: events.map(({ id, type }, at) => ({
      ...{ eventId: `dlv_${at}`, attempt: 1, id, type, body: `{"id":"${id}"}`, answered: 200 },
    })),
    stops: [] as RunRecord['stops'],
    holds: [] as RunRecord['holds'],
    gone: new Set<string>(),
    suppressions: [] as RunRecord['suppressions'],
    leads: [
      { id: 'lead_1', campaign_id: 'cam_1', email: 'eve@corp.example', status: 'completed' as const, due_at: null },
    ],
    sends,
    events,
    deliveries: events.map(({ id }, at) => ({
      ...{ id: `dlv_${at}`, event_id: id, status: 'delivered' as const, attempts_made: 1 },
    })),
  } satisfies RunRecord;
}

type GoodRun = ReturnType<typeof goodRun>;

/** The nth of what a good run has. */
const nth = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error('A good run has this.');
  return found;
};
const again = <T extends object>(list: T[], index: number, set: Partial<T> = {}) =>
  list.push({ ...nth(list, index), ...set });
const change = <T extends object>(list: T[], index: number, set: Partial<{ [Key in keyof T]: unknown }>) =>
  Object.assign(nth(list, index), set);

const MAIL_WRONGS: [what: string, plant: (run: GoodRun) => void, told: RegExp][] = [
  ['a mail that came twice', (run) => again(run.arrivals, 1, { at: NOON + 9 * DAY }), /step 2 .* came 2 times/],
  [
    'a step that came twice in two mails',
    (run) => {
      again(run.arrivals, 1, { messageId: '<snd_9@acme.example>', at: NOON + 9 * DAY });
      again(run.sends, 1, { id: 'snd_9', message_id: '<snd_9@acme.example>' });
    },
    /step 2 .* came 2 times/,
  ],
  ['a mail that is told as cancelled', (run) => change(run.sends, 2, { status: 'cancelled' }), /arrived and is canc/],
  ['a mail that nobody knows', (run) => change(run.arrivals, 2, { messageId: '<x@y>' }), /arrived and is missing/],
  ['a mail that got lost', (run) => run.arrivals.pop(), /is sent and did not arrive/],
  [
    'a mail after an unsubscribe',
    (run) => stop(run, { to: 'eve@corp.example' }, ['<snd_1@acme.example>']),
    /<snd_3@.*who was unsubscribed/,
  ],
  ['a mail to a suppressed domain', (run) => stop(run, { domain: 'corp.example' }, []), /<snd_2@.*who was unsub/],
  [
    'a mail of a campaign that is held',
    (run) => run.holds.push({ campaigns: [1], from: 1, until: 2, begun: new Set() }),
    /<snd_2@.*while it was held/,
  ],
  ['a mail after a bounce', (run) => change(run.sends, 0, { bounced_at: NOON + DAY }), /<snd_2@.* who had bounced/],
  [
    'a suppression of an address that is not gone',
    (run) => run.suppressions.push({ value: 'eve@corp.example', reason: 'bounced' }),
    /eve@corp.example is suppressed, and not gone/,
  ],
  [
    'a mail that failed of its sender',
    (run) => {
      again(run.sends, 2, { id: 'snd_9', message_id: '<snd_9@acme.example>' });
      change(run.sends, 3, { status: 'failed', verdict: 'sender' });
    },
    /snd_9 has failed, and its sender was refused/,
  ],
  ['a day above the cap', (run) => change(run.arrivals, 1, { at: NOON + DAY }), /2 mails of campaign 1 on 2026-03-11/],
  ['a mail in the night', (run) => change(run.arrivals, 1, { at: NOON + 2.75 * DAY }), /outside the window/],
  ['a lead that goes on for ever', (run) => change(run.leads, 0, { status: 'active' }), /has not come to its end/],
  ['a lead that has missed a step', (run) => change(run.sends, 2, { status: 'failed' }), /without all its steps/],
  ['a mail that still waits', (run) => change(run.sends, 2, { due_at: NOON }), /snd_3 still waits/],
];

const stop = (run: GoodRun, covers: RunRecord['stops'][number]['covers'], begun: string[]) =>
  run.stops.push({ why: 'unsubscribed', covers, from: 1, begun: new Set(begun) });

const EVENT_WRONGS: [what: string, plant: (run: GoodRun) => void, told: RegExp][] = [
  ['an event without a delivery', (run) => run.deliveries.pop(), /lead.completed .* has no delivery/],
  ['an event that was given up', (run) => change(run.deliveries, 1, { status: 'failed' }), /send.sent .* is failed/],
  ['an event that nobody took', (run) => change(run.receipts, 1, { answered: 500 }), /never answered with 2xx/],
  ['a fifth attempt', (run) => again(run.receipts, 1, { attempt: 5 }), /took 5 attempts/],
  ['a second id', (run) => again(run.receipts, 1, { eventId: 'dlv_9' }), /came under several ids/],
  ['another body', (run) => again(run.receipts, 1, { body: '{}' }), /several bodies/],
  ['one id for two events', (run) => again(run.receipts, 1, { id: 'evt_9' }), /stood for several events/],
  [
    'a mail that was told twice',
    (run) => {
      again(run.events, 1, { id: 'evt_9' });
      again(run.deliveries, 1, { id: 'dlv_9', event_id: 'evt_9' });
      again(run.receipts, 1, { id: 'evt_9', eventId: 'dlv_9' });
    },
    /send.sent was told twice/,
  ],
  ['a mail of which nothing was told', (run) => run.events.splice(1, 1), /send.sent was not told of snd_1/],
  ['a mail that was told and not sent', (run) => change(run.sends, 0, { status: 'unknown' }), /did not happen to/],
];

describe('the checks of a run', () => {
  it('find nothing in a run in which all is well', () => {
    expect([...mailFaults(goodRun()), ...eventFaults(goodRun())]).toEqual([]);
  });

  it.each(MAIL_WRONGS)('find %s', (_, plant, told) => {
    const run = goodRun();
    plant(run);
    expect(mailFaults(run)).toContainEqual(expect.stringMatching(told));
  });

  it.each(EVENT_WRONGS)('find %s', (_, plant, told) => {
    const run = goodRun();
    plant(run);
    expect(eventFaults(run)).toContainEqual(expect.stringMatching(told));
  });
});
