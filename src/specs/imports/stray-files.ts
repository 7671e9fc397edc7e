import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import { exportPlan } from '../../artifacts/exports/index.ts';
import { AppError } from '../../errors.ts';
import { fileKey, textsOf } from './compared.ts';
import type { LostEdit } from './lost-edits.ts';
import type { ImportFormat, Texts } from './reading.ts';

const TEXT_CHARS = 200;
/** A new spec of OpenSpec is a new feature. */
const SPEC = /^specs\/.+\/spec\.md$/;

/**
 * Files in the folder of a spec that no export of its plan has, and that say something: the plan has no place for them. Throws
 * `invalid_request` for a file of the export whose name is written otherwise.
 */
export function strayFiles(format: ImportFormat, base: PlanToExport, texts: Texts): LostEdit[] {
  const exported = [...textsOf(exportPlan(format, base)).keys()].map((path) => fileKey(format, path));
  const known = new Map(exported.map((key) => [key.toLowerCase(), key]));
  return [...texts].flatMap(([file, text]): LostEdit[] => {
    const key = fileKey(format, file);
    const own = known.get(key.toLowerCase());
    if (own !== undefined && own !== key)
      throw new AppError('invalid_request', `${file} is called ${own} in the export; give it that name again.`);
    if (own !== undefined || (format === 'openspec' && SPEC.test(file))) return [];
    const lines = text.split('\n').map((line) => line.trim());
    const at = lines.findIndex((line) => line !== '');
    const why = 'No export of the plan has this file.';
    const said = { text: (lines[at] ?? '').slice(0, TEXT_CHARS).toWellFormed(), isGone: false, why };
    return at < 0 ? [] : [{ file, line: at + 1, ...said }];
  });
}
