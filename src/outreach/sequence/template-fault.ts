import { LiquidError, UndefinedVariableError } from 'liquidjs';
import { AppError } from '../../errors.ts';

/** What a template is for; named in every message, and what its limits hang on. */
export type TemplatePart = 'subject' | 'body' | 'note';

/** A rule of ours that a template breaks; becomes an AppError that names part and line. */
export class TemplateStop extends Error {
  override readonly name = 'TemplateStop';
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** A template asks for what this lead does not have. Fill it in, or write a default. */
export class MissingValue extends AppError {
  /** Such as `firstName`; null when the template asked in a way that has no plain name. */
  readonly variable: string | null;

  constructor(variable: string | null, where: string) {
    const asked = variable ?? 'a value that the template asks for';
    const example = variable === null ? '' : `: {{ ${variable} | default: "there" }}`;
    super('unprocessable', `${where}: this lead lacks ${asked}. Fill it in, or give the template a default${example}.`);
    this.variable = variable;
  }
}

/**
 * Whatever parsing or rendering threw, as an `unprocessable` that names the line and what to do. Neither text of the lead
 * nor the library's own words (which quote the template) are in it; of the template only plain names. A missing variable
 * is named only when the template itself has that name: `{{ lead[company] }}` asks for a name that the lead wrote.
 */
export function templateFault(part: TemplatePart, error: unknown, names: ReadonlySet<string> = new Set()): AppError {
  if (error instanceof AppError) return error;
  const cause = LiquidError.is(error) ? (error.originalError ?? error) : error;
  const where = placeOf(part, error, cause);
  if (error instanceof UndefinedVariableError) {
    const path = pathOf(cause);
    return new MissingValue(names.has(path) ? plainName(path.replace(/^lead\./, '')) : null, where);
  }
  if (cause instanceof TemplateStop) return new AppError('unprocessable', `${where}: ${cause.message}`);
  return new AppError('unprocessable', `${where}: ${explained(cause)}`);
}

/** A name that may stand in a message: letters, digits, dots, underscores and hyphens, at most 64 of them. */
export function plainName(text: string | undefined): string | null {
  return text !== undefined && /^[\w.-]{1,64}$/.test(text) ? text : null;
}

function placeOf(part: TemplatePart, error: unknown, cause: unknown): string {
  const own = cause instanceof TemplateStop ? cause.line : undefined;
  const line = own ?? (LiquidError.is(error) ? error.token.getPosition()[0] : undefined);
  return line === undefined ? `The ${part}` : `Line ${line} of the ${part}`;
}

function pathOf(cause: unknown): string {
  // The library's own error for this carries the path as `variableName`; its class is not exported.
  return typeof cause === 'object' && cause !== null && 'variableName' in cause ? String(cause.variableName) : '';
}

// What the library says in its own words, told by a pattern, and what we say instead.
const SAYINGS: readonly (readonly [RegExp, (name: string | null) => string])[] = [
  [/^undefined filter: (.*)/, (name) => `there is no filter${named(name)}. Use one of those that the docs list.`],
  [
    /^tag "(?:or|endchoice)" not found|^tag choice not closed/,
    () => 'a tag that opens in a choice must close before its | or }.',
  ],
  [
    /^tag "(end\w+|else|elsif|when)" not found/,
    (name) => `${name ?? 'a tag'} stands where nothing is open for it. Remove it, or open it within the same choice.`,
  ],
  [/^tag "(.*?)" not found/, (name) => `there is no tag${named(name)}. Use if, unless, for, assign, comment or raw.`],
  [/^tag .* not closed/s, () => 'a tag is never closed. Add its end, such as {% endif %}.'],
  [/^output .* not closed/s, () => 'a {{ is never closed. Write }} after the name, or {{ "{{" }} for plain braces.'],
  [/limit exceeded/, () => 'it builds more text than a mail may take. Make the loops and texts shorter.'],
];

function explained(cause: unknown): string {
  if (cause instanceof RangeError) return 'it is nested too deeply or builds too much. Make it simpler.';
  const words = cause instanceof Error ? cause.message : '';
  for (const [pattern, say] of SAYINGS) {
    const found = pattern.exec(words);
    if (found !== null) return say(plainName(found[1]));
  }
  return 'it cannot be read. Check names (no spaces), quotes and tags; leave a space between a single { and {{ or {%.';
}

function named(name: string | null): string {
  return name === null ? ' of this name' : ` called ${name}`;
}
