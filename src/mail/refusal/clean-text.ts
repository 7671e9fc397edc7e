const ADDRESS = /<?(?:[^\s<>@()[\]:;,"']{1,80}|"[^"\s]{1,64}")@(?:[\p{L}\d-]{1,63}\.)*[\p{L}\d-]{1,63}>?/gu;
const REPEATED_CODE = /(?:(?<=\s)|^)(?:<<< ?)?[245]\d\d[- ](?:#?[245]\.\d{1,3}\.\d{1,3}[ :])?/g;

/**
 * A server's words as the phrase tables expect them: one line in lower case, every address as "someone" (for
 * "user-unknown@…" says nothing), the codes that each line of an answer repeats taken out.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(REPEATED_CODE, ' ')
    .replace(ADDRESS, ' someone ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Takes the marks of quoting off, so that a quoted report reads like one. */
export function withoutQuoteMarks(line: string): string {
  return line.replace(/^[ \t>|]*[>|] ?/, '');
}

const LINES_MAX = 3_000;
const LINE_MAX = 1_000;

/** A text cut to what patterns can be tried on at every place: short lines, short runs of blanks and marks. */
export function tidyText(text: string, max: number): string {
  return text
    .slice(0, max)
    .split('\n', LINES_MAX)
    .map((line) =>
      line
        .slice(0, LINE_MAX)
        .replace(/([ \t>|*=_#~-])\1{79,}/g, (run) => run.slice(0, 79))
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n');
}
