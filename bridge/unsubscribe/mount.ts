import type { Context, Hono } from 'hono';
import type { App } from '../../src/app.ts';
import { readUnsubscribeLink, unsubscribe } from '../../src/outreach/sending/unsubscribe.ts';
import type { BridgeEnv } from '../exchange.ts';
import { askPage, donePage, unknownPage } from './page.ts';

// The link of every mail. GET changes nothing, because scanners open every link they see; POST acts, from the page's
// button or from a mail client (RFC 8058), without cookies and however often it comes. What it sends is not read.

const PATH = '/u/:token';

export function mountUnsubscribe(hono: Hono<BridgeEnv>, app: App): void {
  hono.get(PATH, async (context) => {
    named(context, 'GET');
    const link = await readUnsubscribeLink(app, context.req.param('token'));
    return link ? askPage(link.fromName) : unknownPage();
  });
  hono.post(PATH, async (context) => {
    named(context, 'POST');
    const by = context.req.query('from') === 'page' ? 'link' : 'one_click';
    return (await unsubscribe(app, context.req.param('token'), by)) ? donePage() : unknownPage();
  });
}

/** The token is a secret of whoever got the mail: the log has the template of the path alone. */
function named(context: Context<BridgeEnv>, method: 'GET' | 'POST'): void {
  context.get('exchange').route = `${method} /u/{token}`;
}
