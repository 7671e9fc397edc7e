/** What a quoted line is made of: its parts with the words that fill them, the pattern that it follows, and what holds without. */
export interface LineRead {
  pattern: string;
  parts: string;
  defaults: string;
}

const OF_MONEY =
  /\b(?:splits?|cost|costs|expenses?|spent|spend|pays?|paid|owes?|kitty|budget|money|€|euros?|dollars?|pounds?)\b|[€$£]/i;
const UNITS = /^(?:kg|g|l|ml|km|m|cm|h|hours?|min|mins?|minutes?|pcs|boxes|bags|bottles|litres?|liters?|kilos?|%|x)$/i;
const SMALL = /^(?:for|but|except|without|from|by|paid|at|on|to|in|with|and)$/i;

/** "diesel 84 for all but Jo": what: diesel; amount: 84; for: all; left out: Jo. `idea` says whether figures are money. */
export function readLine(line: string, idea: string): LineRead {
  const words = line.trim().split(/\s+/);
  const isMoney = OF_MONEY.test(idea);
  const at = words.findIndex((word) => /\d/.test(word));
  const figure = words[at];
  const next = words[at + 1] ?? '';
  const unit = at >= 0 && UNITS.test(next) ? next : undefined;
  const firstSmall = words.findIndex((word) => SMALL.test(word));
  const end = at > 0 ? at : firstSmall > 0 ? firstSmall : words.length;
  const what =
    words.slice(0, end).join(' ') ||
    words.slice(at + (unit ? 2 : 1), firstSmall > at ? firstSmall : undefined).join(' ');
  const after = (sign: RegExp): string | undefined => sign.exec(line)?.[1]?.trim();
  const whom = after(/\bfor (.+?)(?= (?:but|except|without|from|by|paid|at|on)\b|$)/i);
  const without = after(/\b(?:but|except|without) (.+?)(?= (?:from|by|paid|at|on)\b|$)/i);
  const by = after(/\b(?:paid by|by|from) (.+)$/i);
  const when = after(/\b(?:at|on|until) (.+)$/i);
  const shared = isMoney || whom !== undefined;
  const parts = [
    ['what', what],
    [isMoney ? 'amount' : 'number', figure],
    ['unit', unit],
    ['for', whom],
    ['left out', without],
    ['by', by],
    ['when', when],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const pattern = [
    'WHAT',
    ...(figure ? [isMoney ? 'AMOUNT [CURRENCY]' : unit ? 'NUMBER UNIT' : 'NUMBER'] : []),
    ...(shared ? ['[for all | for A, B | for all but C]'] : []),
    ...(shared ? ['[paid by D]'] : by ? ['[by D]'] : []),
    ...(when ? ['[at TIME]'] : []),
  ].join(' ');
  const defaults = [
    ...(isMoney && figure ? ['the currency of the group'] : []),
    ...(shared ? ['for all', 'paid by whoever typed it'] : ['by whoever typed it']),
    'now',
  ].join(', ');
  return { pattern, parts: parts.join('; '), defaults };
}
