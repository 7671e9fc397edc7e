import { isIP } from 'node:net';

/** True for a host that is this machine itself, so that nothing said to it crosses a network. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
