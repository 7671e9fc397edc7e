/**
 * The object in an answer's blocks of text: one cut in two, or some talk and then the object. So the whole is tried
 * first, then each block, the last one first, since that is the model's last word.
 */
export function readObject(texts: readonly string[]): object | undefined {
  for (const text of [texts.join(''), ...texts.toReversed()]) {
    const output = parseJson(text);
    if (typeof output === 'object' && output !== null) return output;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
