import { describe, expect, it } from 'vitest';
import { createBridge } from '../../bridge/create-bridge.ts';
import type { App } from '../../src/app.ts';
import { NO_HOOKS } from '../../src/mail/test-mail.ts';
import { testApp } from '../helpers/test-app.ts';
import { outgoing } from '../mail/outgoing.ts';

const ELSEWHERE = { host: 'mail.example.com', port: 465, security: 'tls', user: 'ada', password: 'secret' } as const;

const send = (app: App, changes: Parameters<typeof outgoing>[0] = {}) =>
  app.sendMail({
    access: ELSEWHERE,
    message: outgoing(changes),
    hooks: NO_HOOKS,
    signal: new AbortController().signal,
    clock: app.clock,
  });

const demoApp = () => testApp({ config: { demoMail: true } });

describe('a demo', () => {
  it('keeps the mail of every mailbox inside the process and shows it, the latest first', async () => {
    await using app = await demoApp();
    const bridge = createBridge(app);
    expect(await (await bridge.request('/demo/mail')).text()).toContain('No mail yet');
    expect(await send(app, { subject: 'Grüße 🚀', html: '<p>Hello</p>' })).toMatchObject({ kind: 'sent' });
    expect(await send(app, { messageId: '<snd_2@sender.example>', inReplyTo: '<snd_1@sender.example>' })).toMatchObject(
      {
        kind: 'sent',
      },
    );
    const json: unknown = await (await bridge.request('/demo/mail.json')).json();
    expect(json).toMatchObject({
      data: [
        { number: 2, messageId: '<snd_2@sender.example>', inReplyTo: '<snd_1@sender.example>', html: null },
        {
          number: 1,
          receivedAt: new Date(app.clock.now()).toISOString(),
          envelopeFrom: 'ada+snd_1@sender.example',
          envelopeTo: ['grace@lead.example'],
          subject: 'Grüße 🚀',
          unsubscribe: ['https://mail.sender.example/u/token'],
          text: expect.stringContaining('may I ask you something?'),
          html: expect.stringContaining('<p>Hello</p>'),
        },
      ],
    });
    const list = await (await bridge.request('/demo/mail')).text();
    expect(list).toContain('Grüße 🚀');
    expect(list.indexOf('/demo/mail/2')).toBeLessThan(list.indexOf('/demo/mail/1'));
    const mail = await (await bridge.request('/demo/mail/1')).text();
    expect(mail).toContain('href="https://mail.sender.example/u/token"');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('shows what a mail holds as text, and its HTML in a frame that may do nothing', async () => {
    await using app = await demoApp();
    const bridge = createBridge(app);
    const evil = '"><script>alert(1)</script>';
    await send(app, {
      subject: evil,
      from: { name: evil, address: 'ada@sender.example' },
      text: evil,
      html: `<b>x</b>${evil}<img src=x onerror=alert(2)>`,
    });
    for (const path of ['/demo/mail', '/demo/mail/1']) {
      const answer = await bridge.request(path);
      const html = await answer.text();
      expect(html).not.toMatch(/<script|<img/i);
      expect(html).toContain('&#34;&#62;&#60;script&#62;');
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src/);
    }
    const html = await (await bridge.request('/demo/mail/1')).text();
    expect(html).toMatch(/<iframe [^>]*sandbox="" [^>]*srcdoc="&#60;b&#62;x/);
  });

  it('makes a link of a web address alone', async () => {
    const { mailPage } = await import('../../bridge/demo-mail/page.ts');
    const page = mailPage({
      number: 1,
      receivedAt: '2026-01-15T12:00:00.000Z',
      envelopeFrom: '',
      envelopeTo: [],
      from: '',
      to: '',
      subject: '',
      messageId: null,
      inReplyTo: null,
      references: null,
      unsubscribe: ['javascript:alert(1)', 'mailto:stop@example.com', 'https://example.com/"onclick="x'],
      text: null,
      html: null,
      headers: [],
    });
    const html = await page.text();
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/demo/mail"', 'href="https://example.com/%22onclick=%22x"']);
  });

  it('forgets the oldest of very many mails', async () => {
    await using app = await demoApp();
    // The server of the demo takes a tenth of a second to greet, so not one after the other.
    await Promise.all(Array.from({ length: 201 }, () => send(app)));
    expect(app.demoMail?.mails()).toHaveLength(200);
    expect(app.demoMail?.mails().at(-1)?.number).toBe(2);
    expect((await createBridge(app).request('/demo/mail/1')).status).toBe(404);
  });

  it('takes no mail of megabytes', async () => {
    await using app = await demoApp();
    const long = 'x'.repeat(999_999);
    expect(await send(app, { text: long, html: long })).toMatchObject({ kind: 'failed' });
    expect(app.demoMail?.mails()).toEqual([]);
  });

  it('finds every mailbox’s settings good, for none is asked', async () => {
    await using app = await demoApp();
    const signal = new AbortController().signal;
    expect(await app.checkSmtp({ access: ELSEWHERE, signal, clock: app.clock })).toEqual({ ok: true });
  });

  it.each(['0', '9', '-1', '1e0', '99999999999999999999', 'x'])('knows no mail %s', async (number) => {
    await using app = await demoApp();
    await send(app);
    expect((await createBridge(app).request(`/demo/mail/${number}`)).status).toBe(404);
  });

  it('answers other methods and strangers as everything else does', async () => {
    await using app = await demoApp();
    const bridge = createBridge(app);
    expect((await bridge.request('/demo/mail', { method: 'POST' })).status).toBe(405);
    expect((await bridge.request('/demo/mail.json', { headers: { Host: 'evil.example' } })).status).toBe(403);
  });
});

describe('without a demo', () => {
  it('there are no such pages', async () => {
    await using app = await testApp();
    const bridge = createBridge(app);
    for (const path of ['/demo/mail', '/demo/mail.json', '/demo/mail/1']) {
      expect((await bridge.request(path)).status).toBe(404);
    }
  });
});
