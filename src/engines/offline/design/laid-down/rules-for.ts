import { rules as known } from '../../knowledge/rules/index.ts';
import { withoutOrders } from '../../understand/clean.ts';
import type { Ground } from '../design.ts';
import { isExcluded } from '../excluded.ts';
import { type LaidDown, laidDownIn } from './find.ts';

/** The known rules that idea and context lay down, as far as nothing they need is ruled out. */
export function rulesFor({ understanding }: Pick<Ground, 'understanding'>): LaidDown[] {
  const text = withoutOrders(`${understanding.idea}\n${understanding.context}`);
  return laidDownIn(text, known).filter(
    ({ concept }) => !concept.needs?.some((id) => isExcluded({ id }, understanding)),
  );
}
