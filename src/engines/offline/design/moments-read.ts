import type { Part } from './design.ts';

/** What is written by single touches counts wherever the entries count: pages and statistics read it too. */
export function momentsRead(parts: readonly Part[]): Part[] {
  const home = parts.find(({ use, spec }) => use.entities.has('buttonTouch') && spec.writes.includes('buttonTouch'));
  const touch = home?.use.entities.get('buttonTouch');
  if (!home || !touch) return [...parts];
  return parts.map((part) => {
    const { use, spec } = part;
    const readsEntries = spec.reads.some((key) => use.entities.get(key) === home.use.object);
    const writesEntries = spec.writes.some((key) => use.entities.get(key) === home.use.object);
    if (part === home || use !== home.use || !readsEntries || writesEntries || !LOOKS_BACK.test(spec.name.join(' ')))
      return part;
    return {
      ...part,
      spec: {
        ...spec,
        reads: [...spec.reads, 'buttonTouch'],
        criteria: [
          ...spec.criteria,
          `A day written by touches alone gives the same figures as one typed in: its ${touch.many} are counted from the first to the last of it, and one taken back is not.`,
        ],
        steps: [
          `Read {objects} together with their ${touch.many}, by one function that all figures use.`,
          ...spec.steps,
        ],
      },
    };
  });
}

const LOOKS_BACK = /\b(?:page|report|history|before|tends?|trend|statistic|summary|overview|chart|doctor|compare)/i;
