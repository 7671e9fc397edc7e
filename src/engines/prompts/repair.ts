/** An answer that is longer than the longest sound artefact is cut before it is sent back. */
export const PREVIOUS_CHARS_MAX = 150_000;
/** Levels of nesting, twice those of any artefact. Each line of a prompt is indented by its level. */
const PREVIOUS_LEVELS_MAX = 10;
/** So many faults are told at once; more do not make it clearer. */
export const FAULTS_TOLD_MAX = 20;
/** Characters of one fault. Most quote what offends, and that is only there to be recognised. */
export const FAULT_CHARS_MAX = 400;

/** Faults as they are sent back: the first ones, each clipped, and how many more there are. */
export function toldFaults(faults: readonly string[]): string[] {
  const told = faults.slice(0, FAULTS_TOLD_MAX).map((fault) => clip(fault, FAULT_CHARS_MAX));
  const more = faults.length - told.length;
  return more > 0 ? [...told, `And ${more} more of such faults; look for them everywhere.`] : told;
}

/**
 * The previous answer as it is sent back: whole, or the start of its text when it is too long or too deep, or undefined
 * when there is none to send.
 */
export function toldAnswer(previous: unknown): unknown {
  const text = textOf(previous);
  if (text === undefined || text === '' || text === 'null') return undefined;
  return text.length > PREVIOUS_CHARS_MAX || isDeep(previous) ? clip(text, PREVIOUS_CHARS_MAX) : previous;
}

function isDeep(value: unknown, levels = PREVIOUS_LEVELS_MAX): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeep(one, levels - 1));
}

/** Undefined also for what no JSON can say: nested without end, or no data at all. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** A text that is no longer than so many characters, the last of them an ellipsis where something was cut off. */
export const clip = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;
