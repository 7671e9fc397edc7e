const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SIGNED = /^(?<minus>minus |[-−–])?(?<digits>\d+)$/i;

/** "18", "three", "minus 65": a whole number that can be counted on from. */
export const isNumber = (text: string): boolean => numberIn(text) !== undefined;

function numberIn(text: string): number | undefined {
  const at = WORDS.indexOf(text.toLowerCase());
  if (at > 0) return at;
  const { minus, digits } = SIGNED.exec(text)?.groups ?? {};
  return digits === undefined ? undefined : Number(digits) * (minus ? -1 : 1);
}

/** The number, one below and one above it, written as the text writes it. */
export function besideNumber(text: string): { n: string; fewer: string; more: string } {
  const value = numberIn(text) ?? 0;
  const isWord = WORDS.includes(text.toLowerCase());
  const say = (number: number) =>
    isWord ? (WORDS[number] ?? String(number)) : number < 0 ? `−${-number}` : String(number);
  return { n: say(value), fewer: say(value - 1), more: say(value + 1) };
}

/** "60 €" → "59.99 €": the largest sum that is not enough. */
export const lessMoney = (amount: string): string =>
  amount.replace(/\d[\d,. ]*\d|\d/, (digits) => {
    const value = Number(digits.replace(/[ ,](?=\d{3}\b)/g, '').replace(',', '.'));
    return Number.isFinite(value) ? (value - CENT).toFixed(2) : digits;
  });
const CENT = 0.01;
