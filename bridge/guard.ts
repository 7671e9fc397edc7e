import { isIP } from 'node:net';
import type { Config } from '../src/config.ts';
import { AppError } from '../src/errors.ts';
import { isLocalhostName, isLoopbackHost } from '../src/system/loopback.ts';

export type Addresses = Pick<Config, 'host' | 'publicUrl' | 'allowedOrigins'>;

/**
 * Why a request must not be served, if so: a Host or Origin that is not ours means that a web page has pointed its own
 * name at this machine (DNS rebinding) or calls from elsewhere. Answers `forbidden`, or undefined when all is well.
 */
export function foreignRequest(config: Addresses, request: Request): AppError | undefined {
  const host = hostnameOf(`http://${request.headers.get('host') ?? new URL(request.url).host}`);
  if (host === undefined || !(isOurs(config, host) || isOpenAddress(config, host))) {
    return new AppError(
      'forbidden',
      'This Host is not allowed; call the address the service listens on, or set PLANWRIGHT_PUBLIC_URL to the address its clients use.',
    );
  }
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  const from = hostnameOf(origin);
  // A page that this very address served may call it; a page of another address may not.
  if (from !== undefined && (isOurs(config, from) || from === host)) return undefined;
  if (config.allowedOrigins.includes(origin)) return undefined;
  return new AppError('forbidden', 'Requests from this Origin are not allowed; see PLANWRIGHT_ALLOWED_ORIGINS.');
}

/** True for an address that only programs on the same machine can reach. */
const isLoopback = (hostname: string): boolean => isLoopbackHost(hostname) || isLocalhostName(hostname);

function isOurs({ host, publicUrl }: Addresses, hostname: string): boolean {
  return (
    isLoopback(hostname) ||
    hostname === bare(host.toLowerCase()) ||
    (publicUrl !== undefined && hostname === hostnameOf(new URL(publicUrl).origin))
  );
}

/** Bound to the network, the machine's addresses are ours too: a name can be pointed elsewhere, an address cannot. */
const isOpenAddress = ({ host }: Addresses, hostname: string): boolean =>
  !isLoopback(bare(host.toLowerCase())) && isIP(hostname) !== 0;

let last: { url: string; hostname: string | undefined } = { url: '', hostname: undefined };

/** Remembers the last one: nearly every request of a process carries the same Host. */
function hostnameOf(url: string): string | undefined {
  if (last.url !== url) last = { url, hostname: parseHostname(url) };
  return last.hostname;
}

function parseHostname(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || parsed.hostname === '' || parsed.username !== '' || parsed.pathname.length > 1) return undefined;
  return bare(parsed.hostname.toLowerCase());
}

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
