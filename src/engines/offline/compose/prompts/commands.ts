import type { Design } from '../../design/design.ts';
import { kebab } from '../../language/inflect.ts';
import { type Draft, isHeart, sourceOf } from '../features/draft.ts';

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

/** The usage lines of a feature of a command-line program: thing, act, argument, flags. `taken` keeps commands apart. */
export function usageLines(name: string, draft: Draft | undefined, design: Design, taken: Set<string>): string[] {
  const program = kebab(design.product.one);
  const thing = draft?.use.object.path ?? kebab(name).split('-').slice(0, 2).join('-');
  if (draft !== undefined && (draft.isRegister || sourceOf(draft) === 'records/keep')) {
    taken.add(`${thing} list`);
    return [
      `${program} ${thing} list [--filter TEXT] [--json]`,
      `${program} ${thing} add NAME [--field KEY=VALUE] [--dry-run] [--json]`,
      `${program} ${thing} archive ID [--dry-run] [--json]`,
    ];
  }
  const heart = draft && isHeart(draft);
  const act = (heart ? draft.use.verb : undefined) ?? draft?.spec.key ?? 'run';
  const command = taken.has(`${thing} ${act}`) ? `${thing} ${act}-${draft?.spec.key ?? taken.size}` : `${thing} ${act}`;
  taken.add(command);
  const argument = draft && ON_FOLDERS.has(draft.use.capability.id) ? '[FOLDER]' : '[ID]';
  const writes = draft === undefined || draft.writes.length > 0;
  return [`${program} ${command} ${argument}${writes ? ' [--dry-run]' : ''} [--json] [--quiet]`];
}
