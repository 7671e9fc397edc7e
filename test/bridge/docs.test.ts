import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../bridge/index.ts';
import { TIERS } from '../../src/accounts/tiers.ts';
import { ERRORS } from '../../src/errors.ts';
import { FILTERS, TEMPLATE_TAGS } from '../../src/outreach/sequence/liquid-engine.ts';
import { EVENT_TYPES } from '../../src/webhooks/event-data.ts';
import { openRest } from './rest.ts';

async function readDocs(): Promise<{ html: string; headers: Headers }> {
  await using rest = await openRest({ config: { publicUrl: 'https://plan.example' } });
  const response = await rest.bridge.request('/docs');
  expect(response.status).toBe(200);
  return { html: await response.text(), headers: response.headers };
}

const anchorsOf = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

describe('the documents', () => {
  it('explain every error code at the anchor that errors link to', async () => {
    const { html } = await readDocs();
    const anchors = anchorsOf(html);
    for (const code of Object.keys(ERRORS)) expect(anchors).toContain(`error-${code}`);
  });

  it('link to nothing that is not there', async () => {
    const { html } = await readDocs();
    const anchors = anchorsOf(html);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(links.length).toBeGreaterThan(50);
    for (const id of links) expect(anchors, id).toContain(id);
    expect(anchors.size).toBe([...html.matchAll(/ id="/g)].length);
  });

  it('show every endpoint with its price and tier, and every tier', async () => {
    const { html } = await readDocs();
    for (const route of ROUTES) {
      expect(html).toContain(`id="${route.operationId}"`);
      expect(html).toContain(`${route.price} credits`);
    }
    for (const { label } of Object.values(TIERS)) expect(html).toContain(label);
    for (const amount of ['1,500', '2,500', '6,000']) expect(html).toContain(amount);
  });

  it('tell the version policy, the headers, chaining and MCP', async () => {
    const { html } = await readDocs();
    const said = ['90 days for generation', '12 months for outreach', 'X-Credits-Remaining', 'Retry-After', 'run id'];
    for (const words of [...said, 'https://plan.example/mcp', 'Idempotency-Key']) expect(html).toContain(words);
  });

  it('tell every event, the one that is never sent, and what a template may use', async () => {
    const { html } = await readDocs();
    for (const type of EVENT_TYPES) expect(html).toContain(`<code>${type}</code>`);
    expect(html).toMatch(/<code>system\.api_change<\/code>.*Reserved: it is never sent yet/);
    for (const name of [...FILTERS, ...TEMPLATE_TAGS]) expect(html).toContain(`<code>${name}</code>`);
  });

  it('load nothing from elsewhere and run no script', async () => {
    const { html, headers } = await readDocs();
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('are where the start page leads', async () => {
    await using rest = await openRest();
    const response = await rest.bridge.request('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/docs']);
  });
});

describe('health', () => {
  it('is up while the process is, and ready while the database answers', async () => {
    await using rest = await openRest();
    expect(await (await rest.bridge.request('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await rest.bridge.request('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', database: 'ok', engine: 'offline' });
  });

  it('is up but not ready when the database is gone', async () => {
    await using rest = await openRest();
    await rest.app.store.close();
    expect((await rest.bridge.request('/healthz')).status).toBe(200);
    const ready = await rest.bridge.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'not ready', database: 'no answer' });
  });

  it('is not ready once the process is told to stop', async () => {
    const leaving = new AbortController();
    await using rest = await openRest({ options: { leaving: leaving.signal } });
    leaving.abort();
    expect((await rest.bridge.request('/readyz')).status).toBe(503);
  });
});
