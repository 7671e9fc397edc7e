import * as fc from 'fast-check';
import { criterionIdOf } from '../../../src/artifacts/criterion-id.ts';
import type { PlanToExport } from '../../../src/artifacts/exports/exported.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import { fileKey, textsOf } from '../../../src/specs/imports/compared.ts';
import { importEdits } from '../../../src/specs/imports/import-edits.ts';
import { NOT_SAID } from '../../../src/specs/imports/new-feature.ts';
import { partsOf, withParts } from '../../../src/specs/imports/plan-parts.ts';
import type { ImportFormat } from '../../../src/specs/imports/reading.ts';
import { type HandEdit, type Lines, MAKERS } from './hand-edits.ts';
import { seededPlan } from './seeded-plans.ts';

const EDITS_MAX = 5;

/** Edits that were taken and that were named, by their kind. */
export type Tally = Map<string, { taken: number; named: number }>;

/** All ids of a plan. */
export const idsOf = ({ brief, artifacts }: PlanToExport): string[] => [
  ...(brief?.demands ?? []).map(({ id }) => id),
  ...(artifacts.features?.features ?? []).flatMap((feature, at) => {
    const id = feature.id ?? `F${at + 1}`;
    return [id, ...feature.acceptanceCriteria.map((_, index) => criterionIdOf(feature, id, index))];
  }),
  ...(artifacts.promptPack?.prompts ?? []).map(({ id = '' }) => id),
];

/**
 * Exports a plan, edits its files by hand, imports them and exports again. Answers what is wrong, a sentence each: an edit
 * that is neither in the new export nor named, an id that is lost or used twice.
 */
export function roundTrip(format: ImportFormat, seed: number, tally: Tally): string[] {
  const base = seededPlan(seed);
  const exported = textsOf(exportPlan(format, base));
  const unedited = importEdits({ format, files: [...exported], base, current: base, ever: [] });
  if (JSON.stringify(unedited) !== UNCHANGED)
    return [`seed ${seed}: unedited files change something: ${JSON.stringify(unedited).slice(0, 600)}`];
  const lines: Lines = new Map([...exported].map(([path, text]) => [path, text.split('\n')]));
  const edits = editByHand(lines, format, seed);
  const files = [...lines].map(([path, own]): [string, string] => [path, own.join('\n')]);
  const done = importEdits({ format, files, base, current: base, ever: [] });
  const after = withParts(base, { ...partsOf(base), ...done.parts });
  const next = new Map([...textsOf(exportPlan(format, after))].map(([path, text]) => [fileKey(format, path), text]));
  const wrong = edits
    .filter((edit) => isStillThere(edit, lines))
    .flatMap((edit) => judged(edit, { format, next, done, after, tally }));
  const again = importEdits({ format, files, base, current: after, ever: [] });
  return [
    ...wrong,
    ...strayTexts(base, after, seed),
    ...idFaults(base, after, edits, done),
    ...(Object.keys(again.parts).length > 0 ? [`the second import changes ${JSON.stringify(again.changes)}`] : []),
  ].map((fault) => `seed ${seed}: ${fault}`);
}

const UNCHANGED = JSON.stringify({ changes: [], lost: [], conflicts: [], parts: {}, notes: [] });

function editByHand(lines: Lines, format: ImportFormat, seed: number): HandEdit[] {
  const random =
    fc.sample(fc.array(fc.nat(9_999), { minLength: 80, maxLength: 80 }), { seed: seed + 1, numRuns: 1 })[0] ?? [];
  let at = 0;
  const pick = (below: number): number => (random[at++ % random.length] ?? 0) % below;
  return Array.from({ length: 1 + pick(EDITS_MAX) }, (_, index) => {
    const maker = MAKERS[pick(MAKERS.length)];
    return maker?.(lines, format, pick, `zq${seed}n${index}`);
  }).filter((edit) => edit !== undefined);
}

/** A later edit may have taken an earlier one away. */
function isStillThere({ words, order, file }: HandEdit, lines: Lines): boolean {
  const text = lines.get(file)?.join('\n') ?? '';
  const places = (order ?? []).map((id) =>
    text.search(new RegExp(`(?:Scenario: |\\(|- )${id.replace('.', '\\.')}(?![.\\d])`)),
  );
  return (
    words.every((word) => text.includes(word)) &&
    (order === undefined || ((places[0] ?? -1) >= 0 && (places[0] ?? 0) < (places[1] ?? 0)))
  );
}

interface Judging {
  format: ImportFormat;
  next: ReadonlyMap<string, string>;
  done: ReturnType<typeof importEdits>;
  after: PlanToExport;
  tally: Tally;
}

function judged(edit: HandEdit, { format, next, done, after, tally }: Judging): string[] {
  const own = tally.get(edit.kind) ?? { taken: 0, named: 0 };
  tally.set(edit.kind, own);
  const isNamed = done.lost.some(
    ({ file, text, isGone }) =>
      file === edit.file && (edit.words.length === 0 ? isGone : edit.words.some((word) => text.includes(word))),
  );
  const text =
    edit.kind === 'add feature' ? [...next.values()].join('\n') : (next.get(fileKey(format, edit.file)) ?? '');
  const ids = idsOf(after);
  const isIn = edit.words.every((word) => text.includes(word)) && edit.removed.every((id) => !ids.includes(id));
  const [first, second] = edit.order ?? ['', ''];
  const isOrdered =
    edit.order === undefined ||
    !ids.includes(first) ||
    !ids.includes(second) ||
    ids.indexOf(first) < ids.indexOf(second);
  if (isIn && isOrdered && !isNamed) own.taken += 1;
  else if (isNamed) {
    own.named += 1;
  } else
    return [`${edit.kind} in ${edit.file} is lost: ${JSON.stringify(edit)} ${JSON.stringify(done.lost).slice(0, 500)}`];
  return [];
}

/** Texts of the plan that are new and no edit brought: each edit has a word of its own, but for what a new feature says. */
function strayTexts(base: PlanToExport, after: PlanToExport, seed: number): string[] {
  const had = new Set(textsIn(partsOf(base)));
  const isOurs = (text: string) =>
    text.includes(`zq${seed}n`) ||
    text === NOT_SAID ||
    /it is used|^F\d+(?:\.\d+)?$|^(?:P1|M|S|One|It is there\.)$/.test(text);
  const stray = textsIn(partsOf(after)).filter((text) => !had.has(text) && !isOurs(text));
  return stray.length > 0 ? [`texts came from nowhere: ${JSON.stringify(stray)}`] : [];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

function idFaults(
  base: PlanToExport,
  after: PlanToExport,
  edits: readonly HandEdit[],
  done: Judging['done'],
): string[] {
  const ids = idsOf(after);
  const removed = new Set(edits.flatMap((edit) => edit.removed));
  const lost = idsOf(base).filter((id) => !ids.includes(id) && !removed.has(id));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const added = ids.filter((id) => !idsOf(base).includes(id));
  const wanted = done.changes.filter(({ change }) => change === 'added').length;
  return [
    ...(lost.length > 0 ? [`ids are lost: ${lost.join(', ')}`] : []),
    ...(twice.length > 0 ? [`ids stand twice: ${twice.join(', ')}`] : []),
    ...(added.length > 0 && wanted === 0 ? [`ids came from nowhere: ${added.join(', ')}`] : []),
  ];
}
