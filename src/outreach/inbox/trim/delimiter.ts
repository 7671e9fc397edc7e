const RULE = new Set('-_=*#~+·•—–─━ᐧ');

/** Whether a line is a rule drawn over the page ("--", "-----", "____", "* * *"): a signature or a quote follows. */
export function isDelimiter(line: string): boolean {
  let marks = 0;
  for (const c of line) {
    if (RULE.has(c)) marks++;
    else if (!/\s/.test(c)) return false;
  }
  // The one mark is what a tracking extension leaves at the end of a text; "-" alone is a bullet or a minus.
  return marks >= 2 || (marks === 1 && line.includes('ᐧ'));
}
