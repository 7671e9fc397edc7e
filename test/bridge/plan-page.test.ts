import { afterAll, expect, it } from 'vitest';
import { LINK_MS, SHOWN_MS } from '../../src/plans/page-links.ts';
import { readSample, SAMPLES } from '../../src/plans/samples/index.ts';
import { must } from '../../src/system/must.ts';
import { inlineWorkers } from '../helpers/inline-workers.ts';
import { seedWorkspace } from '../helpers/test-app.ts';
import { numberedEngine } from '../plans/numbered-engine.ts';
import { openRest, type RestParts } from './rest.ts';

/** A service with a plan, and a browser that follows no redirect and keeps no cookie. */
async function openPlan(parts: RestParts = {}) {
  const rest = await openRest({ engine: numberedEngine(), ...parts });
  const planId: string = (await rest.generate('blueprint')).body.meta.planId;
  const link = async (id = planId, options = {}) => rest.call('POST', `/mcp/plans/${id}/page`, options);
  const browse = (path: string, cookie = '', method = 'GET') =>
    rest.bridge.request(path, { method, headers: cookie === '' ? {} : { Cookie: cookie } });
  /** Opens a new link: what the browser is told to keep. */
  const open = async (id = planId) => {
    const { pathname } = new URL((await link(id)).body.data.url);
    const told = (await browse(pathname)).headers.get('set-cookie') ?? '';
    return told.split(';')[0] ?? '';
  };
  return { rest, planId, link, browse, open };
}

let opened: ReturnType<typeof openPlan> | undefined;
function shared(): ReturnType<typeof openPlan> {
  opened ??= openPlan();
  return opened;
}
afterAll(async () => (await opened)?.rest[Symbol.asyncDispose]());

it('a link opens the page of a plan once, without a key and for one browser', async () => {
  const { rest, planId, link, browse } = await shared();
  const made = await link();
  expect(made).toMatchObject({ status: 200, body: { data: { planId }, meta: { creditsCharged: 0 } } });
  const { url, expiresAt } = made.body.data;
  expect(Date.parse(expiresAt)).toBe(rest.app.clock.now() + LINK_MS);
  expect(url).not.toContain(rest.key.secret);
  const { pathname } = new URL(url);

  expect((await browse(pathname, '', 'HEAD')).status).toBe(404);
  const first = await browse(pathname);
  expect([first.status, first.headers.get('location')]).toEqual([303, `../../${planId}`]);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    new RegExp(`^planwright_plan=[\\w-]{43}; Max-Age=43200; Path=/plans/${planId}; HttpOnly; SameSite=Lax$`),
  );

  const kept = cookie.split(';')[0];
  const page = await browse(`/plans/${planId}`, kept);
  expect(page.status).toBe(200);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline'; /),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers.has('x-credits-remaining')).toBe(false);
  const html = await page.text();
  expect(html).toMatch(/<h1>[^<]+<\/h1>\n<section id="in-short">/);
  expect(html).toContain('This is writing number');

  expect((await browse(pathname)).status).toBe(404);
  // In the browser that has the page open, the used link leads back to it.
  expect((await browse(pathname, kept)).status).toBe(303);
});

it('a page without its link is not there, and says how to get one', async () => {
  const { rest, planId, link, browse, open } = await shared();
  const { body } = await rest.generate('research', { idea: 'A tide diary for oyster growers' });
  const otherId: string = body.meta.planId;
  const other = await open(otherId);
  expect((await browse(`/plans/${otherId}`, other)).status).toBe(200);
  const { pathname } = new URL((await link(otherId)).body.data.url);
  const wrong = pathname.replace(otherId, planId);
  const unknown = `plan_${'0'.repeat(32)}`;
  for (const [path, cookie] of [
    [`/plans/${planId}`, ''],
    [`/plans/${planId}`, other],
    [`/plans/${planId}`, 'planwright_plan=%00'],
    [`/plans/${unknown}`, other],
    ['/plans/%00', other],
    [wrong, ''],
    [`/plans/${planId}/open/x`, ''],
  ] as const) {
    const answer = await browse(path, cookie);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('POST /api/v1/mcp/plans/&lt;plan id&gt;/page');
  }
  // A link that was tried at another plan still opens its own.
  expect((await browse(pathname)).status).toBe(303);
  expect((await browse(`/plans/${planId}`, '', 'POST')).status).toBe(405);
});

