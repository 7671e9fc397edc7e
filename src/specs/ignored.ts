import { nameTest } from '../folders/glob.ts';

/** What a `.gitignore` leaves out of a repository, as far as its plain patterns say. */
export interface Ignored {
  /** Whether a path may be left out, by its own name or a folder's. When in doubt, it may. */
  mayLeaveOut(path: string): boolean;
}

const PATTERNS_MAX = 500;

/** Reads the patterns of a `.gitignore`. One that takes back (`!`) is let be: it only makes less be left out. */
export function readIgnored(text: string): Ignored {
  const patterns = text
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('!'))
    .slice(0, PATTERNS_MAX)
    .map((line) => line.split('/').filter((part) => part !== '' && part !== '**'));
  const plain = new Set(patterns.filter((parts) => parts.length === 1).map(([name]) => name ?? ''));
  const wild = [...plain].filter((name) => name.includes('*')).map(nameTest);
  const deeper = patterns.filter((parts) => parts.length > 1).map((parts) => parts.map(nameTest));
  return {
    mayLeaveOut(path) {
      const parts = path.split('/');
      if (parts.some((part) => plain.has(part) || wild.some((fits) => fits(part)))) return true;
      return deeper.some((pattern) => parts.some((_, from) => pattern.every((fits, i) => fits(parts[from + i] ?? ''))));
    },
  };
}
