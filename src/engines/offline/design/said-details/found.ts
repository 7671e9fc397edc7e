import { withoutOrders } from '../../understand/clean.ts';
import type { Understanding } from '../../understand/understand.ts';

/** A detail that the idea names: what is noted of something, what is scanned on it, in which months something happens. */
export type Detail =
  | { is: 'noted'; what: string[]; of: string | undefined; says: string }
  | { is: 'scanned'; code: string; of: string; says: string }
  | { is: 'months'; months: string[]; says: string };

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** "Scan a QR on each wheel", "scan the barcode of a book". */
const SCANNED =
  /\bscan(?:s|ning|ned)? (?:an?|the|its|their|each|every) (?<code>QR(?: codes?)?|bar ?codes?|2D codes?|data matrix(?: codes?)?|square codes?|NFC (?:tags?|chips?|stickers?)|RFID tags?|(?:ear )?tags?|codes?) (?:on|at|of|in) (?:an?|the|each|every|all|our|their) (?<of>[a-z]+(?: (?!with\b|or\b|and\b|is\b|are\b|to\b|at\b|in\b|on\b|of\b|for\b|by\b|so\b|then\b|when\b|it\b|we\b|they\b|you\b|i\b|from\b|as\b|that\b|which\b)[a-z]+)?)/gi;
/** "Note the tread depth", "for each jar we write down colour and batch". */
const NOTED =
  /(?:\bfor (?:each|every) (?<first>[a-z]+(?: [a-z]+)?),? (?:we|they|i|you) )?\b(?:note|notes|noting|record|records|recording|write down|writes down|jot down|log|logs|logging|measure|measures|measuring|enter|enters|entering)(?: down)? (?:the |its |their |each |every )?(?<what>[a-z]+(?: [a-z]+){0,2}(?:(?:,| and| or) [a-z]+(?: [a-z]+){0,2}){0,2})(?: (?:of|for|on|per) (?:an?|the|each|every) (?<of>[a-z]+))?(?=[,.;:!?)]|\s(?:and|so|then|as|when|before|after)\b|$)/gi;
/** "Losses and shell size go in per row." */
const PER =
  /\b(?<what>[a-z]+(?: [a-z]+)?(?:(?:,| and) [a-z]+(?: [a-z]+)?){0,3}) (?:go|goes|(?:is|are|gets?) (?:noted|entered|recorded|written down|logged|typed))(?: in)? (?:per|for (?:each|every)|by) (?<of>[a-z]+)/gi;
/** "Offer a swap date in October and April." */
const MONTHS = new RegExp(
  `\\b(?<says>(?:offer|invite|remind|send|ask|call|open|propose|start|bill|invoice|book|check|renew|close|publish)(?:s|es|ing)? [^.;:!?]{2,80}? (?:in|every|each|from|on) (?:(?:early|late|mid-?) )?(?<first>${MONTH})(?:(?: and(?: in)?| or| to|,) (?<then>${MONTH}))?)\\b`,
  'g',
);
const DENIED =
  /\b(?:no|not|never|nobody|without|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|must ?n['’]t)(?: \S+){0,3} ?$/i;
const MAX = 4;

/** The details that idea and context name, in English; each once. */
export function detailsIn({ idea, context, language }: Understanding): Detail[] {
  if (language !== 'en') return [];
  const text = withoutOrders(`${idea}\n${context}`);
  const wanted = (match: RegExpExecArray) => !DENIED.test(text.slice(Math.max(0, match.index - 40), match.index));
  const all = (sign: RegExp) => [...text.matchAll(sign)].filter(wanted);
  const scanned = all(SCANNED).map(
    (match): Detail => ({
      is: 'scanned',
      code: codeOf(match.groups?.code ?? 'code'),
      of: match.groups?.of?.toLowerCase() ?? '',
      says: match[0],
    }),
  );
  const noted = [...all(PER), ...all(NOTED)].map(
    (match): Detail => ({
      is: 'noted',
      what: (match.groups?.what ?? '')
        .toLowerCase()
        .split(/,\s*(?:and |or )?|\s(?:and|or)\s/)
        .map(bare)
        .filter(Boolean),
      of: (match.groups?.of ?? match.groups?.first)?.toLowerCase(),
      says: match[0],
    }),
  );
  const months = all(MONTHS).map(
    ({ groups = {} }): Detail => ({
      is: 'months',
      months: [groups.first, groups.then].flatMap((one) => one ?? []),
      says: groups.says ?? '',
    }),
  );
  return [...scanned, ...noted.slice(0, MAX), ...months.slice(0, 1)];
}

const bare = (what: string) =>
  what
    .trim()
    .replace(/^(?:and|or|the|its|their|also|our|a|an) /, '')
    .replace(/^(?:and|or) /, '');

/** As one says it: "QR" is a QR code, "square code" too. */
function codeOf(said: string): string {
  const one = said.toLowerCase().replace(/s$/, '');
  if (/^qr|square/.test(one)) return 'QR code';
  if (/^bar/.test(one)) return 'barcode';
  if (/^2d|matrix/.test(one)) return '2D code';
  return one.replace(/\b(?:nfc|rfid)\b/, (short) => short.toUpperCase());
}
