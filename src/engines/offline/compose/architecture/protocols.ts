import type { Architecture } from '../../../../artifacts/architecture.ts';

type Node = Architecture['nodes'][number];
type Edge = Architecture['edges'][number];

/** How one speaks to a part is decided by what the part is built with, the first that fits. */
const BY_TECH: [RegExp, string][] = [
  [/^(?:plain files|LittleFS)|\bin plain files\b/, 'file access'],
  [/\bMQTT\b/, 'MQTT'],
  [/\bSMTP\b/, 'SMTP'],
  [/ldaps?\b|kerberos|active directory/i, 'LDAPS'],
  [/openid connect/i, 'OpenID Connect'],
  [/\b(valkey|redis)\b/i, 'RESP'],
  [/file system|local video files|iCalendar files|daily file|bundled/i, 'file access'],
  [/of the system$/i, 'system call'],
  [
    /in-process|in-memory|in the program|inside the program|on this machine|of the local database|counters in/i,
    'function call',
  ],
  [/^(a job table|a table with|partitioned tables|event tables|full-text search of)/i, 'SQL'],
  [/firestore/i, 'HTTPS'],
];
/** What a capability's knowledge says for the usual case, bought over the network. */
const OVER_NETWORK = /^HTTPS\b|^job queue$|^in process or HTTPS$/;

/** Connections as the chosen products speak: a mail relay SMTP, a directory LDAPS, a file system no HTTPS. */
export function settleProtocols(nodes: readonly Node[], edges: readonly Edge[]): Edge[] {
  const byLabel = new Map(nodes.map((node) => [node.label, node]));
  return edges.map((edge) => ({ ...edge, protocol: protocolOf(edge, byLabel.get(edge.from), byLabel.get(edge.to)) }));
}

function protocolOf({ protocol }: Edge, from: Node | undefined, to: Node | undefined): string {
  if (from && /\bMQTT\b/.test(from.tech) && to?.type === 'backend') return 'MQTT';
  const known = to && BY_TECH.find(([pattern]) => pattern.test(to.tech))?.[1];
  if (known) return protocol.startsWith(known) ? protocol : known;
  if (to && / on own hardware$/.test(to.tech) && OVER_NETWORK.test(protocol)) return 'HTTP inside the house';
  return protocol === 'HTTPS or in process' || protocol === 'in process or HTTPS' ? 'HTTPS' : protocol;
}
