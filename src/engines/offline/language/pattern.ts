/** Letters of the scripts that ideas are written in, and their marks, as ranges. */
const RANGES: Record<string, string> = {
  L: 'a-zA-Z\\u00aa-\\u024f\\u0370-\\u052f\\u0900-\\u0939\\u0958-\\u097f\\u4e00-\\u9fff',
  M: '\\u0300-\\u036f\\u0900-\\u0903\\u093a-\\u094f',
  N: '0-9\\u0966-\\u096f',
};

/**
 * A regular expression whose \p{L}, \p{M} and \p{N} mean the scripts above only: with the flags i and u, V8 needs about a
 * millisecond for each \p{L} when it first runs an expression, and the first plan of a process would wait for hundreds.
 */
export function pattern(source: string | RegExp, flags = typeof source === 'string' ? 'giu' : source.flags): RegExp {
  const text = typeof source === 'string' ? source : source.source;
  let inClass = false;
  const light = text.replace(/\\p\{([LMN])\}|\\[\s\S]|\[|\]/g, (part, kind: string | undefined) => {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    const range = kind === undefined ? undefined : RANGES[kind];
    if (range === undefined) return part;
    return inClass ? range : `[${range}]`;
  });
  return new RegExp(light, flags);
}
