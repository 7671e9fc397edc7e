import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import { type EngineUsage, sumUsage } from '../engine.ts';
import type { Model, ModelRequest } from '../model.ts';
import { type Called, makeCall, type VendorCall } from './call.ts';
import type { Heard } from './heard.ts';
import { judgeAnswer, type ReadObject } from './judge-answer.ts';

/** Calls for one answer: one more when the first broke off in its middle. */
const CALLS_MAX = 2;

/** What one vendor's API has of its own. */
export interface Vendor extends Pick<Model, 'name' | 'model' | 'version' | 'searches'> {
  call(request: ModelRequest): VendorCall;
  readObject: ReadObject;
}

/**
 * A model over a vendor's API: one streamed call an answer, or two when the first breaks off. Whatever the vendor says in
 * words stays out of errors and logs.
 */
export function vendorModel(vendor: Vendor, { clock, log }: { clock: Clock; log: Log }): Model {
  const { name, model, version, searches, readObject } = vendor;
  return {
    name,
    model,
    version,
    ...(searches ? { searches } : {}),
    async ask(request) {
      const { task, label = task, signal } = request;
      signal.throwIfAborted();
      const used: EngineUsage[] = [];
      // Searches cost by the piece: a call that makes some is not made again.
      const callsMax = request.prompt.search ? 1 : CALLS_MAX;
      const { heard, maxTokens } = await untilWhole(callsMax, async () => {
        const startedAt = clock.elapsed();
        const called = await makeCall(vendor.call(request), request);
        used.push(called.heard.usage);
        log.debug(
          fieldsOf(called, { task: label, model, durationMs: clock.elapsed() - startedAt }),
          'the model answered',
        );
        return called;
      });
      // A server that counts no tokens is not told to have used none.
      const all = sumUsage(used);
      const usage = all && all.inputTokens + all.outputTokens > 0 ? all : undefined;
      return { ...judgeAnswer(heard, { maxTokens, readObject }), usage, warnings: warningsFor(model, heard) };
    },
  };
}

async function untilWhole(callsMax: number, call: () => Promise<Called>): Promise<Called> {
  for (let calls = 1; ; calls++) {
    const called = await call();
    if (!called.brokenOff) return called;
    if (calls === callsMax) throw called.brokenOff;
  }
}

function fieldsOf(
  { heard, requestId, brokenOff }: Called,
  about: { task: string; model: string; durationMs: number },
): object {
  const stopped = brokenOff ? 'broken off' : heard.endless ? 'endless' : heard.stopReason;
  // The vendor's words: told only in the form that an id and a name have.
  return { ...about, ...heard.usage, stopped: nameOf(stopped), vendorRequestId: nameOf(requestId) };
}

/** A gateway may answer with another model than it was asked for; a dated snapshot of the same one is no other. */
function warningsFor(model: string, heard: Heard): string[] {
  const answered = nameOf(heard.model);
  if (answered === null || answered === model || answered.startsWith(`${model}-`)) return [];
  return [`Asked for ${model}, but ${answered} answered.`];
}

const nameOf = (word: unknown): string | null =>
  typeof word === 'string' && /^[\w.:@/ -]{1,100}$/.test(word) ? word : null;
