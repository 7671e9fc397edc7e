import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verify } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readDoc } from '../contract/docs.ts';
import { startNode, startProcess, type TestProcess } from '../helpers/processes.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const SOON = { timeout: 20_000, interval: 50 };

it('the demo in the README sends a mail, posts its events and stops after an unsubscribe', async () => {
  const folder = freshFolder();
  const { url, apiKey } = await serveAsTold(folder);
  const ask = asker(`${url}/api/v1/outreach`, apiKey);
  const receiver = await startReceiver();
  const eventTypes = ['lead.created', 'send.sent', 'lead.unsubscribed'];
  const { body: webhook } = await ask('POST', '/webhooks', { url: receiver.url, eventTypes });
  const port = await freePort();
  const [demo = ''] = blocksOf(outreachOf(readDoc('README.md')));
  const [webhooks = ''] = blocksOf(readDoc('docs/webhooks.md'));
  const fill = (text: string) => text.replaceAll('http://127.0.0.1:8787', url).replaceAll('9000', String(port));
  const shell = startProcess('bash', ['--noprofile', '--norc'], { cwd: folder });

  await paste(shell, fill(demo).replace('YOUR_API_KEY', apiKey));
  const mail = await vi.waitFor(async () => {
    const { data } = JSON.parse(await (await fetch(`${url}/demo/mail.json`)).text());
    expect(data).toHaveLength(1);
    return data[0];
  }, SOON);

  expect(mail).toMatchObject({ subject: 'No-shows, Ada?', envelopeTo: ['ada@example.com'] });
  expect(mail.text).toMatch(/^(Hi|Hello) Ada, how many do you lose a week\?[\s\S]*12 Harbour Street, Bristol/);
  const [sent] = await vi.waitFor(() => received(receiver, 'send.sent'), SOON);
  await unsubscribe(mail.unsubscribe[0]);
  const [gone] = await vi.waitFor(() => received(receiver, 'lead.unsubscribed'), SOON);
  const leadId: string = gone?.data.lead.id;
  expect(sent?.data.send.leadId).toBe(leadId);
  expect(received(receiver, 'lead.created')).toMatchObject([{ data: { lead: { id: leadId } } }]);
  expect((await ask('GET', `/leads/${leadId}`)).body).toMatchObject({
    status: 'unsubscribed',
    sends: [{ status: 'sent' }],
  });
  expect((await ask('POST', `/leads/${leadId}/send-next`)).status).toBe(422);
  await expectSigned(receiver, webhook.secret);

  await paste(shell, fill(webhooks));
  shell.child.stdin?.write('echo "receiver $!"\n');
  const pid = Number((await shell.line(/^receiver \d/)).slice(9));
  onTestFinished(() => void process.kill(pid));
  expect(await shell.line(/^(genuine|not ours) /)).toMatch(/^genuine lead\.created \{"id":.*"lin@example\.com"/);
});

/** The server as the README says to start it, on a free port. */
async function serveAsTold(folder: string): Promise<{ url: string; apiKey: string }> {
  const [, command = ''] = /`npx planwright (serve [^`]*)`/.exec(outreachOf(readDoc('README.md'))) ?? [];
  expect(command).toBe('serve --demo-mail');
  const env = { PLANWRIGHT_DATA_DIR: join(folder, 'data'), PLANWRIGHT_ENGINE: 'outline' };
  const server = startNode([MAIN, ...command.split(' '), '--json', '--port', '0'], { env });
  return JSON.parse(await server.line('"mcpUrl"'));
}

const outreachOf = (readme: string): string => /\n## Outreach\n[\s\S]*?(?=\n## )/.exec(readme)?.[0] ?? '';

/** The shell blocks of a text, in their order. */
const blocksOf = (text: string): string[] =>
  [...text.matchAll(/\n```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);

/** Types a block into the shell and waits until it has run; each of its calls must have gone well. */
async function paste(shell: TestProcess, block: string): Promise<void> {
  const before = shell.stdout().length;
  const mark = `pasted ${before}`;
  shell.child.stdin?.write(`${block}\necho "${mark}"\n`);
  await shell.line(mark);
  const answers = shell
    .stdout()
    .slice(before)
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(answers).toHaveLength(block.match(/^call /gm)?.length ?? 0);
  for (const answer of answers) expect(JSON.parse(answer)).toHaveProperty('data');
}

/** As the mail's reader does: the page asks, its button acts. */
async function unsubscribe(link: string): Promise<void> {
  const page = await (await fetch(link)).text();
  const [, action = ''] = /<form method="post" action="([^"]*)">/.exec(page) ?? [];
  const done = await fetch(new URL(action, link), { method: 'POST' });
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
}

function received({ received }: Receiver, type: string) {
  const events = received.map(({ body }) => JSON.parse(body.toString())).filter((event) => event.type === type);
  expect(events, type).toHaveLength(1);
  return events;
}

/** Both signatures, as libraries of others check them. */
async function expectSigned({ received }: Receiver, secret: string): Promise<void> {
  expect(received).toHaveLength(3);
  for (const { headers, body } of received) {
    const text = body.toString();
    // Of the headers that are looked at each comes once.
    expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(JSON.parse(text));
    const signature = String(headers['x-svc-signature']);
    expect(await verify(secret, text, signature)).toBe(true);
    expect(await verify(secret, `${text} `, signature)).toBe(false);
  }
}

const asker = (base: string, key: string) => async (method: string, path: string, body?: object) => {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${base}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: answer.status, body: JSON.parse(await answer.text()).data };
};

/** The receiver of the documents cannot say which port it was given. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planwright-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
