import type { App } from '../../src/app.ts';
import type { Caller } from '../../src/generation/caller.ts';
import { getRunView } from '../../src/generation/run-rows.ts';
import type { RunView } from '../../src/generation/run-view.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { defineRoute, type ServerEvent } from '../route.ts';
import { runData, runSchema } from '../run-data.ts';
import { runParams } from '../run-params.ts';

/** Milliseconds after which a stream ends although its run goes on; a client that comes again hears how it stands. */
const STREAM_MS = 15 * 60_000;

export const runEventsRoute = defineRoute({
  method: 'GET',
  path: '/mcp/runs/{id}/events',
  operationId: 'streamRunEvents',
  tag: 'Runs',
  summary: 'Follow a run',
  description:
    'Server-sent events: `run` with how the run stands, at once and at each change, such as a finished part; then `done` with the result or the error, and the stream ends. Comments keep the connection alive. Costs nothing.',
  price: 0,
  tier: 'free',
  params: runParams,
  responses: { 200: { description: 'The events; the data of each is the run.', shape: runSchema, stream: true } },
  errors: ['not_found'],
  handler: async ({ app, caller, params }) => {
    const { id } = await getRunView(app, caller.workspace.id, params.id);
    return { kind: 'events', produce: (send, signal) => follow(app, { ...caller, signal }, id, send) };
  },
});

async function follow(app: App, caller: Caller, runId: string, send: (event: ServerEvent) => void): Promise<void> {
  let told = '';
  const progress = (run: RunView) => {
    const event: ServerEvent = { event: 'run', data: runData(run) };
    const text = JSON.stringify(event);
    // The end is told below, once; a view that tells nothing new only keeps the connection alive.
    if (run.status === 'running') send(text === told ? 'keep-alive' : event);
    told = text;
  };
  const run = await waitForRun(app, { ...caller, progress }, runId, { forMs: STREAM_MS });
  if (run.status === 'running') return;
  send({ event: 'done', data: runData(run) });
}
