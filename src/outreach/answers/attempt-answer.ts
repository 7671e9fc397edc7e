import type { App } from '../../app.ts';
import { type Attempting, BROKEN_OFF, carry } from '../sending/attempt-send.ts';
import type { SendRow } from '../sending/rows.ts';
import { answerStillWanted, recordAnswerBegins } from './answer-wanted.ts';
import { prepareAnswer } from './prepare-answer.ts';
import { giveUpAnswer, settleAnswer, settleUnknownAnswer } from './settle-answer.ts';

/**
 * One attempt of a claimed answer, to its end, as that of any mail: what had begun to leave when its process died is
 * `unknown` and not tried again. It obeys suppressions and its mailbox, and no campaign's window, cap or state.
 */
export async function attemptAnswer(app: App, claimed: SendRow, attempting: Attempting): Promise<void> {
  if (claimed.data_begun_at !== null) return settleUnknownAnswer(app, claimed, BROKEN_OFF);
  const ready = await prepareAnswer(app, claimed);
  if (!ready) return;
  const outcome = await carry(app, ready, attempting, { look: answerStillWanted, begin: recordAnswerBegins });
  if (typeof outcome === 'string') return giveUpAnswer(app, ready, outcome);
  await settleAnswer(app, ready, outcome, { stopping: attempting.signal.aborted });
}
