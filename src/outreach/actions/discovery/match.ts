/** That something asked for was found. */
export interface Match {
  /** How well, 0 to 1. */
  part: number;
  /** A short sentence that names the field and the word. */
  reason: string;
}

const QUOTED_CHARS_MAX = 80;

/** Somebody's words in quotes, shortened. */
export const quoted = (text: string): string =>
  `“${text.length > QUOTED_CHARS_MAX ? `${text.slice(0, QUOTED_CHARS_MAX - 1)}…` : text}”`;

/** The better of two. */
export const better = (one: Match | undefined, other: Match | undefined): Match | undefined =>
  other && other.part > (one?.part ?? 0) ? other : one;
