import { plural, singular, withArticle } from '../../language/inflect.ts';
import { literal } from '../slots.ts';

/** The clause's own words by the groups of a sign; lists in parts. */
export type Roles = Map<string, string | string[]>;

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ARTICLE = /^(?:an?|the|our|my|your|their|his|her|its|each|every|any|all|some|one|this|that)\s+/i;
const TAIL =
  /\s+(?:for|with|in|on|at|of|per|from|to|by|that|which|who|when|where|so|under|over|about|as|like|within|without|before|after|into|between)\s.*$/i;

/** A list in its parts: "chapters, show notes and five cards". What follows the last thing is no part. */
export const partsOf = (list: string): string[] => {
  const parts: string[] = [];
  for (const part of list.split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|or|plus)\s+/)) {
    const said = part.trim();
    if (said === '' || /^(?:so|which|that|when|where|if|then|it|we|i|you|they|who|because|but)\b/i.test(said)) break;
    if (coreOf(said).split(' ').length > LONG || ORDER.test(said)) break;
    parts.push(said);
    // "A claim with policy number and date": what follows is listed of it.
    if (/\swith\s/.test(said)) break;
  }
  return parts;
};

const LONG = 4;
/** "Chase the insurer": another act, and nothing that comes out. */
const ORDER = /^\p{L}+ (?:the|our|my|their|an?|it|them) /iu;

/** The noun with what describes it: "five quote cards for Instagram" is "quote cards". */
export const coreOf = (said: string): string =>
  said
    .trim()
    .replace(ARTICLE, '')
    .replace(/^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s+/i, '')
    .replace(TAIL, '')
    .trim();

/** How many of it: "five quote cards" is five. */
export const countOf = (said: string): string | undefined =>
  /^(?:the |our |exactly |up to )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s/i
    .exec(said)?.[1]
    ?.toLowerCase();

/** The last two words as the name of a table has them. */
export const nounOf = (said: string): string =>
  singular(
    coreOf(said)
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .split(' ')
      .filter(Boolean)
      .slice(-2)
      .join(' '),
  ).replace(/^[^a-z]+/, '');

const lowFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** Of what comes once, with an article: "a monthly invoice". */
const named = (said: string): string => {
  const core = lowFirst(coreOf(said));
  return /^(?:an?|the|one) /i.test(said) && singular(core) === core ? withArticle(core) : core;
};

/** The form that a template asks of a group; undefined where the clause has none. */
function formOf(roles: Roles, name: string, form: string | undefined): string | undefined {
  const value = roles.get(form ? `${name}.${form}` : name) ?? roles.get(name);
  if (value === undefined) return undefined;
  if (form && roles.has(`${name}.${form}`)) return String(roles.get(`${name}.${form}`));
  if (Array.isArray(value)) {
    if (form === 'n') return NUMBERS[value.length] ?? String(value.length);
    if (form === 'bar') return value.map((one) => lowFirst(coreOf(one))).join(' | ');
    if (form === 'nouns') return listed(value.map(named), 'and');
    if (form === 'or') return listed(value, 'or');
    return listed(value, 'and');
  }
  if (form === undefined) return value;
  const core = lowFirst(coreOf(value));
  if (form === 'core') return core;
  if (form === 'one') return singular(core);
  if (form === 'many') return plural(singular(core));
  if (form === 'noun') return nounOf(value);
  if (form === 'a') return withArticle(singular(core));
  return undefined;
}

const GROUP = /<(a )?([A-Za-z]+)(?:\.([a-z]+))?>/g;
/** Stands before what is said only where the clause has the group. */
const IF = /^<\?([a-z]+)>/;

/** The template with the clause's words; undefined where it needs words that the clause does not have. */
export function told(template: string, roles: Roles): string | undefined {
  let lacks = false;
  const when = IF.exec(template)?.[1];
  if (when !== undefined && !roles.has(when)) return undefined;
  const text = template
    .replace(IF, '')
    .replace(GROUP, (_all, article: string | undefined, group: string, form: string | undefined) => {
      const low = group.charAt(0).toLowerCase() + group.slice(1);
      const found = formOf(roles, low, article ? 'a' : form);
      if (found === undefined || found === '') lacks = true;
      return literal(group === low ? (found ?? '') : capital(found ?? ''));
    });
  return lacks ? undefined : text;
}

/** Those of the templates that the clause has the words for. */
export const allTold = (templates: readonly string[], roles: Roles): string[] =>
  templates.flatMap((one) => told(one, roles) ?? []);
