import type { App } from '../../../app.ts';
import { AppError } from '../../../errors.ts';
import type { CampaignRow } from '../../campaign-view.ts';
import { addLeads, targetFor } from '../discovery/discover.ts';
import { lookThrough } from '../discovery/look-through.ts';
import type { Target } from '../discovery/target.ts';
import type { LogBook } from './log-book.ts';

/** Nobody is put into a campaign without a person's word who fits less: half of what was asked for. */
export const SCORE_MIN = 50;

export interface Queued {
  considered: number;
  leads: { leadId: string; domain: string; email: string }[];
}

/** Puts the prospects that fit best into the campaign, and writes down who and why. */
export async function queueProspects(
  app: App,
  campaign: CampaignRow,
  { limit, dryRun, log }: { limit: number; dryRun: boolean; log: LogBook },
): Promise<Queued> {
  const target = targetOrWhy(campaign);
  if (typeof target === 'string') {
    log.leftOut({ action: 'queue', why: target });
    return { considered: 0, leads: [] };
  }
  const asked = { target, limit, minScore: SCORE_MIN };
  const { found, considered, leftOut } = await lookThrough(app, campaign.workspace_id, asked);
  const added = dryRun ? undefined : await addLeads(app, campaign, found);
  const leads: Queued['leads'] = [];
  for (const { row, score, reasons } of found) {
    const { leadId = null, lost } = added?.get(row.id) ?? {};
    const about = { action: 'queue', prospectId: row.id, leadId } as const;
    if (lost) log.leftOut({ ...about, why: WHY_LOST[lost] });
    else log.did({ ...about, who: row.email, why: `Fits ${score} of 100. ${reasons.join(' ')}` });
    if (leadId !== null) leads.push({ leadId, domain: row.domain, email: row.email });
  }
  log.leftOut({ action: 'queue', count: leftOut.suppressed, why: 'Suppressed: nobody may mail them.' });
  log.leftOut({ action: 'queue', count: leftOut.present, why: 'A lead of a campaign of this workspace already.' });
  log.leftOut({ action: 'queue', count: leftOut.excluded, why: 'Of an excluded domain, or in another country.' });
  log.leftOut({
    action: 'queue',
    count: leftOut.noMatch,
    why: 'Nothing of what the campaign looks for is known of them.',
  });
  log.leftOut({ action: 'queue', count: leftOut.belowScore, why: `Fit less than ${SCORE_MIN} of 100.` });
  log.leftOut({
    action: 'queue',
    count: leftOut.beyondLimit,
    why: `Others fit better; the limit of a run is ${limit}.`,
  });
  return { considered, leads };
}

const WHY_LOST = {
  present: 'Became a lead of a campaign of this workspace meanwhile.',
  suppressed: 'Was suppressed meanwhile: nobody may mail them.',
} as const;

/** A campaign that does not say whom it is for still has replies to answer. */
function targetOrWhy(campaign: CampaignRow): Target | string {
  try {
    return targetFor(campaign);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
