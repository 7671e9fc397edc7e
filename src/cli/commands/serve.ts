import { type Command, InvalidArgumentError } from 'commander';
import { startServer } from '../../../bridge/server.ts';
import { LOCAL_WORKSPACE_ID } from '../../accounts/workspaces.ts';
import { type App, type AppParts, createApp } from '../../app.ts';
import { readConfig, SETTINGS } from '../../config.ts';
import { GET_A_MODEL } from '../../engines/decide.ts';
import { SAMPLES } from '../../plans/samples/index.ts';
import { samplePageAddress } from '../../plans/samples/page-address.ts';
import { openMcpDoor } from '../mcp-door.ts';
import { settingsText } from '../settings-table.ts';
import { endWithin, onNpmGone, onStop } from '../stop-signals.ts';
import { printJson, say } from '../terminal.ts';

/** Milliseconds from the wish to stop to the end of the process, at most: less than the ten seconds that are promised, on a busy machine too. */
const STOP_MS = 7_500;

interface Flags {
  port?: number;
  host?: string;
  json?: true;
  demoMail?: true;
}

interface Serving {
  url: string;
  mcpUrl: string;
  /** Where it listens itself, when people reach it by another address. */
  listensOn?: string;
  /** Only when this start made one. */
  apiKey?: string;
  /** Only in a demo. */
  demoMailUrl?: string;
}

/** `planwright serve`: MCP, REST and docs on one port. */
export function defineServe(command: Command): void {
  command
    .option('--port <port>', 'Port to listen on; 0 picks a free one', parsePort)
    .option('--host <address>', 'Address to listen on')
    .option(
      '--json',
      'Print { url, mcpUrl, apiKey } once ready; apiKey only if this start created it, demoMailUrl in a demo',
    )
    .option('--demo-mail', 'Keep every email inside the process and show it on a page, to try campaigns out')
    .addHelpText('after', () => `\n${settingsText()}`)
    .action((flags: Flags) => runServe(flags));
}

/** Serves until told to stop; then the process ends within ten seconds, with 0 when everything had ended in order. */
export async function runServe(
  { port, host, json, demoMail }: Flags,
  parts: Pick<AppParts, 'engine'> = {},
): Promise<void> {
  const config = readConfig(process.env);
  const { prometheusMetrics } = await import('../../system/metrics-prometheus.ts');
  const app = await createApp({
    ...parts,
    config: { ...config, port: port ?? config.port, host: host ?? config.host, demoMail: demoMail ?? config.demoMail },
    metrics: prometheusMetrics(),
  });
  try {
    const server = await startServer(app, { mcp: openMcpDoor(app) });
    // Only a start that serves can show the key, and it is shown once.
    const apiKey = await makeFirstKey(app);
    const stopped = untilStopped();
    const url = config.publicUrl ?? server.url;
    const serving: Serving = {
      url,
      mcpUrl: `${url}/mcp`,
      ...(url === server.url ? {} : { listensOn: server.url }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(app.demoMail ? { demoMailUrl: `${url}/demo/mail` } : {}),
    };
    if (json) printJson(serving);
    else say(welcome(serving, app));
    await stopped;
    endWithin(STOP_MS, () => app.log.error({}, 'the process ended before everything in it had'));
    if (!json) say('Stopping: what is under way may finish; a second Ctrl-C ends at once.');
    await server.close();
  } finally {
    await app.close();
  }
  // Whatever still holds a handle must not keep a process alive that was told to stop.
  process.exit();
}

/** A key for whoever runs this on their own machine, as long as there is none. */
async function makeFirstKey(app: App): Promise<string | undefined> {
  await app.workspaces.ensureLocal(app.config.localCredits);
  return (await app.keys.createFirst(LOCAL_WORKSPACE_ID))?.secret;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    onStop(() => resolve());
    onNpmGone(resolve);
  });
}

function welcome({ url, mcpUrl, listensOn, apiKey, demoMailUrl }: Serving, app: App): string {
  const key = apiKey ?? 'YOUR_API_KEY';
  const { name, model } = app.engine;
  const aboutKey = apiKey
    ? `API key   ${apiKey}   (shown once: keep it)`
    : 'API key   made at an earlier start; for another one: npx planwright key create';
  return `
Planwright serves with the ${name} engine${model ? ` (${model})` : ''} on ${app.store.location}

  REST      ${url}/api/v1
  MCP       ${mcpUrl}
  Docs      ${url}/docs${listensOn ? `\n  Listens   ${listensOn}` : ''}
  ${aboutKey}${demoMailUrl ? `\n  Mail      ${demoMailUrl}   (a demo: no mail leaves this machine; the README, under Outreach, has lines to paste)` : ''}

${app.engine.model === null ? `It gives rules-only outlines. ${GET_A_MODEL}\n\n` : ''}Try it:

${curlLine(url, key)}
${sampleLine(url)}`;
}

/** The page of a sample opens without a key. */
const sampleLine = (url: string): string =>
  SAMPLES.slice(0, 1)
    .map(({ id }) => `\nSee a finished plan: ${samplePageAddress(url, id)}\n`)
    .join('');

function curlLine(url: string, key: string): string {
  const body = JSON.stringify({ idea: 'A booking app for mobile dog groomers with SMS reminders and deposits' });
  return `curl -sS ${url}/api/v1/mcp/generate/research -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`;
}

function parsePort(text: string): number {
  const port = SETTINGS.port.schema.safeParse(text);
  if (!port.success) throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port.data;
}
