/** A change of state, and what makes it: `asked > granted: PUT /consents/{token}`. */
export interface Transition {
  /** `new` is the creation of the row. */
  from: string;
  to: string;
  /** An operation (`PUT /consents/{token}`) or the label of a node. */
  by: string;
  text: string;
}

/** Reads a transition, or undefined where it has no such form. */
export function parseTransition(text: string): Transition | undefined {
  const arrow = text.indexOf('>');
  const colon = text.indexOf(':', arrow);
  if (arrow === -1 || colon === -1) return undefined;
  const [from, to, by] = [text.slice(0, arrow), text.slice(arrow + 1, colon), text.slice(colon + 1)].map((part) =>
    part.trim(),
  );
  return from && to && by ? { from, to, by, text } : undefined;
}
