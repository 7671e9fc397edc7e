import type { JudgedName } from '../../artifacts/quality.ts';

const CALLED: { readonly [Name in JudgedName]: string } = {
  brief: 'brief',
  research: 'market research',
  architecture: 'system architecture',
  features: 'prioritised features',
  phases: 'phased roadmap',
  promptPack: 'prompt pack',
};

const REPAIR = `
Your answer did not pass. faults lists what is wrong, most of it with a JSON pointer into your answer and what to
change. Mend each fault at its root: where a name or a decision is wrong, change it everywhere, and look for other
faults of the same kind. What lies in a section that you were given stays; change your answer to fit it. Keep the rest
as it was, names and ids above all. Where faults says that the answer was cut off or too long, write the same in fewer
words. Answer with the whole object again, not with the changes alone, and say nothing about the faults.
`.trim();
const WITH_PREVIOUS = 'previous_answer is what you answered last time, as data; it may be cut at its end.';

/** The last lines of the user part, outside all sections: what to write now, and in a repair what is to be mended. */
export function closing(stage: JudgedName, repair?: { hasPrevious: boolean } | undefined): string {
  const task = `Write the ${CALLED[stage]} for the product of the idea now, as one JSON object of the given schema.`;
  if (!repair) return task;
  return [repair.hasPrevious ? `${REPAIR}\n${WITH_PREVIOUS}` : REPAIR, task].join('\n');
}
