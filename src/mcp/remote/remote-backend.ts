import { join } from 'node:path';
import { AppError } from '../../errors.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import type { Clock } from '../../system/clock.ts';
import { sha256 } from '../../system/secret.ts';
import { type Admitted, type Backend, type BackendCall, requireSection } from '../backend.ts';
import { RemoteCalls, SAME_CALL_MS } from './calls.ts';
import { generateRemotely } from './generate.ts';
import { type KeptCalls, keptCalls } from './kept-calls.ts';
import type { Remote } from './remote.ts';
import { nextChange } from './run.ts';
import { Telling } from './telling.ts';
import { metaOf, plainMeta, viewOf } from './views.ts';
import { answeredWithin, within } from './within.ts';

/** The work done by a Planwright elsewhere: this process keeps no database and no engine. */
export function remoteBackend(
  parts: Pick<Remote, 'client' | 'clock' | 'ids' | 'log'> & { waitMs: number; kept?: KeptCalls | undefined },
): Backend & { leave(): void; close(): Promise<void> } {
  const { client, clock, ids, log, waitMs, kept } = parts;
  const calls = new RemoteCalls({ clock, ids, kept });
  const remote: Remote = { client, clock, ids, log, calls, background: new Set() };
  const leaving = new AbortController();
  return {
    clock,
    ids,
    log,
    waitMs,
    leaving: leaving.signal,
    async admit(call) {
      if (leaving.signal.aborted) throw new AppError('engine_unavailable', 'This process is stopping; start it again.');
      return quietOnceLeft(call, admitted(remote, call, waitMs));
    },
    leave: () => leaving.abort(),
    close: () => close(remote),
  };
}

function admitted(remote: Remote, call: BackendCall, ownWaitMs: number): Admitted {
  const { client, clock } = remote;
  const startedAt = clock.now();
  const lasted = () => Math.max(0, clock.now() - startedAt);
  const patienceMs = answeredWithin(ownWaitMs);
  return {
    workspaceId: undefined,
    generate: (tool, input, { waitMs, fresh = false }) =>
      generateRemotely(remote, call, { tool, input, waitMs, fresh, startedAt }),
    async getRun(runId, { waitMs, section }) {
      const first = await within(clock, call, patienceMs, (options) => client.run(runId, options));
      const telling = new Telling(clock, call.progress, { ...viewOf(first.data), id: '' });
      try {
        telling.tell(viewOf(first.data));
        const leftMs = waitMs - lasted();
        const isOver = first.data.status !== 'running' || leftMs <= 0;
        const { data, meta } = isOver ? first : await nextChange(remote, call, { first, waitMs: leftMs, telling });
        const run = viewOf(data);
        requireSection(run, section);
        if (run.status !== 'succeeded' || call.signal.aborted) return { run, meta: plainMeta(meta, lasted()) };
        return { run, meta: metaOf(meta, { creditsCharged: 0, durationMs: lasted() }) };
      } finally {
        telling.end();
      }
    },
    async cancelRun(runId) {
      const { data, meta } = await within(clock, call, patienceMs, (options) => client.cancel(runId, options));
      return { run: viewOf(data), meta: plainMeta(meta, lasted()) };
    },
    async getCredits() {
      const { data, meta } = await within(clock, call, patienceMs, (options) => client.credits(options));
      return { data, meta: plainMeta(meta, lasted()) };
    },
  };
}

/** Nobody hears what a caller who has left is answered: it is no failure for the log. */
function quietOnceLeft({ signal }: BackendCall, asked: Admitted): Admitted {
  const quiet = (error: unknown): never => {
    if (!signal.aborted) throw error;
    throw new AppError('engine_unavailable', 'The caller left before there was an answer.', { cause: error });
  };
  return {
    workspaceId: asked.workspaceId,
    generate: (...args) => asked.generate(...args).catch(quiet),
    getRun: (...args) => asked.getRun(...args).catch(quiet),
    cancelRun: (...args) => asked.cancelRun(...args).catch(quiet),
    getCredits: () => asked.getCredits().catch(quiet),
  };
}

/** Milliseconds in which wishes to stop a run may still reach the service when the process ends. */
const LAST_WORDS_MS = 2_000;

async function close({ client, clock, background }: Remote): Promise<void> {
  const over = new AbortController();
  await Promise.race([Promise.allSettled(background), clock.sleep(LAST_WORDS_MS, over.signal)]);
  over.abort();
  await client.close();
}

/** Where the calls of this key at this service are kept: another service, or another key, has calls of its own. */
export function keptBy(at: { dataDir: string; url: string; apiKey: string; clock: Clock }): KeptCalls {
  const owner = sha256(canonicalJson([at.url, at.apiKey])).slice(0, 32);
  const folder = join(at.dataDir, 'remote-calls', owner);
  return keptCalls(folder, { maxAgeMs: SAME_CALL_MS, now: () => at.clock.now() });
}
