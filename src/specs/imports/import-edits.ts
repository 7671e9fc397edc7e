import { isDeepStrictEqual } from 'node:util';
import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import type { Features } from '../../artifacts/features.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { applied, type Change, type FeatureToAdd } from './changes.ts';
import type { LostEdit, PlaceOfEdit } from './lost-edits.ts';
import { faultsOf, PART_NAMES, type PlanParts, parsedPart, partsOf } from './plan-parts.ts';
import type { ImportFormat } from './reading.ts';
import { rebased } from './rebase.ts';
import { solve } from './solve.ts';
import { strayFiles } from './stray-files.ts';
import { type ToldChange, toldChange } from './told-change.ts';

/** Hand edits to take into a plan. JSON. */
export interface EditsToImport {
  format: ImportFormat;
  /** Path and text of each file in the spec's folder. */
  files: [path: string, text: string][];
  /** The plan as it was exported. */
  base: PlanToExport;
  /** The plan as it is now. */
  current: PlanToExport;
  /** Every version of its features: no id is given twice. */
  ever: string[];
}

/** What the hand edits come to. */
export interface ImportedEdits {
  changes: ToldChange[];
  /** Edits that have no place in the plan. */
  lost: LostEdit[];
  /** Edits of something that has changed in the plan since. */
  conflicts: (PlaceOfEdit & { item: string; why: string })[];
  /** Artefacts that come out changed, as they are stored. */
  parts: { [Name in JudgedName]?: object };
  notes: string[];
}

/** Reads hand edits and takes them into the plan as it is now. Pure. */
export function importEdits({ format, files, base, current, ever }: EditsToImport): ImportedEdits {
  const used = everUsed([
    ...ever.map((data) => JSON.parse(data) as Features),
    base.artifacts.features,
    current.artifacts.features,
  ]);
  const texts = new Map(files);
  const stray = strayFiles(format, base, texts);
  const { changes, lost } = solve({ format, source: base, files: texts, used });
  const [was, is] = [partsOf(base), partsOf(current)];
  const told: ToldChange[] = [];
  const conflicts: ImportedEdits['conflicts'] = [];
  const next: Change[] = [];
  for (const found of changes) {
    const change = rebased(was, is, found.change);
    if (change === 'done') continue;
    const words = toldChange(was, found);
    const [place = { file: '', line: 1 }] = found.places;
    if ('conflict' in change) conflicts.push({ ...place, item: words.item, why: change.conflict });
    else {
      told.push(words);
      next.push(change.change);
    }
  }
  const parts = applied(is, next, used);
  return {
    ...{ changes: told, lost: [...lost, ...stray], conflicts, parts: changedParts(is, parts, conflicts) },
    notes: [...lacksOf(next), ...notesOf(texts)],
  };
}

function changedParts(is: PlanParts, parts: PlanParts, conflicts: ImportedEdits['conflicts']): ImportedEdits['parts'] {
  const changed = PART_NAMES.filter((name) => parts[name] !== undefined && !isDeepStrictEqual(parts[name], is[name]));
  const taken = changed.flatMap((name): [JudgedName, object][] => {
    const faults = faultsOf(name, parts[name]).filter((fault) => !faultsOf(name, is[name]).includes(fault));
    if (faults.length === 0) return [[name, parsedPart(name, parts[name])]];
    // What holds for the plan as it was exported may not for the plan as it is.
    conflicts.push({ file: '', line: 1, item: name, why: `The plan as it is now does not hold it: ${faults[0]}.` });
    return [];
  });
  return Object.fromEntries(taken);
}

/** Every id that a feature or a criterion ever had. Each version was stored by its own schema. */
function everUsed(versions: readonly (Features | undefined)[]): Set<string> {
  const used = new Set<string>();
  for (const { features } of versions.filter((one) => one !== undefined)) {
    for (const [at, feature] of features.entries()) {
      const id = feature.id ?? `F${at + 1}`;
      used.add(id);
      for (const [index] of feature.acceptanceCriteria.entries()) used.add(criterionIdOf(feature, id, index));
    }
  }
  return used;
}

/** What was taken for what new features do not say. */
function lacksOf(changes: readonly Change[]): string[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'insert' || change.list.join('/') !== 'features/features') return [];
    const { name, lacks = [] } = change.item as FeatureToAdd;
    return lacks.length === 0 ? [] : [`New feature ${name}: no ${lacks.join(', no ')}.`];
  });
}

/** What is told of files beside the edits. */
function notesOf(texts: ReadonlyMap<string, string>): string[] {
  const ticked = [...texts].flatMap(([path, text]) => (/^\s*[-*] \[[xX]\]/m.test(text) ? [path] : []));
  return ticked.map(
    (path) =>
      `${path}: ticked boxes are not imported; mark a prompt done with \`planwright plan prompt ID --done P3\`.`,
  );
}
