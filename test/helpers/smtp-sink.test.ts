import { describe, expect, it } from 'vitest';
import { sendMail } from '../../src/mail/smtp.ts';
import { TestClock } from '../../src/system/clock.ts';
import { outgoing, passing } from '../mail/outgoing.ts';
import { type SinkFault, seededFaults } from './sink-faults.ts';
import { startSmtpSink } from './smtp-sink.ts';

const CASES: [SinkFault, { kind: string; kept: number }][] = [
  [
    { at: 'greeting', does: 'drop' },
    { kind: 'later', kept: 0 },
  ],
  [
    { at: 'greeting', does: 421 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'hello', does: 'drop' },
    { kind: 'later', kept: 0 },
  ],
  [
    { at: 'hello', does: 421 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'before_data', does: 'drop' },
    { kind: 'later', kept: 0 },
  ],
  [
    { at: 'before_data', does: 450 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'mail', does: 'drop' },
    { kind: 'later', kept: 0 },
  ],
  [
    { at: 'mail', does: 450 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'mail', does: 550 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'rcpt', does: 'drop' },
    { kind: 'later', kept: 0 },
  ],
  [
    { at: 'rcpt', does: 421 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'rcpt', does: 450 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'rcpt', does: 550 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'data', does: 'drop' },
    { kind: 'unknown', kept: 0 },
  ],
  [
    { at: 'dot', does: 'drop' },
    { kind: 'unknown', kept: 1 },
  ],
  [
    { at: 'dot', does: 421 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'dot', does: 450 },
    { kind: 'refused', kept: 0 },
  ],
  [
    { at: 'dot', does: 554 },
    { kind: 'refused', kept: 0 },
  ],
];

describe('the mail server of the tests', () => {
  it('keeps what it takes', async () => {
    await using sink = await startSmtpSink();
    const { hooks } = passing();
    const signal = new AbortController().signal;
    const outcome = await sendMail({ access: sink.access, message: outgoing(), hooks, signal, clock: new TestClock() });
    expect(outcome).toMatchObject({ kind: 'sent' });
    expect(sink.mails).toMatchObject([
      { to: 'grace@lead.example', messageId: '<snd_1@sender.example>', connection: 1 },
    ]);
  });

  it.each(CASES)('with %j comes to %j', async (fault, { kind, kept }) => {
    await using sink = await startSmtpSink({ faultOf: (connection) => (connection === 1 ? fault : undefined) });
    const signal = new AbortController().signal;
    const request = {
      access: sink.access,
      message: outgoing(),
      hooks: passing().hooks,
      signal,
      clock: new TestClock(),
    };
    expect(await sendMail(request)).toMatchObject({ kind });
    expect(sink.mails).toHaveLength(kept);
    expect(await sendMail(request)).toMatchObject({ kind: 'sent' });
  });

  it.each(['data', 'dot'] as const)('hangs at %s until its client goes', async (at) => {
    const clock = new TestClock();
    let seen = 0;
    await using sink = await startSmtpSink({
      faultOf: () => {
        seen++;
        return { at, does: 'hang' };
      },
    });
    const { hooks, called } = passing();
    const signal = new AbortController().signal;
    const sending = sendMail({ access: sink.access, message: outgoing(), hooks, signal, clock });
    await expect.poll(() => called).toContain('dataBegins');
    clock.advance(120_000);
    expect(await sending).toMatchObject({ kind: 'unknown' });
    expect(seen).toBe(1);
  });

  it('goes wrong in the same places for the same seed', () => {
    const draw = (seed: number) => Array.from({ length: 200 }, (_, i) => seededFaults(seed)(i + 1));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1).filter(Boolean).length).toBeGreaterThan(30);
  });
});
