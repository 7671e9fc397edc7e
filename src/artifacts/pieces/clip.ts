/** The first so many characters of a text, with a mark where it was longer. */
export const clip = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;
