import type { Dependency } from '../model.ts';
import type { Rule } from './rule.ts';

/** Tasks that wait for one another, so that none of them can begin. */
export const dependencyCycle: Rule = {
  id: 'dependency-cycle',
  finds: 'Tasks that depend on one another in a circle, or on themselves.',
  severity: 'error',
  check({ dependencies }) {
    return cyclesOf(dependencies).map((circle) => {
      const first = circle[0] as Dependency;
      const way = [...circle.map(({ from }) => from), first.from].join(' → ');
      const message =
        circle.length === 1 ? `task ${first.from} depends on itself` : `tasks wait for one another: ${way}`;
      return { severity: 'error' as const, message, mend: 'Remove one of these dependencies.', place: first.place };
    });
  },
};

/** Circles that share no task: who mends one sees the next. Walks every dependency once, without recursion. */
function cyclesOf(dependencies: readonly Dependency[]): Dependency[][] {
  const key = (scope: string, id: string) => JSON.stringify([scope, id]);
  const next = Map.groupBy(dependencies, ({ scope, from }) => key(scope, from));
  const done = new Set<string>();
  const told = new Set<string>();
  const circles: Dependency[][] = [];
  for (const start of next.keys()) {
    if (done.has(start)) continue;
    const trail: { node: string; left: Dependency[]; by?: Dependency }[] = [
      { node: start, left: [...(next.get(start) ?? [])] },
    ];
    const onTrail = new Map([[start, 0]]);
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      const by = top.left.shift();
      if (by === undefined) {
        trail.pop();
        onTrail.delete(top.node);
        done.add(top.node);
        continue;
      }
      const node = key(by.scope, by.to);
      const since = onTrail.get(node);
      if (since !== undefined) {
        const circle = [...trail.slice(since + 1).flatMap((one) => one.by ?? []), by];
        if (!circle.some(({ scope, from }) => told.has(key(scope, from)))) circles.push(circle);
        for (const { scope, from } of circle) told.add(key(scope, from));
      }
      if (since === undefined && !done.has(node)) {
        onTrail.set(node, trail.length);
        trail.push({ node, left: [...(next.get(node) ?? [])], by });
      }
    }
  }
  return circles;
}
