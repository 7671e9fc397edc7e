import { type Built, builtIn, type PlanPrompt } from '../coherence/plan/built.ts';
import type { ExistingItem } from '../coherence/plan/existing.ts';
import { placesOf } from '../coherence/plan/places.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { isFromDigest } from '../digest/existing.ts';
import { isDigestKind } from '../digest/item.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { nameKey } from '../reading/names.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, list, quoted, sentence } from './lines.ts';
import { RULES_FILE, SCHEMA_FILE } from './plan-files.ts';
import { nodeLine } from './stack.ts';

type Form = 'full' | 'short';

type Prompt = PromptPack['prompts'][number];

/**
 * What the prompt at a place can build on: results of earlier prompts, and files of the repository. Of the operations
 * that `called` names, the full form tells how they are called.
 */
export function existingLines(
  plan: Plan,
  at: number,
  { names, called }: { names: Iterable<string>; called: ReadonlySet<string> },
  form: Form,
): string[] {
  const built = builtIn(plan);
  const prompt = built.prompts[at]?.prompt;
  if (prompt === undefined) return [];
  const used = new Set([...names, ...(prompt.files ?? [])]);
  const contractsOf = (parts: readonly string[]) => {
    const needed = form === 'short' ? [] : parts.filter((one) => called.has(one));
    return contractLines(plan, at, needed);
  };
  return [
    ...resultLines(built, prompt, namesByPrompt(plan, at, used), { form, contractsOf }),
    ...repositoryLines(plan, used),
  ];
}

/** The running parts that some names call: pointed at where the setup prompt had them written down. */
export function nodeLines({ nodes }: Plan, names: Iterable<string>, form: Form | 'pointer'): string[] {
  const used = new Set(names);
  const called = [...nodes.values()].filter(({ label }) => used.has(label));
  if (form !== 'pointer') return called.map((node) => nodeLine(node, form));
  if (called.length === 0) return [];
  return [`- ${list(called.map(({ label }) => label))}: see \`${RULES_FILE}\`.`];
}

/** How operations are called as earlier prompts built them, each on one line. */
function contractLines(plan: Plan, at: number, keys: readonly string[]): string[] {
  const placeOf = placesOf(plan);
  return keys.flatMap((key) => {
    const built = (plan.operationsByKey.get(key) ?? []).filter(({ feature }) => placeOf(key, feature) < at);
    const said = [
      { label: 'request', texts: built.flatMap(({ operation }) => operation.request ?? []) },
      { label: 'response', texts: built.flatMap(({ operation }) => operation.response ?? []) },
      { label: 'errors', texts: built.flatMap(({ operation }) => operation.errors ?? []) },
    ].filter(({ texts }) => texts.length > 0);
    const told = said.map(({ label, texts }) => `${label} ${list([...new Set(texts)])}`);
    return told.length === 0 ? [] : [`  - ${line(key)}: ${told.join('; ')}`];
  });
}

/** What the dependencies gave and which of it the prompt uses; then what it uses of other prompts. */
function resultLines(
  built: Built,
  { dependencies }: Prompt,
  used: ReadonlyMap<PlanPrompt, string[]>,
  { form, contractsOf }: { form: Form; contractsOf: (parts: readonly string[]) => string[] },
): string[] {
  const byName = promptsByName(built);
  const needed = dependencies.map((name) => ({ name, given: byName.get(nameKey(name)) }));
  const told = new Set(needed.map(({ given }) => given));
  const results = needed.flatMap(({ name, given }) => {
    const { files = [], expectedOutput } = given?.prompt ?? {};
    const parts = (given && used.get(given))?.filter((one) => !files.includes(one)) ?? [];
    const result = [
      expectedOutput === undefined || form === 'short'
        ? `- ${quoted(name)}`
        : `- ${quoted(name)}: ${sentence(expectedOutput)}`,
      ...(files.length === 0 ? [] : [`Files: ${list(files)}.`]),
      ...(parts.length === 0 ? [] : [`You need from it: ${list(parts)}.`]),
    ].join(' ');
    return [result, ...contractsOf(parts)];
  });
  const others = [...used].filter(([one]) => !told.has(one));
  return [
    ...results,
    ...others.flatMap(([{ name }, parts]) => [`- From ${quoted(name)}: ${list(parts)}`, ...contractsOf(parts)]),
  ];
}

