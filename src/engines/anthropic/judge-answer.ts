import { AppError } from '../../errors.ts';
import type { EngineAnswer } from '../engine.ts';
import type { Heard } from './read-answer.ts';

/**
 * What the stage gets of an answer that came to its end: its JSON, or why there is none. The faults are told to the
 * model, so they say what to do. Throws AppError `unprocessable` when the model declined.
 */
export function judgeAnswer(heard: Heard, maxTokens: number): Pick<EngineAnswer, 'output' | 'faults'> {
  if (heard.stopReason === 'refusal') throw declined();
  const fault = cutShort(heard, maxTokens);
  if (fault) return without(fault);
  if (heard.texts.join('').trim() === '') return without('There was no text: write the JSON object.');
  return readObject(heard.texts) ?? without('It was not one JSON object: write the whole object and nothing else.');
}

/** Nothing of a broken answer is shown again: it would cost its tokens twice, and half an object helps nobody. */
const without = (fault: string) => ({ output: null, faults: [fault] });

function cutShort({ stopReason, endless }: Heard, maxTokens: number): string | undefined {
  if (endless) return 'It went on without an end: write the JSON object and nothing else.';
  if (stopReason === 'max_tokens') {
    return `It was cut off after ${maxTokens} tokens: write less, within the counts and lengths asked for.`;
  }
  if (stopReason === 'model_context_window_exceeded') {
    return 'It did not fit beside what it builds on: write less, within the counts and lengths asked for.';
  }
}

/**
 * An answer may come in several blocks of text: one object cut in two, or some talk and then the object. So the whole is
 * tried first, then each block, the last one first, since that is the model's last word.
 */
function readObject(texts: readonly string[]): { output: object } | undefined {
  for (const text of [texts.join(''), ...texts.toReversed()]) {
    const output = parseJson(text);
    if (typeof output === 'object' && output !== null) return { output };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function declined(): AppError {
  return new AppError(
    'unprocessable',
    'The model declined to write this; nothing was charged. The same words will be declined again: say the idea in other words.',
  );
}
