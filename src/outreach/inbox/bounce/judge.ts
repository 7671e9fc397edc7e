import { oneLine } from '../../../mail/inbound/safe-text.ts';
import { cleanText } from '../../../mail/refusal/clean-text.ts';
import { codesIn, phaseIn } from '../../../mail/refusal/codes.ts';
import { MAILBOX_FULL, SUSPENDED } from '../../../mail/refusal/phrases/mailbox.ts';
import { says } from '../../../mail/refusal/phrases/phrase-table.ts';
import { reasonOf } from '../../../mail/refusal/reason.ts';
import { type RefusalReason, type Refused, type RefusedAt, verdictOfReport } from '../../../mail/refusal/verdict.ts';
import { BOUNCE_LIMITS, type BouncedRecipient } from './bounce.ts';

/** What a report says that bears on one recipient. */
export interface Testimony {
  /** The words about this recipient: the answer of its server, where that is quoted. */
  particular: string;
  /** All the words, where they can be about no other recipient; else empty. */
  general: string;
  /** The status field, as it stands: "5.1.1 (bad mailbox)". */
  statusField: string;
  /** Where the reporting server is known to have been refused, when the words do not say. */
  usualPhase: RefusedAt | null;
}

/** Judges what became of one recipient: by the particular words first, and by all the words where those say nothing. */
export function judge(address: string | null, said: Testimony): BouncedRecipient {
  const particular = hasWords(said.particular) ? said.particular : '';
  const near = codesIn(said.particular);
  const codes = near.status !== null || near.reply !== null ? near : codesIn(said.general);
  const phase = phaseIn(said.particular) ?? phaseIn(said.general) ?? said.usualPhase;
  const field = codesIn(said.statusField).status;
  const failure = { ...codes, phase, field };
  const texts = [particular || said.statusField, said.general].filter(hasWords);
  let reason: RefusalReason = 'unclear';
  for (const text of [...texts, '']) {
    if (reason === 'unclear') reason = reasonOf({ ...failure, text });
  }
  const refused = { reason: softer(reason, said.general), at: phase, status: codes.status ?? field };
  return known(address, refused, particular || said.general);
}

const known = (address: string | null, refused: Refused, words: string): BouncedRecipient => ({
  address,
  verdict: verdictOfReport(refused),
  reason: refused.reason,
  status: refused.status,
  diagnostic: oneLine(words.slice(0, BOUNCE_LIMITS.diagnostic * 2)).slice(0, BOUNCE_LIMITS.diagnostic),
});

const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text);

/**
 * Carriers answer "user unknown" for every mailbox they do not deliver to, and say in a sentence of their own report
 * that the account is disabled or full.
 */
function softer(reason: RefusalReason, general: string): RefusalReason {
  if (reason !== 'user_unknown') return reason;
  const about = general.split('\n').filter((line) => /^\s*(?:the user(?:\(s\))?(?:'s)? |as their )/i.test(line));
  const cleaned = cleanText(about.join(' '));
  return [SUSPENDED, MAILBOX_FULL].find((table) => says(table, cleaned))?.reason ?? reason;
}
