import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { DigestItem, DigestKind } from '../artifacts/digest/item.ts';
import { readText } from '../folders/read-text.ts';
import { type NotRead, realFolder, Walk } from '../folders/walk.ts';
import { foldersOf } from './folders.ts';
import { languageOf } from './languages.ts';
import { manifestNamed } from './manifests/manifests.ts';
import { codeLines } from './source/code-lines.ts';
import { startsProgram } from './source/entry-points.ts';
import { type ModelClass, modelClassesIn, modelsAmong } from './source/inherited-models.ts';
import { routesIn } from './source/routes.ts';
import { type TableEvent, tablesIn, tablesLeft } from './source/tables.ts';
import { tellable } from './tellable.ts';
import { isAside, isRunAsTest, isTest } from './tests-among.ts';

/** What is written by others or by programs, whatever a `.gitignore` says. */
const LET_BE = new Set(['.git', 'node_modules', 'vendor', 'third_party', '__pycache__', '.venv', 'venv']);
const FILE_BYTES_MAX = 1_000_000;
const BYTES_MAX = 256_000_000;
/** How long a look may take: what is left then is not read. */
const TIME_MAX_MS = 20_000;
const ITEMS_MAX = 5_000;
const GENERATED_LINES = 8;

/** What a look at a repository found. */
export interface Repository {
  /** Everything that was found; names and paths alone, each path as it is in the repository. */
  items: DigestItem[];
  files: number;
  lines: number;
  skipped: NotRead[];
}

/**
 * Looks at a folder: what it is written in and has already, by names alone. Honours `.gitignore`, follows no symbolic link,
 * and needs no network. Undefined where there is no such folder.
 */
export async function readRepository(named: string): Promise<Repository | undefined> {
  const root = await realFolder(named);
  if (root === undefined) return undefined;
  const signal = AbortSignal.timeout(TIME_MAX_MS);
  const walk = new Walk(root, { letBe: LET_BE, honorsGitignore: true, signal });
  await walk.run();
  const look = new Look();
  let left = BYTES_MAX;
  // Of two files that say the same, the first one is named.
  for (const path of walk.files.toSorted()) {
    if (signal.aborted) {
      walk.skip(path, 'the time was up');
      break;
    }
    if (!isRead(path)) continue;
    const tooMuch = `the files together are larger than ${BYTES_MAX / 1_000_000} MB`;
    const text = await readText(join(root, path), { bytesMax: FILE_BYTES_MAX, left, tooMuch });
    if (typeof text === 'string') look.read(path, text);
    else walk.skip(path, text.why);
    if (typeof text === 'string') left -= text.length;
  }
  const folders = foldersOf(walk, await filesAmong(root, walk.links, signal));
  const items = once([...look.items(walk.files), ...folders].flatMap(tellable)).slice(0, ITEMS_MAX);
  return { items, files: walk.files.length, lines: look.lines, skipped: walk.skipped };
}

/** The links that lead to a file, which is looked for and not read. */
async function filesAmong(root: string, links: readonly string[], signal: AbortSignal): Promise<Set<string>> {
  const found = new Set<string>();
  for (const link of links) {
    if (signal.aborted) break;
    const stats = await stat(join(root, link)).catch(() => undefined);
    if (stats?.isFile()) found.add(link);
  }
  return found;
}

const once = (items: readonly DigestItem[]): DigestItem[] => [
  ...new Map(items.map((item) => [JSON.stringify([item.kind, item.name, item.file]), item])).values(),
];

const isRead = (path: string): boolean =>
  languageOf(path) !== undefined || manifestNamed(posix.basename(path)) !== undefined;

/** What the files that are read add up to. */
class Look {
  lines = 0;
  readonly #languages = new Map<string, { files: number; lines: number }>();
  readonly #found: DigestItem[] = [];
  readonly #once = new Map<string, DigestItem>();
  readonly #classes: (ModelClass & { file: string })[] = [];
  readonly #tables: { file: string; events: TableEvent[] }[] = [];

  read(path: string, text: string): void {
    this.#readManifest(path, text);
    const language = languageOf(path);
    if (language === undefined) return;
    const count = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    this.lines += count;
    const known = this.#languages.get(language.name) ?? { files: 0, lines: 0 };
    this.#languages.set(language.name, { files: known.files + 1, lines: known.lines + count });
    if (language.comments === 'none' || isTest(path) || isAside(path)) return;
    const lines = codeLines(text, language.comments);
    const events = tablesIn(path, lines, text);
    if (events.length > 0) this.#tables.push({ file: path, events });
    this.#classes.push(...modelClassesIn(path, lines).map((one) => ({ ...one, file: path })));
    // A schema is often generated; routes that are lie beside what they were generated from.
    if (isGenerated(text)) return;
    for (const name of routesIn(path, lines)) this.#tell('route', name, path);
    if (startsProgram(path, lines)) this.#tell('entry point', posix.basename(path), path);
  }

  items(files: readonly string[]): DigestItem[] {
    const models = modelsAmong(this.#classes).map(({ name, file }) => ({
      file,
      events: [{ name, isMade: true, isStep: false }],
    }));
    const languages = [...this.#languages].toSorted(([, one], [, other]) => other.lines - one.lines);
    return [
      ...languages.map(([name, { files: count, lines }]) =>
        itemOf('language', `${name} (${count} files, ${lines} lines)`, '.'),
      ),
      ...[...this.#found, ...this.#once.values()]
        .toSorted(byDepth)
        .filter((item) => item.kind !== 'entry point' || files.includes(item.file)),
      ...tablesLeft([...this.#tables, ...models]).map(({ name, file }) => itemOf('table', name, file)),
      ...testsOf(files),
    ];
  }

  #readManifest(path: string, text: string): void {
    // What is said of an example or a fixture is not said of the repository.
    const manifest = isTest(path) || isAside(path) ? undefined : manifestNamed(posix.basename(path));
    for (const { kind, name, at, once: isOnce } of manifest?.read(text) ?? []) {
      if (isOnce) this.#tellOnce(kind, name, path);
      else this.#tell(kind, name, at === undefined ? path : posix.join(posix.dirname(path), at));
    }
  }

  #tellOnce(kind: DigestKind, name: string, file: string): void {
    const known = this.#once.get(`${kind} ${name}`);
    if (known === undefined || depthOf(file) < depthOf(known.file))
      this.#once.set(`${kind} ${name}`, itemOf(kind, name, file));
  }

  #tell(kind: DigestKind, name: string, file: string): void {
    if (this.#found.length < ITEMS_MAX * 4) this.#found.push(itemOf(kind, name, file));
  }
}

const depthOf = (path: string): number => path.split('/').length;
const byDepth = (one: DigestItem, other: DigestItem): number => depthOf(one.file) - depthOf(other.file);

const itemOf = (kind: DigestKind, name: string, file: string): DigestItem => ({ kind, name, file });

const isGenerated = (text: string): boolean =>
  text
    .split('\n', GENERATED_LINES)
    .some((line) => /@generated\b|\bgenerated\b.{0,80}\bdo not edit\b/i.test(line.slice(0, 300)));

/** The folders that hold tests, with how many. */
function testsOf(files: readonly string[]): DigestItem[] {
  const tests = files.filter((path) => isRunAsTest(path) && languageOf(path) !== undefined);
  const byFolder = Map.groupBy(tests, (path) => path.split('/').slice(0, -1).slice(0, 2).join('/') || '.');
  return [...byFolder]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([folder, own]) => itemOf('tests', `${own.length} ${own.length === 1 ? 'file' : 'files'}`, folder));
}
