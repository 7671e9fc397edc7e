import { type TopLevelToken, TypeGuards } from 'liquidjs';
import { CHOICE_TAGS } from './choice-tag.ts';
import { readTokens } from './liquid-engine.ts';
import { TemplateStop } from './template-fault.ts';

// Spintax and Liquid in one text: `{{` and `{%` are always Liquid's, and what stands in them (a `|` too) is left alone. A
// single brace is a choice only when a `|` stands in it, at its own depth: `{Hi|Hello}`, `{a|{b|c}}`, `{Hi {{ firstName }}|
// Hello}`; any other brace is plain text. `\{`, `\|` and `\}` are plain. Between `{` and a `{{` goes one space that is
// not part of the text: `{ {{ firstName }}|there}`. Choices become tags, so that a template is read once, whole and with
// its own line numbers, and a value of a lead is never taken for spintax.

const DEPTH_MAX = 10;
const OPTIONS_MAX = 50;
const CHOICES_MAX = 200;
const PIECE_CHARS_MAX = 1_000;
// Tags, outputs and plain braces: what reading takes grows with their square.
const PIECES_MAX = 1_000;

const PLAIN_BRACE = '{{ "{" }}';

interface OpenBrace {
  line: number;
  options: string[];
  /** The space that does not count, put back when this turns out to be a plain brace. */
  space: string;
}

/** The source with its choices as tags. Throws TemplateStop, or what Liquid's tokenizer throws. */
export function withChoices(source: string): string {
  const tokens = readTokens(source);
  checkBlocks(tokens);
  const out = new Spinning(tokens.filter((token) => !TypeGuards.isHTMLToken(token)).length);
  let verbatim: string | undefined;
  let line = 1;
  for (const [index, token] of tokens.entries()) {
    const text = source.slice(token.begin, token.end);
    const tag = TypeGuards.isTagToken(token) ? token.name : undefined;
    if (verbatim !== undefined || !TypeGuards.isHTMLToken(token)) out.add(text);
    else readText(out, text, line, index + 1 < tokens.length);
    if (verbatim === undefined && (tag === 'raw' || tag === 'comment')) verbatim = `end${tag}`;
    else if (tag === verbatim) verbatim = undefined;
    line += linesIn(text);
  }
  return out.end();
}

function readText(out: Spinning, text: string, firstLine: number, liquidFollows: boolean): void {
  let line = firstLine;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    if (char === '\n') line += 1;
    if (char === '\\' && '{|}'.includes(next) && next !== '') {
      out.add(next === '{' ? out.plainBrace() : next);
      at += 1;
    } else if (char === '{') {
      const space = liquidFollows && next === ' ' && at + 2 === text.length ? ' ' : '';
      out.open(line, space);
      at += space.length;
    } else if (char === '|') out.bar();
    else if (char === '}') out.close();
    else out.add(char);
  }
}

/** The braces that are open, and what stands in each so far. */
class Spinning {
  readonly #done = { options: [''] };
  readonly #open: OpenBrace[] = [];
  #choices = 0;
  #pieces: number;

  constructor(pieces: number) {
    this.#pieces = pieces;
    this.#count(0);
  }

  add(text: string): void {
    const { options } = this.#open.at(-1) ?? this.#done;
    options.push((options.pop() ?? '') + text);
  }

  open(line: number, space: string): void {
    this.#open.push({ line, options: [''], space });
    if (this.#open.length > DEPTH_MAX) throw new TemplateStop('braces are nested more than 10 deep.', line);
  }

  bar(): void {
    const brace = this.#open.at(-1);
    if (brace === undefined) this.add('|');
    else if (brace.options.push('') > OPTIONS_MAX)
      throw new TemplateStop('the choice has more than 50 options.', brace.line);
  }

  close(): void {
    const brace = this.#open.pop();
    if (brace === undefined) this.add('}');
    else if (brace.options.length === 1) this.add(`${this.plainBrace()}${brace.space}${brace.options[0] ?? ''}}`);
    else this.add(this.#choice(brace));
  }

  /** A brace that Liquid takes for text, whatever comes after it. */
  plainBrace(): string {
    this.#count(1);
    return PLAIN_BRACE;
  }

  end(): string {
    for (let brace = this.#open.pop(); brace !== undefined; brace = this.#open.pop()) {
      if (brace.options.length > 1)
        throw new TemplateStop('the choice is never closed. Add }, or write \\{ for a plain brace.', brace.line);
      this.add(`${this.plainBrace()}${brace.space}${brace.options[0] ?? ''}`);
    }
    return this.#done.options[0] ?? '';
  }

  #count(more: number): void {
    this.#pieces += more;
    if (this.#pieces > PIECES_MAX) throw new TemplateStop('it has more than 1,000 tags, outputs and braces.');
  }

  #choice({ options }: OpenBrace): string {
    this.#choices += 1;
    if (this.#choices > CHOICES_MAX) throw new TemplateStop('it has more than 200 choices.');
    return `{% choice ${this.#choices} %}${options.join('{% or %}')}{% endchoice %}`;
  }
}

// Liquid's parser calls itself for each block, so that depth is checked before it starts.
function checkBlocks(tokens: readonly TopLevelToken[]): void {
  let depth = 0;
  for (const token of tokens) {
    if (TypeGuards.isHTMLToken(token)) continue;
    if (token.end - token.begin > PIECE_CHARS_MAX)
      throw new TemplateStop('one tag or output is longer than 1,000 characters.');
    if (isRange(token.getText()))
      throw new TemplateStop('a range such as (1..9) is not possible. Split a text instead.');
    if (!TypeGuards.isTagToken(token)) continue;
    if (CHOICE_TAGS.includes(token.name)) throw new TemplateStop('choice is no tag. Write {one|other}.');
    if (/^(if|unless|for)$/.test(token.name)) depth += 1;
    if (/^end(if|unless|for)$/.test(token.name)) depth -= 1;
    if (depth > DEPTH_MAX) throw new TemplateStop('tags are nested more than 10 deep.');
  }
}

// Brackets have no other use in Liquid; two dots behind one in a quoted text are refused with it.
function isRange(text: string): boolean {
  const bracket = text.indexOf('(');
  return bracket >= 0 && text.includes('..', bracket);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
