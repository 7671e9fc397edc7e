import { realpath } from 'node:fs/promises';
import type { ExportedFile } from '../../artifacts/exports/exported.ts';
import { AppError } from '../../errors.ts';
import { withBlock } from '../initiating/managed-block.ts';
import { findTarget, type Target } from '../initiating/target.ts';
import { type Written, writeTarget } from '../initiating/write-target.ts';
import { findInside } from '../proving/find-inside.ts';
import { withFreeNumber } from './with-free-number.ts';

/** How many files one sentence names. */
const SHOWN_MAX = 5;

/**
 * Writes the files of an export below a folder. All are looked at before the first is written. Throws `conflict` for
 * files that are there and hold something else, unless `force`: then each is kept beside the new one. Of a file that holds
 * more than ours, only our block changes. A file that is only for those who have its tool is left out elsewhere.
 */
export async function writeExport(folder: string, all: readonly ExportedFile[], force: boolean): Promise<Written[]> {
  const top = await realpath(folder);
  const files = await wantedIn(top, await withFreeNumber(top, all));
  const next = (file: ExportedFile) => (target: Target) => contentOf(file, target, force);
  const inTheWay: string[] = [];
  for (const file of files) {
    const target = await findTarget(top, file.path);
    if (isInTheWay(file, target, force)) inTheWay.push(file.path);
    else next(file)(target);
  }
  if (inTheWay.length > 0) throw refused(inTheWay);
  const written: Written[] = [];
  for (const file of files) written.push(await writeTarget(top, file.path, next(file)));
  return written;
}

async function wantedIn(top: string, files: readonly ExportedFile[]): Promise<ExportedFile[]> {
  const wanted: ExportedFile[] = [];
  for (const file of files) {
    const found = file.onlyWhere === undefined ? undefined : await findInside(top, file.onlyWhere);
    if (found === undefined || found.is === 'file' || found.is === 'folder') wanted.push(file);
  }
  return wanted;
}

function contentOf(file: ExportedFile, target: Target, force: boolean): Buffer {
  if (file.block) return withBlock(target.content ?? Buffer.from(file.head ?? ''), file.text, file.path, 'plan');
  // It may have come since all were looked at.
  if (isInTheWay(file, target, force)) throw refused([file.path]);
  if (target.content !== undefined && saysTheSame(target.content, file.text)) return target.content;
  return Buffer.from(file.text);
}

const isInTheWay = ({ block, text }: ExportedFile, { content }: Target, force: boolean): boolean =>
  !force && !block && content !== undefined && !saysTheSame(content, text);

/** A checkout may end its lines with CR LF: that says nothing else. */
const saysTheSame = (content: Buffer, text: string): boolean =>
  withPlainEnds(content) === withPlainEnds(Buffer.from(text));

/** One character a byte, so that what is no UTF-8 is equal to itself alone. */
const withPlainEnds = (content: Buffer): string => content.toString('latin1').replaceAll('\r\n', '\n');

function refused(paths: readonly string[]): AppError {
  const more = paths.length > SHOWN_MAX ? ` and ${paths.length - SHOWN_MAX} more` : '';
  const are = paths.length === 1 ? 'is there and holds' : 'are there and hold';
  return new AppError(
    'conflict',
    `${paths.slice(0, SHOWN_MAX).join(', ')}${more} ${are} something else. Pass --force to replace what is there, which is kept beside it as a backup, or name another folder. Nothing was replaced.`,
  );
}
