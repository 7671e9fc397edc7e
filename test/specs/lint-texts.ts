import { type Listing, Tree } from '../../src/specs/files.ts';
import { type Linted, lintSpecs } from '../../src/specs/lint.ts';

/** Lints files that are only texts. `there` are other files of the repository. */
export function lintTexts(texts: Record<string, string>, there: Partial<Listing> = {}): Linted {
  const files = [...Object.keys(texts), ...(there.files ?? [])];
  const tree = new Tree({ links: [], isWhole: true, gitignore: '', ...there, files });
  return lintSpecs({ texts: new Map(Object.entries(texts)), tree, above: '', skipped: [] });
}

/** What was found, one line each: place, severity, rule and sentence. */
export const foundIn = (texts: Record<string, string>, there?: Partial<Listing>): string[] =>
  lintTexts(texts, there).findings.map(
    ({ place, severity, rule, message }) =>
      `${place.file.split('/').at(-1)}:${place.line}:${place.column} ${severity} ${rule}: ${message}`,
  );
