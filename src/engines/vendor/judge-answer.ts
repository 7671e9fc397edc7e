import { AppError } from '../../errors.ts';
import type { EngineAnswer } from '../engine.ts';
import type { Heard } from './heard.ts';

/** Finds the object that an answer's texts hold; undefined when there is none. */
export type ReadObject = (texts: readonly string[]) => object | undefined;

/**
 * What a stage gets of an answer that came to its end: its JSON, or why there is none. The faults are told to the model,
 * so they say what to do. Throws AppError `unprocessable` when the model declined.
 */
export function judgeAnswer(
  heard: Heard,
  { maxTokens, readObject }: { maxTokens: number | undefined; readObject: ReadObject },
): Pick<EngineAnswer, 'output' | 'faults'> {
  if (heard.unanswered === 'declined') throw declined();
  if (heard.lookedUp) return { output: heard.lookedUp };
  const fault = cutShort(heard, maxTokens);
  if (fault) return without(fault);
  if (heard.texts.join('').trim() === '') return without('There was no text: write the JSON object.');
  const output = readObject(heard.texts);
  return output ? { output } : without('It was not one JSON object: write the whole object and nothing else.');
}

/** Nothing of a broken answer is shown again: it would cost its tokens twice, and half an object helps nobody. */
const without = (fault: string) => ({ output: null, faults: [fault] });

function cutShort({ unanswered, endless }: Heard, maxTokens: number | undefined): string | undefined {
  if (endless) return 'It went on without an end: write the JSON object and nothing else.';
  if (unanswered === 'cut') {
    const after = maxTokens === undefined ? '' : ` after ${maxTokens} tokens`;
    return `It was cut off${after}: write less, within the counts and lengths asked for.`;
  }
  if (unanswered === 'no_room') {
    return 'It did not fit beside what it builds on: write less, within the counts and lengths asked for.';
  }
}

/** The words that any vendor's refusal is told in. */
export function declined(): AppError {
  return new AppError(
    'unprocessable',
    'The model declined to write this; nothing was charged. The same words will be declined again: say the idea in other words.',
  );
}
