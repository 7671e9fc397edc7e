import { describe, expect, it } from 'vitest';
import { DOCS_PATHS, type DocsPath } from '../../bridge/docs/links.ts';
import { ROUTES } from '../../bridge/index.ts';
import { buildOpenApi } from '../../bridge/openapi.ts';
import { OUTREACH_ROUTES } from '../../bridge/outreach/index.ts';
import { TIERS } from '../../src/accounts/tiers.ts';
import { ERRORS } from '../../src/errors.ts';
import { FILTERS, TEMPLATE_TAGS } from '../../src/outreach/sequence/liquid-engine.ts';
import { EVENT_TYPES } from '../../src/webhooks/event-data.ts';
import { openRest } from './rest.ts';

/** The pages by path, as one process serves them. */
async function readDocs(): Promise<Record<DocsPath, string>> {
  await using rest = await openRest({ config: { publicUrl: 'https://plan.example' } });
  const read = async (path: DocsPath): Promise<[DocsPath, string]> => {
    const response = await rest.bridge.request(path);
    expect(response.status).toBe(200);
    return [path, await response.text()];
  };
  // Each path is read once.
  return Object.fromEntries(await Promise.all(DOCS_PATHS.map(read))) as Record<DocsPath, string>;
}

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const hrefsOf = (html: string): string[] => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);

describe('the documents', () => {
  it('explain every error code at the anchor that errors link to', async () => {
    const { '/docs': html } = await readDocs();
    const anchors = idsOf(html);
    for (const code of Object.keys(ERRORS)) expect(anchors).toContain(`error-${code}`);
  });

  it('link only to pages and anchors that exist', async () => {
    const docs = await readDocs();
    const targets = new Set(['/openapi.json', ...DOCS_PATHS]);
    for (const path of DOCS_PATHS) {
      const ids = idsOf(docs[path]);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const id of ids) targets.add(`${path}#${id}`);
    }
    for (const path of DOCS_PATHS) {
      const links = hrefsOf(docs[path]).filter((href) => !href.startsWith('https://'));
      expect(links.length).toBeGreaterThan(20);
      for (const href of links) expect(targets, `${path}: ${href}`).toContain(new URL(href, `x:${path}`).href.slice(2));
    }
  });

  it('lead from each page to the others, and list their own parts', async () => {
    const docs = await readDocs();
    for (const path of DOCS_PATHS) {
      const [, pages = '', contents = ''] =
        /<nav aria-label="Pages">(.*?)<\/nav>\s*<nav aria-label="Contents">(.*?)<\/nav>/.exec(docs[path]) ?? [];
      expect(hrefsOf(pages)).toEqual([...DOCS_PATHS, '/openapi.json']);
      expect(pages).toContain(`<a href="${path}" aria-current="page">`);
      const sections = [...docs[path].matchAll(/<section id="([^"]+)"/g)].map(([, id]) => `#${id}`);
      expect(hrefsOf(contents).filter((href) => href.startsWith('#'))).toEqual(sections);
    }
  });

  it('show every endpoint and every shape on one page', async () => {
    const docs = await readDocs();
    const ids = Object.values(docs).flatMap(idsOf);
    const shapes = Object.keys(buildOpenApi().components.schemas).filter((name) => !name.endsWith('Request'));
    const wanted = [...ROUTES, ...OUTREACH_ROUTES].map((route) => route.operationId);
    for (const id of [...wanted, ...shapes.map((name) => `schema-${name}`)])
      expect(
        ids.filter((one) => one === id),
        id,
      ).toHaveLength(1);
    expect(idsOf(docs['/docs'])).toContain('generateBlueprint');
    expect(idsOf(docs['/docs/outreach'])).toContain('createLead');
    expect(idsOf(docs['/docs/webhooks'])).toContain('createWebhook');
  });

  it('show every generation endpoint with its price, and every plan', async () => {
    const { '/docs': html } = await readDocs();
    for (const route of ROUTES) expect(html).toContain(`${route.price} credits`);
    for (const { label } of Object.values(TIERS)) expect(html).toContain(label);
    for (const amount of ['1,500', '2,500', '6,000']) expect(html).toContain(amount);
  });

  it('explain versions, headers, chaining and MCP', async () => {
    const { '/docs': html } = await readDocs();
    const said = ['90 days for generation', '12 months for outreach', 'X-Credits-Remaining', 'Retry-After', 'its run'];
    for (const words of [...said, 'https://plan.example/mcp', 'Idempotency-Key']) expect(html).toContain(words);
  });

  it('explain every event, and what a template can use', async () => {
    const { '/docs/webhooks': webhooks, '/docs/outreach': outreach } = await readDocs();
    for (const type of EVENT_TYPES) expect(webhooks).toContain(`<code>${type}</code>`);
    expect(webhooks).toMatch(/<code>system\.api_change<\/code>.*Reserved: it is not sent yet/);
    for (const name of [...FILTERS, ...TEMPLATE_TAGS]) expect(outreach).toContain(`<code>${name}</code>`);
  });

  it.each(DOCS_PATHS)('load nothing from elsewhere and run no script on %s', async (path) => {
    await using rest = await openRest();
    const response = await rest.bridge.request(path);
    const html = await response.text();
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('follow the settings of the process that serves them', async () => {
    await using one = await openRest({ config: { rateLimit: 61 } });
    await using other = await openRest({ config: { rateLimit: 62 } });
    const read = async ({ bridge }: typeof one) => (await bridge.request('/docs')).text();
    expect(await read(one)).toContain('61 in any 60 seconds');
    expect(await read(other)).toContain('62 in any 60 seconds');
  });

  it('are where the start page redirects to', async () => {
    await using rest = await openRest();
    const response = await rest.bridge.request('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/docs']);
  });
});

describe('health', () => {
  it('is up while the process is, and ready while the database takes a write', async () => {
    await using rest = await openRest();
    expect(await (await rest.bridge.request('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await rest.bridge.request('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', database: 'ok', engine: 'outline' });
  });

  it('is up but not ready when the database is gone', async () => {
    await using rest = await openRest();
    await rest.app.store.close();
    expect((await rest.bridge.request('/healthz')).status).toBe(200);
    const ready = await rest.bridge.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'not ready', database: 'cannot be written' });
  });

  it('is not ready once the process is told to stop', async () => {
    const leaving = new AbortController();
    await using rest = await openRest({ options: { leaving: leaving.signal } });
    leaving.abort();
    expect((await rest.bridge.request('/readyz')).status).toBe(503);
  });
});
