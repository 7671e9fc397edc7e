import { describe, expect, it } from 'vitest';
import { checkImap } from '../../../src/mail/imap/check-imap.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { systemResolver } from '../../../src/system/resolver.ts';
import { type ImapScript, scriptedImap } from '../../helpers/scripted-imap.ts';

const signal = new AbortController().signal;

async function check(script: ImapScript, change: Record<string, unknown> = {}) {
  const server = await scriptedImap(script);
  const result = await checkImap({ access: { ...server.access, ...change }, signal, clock: new TestClock() });
  return { server, result };
}

describe('a mailbox’s IMAP server, tried out', () => {
  it.each([
    'tls',
    'starttls',
    'none',
  ] as const)('lets the mailbox in and says which folders are read, over %s', async (security) => {
    const folders = {
      INBOX: { uidValidity: 1, mails: [] },
      Unwanted: { uidValidity: 1, mails: [], flags: '\\Junk' },
      Sent: { uidValidity: 1, mails: [], flags: '\\Sent' },
    };
    const { server, result } = await check({ security, folders });
    expect(result).toEqual({ ok: true, folders: ['INBOX', 'Unwanted'] });
    await expect.poll(() => server.open()).toBe(0);
    expect(server.commands.at(-1)).toBe('LOGOUT');
  });

  it.each<[ImapScript, { phase: string; reason: RegExp }]>([
    [{ misdeeds: { LOGIN: { say: 'TAG NO s3cret-word is wrong' } } }, { phase: 'auth', reason: /app password/ }],
    [{ misdeeds: { LOGIN: { say: 'TAG NO [UNAVAILABLE] busy' } } }, { phase: 'auth', reason: /tried again/ }],
    [{ offers: ['LOGINDISABLED'] }, { phase: 'auth', reason: /offers no login/ }],
    [{ misdeeds: { greeting: { say: '* BYE too many' } } }, { phase: 'connect', reason: /broke off/ }],
    [{ misdeeds: { CAPABILITY: 'drop' } }, { phase: 'connect', reason: /broke off/ }],
    [{ misdeeds: { EXAMINE: { say: 'TAG NO gone' } } }, { phase: 'folder', reason: /did not open INBOX/ }],
    [
      { security: 'starttls', offers: ['IDLE'] },
      { phase: 'tls', reason: /offers no TLS/ },
    ],
  ])('is told of with what to mend, for %j', async (script, { phase, reason }) => {
    const { result } = await check(script);
    expect(result).toEqual({ ok: false, phase, reason: expect.stringMatching(reason) });
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });

  it('is not spoken to in the clear, without a user, or at an address that is refused', async () => {
    expect((await check({}, { host: 'imap.example' })).result).toMatchObject({ ok: false, reason: /unencrypted/ });
    expect((await check({}, { user: null })).result).toMatchObject({ ok: false, reason: /no user name/ });
    const server = await scriptedImap();
    const targets = { mayConnect: () => false, resolve: systemResolver.addresses };
    const refused = await checkImap({ access: server.access, signal, clock: new TestClock(), targets });
    expect(refused).toMatchObject({ ok: false, phase: 'connect', reason: /not public/ });
    expect(server.commands).toEqual([]);
  });

  it('is given up when its certificate is for another name', async () => {
    const server = await scriptedImap({ security: 'tls' });
    const { trustedCa: _, ...access } = server.access;
    const result = await checkImap({ access, signal, clock: new TestClock() });
    expect(result).toMatchObject({ ok: false, reason: /not trusted/ });
  });

  it.each(['greeting', 'LOGIN', 'LIST'] as const)('is given up in time when it hangs at %s', async (moment) => {
    const clock = new TestClock();
    const server = await scriptedImap({ misdeeds: { [moment]: 'hang' } });
    const checking = checkImap({ access: server.access, signal, clock });
    const last = { greeting: undefined, LOGIN: 'LOGIN', LIST: expect.stringContaining('LIST') }[moment];
    await expect.poll(() => server.open()).toBe(1);
    if (last) await expect.poll(() => server.commands.at(-1)).toEqual(last);
    clock.advance(60_000);
    expect(await checking).toMatchObject({ ok: false, reason: /took too long/ });
    await expect.poll(() => server.open()).toBe(0);
  });
});
