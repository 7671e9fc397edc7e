import { posix } from 'node:path';
import type { CodeLine } from './code-lines.ts';
import { Prefixes } from './prefixes.ts';
import { indentOf, joinPaths, lastWords, METHODS, statementAt } from './words-of.ts';

// Routes are told by their shape: an annotation or a call whose name is a method of HTTP, with a path. What is shaped like a
// call of another service, as tests and clients make them, is no route. A shape that can be both is left out.

/** `@app.get("/x")`, `@GetMapping("/x")`, `#[get("/x")]`, `[HttpGet("{id}")]`, `@GET`. */
const ANNOTATION = /^\s*(?:@|#\[|\[)([A-Za-z][\w.:]{0,80})\s{0,3}(?:\((.{0,500})|\]?$)/;
/** `router.get("/x", …`, `.route("/x", …`, `Route::post('/x', …`, `http.HandleFunc("GET /x", …`. */
const CALL =
  /^\s*([A-Za-z_$][\w$]{0,60}(?:\(\))?(?:(?:\.|::|->)\w{1,60}(?:\(\))?){0,4}|(?=\.))(?:\.|::|->)(\w{1,40})\(\s{0,9}(["'`])([^"'`\s]{0,9} ?[^"'`\s]{0,200})\3\s{0,9},\s{0,9}(.{0,500})$/;
/** `get "/x" do`, `get '/x', to: …`, `get("/x") {`. */
const BARE = /^\s*([a-z]{3,7})[\s(]\s{0,3}(["'])([^"'\s]{1,200})\2\)?\s{0,9}(do\b|=>|,|\{|$)/;
const RESOURCES = /^\s*resources?\s{1,3}:(\w{1,60})/;
const DJANGO = /^\s*(?:re_path|path|url)\(\s{0,9}r?(["'])([^"']{0,200})\1\s{0,9},\s{0,9}(.{0,400})$/;
const TEXTS = /(["'`])([^"'`\s]{0,200})\1/g;

/** What a client does with an answer. */
const ANSWERED =
  /^\s*\.(?:then|catch|subscribe|pipe|finally|json|unwrap|await|expect)\b|\)\s{0,3}\.(?:then|catch|subscribe)\b/;
/** Words of names that register a path and leave the method to their arguments. */
const REGISTERS: ReadonlySet<string> = new Set(['route', 'handle', 'func', 'any', 'all']);

/** What is called a route needs no slash at the front of its path. */
const ROUTER = /^Routes?$/;
const TAKES_ALL: ReadonlySet<string> = new Set(['handle', 'any', 'all']);

/** The routes that a source file registers, each as `GET /x`, or as `/x` where its method is not written there. */
export function routesIn(path: string, lines: readonly CodeLine[]): string[] {
  const source = new Source(path, lines);
  lines.forEach((line, at) => {
    if (!line.isInText && line.text !== '') source.read(line.text, at);
  });
  return [...new Set([...byFile(path, lines), ...source.found])];
}

class Source {
  readonly found: string[] = [];
  readonly #lines: readonly CodeLine[];
  readonly #prefixes = new Prefixes();
  readonly #isRails: boolean;
  readonly #isDjango: boolean;
  readonly #isRuby: boolean;
  /** Annotations with a path, until it is known what they belong to. */
  #waiting: { name: string; args: string }[] = [];

  constructor(path: string, lines: readonly CodeLine[]) {
    this.#lines = lines;
    this.#isRuby = /\.(?:rb|exs?|kt|kts|groovy)$/.test(path);
    this.#isRails = lines.some(({ text }) => /\broutes\.draw\b/.test(text));
    this.#isDjango = path.endsWith('.py') && lines.some(({ text }) => /^urlpatterns\b/.test(text));
  }

  read(line: string, at: number): void {
    this.#prefixes.enter(line);
    const statement = statementAt(this.#lines, at);
    const annotation = ANNOTATION.exec(statement);
    if (annotation && !line.trimStart().startsWith('[') === !/^\s*\[/.test(statement)) {
      const [, name = '', args = ''] = annotation;
      if (isRouting(name)) this.#waiting.push({ name, args });
      if (/\bclass\s/.test(line)) this.#settle(line);
      return;
    }
    if (this.#waiting.length > 0) {
      // What an annotation of several lines goes on with.
      if (/^\s*[)\]},"'@]/.test(line) || /^\s*\w+\s{0,3}=[^=]/.test(line)) return;
      this.#settle(line);
    }
    if (this.#isDjango) this.#readDjango(statement);
    else if (this.#isRails && RESOURCES.test(line)) this.#readResources(line);
    else if (!this.#readCall(line, statement, at) && this.#isRuby) this.#readBare(line);
  }

  /** A class gives its path to its methods; of a method it is a route. */
  #settle(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (/\b(?:class|interface|object|trait|struct)\s+\w/.test(line)) {
      const [path] = waiting.flatMap(({ args }) => pathsIn(args, true));
      const [without] = waiting.filter(({ name, args }) => args === '' && lastWords(name).at(-1) === 'controller');
      if (path !== undefined) this.#prefixes.takeOfClass(path, indentOf(line));
      else if (without) this.#prefixes.takeOfClass('', indentOf(line));
      return;
    }
    const isLoose = this.#prefixes.isInClass;
    const named = waiting.flatMap(({ name, args }) => pathsIn(args, isLoose).map((path) => ({ name, args, path })));
    const bare = waiting.filter(({ name, args }) => methodIn(name) !== undefined && !/["'`]/.test(args));
    // JAX-RS tells the method in one annotation and the path in another.
    const paths = named.length > 0 ? named : isLoose ? bare.map((one) => ({ ...one, path: '' })) : [];
    for (const { name, args, path } of paths) {
      const own = [methodIn(name) ?? methodsIn(args)].flat();
      const methods = own.length > 0 ? own : bare.map((one) => methodIn(one.name) ?? '');
      this.#tell(methods, joinPaths(this.#prefixes.of(name), path));
    }
  }

  #readCall(line: string, statement: string, at: number): boolean {
    const opensBlock = /(?:[{([]|\bdo|=>|\bdo\s{0,3}\|[^|]{0,60}\|)\s{0,3}$/.test(line);
    const call = CALL.exec(statement);
    const [, receiver = '', name = '', , said = '', rest = ''] = call ?? [];
    const [, written = '', path = ''] = /^(?:([A-Z]{3,7}) )?(\S*)$/.exec(said) ?? [];
    const words = lastWords(name);
    const method = methodIn(name);
    const registers = REGISTERS.has(words.at(-1) ?? '');
    const inRest = registers ? methodsOfHandler(rest) : [];
    const isRoute =
      call !== null &&
      (path.startsWith('/') || ROUTER.test(receiver) || (path === '' && this.#prefixes.hasAny && inRest.length > 0)) &&
      (method !== undefined || registers) &&
      isHandler(rest, method !== undefined) &&
      !this.#isAnswered(statement, at);
    if (isRoute && (method !== undefined || inRest.length > 0 || TAKES_ALL.has(words[0] ?? '') || written !== '')) {
      const methods = [method ?? (written === '' ? inRest : written.toLowerCase())].flat();
      this.#tell(methods, joinPaths(this.#prefixes.of(receiver), path));
      return true;
    }
    const isScope = /\b(?:scope|nest|group|prefix)\(/.test(line);
    return this.#prefixes.take(statement, opensBlock || isScope);
  }

  #readBare(line: string): void {
    const [, word = '', , path = '', next = ''] = BARE.exec(line) ?? [];
    const isRegistering =
      this.#isRails || next === 'do' || next === '{' || (next === ',' && /,\s{0,3}:?[A-Z:]\w*/.test(line));
    if (!METHODS.has(word) || !isRegistering || !(path.startsWith('/') || this.#isRails)) return;
    this.#tell([word], joinPaths(this.#prefixes.of(''), path.replace(/^[^/]{1,100}#\w{1,60}$/, '')));
  }

  #readResources(line: string): void {
    const name = RESOURCES.exec(line)?.[1] ?? '';
    if (!this.#prefixes.isHidden) this.found.push(`resources ${joinPaths(this.#prefixes.of(''), name)}`);
    if (/\bdo\s{0,3}$/.test(line)) this.#prefixes.hide(indentOf(line));
  }

  #readDjango(statement: string): void {
    const [, , path, rest = ''] = DJANGO.exec(statement) ?? [];
    if (path === undefined || /^(?:\w+\.)?include\b/.test(rest)) return;
    const shown = plainPath(path);
    if (shown !== undefined) this.#tell([], `/${shown}`);
  }

  #isAnswered(statement: string, at: number): boolean {
    if (ANSWERED.test(statement)) return true;
    const next = this.#lines.slice(at + 1, at + 10).find(({ text }) => text.trim() !== '');
    return /\)\s{0,3}$/.test(statement) && next !== undefined && ANSWERED.test(next.text);
  }

  #tell(methods: readonly string[], path: string): void {
    if (this.#prefixes.isHidden || !/^\/[^\s?]*/.test(path) || /\$\{|["'`]/.test(path)) return;
    const shown = path.split('?', 1)[0] ?? '';
    const names = methods.filter((one) => one !== '').map((one) => `${one.toUpperCase()} ${shown}`);
    this.found.push(...(names.length > 0 ? names : [shown]));
  }
}

/** A path as Django reads it, without what only a pattern has; undefined where that would not be all of it. */
function plainPath(path: string): string | undefined {
  const named = path
    .replace(/\(\?P<(\w{1,60})>[^()]{1,80}\)/g, '<$1>')
    .replace(/^\^/, '')
    .replace(/\$$/, '');
  const plain = named.replace(/\\([.-])/g, '$1');
  return /[\\()[\]*+?|^$]/.test(plain) ? undefined : plain;
}

/** `get` in `app.get`, `GetMapping`, `HttpGet`, `MapGet`, `GET`; undefined where a name says more than that. */
function methodIn(name: string): string | undefined {
  const rest = lastWords(name).filter((word) => !BESIDE_METHOD.has(word));
  return rest.length === 1 ? rest.find((word) => METHODS.has(word)) : undefined;
}
const BESIDE_METHOD: ReadonlySet<string> = new Set(['map', 'mapping', 'http']);

const isRouting = (name: string): boolean => methodIn(name) !== undefined || PATHED.has(lastWords(name).at(-1) ?? '');
const PATHED: ReadonlySet<string> = new Set(['route', 'mapping', 'path', 'controller']);

/** The first path among the arguments of an annotation; all of a list. Without a slash at its front only where a class has one. */
function pathsIn(args: string, isLoose: boolean): string[] {
  const inside = args.split(/,\s{0,3}\w{1,30}\s{0,3}=/, 1)[0] ?? '';
  const texts = [...inside.matchAll(TEXTS)].map(([, , text = '']) => text);
  const paths = texts.filter((text) => text.startsWith('/') || (isLoose && /^[\w:{}*./[\]-]*$/.test(text)));
  return /^\s{0,3}(?:\w{1,20}\s{0,3}=\s{0,3})?[{[]/.test(inside) ? paths : paths.slice(0, 1);
}

/** `methods=["GET", "POST"]`, `RequestMethod.POST`, `.Methods("GET")`. */
const methodsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g)].map(([word]) => word.toLowerCase())),
];

/** `get(list).post(create)`, as a route is given its handlers. */
const methodsOfHandler = (rest: string): string[] => [
  ...new Set([
    ...methodsIn(rest),
    ...[...rest.matchAll(/\b(get|post|put|patch|delete)(?:_service)?\s{0,2}\(/g)].map(([, word = '']) => word),
  ]),
];

/** A path that is asked for comes alone, or with an object of what is sent. */
const isHandler = (rest: string, isMethod: boolean): boolean =>
  rest !== '' && !(isMethod && /^(?:\{|null\b|nil\b|None\b|""|'')/.test(rest)) && !/^\)/.test(rest);

/** Next.js and its like: what a folder is called is the path. */
function byFile(path: string, lines: readonly CodeLine[]): string[] {
  const [, inApp] = /^(?:.{0,150}\/)?app\/(.{0,150})route\.[jt]sx?$/.exec(path) ?? [];
  if (inApp !== undefined) {
    const folder = posix.join('/', ...inApp.split('/').filter((part) => !/^\(.{0,80}\)$/.test(part)));
    const exported = lines.flatMap(
      ({ text }) => /^export\s.{0,40}\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(text)?.[1] ?? [],
    );
    return exported.map((method) => `${method} ${joinPaths('', folder)}`);
  }
  const [, inPages] = /^(?:.{0,150}\/)?pages(\/api\/.{1,150})\.[jt]s$/.exec(path) ?? [];
  return inPages === undefined ? [] : [inPages.replace(/\/index$/, '')];
}
