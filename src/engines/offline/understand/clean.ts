/** Anything that could upset a screen, a file or JSON: control characters, direction marks, lone surrogates. */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/gu;

/** The text as it may be shown: no control characters, no lone surrogates, single spaces. May be empty. */
export function clean(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r?\n/g, ' . ')
      .replace(HIDDEN, ' ')
      // A sentence of Hindi ends at a stroke; what looks for the end of a sentence knows the stop.
      .replaceAll('।', '.')
      // "author -> educator -> curator": one after the other.
      .replace(/\s(?:[-=]{1,2}>|→|⇒)\s/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/( \.)+ /g, '. ')
      .trim()
  );
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

/** Said to whoever plans it: "plan a cli that …", "dont code yet". The product is what follows, or nothing. */
const TO_PLANNER =
  /(^|[.!?] )(?:please )?(?:(?:can|could) you )?(?:plan|design|draft|sketch|architect|spec out|scope out|help me (?:plan|build|make|design)|i need a plan for|make (?:me )?a plan (?:for|of)|write (?:me )?a plan for)(?: me| us| out)?(?= (?:an?|the|my|our|this) (?:[\w-]+ ){0,5}(?:cli|tool|app|service|saas|bot|extension|system|platform|website|site|api|plug-?in|library|game|dashboard|product|mvp|script|program|backend|package|integration)\b)|(?<= )(?:,? ?(?:and |but )?(?:please )?(?:do not|don['’]?t|dont) (?:write (?:any )?)?code(?: anything| it)?(?: yet| now)?\b|\bno code yet\b|\b(?:just|only) the plan\b(?: please)?)/gi;
/** Small talk: "Don't ask.", "trust me". */
const ASIDES = /\(?\b(?:don['’]?t ask|believe me|trust me|long story|no joke|just kidding|haha+|lol|lmao)\b[.!,]?\)?/gi;

/** What is ruled out, without the quotation marks around it: no “community”. */
export const unquoted = (text: string): string =>
  text.replace(/\b(no|not|without|kein\w*|ohne|sans|sin|sem|geen|zonder) ["“„«]([^"“”„«»]{1,24})["”“»]/gi, '$1 $2');

/**
 * The text without sentences that speak to the reader's machine instead of about the product: they are shown as they stand and
 * decide nothing.
 */
export function withoutOrders(text: string): string {
  const plain = text.replace(TO_PLANNER, '$1').replace(ASIDES, '');
  if (!ORDERS.test(plain)) return plain;
  return plain
    .split(/(?<=[.!?])\s+|(?=<\/?(?:idea|instructions?|system|prompt)>)/i)
    .filter((sentence) => !ORDERS.test(sentence))
    .join(' ');
}
