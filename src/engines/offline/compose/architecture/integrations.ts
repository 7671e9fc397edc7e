import type { Design } from '../../design/design.ts';
import { isNearby, wireOf } from '../../design/exchange-nearby.ts';
import { isLinkedOut } from '../../design/linked-out.ts';
import { namedIntegrations } from '../../design/named-integrations.ts';
import type { Graph } from './graph.ts';

/** Adds the services that the idea names to the graph, each behind an adapter of the program; those that stand there stay. */
export function addIntegrations(design: Design, graph: Graph): void {
  const api = graph.labels.get('api');
  if (!api) return;
  const client = graph.labels.get('client') ?? api;
  for (const partner of namedIntegrations(design)) {
    const { name, carries, tech } = partner;
    if (graph.nodes.some((node) => `${node.label} ${node.tech}`.toLowerCase().includes(name.toLowerCase()))) continue;
    // "Ollama or llama.cpp": one of them answers, behind the same adapter.
    if (MODELS.test(carries) && graph.nodes.some(({ type }) => type === 'ai')) continue;
    if (isLinkedOut(partner, design.understanding)) continue;
    const label = `${name} Connection`;
    graph.nodes.push({ label, type: 'external', description: `Exchanges ${carries}.`, tech });
    if (isNearby(partner))
      graph.edges.push({ from: client, to: label, protocol: wireOf(partner), purpose: `take ${carries}` });
    else graph.edges.push({ from: api, to: label, protocol: 'HTTPS', purpose: `exchange ${carries}` });
  }
}

const MODELS = /^prompts and answers$/;
