import type { Design } from '../../design/design.ts';
import { type Integration, integrations } from '../../knowledge/stack/integrations.ts';
import { isRejected } from '../../understand/rejected.ts';
import type { Graph } from './graph.ts';

const NAMED_MAX = 4;

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
  const text = `${idea} ${context}`.toLowerCase();
  const ruledOut = constraints.without.join(' ');
  return integrations
    .filter(({ name }) => ![...likened, ...constraints.forbidden.map((one) => one.name)].some((one) => same(one, name)))
    .filter(({ words }) =>
      words.some(
        (word) =>
          text.includes(word.split(' ')[0] ?? word) &&
          stands(text, word) &&
          !ruledOut.includes(word) &&
          !isRejected(text, word),
      ),
    )
    .slice(0, NAMED_MAX);
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** As a word of its own; scripts without spaces have none. */
function stands(text: string, word: string): boolean {
  if (!/^[a-z0-9 -]+$/.test(word)) return text.includes(word);
  return new RegExp(`(?<![\\p{L}\\p{N}-])${word.replaceAll(' ', '[ -]')}(?![\\p{L}\\p{N}-])`, 'u').test(text);
}
