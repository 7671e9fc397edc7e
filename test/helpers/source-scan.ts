/** One import as it stands in a source: static, type-only, for its side effect, or dynamic. */
export interface Import {
  /** What it names, such as `../errors.ts` or `pg`; undefined when it is not a literal and nobody can know. */
  specifier: string | undefined;
  /** What stands between `import` and `from`; empty for the other forms. */
  clause: string;
}

export interface Scanned {
  imports: Import[];
  /** The source without comments, and with its texts emptied: what is left is what runs. */
  code: string;
}

interface Literal {
  value: string;
  /** Where it stands in the code. */
  at: number;
}

const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\b(?:return|typeof|case|of|in|void|delete|throw|await|yield))\s*$/;

/** The larger sources are data, and more than one test asks for them. */
const scanned = new Map<string, Scanned>();

/** Reads a TypeScript source as far as imports need it, so that a word in a comment or a text is never taken for code. */
export function scanSource(source: string): Scanned {
  const known = scanned.get(source) ?? scan(source);
  scanned.set(source, known);
  return known;
}

function scan(source: string): Scanned {
  const literals: Literal[] = [];
  let code = '';
  let at = 0;
  // For each `${` that is open: how many braces are open inside it.
  const templates: number[] = [];
  const skip = (end: number) => {
    at = end;
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    const two = source.slice(at, at + 2);
    const inner = templates.length - 1;
    if (two === '//') skip(indexOr(source, '\n', at));
    else if (two === '/*') skip(indexOr(source, '*/', at) + 2);
    else if (char === '"' || char === "'") {
      const end = textEnd(source, at, char);
      literals.push({ value: source.slice(at + 1, end - 1), at: code.length });
      code += char + char;
      skip(end);
    } else if (char === '`' || (char === '}' && templates[inner] === 0)) {
      // A template begins, or goes on after a `${…}`.
      if (char === '}') templates.pop();
      const end = templateEnd(source, at + 1);
      if (source[end - 1] === '{') templates.push(0);
      code += source[end - 1] === '{' ? '`+' : '`';
      skip(end);
    } else if (char === '/' && BEFORE_REGEX.test(code.slice(-200))) {
      code += '/ /';
      skip(regexEnd(source, at));
    } else {
      if (char === '{' && inner >= 0) templates[inner] = (templates[inner] ?? 0) + 1;
      if (char === '}' && inner >= 0) templates[inner] = (templates[inner] ?? 0) - 1;
      code += char;
      skip(at + 1);
    }
  }
  return { imports: [...literals.flatMap((one) => importAt(code, one)), ...unreadable(code)], code };
}

function importAt(code: string, { value, at }: Literal): Import[] {
  // Of the thousands of texts in a file of data, few stand where an import could.
  if (!/(?:from|import|\()\s*$/.test(code.slice(Math.max(0, at - 80), at))) return [];
  const before = code.slice(0, at).trimEnd();
  const from = /\b(?:import|export)\b([^;'"`]*)\bfrom$/.exec(before);
  if (from) return [{ specifier: value, clause: (from[1] ?? '').trim() }];
  if (/(?:^|[^.\w])import$/.test(before)) return [{ specifier: value, clause: '' }];
  if (!/(?:^|[^.\w])(?:import|require)\s*\($/.test(before)) return [];
  // `import('./' + name)` begins with a literal and is none.
  const whole = /^\s*[,)]/.test(code.slice(at + 2));
  return [{ specifier: whole ? value : undefined, clause: '' }];
}

function unreadable(code: string): Import[] {
  return [...code.matchAll(/(?:^|[^.\w])import\s*\(\s*(?!['"\s])/g)].map(() => ({ specifier: undefined, clause: '' }));
}

function textEnd(source: string, start: number, quote: string): number {
  let at = start + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Just past the backtick that ends a template, or past the `${` that interrupts it. */
function templateEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length) {
    if (source[at] === '`') return at + 1;
    if (source[at] === '$' && source[at + 1] === '{') return at + 2;
    at += source[at] === '\\' ? 2 : 1;
  }
  return at;
}

function regexEnd(source: string, start: number): number {
  let at = start + 1;
  let inClass = false;
  while (at < source.length && (inClass || source[at] !== '/')) {
    if (source[at] === '[') inClass = true;
    if (source[at] === ']') inClass = false;
    at += source[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

function indexOr(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from);
  return found < 0 ? source.length : found;
}
