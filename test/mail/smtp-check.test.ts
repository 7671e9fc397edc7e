import { describe, expect, it } from 'vitest';
import { sendMail } from '../../src/mail/smtp.ts';
import { checkSmtp } from '../../src/mail/smtp-check.ts';
import { NO_HOOKS, testMail } from '../../src/mail/test-mail.ts';
import { TestClock } from '../../src/system/clock.ts';
import { seededIds } from '../../src/system/ids.ts';
import { type Script, scriptedSmtp } from '../helpers/scripted-smtp.ts';

const signal = new AbortController().signal;

async function check(script: Script) {
  const server = await scriptedSmtp({ user: 'ada@sender.example', ...script });
  const result = await checkSmtp({ access: server.access, signal, clock: new TestClock() });
  return { server, result };
}

describe('a mailbox’s settings, tried without sending', () => {
  it.each([
    'tls',
    'starttls',
    'none',
  ] as const)('are good when the server takes the login, over %s', async (security) => {
    const { server, result } = await check({ security });
    expect(result).toEqual({ ok: true });
    await expect.poll(() => server.moments.at(-1)).toBe('quit');
    expect(server.moments).not.toContain('mail');
    expect(server.lines).toContain('EHLO sender.example');
  });

  it.each<[Script, { phase: string; reason: RegExp }]>([
    [
      { misdeeds: { auth: { say: '535 5.7.8 s3cret-word is wrong' } } },
      { phase: 'auth', reason: /\(535 5\.7\.8\).*app password/ },
    ],
    [{ misdeeds: { auth: { say: '454 4.7.0 later' } } }, { phase: 'auth', reason: /\(454 4\.7\.0\)/ }],
    [{ misdeeds: { greeting: { say: 'HTTP/1.1 400 Bad Request' } } }, { phase: 'greeting', reason: /no SMTP/ }],
    [{ misdeeds: { ehlo: 'drop' } }, { phase: 'hello', reason: /broke off/ }],
    [{ offers: [] }, { phase: 'auth', reason: /offers no login/ }],
  ])('are told what to mend with %j', async (script, { phase, reason }) => {
    const { result } = await check(script);
    expect(result).toEqual({ ok: false, phase, reason: expect.stringMatching(reason) });
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });

  it('name the port when TLS meets a server that begins without', async () => {
    const { access } = await scriptedSmtp();
    const result = await checkSmtp({ access: { ...access, security: 'tls' }, signal, clock: new TestClock() });
    expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/starttls/) });
  });

  it('need a password with a user', async () => {
    const { access } = await scriptedSmtp();
    const result = await checkSmtp({ access: { ...access, user: 'ada' }, signal, clock: new TestClock() });
    expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/password/) });
  });
});

describe('a test mail', () => {
  it('goes from a mailbox to itself', async () => {
    const server = await scriptedSmtp();
    const message = testMail(
      { name: 'Ada', address: 'ada@sender.example' },
      { ids: seededIds('x'), date: Date.UTC(2026, 0, 15) },
    );
    const outcome = await sendMail({ access: server.access, message, hooks: NO_HOOKS, signal, clock: new TestClock() });
    expect(outcome).toMatchObject({ kind: 'sent' });
    expect(server.lines).toContain('RCPT TO:<ada@sender.example>');
  });

  it('is none from an address that is none', () => {
    expect(() => testMail({ name: 'Ada', address: 'ada' }, { ids: seededIds('x'), date: 0 })).toThrow(
      /mailbox’s address/,
    );
  });
});
