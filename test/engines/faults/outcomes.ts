import { expect } from 'vitest';
import { expectError, IDEA } from '../../bridge/rest.ts';
import type { Fault } from '../../helpers/messages-api/faults.ts';
import {
  expectNoSecrets,
  expectNothingLeft,
  openVendorRest,
  pass,
  type VendorName,
  type VendorRest,
} from './vendor-rest.ts';

/** What must come of a run when the vendor answers with nothing but this fault. */
interface Outcome {
  fault: Fault;
  status: number;
  code: string;
  /** What the message must say: what to mend or to do. */
  words: RegExp;
  /** How often the vendor is asked before the run gives up, where chance does not decide; by vendor where they differ. */
  calls?: number | Record<VendorName, number>;
  /** Milliseconds after which it gives up, where that is what ends it. */
  afterMs?: number;
}

const soon = (kind: Exclude<Fault, object>): Fault => ({ kind, retryAfter: 0.001 });
const refused = { status: 503, code: 'engine_unavailable', calls: 1 };
const tried = { status: 503, code: 'engine_unavailable', calls: 3 };
const neverHeld = {
  ...tried,
  words: /did not hold together in 3 attempts.*Try again\. If that happens again, the operator/,
};
const brokeOff = { ...tried, calls: 2 };
const stage = { status: 504, code: 'engine_timeout', afterMs: 300_000, words: /stage took longer than 5 minutes.*Try/ };
const inAMinute = (kind: Exclude<Fault, object>): Fault => ({ kind, retryAfter: 60 });
const silent = { status: 504, code: 'engine_timeout', calls: 1, afterMs: 90_000, words: /silent for 90 seconds.*Try/ };

// One vendor says that the answer has had all its tokens; a server of another may have ended it for reasons of its own.
const CUT =
  /came to nothing in 3 attempts.*(cut off after .*PLANWRIGHT_STAGE_MINUTES|ended the answer after .*OLLAMA_CONTEXT_LENGTH)/;
const CUT_OR_FULL =
  /came to nothing in 3 attempts.*(context is too small|ended the answer after).*OLLAMA_CONTEXT_LENGTH/;

const OUTCOMES: Outcome[] = [
  // An endpoint that refuses is asked in simpler forms, until there is nothing more to leave out.
  { fault: 'http_400', ...refused, calls: { anthropic: 1, openai: 4 }, words: /refused.*PLANWRIGHT_MODEL.*credit/ },
  { fault: 'http_401', ...refused, words: /key.*VENDOR_API_KEY/ },
  { fault: 'http_402', ...refused, words: /VENDOR_API_KEY has no credit.*must add some/ },
  { fault: 'http_403', ...refused, words: /may not use this model.*choose another PLANWRIGHT_MODEL/ },
  { fault: 'http_404', ...refused, words: /no such model.*mend PLANWRIGHT_MODEL/ },
  { fault: 'http_413', status: 422, code: 'unprocessable', calls: 1, words: /too long.*Send less/ },
  { fault: 'not_the_api', ...brokeOff, words: /not the (Messages|chat completions) API.*check VENDOR_BASE_URL/ },
  { fault: 'http_429', ...stage },
  { fault: inAMinute('http_429'), ...stage, calls: 5 },
  { fault: inAMinute('http_503'), ...stage, calls: 5 },
  { fault: inAMinute('http_529'), ...stage, calls: 5 },
  { fault: { kind: 'http_429', retryAfter: 3_600 }, ...refused, words: /Try again in 60 minutes/ },
  { fault: soon('http_500'), ...tried, words: /out of order.*Try again in a few minutes/ },
  { fault: 'http_529', ...tried, words: /overloaded.*Try again in a few minutes/ },
  { fault: 'max_tokens', ...tried, words: CUT },
  { fault: 'context_window', ...tried, words: CUT_OR_FULL },
  { fault: 'no_text', ...neverHeld },
  {
    fault: 'malformed',
    ...tried,
    words: /came to nothing in 3 attempts.*asked for JSON of a given schema.*PLANWRIGHT_MODEL/,
  },
  { fault: 'off_schema', ...neverHeld },
  { fault: 'empty_arrays', ...neverHeld },
  { fault: 'megabyte', ...neverHeld },
  { fault: 'megabyte_in_field', ...neverHeld },
  { fault: 'refusal', status: 422, code: 'unprocessable', calls: 1, words: /declined.*other words/ },
  { fault: 'cut', ...brokeOff, words: /broke off.*Try again/ },
  { fault: 'cut_at_once', ...brokeOff, words: /broke off.*Try again/ },
  { fault: 'early_end', ...brokeOff, words: /broke off.*Try again/ },
  { fault: 'error_event', ...brokeOff, words: /broke off.*Try again/ },
  { fault: 'stall', ...silent },
  { fault: 'stall_before_headers', ...silent },
  { fault: 'stall_pinging', ...stage, calls: 1 },
];

