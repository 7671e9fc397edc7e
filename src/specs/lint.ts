import type { Files } from './files.ts';
import type { Finding, Format, Skipped, Spec } from './model.ts';
import { readKiro } from './readers/kiro.ts';
import { readOpenSpec } from './readers/openspec.ts';
import { readSpecKit } from './readers/spec-kit.ts';
import { readTaskMaster } from './readers/task-master.ts';
import { RULES } from './rules/rules.ts';

const READERS = [readOpenSpec, readSpecKit, readKiro, readTaskMaster];

/** Where each format is looked for. */
export const LOOKED_FOR: Record<Format, string> = {
  openspec: 'openspec/specs/*/spec.md and openspec/changes/*/',
  'spec-kit': 'specs/*/spec.md and tasks.md',
  kiro: '.kiro/specs/*/requirements.md and tasks.md',
  'task-master': '.taskmaster/tasks/tasks.json',
};

/** What was looked at, what was found, and what could not be read. */
export interface Linted {
  specs: readonly Spec[];
  /** In the order of files and lines. */
  findings: readonly Finding[];
  skipped: readonly Skipped[];
}

/** Reads the specs among the files and checks them by every rule. Opens nothing. */
export function lintSpecs(files: Files): Linted {
  const specs = READERS.flatMap((read) => read(files));
  const findings = specs.flatMap((spec) =>
    RULES.flatMap(({ id, check }) => check(spec, files.tree).map((found) => ({ rule: id, ...found }))),
  );
  return { specs, findings: findings.toSorted(byPlace), skipped: files.skipped };
}

function byPlace(left: Finding, right: Finding): number {
  if (left.place.file !== right.place.file) return left.place.file < right.place.file ? -1 : 1;
  return left.place.line - right.place.line || left.place.column - right.place.column;
}
