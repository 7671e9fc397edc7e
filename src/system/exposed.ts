import type { Config } from '../config.ts';
import { isLoopbackHost } from './loopback.ts';

type Addresses = Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>;
export type ExposedBy = Addresses & Pick<Config, 'databaseUrl'>;

/**
 * Whether others can reach this process: it listens beyond loopback, or a public URL or trusted proxies say that a proxy
 * on this machine passes their requests on.
 */
export const isReachable = ({ host, publicUrl, trustedProxies }: Addresses): boolean =>
  !isLoopbackHost(host) ||
  trustedProxies.length > 0 ||
  (publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname));

/**
 * Whether others can have this process connect somewhere: they reach it, or share its database. A database on another
 * machine is there for several processes, and one that others reach may have stored what this one reads and delivers.
 */
export const exposed = (config: ExposedBy): boolean => isReachable(config) || isDatabaseElsewhere(config.databaseUrl);

/** A PostgreSQL server that is not plainly on this machine: at a loopback address, or a socket, whose host is a folder. */
function isDatabaseElsewhere(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined || !/^postgres(ql)?:\/\//.test(databaseUrl)) return false;
  const url = URL.parse(databaseUrl);
  const host = url?.searchParams.get('host') || url?.hostname || '';
  return !/^(\/|%2f)/i.test(host) && !isLoopbackHost(host);
}
