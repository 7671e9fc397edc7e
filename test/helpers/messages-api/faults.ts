import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ASKED_NAMES, type AskedName } from './asked-name.ts';
import { ERROR_TYPES } from './errors.ts';

/** What may go wrong inside an answer that began with status 200. */
const ANSWER_FAULTS = [
  /** stop_reason max_tokens in the middle of the JSON. */
  'max_tokens',
  /** stop_reason model_context_window_exceeded in the middle of the JSON. */
  'context_window',
  /** stop_reason refusal and no text. */
  'refusal',
  /** A whole answer that has no text at all. */
  'no_text',
  /** Text that begins as JSON and is none. */
  'malformed',
  /** JSON of another shape. */
  'off_schema',
  /** The right shape with every list empty. */
  'empty_arrays',
  /** The JSON over two text blocks. */
  'two_blocks',
  /** A block of talk, then a block with the JSON. */
  'talk_then_json',
  /** Sound but for one rule; in a patch, one more rule broken. */
  'broken_rule',
  /** A megabyte of talk. */
  'megabyte',
  /** The right shape with a megabyte in its summary. */
  'megabyte_in_field',
  /** Headers and half of the answer, then silence until the client leaves. */
  'stall',
  /** Headers and pings, no other event, until the client leaves. */
  'stall_pinging',
  /** Silence without headers until the client leaves. */
  'stall_before_headers',
  /** Half of the answer, then the socket is closed. */
  'cut',
  /** Headers, then the socket is closed. */
  'cut_at_once',
  /** Half of the answer, then a clean end without message_stop. */
  'early_end',
  /** A page in place of an answer, with status 200. */
  'not_the_api',
  /** Half of the answer, then an error event: overloaded. */
  'error_event',
] as const;

export type AnswerFault = (typeof ANSWER_FAULTS)[number];
/** An HTTP status of the table in errors.ts, such as `http_529`. */
export type HttpFault = `http_${keyof typeof ERROR_TYPES}`;
export type FaultKind = AnswerFault | HttpFault;

export const FAULT_KINDS: readonly FaultKind[] = [
  // The keys of the table are the numbers that the type names.
  ...Object.keys(ERROR_TYPES).map((status) => `http_${status}` as HttpFault),
  ...ANSWER_FAULTS,
];

const kindSchema = z.enum(FAULT_KINDS);
const faultSchema = z.union([kindSchema, z.strictObject({ kind: kindSchema, retryAfter: z.number() })]);
const scriptSchema = z.array(faultSchema.nullable());

/** Which requests go wrong, and how. The first of these that names a fault for a request decides. */
export const faultSettingsSchema = z.strictObject({
  /** One for each request in its turn; null lets one through. */
  script: scriptSchema.optional(),
  /** The same by what is asked for; what is not a list holds for every request of the stage. */
  byStage: z.partialRecord(z.enum(ASKED_NAMES), z.union([faultSchema, scriptSchema])).optional(),
  /** Every other request. */
  always: faultSchema.optional(),
  /** A share of the others, drawn from the list; the same seed draws the same. */
  random: z.strictObject({ probability: z.number(), among: z.array(faultSchema), seed: z.int() }).optional(),
  /** A share of the whole answers, and one of the patches, that break a rule; the same words in their turn do the same. */
  rules: z.strictObject({ answers: z.number(), patches: z.number(), seed: z.int() }).optional(),
});

/** A fault by its name, or with the seconds that its Retry-After header says. */
export type Fault = z.infer<typeof faultSchema>;
export type FaultSettings = z.infer<typeof faultSettingsSchema>;

/** Says of each request in its turn what goes wrong with it. */
export class FaultPlan {
  #settings: FaultSettings = {};
  #draw: () => number = () => 1;
  #asked = new Map<string, number>();

  constructor(settings: FaultSettings = {}) {
    this.set(settings);
  }

  /** Replaces everything that was planned. */
  set(settings: FaultSettings): void {
    this.#settings = structuredClone(settings);
    this.#draw = drawsFrom(settings.random?.seed ?? 0);
  }

  /** Adds to the script. */
  add(faults: (Fault | null)[]): void {
    this.#settings.script = [...(this.#settings.script ?? []), ...faults];
  }

  /** Which rule the answer to these words breaks, as a number from 0 to below 1, if it breaks one. */
  ruleBroken(words: string, isPatch: boolean): number | undefined {
    const { rules } = this.#settings;
    if (!rules) return undefined;
    const turn = (this.#asked.get(words) ?? 0) + 1;
    this.#asked.set(words, turn);
    const hash = createHash('sha256')
      .update(JSON.stringify([rules.seed, words, turn]))
      .digest();
    const share = isPatch ? rules.patches : rules.answers;
    return hash.readUInt32BE(0) / 2 ** 32 < share ? hash.readUInt32BE(4) / 2 ** 32 : undefined;
  }

  /** The fault of the next request; scripted ones are used up. */
  next(stage: AskedName | undefined): Fault | null {
    const { script, byStage, always, random } = this.#settings;
    if (script?.length) return script.shift() ?? null;
    const ofStage = stage && byStage?.[stage];
    if (Array.isArray(ofStage) && ofStage.length > 0) return ofStage.shift() ?? null;
    if (ofStage && !Array.isArray(ofStage)) return ofStage;
    if (always) return always;
    if (!random || this.#draw() >= random.probability) return null;
    return random.among[Math.floor(this.#draw() * random.among.length)] ?? null;
  }
}

/** Numbers from 0 to below 1 that repeat with their seed (mulberry32). */
function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const isHttpFault = (kind: FaultKind): kind is HttpFault => kind.startsWith('http_');
