import { describe, expect, it } from 'vitest';
import { type SendHooks, type SendOutcome, SendStopped } from '../../src/mail/outcome.ts';
import { sendMail } from '../../src/mail/smtp.ts';
import { type Clock, systemClock, TestClock } from '../../src/system/clock.ts';
import { type Misdeed, type Moment, type ScriptedSmtp, scriptedSmtp } from '../helpers/scripted-smtp.ts';
import { outgoing, passing } from './outgoing.ts';

const QUIET = new AbortController().signal;
const PIPELINED = ['PIPELINING', 'AUTH PLAIN'];
const ONE_BY_ONE = ['AUTH PLAIN'];

function send(
  server: Pick<ScriptedSmtp, 'access'>,
  { hooks = passing().hooks, clock = systemClock, signal = QUIET, message = outgoing() } = {} as Partial<{
    hooks: SendHooks;
    clock: Clock;
    signal: AbortSignal;
    message: ReturnType<typeof outgoing>;
  }>,
): Promise<SendOutcome> {
  return sendMail({ access: server.access, message, hooks, signal, clock });
}

describe('a mail to a server that takes it', () => {
  it.each([
    ['in one batch', PIPELINED],
    ['one command after the other', ONE_BY_ONE],
  ])('is sent, commands %s', async (_, offers) => {
    const server = await scriptedSmtp({ offers, user: 'ada' });
    const { hooks, called } = passing();
    expect(await send(server, { hooks })).toEqual({ kind: 'sent', response: '250 2.0.0 queued as 1234' });
    expect(server.mails).toHaveLength(1);
    expect(called).toEqual(['beforeMailFrom', 'dataBegins']);
    expect(server.lines).toContain('MAIL FROM:<ada+snd_1@sender.example>');
    expect(server.lines).toContain('RCPT TO:<grace@lead.example>');
    expect(server.lines[0]).toBe('EHLO sender.example');
    await expect.poll(server.open).toBe(0);
  });

  it.each(['tls', 'starttls'] as const)('is sent over %s, the login too', async (security) => {
    const server = await scriptedSmtp({ security, user: 'ada' });
    expect(await send(server)).toMatchObject({ kind: 'sent' });
    expect(server.moments.indexOf('auth')).toBeGreaterThan(server.moments.indexOf('starttls'));
  });

  it('keeps a line with a single dot', async () => {
    const server = await scriptedSmtp();
    await send(server, { message: outgoing({ text: 'one\n.\ntwo' }) });
    expect(server.mails[0]).toContain('one\r\n..\r\ntwo');
  });

  it('takes no longer when the server hangs at QUIT, and lets go of it', async () => {
    const clock = new TestClock();
    const server = await scriptedSmtp({ misdeeds: { quit: 'hang' } });
    expect(await send(server, { clock })).toMatchObject({ kind: 'sent' });
    await expect.poll(() => server.moments.at(-1)).toBe('quit');
    clock.advance(5_000);
    await expect.poll(server.open).toBe(0);
  });
});

const say = (line: string): Misdeed => ({ say: line });
const later = (phase: string) => ({ kind: 'later', phase });
const refused = (phase: string, verdict: string) => ({ kind: 'refused', phase, verdict });
const unknown = { kind: 'unknown' };

