import type { Architecture } from '../architecture.ts';
import { nameKey } from '../reading/names.ts';

/** A part in its place: in a column by how many calls it is away from where calls begin. */
export interface PlacedPart {
  label: string;
  column: number;
  row: number;
}

export interface Layout {
  parts: PlacedPart[];
  /** Places in `parts` of who calls whom; no pair twice. */
  calls: [from: number, to: number][];
  columns: number;
  rows: number;
}

/** Lays a graph out in columns, left to right. */
export function layoutOf({ nodes, edges }: Pick<Architecture, 'nodes' | 'edges'>): Layout {
  const places = new Map<string, number>();
  for (const [at, { label }] of nodes.entries()) if (!places.has(nameKey(label))) places.set(nameKey(label), at);
  const pairs = new Map<string, [number, number]>();
  for (const { from, to } of edges) {
    const [start, end] = [places.get(nameKey(from)), places.get(nameKey(to))];
    if (start !== undefined && end !== undefined && start !== end) pairs.set(`${start} ${end}`, [start, end]);
  }
  const calls = [...pairs.values()];
  const columnOf = columnsOf(nodes.length, calls);
  const parts = nodes.map(({ label }, at): PlacedPart => ({ label, column: columnOf[at] ?? 0, row: 0 }));
  setRows(parts, calls);
  const most = (numbers: number[]) => Math.max(0, ...numbers) + 1;
  return { parts, calls, columns: most(columnOf), rows: most(parts.map(({ row }) => row)) };
}

/** The least number of calls from a part that no other one calls; where calls only go round, from the first part. */
function columnsOf(count: number, calls: Layout['calls']): number[] {
  const called = new Set(calls.map(([, to]) => to));
  const columns = new Array<number | undefined>(count).fill(undefined);
  const starts = Array.from({ length: count }, (_, at) => at).filter((at) => !called.has(at));
  const fill = (first: readonly number[]) => {
    let now = first.filter((at) => columns[at] === undefined);
    for (let column = 0; now.length > 0; column++) {
      for (const at of now) columns[at] ??= column;
      const reached = calls.filter(([from, to]) => now.includes(from) && columns[to] === undefined);
      now = [...new Set(reached.map(([, to]) => to))];
    }
  };
  fill(starts);
  for (let at = 0; at < count; at++) fill([at]);
  return columns.map((column) => column ?? 0);
}

/** Rows in each column, in the order of the parts that call them. */
function setRows(parts: readonly PlacedPart[], calls: Layout['calls']): void {
  const byColumn = Map.groupBy(parts.entries(), ([, { column }]) => column);
  for (const column of [...byColumn.keys()].sort((one, other) => one - other)) {
    const own = byColumn.get(column) ?? [];
    const weighed = own.map(([at, part]) => ({ part, weight: callersRow(parts, calls, at) }));
    for (const [row, { part }] of weighed.sort((one, other) => one.weight - other.weight).entries()) part.row = row;
  }
}

/** The middle row of those that call a part from the columns before it. */
function callersRow(parts: readonly PlacedPart[], calls: Layout['calls'], at: number): number {
  const rows = calls.flatMap(([from, to]) => {
    const caller = parts[from];
    return to === at && caller && caller.column < (parts[at]?.column ?? 0) ? [caller.row] : [];
  });
  return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row, 0) / rows.length;
}
