import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { App } from '../../src/app.ts';
import { showPlan } from '../../src/generation/show-plan.ts';
import { countRequest } from '../../src/limits/per-key.ts';
import { storedPlan } from '../../src/plans/open-plan.ts';
import { openedPlan, openPageLink, SHOWN_MS } from '../../src/plans/page-links.ts';
import { isSample } from '../../src/plans/samples/index.ts';
import type { BridgeEnv } from '../exchange.ts';
import { foreignRequest } from '../guard.ts';
import { answerOtherMethods } from '../other-methods.ts';
import { closedPage, openPageAnswer, planPageAnswer } from './page.ts';
import { samplePage } from './sample-page.ts';

// The page of a plan, for people: a link opens it once, and a cookie that is good for this page alone keeps it open. That
// of a sample is open to everyone.

interface Parts {
  app: App;
  baseUrl: () => string;
  leaving: AbortSignal;
}

const COOKIE = 'planwright_plan';

export function mountPlanPage(hono: Hono<BridgeEnv>, parts: Parts): void {
  for (const [path, answer] of [
    ['/plans/:id/open/:secret', openLink],
    ['/plans/:id', answerPage],
  ] as const) {
    hono.get(path, async (context) => {
      const refused = foreignRequest(parts.app.config, context.req.raw);
      if (refused) throw refused;
      // The log has the template alone: the secret is its reader's.
      context.get('exchange').route = `GET ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
      return answer(parts, context);
    });
    answerOtherMethods(hono, path, ['GET', 'HEAD']);
  }
}

/** Uses the link up and goes on to the page, whose address has no secret. */
async function openLink(parts: Parts, context: Context<BridgeEnv>): Promise<Response> {
  const { id = '', secret = '' } = context.req.param();
  // HEAD is for programs that look where a link leads.
  if (context.req.method === 'HEAD') return closedPage();
  const pass = await openPageLink(parts.app, id, secret);
  if (!pass && !(await shownIn(parts, context))) return closedPage();
  if (pass) keepOpen(parts, context, pass.secret);
  context.header('Cache-Control', 'no-store');
  return context.redirect(`../../${id}`, 303);
}

function keepOpen({ baseUrl }: Parts, context: Context<BridgeEnv>, secret: string): void {
  const { protocol, pathname } = new URL(baseUrl());
  setCookie(context, COOKIE, secret, {
    path: `${pathname.replace(/\/$/, '')}/plans/${context.req.param('id')}`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: protocol === 'https:',
    maxAge: SHOWN_MS / 1000,
  });
}

async function answerPage(parts: Parts, context: Context<BridgeEnv>): Promise<Response> {
  const { app, leaving } = parts;
  const planId = context.req.param('id') ?? '';
  if (isSample(planId)) return openPageAnswer(await samplePage(app, planId));
  const opened = await shownIn(parts, context);
  if (!opened) return closedPage();
  const { plan, keyId } = opened;
  await countRequest(app, keyId ?? plan.id, app.config.rateLimit);
  return planPageAnswer(
    await showPlan(app, storedPlan(app.store.db, plan), AbortSignal.any([context.req.raw.signal, leaving])),
  );
}

/** The plan of the address, where its page is open in the browser that asks. */
const shownIn = ({ app }: Parts, context: Context<BridgeEnv>) =>
  openedPlan(app, context.req.param('id') ?? '', getCookie(context, COOKIE) ?? '');
