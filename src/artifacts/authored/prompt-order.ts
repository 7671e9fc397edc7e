import { nameKey, quoteList } from '../reading/names.ts';

interface Item {
  name: string;
  dependencies: readonly string[];
}

/**
 * Prompts in an order in which dependencies come first, as near to the author's as that allows, and what was moved. Where
 * they wait for each other in a circle, the order stays as it is.
 */
export function inOrder<One extends Item>(prompts: readonly One[]): { prompts: One[]; mended: string[] } {
  const known = new Map(prompts.map((prompt) => [nameKey(prompt.name), prompt]));
  const placed = new Set<One>();
  const place = (prompt: One, waiting: ReadonlySet<One>): boolean => {
    if (placed.has(prompt)) return true;
    if (waiting.has(prompt)) return false;
    const before = prompt.dependencies.map((name) => known.get(nameKey(name))).filter((one) => one !== undefined);
    if (!before.every((one) => place(one, new Set([...waiting, prompt])))) return false;
    placed.add(prompt);
    return true;
  };
  if (!prompts.every((prompt) => place(prompt, new Set()))) return { prompts: [...prompts], mended: [] };
  const ordered = [...placed];
  // Those that stand behind one which the author put later.
  const moved = ordered.filter((prompt, at) =>
    ordered.slice(0, at).some((one) => prompts.indexOf(one) > prompts.indexOf(prompt)),
  );
  if (moved.length === 0) return { prompts: ordered, mended: [] };
  const names = quoteList(moved.map(({ name }) => name));
  return { prompts: ordered, mended: [`Moved ${names} behind the prompts that they depend on.`] };
}
