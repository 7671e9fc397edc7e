import type { Feature, Features } from '../../../src/artifacts/features.ts';
import { PRIORITIES } from '../../../src/artifacts/features.ts';
import type { Phases } from '../../../src/artifacts/phases.ts';
import { brief } from './brief.ts';
import { cut, drawFrom } from './draw.ts';

/** The phases of a seed for any features: every P0 by the first phase that has users, the others after it. */
export function writePhases(seed: string | number, features: Features): Phases {
  const draw = drawFrom(`${seed}/phases`);
  const sorted = PRIORITIES.flatMap((priority) => features.features.filter((one) => one.priority === priority));
  const urgent = sorted.filter(({ priority }) => priority === 'P0');
  const count = draw.whole(3, 5);
  const before = urgent.length > 1 && draw.chance(0.4) ? 2 : 1;
  const rest = urgent.length === 0 ? cut(sorted, count) : cut(sorted.slice(urgent.length), count - before);
  const carried: Feature[][] = urgent.length === 0 ? rest : [...cut(urgent, before), ...rest];
  const people = brief(seed).people.map(({ name }) => name);
  const lead = draw.chance(0.4) && {
    what: 'A data agreement',
    who: people[0] ?? '',
    weeks: 2,
    startIn: 'Stage 1',
    blocks: `Stage ${count}`,
  };
  const weeks = carried.map(() => draw.whole(1, 4));
  return {
    summary: `${count} phases; people use the result from phase ${before} on.`,
    phases: carried.map((built, at) => ({
      name: `Stage ${at + 1}`,
      duration: `${weeks[at]} weeks`,
      goal: built.length === 0 ? 'What was built runs by itself.' : `${built.length} more features run for real rows.`,
      features: built.map(({ name }) => name),
      deliverables: [`Release ${at + 1}`],
      risks: ['Testers have little time'],
      successMetrics: ['9 of 10 requests end within 1 second'],
      users: at + 1 < before ? [] : draw.some(people, draw.whole(1, people.length)),
      ...(lead && at === 0 ? { lead: [lead] } : {}),
    })),
    totalTimeline: `${weeks.reduce((sum, one) => sum + one, 0)} weeks`,
  };
}
