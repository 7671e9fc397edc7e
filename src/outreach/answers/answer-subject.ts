import { oneLine } from '../sequence/render.ts';

/** How mail programs begin the subject of an answer, in the languages they speak: Re, Aw, Antw, Sv, Odp, Rif … */
const MARKS =
  /^(?:\s*(?:re|aw|antw|antwort|sv|vs|odp|res|resp|rif|r|ref|ynt|回复|答复|fw|fwd|wg|tr)(?:\[\d+\])?\s*[:：]\s*)+/iu;
const CHARS_MAX = 400;

/** The subject of an answer to a mail of that subject: "Re: " once, in one line. */
export function answerSubject(subject: string): string {
  const bare = oneLine(subject).replace(MARKS, '').trim();
  return `Re: ${bare.length > CHARS_MAX ? `${bare.slice(0, CHARS_MAX).toWellFormed()}…` : bare}`.trim();
}