const ALL: [Moment, Misdeed, object][] = [
  ['greeting', 'drop', later('greeting')],
  ['greeting', say('421 too busy'), refused('greeting', 'sender')],
  ['greeting', say('450 not now'), refused('greeting', 'sender')],
  ['greeting', say('554 not you'), refused('greeting', 'sender')],
  ['greeting', say('SSH-2.0-OpenSSH_9.6'), later('greeting')],
  ['ehlo', 'drop', later('hello')],
  ['ehlo', say('421 too busy'), refused('hello', 'sender')],
  ['ehlo', say('450 not now'), refused('hello', 'sender')],
  ['ehlo', say('550 not you'), refused('hello', 'sender')],
  ['ehlo', say('garbage'), later('hello')],
  ['starttls', 'drop', later('tls')],
  ['starttls', say('421 too busy'), refused('tls', 'sender')],
  ['starttls', say('450 not now'), refused('tls', 'sender')],
  ['starttls', say('502 what?'), refused('tls', 'sender')],
  ['starttls', say('garbage'), later('tls')],
  ['auth', 'drop', later('auth')],
  ['auth', say('421 too busy'), refused('auth', 'sender')],
  ['auth', say('454 4.7.0 not now'), refused('auth', 'sender')],
  ['auth', say('535 5.7.8 no'), refused('auth', 'sender')],
  ['auth', say('garbage'), later('auth')],
  ['mail', 'drop', later('mail')],
  ['mail', say('421 too busy'), refused('mail', 'sender')],
  ['mail', say('450 not now'), refused('mail', 'sender')],
  ['mail', say('550 5.7.1 not you'), refused('mail', 'sender')],
  ['mail', say('552 5.2.2 quota exceeded'), refused('mail', 'sender')],
  ['mail', say('552 5.3.4 too big'), refused('mail', 'mail')],
  ['mail', say('garbage'), later('mail')],
  ['rcpt', 'drop', later('rcpt')],
  ['rcpt', say('421 too busy'), refused('rcpt', 'recipient-unavailable')],
  ['rcpt', say('450 4.2.1 greylisted'), refused('rcpt', 'recipient-unavailable')],
  ['rcpt', say('550 5.1.1 no such user'), refused('rcpt', 'recipient-gone')],
  ['rcpt', say('garbage'), later('rcpt')],
  ['data', 'drop', later('data')],
  ['data', say('421 too busy'), refused('data', 'recipient-unavailable')],
  ['data', say('451 not now'), refused('data', 'recipient-unavailable')],
  ['data', say('554 no'), refused('data', 'mail')],
  ['data', say('garbage'), later('data')],
  ['body', 'drop', unknown],
  ['body', say('421 too busy'), refused('answer', 'recipient-unavailable')],
  ['body', say('452 full'), refused('answer', 'recipient-unavailable')],
  ['body', say('552 too large'), refused('answer', 'mail')],
  ['body', say('garbage'), unknown],
  ['dot', 'drop', unknown],
  ['dot', say('421 too busy'), refused('answer', 'recipient-unavailable')],
  ['dot', say('450 not now'), refused('answer', 'recipient-unavailable')],
  ['dot', say('550 spam'), refused('answer', 'mail')],
  ['dot', say('garbage'), unknown],
  ['dot', say('354 go on'), unknown],
  ['dot', say('2fold garbage'), unknown],
  ['quit', 'drop', { kind: 'sent' }],
  ['quit', say('421 too busy'), { kind: 'sent' }],
  ['quit', say('550 no'), { kind: 'sent' }],
  ['quit', say('garbage'), { kind: 'sent' }],
];

describe.each([
  ['in one batch', PIPELINED],
  ['one by one', ONE_BY_ONE],
])('a server that misbehaves, commands %s', (_, offers) => {
  it.each(ALL)('at %s with %j: %j', async (moment, misdeed, outcome) => {
    const security = moment === 'starttls' ? 'starttls' : 'none';
    const server = await scriptedSmtp({ offers, security, user: 'ada', misdeeds: { [moment]: misdeed } });
    const { hooks, called } = passing();
    const result = await send(server, { hooks });
    expect(result).toMatchObject(outcome);
    expect(JSON.stringify(result)).not.toMatch(/s3cret|may I ask|AGFkYQ/);
    // What is recorded before the mail leaves is recorded exactly when it may have been delivered.
    expect(called.includes('dataBegins')).toBe(server.moments.includes('body') || server.mails.length > 0);
    await expect.poll(server.open).toBe(0);
  });

  it.each([
    ['mail', refused('mail', 'sender')],
    ['rcpt', refused('rcpt', 'mail')],
  ] as const)('by taking DATA although it refused %s, gets no mail', async (moment, outcome) => {
    const server = await scriptedSmtp({ offers, misdeeds: { [moment]: say('550 no') }, takesDataAnyway: true });
    const { hooks, called } = passing();
    expect(await send(server, { hooks })).toMatchObject(outcome);
    await expect.poll(server.open).toBe(0);
    expect(called).toEqual(['beforeMailFrom']);
    expect(server.mails.join('')).toBe('');
  });

  const HANGS: [Moment, object][] = [
    ['greeting', later('greeting')],
    ['ehlo', later('hello')],
    ['starttls', later('tls')],
    ['auth', later('auth')],
    ['mail', later('mail')],
    ['rcpt', later('rcpt')],
    ['data', later('data')],
    ['body', unknown],
    ['dot', unknown],
  ];
  it.each(HANGS)('by hanging at %s: %j after two minutes', async (moment, outcome) => {
    const clock = new TestClock();
    const security = moment === 'starttls' ? 'starttls' : 'none';
    const server = await scriptedSmtp({ offers, security, user: 'ada', misdeeds: { [moment]: 'hang' } });
    const sending = send(server, { clock });
    await expect.poll(() => server.moments).toContain(moment);
    clock.advance(120_000);
    // In a batch, the answers to what came before may not have been read yet.
    const isBatched = offers === PIPELINED && /mail|rcpt|data/.test(moment);
    const phase = expect.stringMatching(/^(mail|rcpt|data)$/);
    expect(await sending).toMatchObject(isBatched ? { kind: 'later', phase } : outcome);
    await expect.poll(server.open).toBe(0);
  });
});

