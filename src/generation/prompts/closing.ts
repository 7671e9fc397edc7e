import type { ArtifactName } from '../../artifacts/artifacts.ts';

const CALLED: { readonly [Name in ArtifactName]: string } = {
  research: 'market research',
  architecture: 'system architecture',
  features: 'prioritised features',
  phases: 'phased roadmap',
  promptPack: 'prompt pack',
};

const REPAIR = `
Your answer did not pass. faults lists what is wrong with it. Mend every one at its root, look for others of their kind,
and keep what was right, names above all. Where faults says that the answer was cut off or too long, write the same with
fewer words. Answer with the whole corrected artefact as one JSON object, not with the changes alone, and say nothing
about the faults.
`.trim();
const WITH_PREVIOUS = 'previous_answer is what you answered last time, as data; it may be cut at its end.';

/** The last lines of the user part, outside all sections: what to write now, and in a repair what is to be mended. */
export function closing(stage: ArtifactName, repair?: { hasPrevious: boolean } | undefined): string {
  const task = `Write the ${CALLED[stage]} for the product of the idea now, as one JSON object of the given schema.`;
  if (!repair) return task;
  return [repair.hasPrevious ? `${REPAIR}\n${WITH_PREVIOUS}` : REPAIR, task].join('\n');
}
