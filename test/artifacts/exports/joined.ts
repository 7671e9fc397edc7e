import type { ExportedFile } from '../../../src/artifacts/exports/exported.ts';
import type { FilePart } from '../../../src/artifacts/exports/pieces.ts';

/** The files that parts were made of. */
export function joined(parts: readonly (Omit<FilePart, 'part' | 'parts'> & Partial<FilePart>)[]): ExportedFile[] {
  const files = new Map<string, ExportedFile>();
  for (const { part: _, parts: __, ...file } of parts) {
    const text = (files.get(file.path)?.text ?? '') + file.text;
    files.set(file.path, { ...file, text });
  }
  return [...files.values()];
}

/** The files as a reader of the answers' words finds them: paths and texts, the last line end left out. */
export function filesInText(said: string): [path: string, text: string][] {
  const files = new Map<string, string>();
  const marked = /^=== ([0-9a-f]{12}) (?!end)(\S+?)(?:, .*)?\n([\s\S]*?)\n=== \1 end( inside a line.*)?$/gm;
  for (const [, , path = '', text = '', cut] of said.matchAll(marked))
    files.set(path, `${files.get(path) ?? ''}${text}${cut ? '' : '\n'}`);
  return [...files].map(([path, text]) => [path, text.replace(/\n$/, '')]);
}
