import type { Scenario } from '../../artifacts/exports/scenario.ts';

/** The text of a criterion in the parts that a file names. */
export function textOf({ given, when, outcome }: Scenario): string {
  if (given === undefined && when === undefined) return outcome;
  const parts = [given && `given ${given}`, when && `when ${when}`, `then ${outcome}`];
  const text = parts.filter((part) => part !== undefined && part !== '').join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With what a file calls it, which has no place of its own. */
export const withTitle = (text: string, title: string | undefined): string =>
  title === undefined || text.includes(title) ? text : `${text} (${title})`;

/** How a text reads in which parts differ: the same words around them, else its parts put together anew. */
export function textsFrom(text: string, was: Scenario, is: Scenario): string[] {
  const line = text.replace(/\s+/gu, ' ').trim();
  const names = ['given', 'when', 'outcome'] as const;
  const isSameForm = names.every((name) => (was[name] === undefined) === (is[name] === undefined));
  let at = 0;
  let changed: string | undefined = '';
  for (const name of names) {
    const part = was[name];
    if (part === undefined || changed === undefined) continue;
    const place = line.indexOf(part, at);
    changed = place < 0 ? undefined : changed + line.slice(at, place) + is[name];
    at = place + part.length;
  }
  const inPlace = isSameForm && changed !== undefined ? [changed + line.slice(at)] : [];
  return [...new Set([...inPlace, textOf(is)])].filter((one) => one.trim() !== '');
}
