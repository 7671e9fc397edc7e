import type { AppError } from '../../errors.ts';
import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import { type EngineUsage, sumUsage } from '../engine.ts';
import type { Looking } from '../limits.ts';
import { CHARS_A_TOKEN, type Model, type ModelRequest } from '../model.ts';
import { type Called, makeCall, type VendorCall } from './call.ts';
import {
  CONTEXT_TOKENS,
  ContextTooSmall,
  charsOf,
  contextTrouble,
  EarlierPromptsCut,
  isFull,
  looksCut,
  mustFit,
  wasCut,
} from './context.ts';
import { NoRoom } from './fault.ts';
import type { Heard } from './heard.ts';
import { judgeAnswer, type ReadObject } from './judge-answer.ts';
import { CountsOfModel, type SameCounts } from './same-counts.ts';

/** Calls for one answer: one more when the first broke off in its middle. */
const CALLS_MAX = 2;

/** What one vendor's API has of its own. */
export interface Vendor extends Pick<Model, 'name' | 'model' | 'version' | 'searches'> {
  call(request: ModelRequest): VendorCall;
  readObject: ReadObject;
  /** What it tells of the model. */
  looking: Looking;
  /** Whether its server may cut what it is sent and say nothing. */
  mayCut: boolean;
}

/**
 * A model over a vendor's API: one streamed call an answer, or two when the first breaks off. Whatever the vendor says in
 * words stays out of errors and logs.
 */
export function vendorModel(vendor: Vendor, { clock, log }: { clock: Clock; log: Log }): Model {
  const { name, model, version, searches, readObject } = vendor;
  const counts = new CountsOfModel();
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
      const {
        heard,
        maxTokens,
        chars = charsOf(request.prompt),
        warnings = [],
      } = await untilWhole(callsMax, async () => {
        const startedAt = clock.elapsed();
        const called = await makeCall(vendor.call(request), request).catch((error) => noRoom(vendor, request, error));
        used.push(called.heard.usage);
        log.debug(
          fieldsOf(called, { task: label, model, durationMs: clock.elapsed() - startedAt }),
          'the model answered',
        );
        return called;
      });
      // Each call reads something: a server that does not count that is not told to have read none.
      const all = sumUsage(used);
      const usage = all && all.inputTokens > 0 ? all : undefined;
      const same = vendor.mayCut ? counts.add({ label, chars, usage: heard.usage }) : undefined;
      if (same) throw await alwaysCut(vendor, request, same);
      await requireRoom(vendor, request, { heard, chars });
      const { output: allowed } = await vendor.looking.once(signal);
      const judged = judgeAnswer(heard, { maxTokens, allowed, readObject, chars, mayEndEarly: vendor.mayCut });
      return { ...judged, usage, warnings: [...warnings, ...warningsFor(model, heard)] };
    },
    limits: (signal) => vendor.looking.again(signal),
  };
}

/** Throws what there is to say of a failed call: of a text that every model for plans must take, that the context is too small. */
async function noRoom({ looking }: Vendor, request: ModelRequest, error: unknown): Promise<never> {
  const chars = charsOf(request.prompt);
  if (!(error instanceof NoRoom) || !mustFit(chars)) throw error;
  const limits = await looking.again(request.signal);
  throw new ContextTooSmall(contextTrouble({ ...limits, chars, refused: true, told: error.context }), error.cause);
}

/** The error of a server that reads no more than so much of any prompt. */
async function alwaysCut(
  { looking }: Vendor,
  { signal }: ModelRequest,
  { read, shortest, longest, isOneLabel }: SameCounts,
): Promise<AppError> {
  if (read >= CONTEXT_TOKENS) return new NoRoom({ cause: undefined });
  // The shortest has at least what was read: a language may have fewer characters a token than is usual.
  const chars = Math.max(longest, (read * CHARS_A_TOKEN * longest) / shortest);
  const trouble = contextTrouble({ ...(await looking.again(signal)), chars, read });
  // Where all are reviews, the plans that they are of have been read whole.
  return isOneLabel ? new ContextTooSmall(trouble) : new EarlierPromptsCut(trouble);
}

/** Throws ContextTooSmall where the server has cut what was sent, or had no room for all of the answer. */
async function requireRoom(
  { looking, mayCut }: Vendor,
  request: ModelRequest,
  { heard: { usage, unanswered }, chars }: Pick<Called, 'heard'> & { chars: number },
): Promise<void> {
  if (!mayCut || (!looksCut(chars, usage) && unanswered !== 'cut')) return;
  const limits = await looking.again(request.signal);
  if (wasCut(chars, usage, limits)) {
    if (!mustFit(chars)) throw new NoRoom({ cause: undefined });
    throw new ContextTooSmall(contextTrouble({ ...limits, chars, read: usage.inputTokens }));
  }
  const isSmall = limits.context !== undefined && limits.context < CONTEXT_TOKENS;
  if (unanswered === 'cut' && isSmall && isFull(usage, limits))
    throw new ContextTooSmall(contextTrouble({ ...limits, chars }));
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
