import { Context, Liquid, Tokenizer, type TopLevelToken } from 'liquidjs';
import { CHOICE_TAGS, ChoiceTag, SEED } from './choice-tag.ts';
import { chargedFilter, chargedOperators } from './liquid-costs.ts';
import { TemplateStop } from './template-fault.ts';

// Templates are written by whoever holds a key and are filled with what leads' owners wrote: neither may reach a file,
// the prototype of an object, the clock or chance, nor hold the process up. So only what is listed here exists.

/** The tags there are. */
export const TEMPLATE_TAGS = ['if', 'unless', 'for', 'break', 'continue', 'assign', 'comment', 'raw', '#'];

/** The filters there are. None reads the clock, draws lots, makes HTML or evaluates text. */
export const FILTERS = [
  'default',
  ...['upcase', 'downcase', 'capitalize', 'strip', 'lstrip', 'rstrip', 'squish', 'strip_newlines'],
  ...['truncate', 'truncatewords', 'append', 'prepend', 'slice', 'url_encode'],
  ...['replace', 'replace_first', 'replace_last', 'remove', 'remove_first', 'remove_last'],
  ...['split', 'join', 'first', 'last', 'size'],
  ...['plus', 'minus', 'times', 'divided_by', 'modulo', 'round', 'ceil', 'floor', 'abs', 'at_least', 'at_most'],
];

// Counted, not timed: a busy machine must not make a template fail that went through when it was saved.
const STEPS_MAX = 3_000;
const BUILT_CHARS_MAX = 100_000;
// Lists come from `split` alone; much of what the library does with a list is counted by nobody, so that they are short.
// `case` is left out because it compares lists without a count.
const LIST_MAX = 200;
const PARSED_CHARS_MAX = 1_000_000;

/** The one engine; it holds no state. `assign` is strict in it, see `newContext`. */
export const engine = makeEngine();

/** The source in Liquid's own pieces: text, outputs and tags. Throws the library's errors. */
export function readTokens(source: string): TopLevelToken[] {
  return new Tokenizer(source).readTopLevelTokens(engine.options);
}

/**
 * A rendering of its own: strict, but `if`, `unless`, `case` and `default` may ask for what is missing. `assign` may not
 * (it reads the engine's option, not the context's), so that no empty name hides behind a variable.
 */
export function newContext(scope: object, seed: string): Context {
  const options = { ...engine.options, lenientIf: true };
  const context = new Context(scope, options, { sync: true }, { liquid: engine });
  context.setRegister(SEED, seed);
  let steps = 0;
  // The library asks here before each piece it renders, and we do before each filter and comparison.
  context.renderLimit.check = () => {
    steps += 1;
    if (steps > STEPS_MAX) throw new TemplateStop('it takes too many steps. Make the loops shorter.');
  };
  return context;
}

function makeEngine(): Liquid {
  const made = new Liquid({
    operators: chargedOperators(),
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    lenientIf: false,
    dynamicPartials: false,
    relativeReference: false,
    templates: {},
    parseLimit: PARSED_CHARS_MAX,
    memoryLimit: BUILT_CHARS_MAX,
  });
  for (const name of Object.keys(made.tags)) if (!TEMPLATE_TAGS.includes(name)) delete made.tags[name];
  for (const name of Object.keys(made.filters)) if (!FILTERS.includes(name)) delete made.filters[name];
  made.registerTag(CHOICE_TAGS[0] ?? 'choice', ChoiceTag);
  // The library's own do not count what they build, or the characters they are told to strip.
  made.registerFilter('url_encode', function (value: unknown) {
    const encoded = encodeURIComponent(words(value));
    this.context.memoryLimit.use(encoded.length);
    return encoded;
  });
  made.registerFilter('split', function (value: unknown, separator: unknown) {
    const parts = words(value).split(words(separator), LIST_MAX + 1);
    if (parts.length > LIST_MAX) throw new TemplateStop('a list has more than 200 items.');
    while (parts.at(-1) === '') parts.pop();
    this.context.memoryLimit.use(words(value).length);
    return parts;
  });
  made.registerFilter('strip', (value: unknown) => words(value).trim());
  made.registerFilter('lstrip', (value: unknown) => words(value).trimStart());
  made.registerFilter('rstrip', (value: unknown) => words(value).trimEnd());
  for (const name of FILTERS) made.registerFilter(name, chargedFilter(made.filters[name]));
  return made;
}

function words(value: unknown): string {
  return String(value ?? '').toWellFormed();
}
