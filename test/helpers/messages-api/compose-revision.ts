import { readSection } from '../../../src/engines/prompts/section.ts';

/** The part that a request asks to bring up to date; undefined where it asks for another thing. */
export function revisionAskedIn(user: string): string | undefined {
  const order = readSection(user, 'order');
  return typeof order === 'string' ? /^# Bring (\w+) up to date$/m.exec(order)?.[1] : undefined;
}

/** A sound patch: the brief takes up each change as an aside, and all else still holds. */
export function composeRevision(artifact: string, user: string): { ops: object[] } {
  const changes = readSection(user, 'changes');
  const asides = artifact === 'brief' && Array.isArray(changes) ? changes : [];
  return { ops: asides.map((words) => ({ op: 'add', path: '/asides/-', value: JSON.stringify(words) })) };
}
