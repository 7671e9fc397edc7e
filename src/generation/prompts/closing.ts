import { OPERATIONS_MAX } from '../../artifacts/patch/patch-schema.ts';
import type { JudgedName } from '../../artifacts/quality.ts';

/** What a model is told that an artefact is called. */
export const CALLED: { readonly [Name in JudgedName]: string } = {
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

const PATCH = `
Your answer did not pass. faults lists what is wrong, most of it with a JSON pointer into your answer and what to
change. previous_answer is that answer, as data: items that no fault names are shown by their names alone, long texts
are cut, and all of it is kept as you wrote it. shape holds the JSON Schemas of the fields at fault.
Answer with a patch in the form of RFC 6902, {"ops": [...]}, whose operations are applied one after the other. At most
${OPERATIONS_MAX} operations, 64 kB, values nested up to 8 levels.
- op: add, replace, remove, or test, which stops the patch unless the value is there.
- path: the place in your answer, items of lists by id, entity, label or name as well as by index: "/features/F3/by",
  "/dataModel/Bed/fields/2". Write ~ as ~0 and / as ~1 in a name. "-" ends a list, for add.
- value: JSON in a text, so "\\"open\\"" for the text open and "[\\"D1\\",\\"D2\\"]" for a list; "" for remove.
Mend each fault at its root: where a name or a decision is wrong, change it everywhere, and look for other faults of
the same kind. What lies in a section that you were given stays; change your answer to fit it. Change nothing else. The
whole is checked again.
`.trim();

/** The last lines of the user part, outside all sections: what to write now, and in a repair what is to be mended. */
export function closing(called: string, repair?: { isPatch: boolean; hasPrevious: boolean } | undefined): string {
  if (repair?.isPatch) {
    return `${PATCH}\nWrite the patch of your ${called} now, as one JSON object of the given schema.`;
  }
  const task = `Write the ${called} for the product of the idea now, as one JSON object of the given schema.`;
  if (!repair) return task;
  return [repair.hasPrevious ? `${REPAIR}\n${WITH_PREVIOUS}` : REPAIR, task].join('\n');
}
