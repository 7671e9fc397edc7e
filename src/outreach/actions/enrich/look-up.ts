import type { App } from '../../../app.ts';
import { isPublicProvider } from '../../../mail/public-provider.ts';
import { VERSION } from '../../../version.ts';
import { iso } from '../../row-values.ts';
import { FACT_NAMES, type Finding } from '../../shapes/enrichment.ts';
import { fetchPage, NoPage, type Page } from './fetch-page.ts';
import { mailHostOf } from './mail-host.ts';
import { decodePage, pageFacts } from './page-facts.ts';
import { USER_AGENT_TOKEN } from './robots.ts';

/** Real milliseconds for robots.txt, redirects and page together. */
const PAGE_MS = 10_000;

/** What was found out of a domain, and what could not be. */
export interface LookedUp {
  findings: Finding[];
  notes: string[];
}

type Parts = Pick<App, 'pages' | 'resolver' | 'clock' | 'config' | 'log'>;

/** Who takes a domain's mail, and what the home page of the company says. Never throws for what a stranger answers. */
export async function lookUpDomain(app: Parts, domain: string, signal?: AbortSignal): Promise<LookedUp> {
  const [mail, page] = await Promise.all([mailHost(app, domain), homePage(app, domain, signal)]);
  const findings = [...mail.findings, ...page.findings].sort(
    (a, b) => FACT_NAMES.indexOf(a.name) - FACT_NAMES.indexOf(b.name),
  );
  return { findings, notes: [...mail.notes, ...page.notes] };
}

async function mailHost({ resolver, clock }: Parts, domain: string): Promise<LookedUp> {
  try {
    const records = await resolver.mailExchanges(domain);
    const host = mailHostOf(records);
    if (!host) return { findings: [], notes: ['The domain names no server that takes its mail.'] };
    const value = `${host.name} (${host.exchange})`;
    return {
      findings: [{ name: 'mailHost', value, source: `dns:MX:${domain}`, foundAt: iso(clock.now()) }],
      notes: [],
    };
  } catch {
    return { findings: [], notes: ['The name service did not say in time who takes its mail.'] };
  }
}

async function homePage(app: Parts, domain: string, signal?: AbortSignal): Promise<LookedUp> {
  if (isPublicProvider(domain)) {
    return { findings: [], notes: ['The address is at a public mail provider, which tells nothing of a company.'] };
  }
  try {
    const { url, contentType, body } = await firstPage(app, domain, signal);
    const foundAt = iso(app.clock.now());
    const facts = pageFacts(decodePage(body, contentType));
    const notes = facts.length === 0 ? ['The home page says nothing of the company.'] : [];
    return { findings: facts.map((fact) => ({ ...fact, source: url.slice(0, 2_000), foundAt })), notes };
  } catch (error) {
    if (!(error instanceof NoPage)) throw error;
    return { findings: [], notes: [error.message] };
  }
}

/** The page of the domain, or of its www, or of the domain it is below. */
async function firstPage(app: Parts, domain: string, signal?: AbortSignal): Promise<Page> {
  const { getDomain } = await import('tldts');
  const registrable = (host: string) => getDomain(host, { allowPrivateDomains: true });
  const own = registrable(domain);
  if (own === null) throw new NoPage('The domain of the address belongs to no company alone.');
  const late = AbortSignal.timeout(PAGE_MS);
  const parts = {
    http: app.pages,
    userAgent: userAgentOf(app),
    signal: signal ? AbortSignal.any([signal, late]) : late,
    isTheirs: (host: string) => registrable(host) === own,
  };
  let first: NoPage | undefined;
  for (const host of new Set([domain, `www.${domain}`, own])) {
    try {
      return await fetchPage(`https://${host}/`, parts);
    } catch (error) {
      if (!(error instanceof NoPage) || !error.isNowhere) throw error;
      first ??= error;
    }
  }
  throw first ?? new NoPage('There is no home page.');
}

/** Names us, and where those who run this service can be asked. */
const userAgentOf = ({ config }: Parts): string =>
  `${USER_AGENT_TOKEN}/${VERSION}${config.publicUrl === undefined ? '' : ` (+${config.publicUrl})`}`;
