import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { hostFault, type MailTargets, mailTargets } from '../../src/mail/mail-targets.ts';
import { guardedMailer } from '../../src/mail/mailer.ts';
import { systemClock } from '../../src/system/clock.ts';
import { egressOf } from '../../src/system/egress.ts';
import { systemResolver } from '../../src/system/resolver.ts';
import { scriptedSmtp } from '../helpers/scripted-smtp.ts';
import { outgoing, passing } from './outgoing.ts';

const rule = (env: Record<string, string>) => mailTargets(egressOf(readConfig(env)).mail, systemResolver);
const SHARED = { PLANWRIGHT_HOST: '0.0.0.0' };

describe('the mail servers that may be spoken to', () => {
  it('are all while nobody else reaches this service and no setting names them', () => {
    expect(rule({})).toBeUndefined();
    expect(rule({ PLANWRIGHT_HOST: '::1' })).toBeUndefined();
    expect(rule({ PLANWRIGHT_HOST: 'localhost' })).toBeUndefined();
  });

  it.each([
    ['10.1.2.3', SHARED, false],
    ['127.0.0.1', SHARED, false],
    ['169.254.169.254', SHARED, false],
    ['::ffff:10.1.2.3', SHARED, false],
    ['8.8.8.8', SHARED, true],
    ['10.1.2.3', { ...SHARED, PLANWRIGHT_MAIL_ALLOW: '10.0.0.0/8' }, true],
    ['10.1.2.3', { PLANWRIGHT_MAIL_ALLOW: '127.0.0.1' }, false],
    ['127.0.0.1', { PLANWRIGHT_MAIL_ALLOW: '127.0.0.1' }, true],
  ] as const)('with %s under %j: %s', (address, env, may) => {
    expect(rule(env)?.mayConnect(address)).toBe(may);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', '192.168.0.1'])('are told at once not to be %s', (host) => {
    expect(hostFault(rule(SHARED), host)).toContain('PLANWRIGHT_MAIL_ALLOW');
    expect(hostFault(rule({}), host)).toBeUndefined();
    expect(hostFault(rule(SHARED), 'mail.example.com')).toBeUndefined();
  });
});

describe('a server that must not be spoken to', () => {
  const sendTo = async (host: string, targets: MailTargets) => {
    const server = await scriptedSmtp({ security: 'tls' });
    const { hooks } = passing();
    const access = { ...server.access, host };
    const request = { access, message: outgoing(), hooks, signal: new AbortController().signal, clock: systemClock };
    const mailer = guardedMailer(targets);
    return { outcome: await mailer.sendMail(request), check: await mailer.checkSmtp(request), server };
  };
  const shared = () => {
    const targets = rule(SHARED);
    if (!targets) throw new Error('A shared service has a rule.');
    return targets;
  };

  it.each([
    ['by its address', '127.0.0.1', [{ address: '127.0.0.1', family: 4 }]],
    ['by a name', 'mail.example.com', [{ address: '127.0.0.1', family: 4 }]],
    [
      'by a name that has a public address too',
      'mail.example.com',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
  ])('%s is not connected to', async (_, host, found) => {
    const { outcome, check, server } = await sendTo(host, { ...shared(), resolve: async () => found });
    expect(outcome).toMatchObject({ kind: 'failed', phase: 'connect', reason: expect.stringContaining('not public') });
    expect(check).toMatchObject({ ok: false, phase: 'connect' });
    expect(server.moments).toEqual([]);
  });

  it('is looked for once, so that a name which answers differently the next time gains nothing', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const allowed = rule({ ...SHARED, PLANWRIGHT_MAIL_ALLOW: '127.0.0.1' });
    const { outcome } = await sendTo('localhost', { mayConnect: (one) => allowed?.mayConnect(one) ?? false, resolve });
    // The certificate is checked for the name, although the connection is to the address.
    expect(outcome).toMatchObject({ kind: 'sent' });
    expect(asked).toBe(2);
  });

  it('by a name that is not found is tried later', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
    const { outcome } = await sendTo('nowhere.example.com', { ...shared(), resolve });
    expect(outcome).toMatchObject({ kind: 'later', phase: 'connect', reason: expect.stringContaining('resolved') });
  });
});