it('a mail that was half out when its server stopped reading is unknown', async () => {
  const clock = new TestClock();
  const server = await scriptedSmtp({ misdeeds: { body: 'hang' } });
  // More than the buffers between the two sockets hold.
  const long = '€'.repeat(1_000_000);
  const sending = send(server, { clock, message: outgoing({ text: long, html: long }) });
  await expect.poll(() => server.moments).toContain('body');
  clock.advance(120_000);
  expect(await sending).toMatchObject({
    kind: 'unknown',
    reason: expect.stringMatching(/while the mail was being sent/),
  });
});

describe('a server that cannot be used', () => {
  it('is given 15 seconds to be connected to', async () => {
    const clock = new TestClock();
    const silent = await scriptedSmtp({ misdeeds: { greeting: 'hang' } });
    const sending = sendMail({
      access: { ...silent.access, security: 'tls' },
      message: outgoing(),
      hooks: passing().hooks,
      signal: QUIET,
      clock,
    });
    await expect.poll(silent.open).toBe(1);
    clock.advance(15_000);
    expect(await sending).toMatchObject({ kind: 'later', phase: 'connect' });
  });

  it('is tried again later when nothing listens, or its name is not known', async () => {
    const gone = await scriptedSmtp();
    const closed = { access: { ...gone.access, port: 1 } };
    expect(await send(closed)).toMatchObject({ kind: 'later', phase: 'connect', reason: /host and port/ });
  });

  it('is not trusted with a certificate of nobody known', async () => {
    for (const security of ['tls', 'starttls'] as const) {
      const { access, lines } = await scriptedSmtp({ security, user: 'ada' });
      const { trustedCa: _, ...publicOnly } = access;
      const outcome = await send({ access: publicOnly });
      expect(outcome).toMatchObject({ kind: 'later', reason: expect.stringMatching(/certificate/) });
      expect(lines.filter((line) => line.startsWith('AUTH'))).toEqual([]);
    }
  });

  it('is told nothing when it offers no TLS and the mailbox demands it', async () => {
    const server = await scriptedSmtp({ user: 'ada', misdeeds: { starttls: say('502 what?') } });
    const outcome = await send({ access: { ...server.access, security: 'starttls' } });
    expect(outcome).toMatchObject(refused('tls', 'sender'));
    expect(server.lines.join()).not.toMatch(/AUTH|MAIL FROM/);
  });

  it('is told no password when it offers no login', async () => {
    const server = await scriptedSmtp({ user: 'ada', offers: ['PIPELINING'] });
    expect(await send(server)).toMatchObject({ kind: 'failed', fault: 'mailbox', phase: 'auth' });
    expect(server.lines.join()).not.toMatch(/AUTH/);
  });

  it.each([
    'mail.example.com',
    '10.0.0.1',
    '127.example.com',
  ])('gets nothing unencrypted when it is %s', async (host) => {
    const server = await scriptedSmtp();
    expect(await send({ access: { ...server.access, host } })).toMatchObject({
      kind: 'failed',
      fault: 'mailbox',
      phase: 'connect',
    });
    expect(server.moments).toEqual([]);
  });

  it('is spared a mail larger than it takes', async () => {
    const server = await scriptedSmtp({ offers: ['SIZE 100'] });
    expect(await send(server)).toMatchObject({ kind: 'failed', fault: 'mail', phase: 'mail' });
    expect(server.mails).toEqual([]);
  });

  it('sees its words cut to one printable line', async () => {
    const server = await scriptedSmtp({
      misdeeds: { rcpt: say(`550-\u001b[31mno\r\n550 ${'such user '.repeat(100)}`) },
    });
    const outcome = await send(server);
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/^550- \[31mno 550 such user/) });
    expect(outcome.kind === 'refused' && outcome.reason.length).toBeLessThanOrEqual(200);
  });
});

