/**
 * What is found at a place of a text, kept while the same text is asked about: several rules ask for the same words of one idea, one
 * after the other. Holds one text at a time.
 */
export function byPlace<Found>(find: (low: string, at: number, length: number) => Found): typeof find {
  let known = { low: '', found: new Map<number, { is: Found }>() };
  return (low, at, length) => {
    if (known.low !== low) known = { low, found: new Map() };
    const place = at * LENGTHS + length;
    const one = known.found.get(place) ?? { is: find(low, at, length) };
    known.found.set(place, one);
    return one.is;
  };
}
/** No name is longer. */
const LENGTHS = 1000;
