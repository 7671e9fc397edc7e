import type { Design } from '../../design/design.ts';
import { kebab } from '../../language/inflect.ts';
import { type Draft, sourceOf } from '../features/draft.ts';

/** One set of exit codes for the whole program. */
export const EXIT_CODES =
  'Exit codes: 0 done; 1 findings, or some items failed; 2 wrong use; 3 own fault, nothing changed.';

/** What reads a folder of files; the rest works on what is stored. */
const ON_FOLDERS = new Set([
  'code-analysis',
  'file-processing',
  'automation',
  'import-export',
  'transcription',
  'scanning',
]);

/** The usage lines of a feature of a command-line program: command, argument, flags. `taken` keeps commands apart. */
export function usageLines(name: string, draft: Draft | undefined, design: Design, taken: Set<string>): string[] {
  const program = kebab(design.product.one);
  const keeps = draft !== undefined && (draft.isRegister || sourceOf(draft) === 'records/keep');
  const base = keeps ? draft.use.object.path : (draft?.spec.key ?? kebab(name).split('-').slice(0, 2).join('-'));
  const command = taken.has(base) ? `${base}-${kebab(draft?.use.object.one ?? name)}` : base;
  taken.add(command);
  if (keeps)
    return [
      `${program} ${command} list [--filter TEXT] [--json]`,
      `${program} ${command} add NAME [--field KEY=VALUE] [--dry-run] [--json]`,
      `${program} ${command} archive ID [--dry-run] [--json]`,
    ];
  const argument = draft && ON_FOLDERS.has(draft.use.capability.id) ? '[FOLDER]' : '[ID]';
  const writes = draft === undefined || draft.writes.length > 0;
  return [`${program} ${command} ${argument}${writes ? ' [--dry-run]' : ''} [--json] [--quiet]`];
}
