// The floor under any route of ours: the same HTTP library, one route, a constant.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('/credits', (c) => c.json({ data: { credits: 100_000, plan: 'pro' }, meta: { creditsCharged: 0 } }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}/credits` })}\n`);
});
