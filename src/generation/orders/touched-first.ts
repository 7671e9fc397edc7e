import { isNamed } from '../../artifacts/patch/part-at-fault.ts';
import type { Section } from './digest.ts';

/**
 * The sections with what is called by one of the names first and whole, and the rest in short: that is what is cut where
 * not all of it fits. Pure.
 */
export function touchedFirst(sections: readonly Section[], names: readonly string[]): Section[] {
  const split = sections.map((section) => {
    const groups = groupsIn(section.lines);
    const isTouched = ([head = '']: string[]) => names.some((name) => isNamed(headOf(head), name));
    const touched = groups.filter(isTouched).flat();
    const rest = groups.filter((group) => !isTouched(group)).flatMap(([head]) => head ?? []);
    const isSplit = touched.length > 0 && rest.length > 0;
    return {
      touched: { ...section, name: `${section.name}, touched`, lines: touched, isFirst: true },
      rest: {
        ...section,
        name: isSplit ? `${section.name}, the rest in short` : section.name,
        lines: rest,
        inShort: true,
      },
    };
  });
  return [...split.map(({ touched }) => touched), ...split.map(({ rest }) => rest)].filter(
    ({ lines }) => lines.length > 0,
  );
}

/** What an item is called stands before its first colon. */
const headOf = (line: string): string => line.split(':', 1)[0] ?? '';

/** Lines that belong together: what is indented goes on with the item before it. */
function groupsIn(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && line.startsWith(' ')) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
