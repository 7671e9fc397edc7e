import type { Dependency } from '../model.ts';
import type { Rule } from './rule.ts';

/** How many tasks of a circle one sentence names. */
const SHOWN_MAX = 10;

/** Tasks that wait for one another, so that none of them can begin. */
export const dependencyCycle: Rule = {
  id: 'dependency-cycle',
  finds: 'Tasks that depend on one another in a circle, or on themselves.',
  severity: 'error',
  check({ dependencies }) {
    return cyclesOf(dependencies).map((circle) => {
      const first = circle[0] as Dependency;
      const shown = circle.slice(0, SHOWN_MAX).map(({ from }) => from);
      const way = [...shown, ...(circle.length > SHOWN_MAX ? ['…'] : []), first.from].join(' → ');
      const message =
        circle.length === 1 ? `task ${first.from} depends on itself` : `tasks wait for one another: ${way}`;
      return { severity: 'error' as const, message, mend: 'Remove one of these dependencies.', place: first.place };
    });
  },
};

/** Circles that share no task: who mends one sees the next. Walks every dependency once, without recursion. */
function cyclesOf(dependencies: readonly Dependency[]): Dependency[][] {
  const next = Map.groupBy(dependencies, ({ scope, from }) => keyOf(scope, from));
  const done = new Set<string>();
  const told = new Set<string>();
  const circles: Dependency[][] = [];
  for (const start of next.keys()) {
    if (done.has(start)) continue;
    const trail: Step[] = [{ node: start, seen: 0 }];
    const onTrail = new Set([start]);
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      const by = next.get(top.node)?.[top.seen];
      top.seen += 1;
      if (by === undefined) {
        trail.pop();
        onTrail.delete(top.node);
        done.add(top.node);
        continue;
      }
      const node = keyOf(by.scope, by.to);
      if (onTrail.has(node)) circles.push(...circleTo(node, by, trail, told));
      else if (!done.has(node)) {
        onTrail.add(node);
        trail.push({ node, seen: 0, by });
      }
    }
  }
  return circles;
}

/** A task on the way, how many of its dependencies were followed, and the one that led to it. */
interface Step {
  node: string;
  seen: number;
  by?: Dependency;
}

const keyOf = (scope: string, id: string): string => JSON.stringify([scope, id]);

/** The circle that a dependency closes; none where it meets one that was told. Each task is passed once. */
function circleTo(node: string, by: Dependency, trail: readonly Step[], told: Set<string>): Dependency[][] {
  const circle = [by];
  for (let index = trail.length - 1; index >= 0; index -= 1) {
    const step = trail[index];
    if (step === undefined || told.has(step.node)) return [];
    told.add(step.node);
    if (step.node === node) return [circle.reverse()];
    if (step.by !== undefined) circle.push(step.by);
  }
  return [];
}
