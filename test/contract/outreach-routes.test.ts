import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../../bridge/apis.ts';
import { OUTREACH_ROUTES } from '../../bridge/outreach/index.ts';
import { type OutreachRoute, scopesOf } from '../../bridge/outreach/route.ts';
import { SCOPES, type Scope } from '../../src/accounts/scopes.ts';
import { ERRORS } from '../../src/errors.ts';
import { expectOutreachError, type Outreach, openOutreach } from '../bridge/outreach/outreach.ts';
import { openWorld, worldCopies } from '../bridge/outreach/world.ts';
import { seedWorkspace } from '../helpers/test-app.ts';
import { askRoute, bodyOf, idsFor, kindOf, NOBODY } from './ask-route.ts';

const LIMITED_ACTION = /\/(?:discovery|enrich|draft|regenerate|autopilot\/run)$/;
const named = (routes: readonly OutreachRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const each = named(OUTREACH_ROUTES);
const ofOneThing = named(OUTREACH_ROUTES.filter(({ path }) => path.includes('{id}')));
const withScope = named(OUTREACH_ROUTES.filter(({ scope }) => scope !== 'none'));
const withBody = named(OUTREACH_ROUTES.filter(({ body }) => body));
const paged = named(OUTREACH_ROUTES.filter(({ query }) => query && 'limit' in query.shape));

/** One for all that ask for it: of what is refused nothing is left, and no limit ends it. */
function shared<Opened extends Pick<Outreach, 'app'>>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  afterAll(async () => (await opened)?.app[Symbol.asyncDispose]());
  return () => {
    opened ??= open();
    return opened;
  };
}

const config = { outreachRateLimit: 1_000_000 };
const refusingWorld = shared(() => openWorld({ config }));
const withoutOutreach = shared(() => openOutreach({ tier: 'free', credits: 10, config }));
const copiedWorld = worldCopies();
const withWorkspaces = shared(() => openOutreach());
const withLimit = shared(() => openOutreach({ config: { outreachRateLimit: 1 } }));
const withRevokedKey = shared(async () => {
  const outreach = await openOutreach({ config });
  await outreach.app.keys.revoke(outreach.key.id, 'lost');
  return outreach;
});

