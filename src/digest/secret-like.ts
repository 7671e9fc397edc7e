// A name in code can be a secret: a token in a route, a key as a file's name. Which it is only a guess can tell, so what may
// be one is left out.

/** Beginnings that services give to their keys, so that scanners find them. */
const KNOWN =
  /(?:AKIA|ASIA|AIza|gh[opsur]_|github_pat_|glpat-|xox[abprs]-|sk-|sk_live|rk_live|eyJ[\w-]{10}|-----BEGIN)/;
/** `https://user:password@host`. */
const WITH_PASSWORD = /:\/\/[^/\s]{0,200}@/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const LETTERS_MIN = 16;
const TURNS_MIN = 4;
const KINDS_MIN = 8;

/** Whether a name looks like a key, a token or a password rather than like words. */
export function isSecretLike(name: string): boolean {
  if (KNOWN.test(name) || WITH_PASSWORD.test(name) || UUID.test(name)) return true;
  return name.split(/[^A-Za-z0-9+=]+/).some(isRandom);
}

/** Words turn from letters to digits and back a few times at most; random letters do it all the time. */
function isRandom(word: string): boolean {
  if (word.length < LETTERS_MIN) return false;
  if (/^[0-9a-f]{32,}$/i.test(word)) return true;
  const turns = countTurns(word, (sign) => (sign >= '0' && sign <= '9' ? 0 : 1));
  const caseTurns = countTurns(word, (sign) => (sign >= 'A' && sign <= 'Z' ? 0 : sign >= '0' && sign <= '9' ? 1 : 2));
  return turns >= TURNS_MIN || (turns > 0 && caseTurns >= KINDS_MIN && caseTurns * 2.5 > word.length);
}

function countTurns(word: string, kindOf: (sign: string) => number): number {
  let turns = 0;
  for (let at = 1; at < word.length; at += 1) {
    if (kindOf(word.charAt(at)) !== kindOf(word.charAt(at - 1))) turns += 1;
  }
  return turns;
}
