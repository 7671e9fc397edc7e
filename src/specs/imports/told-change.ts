import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import type { Feature } from '../../artifacts/features.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { type Change, CRITERIA } from './changes.ts';
import type { PlaceOfEdit } from './lost-edits.ts';
import { type Path, type PlanParts, valueAt } from './plan-parts.ts';

/** A change as a person reads it. */
export interface ToldChange {
  artifact: JudgedName;
  change: 'changed' | 'added' | 'removed' | 'reordered';
  /** What it is about: `F1.2`, `Mail relay`, `P3 checks`. */
  item: string;
  was?: string | undefined;
  is?: string | undefined;
  /** Where it was read. */
  places: PlaceOfEdit[];
}

const KINDS = { set: 'changed', insert: 'added', remove: 'removed', order: 'reordered' } as const;
const TEXT_CHARS = 400;

export function toldChange(
  parts: PlanParts,
  { change, places, becomes }: { change: Change; places: PlaceOfEdit[]; becomes?: string | undefined },
): ToldChange {
  const path = 'list' in change ? change.list : change.path;
  const told = { artifact: path[0] as JudgedName, change: KINDS[change.kind], places };
  if (change.kind === 'insert') return { ...told, item: nameOf(parts, path), is: shown(change.item) };
  if (change.kind === 'order') return { ...told, item: nameOf(parts, path) };
  const was = shown(valueAt(parts, path));
  const item = nameOf(parts, path);
  if (becomes !== undefined)
    return { ...told, item, was, is: `Moved: ${item} becomes ${becomes}, and what named ${item} names nothing.` };
  return { ...told, item, was, ...(change.kind === 'set' ? { is: shown(change.value) } : {}) };
}

function shown(value: unknown): string {
  const { text, name, label } = Object(value) as Record<string, unknown>;
  const said = typeof value === 'object' ? (text ?? name ?? label ?? JSON.stringify(value)) : value;
  return String(said).slice(0, TEXT_CHARS).toWellFormed();
}

/** The item of a place by its id or name, and its field. */
function nameOf(parts: PlanParts, path: Path): string {
  const criterion = path.indexOf(CRITERIA);
  if (criterion >= 0) {
    const feature = valueAt(parts, path.slice(0, criterion)) as Feature;
    const id = feature.id ?? `F${Number(path[criterion - 1]) + 1}`;
    const at = path[criterion + 1];
    return typeof at === 'number' ? criterionIdOf(feature, id, at) : `${id} criteria`;
  }
  const names: string[] = [];
  for (const [depth, key] of path.entries()) {
    if (depth === 0) continue;
    if (typeof key === 'string') names.push(key);
    else {
      const { id, name, label, entity } = Object(valueAt(parts, path.slice(0, depth + 1))) as Record<string, unknown>;
      const isFeature = path[0] === 'features' && depth === 2;
      const known = id ?? label ?? entity ?? name ?? (isFeature ? `F${key + 1}` : undefined);
      names.splice(-1, 1, known === undefined ? `${names.at(-1)} ${key + 1}` : String(known));
    }
  }
  return names.join(' ');
}