describe('what is done before a mail leaves', () => {
  it.each([
    PIPELINED,
    ONE_BY_ONE,
  ])('is waited for before MAIL FROM, and before the first byte of the mail', async (...offers) => {
    const server = await scriptedSmtp({ offers });
    const seen: Record<string, string[]> = {};
    const look = (hook: string) => async () => {
      // Whatever had been sent before the hook was called has arrived a turn of the server later.
      await new Promise((resolve) => setImmediate(resolve));
      seen[hook] = [...server.moments];
    };
    await send(server, { hooks: { beforeMailFrom: look('mail'), dataBegins: look('data') } });
    expect(seen.mail).toEqual(['greeting', 'ehlo']);
    expect(seen.data?.at(-1)).toBe('data');
    expect(server.mails).toHaveLength(1);
  });

  it('stops the mail before MAIL FROM', async () => {
    const server = await scriptedSmtp();
    const hooks = { ...passing().hooks, beforeMailFrom: () => Promise.reject(new SendStopped()) };
    expect(await send(server, { hooks })).toEqual({ kind: 'stopped' });
    await expect.poll(() => server.moments).toEqual(['greeting', 'ehlo', 'quit']);
  });

  it('stops the mail before its first byte, and the server takes nothing', async () => {
    const server = await scriptedSmtp();
    const hooks = { ...passing().hooks, dataBegins: () => Promise.reject(new SendStopped()) };
    expect(await send(server, { hooks })).toEqual({ kind: 'stopped' });
    await expect.poll(server.open).toBe(0);
    expect(server.mails).toEqual([]);
    expect(server.moments.at(-1)).toBe('data');
  });

  it.each([
    'beforeMailFrom',
    'dataBegins',
  ] as const)('is told when %s itself fails, and nothing is delivered', async (hook) => {
    const server = await scriptedSmtp();
    const hooks = { ...passing().hooks, [hook]: () => Promise.reject(new Error('the database is gone')) };
    await expect(send(server, { hooks })).rejects.toThrow('the database is gone');
    await expect.poll(server.open).toBe(0);
    expect(server.mails).toEqual([]);
  });

  it('is waited for when the connection ends meanwhile, so that it does not write afterwards', async () => {
    const clock = new TestClock();
    const server = await scriptedSmtp();
    const written: string[] = [];
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const dataBegins = async () => {
      clock.advance(120_000);
      await slow;
      written.push('data begun');
    };
    const sending = send(server, { clock, hooks: { ...passing().hooks, dataBegins } }).then((outcome) => {
      written.push(outcome.kind);
    });
    await expect.poll(server.open).toBe(0);
    finish();
    await sending;
    expect(written).toEqual(['data begun', 'later']);
    expect(server.mails).toEqual([]);
  });
});

describe('a process that stops', () => {
  it('breaks off what has not left yet', async () => {
    const stop = new AbortController();
    const server = await scriptedSmtp({ offers: ONE_BY_ONE, misdeeds: { rcpt: 'hang' } });
    const sending = send(server, { signal: stop.signal });
    await expect.poll(() => server.moments).toContain('rcpt');
    stop.abort();
    expect(await sending).toMatchObject({ kind: 'later', phase: 'rcpt' });
  });

  it('gives a mail that has left five seconds to be answered', async () => {
    const clock = new TestClock();
    const stop = new AbortController();
    const server = await scriptedSmtp({ misdeeds: { dot: 'hang' } });
    const sending = send(server, { signal: stop.signal, clock });
    await expect.poll(() => server.mails).toHaveLength(1);
    stop.abort();
    clock.advance(4_999);
    expect(server.open()).toBe(1);
    clock.advance(1);
    expect(await sending).toMatchObject({ kind: 'unknown' });
  });

  it('connects to nobody any more', async () => {
    const server = await scriptedSmtp();
    expect(await send(server, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'later' });
    expect(server.moments).toEqual([]);
  });
});

describe('a mail that cannot be built', () => {
  it('has failed before anything is connected', async () => {
    const server = await scriptedSmtp();
    const outcome = await send(server, { message: outgoing({ subject: 'Hi\r\nBcc: all@example.com' }) });
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/subject/i) });
    expect(server.moments).toEqual([]);
  });
});
