import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trimReply } from '../../src/outreach/inbox/trim/trim-reply.ts';

/** How often a trimmed reply is, but for white space at its ends, what its author wrote. */
export interface TrimmingFigures {
  mails: number;
  exact: number;
  share: number;
  /** The names of the files that came out otherwise. */
  wrong: string[];
}

/**
 * Measures the trimmer on a folder with `emails/` (replies as they arrived) and `trimmed/` (what their authors wrote),
 * by the same file names.
 */
export async function evaluateTrimming(folder: string): Promise<TrimmingFigures> {
  const names = (await readdir(join(folder, 'emails'))).sort();
  const wrong: string[] = [];
  for (const name of names) {
    const mail = await readFile(join(folder, 'emails', name), 'utf8');
    const wanted = await readFile(join(folder, 'trimmed', name), 'utf8');
    if (trimReply(mail).text !== wanted.replace(/\r\n?/g, '\n').trim()) wrong.push(name);
  }
  const exact = names.length - wrong.length;
  return { mails: names.length, exact, share: names.length === 0 ? 0 : exact / names.length, wrong };
}
