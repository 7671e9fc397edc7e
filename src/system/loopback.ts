import { isIP } from 'node:net';

/** A host as sockets take it: an IPv6 address may be written in brackets. */
export const bareHost = (host: string): string => host.replace(/^\[(.*)\]$/, '$1').toLowerCase();

/** True for a host that is this machine itself, so that nothing said to it crosses a network. */
export function isLoopbackHost(host: string): boolean {
  const bare = bareHost(host);
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** True for the names of this machine (RFC 6761), although a resolver may ask the network for those below `localhost`. */
export const isLocalhostName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');
