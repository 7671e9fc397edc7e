// A file of its own, to be loaded at the first request: a bundle finds these names only where they are imported so.
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';

export { request } from 'undici';

/** Milliseconds that a connection may take. */
const CONNECT_MS = 10_000;
/** Milliseconds that a connection waits for its next request; less than any server waits, so that none is closed under one. */
const IDLE_MS = 1_000;

/** The address is not one that requests in a stranger's name may reach. */
export class AddressRefused extends Error {
  readonly code = 'address_refused';
}

export interface AgentParts {
  mayConnect(address: string): boolean;
  resolve(hostname: string): Promise<LookupAddress[]>;
}

/**
 * What makes every connection: each address is checked in the look-up whose answer is connected to, so that a name which
 * answers differently the next time gains nothing; also literal addresses, for which nothing is looked up.
 */
export function guardedAgent(parts: AgentParts): Agent {
  const connect = buildConnector({ allowH2: false, timeout: CONNECT_MS, lookup: checkedLookup(parts) });
  const checked: buildConnector.connector = (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !parts.mayConnect(host)) return callback(refused(), null);
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (reached(socket, parts)) return callback(null, socket);
      socket.destroy();
      callback(refused(), null);
    });
  };
  return new Agent({
    connect: checked,
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  });
}

/** `net.connect` asks for all addresses at once or for one; one that is refused refuses them all. */
const checkedLookup =
  ({ resolve, mayConnect }: AgentParts): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !mayConnect(address))) return callback(refused(), []);
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };

const reached = (socket: Socket, { mayConnect }: AgentParts): boolean => mayConnect(socket.remoteAddress ?? '');

const refused = (): AddressRefused => new AddressRefused('the name or address is not public');
