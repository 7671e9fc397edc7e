import { type Emitter, type Template as LiquidTemplate, toValueSync, type Variables } from 'liquidjs';
import { AppError } from '../../errors.ts';
import { engine, newContext } from './liquid-engine.ts';
import { FIXED_GROUPS, type MergeScope } from './merge-scope.ts';
import { withChoices } from './spintax.ts';
import { type TemplatePart, TemplateStop, templateFault } from './template-fault.ts';

/** Characters of each part: of the template, and of what it may become. */
export const TEMPLATE_LIMITS: Readonly<Record<TemplatePart, { source: number; output: number }>> = {
  subject: { source: 1_000, output: 250 },
  body: { source: 20_000, output: 50_000 },
  note: { source: 4_000, output: 10_000 },
};

/** A template that was read and found good; may be rendered any number of times. */
export interface Template {
  part: TemplatePart;
  parsed: LiquidTemplate[];
  /** The paths that it asks of lead, sender and campaign. */
  asks: string[][];
  /** Every path that it names, and the beginnings of each: `lead`, `lead.company`. */
  names: ReadonlySet<string>;
}

// Reading costs several times what rendering does, and a campaign has few templates and many leads. Nothing but the time
// it takes hangs on what is remembered here.
const REMEMBERED_MAX = 64;
const remembered = new Map<string, Template>();

/** Reads a template: Liquid with spintax. Throws AppError unprocessable with the line and what to do. */
export function parseTemplate(part: TemplatePart, source: string): Template {
  const key = `${part}:${source}`;
  const template = remembered.get(key) ?? readTemplate(part, source);
  // The one used last goes to the end, and the first is the one not used for longest.
  remembered.delete(key);
  remembered.set(key, template);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED_MAX) break;
    remembered.delete(oldest);
  }
  return template;
}

function readTemplate(part: TemplatePart, source: string): Template {
  const limit = TEMPLATE_LIMITS[part].source;
  if (source.length > limit) {
    throw new AppError('unprocessable', `The ${part} is longer than ${limit} characters. Shorten it.`);
  }
  try {
    const parsed = engine.parse(withChoices(source.replace(/\r\n?/g, '\n')));
    const { variables, globals } = engine.analyzeSync(parsed);
    checkGroups(globals);
    return { part, parsed, asks: pathsOf(globals), names: beginningsOf(pathsOf(variables)) };
  } catch (error) {
    throw templateFault(part, error);
  }
}

/** The text for one lead. The seed picks the choices. Throws MissingValue, or AppError unprocessable. */
export function renderTemplate(template: Template, scope: MergeScope, seed: string): string {
  const out = new BoundedText(TEMPLATE_LIMITS[template.part].output);
  try {
    const context = newContext(scope, `${seed}:${template.part}`);
    toValueSync(engine.renderer.renderTemplates(template.parsed, context, out));
    return out.buffer;
  } catch (error) {
    throw templateFault(template.part, error, template.names);
  }
}

/** What a template may ask for, in any of its choices and branches, such as `firstName` or `sender.email`; sorted. */
export function variablesOf(part: TemplatePart, source: string): string[] {
  const paths = parseTemplate(part, source).asks.map((path) => path.join('.').replace(/^lead\./, ''));
  return [...new Set(paths)].sort();
}

function pathsOf(uses: Variables): string[][] {
  return Object.values(uses).flatMap((same) => same.map(({ segments }) => fixedPath(segments)));
}

// A path up to where it is looked up by another name, which is known only when it is rendered.
function fixedPath(path: readonly unknown[]): string[] {
  const open = path.findIndex((segment) => typeof segment === 'object');
  return (open < 0 ? path : path.slice(0, open)).map(String);
}

function beginningsOf(paths: string[][]): Set<string> {
  return new Set(paths.flatMap((path) => path.map((_, index) => path.slice(0, index + 1).join('.'))));
}

function checkGroups(globals: Variables): void {
  for (const [group, uses] of Object.entries(globals)) {
    const fields = Object.hasOwn(FIXED_GROUPS, group) ? FIXED_GROUPS[group] : undefined;
    const wrong = fields && uses.find(({ segments }) => !fields.includes(String(segments[1])));
    if (wrong === undefined) continue;
    throw new TemplateStop(
      `write one of ${fields?.map((field) => `${group}.${field}`).join(', ')}.`,
      wrong.location.row,
    );
  }
}

/** Collects what is rendered, refuses what is no text and stops when it grows too long. */
class BoundedText implements Emitter {
  buffer = '';
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  write(value: unknown): void {
    this.buffer += shown(value);
    if (this.buffer.length > this.#limit) {
      throw new TemplateStop(
        `it becomes longer than ${this.#limit} characters for this lead. Shorten it, or a long field with truncate.`,
      );
    }
  }
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'number')
    throw new TemplateStop('it reckons with something that is no number. Give it a default.');
  throw new TemplateStop('a value to print is no text. Name one field of it, or use join.');
}
