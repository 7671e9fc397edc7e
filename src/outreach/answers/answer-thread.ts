import { boundedIds, isMessageId } from '../sequence/thread.ts';
import type { ReplyRow } from './answerable.ts';

/** Where an answer belongs: under the reply, and under all that the reply stands under (RFC 5322, 3.6.4). */
export function answerThread(
  { message_id, in_reply_to, thread_references }: ReplyRow,
  answered: string | undefined,
): { in_reply_to: string | null; thread_references: string | null } {
  const before = thread_references?.split(' ') ?? [in_reply_to ?? answered ?? ''];
  const ids = boundedIds([...before, message_id ?? ''].filter(isMessageId));
  return {
    in_reply_to: ids.at(-1) ?? null,
    thread_references: ids.length > 0 ? ids.join(' ') : null,
  };
}
