import { indentOf, joinPaths, lastWords } from './words-of.ts';

// Paths of routes are put together from what stands around them. Three shapes are known, whichever framework it is: a block
// that a call opens, a variable that a call gives, and an annotation of the class.

/** Last words of calls that give a path to what is inside of them. */
const OPENERS: ReadonlySet<string> = new Set(['route', 'group', 'scope', 'namespace', 'prefix', 'nest']);
const CALL =
  /^(\s*)(?:(\w{1,60})\s{0,9}:?=\s{0,9})?([\w.:>-]{1,120}?)[\s(]{1,9}(?:path:\s{0,3})?(?:"([^"]{1,200})"|'([^']{1,200})'|`([^`]{1,200})`|:(\w{1,60}))/;
/** Further on in a chain of calls. */
const CHAINED = /(?:\.|::|->)(?:prefix|scope|nest)\(\s{0,3}["']([^"']{1,200})["']/;
const KEYWORD = /\w*prefix\s{0,3}[=:]\s{0,3}["']([^"']{1,200})["']/;
const ASSIGNED = /^\s*(?:(?:export|const|let|var|val|final)\s{1,9}){0,3}(\w{1,60})\s{0,9}(?::[^=]{1,60})?:?=\s/;

/** The paths that hold for a line, from what came before it in its file. */
export class Prefixes {
  readonly #blocks: { indent: number; path: string }[] = [];
  readonly #variables = new Map<string, string>();
  #ofClass: { indent: number; path: string } | undefined;

  /** Ends what a line is no longer inside of. */
  enter(line: string): void {
    const indent = indentOf(line);
    const isClosing = /^\s*(?:[)\]}]|end\b)/.test(line);
    while ((this.#blocks.at(-1)?.indent ?? -1) >= indent) this.#blocks.pop();
    if (this.#ofClass && indent <= this.#ofClass.indent && !isClosing) this.#ofClass = undefined;
  }

  /** Takes up a path that a statement gives to others; whether it does. */
  take(statement: string, opensBlock: boolean): boolean {
    const assigned = ASSIGNED.exec(statement)?.[1];
    const keyword = KEYWORD.exec(statement)?.[1];
    if (assigned !== undefined && keyword !== undefined) {
      this.#variables.set(assigned, keyword);
      return true;
    }
    const call = CALL.exec(statement.replace(/^(\s*)(?:const|let|var|val|final)\s/, '$1'));
    const [, indent = '', variable, name = '', ...texts] = call ?? [];
    const opens = OPENERS.has(lastWords(name).at(-1) ?? '');
    const path = opens
      ? texts.find((text) => text !== undefined)
      : CHAINED.exec(statement.split(/\{(?=\s|$)|\bfunction\b/, 1)[0] ?? '')?.[1];
    if (path === undefined) return false;
    if (variable !== undefined) {
      this.#variables.set(variable, joinPaths(this.of(name), path));
      return true;
    }
    if (!opensBlock) return false;
    this.#blocks.push({ indent: indent.length, path: joinPaths(this.#variables.get(firstOf(name)) ?? '', path) });
    return true;
  }

  takeOfClass(path: string, indent: number): void {
    this.#ofClass = { indent, path };
  }

  /** Nothing that follows inside of a block is told: how its path goes on is not written there. */
  hide(indent: number): void {
    this.#blocks.push({ indent, path: HIDDEN });
  }

  get isHidden(): boolean {
    return this.#blocks.some(({ path }) => path === HIDDEN);
  }

  get hasAny(): boolean {
    return this.#blocks.length > 0 || this.#ofClass !== undefined;
  }

  get isInClass(): boolean {
    return this.#ofClass !== undefined;
  }

  /** What stands before a path that a call of this name registers. */
  of(name: string): string {
    const paths = [this.#ofClass?.path ?? '', ...this.#blocks.map(({ path }) => path)];
    const own = this.#variables.get(firstOf(name)) ?? '';
    return [...paths, own].filter((path) => path !== '').reduce(joinPaths, '');
  }
}

const HIDDEN = '\0';
const firstOf = (name: string): string => name.split(/[.:>-]/, 1)[0] ?? '';
