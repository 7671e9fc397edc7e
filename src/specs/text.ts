const SHOWN_MAX = 100;

/** A name from outside, as long as a sentence can bear. */
export const short = (text: string): string => (text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}…`);
