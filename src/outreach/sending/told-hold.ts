import { imapSentence } from '../../mail/imap/imap-failure.ts';
import { isoOrNull } from '../row-values.ts';
import { HOLDS, type HoldCode } from '../sequence/holds.ts';
import type { Hold } from '../sequence/rules.ts';
import type { LeadExplanation } from '../shapes/explain.ts';
import type { CampaignFacts } from './rules.ts';

/** What is known beside the rule. `lack`: why the next step cannot be written for the lead. */
type Told = Pick<CampaignFacts, 'campaign' | 'mailbox' | 'reading'> & {
  lack?: string | undefined;
  /** Replies that hold the lead. */
  heldBy?: readonly string[];
};

/** What holds mail back, as it is answered. */
export const toldHold = (hold: Hold | null, told: Told): Pick<LeadExplanation, 'code' | 'reason' | 'until'> => ({
  code: hold?.code ?? 'ready',
  reason: wordsOf(hold?.code ?? 'ready', told),
  until: isoOrNull(hold?.untilMs ?? null),
});

/** What names the cause comes first. */
function wordsOf(code: HoldCode, { campaign, mailbox, reading, lack, heldBy = [] }: Told): string {
  const causes: Partial<Record<HoldCode, string | null | undefined>> = {
    campaign_paused: campaign.paused_reason,
    mailbox_error: mailbox?.status_reason,
    mailbox_held: mailbox?.hold_reason,
    inbox_unread: reading?.error && imapSentence(reading.error),
    values_missing: lack,
    reply_uncertain: heldBy.length === 0 ? null : `${heldBy.join(', ')}:`,
  };
  const own = causes[code];
  return own ? `${own} ${HOLDS[code]}` : HOLDS[code];
}
