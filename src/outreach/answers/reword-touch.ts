import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Written } from './answering.ts';
import { askForTouch } from './ask-for-touch.ts';
import type { Drafting } from './draft-reply.ts';
import { touchWording } from './offline/touch-wording.ts';
import type { TouchMakings } from './touch-makings.ts';

/**
 * Another wording of a touch: the model's where there is one and it answers, else one of the step's own. Throws
 * `unprocessable` when there is none, before anything is counted.
 */
export async function rewordTouch(
  app: App,
  makings: TouchMakings,
  { signal, beforeWriting }: Required<Pick<Drafting, 'signal' | 'beforeWriting'>>,
): Promise<Written> {
  const own = touchWording(makings);
  if (!app.writer && own === undefined) throw new AppError('unprocessable', NO_OTHER);
  await beforeWriting();
  if (app.writer) {
    try {
      return { text: await askForTouch(app.writer, makings, signal), by: app.writer.name };
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError) || own === undefined) throw error;
      app.log.warn({ touchId: makings.touch.id, code: error.code }, 'the model wrote no touch; the composer does');
    }
  }
  if (own === undefined) throw new AppError('unprocessable', NO_OTHER);
  return { text: own, by: 'offline' };
}

const NO_OTHER =
  'There is no other wording of this touch. Give its step a note with choices, such as {one|another}, or change it by hand when you post it.';
