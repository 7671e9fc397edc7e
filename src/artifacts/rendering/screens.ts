import { builtIn } from '../coherence/plan/built.ts';
import { existingIn } from '../coherence/plan/existing.ts';
import { placesOf } from '../coherence/plan/places.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { thereAs } from './data.ts';
import { labelled, line, quoted } from './lines.ts';
import { type PromptParts, partsOfPrompts } from './prompt-parts.ts';

/** The screens that the prompt at a place builds, or what it adds to them. */
export function screenLines(plan: Plan, at: number, { screens }: PromptParts): string[] {
  const built = builtIn(plan);
  const placeOf = placesOf(plan);
  return screens.flatMap(({ name, extended, shows, states }) => {
    const place = extended === undefined ? at : placeOf(name, extended);
    const by = built.prompts[place];
    return [
      `### ${line(name)}`,
      ...(by === undefined || place === at
        ? []
        : [`- Extends what the prompt ${quoted(by.name)} built. Add only this:`]),
      ...existingOf(plan, extended === undefined ? name : ''),
      ...labelled('Shows', shownBy(shows)),
      ...states.map((state) => `- State: ${line(state)}`),
    ];
  });
}

/** Where a screen is in the repository already. */
function existingOf(plan: Plan, name: string): string[] {
  const items = existingIn(plan).named(name);
  return items.length === 0 ? [] : [`- Exists: ${thereAs(items)}. Change it there, do not create it again.`];
}

/** The states of screens that an earlier prompt built and some names call. */
export function existingScreenLines(plan: Plan, at: number, names: Iterable<string>): string[] {
  const { partNamed } = builtIn(plan);
  const used = new Set([...names].flatMap((name) => partNamed(name)?.name ?? []));
  const parts = partsOfPrompts(plan);
  const own = new Set(parts[at]?.screens.map(({ name }) => name));
  const before = parts.slice(0, at).flatMap(({ screens }) => screens);
  const states = before.filter(({ name }) => used.has(name) && !own.has(name));
  return [...Map.groupBy(states, ({ name }) => name)].flatMap(([name, listed]) => {
    const told = listed.flatMap((one) => one.states.map((state) => `- State: ${line(state)}`));
    return told.length === 0 ? [] : [`### ${line(name)} (exists)`, ...told];
  });
}

/** `Reader.font, Reader.size` as `Reader (font, size)`. */
function shownBy(shows: readonly string[]): string[] {
  const byEntity = Map.groupBy(shows, (field) => field.split('.', 1)[0] ?? '');
  return [...byEntity].map(([entity, fields]) => {
    const names = fields.map((field) => field.slice(entity.length + 1)).filter((name) => name !== '');
    return names.length === 0 ? entity : `${entity} (${names.join(', ')})`;
  });
}
