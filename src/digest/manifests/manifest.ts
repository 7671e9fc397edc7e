import type { DigestKind } from '../../artifacts/digest/item.ts';

/** What a manifest says: names, never values. */
export interface Said {
  kind: DigestKind;
  name: string;
  /** Where it is, from the folder of the manifest; the manifest itself unless given. */
  at?: string;
  /** Set on what says the same in each part of a repository: it is told of the manifest that is nearest to the top. */
  once?: true;
}

/** A file that says what a project is made of. */
export interface Manifest {
  /** Whether a file of this name is one. */
  fits(name: string): boolean;
  /** Reads it, however it is damaged. */
  read(text: string): Said[];
}

/** What runs the tests, where it comes as a dependency and is called by no script. */
const RUNNERS: ReadonlyMap<string, string> = new Map([
  ['pytest', 'pytest'],
  ['rspec', 'bundle exec rspec'],
  ['rspec-rails', 'bundle exec rspec'],
  ['phpunit/phpunit', 'vendor/bin/phpunit'],
]);

/** The command that runs the tests wherever such a manifest is. */
export const runsTests = (name: string): Said[] => [{ kind: 'command', name, once: true }];

/** What a project builds on, and the command of its test runner. */
export function dependencies(names: Iterable<string>): Said[] {
  const all = [...new Set(names)];
  const commands = new Set(all.flatMap((name) => RUNNERS.get(name) ?? []));
  return [...[...commands].flatMap(runsTests), ...all.map((name): Said => ({ kind: 'dependency', name, once: true }))];
}

/** The value of JSON, or nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** The lines of TOML by their table, as far as names go: `[a.b]` and what stands below it. */
export function tomlLines(text: string): { table: string; line: string }[] {
  let table = '';
  return text.split('\n').flatMap((raw) => {
    const line = raw.slice(0, 400).trim();
    const head = /^\[{1,2}([^\]]{1,200})\]{1,2}/.exec(line)?.[1];
    if (head === undefined || line.includes('=')) return line === '' || line.startsWith('#') ? [] : [{ table, line }];
    table = head.replaceAll(/["'\s]/g, '');
    return [{ table, line: '' }];
  });
}

/** The key before `=`. */
export const keyIn = (line: string): string | undefined =>
  /^["']?([\w@./-]{1,100})["']?(?:\.[\w.]{1,60})?\s{0,20}=/.exec(line)?.[1];
