import { operationKey, type Plan } from './plan.ts';

interface Step {
  next: Map<string, Step>;
  /** The operation whose path ends here. */
  key: string | undefined;
}

/** How a parameter of any name stands in a tree of paths. */
const PARAMETER = '{}';

/** Whether an operation is called by a method and a path, as prose writes them. */
export function operationFinder(plan: Plan): (method: string, path: string) => boolean {
  const nameOf = operationNamer(plan);
  return (method, path) => nameOf(method, path) !== undefined;
}

/**
 * The key of the operation that prose calls by a method and a path: the parameter may have another name
 * (`/readers/:id`) or a value (`/readers/42`), and a query may follow.
 */
export function operationNamer({ operations }: Plan): (method: string, path: string) => string | undefined {
  const root = emptyStep();
  for (const { key, operation } of operations) {
    let step = root;
    for (const part of stepsOf(operation)) step = stepTo(step, part);
    step.key ??= key;
  }
  return (method, path) => {
    let reached = [root];
    for (const part of stepsOf({ method, path })) {
      reached = reached
        .flatMap(({ next }) => [next.get(part), part === PARAMETER ? undefined : next.get(PARAMETER)])
        .filter((step) => step !== undefined);
    }
    return reached.find(({ key }) => key !== undefined)?.key;
  };
}

const emptyStep = (): Step => ({ next: new Map(), key: undefined });

function stepTo({ next }: Step, part: string): Step {
  const known = next.get(part) ?? emptyStep();
  next.set(part, known);
  return known;
}

/** The method first, then each part of the path. */
function stepsOf(operation: { method: string; path: string }): string[] {
  const key = operationKey(operation)
    .replace(/[?#].*/s, '')
    .replace(/\/{1,9}$/, '');
  return key.split('/').map((part) => (part.includes('{') || part.startsWith(':') ? PARAMETER : part));
}
