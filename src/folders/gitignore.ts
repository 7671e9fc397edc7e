import { type NameTest, nameTest } from './glob.ts';

const PATTERNS_MAX = 500;
const PATTERN_CHARS_MAX = 200;

interface Pattern {
  /** One test a part of the path; `**` stands for any number of parts. */
  parts: readonly (NameTest | '**')[];
  takesBack: boolean;
  onlyFolders: boolean;
}

/** What one `.gitignore` says of the paths below its folder. */
export interface Gitignore {
  /** Whether it leaves a path out or takes it back; undefined where it says nothing. */
  says(path: string, isFolder: boolean): 'out' | 'in' | undefined;
}

/** Reads a `.gitignore` as git does: the last pattern that fits decides. */
export function readGitignore(text: string): Gitignore {
  const patterns = text
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
    .filter((line) => line.length <= PATTERN_CHARS_MAX && line.trim() !== '' && !line.startsWith('#'))
    .slice(0, PATTERNS_MAX)
    .map(patternOf)
    .toReversed();
  return {
    says(path, isFolder) {
      const names = path.split('/');
      const found = patterns.find((one) => (isFolder || !one.onlyFolders) && fitsPath(one.parts, names));
      if (found === undefined) return undefined;
      return found.takesBack ? 'in' : 'out';
    },
  };
}

function patternOf(line: string): Pattern {
  const takesBack = line.startsWith('!');
  const pattern = (takesBack ? line.slice(1) : line).trim();
  const names = pattern.split('/').filter((name) => name !== '');
  // A slash at the front or in the middle ties the pattern to the folder of its file.
  const isTied = pattern.slice(0, -1).includes('/');
  const parts = names.map((name): NameTest | '**' => (name === '**' ? '**' : nameTest(name)));
  return { parts: isTied ? parts : ['**', ...parts], takesBack, onlyFolders: pattern.endsWith('/') };
}

/** As with `*` in a name, only the last `**` has to be tried again. */
function fitsPath(parts: Pattern['parts'], names: readonly string[]): boolean {
  let [at, from] = [0, 0];
  let star = -1;
  let taken = 0;
  while (from < names.length) {
    const part = parts[at];
    if (part === '**') {
      star = at;
      taken = from;
      at += 1;
      // `a/**` is all that is inside of a.
      if (at === parts.length) return true;
    } else if (part?.(names[from] ?? '')) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      taken += 1;
      from = taken;
    } else return false;
  }
  return at === parts.length;
}
