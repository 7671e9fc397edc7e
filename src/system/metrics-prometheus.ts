import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MeasuredState, Metrics, SharedState } from './metrics.ts';

/** Seconds: from a cached read to the longest wait of a request. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 300];
/** Seconds: from an outline to the limit of a stage. */
const STAGE_BUCKETS = [0.01, 0.1, 1, 5, 15, 30, 60, 120, 300];

/**
 * Metrics in the format of Prometheus, with those of the process beside them. Each has a registry of its own, so that
 * two Apps in one process count apart.
 */
export function prometheusMetrics(): Metrics & Required<Pick<Metrics, 'render'>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counted = counters(registry);
  const measured = gauges(registry);
  return {
    ...counted,
    async render(state) {
      measured(state);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function counters(register: Registry): Metrics {
  const count = counterIn(register);
  const histogram = histogramIn(register);
  const requests = count('http_requests_total', 'HTTP requests answered.', ['route', 'method', 'status']);
  const requestSeconds = histogram('http_request_duration_seconds', 'Time to the answer.', ['route'], REQUEST_BUCKETS);
  const mcpCalls = count('mcp_calls_total', 'MCP tool calls by how they were answered.', ['tool', 'outcome']);
  const mcpSeconds = histogram('mcp_call_duration_seconds', 'Time to the answer of a tool.', ['tool'], REQUEST_BUCKETS);
  const runs = count('runs_ended_total', 'Runs this process ended, by how.', ['tool', 'outcome']);
  const stageSeconds = histogram('stage_duration_seconds', 'Stages, repairs included.', STAGE_LABELS, STAGE_BUCKETS);
  const repairs = count('stage_repairs_total', 'Times an engine was asked to mend its answer.', ['stage']);
  const credits = count('credits_total', 'Credits this process moved, by how.', ['kind']);
  const limiter = count('limiter_requests_total', 'Requests the rate limit let through or refused.', ['outcome']);
  const calls = count('engine_calls_total', 'Calls of the engine, by how they ended.', ['engine', 'outcome']);
  const callSeconds = histogram('engine_call_duration_seconds', 'Time of one call.', ['engine'], STAGE_BUCKETS);
  const tokens = count('engine_tokens_total', 'Tokens, by direction.', ['model', 'direction']);
  const mails = count('mail_attempts_total', 'Attempts of this process to send a mail, by how they ended.', [
    'outcome',
  ]);
  const deliveries = count(
    'webhook_attempts_total',
    'Attempts of this process to deliver an event, by how they ended.',
    ['outcome'],
  );
  const inboxes = count('inbox_events_total', 'What came of reading mailboxes over IMAP in this process.', ['event']);
  const stagesRunning = new Gauge({
    name: named('stages_running'),
    help: 'Stages under way in this process.',
    labelNames: ['stage'],
    registers: [register],
  });
  return {
    request({ route, method, status, durationMs }) {
      requests.inc({ route, method, status });
      requestSeconds.observe({ route }, durationMs / 1000);
    },
    mcpCall({ tool, outcome, durationMs }) {
      mcpCalls.inc({ tool, outcome });
      mcpSeconds.observe({ tool }, durationMs / 1000);
    },
    runEnded: ({ tool, outcome }) => runs.inc({ tool, outcome }),
    stageStarted: (stage) => stagesRunning.inc({ stage }),
    stageEnded({ stage, outcome, durationMs }) {
      stagesRunning.dec({ stage });
      stageSeconds.observe({ stage, outcome }, durationMs / 1000);
    },
    repair: (stage) => repairs.inc({ stage }),
    credits: (kind, amount) => credits.inc({ kind }, amount),
    limiter: (outcome) => limiter.inc({ outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    delivery: (outcome) => deliveries.inc({ outcome }),
    inbox: (event) => inboxes.inc({ event }),
    engineCall({ engine, model, outcome, durationMs, inputTokens, outputTokens }) {
      calls.inc({ engine, outcome });
      callSeconds.observe({ engine }, durationMs / 1000);
      if (model === null) return;
      tokens.inc({ model, direction: 'input' }, inputTokens);
      tokens.inc({ model, direction: 'output' }, outputTokens);
    },
  };
}

const STAGE_LABELS = ['stage', 'outcome'] as const;

function gauges(register: Registry): (state: MeasuredState) => void {
  const gauge = gaugeIn(register);
  const sessions = gauge('mcp_sessions', 'MCP sessions open in this process.');
  const database = gauge('database_up', '1 when the database answered this collection in time.');
  const runs = gauge('runs_unfinished', 'Unfinished runs of all processes on the database, by state.', ['state']);
  const holds = gauge('credit_holds_open', 'Open holds of all workspaces.');
  const held = gauge('credits_held', 'Credits in open holds of all workspaces.');
  const outreach = outreachGauges(register);
  return ({ mcpSessions, shared }) => {
    sessions.set(mcpSessions);
    database.set(shared ? 1 : 0);
    // What is not known now is left out: an old figure would look like a new one.
    runs.reset();
    holds.remove();
    held.remove();
    outreach(shared);
    if (!shared) return;
    for (const [state, count] of Object.entries(shared.runs)) runs.set({ state }, count);
    holds.set(shared.openHolds);
    held.set(shared.heldCredits);
  };
}

function outreachGauges(register: Registry): (shared: SharedState | undefined) => void {
  const gauge = gaugeIn(register);
  const queues = (['mails', 'deliveries'] as const).map((queue) => {
    const [one, what] = queue === 'mails' ? ['mail', 'Mails'] : ['delivery', 'Deliveries to webhooks'];
    return {
      queue,
      states: gauge(`${queue}_unfinished`, `${what} that are not over, of all processes, by state.`, ['state']),
      oldest: gauge(`${one}_overdue_seconds`, `How long the oldest of those that are due has been.`),
    };
  });
  const paused = gauge('webhooks_paused', 'Webhooks that get nothing, by who paused them.', ['by']);
  const failing = gauge(
    'mailboxes_failing',
    'Mailboxes that cannot send: their settings cannot be used, or their server refuses them.',
  );
  const inboxes = gauge('inboxes', 'Mailboxes that are read over IMAP, of all processes, by how that goes.', ['state']);
  return (shared) => {
    for (const { queue, states, oldest } of queues) {
      states.reset();
      oldest.remove();
      if (!shared) continue;
      const { waiting, due, underWay, oldestDueMs } = shared[queue];
      for (const [state, count] of Object.entries({ waiting, due, under_way: underWay })) states.set({ state }, count);
      oldest.set(oldestDueMs / 1000);
    }
    paused.reset();
    failing.remove();
    inboxes.reset();
    if (!shared) return;
    for (const [by, count] of Object.entries(shared.webhooksPaused)) paused.set({ by }, count);
    failing.set(shared.mailboxesFailing);
    for (const [state, count] of Object.entries(shared.inboxes)) inboxes.set({ state }, count);
  };
}

const named = (name: string): string => `planwright_${name}`;

const gaugeIn =
  (register: Registry) =>
  (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: named(name), help, labelNames, registers: [register] });

const counterIn = (register: Registry) => (name: string, help: string, labelNames: readonly string[]) =>
  new Counter({ name: named(name), help, labelNames, registers: [register] });

const histogramIn =
  (register: Registry) => (name: string, help: string, labelNames: readonly string[], buckets: number[]) =>
    new Histogram({ name: named(name), help, labelNames, buckets, registers: [register] });
