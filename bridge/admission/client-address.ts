import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../src/config.ts';

/** Of an IPv6 address, the part that one customer has. */
const IPV6_PART_BITS = 64;

export type ClientAddress = (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;

/**
 * Finds the address that a request comes from. Behind trusted proxies it is the last one in X-Forwarded-For that is not
 * one of theirs; undefined where it cannot be told: behind a proxy that is not trusted, every request seems to come
 * from that.
 */
export function clientAddress({
  trustedProxies,
  publicUrl,
}: Pick<Config, 'trustedProxies' | 'publicUrl'>): ClientAddress {
  const ranges = trustedProxies.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`),
  );
  const isTrusted = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
    ranges.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits]));
  return ({ headers, socket }) => {
    if (ranges.length === 0 && publicUrl !== undefined) return undefined;
    const hops = [...forwarded(headers), socket.remoteAddress ?? ''].toReversed();
    for (const hop of hops) {
      const address = parsed(hop);
      if (address === undefined) return undefined;
      if (!isTrusted(address)) return named(address);
    }
    return undefined;
  };
}

const forwarded = (headers: IncomingHttpHeaders): string[] =>
  [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').slice(-20);

function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // An IPv4 address may come as one of IPv6.
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

const named = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PART_BITS}`).toString();
