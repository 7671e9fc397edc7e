import type { Access } from '../coherence/plan/access.ts';
import { builtIn } from '../coherence/plan/built.ts';
import { existingIn } from '../coherence/plan/existing.ts';
import { placesOf } from '../coherence/plan/places.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { thereAs } from './data.ts';
import { resumedIn } from './deferred.ts';
import { labelled, line, list, quoted } from './lines.ts';
import type { Listing } from './listings.ts';
import { lateEntitiesAt } from './places.ts';
import type { PromptParts } from './prompt-parts.ts';
import { type Change, changesMade } from './transitions.ts';

/** The operations that the prompt at a place builds, or what it adds to them. */
export function operationLines(plan: Plan, at: number, { listings }: PromptParts): string[] {
  const notYet = lateEntitiesAt(plan, at);
  const made = changesMade(plan);
  const added = listings.flatMap((listing) => [
    `### ${line(listing.operation.key)}`,
    ...existingOf(plan, listing),
    ...extensionOf(plan, listing, at),
    ...(listing.purpose === undefined ? [] : [`- Purpose: ${line(listing.purpose)}`]),
    ...labelled('Who may use it', listing.by.map(person)),
    ...labelled('Request', [listing.request ?? []].flat()),
    ...labelled('Response', [listing.response ?? []].flat()),
    ...labelled('Errors', errorsOf(listing)),
    ...accessLine(listing.extended ? 'Also reads' : 'Reads', listing.reads, notYet),
    ...accessLine(listing.extended ? 'Also writes' : 'Writes', listing.writes, notYet),
    ...changeLine(made.get(listing.operation) ?? []),
  ]);
  return [...resumedLines(plan, at), ...added];
}

/** What earlier prompts deferred until there are rows, which this one creates. */
function resumedLines(plan: Plan, at: number): string[] {
  const { prompts } = builtIn(plan);
  return (resumedIn(plan)[at] ?? []).map(({ listing, from, accesses }) => {
    const said = accesses.map((access) => accessText(access, 'reads '));
    const by = quoted(prompts[from]?.name ?? '');
    return `- Now also: ${line(listing.operation.key)} (from ${by}) ${said.join('; ')}.`;
  });
}

/** A request about one thing by its id can name one that is not there, whether or not its author thought of it. */
function errorsOf({ operation, extended, errors }: Listing): readonly string[] {
  const isOfOne = extended === undefined && NAMES_ONE.test(operation.key) && !mayCreate(operation);
  return isOfOne && !errors.some((error) => NOT_FOUND.test(error))
    ? [...errors, '404 when the path names nothing']
    : errors;
}

const mayCreate = ({ operation, writes }: Listing['operation']): boolean =>
  operation.method.toUpperCase() === 'PUT' && writes.some(({ kind }) => kind === 'create');

const NAMES_ONE = /^[A-Z]+ \/\S*[{:]\w/;
const NOT_FOUND = /^\s*(?:404|410)(?!\d)/;

const person = (by: string): string => (by === 'all' ? 'everyone' : by);

/** Where an operation is in the repository already; later prompts extend what the first one left. */
function existingOf(plan: Plan, { extended, operation }: Listing): string[] {
  const items = extended === undefined ? existingIn(plan).ofOperation(operation.key) : [];
  return items.length === 0 ? [] : [`- Exists: ${thereAs(items)}. Change it there, do not create it again.`];
}

function extensionOf(plan: Plan, { extended, operation }: Listing, at: number): string[] {
  if (extended === undefined) return [];
  const place = placesOf(plan)(extended.key, extended.feature);
  const by = builtIn(plan).prompts[place];
  if (by === undefined || extended.feature === operation.feature) return ['- Also:'];
  const what = place === at ? 'the operation above' : `what the prompt ${quoted(by.name)} built`;
  return [`- Extends ${what}. For the feature ${quoted(operation.feature.feature.name)}, add only this:`];
}

const VERBS = { create: 'creates ', change: 'changes ', delete: 'deletes ' } as const;

function accessLine(label: string, accesses: readonly Access[], notYet: (entity: string) => boolean): string[] {
  if (accesses.length === 0) return [];
  const said = accesses.map(
    (access) => `${accessText(access)}${notYet(access.entity) ? ', empty until a later prompt fills it' : ''}`,
  );
  return [`- ${label}: ${said.join('; ')}`];
}

/** `Loan new > open, open > lost; Key present > gone`. */
function changeLine(changes: readonly Change[]): string[] {
  const byEntity = Map.groupBy(changes, ({ entity }) => entity.name);
  const told = [...byEntity].map(
    ([name, own]) => `${line(name)} ${list(own.map(({ from, to }) => `${from} > ${to}`))}`,
  );
  return told.length === 0 ? [] : [`- Changes of state: ${told.join('; ')}`];
}

function accessText({ kind, entity, fields }: Access, reads = ''): string {
  const which = fields.length === 0 ? '' : ` (${list(fields)})`;
  return `${kind === 'read' ? reads : VERBS[kind]}${line(entity)}${which}`;
}
