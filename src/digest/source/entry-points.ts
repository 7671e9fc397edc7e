import type { CodeLine } from './code-lines.ts';

const MAIN: Readonly<Record<string, RegExp>> = {
  go: /^func main\(\)/,
  rs: /^(?:pub )?(?:async )?fn main\(\)/,
  java: /\bpublic static void main\(/,
  kt: /^fun main\(/,
  cs: /\bstatic\s(?:async\s)?(?:void|int|Task|Task<int>)\sMain\(/,
  py: /^if __name__ == ["']__main__["']/,
  c: /^int\s{1,3}main\(/,
  cpp: /^int\s{1,3}main\(/,
};

/** Whether a source file is where a program starts. */
export function startsProgram(path: string, lines: readonly CodeLine[]): boolean {
  const shape = MAIN[path.slice(path.lastIndexOf('.') + 1)];
  // What Cargo runs before it builds.
  if (path.endsWith('/build.rs')) return false;
  return shape !== undefined && lines.some(({ text, isInText }) => !isInText && shape.test(text));
}
