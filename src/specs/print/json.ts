import type { Linted } from '../lint.ts';
import { SEVERITIES } from '../model.ts';

/** What was found, for programs: paths are from the root. */
export function report({ specs, findings, skipped }: Linted, root: string): object {
  const counts = SEVERITIES.map((severity) => [severity, findings.filter((one) => one.severity === severity).length]);
  return {
    root,
    specs: specs.map(({ format, path }) => ({ format, path })),
    findings: findings.map(({ place, ...rest }) => ({ ...rest, ...place })),
    counts: Object.fromEntries(counts),
    skipped,
  };
}
