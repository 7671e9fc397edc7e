import type { Features } from '../../features.ts';
import { nameKey } from '../../reading/names.ts';
import type { PackIndex } from './fills.ts';

type Indexed = PackIndex['prompts'][number];

/**
 * The index of a pack in which a feature's operations and screens that no prompt builds come with the feature's criteria:
 * its author names what is built apart, and knows no screen yet.
 */
export function completeBuilds(prompts: readonly Indexed[], features: Features | undefined): Indexed[] {
  const built = new Set(prompts.flatMap(({ builds }) => builds.map(keyOf)));
  const completed = prompts.map((prompt) => ({ ...prompt, builds: [...prompt.builds] }));
  const builders = new Map<string, Indexed>();
  for (const prompt of completed.toReversed()) {
    for (const part of prompt.builds) builders.set(part.split('.', 1)[0] ?? '', prompt);
  }
  for (const { id = '', apiSurface, screens = [] } of features?.features ?? []) {
    const builder = builders.get(id);
    const operations = apiSurface.map(({ method, path }) => `${method} ${path}`);
    for (const part of [...operations, ...screens.map(({ name }) => `screen ${name}`)]) {
      if (built.has(keyOf(part))) continue;
      built.add(keyOf(part));
      builder?.builds.push(part);
    }
  }
  return completed;
}

/** A screen may be named with or without the word. */
const keyOf = (part: string): string => nameKey(part.replace(/^screen /, ''));
