import type { Linted } from '../lint.ts';
import { type Finding, FORMATS, SEVERITIES } from '../model.ts';

/** What was found, for people: by file, with what to do, and the sum last. `from` leads from here to the root. */
export function linesForPeople({ specs, findings }: Linted, from: string): string[] {
  const byFile = Map.groupBy(findings, ({ place }) => place.file);
  const blocks = [...byFile].flatMap(([file, found]) => [
    `${from}${file}`,
    ...found.flatMap((one, index) => linesOf(one, found[index + 1])),
    '',
  ]);
  const counted = FORMATS.flatMap((format) => {
    const count = specs.filter((spec) => spec.format === format).length;
    return count === 0 ? [] : [`${count} of ${format}`];
  });
  const sums = SEVERITIES.map((severity) => {
    const count = findings.filter((one) => one.severity === severity).length;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return [
    ...blocks,
    `${specs.length} spec${specs.length === 1 ? '' : 's'} (${counted.join(', ')}): ${sums.join(', ')}`,
  ];
}

/** What to do is told once for a row of findings with the same remedy. */
function linesOf({ place, severity, message, rule, mend }: Finding, next: Finding | undefined): string[] {
  const at = `${place.line}:${place.column}`.padEnd(7);
  const line = `  ${at} ${severity.padEnd(7)} ${message} [${rule}]`;
  return next?.mend === mend ? [line] : [line, `${' '.repeat(18)}→ ${mend}`];
}
