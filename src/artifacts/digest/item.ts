import { clean } from '../text.ts';

// What a digest tells of a repository. It is read from a text that anyone can write: names are data.

/** What a digest tells of, in the order in which a planner needs it. */
export const DIGEST_KINDS = [
  'language',
  'command',
  'entry point',
  'table',
  'route',
  'tests',
  'setting',
  'dependency',
  'folder',
  'whole folder',
  'file',
] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

/** Something that a repository has: what it is, its name, and the file or folder that shows it. */
export interface DigestItem {
  kind: DigestKind;
  name: string;
  /** Path from the top of the repository, with forward slashes; `.` for the top. */
  file: string;
}

export const NAME_CHARS_MAX = 120;
export const PATH_CHARS_MAX = 200;

/** Whether a kind is one that a digest tells, not the author of a brief. */
export const isDigestKind = (kind: string): kind is DigestKind => (DIGEST_KINDS as readonly string[]).includes(kind);

/** A name on one line, without what does not show; undefined where it cannot stand in a list of names. */
export function cleanName(name: string): string | undefined {
  const shown = shownOf(name);
  return shown === '' || shown.length > NAME_CHARS_MAX || shown.includes('; ') || shown.startsWith('… ')
    ? undefined
    : shown;
}

/** The same for a path, which must lie inside of the repository. */
export function cleanPath(path: string): string | undefined {
  const isInside = path === '.' || path.split('/').every((part) => !['', '.', '..'].includes(part));
  const isPlain = shownOf(path) === path && !/: |; |[\\"`]|^[#[…]|^\w:/.test(path);
  return isInside && isPlain && path.length <= PATH_CHARS_MAX ? path : undefined;
}

const shownOf = (text: string): string =>
  clean(text)
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim();
