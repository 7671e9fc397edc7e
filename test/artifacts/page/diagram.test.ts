import { expect, it } from 'vitest';
import type { Architecture } from '../../../src/artifacts/architecture.ts';
import { layoutOf } from '../../../src/artifacts/page/diagram-layout.ts';
import { architectureSvg } from '../../../src/artifacts/page/diagram-svg.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const node = (label: string) => ({ label, type: 'backend' as const, description: 'x', tech: 'x' });
const edge = (pair: string) => {
  const [from = '', to = ''] = pair.split(' ');
  return { from, to, protocol: 'x', purpose: 'x' };
};
const graph = (labels: string, pairs: string[]) => ({ nodes: labels.split(' ').map(node), edges: pairs.map(edge) });
const drawn = (parts: Partial<Architecture>) => architectureSvg({ ...groomerArtifacts().architecture, ...parts });

it('parts stand to the right of what calls them, in the order of their callers', () => {
  const { parts, calls } = layoutOf(graph('App Site Api Low High', ['App Api', 'Site Low', 'App High', 'App Api']));
  expect(parts.map(({ label, column, row }) => `${label} ${column} ${row}`)).toEqual([
    ...['App 0 0', 'Site 0 1', 'Api 1 0', 'Low 1 2', 'High 1 1'],
  ]);
  expect(calls).toHaveLength(3);
});

it('parts that only call each other, or nothing, or what is not there, are drawn all the same', () => {
  const { parts, calls } = layoutOf(graph('A B Alone', ['A B', 'B A', 'B B', 'B Nowhere']));
  expect(parts.map(({ column }) => column)).toEqual([0, 1, 0]);
  expect(calls).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it('a diagram has each part and each call once, and none is drawn where there are too many to see', () => {
  const { nodes, edges } = groomerArtifacts().architecture;
  const svg = drawn({});
  expect(svg.match(/<rect /g)).toHaveLength(nodes.length);
  expect(svg.match(/marker-end=/g)).toHaveLength(new Set(edges.map(({ from, to }) => `${from}>${to}`)).size);
  expect(drawn({ nodes: Array.from({ length: 25 }, (_, at) => node(`Part ${at}`)) })).toBe('');
  expect(drawn({ edges: Array.from({ length: 61 }, () => edge('A B')) })).toBe('');
});

it('a long label is shortened, wide letters counted as two, and told in full as a title', () => {
  const label = '予約と支払いの一覧を見せる画面';
  const svg = drawn({ nodes: [node(label), node('x'.repeat(30))], edges: [] });
  expect(svg).toContain(`<title>${label}</title>`);
  expect([...svg.matchAll(/stroke="none">([^<]+)<\/text>/g)].map(([, shown]) => shown)).toEqual([
    ...['予約と支払いの一覧を見…', `${'x'.repeat(23)}…`],
  ]);
});