/** Each outcome, with a name for its test. */
export const namedOutcomes = OUTCOMES.map(
  (outcome) => [JSON.stringify(outcome.fault).replaceAll('"', ''), outcome] as const,
);

/** Over REST: the error, a charge of 0, no call left, and a run that goes well once the vendor does. */
export async function expectOverRest(vendor: VendorName, told: Outcome): Promise<void> {
  const outcome = spokenBy(vendor, told);
  await using rest = await openVendorRest({ faults: { always: outcome.fault } }, { vendor });

  // What takes longer than REST waits is read from the run.
  const call = outcome.afterMs === 300_000 ? startAndRead(rest, outcome) : rest.generate('research');
  await endure(rest, outcome);
  const reply = await call;

  if (outcome.afterMs === 300_000) expectFailedRun(reply.body.data, outcome);
  else expectError(reply, outcome.status, outcome.code, outcome.words);
  expect(reply.headers.get('x-credits-charged')).toBe('0');
  expect(reply.headers.get('x-credits-remaining')).toBe('1000');
  expect(rest.api.total).toBe(outcome.calls ?? rest.api.total);
  expectNoSecrets(JSON.stringify(reply.body), rest);
  expectNoSecrets(rest.logged(), rest);
  await expectNothingLeft(rest);

  rest.api.setFaults({});
  // As long as it asked to be left alone.
  await pass(rest, 60_000);
  const next = await rest.generate('research');
  expect([next.status, next.headers.get('x-credits-charged')]).toEqual([200, '25']);
}

async function startAndRead(rest: VendorRest, { afterMs = 0 }: Outcome) {
  const { body } = await rest.generate('research', { idea: IDEA }, { Prefer: 'respond-async' });
  await expect.poll(() => rest.app.activeRuns.size).toBe(0);
  const ended = await rest.app.store.db.selectFrom('runs').selectAll().executeTakeFirstOrThrow();
  expect((ended.finished_at ?? 0) - ended.created_at).toBe(afterMs);
  return rest.call('GET', `/mcp/runs/${body.data.runId}`);
}

/** What is expected of the vendor, with its own names for the variables. */
export function spokenBy(vendor: VendorName, { words, calls, ...outcome }: Outcome): Outcome & { calls?: number } {
  const named = new RegExp(words.source.replace('VENDOR', vendor.toUpperCase()));
  if (calls === undefined) return { ...outcome, words: named };
  return { ...outcome, words: named, calls: typeof calls === 'number' ? calls : calls[vendor] };
}

/** The run as it is told once it has failed: its code and words, and that nothing was charged. */
export function expectFailedRun(view: unknown, { code, words }: Outcome): void {
  expect(view).toMatchObject({ status: 'failed', error: { code, message: expect.stringMatching(words) } });
  expect(view).toMatchObject({ error: { message: expect.stringMatching(/nothing was charged/i) } });
}

/** Lets the time pass that a silent or busy vendor is given. */
export async function endure(rest: VendorRest, { afterMs = 0 }: Outcome): Promise<void> {
  if (afterMs === 0) return;
  await expect.poll(() => rest.api.requests.some(({ halted, outcome }) => halted || outcome === 'answered')).toBe(true);
  await pass(rest, afterMs);
}
