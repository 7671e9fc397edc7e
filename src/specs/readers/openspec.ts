import { posix } from 'node:path';
import { figuresIn } from '../figures.ts';
import type { Files } from '../files.ts';
import { plain, readMarkdown, type Section, sectionsOf } from '../markdown.ts';
import { type Definition, emptySpec, type Place, type Spec, type Testable, type Unknown } from '../model.ts';
import { namedFiles } from '../named-files.ts';
import { short } from '../text.ts';
import { type ChecklistTask, readChecklist } from './checklist.ts';

const LIVING = /^(.*openspec)\/specs\/(.+)\/spec\.md$/;
const DELTA = /^(.*openspec)\/changes\/([^/]+)\/specs\/(.+)\/spec\.md$/;
const TASKS = /^(.*openspec)\/changes\/([^/]+)\/tasks\.md$/;
const OPERATION = /^(ADDED|MODIFIED|REMOVED|RENAMED) Requirements$/i;
const REQUIREMENT = /^Requirement:\s{0,4}(.*)$/is;
const SCENARIO = /^Scenario:\s{0,4}(.*)$/is;
const LOOSE_SCENARIO = /^(?:\*\*)?Scenario\b/i;

/** A requirement of a living spec or a delta. */
interface Requirement {
  name: string;
  /** ADDED, MODIFIED, REMOVED or RENAMED; empty in a living spec. */
  operation: string;
  place: Place;
  scenarios: readonly { name: string; place: Place }[];
  /** Whether a scenario stands there in another form than the grammar's. */
  hasLooseScenario: boolean;
  words: string;
}

/** The living specs and the open changes of every `openspec/`. What is archived is history, and is let be. */
export function readOpenSpec(files: Files): Spec[] {
  const specs: Spec[] = [];
  const living = new Map<string, Requirement[]>();
  const deltas: { change: string; key: string; path: string; requirements: Requirement[] }[] = [];
  for (const [path, text] of files.texts) {
    const whole = posix.join(files.above, path);
    const spec = LIVING.exec(whole);
    if (spec !== null) living.set(`${spec[1]} ${spec[2]}`, readRequirements(path, text));
    const delta = DELTA.exec(whole);
    if (delta === null || delta[2] === 'archive') continue;
    const requirements = readRequirements(path, text);
    deltas.push({ change: `${delta[1]}/${delta[2]}`, key: `${delta[1]} ${delta[3]}`, path, requirements });
  }
  for (const [path, text] of files.texts) {
    const whole = posix.join(files.above, path);
    const key = LIVING.exec(whole);
    if (key !== null) specs.push(specOf(path, text, living.get(`${key[1]} ${key[2]}`) ?? []));
    const tasks = TASKS.exec(whole);
    if (tasks !== null && tasks[2] !== 'archive') specs.push(tasksOf(path, text));
  }
  const added = new Set(deltas.flatMap(({ key, requirements }) => namesOf(key, requirements, /^(?:ADDED|RENAMED)$/)));
  for (const { path, key, requirements } of deltas) {
    const spec = specOf(path, files.texts.get(path) ?? '', requirements);
    specs.push({ ...spec, unknown: unknownIn(key, requirements, living.get(key), added) });
  }
  return specs;
}

const namesOf = (key: string, requirements: readonly Requirement[], operation: RegExp): string[] =>
  requirements.filter((one) => operation.test(one.operation)).map(({ name }) => `${key} ${sameName(name)}`);

/** OpenSpec compares names without the space around them. */
const sameName = (name: string): string => name.trim();

function readRequirements(file: string, text: string): Requirement[] {
  let operation = '';
  return sectionsOf(readMarkdown(text)).flatMap(({ heading, lines }) => {
    if (heading.level === 2) operation = OPERATION.exec(plain(heading.text))?.[1]?.toUpperCase() ?? '';
    const name = heading.level === 3 ? REQUIREMENT.exec(heading.text)?.[1] : undefined;
    return name === undefined ? [] : [{ ...requirementOf(file, { heading, lines }), name, operation }];
  });
}

function requirementOf(file: string, { heading, lines }: Section) {
  const place = (line: Section['heading']): Place => ({ file, line: line.number, column: line.column });
  const scenarios = lines.flatMap((line) => {
    const name = line.kind === 'heading' && line.level === 4 ? SCENARIO.exec(line.text)?.[1] : undefined;
    return name === undefined ? [] : [{ name, place: place(line) }];
  });
  const hasLooseScenario = lines.some((line) => LOOSE_SCENARIO.test(line.text));
  const words = lines
    .filter(({ kind }) => kind !== 'blank')
    .map(({ text }) => text)
    .join('\n');
  return { place: place(heading), scenarios, hasLooseScenario, words };
}

function specOf(path: string, text: string, requirements: readonly Requirement[]): Spec {
  return {
    ...emptySpec('openspec', path),
    definitions: requirements.flatMap(definitionsOf),
    testable: requirements.filter(({ operation }) => !/^RE/.test(operation)).map(testableOf),
    figures: figuresIn(path, readMarkdown(text)),
  };
}

function definitionsOf({ name, operation, place, scenarios }: Requirement): Definition[] {
  const scope = `requirement ${operation}`;
  return [
    { kind: 'requirement', id: `“${sameName(name)}”`, scope, place },
    ...scenarios.map((one) => ({
      ...{ kind: 'scenario', id: `“${sameName(one.name)}”`, scope: `scenario ${place.line}`, place: one.place },
    })),
  ];
}

function testableOf({ name, place, scenarios, hasLooseScenario }: Requirement): Testable {
  return {
    ...{
      label: `requirement “${short(sameName(name))}”`,
      place,
      hasCriterion: scenarios.length > 0,
      lacks: 'no scenario',
    },
    mend: hasLooseScenario
      ? 'Write each scenario as a heading with four hashes: #### Scenario: name'
      : 'Add a scenario: #### Scenario: name, with WHEN and THEN below it.',
    severity: 'error',
  };
}

function tasksOf(path: string, text: string): Spec {
  const tasks = readChecklist(readMarkdown(text));
  const place = ({ line, column }: ChecklistTask): Place => ({ file: path, line: line.number, column });
  return {
    ...emptySpec('openspec', path),
    definitions: tasks.flatMap((task) =>
      task.number === '' ? [] : [{ kind: 'task', id: task.number, scope: `task ${task.scope}`, place: place(task) }],
    ),
    tasks: tasks.map((task) => ({
      ...{ id: task.number, text: task.text, isDone: task.isDone, place: place(task) },
      files: [task.line, ...task.details].flatMap((line) => namedFiles(path, line)),
    })),
  };
}

/** What a delta changes, removes or renames, and its living spec does not have. */
function unknownIn(
  key: string,
  requirements: readonly Requirement[],
  living: readonly Requirement[] | undefined,
  added: ReadonlySet<string>,
): Unknown[] {
  const known = new Set((living ?? []).map(({ name }) => sameName(name)));
  return requirements.flatMap(({ name, operation, place }) => {
    const isThere = known.has(sameName(name)) || added.has(`${key} ${sameName(name)}`);
    if (!/^(?:MODIFIED|REMOVED)$/.test(operation) || isThere) return [];
    const says = `${operation} names requirement “${short(sameName(name))}”, which ${living ? 'its spec does not have' : 'no spec has: there is no spec of this capability'}`;
    const mend = 'Name a requirement as the living spec does, or put this one under ADDED.';
    return [{ says, mend, place, severity: 'error' as const }];
  });
}