it('another workspace gets no link to a plan, nor does a call without a key', async () => {
  const { rest, planId, link } = await shared();
  const { key } = await seedWorkspace(rest.app);
  expect((await link(planId, { secret: key.secret })).status).toBe(404);
  expect((await link(planId, { secret: null })).status).toBe(401);
});

it('a link that has expired opens nothing, and a page closes after twelve hours', async () => {
  const { rest, planId, link, browse, open } = await openPlan();
  await using _ = rest;
  const { pathname } = new URL((await link()).body.data.url);
  const cookie = await open();
  rest.app.clock.advance(LINK_MS);
  expect((await browse(pathname)).status).toBe(404);
  expect((await browse(`/plans/${planId}`, cookie)).status).toBe(200);
  rest.app.clock.advance(SHOWN_MS - LINK_MS);
  expect((await browse(`/plans/${planId}`, cookie)).status).toBe(404);
});

it('behind https, also below a path, the cookie is for https and the page’s own path alone', async () => {
  const { rest, planId, link, browse } = await openPlan({
    config: { publicUrl: 'https://plans.example.com/tools', rateLimit: 4 },
  });
  await using _ = rest;
  const { url } = (await link()).body.data;
  expect(url).toMatch(`https://plans.example.com/tools/plans/${planId}/open/`);
  const path = url.slice('https://plans.example.com/tools'.length);
  const cookie = (await browse(path)).headers.get('set-cookie') ?? '';
  expect(cookie).toContain(`; Path=/tools/plans/${planId}; HttpOnly; Secure; SameSite=Lax`);
  // Looks count as requests of the key that asked for the link.
  const looks = [];
  for (let look = 0; look < 3; look++) looks.push((await browse(`/plans/${planId}`, cookie.split(';')[0])).status);
  expect(looks).toEqual([200, 200, 429]);
});

it('the page of a sample is open to everyone, made once, and says what it is and who wrote it', async () => {
  const jobs: string[] = [];
  const workers: typeof inlineWorkers = {
    ...inlineWorkers,
    run: (job, ...rest) => inlineWorkers.run(job, ...rest).finally(() => jobs.push(job)),
  };
  await using rest = await openRest({ workers });
  const { id } = must(SAMPLES[0]);
  const { versions } = await readSample(id);
  const page = await rest.bridge.request(`/plans/${id}`);
  expect(page.status).toBe(200);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'unsafe-inline'; /),
    'cache-control': 'public, max-age=300',
  });
  expect(page.headers.get('set-cookie')).toBeNull();
  const html = await page.text();
  expect(html).toContain('<strong>This is a sample plan</strong>');
  expect(html).toContain(`The model ${versions[0]?.model} wrote the plan`);
  expect(html).not.toContain('<script');
  expect(await (await rest.bridge.request(`/plans/${id}`)).text()).toBe(html);
  expect(jobs).toEqual(['sample', 'planPage']);

  // Its link is its address, good for ever, through the door that makes links of plans.
  const link = await rest.call('POST', `/mcp/plans/${id}/page`);
  expect(link.body.data).toEqual({ planId: id, url: expect.stringMatching(`/plans/${id}$`), expiresAt: null });
  // The page of a plan of a workspace says nothing of it.
  const { planId } = (await rest.generate('research')).body.meta;
  const own = await rest.call('POST', `/mcp/plans/${planId}/page`);
  const opened = await rest.bridge.request(new URL(own.body.data.url).pathname);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const shown = await rest.bridge.request(`/plans/${planId}`, { headers: { Cookie: cookie } });
  expect(await shown.text()).not.toContain('sample plan');
});
