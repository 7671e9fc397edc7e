import { isoOrNull } from '../row-values.ts';
import { HOLDS } from '../sequence/holds.ts';
import type { Hold } from '../sequence/rules.ts';
import type { LeadExplanation } from '../shapes/explain.ts';
import type { CampaignFacts } from './rules.ts';

/** What holds mail back, as it is answered. */
export const toldHold = (
  hold: Hold | null,
  facts: Pick<CampaignFacts, 'campaign' | 'mailbox'>,
): Pick<LeadExplanation, 'code' | 'reason' | 'until'> => ({
  code: hold?.code ?? 'ready',
  reason: wordsOf(hold?.code ?? 'ready', facts),
  until: isoOrNull(hold?.untilMs ?? null),
});

/** What a campaign or mailbox says of itself comes first: it names the cause. */
function wordsOf(code: keyof typeof HOLDS, { campaign, mailbox }: Pick<CampaignFacts, 'campaign' | 'mailbox'>): string {
  const own = code === 'campaign_paused' ? campaign.paused_reason : code === 'mailbox_error' && mailbox?.status_reason;
  return own ? `${own} ${HOLDS[code]}` : HOLDS[code];
}
