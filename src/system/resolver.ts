import type { LookupAddress, MxRecord } from 'node:dns';
import { Resolver as DnsResolver, lookup } from 'node:dns/promises';

/** Questions to the name service. */
export interface Resolver {
  /** The addresses that a name leads to. Throws as `dns.lookup` does. */
  addresses(hostname: string): Promise<LookupAddress[]>;
  /** Who takes mail for a domain; none where it says nothing. Throws when nobody answers in time. */
  mailExchanges(domain: string): Promise<MxRecord[]>;
}

const ANSWER_MS = 5_000;

/** The system's name service. */
export const systemResolver: Resolver = {
  addresses: (hostname) => lookup(hostname, { all: true }),
  async mailExchanges(domain) {
    const dns = new DnsResolver({ timeout: 2_000, tries: 2 });
    const late = setTimeout(() => dns.cancel(), ANSWER_MS).unref();
    try {
      return await dns.resolveMx(domain);
    } catch (error) {
      if (error instanceof Error && 'code' in error && /^(?:ENODATA|ENOTFOUND)$/.test(String(error.code))) return [];
      throw error;
    } finally {
      clearTimeout(late);
    }
  },
};