describe('every outreach route', () => {
  it('has a file of its own, and every file is a route', () => {
    const files = readdirSync(new URL('../../bridge/outreach/routes', import.meta.url));
    expect(files).toHaveLength(OUTREACH_ROUTES.length);
    expect(new Set(each.map(([name]) => name)).size).toBe(OUTREACH_ROUTES.length);
    expect(new Set(OUTREACH_ROUTES.map((route) => route.operationId)).size).toBe(OUTREACH_ROUTES.length);
  });

  it.each(each)('%s says what it does, who may call it, and what it takes and answers', (_, route) => {
    expect(route.summary).toMatch(/^[A-Z][^.]+$/);
    expect(route.description).toMatch(/\.$/);
    expect(route.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(route.path).toMatch(/^\/outreach(\/([a-z-]+|\{id\}|steps\/\{stepId\}))+$/);
    expect([...SCOPES, 'none']).toContain(route.scope);
    expect(route.scope === 'none').toBe(route.path === '/outreach/me');
    expect(Object.keys(route.responses).length).toBeGreaterThan(0);
    for (const { description } of Object.values(route.responses)) expect(description).toMatch(/\.$/);
    expect(new Set(route.errors).size).toBe(route.errors.length);
    if (route.path.includes('{')) expect(route.errors).toContain('not_found');
    if (route.body) expect(route.errors).toEqual(expect.arrayContaining(['invalid_json', 'payload_too_large']));
    expect(Object.keys(route.params?.shape ?? {}).map((name) => `{${name}}`)).toEqual(
      route.path.match(/\{\w+\}/g) ?? [],
    );
  });

  it.each(each)('%s asks for a key first', async (_, route) => {
    const outreach = await withRevokedKey();
    expectOutreachError(await askRoute(outreach, route, { secret: null, body: 'no json' }), 401, 'unauthorized');
    expectOutreachError(await askRoute(outreach, route, { body: 'no json' }), 401, 'key_revoked', /lost/);
  });

  it.each(each)('%s needs the tier before anything else of the request counts', async (_, route) => {
    expectOutreachError(await askRoute(await withoutOutreach(), route, { body: 'no json' }), 402, 'plan_required');
  });

  it.each(withScope)('%s needs its scopes, says which is missing, and no other one', async (_, route) => {
    const outreach = await withWorkspaces();
    const { id: workspaceId } = await seedWorkspace(outreach.app, { credits: 1_000 });
    const keyWith = async (...scopes: Scope[]) => (await outreach.app.keys.create({ workspaceId, scopes })).secret;
    const needed = scopesOf(route);
    for (const lacking of needed) {
      const without = await keyWith(...SCOPES.filter((scope) => scope !== lacking));
      const refused = await askRoute(outreach, route, { secret: without, body: 'no json' });
      expectOutreachError(refused, 403, 'forbidden', new RegExp(`lacks the scope ${lacking};`));
    }
    const secret = await keyWith(...needed);
    expect([401, 402, 403]).not.toContain((await askRoute(outreach, route, { secret })).status);
  });

  it.each(each)('%s counts against the limit, and tells what is left of it', async (_, route) => {
    const outreach = await withLimit();
    const { secret } = (await seedWorkspace(outreach.app, { credits: 1_000 })).key;
    const left = (await askRoute(outreach, route, { secret })).headers.get('x-ratelimit-remaining');
    // A limited action tells what is left of its own limit.
    expect(left).toMatch(LIMITED_ACTION.test(route.path) ? /^\d+$/ : /^0$/);
    expectOutreachError(await askRoute(outreach, route, { secret }), 429, 'rate_limited');
  });

  it.each(each)('%s refuses other methods and lists its own', async (_, route) => {
    const world = await refusingWorld();
    const reply = await world.call('PUT', route.path.replaceAll(/\{\w+\}/g, NOBODY));
    expectOutreachError(reply, 405, 'method_not_allowed');
    expect(reply.headers.get('allow')?.split(', ')).toContain(route.method);
  });

  it.each(each)('%s refuses a query parameter that it does not know, by name', async (_, route) => {
    const world = await refusingWorld();
    const reply = await askRoute(world, route, { ...idsFor(world, route), query: '?surplus=1' });
    expectOutreachError(reply, 400, 'invalid_request', /surplus/);
  });

  it.each(withBody)('%s refuses a field that it does not know, by name, and what is no body', async (_, route) => {
    const world = await refusingWorld();
    const { id, stepId } = idsFor(world, route);
    const surplus = await askRoute(world, route, { id, stepId, body: { ...(bodyOf(route) as object), surplus: 1 } });
    expectOutreachError(surplus, 400, 'invalid_request', /surplus/);
    expectOutreachError(await askRoute(world, route, { id, stepId, body: [] }), 400, 'invalid_request');
    expectOutreachError(await askRoute(world, route, { id, stepId, body: '{"a"' }), 400, 'invalid_json');
    expectOutreachError(
      await askRoute(world, route, { id, stepId, body: '"a\\u0000b"' }),
      400,
      'invalid_request',
      /NUL/,
    );
    const plain = { id, stepId, headers: { 'Content-Type': 'text/plain' } };
    expectOutreachError(await askRoute(world, route, plain), 415, 'unsupported_media_type');
    const large = ' '.repeat(1024 * 1024 * (route.body?.isLarge ? 16 : 1) + 1);
    expectOutreachError(await askRoute(world, route, { id, stepId, body: large }), 413, 'payload_too_large');
  });

  it.each(ofOneThing)('%s answers 404 for what is not there, and for what is another workspace’s', async (_, route) => {
    await using world = await copiedWorld();
    const { id, stepId } = idsFor(world, route);
    expect(id, `the world has one of ${kindOf(route)}`).not.toBe(NOBODY);
    const other = await seedWorkspace(world.app);

    for (const asked of [{ id: NOBODY }, { id: 'a%00b' }, { id, secret: other.key.secret }]) {
      expectOutreachError(await askRoute(world, route, { stepId, ...asked }), 404, 'not_found');
    }
    if (route.path.includes('{stepId}')) {
      expectOutreachError(await askRoute(world, route, { id, stepId: NOBODY }), 404, 'not_found');
    }
    expect((await askRoute(world, route, { id, stepId })).status).not.toBe(404);
  });

  it.each(each)('%s answers in the shape that it tells, and no error that it does not document', async (_, route) => {
    await using world = await copiedWorld();
    const { id, stepId } = idsFor(world, route);
    const bodies = route.body ? [bodyOf(route), {}, [], 'x', ''] : [undefined];
    for (const body of bodies) {
      const reply = await askRoute(world, route, { id, stepId, body });
      const spec = route.responses[reply.status];
      if (spec) {
        // Parsing leaves out what the shape does not tell.
        expect(spec.shape.parse(reply.body)).toEqual(reply.body);
        continue;
      }
      const { code } = reply.body as { code: keyof typeof ERRORS };
      expect(errorsOf(route), JSON.stringify(reply.body)).toContain(code);
      expect(reply.status).toBe(ERRORS[code].status);
    }
  });
});

describe('every page of a list', () => {
  it.each(paged)('%s has bounds, and refuses a cursor that no page gave', async (_, route) => {
    const world = await refusingWorld();
    const { id } = idsFor(world, route);
    const ask = (query: string) => askRoute(world, route, { id, query });
    for (const limit of ['0', '-1', '1000000000', '201', 'x', '', '1.5', 'NaN', '0x10g']) {
      const reply = await ask(`?limit=${limit}`);
      expectOutreachError(reply, 400, 'invalid_request', /limit/);
    }
    const forged = Buffer.from(`1.lead_${'0'.repeat(32)}'--`).toString('base64url');
    for (const cursor of ['x', '0', '', forged, 'a'.repeat(10_000), '%F0%9F%92%A9']) {
      const reply = await ask(`?cursor=${cursor}`);
      expectOutreachError(reply, 400, 'invalid_request', /cursor/);
    }
    expect((await ask('?limit=200')).body).toMatchObject({ nextCursor: null, hasMore: false });
  });
});
