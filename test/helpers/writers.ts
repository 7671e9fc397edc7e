import type { Writer, WriterRequest } from '../../src/engines/writer.ts';
import { AppError } from '../../src/errors.ts';

/** A request as a scripted writer saw it. */
export type SeenAsk = Pick<WriterRequest<unknown>, 'task' | 'system' | 'user' | 'maxTokens' | 'patienceMs'>;

/** A writer that remembers what it was asked, oldest first. */
export interface ScriptedWriter extends Writer {
  asked: readonly SeenAsk[];
}

/** An answer; an error to reject with; or what makes one of them from the request. */
export type ScriptedAnswer = object | Error | ((request: SeenAsk) => object | Error | Promise<object | Error>);

/**
 * Answers each request with the next of these, and the last of them for ever. An answer that is not of the request's
 * schema fails as a model's would: `engine_unavailable`. Rejects as soon as the signal aborts.
 */
export function scriptedWriter(answers: readonly ScriptedAnswer[]): ScriptedWriter {
  const asked: SeenAsk[] = [];
  return {
    name: 'anthropic',
    model: 'scripted-model',
    asked,
    async ask({ schema, signal, ...seen }) {
      signal.throwIfAborted();
      asked.push(seen);
      const scripted = answers[Math.min(asked.length, answers.length) - 1];
      if (scripted === undefined) throw new Error('the writer was asked, and has no answer');
      const answer = await orAborted(signal, typeof scripted === 'function' ? scripted(seen) : scripted);
      if (answer instanceof Error) throw answer;
      const parsed = schema.safeParse(answer);
      if (!parsed.success) throw new AppError('engine_unavailable', 'The model gave no usable answer.');
      return { output: parsed.data, usage: { inputTokens: 10, outputTokens: 2 } };
    },
  };
}

function orAborted<T>(signal: AbortSignal, work: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
}
