import type { EntitySpec } from '../knowledge/schema.ts';
import { lastWord, singular } from '../language/inflect.ts';

/** The entity and the description mean the same thing. */
export function isSame(entity: { one: string }, spec: EntitySpec): boolean {
  const names = [spec.name, ...(spec.words ?? [])];
  return names.includes(entity.one) || names.includes(singular(lastWord(entity.one)));
}
