/**
 * A function that works once for each object and then remembers, for as long as the object lives. For objects that are
 * finished: one that is changed afterwards keeps its first answer.
 */
export function oncePer<Given extends object, Found>(work: (given: Given) => Found): (given: Given) => Found {
  const found = new WeakMap<Given, Found>();
  return (given) => {
    if (!found.has(given)) found.set(given, work(given));
    return found.get(given) as Found;
  };
}
