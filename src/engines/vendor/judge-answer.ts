import { AppError } from '../../errors.ts';
import { counted } from '../counted.ts';
import type { EngineAnswer, Trouble } from '../engine.ts';
import { CHARS_A_TOKEN } from '../model.ts';
import { contextTrouble } from './context.ts';
import type { Heard } from './heard.ts';

/** Finds the object that an answer's texts hold; undefined when there is none. */
export type ReadObject = (texts: readonly string[]) => object | undefined;

interface Judging {
  maxTokens: number | undefined;
  /** Tokens that the vendor says an answer of this model may have. */
  allowed: number | undefined;
  readObject: ReadObject;
  /** Characters of what was sent. */
  chars: number;
  /** Whether the server may end an answer before it has all the tokens that it may have. */
  mayEndEarly: boolean;
}

type Judged = Pick<EngineAnswer, 'output' | 'faults' | 'trouble'>;

/** Faults that no word of the operator's mends. */
export const ENDLESS = 'It went on without an end: write the JSON object and nothing else.';
export const EMPTY = 'There was no text: write the JSON object.';

/**
 * What a stage gets of an answer that came to its end: its JSON, or why there is none. The faults are told to the model,
 * so they say what to do; the trouble is for the operator. Throws AppError `unprocessable` when the model declined.
 */
export function judgeAnswer(heard: Heard, { readObject, chars, ...most }: Judging): Judged {
  if (heard.unanswered === 'declined') throw declined();
  if (heard.lookedUp) return { output: heard.lookedUp };
  if (heard.endless) return without(ENDLESS);
  if (heard.unanswered === 'cut') {
    const { maxTokens } = most;
    const after = maxTokens === undefined ? '' : ` after ${maxTokens} tokens`;
    const fault = `It was cut off${after}: write less, within the counts and lengths asked for.`;
    return without(fault, cutTrouble(heard, most));
  }
  if (heard.unanswered === 'no_room') {
    const fault = 'It did not fit beside what it builds on: write less, within the counts and lengths asked for.';
    return without(fault, contextTrouble({ chars }));
  }
  if (heard.texts.join('').trim() === '') return without(EMPTY);
  const output = readObject(heard.texts);
  if (output) return { output };
  return without('It was not one JSON object: write the whole object and nothing else.', NO_SCHEMA);
}

/** Nothing of a broken answer is shown again: it would cost its tokens twice, and half an object helps nobody. */
const without = (fault: string, trouble?: Trouble): Judged => ({ output: null, faults: [fault], trouble });

/** A server may count a little otherwise. */
const NEARLY = 0.9;
const OPERATOR = 'The operator of Planwright should';

const NO_SCHEMA: Trouble = {
  kind: 'schema',
  says: 'The model was asked for JSON of a given schema and answered something else.',
  mend: `${OPERATOR} check that the server supports structured output (response_format json_schema) for this model, or choose another PLANWRIGHT_MODEL.`,
};

/** Why an answer was cut: thought away, ended before it had all its tokens, or too long for them. */
function cutTrouble(heard: Heard, { maxTokens, allowed, mayEndEarly }: Omit<Judging, 'readObject' | 'chars'>): Trouble {
  // More time for the stage brings no longer answers then.
  const isAllOfIt = allowed !== undefined && maxTokens !== undefined && maxTokens >= allowed;
  const { outputTokens } = heard.usage;
  const thought = thoughtTokens(heard);
  if (thought * 2 > outputTokens && thought > 0) {
    return {
      kind: 'thinking',
      says: `The model thought its tokens away: about ${grouped(thought)} of ${grouped(Math.max(outputTokens, thought))} were thinking when the answer was cut off.`,
      mend: `${OPERATOR} set PLANWRIGHT_EFFORT to low or none, ${isAllOfIt ? '' : 'give the stage more time and tokens with PLANWRIGHT_STAGE_MINUTES, '}or choose another PLANWRIGHT_MODEL.`,
    };
  }
  const isEarly = mayEndEarly && outputTokens > 0 && outputTokens < (maxTokens ?? Number.POSITIVE_INFINITY) * NEARLY;
  if (isEarly || maxTokens === undefined) {
    return {
      kind: 'length',
      says: `The model's server ended the answer after ${counted(outputTokens, 'token')}: its context, or its own limit for answers, is too small.`,
      mend: `${OPERATOR} raise both where the model runs (in Ollama the context is OLLAMA_CONTEXT_LENGTH), or choose another PLANWRIGHT_MODEL.`,
    };
  }
  return {
    kind: 'length',
    ...(isAllOfIt
      ? {
          says: `The model's answer was cut off: the service allows this model ${counted(allowed, 'token')} an answer.`,
          mend: `${OPERATOR} choose another PLANWRIGHT_MODEL.`,
        }
      : {
          says: `The model's answer was cut off after ${counted(maxTokens, 'token')}, the most that it may have.`,
          mend: `${OPERATOR} set PLANWRIGHT_STAGE_MINUTES higher, which allows longer answers, or choose another PLANWRIGHT_MODEL.`,
        }),
  };
}

/** As the vendor counts them, else by what was seen of them, between `<think>` tags too. */
function thoughtTokens({ usage, thoughtChars, texts }: Heard): number {
  const text = texts.join('');
  const aloud = /^\s*<think>/.test(text) && !text.includes('</think>') ? text.length : 0;
  return usage.thinkingTokens ?? Math.round((thoughtChars + aloud) / CHARS_A_TOKEN);
}

const grouped = (count: number): string => count.toLocaleString('en-US');

/** The words that any vendor's refusal is told in. */
export function declined(): AppError {
  return new AppError(
    'unprocessable',
    'The model declined to write this; nothing was charged. The same words will be declined again: say the idea in other words.',
  );
}
