import { rejectables } from '../knowledge/words/rejectable.ts';
import { placesOf } from '../language/stands.ts';
import { isSurelyWanted, isUnwantedAt } from './stance.ts';

/** Functions and media that the text rules out, however it says so: "pictures of any kind are forbidden", "push brauchen wir nicht". */
export function unwantedIn(text: string): string[] {
  const low = ` ${text.toLowerCase()} `;
  return rejectables()
    .filter(({ said }) => {
      const isOut = (word: string, at: number) =>
        isUnwantedAt(low, at, word.length) &&
        !ofOneFirm(low, at, word) &&
        !isLive(low, at, word) &&
        !isOfOthers(low, at, word) &&
        !isKeptIn(low, at, word);
      const places = said.flatMap((word) => placesOf(low, word).map((at) => ({ at, word, out: isOut(word, at) })));
      return (
        places.some(({ out }) => out) &&
        !places.some(
          ({ at, word, out }) => !out && (WANTED.test(low.slice(0, at)) || isSurelyWanted(low, at, word.length)),
        )
      );
    })
    .map(({ called }) => called);
}

/** "Takes a photo, parents see the pictures. Faces must never be in a picture": what is asked for is not ruled out. */
const WANTED =
  /\b(?:takes?|taking|sees?|uploads?|sends?|adds?|attach(?:es)?|shows?|gets?|wants?|needs?) (?:an? |the |one |two |some |their |his |her )?$/;

/** "No live camera": pictures are taken all the same. */
const isLive = (low: string, at: number, word: string) =>
  /^(?:camera|cameras|video|videos)/.test(word) && /\blive[- ]$/.test(low.slice(Math.max(0, at - 5), at));

/** "Neither audio nor text may be sent to anybody's API": both are there, and stay. */
const isKeptIn = (low: string, at: number, word: string) =>
  /^s?(?:,? (?:nor|or|and) [\p{L}]+){0,2} (?:may|must|can|should|shall|will|is|are)(?: not| never|n['’]t)?(?: ever)? (?:be |to be )?(?:sent|uploaded|shared|given|passed|copied|leave|leaves|go|goes|handed|transferred|stored (?:with|at|on|in))\b/u.test(
    low.slice(at + word.length, at + word.length + 60),
  );

/** The same of a phrase, wherever it stands. */
export const isOnlyKeptIn = (phrase: string, text: string): boolean => {
  const low = text.toLowerCase();
  const places = placesOf(low, phrase);
  return places.length > 0 && places.every((at) => isKeptIn(low, at, phrase));
};

/** "Owners never log in, they ring us": those who work there do. */
const isOfOthers = (low: string, at: number, word: string) =>
  /^(?:log|sign|register|accounts?)/.test(word) &&
  (OTHERS.test(low.slice(Math.max(0, at - 60), at)) ||
    FOR_OTHERS.test(low.slice(at + word.length, at + word.length + 40)));
const FOR_OTHERS =
  /^s? (?:for|from|by|of) (?:the |our |my |their )?(?:\w+ )?(?:owners|customers|clients|parents|guests|patients|visitors|residents|families|buyers|tenants|passengers|diners|citizens|walkers|relatives|readers|donors|voters|outsiders|respondents|participants)\b/;
const OTHERS =
  /\b(?:owners|customers|clients|parents|guests|patients|visitors|residents|families|buyers|tenants|passengers|diners|citizens|walkers|relatives) (?:never|don['’]t|do not|should not|shouldn['’]t|must not|mustn['’]t|need not|will not|won['’]t|can['’]t)(?: (?:have|need|want) to)? (?:\w+ )?(?:an? )?$/;

/** "No accounts for visitors" */
export const areAccountsOfOthers = (phrase: string, text: string): boolean => {
  if (!/^(?:accounts?|log-?ins?|sign-?(?:in|up)s?|registration)$/.test(phrase)) return false;
  const low = text.toLowerCase();
  return placesOf(low, phrase).some((at) => FOR_OTHERS.test(low.slice(at + phrase.length, at + phrase.length + 40)));
};

/** "No Google login" rules out that one way in, "no Apple Pay" that one way to pay. */
const ofOneFirm = (low: string, at: number, word: string) =>
  /^(?:accounts?|logins?|log-in|sign-up|sign-in|maps?|calendars?)/.test(word) &&
  /\b(?:google|facebook|apple|microsoft|github|social|twitter|amazon|linkedin|meta|external|outside|third[- ]party|foreign|hosted)[- ]$/.test(
    low.slice(Math.max(0, at - 13), at),
  );

/**
 * The same of a gloss, where a negation stands behind what is denied as often as before it: "ai the a word not write". What must not
 * go somewhere ("may not in the net") is wanted all the same.
 */
export function unwantedInGloss(gloss: string): string[] {
  const low = ` ${gloss.toLowerCase()} `;
  const denied = (word: string) =>
    placesOf(low, word).some(
      (at) =>
        DENIED_AFTER.test(low.slice(at + word.length, at + word.length + 44)) ||
        DENIED_BEFORE.test(low.slice(Math.max(0, at - 40), at)),
    );
  return rejectables()
    .filter(({ said, shown }) => [...said, ...shown].some((word) => /^[a-z -]+$/.test(word) && denied(word)))
    .map(({ called }) => called);
}

const DENIED_BEFORE = /\b(?:no|without|not want|not go (?:to|in|into)|nothing of|never)\s(?:\w+\s){0,2}$/;
const DENIED_AFTER =
  /^[^.,;!?]{0,26}\b(?:not allowed|unwanted|not want|not(?! (?:in|into|to|on|out|from|at|only|for|leave|without|miss|come|forget|appear|show|lose|arrive|fail|fault)\b))\b/;
