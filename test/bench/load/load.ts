import { type Metric, quantile } from '../measure.ts';
import { processStats } from '../process-stats.ts';
import type { Server } from '../server.ts';
import { Connection } from './connection.ts';

/** A client and what it asks, again and again. */
export interface Asker {
  url: URL;
  /** The next request as it goes over the wire. */
  next(): string;
  /** Words that stand in every right answer. */
  expect: string;
  /** Its status; 200 unless given. */
  status?: number;
}

export interface Load {
  calls: number;
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds from request to whole answer. */
  p50: number;
  p99: number;
}

/** What one load tells. */
export const loadMetrics = (reach?: string): Metric[] => [
  { name: 'perSecond', unit: 'calls/s', better: 'higher', ...(reach === undefined ? {} : { reach }) },
  { name: 'p50', unit: 'ms p50', better: 'lower' },
  { name: 'p99', unit: 'ms p99', better: 'lower' },
  { name: 'cpuPerCall', unit: 'µs CPU/call', better: 'lower' },
];

/** Has a server asked for so long; adds what each call cost it in processor time, which a busy machine disturbs least. */
export async function loadServer(server: Server, askers: readonly Asker[], ms: number) {
  const before = processStats(server.pid);
  const loaded = await load(askers, { ms });
  const cpuMs = processStats(server.pid).cpuMs - before.cpuMs;
  const { calls, ...figures } = loaded;
  return { ...figures, cpuPerCall: (cpuMs * 1000) / calls };
}

/**
 * Has all ask at once, each on a keep-alive connection of its own and again as soon as it has its answer, for so many
 * milliseconds or so many calls in all. Connections are opened before the clock runs: a server may have closed those of
 * the round before. Throws at the first answer that is not the right one: a fast error is no throughput.
 */
export async function load(askers: readonly Asker[], until: { ms: number } | { calls: number }): Promise<Load> {
  const clients = await Promise.all(
    askers.map(async (asker) => ({ asker, connection: await Connection.open(asker.url) })),
  );
  try {
    return await loadOn(clients, until);
  } finally {
    for (const { connection } of clients) connection.close();
  }
}

async function loadOn(
  clients: readonly { asker: Asker; connection: Connection }[],
  until: { ms: number } | { calls: number },
): Promise<Load> {
  const latencies: number[] = [];
  let begun = 0;
  const startedAt = performance.now();
  const more = 'ms' in until ? () => performance.now() - startedAt < until.ms : () => begun++ < until.calls;
  await Promise.all(
    clients.map(async ({ asker, connection }) => {
      while (more()) latencies.push(await ask(connection, asker));
    }),
  );
  const tookMs = performance.now() - startedAt;
  return {
    calls: latencies.length,
    perSecond: (latencies.length / tookMs) * 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

async function ask(connection: Connection, { next, expect, status: right = 200 }: Asker): Promise<number> {
  const askedAt = performance.now();
  const { status, body } = await connection.send(next());
  const tookMs = performance.now() - askedAt;
  if (status !== right || !body.includes(expect)) throw new Error(`a wrong answer under load, ${status}: ${body}`);
  return tookMs;
}
