/** "1 week", "3 weeks". */
export const inWeeks = (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weeks`);
