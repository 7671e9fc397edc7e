import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { enrichLead } from '../../../../src/outreach/actions/enrich/enrich-lead.ts';
import { createLead } from '../../../../src/outreach/create-lead.ts';
import { getLead } from '../../../../src/outreach/lead-detail.ts';
import { GuardedHttp, type GuardedRequest } from '../../../../src/system/guarded-http.ts';
import type { Resolver } from '../../../../src/system/resolver.ts';
import { seedCampaign, seedOutreach } from '../../../helpers/outreach.ts';
import { type Received, startReceiver } from '../../../helpers/receiver.ts';
import { onOneStore, type StoreKind } from '../../../helpers/stores.ts';
import { seedWorkspace, testApp } from '../../../helpers/test-app.ts';

/** What each URL answers: a page, or whatever is done with the response. */
type Site = Record<string, string | ((response: ServerResponse) => void)>;

const page = (html: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
const redirect = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();

/** The web of one machine: https://host/path is asked of a server on loopback that knows the site. */
class LoopbackWeb extends GuardedHttp {
  readonly asked: string[] = [];
  #port: number;

  constructor(port: number) {
    super({ allow: ['127.0.0.1'] });
    this.#port = port;
  }

  override request(request: GuardedRequest) {
    this.asked.push(request.url);
    if (!request.url.startsWith('https://') || this.urlFault(request.url) !== undefined) return super.request(request);
    return super.request({ ...request, url: `http://127.0.0.1:${this.#port}/${request.url.slice(8)}` });
  }
}

async function openWith(kind: StoreKind, site: Site, email = 'sam@corp.com') {
  const serve = (response: ServerResponse, { path }: Received) => {
    const found = site[`https:/${path}`];
    if (typeof found === 'function') found(response);
    else if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(found);
  };
  const server = await startReceiver(serve);
  const http = new LoopbackWeb(server.port);
  onTestFinished(() => http.close());
  const resolver: Resolver = {
    addresses: async () => [],
    mailExchanges: async () => [{ exchange: 'aspmx.l.google.com', priority: 1 }],
  };
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true }, pages: http, resolver });
  const seed = await seedOutreach(app);
  const { id: campaignId } = await seedCampaign(app, seed, { active: false });
  const { data: lead } = await createLead(app, seed.workspaceId, { campaignId, email });
  const enrich = (input?: object) => enrichLead(app, seed.workspaceId, lead.id, { input });
  return { app, ...seed, lead, enrich, http, server, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const HOME = '<html lang=en><title>Corp</title><meta property="og:site_name" content="Corp Ltd">';

onOneStore('an enrichment', (kind) => {
  it('tells mail host and home page with their sources, and is kept beside the lead', async () => {
    await using here = await openWith(kind, { 'https://corp.com/': HOME });
    const { app, workspaceId, lead } = here;
    const found = await here.enrich();
    expect(found.findings.map(({ name, value, source }) => [name, value, source])).toEqual([
      ['mailHost', 'Google Workspace (aspmx.l.google.com)', 'dns:MX:corp.com'],
      ['siteName', 'Corp Ltd', 'https://corp.com/'],
      ['title', 'Corp', 'https://corp.com/'],
      ['language', 'en', 'https://corp.com/'],
    ]);
    expect(found).toMatchObject({ leadId: lead.id, notes: [], applied: [] });
    const detail = await getLead(app, workspaceId, lead.id);
    const { applied: _, ...kept } = found;
    expect(detail.enrichments).toEqual([kept]);
    expect(detail.company).toBeNull();
    expect(here.server.received[1]?.headers).toMatchObject({ 'user-agent': expect.stringMatching(/^planwright\//) });
    expect(here.http.asked).toEqual(['https://corp.com/robots.txt', 'https://corp.com/']);
  });

  it('fills in an empty company when it is asked to, and nothing else', async () => {
    await using here = await openWith(kind, { 'https://corp.com/': HOME });
    const { app, workspaceId, lead } = here;
    expect((await here.enrich({ apply: true })).applied).toEqual(['company']);
    const after = await getLead(app, workspaceId, lead.id);
    expect(after).toMatchObject({ company: 'Corp Ltd', firstName: null, role: null, fields: {}, status: lead.status });
    expect((await here.enrich({ apply: true })).applied).toEqual([]);
    expect((await getLead(app, workspaceId, lead.id)).enrichments).toHaveLength(2);
  });

  it('reads nothing that robots.txt forbids, or whose robots.txt cannot be read', async () => {
    await using here = await openWith(kind, {
      'https://corp.com/robots.txt': 'User-agent: Planwright\nDisallow: /',
      'https://corp.com/': HOME,
    });
    expect((await here.enrich()).notes).toEqual(['Its robots.txt asks us not to read the page.']);
    await using down = await openWith(kind, {
      'https://corp.com/robots.txt': (response) => response.writeHead(503).end(),
      'https://corp.com/': HOME,
    });
    expect((await down.enrich()).notes).toEqual(['Its robots.txt could not be read, so that nothing was fetched.']);
    expect(down.http.asked).toEqual(['https://corp.com/robots.txt']);
  });

  it.each([
    ['breaks off', { 'content-length': '1000' }],
    ['is compressed', { 'content-encoding': 'gzip', 'content-length': '8' }],
  ])('reads nothing where robots.txt %s: what it forbids is not known', async (_how, headers) => {
    await using here = await openWith(kind, {
      'https://corp.com/robots.txt': (response) => {
        response.writeHead(200, { 'content-type': 'text/plain', ...headers });
        response.write('\x1f\x8b\b\0\0\0\0\0', 'latin1', () => response.destroy());
      },
      'https://corp.com/': HOME,
    });
    expect((await here.enrich()).notes).toEqual(['Its robots.txt could not be read, so that nothing was fetched.']);
    expect(here.http.asked).toEqual(['https://corp.com/robots.txt']);
  });

  it('follows redirects within the company’s own domain alone, each robots.txt asked', async () => {
    await using here = await openWith(kind, {
      'https://corp.com/': redirect('https://www.corp.com/de/'),
      'https://www.corp.com/de/': HOME,
    });
    expect((await here.enrich()).findings.at(-1)).toMatchObject({ source: 'https://www.corp.com/de/' });
    expect(here.http.asked).toContain('https://www.corp.com/robots.txt');
  });

  it.each([
    ['another company', 'https://other.com/', /away from the company/],
    ['a name that only looks the same', 'https://corp.com.other.com/', /away from the company/],
    ['an address inside', 'https://169.254.169.254/latest/meta-data', /away from the company/],
    ['no TLS', 'http://corp.com/', /without TLS/],
    ['another port below 1024', 'https://corp.com:22/', /may not be asked/],
    ['a script', 'javascript:alert(1)', /away from the company/],
    ['itself', 'https://corp.com/', /without end/],
  ])('never follows to %s', async (_, location, note) => {
    await using here = await openWith(kind, { 'https://corp.com/': redirect(location), 'https://other.com/': HOME });
    expect((await here.enrich()).notes).toEqual([expect.stringMatching(note)]);
    expect(here.http.asked.filter((url) => !url.startsWith('https://corp.com'))).toEqual([]);
  });

  it.each([
    [
      'is no HTML',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('x'),
    ],
    ['says nothing', page('')],
    ['is an error', (response: ServerResponse) => response.writeHead(500).end('x')],
    [
      'is compressed',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
    ],
    ['breaks off', (response: ServerResponse) => response.destroy()],
  ])('of a page that %s is a note and no failure', async (_, answer) => {
    await using here = await openWith(kind, { 'https://corp.com/': answer });
    const { findings, notes } = await here.enrich();
    expect(findings.map(({ name }) => name)).toEqual(['mailHost']);
    expect(notes).toEqual([expect.stringMatching(/\.$/)]);
  });

  it('reads 512 KB of a page without end', async () => {
    await using here = await openWith(kind, {
      'https://corp.com/': (response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const more = () => !response.destroyed && response.write('<p>x</p>'.repeat(8_192), () => setImmediate(more));
        response.write('<title>Endless</title>', more);
      },
    });
    expect((await here.enrich()).findings).toContainEqual(expect.objectContaining({ value: 'Endless' }));
  });

  it('asks no public mail provider for a page', async () => {
    await using here = await openWith(kind, { 'https://gmail.com/': HOME }, 'sam@gmail.com');
    const { notes } = await here.enrich();
    expect(notes).toEqual([expect.stringMatching(/public mail provider/)]);
    expect(here.http.asked).toEqual([]);
  });

  it('counts only what is right against its limits', async () => {
    await using here = await openWith(kind, { 'https://corp.com/': HOME });
    const { app, workspaceId, lead } = here;
    const other = await seedWorkspace(app);
    await expect(here.enrich({ apply: 1 })).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(enrichLead(app, other.id, lead.id)).rejects.toMatchObject({ code: 'not_found' });
    const told: unknown[] = [];
    await enrichLead(app, workspaceId, lead.id, { tellQuota: (quota) => told.push(quota) });
    expect(told).toMatchObject([{ limit: 30, window: 'minute', remaining: 29 }]);
  });
});
