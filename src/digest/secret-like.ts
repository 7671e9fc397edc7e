// A name in code can be a secret: a token in a route, a key as a file's name. Which it is only a guess can tell, so what may
// be one is left out.

/** Beginnings that services give to their keys, so that scanners find them. */
const KNOWN =
  /(?:AKIA|ASIA|AIza|gh[opsur]_|github_pat_|glpat-|xox[abprs]-|(?<![A-Za-z])sk-|sk_live|rk_live|eyJ[\w-]{10}|-----BEGIN)/;
/** `https://user:password@host`. */
const WITH_PASSWORD = /:\/\/[^/\s]{0,200}@/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const LETTERS_MIN = 16;
const TURNS_MIN = 4;
/** The words that names are put together of have more letters than this, on average. */
const WORD_LETTERS_MIN = 3;

/** Whether a name looks like a key, a token or a password rather than like words. */
export function isSecretLike(name: string): boolean {
  if (KNOWN.test(name) || WITH_PASSWORD.test(name) || UUID.test(name)) return true;
  return name.split(/[^A-Za-z0-9+=]+/).some(isRandom);
}

/** Whether a run without a separator is no word, nor words with humps: they have few turns, and can be spoken. */
function isRandom(run: string): boolean {
  if (run.length < LETTERS_MIN) return false;
  if (/^[0-9]+$|^[0-9a-f]{32,}$/i.test(run)) return true;
  const pieces = run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[+=]+/g) ?? [];
  if (run.length < WORD_LETTERS_MIN * pieces.length || countTurns(run) >= TURNS_MIN) return true;
  // Humps speak for words already.
  const atLeast = /[a-z]/.test(run) && /[A-Z]/.test(run) ? -2 : 0;
  return pieces.filter((piece) => !ACRONYM.test(piece)).reduce((sum, piece) => sum + spokenness(piece), 0) < atLeast;
}

/** Words turn from letters to digits and back a few times at most; random letters do it all the time. */
function countTurns(run: string): number {
  const isDigit = (at: number) => run.charAt(at) >= '0' && run.charAt(at) <= '9';
  return Array.from(run).filter((_, at) => at > 0 && isDigit(at) !== isDigit(at - 1)).length;
}

const ACRONYM = /^[A-Z]{1,5}$/;
/** How often a vowel follows two letters, consonant or vowel each, in 15,000 long names of code; and among letters at random. */
const VOWEL_AFTER: Readonly<Record<string, number>> = { CC: 0.75, CV: 0.15, VC: 0.49, VV: 0.05 };
const VOWEL_AT_RANDOM = 6 / 26;

/** How much likelier the vowels and consonants of a piece are those of a word than of letters at random: a logarithm. */
function spokenness(piece: string): number {
  const kinds = Array.from(piece.toLowerCase().replace(/[^a-z]/g, ''), (letter) =>
    'aeiouy'.includes(letter) ? 'V' : 'C',
  );
  return kinds.slice(2).reduce((sum, kind, at) => {
    const vowel = VOWEL_AFTER[`${kinds[at]}${kinds[at + 1]}`] ?? VOWEL_AT_RANDOM;
    return sum + Math.log(kind === 'V' ? vowel / VOWEL_AT_RANDOM : (1 - vowel) / (1 - VOWEL_AT_RANDOM));
  }, 0);
}
