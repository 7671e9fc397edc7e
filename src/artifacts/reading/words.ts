import { isPlain, withoutInvisible } from './names.ts';

// Scripts that write no spaces are read sign by sign, so that a name can be found inside a sentence.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+/gv;

const PLAIN_WORD = /[A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e]+/g;

/** The words of a text as written, in order. Linear in the text. */
export function wordsOf(text: string): string[] {
  if (isPlain(text)) return text.match(PLAIN_WORD) ?? [];
  return withoutInvisible(text.normalize('NFKC')).match(WORD) ?? [];
}

/** A word in the form in which words are compared: lower case and, for English plurals, singular. */
export function wordKey(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !lower.endsWith('s')) return lower;
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes|zzes)$/.test(lower)) return lower.slice(0, -2);
  return /(?:ss|us|is)$/.test(lower) ? lower : lower.slice(0, -1);
}

/** The keys of all words of a text, in order. */
export function wordKeys(text: string): string[] {
  return wordsOf(text).map(wordKey);
}

/** "OrderItem" as "Order Item", "HTTPServer" as "HTTP Server"; other text as it is. */
export function splitCapitals(text: string): string {
  return text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
}

const FUNCTION_WORDS = new Set(
  (
    'a about after all also am an and any app application are as at be been before being best between both build but by ' +
    'can could create do does each easily every everyone find for from get give had has have he help helps her him his how i ' +
    'idea if in into is it its let lets like made make makes many may me more most much must my new no not of off on one ' +
    'only or other our out over own people per platform product put see service she should simple site so some such ' +
    'system than that the their them then there these they thing this those through to too tool under up use used ' +
    'user users uses using via want was way we website what when where which while who whom will with without work ' +
    'works would you your der die das und mit für ein eine zu von auf ist im den dem les des une pour avec dans que el la los las un una para con por ' +
    'de en del'
  )
    .split(' ')
    .map(wordKey),
);

/** The words of a text that carry its content, each once, as keys: no function words, nothing shorter than three. */
export function contentWords(text: string): Set<string> {
  return contentKeys(wordKeys(text));
}

/** Of the keys of words, each once, those that carry content. */
export function contentKeys(keys: readonly string[]): Set<string> {
  const carries = (key: string) => (key.length > 2 || /[^\p{ASCII}]/u.test(key)) && !/^\p{N}+$/u.test(key);
  return new Set([...new Set(keys)].filter((key) => carries(key) && !FUNCTION_WORDS.has(key)));
}
