import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// What a request in a stranger's name may reach: the public internet, and nothing beside or behind this service.

/** Azure's host answers every machine on it, at an address that is public by its number. */
const CLOUD_HOSTS: readonly string[] = ['168.63.129.16'];

/**
 * Whether an IP address belongs to the public internet: IANA's special-purpose registries for IPv4 and IPv6 say what does
 * not. An IPv4 address inside an IPv6 one (mapped, 6to4, NAT64, Teredo, ISATAP) counts as special, for a relay would lead
 * to it.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast' || CLOUD_HOSTS.includes(plain.toString())) return false;
  return plain instanceof ipaddr.IPv4 || isGlobalIPv6(plain);
}

/** Ranges that may be reached although they are not public, each an address or CIDR. */
export function allowList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    if (isIP(address) === 0 || address.includes('%')) return false;
    const plain = ipaddr.process(address).toString();
    return list.check(plain, familyOf(plain));
  };
}

/** Only 2000::/3 is given out as global unicast (RFC 4291); the old `::a.b.c.d` and all that is reserved lie outside. */
function isGlobalIPv6({ parts }: { parts: number[] }): boolean {
  const [first = 0] = parts;
  const isatap = parts[5] === 0x5efe && ((parts[4] ?? 0) & ~0x0200) === 0;
  return first >> 13 === 1 && !isatap;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