/** The files, operations and screens among some names, by the earlier prompt that made them. */
function namesByPrompt(plan: Plan, at: number, used: ReadonlySet<string>): Map<PlanPrompt, string[]> {
  const built = builtIn(plan);
  const { prompts, partNamed } = built;
  const screens = new Set(plan.screens.map(({ name }) => name));
  const writers = firstWriters(built);
  const byPrompt = new Map<PlanPrompt, Set<string>>();
  for (const name of used) {
    const part = partNamed(name);
    const place = part?.builtAt[0] ?? writers.get(name) ?? at;
    const by = prompts[place];
    if (by === undefined || place >= at || part?.builtAt.includes(at)) continue;
    const called = part?.name ?? name;
    byPrompt.set(by, (byPrompt.get(by) ?? new Set()).add(screens.has(called) ? `screen ${called}` : called));
  }
  return new Map([...byPrompt].map(([by, names]) => [by, [...names]]));
}

const promptsByName = oncePer(({ prompts }: Built) => new Map(prompts.map((one) => [nameKey(one.name), one] as const)));

/** The place of the first prompt that lists a file. */
export const firstWriters = oncePer(({ prompts }: Built): ReadonlyMap<string, number> => {
  const writers = new Map<string, number>();
  for (const [at, { prompt }] of prompts.entries()) {
    for (const file of prompt.files ?? []) if (!writers.has(file)) writers.set(file, at);
  }
  return writers;
});

/** The files that are there before the first prompt: those of the repository, and what the setup prompt writes. */
export const filesBefore = ({ brief }: Plan): Set<string> =>
  new Set([SCHEMA_FILE, RULES_FILE, ...(brief?.existing ?? []).map(({ file }) => file)]);

/** What the repository has already, by file; where names are given, only what they call. */
export function repositoryLines({ brief }: Plan, used?: ReadonlySet<string>): string[] {
  const existing = brief?.existing ?? [];
  if (!isFromDigest(existing)) return byFile(existing.filter((item) => used === undefined || isUsed(item, used)));
  const [digested, own] = [existing.filter(isTold), existing.filter(({ kind }) => !isDigestKind(kind))];
  if (used !== undefined)
    return [
      ...byFile(own.filter((item) => isUsed(item, used))),
      ...byFile(
        digested.filter((item) => isUsed(item, used)),
        NAMES_MAX,
      ),
    ];
  const lines = byFile(digested, NAMES_MAX);
  const kept = lines.slice(0, DIGEST_LINES_MAX);
  return [
    ...byFile(own),
    ...kept,
    ...(lines.length > kept.length
      ? [`- And more in ${lines.length - kept.length} other files: look before you create something.`]
      : []),
  ];
}

const isUsed = ({ name, file }: ExistingItem, used: ReadonlySet<string>): boolean => used.has(name) || used.has(file);

/** What of a digest a coding agent cannot see at a glance. */
const isTold = ({ kind }: ExistingItem): boolean => ['table', 'route', 'entry point', 'command'].includes(kind);
const DIGEST_LINES_MAX = 12;
const NAMES_MAX = 10;

const byFile = (items: readonly ExistingItem[], namesMax = Number.POSITIVE_INFINITY): string[] =>
  [...Map.groupBy(items, ({ file }) => file)].map(([file, own]) => {
    const names = own.map(({ kind, name }) => `${kind} ${name}`);
    const more = names.length - namesMax;
    const told = `${list(names.slice(0, namesMax))}${more > 0 ? ` and ${more} more` : ''}`;
    return `- ${line(file)}: ${told}, already in the repository`;
  });
