import type { PlanImport } from '../../generation/importing/shapes.ts';

const TEXT_CHARS = 100;

/** What an import comes to, in lines for people. Files are told from `folder`, which is empty or ends with a slash. */
export function linesOfImport(done: PlanImport, folder: string): string[] {
  const placeText = ({ file, line }: { file: string; line: number }) => `${file === '' ? '' : folder}${file}:${line}`;
  return [
    ...done.changes.map(({ change, artifact, item, was, is, places: [place] }) => {
      const from = was === undefined ? '' : ` ${quoted(was)}`;
      const to = is === undefined ? '' : `${change === 'changed' ? ' to' : ''} ${quoted(is)}`;
      return `${change}  ${artifact} ${item}:${from}${to}${place ? ` (${placeText(place)})` : ''}`;
    }),
    ...done.lost.map(
      ({ text, isGone, why, ...place }) =>
        `no place  ${placeText(place)} ${isGone ? 'removed ' : ''}${quoted(text)} ${why}`,
    ),
    ...done.conflicts.map(({ item, why, ...place }) => `conflict  ${placeText(place)} ${item}: ${why}`),
    ...done.notes.map((note) => `note  ${note}`),
    ...endOf(done),
  ];
}

function endOf({ status, planId, versions, stale, lost, conflicts }: PlanImport): string[] {
  const what = `${lost.length} without a place in the plan, ${conflicts.length} in conflict`;
  if (status === 'refused') {
    return [
      `Nothing was imported: ${what}. Put each into a text of the plan or undo it, or pass --partial to import the rest.`,
    ];
  }
  if (status === 'preview') return ['Nothing was changed.'];
  if (status === 'unchanged' && lost.length + conflicts.length > 0)
    return [`Nothing could be taken into ${planId}: ${what}. Nothing was changed.`];
  if (status === 'unchanged') return [`${planId} says this already; nothing was changed.`];
  const made = versions.map(({ artifact, version }) => `${artifact} ${version}`).join(', ');
  if (status === 'opened') return [`Opened ${planId} (${made}). Go on with \`planwright plan next --plan ${planId}\`.`];
  return [
    `Imported into ${planId}: ${made}. Export it again before you edit on.`,
    ...(stale.length > 0
      ? [`Stale: ${stale.join(', ')}. Bring it up to date with \`planwright plan next --plan ${planId}\`.`]
      : []),
  ];
}

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > TEXT_CHARS ? `${line.slice(0, TEXT_CHARS - 1).toWellFormed()}…` : line}”`;
};
