/** Letters of the scripts that ideas are written in, and their marks, as ranges. */
const RANGES = Object.entries({
  L: 'a-zA-Z\\u00aa-\\u024f\\u0370-\\u052f\\u0900-\\u0939\\u0958-\\u097f\\u4e00-\\u9fff',
  M: '\\u0300-\\u036f\\u0900-\\u0903\\u093a-\\u094f',
  N: '0-9\\u0966-\\u096f',
});
/** What only expressions with the flag u can hold. */
const NEEDS_U = /\\[pPu]\{/;

/**
 * A regular expression whose \p{L}, \p{M} and \p{N} mean the scripts above only: with the flags i and u, V8 needs about a
 * millisecond for each \p{L} when it first runs an expression, and the first plan of a process would wait for hundreds. The
 * flag u itself goes where nothing needs it any more: beside i it doubles what compiling costs.
 */
export function pattern(source: string | RegExp, flags = typeof source === 'string' ? 'giu' : source.flags): RegExp {
  let light = typeof source === 'string' ? source : source.source;
  for (const [kind, range] of RANGES) light = spellOut(light, `\\p{${kind}}`, range);
  return new RegExp(light, NEEDS_U.test(light) ? flags : flags.replace('u', ''));
}

/**
 * The text with the range in the place of the name: inside brackets alone, elsewhere in brackets of its own. Looks for nothing
 * but brackets: walking every sign of every pattern took a quarter of what loading the planner takes.
 */
function spellOut(text: string, name: string, range: string): string {
  const [first = '', ...rest] = text.split(name);
  let [made, inClass] = [first, endsInClass(first, false)];
  for (const part of rest) {
    made += (inClass ? range : `[${range}]`) + part;
    inClass = endsInClass(part, inClass);
  }
  return made;
}

function endsInClass(part: string, before: boolean): boolean {
  const [opened, closed] = [lastOf('[', part), lastOf(']', part)];
  return opened === closed ? before : opened > closed;
}

/** Where the sign last stands without a backslash before it; -1 where it does not. */
function lastOf(sign: string, text: string): number {
  let at = text.lastIndexOf(sign);
  while (at > 0 && text[at - 1] === '\\') at = text.lastIndexOf(sign, at - 1);
  return at;
}
