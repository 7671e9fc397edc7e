/** Anything that could upset a screen, a file or JSON: control characters, direction marks, lone surrogates. */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/gu;

/** The text as it may be shown: no control characters, no lone surrogates, single spaces. May be empty. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r?\n/g, ' . ')
    .replace(HIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/( \.)+ /g, '. ')
    .trim();
}

/** At most so many characters, cut at a word where there is one, never inside a surrogate pair. */
export function shorten(text: string, charactersMax: number): string {
  const points = [...text];
  if (points.length <= charactersMax) return text;
  const cut = points.slice(0, charactersMax - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > charactersMax / 2 ? cut.slice(0, space) : cut}…`;
}

const ORDERS =
  /\b(?:ignore|disregard|forget)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|above|previous|everything)\b|\b(?:note|message|attention|instructions?) (?:to|for) (?:the )?(?:ai|llm|assistant|model)\b|\byou are (?:now )?(?:an? )?(?:ai|llm|assistant|dan|unrestricted)\b|\bsystem ?(?:prompt|:)|<\/?(?:idea|instructions?|system|prompt)>|\bas an ai\b|\b(?:reply|answer|respond) only with\b|\b(?:print|reveal|output) (?:your|the) (?:system )?prompt\b/i;

/**
 * The text without sentences that speak to the reader's machine instead of about the product: they are shown as they stand and
 * decide nothing.
 */
export function withoutOrders(text: string): string {
  if (!ORDERS.test(text)) return text;
  return text
    .split(/(?<=[.!?])\s+|(?=<\/?(?:idea|instructions?|system|prompt)>)/i)
    .filter((sentence) => !ORDERS.test(sentence))
    .join(' ');
}
