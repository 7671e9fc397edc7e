import { type Context, defaultOperators, type FilterImplOptions, type Operators } from 'liquidjs';

// The library counts what most filters build, but not how often they and comparisons run, nor what comparing takes.
// Here all of it is charged to the rendering's limits.

/** The filter, at a step each time it runs and one for each of its arguments. */
export function chargedFilter(filter: FilterImplOptions | undefined): FilterImplOptions {
  const handler = typeof filter === 'function' ? filter : filter?.handler;
  if (handler === undefined) throw new Error('A filter that is listed does not exist.');
  return function (value, ...args) {
    for (let cost = 0; cost <= args.length; cost += 1) this.context.renderLimit.check(cost);
    return handler.call(this, value, ...args);
  };
}

/** The comparisons, at a step and the length of what is compared. */
export function chargedOperators(): Operators {
  const entries = Object.entries(defaultOperators).map(([name, operate]) => {
    const charged = (...args: unknown[]) => {
      // Both kinds of operator, of one side and of two, get the context last.
      const context = args.at(-1) as Context;
      context.renderLimit.check(1);
      for (const side of args.slice(0, -1)) {
        if (typeof side === 'string' || Array.isArray(side)) context.memoryLimit.use(side.length);
      }
      // As many as came in go out.
      return (operate as (...all: unknown[]) => ReturnType<typeof operate>)(...args);
    };
    return [name, charged] as const;
  });
  return Object.fromEntries(entries);
}
