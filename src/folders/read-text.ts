import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';

/** The text of a file, or why it is not read: it is too large, no text, or gone. Follows no symbolic link. */
export async function readText(
  path: string,
  { bytesMax, left, tooMuch }: { bytesMax: number; left: number; tooMuch: string },
): Promise<string | { why: string }> {
  try {
    const stat = await lstat(path);
    if (!stat.isFile()) return { why: 'not a file' };
    if (stat.size > bytesMax) return { why: `larger than ${bytesMax / 1_000_000} MB` };
    if (stat.size > left) return { why: tooMuch };
    const bytes = await readFile(path);
    return bytes.includes(0) || !isUtf8(bytes) ? { why: 'not a text in UTF-8' } : bytes.toString('utf8');
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

/** Why a file or folder cannot be read. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'EACCES' || code === 'EPERM'
    ? 'no permission to read it'
    : `it cannot be read (${code || 'unknown'})`;
}
