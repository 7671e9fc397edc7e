/**
 * The object in an answer of an endpoint that was not held to JSON: alone, in a Markdown fence, or among talk; of several
 * the last, which is the model's last word. What a model thinks aloud between `<think>` tags is left out. Takes time in
 * proportion to the text, whatever is in it.
 */
export function findObject(texts: readonly string[]): object | undefined {
  const text = withoutThinking(texts.join('')).trim();
  const whole = parseObject(text);
  if (whole) return whole;
  let found: object | undefined;
  for (let at = text.indexOf('{'), tried = 0; at >= 0 && tried < TRIED_MAX; ) {
    if (!BEGINS.test(text.slice(at, at + LOOK_CHARS))) {
      at = text.indexOf('{', at + 1);
      continue;
    }
    const end = endOf(text, at);
    // What begins as an object and does not end is one that was cut: nothing inside it is the answer.
    if (end === undefined) return found;
    found = parseObject(text.slice(at, end)) ?? found;
    tried++;
    at = text.indexOf('{', end);
  }
  return found;
}

/** A brace in a sentence is no object. */
const BEGINS = /^\{\s*["}]/;
const LOOK_CHARS = 200;
/** Objects that are looked at: more are no answer to anything. */
const TRIED_MAX = 1_000;

function withoutThinking(text: string): string {
  const end = text.lastIndexOf('</think>');
  return end < 0 ? text : text.slice(end + '</think>'.length);
}

/** Where the object that begins here has its last brace, braces inside strings not counted. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString && char === '\\') at++;
    else if (char === '"') inString = !inString;
    else if (inString) continue;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
