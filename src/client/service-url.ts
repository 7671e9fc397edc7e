import { isIP } from 'node:net';
import { AppError } from '../errors.ts';

/** What every path of the API begins with. */
const API_PREFIX = '/api/v1';

/**
 * The base of every request, such as `https://plans.example/api/v1`, from the address of a service with or without that
 * prefix, or that of its MCP, which is the one that people have at hand. Throws `invalid_request` for what is no such address, and for plain HTTP to another machine: everyone on the
 * way could read the key.
 */
export function serviceBase(address: string, { allowHttp = false }: { allowHttp?: boolean | undefined } = {}): string {
  const url = URL.parse(String(address).trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new AppError(
      'invalid_request',
      'The address of the service must look like https://plans.example, without a name or password in it.',
    );
  }
  if (url.protocol === 'http:' && !isThisMachine(url.hostname) && !allowHttp) {
    throw new AppError(
      'invalid_request',
      'The address of the service begins with http:, so everyone on the way could read the API key. Use https:, or a tunnel to a port of this machine.',
    );
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/mcp$/, '');
  return url.origin + (path.endsWith(API_PREFIX) ? path : path + API_PREFIX);
}

function isThisMachine(hostname: string): boolean {
  const isName = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isName || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
