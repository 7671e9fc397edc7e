/** Whether a name fits a pattern, letter by letter. */
export type NameTest = (name: string) => boolean;

type Letter = '*' | ((letter: string) => boolean);

/**
 * Reads a pattern of one name, as shells and git know them: `*`, `?`, `[a-z]`, `[!a-z]` and `\` before a sign that means
 * itself. Takes time in proportion to name and pattern, whatever they are.
 */
export function nameTest(pattern: string): NameTest {
  if (!/[*?[\\]/.test(pattern)) return (name) => name === pattern;
  const letters = lettersOf(pattern);
  return (name) => fits(letters, name);
}

function lettersOf(pattern: string): Letter[] {
  const letters: Letter[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    const close = sign === '[' ? pattern.indexOf(']', at + 2) : -1;
    if (sign === '*') letters.push('*');
    else if (sign === '?') letters.push(() => true);
    else if (close > 0) {
      letters.push(oneOf(pattern.slice(at + 1, close)));
      at = close;
    } else {
      if (sign === '\\') at += 1;
      const own = pattern.charAt(at);
      letters.push((letter) => letter === own);
    }
  }
  return letters;
}

function oneOf(set: string): (letter: string) => boolean {
  const isNot = /^[!^]/.test(set);
  const listed = isNot ? set.slice(1) : set;
  const isIn = (letter: string): boolean => {
    for (let at = 0; at < listed.length; at += 1) {
      const isRange = listed.charAt(at + 1) === '-' && at + 2 < listed.length;
      const last = isRange ? listed.charAt(at + 2) : listed.charAt(at);
      if (letter >= listed.charAt(at) && letter <= last) return true;
      if (isRange) at += 2;
    }
    return false;
  };
  return (letter) => isIn(letter) !== isNot;
}

/** Where a `*` took too few letters it takes one more; only the last one has to be tried again. */
function fits(letters: readonly Letter[], name: string): boolean {
  let [at, from] = [0, 0];
  let star = -1;
  let taken = 0;
  while (from < name.length) {
    const letter = letters[at];
    if (letter === '*') {
      star = at;
      taken = from;
      at += 1;
    } else if (letter?.(name.charAt(from))) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      taken += 1;
      from = taken;
    } else return false;
  }
  return letters.slice(at).every((letter) => letter === '*');
}
