import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNode } from '../../helpers/processes.ts';
import { temporaryFolder } from '../../helpers/stores.ts';

const BIN = fileURLToPath(new URL('../../../node_modules/@fission-ai/openspec/bin/openspec.js', import.meta.url));
/** It asks for nothing and reports nothing, and needs no network. */
const QUIET = { CI: '1', DO_NOT_TRACK: '1', OPENSPEC_TELEMETRY: '0', OPENSPEC_NO_UPDATE_CHECK: '1' };

interface Answered {
  code: number | null;
  /** What it says is wrong, or all that it printed where that is no JSON. */
  said: string;
}

/** A new folder with these files. */
export function folderOf(texts: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs the real `openspec …` in a folder. */
export async function openSpec(folder: string, ...words: string[]): Promise<Answered> {
  const started = startNode([BIN, ...words], { cwd: folder, env: { ...QUIET, HOME: folder } });
  started.child.stdin?.end();
  const { code } = await started.exit;
  return { code, said: `${started.stdout()}${started.stderr()}` };
}

export const validate = (folder: string): Promise<Answered> => openSpec(folder, 'validate', '--all', '--strict');
