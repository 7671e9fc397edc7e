// The floor under the creation of a lead: the same HTTP library and checker, one row in one transaction, synced to the
// disk. The file is one of ours, with its tables and indexes; no key, no limit, no event.
import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import SqliteDatabase from 'better-sqlite3';
import { Hono } from 'hono';
import * as z from 'zod';

const [path, workspaceId] = process.argv.slice(2);
const db = new SqliteDatabase(path);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);
const insert = db.prepare(
  `INSERT INTO leads (id, workspace_id, campaign_id, email, email_key, domain, first_name, company, fields, status,
    step_position, created_at, updated_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, '{}', 'queued', 0, ?, ?, ?) ON CONFLICT (campaign_id, email_key) DO NOTHING`,
);
const insertOne = db.transaction((...values) => insert.run(...values));

const schema = z.strictObject({ campaignId: z.string(), email: z.email(), firstName: z.string(), company: z.string() });

const app = new Hono();
app.post('/leads', async (c) => {
  const { campaignId, email, firstName, company } = schema.parse(await c.req.json());
  const [id, key, now] = [`lead_${randomBytes(16).toString('hex')}`, email.toLowerCase(), Date.now()];
  const domain = key.slice(key.indexOf('@') + 1);
  insertOne.immediate(id, workspaceId, campaignId, email, key, domain, firstName, company, now, now, now);
  return c.json({ data: { id, email }, created: true }, 201);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}/leads` })}\n`);
});
