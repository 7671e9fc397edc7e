import type { App } from '../../app.ts';
import type { InboundOutcome } from './outcomes.ts';

/**
 * Does what a stored mail asks for, and marks it as done, in one transaction: whoever comes second, or after a crash,
 * changes nothing and is told the same. Throws when the database does not answer.
 */
export async function handleMail(_app: App, _id: string): Promise<InboundOutcome> {
  throw new Error('not yet');
}
