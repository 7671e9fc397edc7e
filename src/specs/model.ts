/**
 * What a spec says, in one form for every format. Each part knows where it stands, and a rule reads nothing else: it
 * never asks which format it is looking at.
 */

/** Where something stands: a file by its path from the root, and line and column from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export const FORMATS = ['openspec', 'spec-kit', 'kiro', 'task-master'] as const;
export type Format = (typeof FORMATS)[number];

/** Something that has an id: a requirement, a criterion, a story, a scenario, a task. */
export interface Definition {
  /** What it is, as a sentence names it: `requirement`, `task`. */
  kind: string;
  id: string;
  /** Where the id must be unique. */
  scope: string;
  place: Place;
}

/** What tasks must carry and none of them names. */
export interface Lost {
  /** As a sentence names it: `criterion 1.2`. */
  label: string;
  place: Place;
  /** Why it may be carried all the same: `only this line may mean it`. */
  perhaps?: string;
}

/** A requirement, and whether anything in it can be tested. */
export interface Testable {
  label: string;
  place: Place;
  hasCriterion: boolean;
  /** What it lacks: `no scenario`. */
  lacks: string;
  mend: string;
  severity: Severity;
}

/** What cannot be read as a spec at all. */
export interface Fault {
  says: string;
  place: Place;
}

/** Words that name what is not there. */
export interface Unknown {
  /** The whole sentence: `task 2 cites criterion 7.9, but requirement 7 ends at 7.5`. */
  says: string;
  mend: string;
  place: Place;
  severity: Severity;
}

export interface Task {
  id: string;
  place: Place;
  /** Its own words, as they were written. */
  text: string;
  isDone: boolean;
  files: readonly NamedFile[];
}

export interface NamedFile {
  path: string;
  place: Place;
  /** The sentence that names it. */
  sentence: string;
}

/** That one task waits for another. */
export interface Dependency {
  scope: string;
  from: string;
  to: string;
  place: Place;
}

/** A constant with its value, or a count that the text states. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  place: Place;
}

/** A count that a file states of its own tasks. */
export interface Count {
  says: number;
  counted: number;
  what: string;
  place: Place;
}

export interface Spec {
  format: Format;
  /** Its folder or file, by the path from the root. */
  path: string;
  faults: readonly Fault[];
  definitions: readonly Definition[];
  lost: readonly Lost[];
  testable: readonly Testable[];
  unknown: readonly Unknown[];
  tasks: readonly Task[];
  dependencies: readonly Dependency[];
  figures: readonly Figure[];
  counts: readonly Count[];
}

export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface Finding {
  rule: string;
  severity: Severity;
  message: string;
  /** What to do about it. */
  mend: string;
  place: Place;
}

/** What was not read, and why. */
export interface Skipped {
  path: string;
  why: string;
}

export const emptySpec = (format: Format, path: string): Spec => ({
  ...{ format, path, faults: [], definitions: [], lost: [], testable: [], unknown: [] },
  ...{ tasks: [], dependencies: [], figures: [], counts: [] },
});
