import type { App } from '../../../app.ts';
import { AppError } from '../../../errors.ts';
import { type LookedUp, lookUpDomain } from '../enrich/look-up.ts';
import { storeEnrichment } from '../enrich/store-enrichment.ts';
import type { LogBook } from './log-book.ts';
import type { Queued } from './queue-prospects.ts';

/** Companies that one run looks up, each counted against the limits of enrichment. */
export const LOOK_UPS_MAX = 10;
const AT_ONCE = 5;

/** Looks up the companies of new leads, each once, and keeps what is found beside each of its leads. */
export async function enrichQueued(
  app: App,
  workspaceId: string,
  { leads, log }: { leads: Queued['leads']; log: LogBook },
): Promise<void> {
  const domains = [...new Set(leads.map(({ domain }) => domain))];
  const chosen = new Set(domains.slice(0, LOOK_UPS_MAX));
  const found = await lookUp(app, workspaceId, [...chosen]);
  for (const { leadId, domain, email } of leads) {
    const about = { action: 'enrich', leadId } as const;
    const looked = found.get(domain);
    if (!chosen.has(domain)) log.leftOut({ ...about, why: `A run looks up ${LOOK_UPS_MAX} companies at most.` });
    else if (looked === undefined || typeof looked === 'string')
      log.leftOut({ ...about, why: looked ?? 'It was stopped.' });
    else {
      await storeEnrichment(app, { id: leadId, workspace_id: workspaceId }, looked, { apply: false });
      const why = `It is new. ${looked.findings.length} findings about ${domain}. ${looked.notes.join(' ')}`;
      log.did({ ...about, who: email, why: why.trim() });
    }
  }
}

/** By domain what was found, or why nothing was looked up. */
async function lookUp(
  app: App,
  workspaceId: string,
  domains: readonly string[],
): Promise<Map<string, LookedUp | string>> {
  const found = new Map<string, LookedUp | string>();
  for (let at = 0; at < domains.length; at += AT_ONCE) {
    await Promise.all(
      domains.slice(at, at + AT_ONCE).map(async (domain) => {
        found.set(domain, await one(app, workspaceId, domain));
      }),
    );
  }
  return found;
}

async function one(app: App, workspaceId: string, domain: string): Promise<LookedUp | string> {
  try {
    await app.actionLimiter.take(workspaceId, 'enrichment');
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return lookUpDomain(app, domain);
}
