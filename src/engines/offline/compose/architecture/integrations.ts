import type { Design } from '../../design/design.ts';
import { type Integration, integrations } from '../../knowledge/stack/integrations.ts';
import { placesOf } from '../../language/stands.ts';
import { isRejectedAt } from '../../understand/rejected.ts';
import type { Graph } from './graph.ts';

const NAMED_MAX = 6;

/** Adds the services that the idea names to the graph, each behind an adapter of the program; those that stand there stay. */
export function addIntegrations(design: Design, graph: Graph): void {
  const api = graph.labels.get('api');
  if (!api) return;
  for (const { name, carries, tech } of namedIntegrations(design)) {
    if (graph.nodes.some((node) => `${node.label} ${node.tech}`.toLowerCase().includes(name.toLowerCase()))) continue;
    const label = `${name} Connection`;
    graph.nodes.push({ label, type: 'external', description: `Exchanges ${carries}.`, tech });
    graph.edges.push({ from: api, to: label, protocol: 'HTTPS', purpose: `exchange ${carries}` });
  }
}

/** The services that idea and context name, do not rule out and are not likened to ("the Strava for knitters"). */
export function namedIntegrations({ understanding }: Pick<Design, 'understanding'>): Integration[] {
  const { idea, context, constraints, likened } = understanding;
  const low = `${idea} ${context}`.toLowerCase().replaceAll('-', ' ');
  const ruledOut = constraints.without.join(' ');
  const avoided = [...likened, ...constraints.forbidden.map((one) => one.name)].map((one) => one.toLowerCase());
  const isMeant = (word: string) => !ruledOut.includes(word) && placesOf(low, word).some((at) => isUsed(low, at, word));
  return integrations()
    .filter(({ name, words }) => !avoided.includes(name.toLowerCase()) && words.some(isMeant))
    .slice(0, NAMED_MAX);
}

/** Neither ruled out nor only where people talk today: "our WhatsApp group is chaos". */
const isUsed = (low: string, at: number, word: string) =>
  !isRejectedAt(low, at, word.length) && !TALKS.test(low.slice(at + word.length, at + word.length + 12));

const TALKS = /^[\s-]?(?:group|gruppe|grupo|groupe|gruppo|groep|chats?\b|chaos|threads?\b)/;
