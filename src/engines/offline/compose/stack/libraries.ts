import type { Technology } from '../../knowledge/stack/technologies.ts';
import { literal } from '../../language/literal.ts';
import { isNegatedAt } from '../../understand/stance.ts';
import type { Choice } from './choices.ts';

const NAMES_MAX = 4;

/** What follows a language or a framework that is named, and is no name. */
const PLAIN = new Set(
  'a an the our my no some any own plain two three one many more other good little lots all its their whatever something anything everything nothing none only also help and or if when tests types care'.split(
    ' ',
  ),
);

/** "Rust with ratatui", "Kotlin with Room and Ktor": libraries that the brief names beside what it is written in. */
export function librariesNamed(text: string, named: readonly Technology[], told: string): Choice[] {
  const low = text.toLowerCase();
  const names = named
    .filter(({ slot }) => slot === 'language' || slot === 'backend' || slot === 'client')
    .flatMap(({ words }) => words)
    .flatMap((word) => [...text.matchAll(besides(word))])
    .flatMap((match) => (match[1] ?? '').split(/,? and |,? \+ |, /).map((name) => ({ name, match })))
    .filter(({ name, match }) => {
      const at = match.index + match[0].lastIndexOf(name);
      return isName(name) && !told.includes(name.toLowerCase()) && !isNegatedAt(low, at, name.length);
    })
    .map(({ name }) => name);
  const shown = [...new Set(names)].slice(0, NAMES_MAX);
  if (shown.length === 0) return [];
  const rationale =
    'Named in the brief beside the language; their versions are pinned, and upgrades are a task of their own.';
  return [{ category: 'Libraries', choice: shown.join(', '), rationale }];
}

const isName = (name: string) =>
  name.length > 2 && !PLAIN.has(name.toLowerCase().split(' ')[0] ?? '') && !/^\d/.test(name);

const NAME = '[A-Za-z][\\w.+#-]*\\w(?: [A-Z][\\w.-]*)?';
const besides = (word: string) =>
  new RegExp(
    `(?<![\\w])${literal(word)}(?: \\d+(?:\\.\\d+)?)? (?:with|and|\\+|plus) (${NAME}(?:(?:,? and |,? \\+ |, )${NAME}){0,2})(?=\\s*(?:[.,;:)]|$))`,
    'gi',
  );
