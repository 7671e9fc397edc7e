import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Answering, Written } from './answering.ts';
import { askWriter } from './ask-writer.ts';
import { composeAnswer } from './offline/compose-answer.ts';

/** The text of an answer: the model's where there is one and it answers, else the composer's. Throws when it is aborted. */
export async function writeAnswer(app: App, answering: Answering, signal: AbortSignal): Promise<Written> {
  if (app.writer) {
    try {
      return { text: await askWriter(app.writer, answering, signal), by: app.writer.name };
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error;
      app.log.warn({ replyId: answering.reply.id, code: error.code }, 'the model wrote no answer; the composer does');
    }
  }
  return { text: composeAnswer(answering), by: 'offline' };
}
