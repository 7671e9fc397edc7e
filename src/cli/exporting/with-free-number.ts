import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedFile } from '../../artifacts/exports/exported.ts';
import { readText } from '../../folders/read-text.ts';
import { findInside } from '../proving/find-inside.ts';

/** Where spec-kit has what it is to build: one folder each, with a number. */
const SPECS = 'specs';
const EXPORTED = /^specs\/(001-[^/]+)\/spec\.md$/;
const NUMBERED = /^(\d{3,6})-/;
const SOURCE = /^Exported by Planwright from (plan_[0-9a-f]{32})/m;
const FOLDERS_MAX = 2_000;
const SPEC_BYTES_MAX = 4_000_000;

/**
 * An export for spec-kit in the folder that a repository has of the same plan, else with the number after its highest.
 * Other exports stay as they are.
 */
export async function withFreeNumber(top: string, files: readonly ExportedFile[]): Promise<readonly ExportedFile[]> {
  const spec = files.find(({ path }) => EXPORTED.test(path));
  const name = EXPORTED.exec(spec?.path ?? '')?.[1];
  if (spec === undefined || name === undefined) return files;
  const folders = await numberedIn(top);
  const own = folders.length === 0 ? undefined : await folderOf(top, folders, planIn(spec.text));
  const highest = Math.max(0, ...folders.map((folder) => Number(NUMBERED.exec(folder)?.[1])));
  const free = own ?? `${String(highest + 1).padStart(3, '0')}-${name.slice('001-'.length)}`;
  if (free === name) return files;
  return files.map((file) => ({
    ...file,
    path: file.path.replace(`${SPECS}/${name}/`, () => `${SPECS}/${free}/`),
    // They name their folder, and the branch that is called like it.
    text: file.text
      .replaceAll(`${SPECS}/${name}/`, () => `${SPECS}/${free}/`)
      .replace(`**Feature Branch**: \`${name}\``, () => `**Feature Branch**: \`${free}\``),
  }));
}

const planIn = (text: string): string | undefined => SOURCE.exec(text)?.[1];

/** The numbered folders in `specs/`, the lowest first; none where that leads out of the repository. */
async function numberedIn(top: string): Promise<string[]> {
  const found = await findInside(top, SPECS);
  if (found.is !== 'folder') return [];
  const entries = await readdir(found.path, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && NUMBERED.test(entry.name))
    .map(({ name }) => name)
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .slice(-FOLDERS_MAX);
}

async function folderOf(
  top: string,
  folders: readonly string[],
  planId: string | undefined,
): Promise<string | undefined> {
  for (const folder of planId === undefined ? [] : folders) {
    const read = { bytesMax: SPEC_BYTES_MAX, left: SPEC_BYTES_MAX, tooMuch: '' };
    const text = await readText(join(top, SPECS, folder, 'spec.md'), read);
    if (typeof text === 'string' && planIn(text) === planId) return folder;
  }
  return undefined;
}
