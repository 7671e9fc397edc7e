import type { JudgedName } from '../../quality.ts';
import { quote } from '../../reading/names.ts';
import type { Finding } from '../rule.ts';

const PLACES_MAX = 6;

/** A name of the plan as it stands in a message: in backticks, on one line, clipped. */
export const code = (name: string): string => `\`${quote(name).slice(1, -1).replaceAll('`', "'")}\``;

/** Some of them: the first few, then how many more there are. */
export function codes(names: Iterable<string>): string {
  const all = [...new Set(names)];
  const shown = all.slice(0, PLACES_MAX).map(code).join(', ');
  return all.length > PLACES_MAX ? `${shown} and ${all.length - PLACES_MAX} more` : shown;
}

/** A place that shares its cause with others of the same `cause`. */
export interface Place {
  cause: string;
  artifact: JudgedName;
  pointer: string;
  /** What the place is called in a message. */
  name: string;
}

/** One finding for each cause: it stands at the first place and names them all. */
export function tellByCause<One extends Place>(
  places: Iterable<One>,
  tell: (names: string, first: One, count: number) => Pick<Finding, 'message' | 'mend'>,
): Finding[] {
  return [...Map.groupBy(places, ({ cause }) => cause).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { artifact, pointer } = first;
    const names = group.map(({ name }) => name);
    return [{ artifact, pointer, ...tell(codes(names), first, new Set(names).size) }];
  });
}
