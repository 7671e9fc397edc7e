import { type Mechanism, mechanisms, parts } from '../../knowledge/mechanisms/index.ts';
import { lazy } from '../../language/lazy.ts';
import { pattern } from '../../language/pattern.ts';
import type { Understanding } from '../../understand/understand.ts';
import { coreOf, partsOf, type Roles } from './roles.ts';
import { readLine } from './typed-line.ts';

/** A clause that asks for something whose inside is known. */
export interface Found {
  mechanism: Mechanism;
  /** The clause as the idea says it. */
  says: string;
  roles: Roles;
}

/** So many to a plan. */
const FOUND_MAX = 4;
const SENTENCES = /(?<=[.!?…])\s+|\n+|;\s+/;
const DENIED = /\b(?:no|not|never|nobody|without|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t)(?: \S+){0,2} ?$/i;

interface Sign {
  mechanism: Mechanism;
  signs: RegExp[];
  unless: RegExp | undefined;
  also: RegExp[];
}

const signOf = (mechanism: Mechanism): Sign => ({
  mechanism,
  signs: mechanism.signs.map((sign) => pattern(sign, 'i')),
  unless: mechanism.unless === undefined ? undefined : pattern(mechanism.unless, 'i'),
  also: (mechanism.also ?? []).map((sign) => pattern(sign, 'i')),
});

const SIGNS = lazy(() => mechanisms.map(signOf));
const PARTS = lazy(() => parts.map(signOf));

/** The smaller act that a phrase, from its verb on, tells: for acts that no capability has. */
export function partIn(says: string, { idea, context }: Understanding): Found | undefined {
  for (const sign of PARTS()) {
    const match = sign.signs.map((one) => one.exec(says)).find((hit) => hit !== null);
    if (!match || sign.unless?.test(says)) continue;
    const roles = rolesOf(match, sign, `${idea}\n${context}`);
    if (roles) return { mechanism: sign.mechanism, says, roles };
  }
  return undefined;
}

/** What the text asks for and is known from inside, each once, in the order of the text. English, or its gloss. */
export function mechanismsIn(understanding: Understanding): Found[] {
  const found = known.get(understanding) ?? search(understanding);
  known.set(understanding, found);
  return found;
}

/** Asked for at several stages of one blueprint. */
const known = new WeakMap<Understanding, Found[]>();

function search({ idea, context, gloss, language }: Understanding): Found[] {
  const text = language === 'en' ? `${idea}\n${context}` : gloss;
  const found: (Found & { at: number; to: number })[] = [];
  let from = 0;
  for (const sentence of text.split(SENTENCES)) {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    for (const one of SIGNS()) {
      if (found.some(({ mechanism }) => mechanism === one.mechanism)) continue;
      const match = one.signs.map((sign) => sign.exec(sentence)).find((hit) => hit !== null);
      if (!match || one.unless?.test(match[0]) || DENIED.test(sentence.slice(0, match.index))) continue;
      const [at, to] = [start + match.index, start + match.index + match[0].length];
      if (found.some((other) => at < other.to && to > other.at)) continue;
      const roles = rolesOf(match, one, text);
      if (roles) found.push({ mechanism: one.mechanism, says: match[0].trim(), roles, at, to });
    }
  }
  return found.sort((a, b) => a.at - b.at).slice(0, FOUND_MAX);
}

const ITEMS_MIN = 1;

function rolesOf(match: RegExpExecArray, { mechanism, also }: Sign, text: string): Roles | undefined {
  const roles: Roles = new Map();
  const lists = mechanism.lists ?? [];
  for (const groups of [match.groups, ...also.map((sign) => sign.exec(text)?.groups)])
    for (const [name, value] of Object.entries(groups ?? {})) {
      if (value === undefined || roles.has(name)) continue;
      const parts = lists.includes(name) ? partsOf(value) : undefined;
      if (parts && parts.length < ITEMS_MIN) return undefined;
      roles.set(name, parts ?? value.trim());
      if (parts) continue;
      const total = totalOf(coreOf(value), text);
      if (total !== undefined) roles.set(`${name}.total`, total);
    }
  const line = roles.get('line');
  if (typeof line === 'string') {
    // A year stands in what is looked for.
    if (/\b(?:1[5-9]|20)\d\d\b/.test(line)) return undefined;
    if (!line.includes(' ') || !/\d|\s(?:for|but|at|on|with)\s/i.test(line)) return undefined;
    const read = readLine(line, text);
    for (const [form, value] of Object.entries(read)) roles.set(`line.${form}`, value);
  }
  return roles;
}

/** How many of it the text speaks of: "around 190,000 tubes". */
function totalOf(core: string, text: string): string | undefined {
  const head = core.split(' ').at(-1)?.toLowerCase().replace(/s$/, '') ?? '';
  if (!/^[a-z-]{3,}$/.test(head)) return undefined;
  return new RegExp(`\\b(\\d[\\d.,]*\\d|\\d+) (?:[a-z-]+ )?${head.replace(/y$/, '(?:y|ie)')}(?:e?s)?\\b`, 'i').exec(
    text,
  )?.[1];
}
