import type { JudgedName } from '../../artifacts/quality.ts';
import { AppError } from '../../errors.ts';
import { PART_NAMES } from './plan-parts.ts';
import type { ImportFormat, Texts } from './reading.ts';

/** A file to import: its path from the top of the repository, with forward slashes. */
export interface FileToImport {
  path: string;
  text: string;
}

/** The files of one spec. */
export interface FoundSpec {
  format: ImportFormat;
  /** Its folder, as its files were named. */
  folder: string;
  /** Its texts by their paths in the folder. */
  texts: Texts;
  /** The plan that it says it was exported from. */
  planId?: string | undefined;
  /** The versions that it was made of, by artefact. */
  versions: { [Name in JudgedName]?: number };
}

const FOLDERS: Record<ImportFormat, RegExp> = {
  openspec: /^(?:.*\/)?openspec\/(?:changes\/(?!archive\/)[^/]+|specs)\//,
  kiro: /^(?:.*\/)?\.kiro\/specs\/[^/]+\//,
  markdown: /^(?:.*\/)?docs\/plan\//,
};
/** The line that an export has in one of its files. */
const SOURCE = /^Exported by Planwright from (plan_[0-9a-f]{32})(?: \(([\w ,]{1,200})\))?\./m;
const NAMED_MAX = 5;

/**
 * The only spec among some files, or that of a format. Throws `invalid_request` where there is none, or more than one:
 * those of one plan are told apart by their format, others by their folders. Also where a folder is written in other letters.
 */
export function findSpec(files: readonly FileToImport[], as?: ImportFormat): FoundSpec {
  const specs = specsIn(files).filter(({ format }) => as === undefined || format === as);
  // A living spec is what became of changes: it counts where there is no other.
  const some = specs.filter(({ folder }) => !folder.endsWith('openspec/specs/'));
  const [first, second] = some.length > 0 ? some : specs;
  if (first === undefined) {
    const places = 'openspec/changes/*/, openspec/specs/, .kiro/specs/*/ and docs/plan/';
    throw new AppError('invalid_request', `There is no ${as ? `${as} ` : ''}spec to import; looked for ${places}.`);
  }
  if (second === undefined) return first;
  const all = some.length > 0 ? some : specs;
  const more = all.length > NAMED_MAX ? ` and ${all.length - NAMED_MAX} more` : '';
  const named = all.slice(0, NAMED_MAX).map(({ folder, format }) => `${folder} (${format})`);
  throw new AppError(
    'invalid_request',
    `There are ${all.length} specs: ${named.join(', ')}${more}. Name the folder or the format of one.`,
  );
}

function specsIn(files: readonly FileToImport[]): FoundSpec[] {
  const found = new Map<string, FoundSpec & { texts: Map<string, string> }>();
  for (const { path, text } of files) {
    refuseOtherCase(path);
    for (const [format, folders] of Object.entries(FOLDERS)) {
      const folder = folders.exec(path)?.[0];
      if (folder === undefined) continue;
      const spec = found.get(folder) ?? { format: format as ImportFormat, folder, texts: new Map(), versions: {} };
      const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
      spec.texts.set(path.slice(folder.length), plain);
      Object.assign(spec, sourceIn(plain));
      found.set(folder, spec);
    }
  }
  return [...found.values()];
}

/** A folder of a spec in other letters is one on some systems alone: its edits would be lost without a word. */
function refuseOtherCase(path: string): void {
  const isIn = (some: string) => Object.values(FOLDERS).some((folders) => folders.test(some));
  if (isIn(path) || !isIn(path.toLowerCase())) return;
  throw new AppError('invalid_request', `${path}: write the folder of the spec in small letters.`);
}

function sourceIn(text: string): Partial<Pick<FoundSpec, 'planId' | 'versions'>> {
  const [, planId, made = ''] = SOURCE.exec(text) ?? [];
  if (planId === undefined) return {};
  const versions = made.split(', ').flatMap((one): [string, number][] => {
    const [name = '', number = ''] = one.split(' ');
    return PART_NAMES.some((known) => known === name) && /^[1-9]\d{0,5}$/.test(number) ? [[name, Number(number)]] : [];
  });
  return { planId, versions: Object.fromEntries(versions) };
}
