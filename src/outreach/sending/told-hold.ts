import { imapSentence } from '../../mail/imap/imap-failure.ts';
import type { HoldingReply } from '../inbox/holds-on-others.ts';
import { isoOrNull } from '../row-values.ts';
import { HOLDS, type HoldCode } from '../sequence/holds.ts';
import type { Hold } from '../sequence/rules.ts';
import type { LeadExplanation } from '../shapes/explain.ts';
import type { CampaignFacts } from './rules.ts';

/** What is known beside the rule. `lack`: why the next step cannot be written for the lead. */
type Told = Pick<CampaignFacts, 'campaign' | 'mailbox' | 'reading'> & {
  lack?: string | undefined;
  /** What its last mail came to, where that is why it waits or is over. */
  lastAnswer?: string | null | undefined;
  /** Replies that hold the lead. */
  heldBy?: readonly HoldingReply[];
};

/** What holds mail back, as it is answered. */
export const toldHold = (hold: Hold | null, told: Told): Pick<LeadExplanation, 'code' | 'reason' | 'until'> => ({
  code: hold?.code ?? 'ready',
  reason: wordsOf(hold?.code ?? 'ready', told),
  until: isoOrNull(hold?.untilMs ?? null),
});

/** What names the cause comes first, as a sentence of its own. */
function wordsOf(code: HoldCode, { campaign, mailbox, reading, lack, lastAnswer, heldBy = [] }: Told): string {
  const held = heldBy.length === 0 ? null : `Held by ${heldBy.map(({ id }) => id).join(', ')}`;
  const answer = lastAnswer ? `The answer to its last mail was “${lastAnswer}”` : null;
  const causes: Partial<Record<HoldCode, string | null | undefined>> = {
    campaign_paused: campaign.paused_reason,
    mailbox_error: mailbox?.status_reason,
    mailbox_held: mailbox?.hold_reason,
    inbox_unread: reading?.error && imapSentence(reading.error),
    values_missing: lack,
    reply_uncertain: held,
    person_replied: held,
    ...{ lead_bounced: answer, lead_failed: answer, not_due: answer },
  };
  const own = causes[code];
  const rule = code === 'reply_uncertain' && heldBy.some(isStopOfSomebody) ? WHOSE_STOP : HOLDS[code];
  return own ? `${asSentence(own)} ${rule}` : rule;
}

const isStopOfSomebody = ({ classification, candidates }: HoldingReply): boolean =>
  classification === 'unsubscribe_request' && candidates !== null;

const WHOSE_STOP =
  'Somebody asked for no more mail, and it may have been this lead. Say which of the candidates of the reply it was, or that it was none of them (`leadIds`); whoever it was not goes on then.';

/** What servers say often ends without a full stop. */
const asSentence = (text: string): string => (/[.!?…][”"')]?$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
