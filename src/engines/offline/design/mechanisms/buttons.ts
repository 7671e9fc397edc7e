import type { Understanding } from '../../understand/understand.ts';
import { mechanismsIn } from './find.ts';

/** What stands on buttons is touched: it is no list of fields to be filled in. */
export function withoutButtons(understanding: Understanding): Understanding {
  const items = mechanismsIn(understanding).flatMap(({ roles }) => roles.get('items') ?? []);
  if (items.length === 0) return understanding;
  const isButton = (says: string) => items.includes(says.trim());
  const fieldLists = understanding.fieldLists.filter(({ fields }) => !fields.every(({ says }) => isButton(says)));
  return { ...understanding, fieldLists };
}
