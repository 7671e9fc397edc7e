import { createHmac, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { rotateSecret } from '../../src/outreach/endpoints.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { type Received, startReceiver } from '../helpers/receiver.ts';
import { recordLeads, seedEndpoints, webhookApp } from './app.ts';

const DAY_MS = 24 * 60 * 60_000;

/** As receivers of GitHub's webhooks check `X-Hub-Signature-256`. */
function verifyLikeGitHub({ headers, body }: Received, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(String(headers['x-svc-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** With the package of the Standard Webhooks project. */
function verifyStandard({ headers, body }: Received, secret: string): unknown {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return new Webhook(secret).verify(body, Object.fromEntries(names.map((name) => [name, String(headers[name])])));
}

async function deliverTo(rotate: boolean, laterMs = 0) {
  const receiver = await startReceiver();
  await using app = await webhookApp();
  const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url]);
  const [endpoint] = endpoints;
  if (!endpoint) throw new Error('no endpoint');
  const secrets = [endpoint.secret];
  if (rotate) secrets.unshift((await rotateSecret(app, workspaceId, endpoint.id)).secret);
  app.clock.advance(laterMs);
  await recordLeads(app, workspaceId);
  await deliverOnce(app);
  const [received] = receiver.received;
  if (!received) throw new Error('nothing was received');
  return { received, secrets };
}

describe('a delivery’s signatures', () => {
  it('verify as the contract says, and with the package of Standard Webhooks', async () => {
    const { received, secrets } = await deliverTo(false);
    const [secret = ''] = secrets;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(verifyLikeGitHub(received, secret)).toBe(true);
    expect(verifyStandard(received, secret)).toMatchObject({ type: 'lead.created', apiVersion: 'v1' });
    expect(received.headers).toMatchObject({
      'x-svc-event': 'lead.created',
      'x-svc-attempt': '1',
      'content-type': 'application/json',
      'webhook-id': received.headers['x-svc-event-id'],
    });
  });

  it('do not verify when a byte of the body or the secret is another', async () => {
    const { received, secrets } = await deliverTo(false);
    const [secret = ''] = secrets;
    const forged = { ...received, body: Buffer.from(received.body.toString().replace('Ada', 'Eve')) };
    expect(verifyLikeGitHub(forged, secret)).toBe(false);
    expect(() => verifyStandard(forged, secret)).toThrow();
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(verifyLikeGitHub(received, other)).toBe(false);
    expect(() => verifyStandard(received, other)).toThrow();
  });

  it('verify with both secrets for a day after a rotation, X-SVC-Signature with the newest', async () => {
    const { received, secrets } = await deliverTo(true, DAY_MS - 1);
    const [newest = '', older = ''] = secrets;
    const sent = Number(received.headers['webhook-timestamp']) * 1000;
    expect(String(received.headers['webhook-signature']).split(' ')).toHaveLength(2);
    // The package compares with its own clock, and the App's was moved.
    for (const secret of [newest, older]) {
      const body = `${received.headers['webhook-id']}.${sent / 1000}.${received.body}`;
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const signature = `v1,${createHmac('sha256', key).update(body).digest('base64')}`;
      expect(received.headers['webhook-signature']).toContain(signature);
    }
    expect(verifyLikeGitHub(received, newest)).toBe(true);
    expect(verifyLikeGitHub(received, older)).toBe(false);
  });

  it('verify with both secrets by the package, right after a rotation', async () => {
    const { received, secrets } = await deliverTo(true);
    for (const secret of secrets) expect(verifyStandard(received, secret)).toMatchObject({ type: 'lead.created' });
  });

  it('are made with the new secret alone once a day has gone', async () => {
    const { received } = await deliverTo(true, DAY_MS);
    expect(String(received.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});
