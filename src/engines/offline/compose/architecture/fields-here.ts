import type { Design } from '../../design/design.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import { messengerOf } from '../../design/messenger.ts';
import { STRUCK } from '../../knowledge/words/struck.ts';

/** When and by whom something was done that need not have happened yet: "revokedAt", "decidedBy". */
const LATER =
  /^(?!created|started|begun|opened|received|requested|heard|taken|noted|made|booked|due|expires|ends|starts|queued|seen|first|last)\p{Ll}+(?:[A-Z]\p{Ll}+)*(?:At|By|Until): (?:datetime|date|reference|text)$/u;

/** Nothing begins with these, whether or not it has states. */
const ENDED =
  /^(?:revoked|removed|ended|stopped|finished|signed|sealed|cancelled|closed|dismissed|resolved|archived|deleted|answered|redeemed|withdrawn|returned|mended|refused|rejected|declined|overruled|reversed|refunded|sold|lastUsed|lastSeen)(?:At|By|On|File|To|Because): (?:datetime|date|reference|text|file)$/;

/** Where there are states, what a later state stamps is empty before it; what ends something is so everywhere. */
export function stamped(fields: readonly string[]): string[] {
  const states = fields.flatMap((field) => /^(?:status|state): (.*)$/.exec(field)?.[1]?.split(/ \| |, /) ?? []);
  const [first, ...later] = states;
  const isLater = (field: string) => {
    const stem = STAMPED.exec(field)?.[1];
    if (stem === undefined || stem === first) return false;
    return later.includes(stem) || (states.length > 0 && LATER.test(field));
  };
  return fields.map((field) => (ENDED.test(field) || isLater(field) ? `${field}, optional` : field));
}

/** Begins with what was done: "paidOn", "settledAmount", "sealedFile". */
const STAMPED =
  /^(\p{Ll}+)(?:\p{Lu}\p{Ll}+)*: (?:datetime|date|reference|text|file|money|decimal|integer|list of file)$/u;

/** What each way to reach people is called among the values of a field. */
const WAYS: readonly { out: RegExp; called: RegExp }[] = [
  { out: /^e?-?mails?(?: addresses)?$|^email$/, called: /^e?-?mail$/ },
  { out: /^(?:sms|texts?|text messages?)$/, called: /^(?:sms|text message)$/ },
  { out: /^(?:push|notifications?)$/, called: /^push$/ },
  { out: /^(?:(?:phone|voice) )?calls?$/, called: /^(?:call|call list)$/ },
];
const TEXTS = /^(?:sms|text message)$/;
const CHANNEL = /^((?:\w*[cC]hannel|sentBy|toldBy|via)): ([^,]+ \| [^,]+)(,.*)?$/;
const ADDRESS = /^(?:\w*[eE]mail|\w*Mail): (?:email|text)(?:,|$)/;

/** Without columns that only what is ruled out would fill; a table keeps two at least. */
export function fieldsNotStruck(fields: readonly string[], design: Design): string[] {
  const struck = [...exclusionsOf(design)].flatMap((one) => STRUCK[one].fields ?? []);
  const left = fields.filter((field) => !struck.some((out) => out.test(field.split(':')[0] ?? '')));
  return left.length >= 2 ? left : [...fields];
}

/**
 * The fields without ways to reach people that the idea rules out: of "email | push | sms" what is left, in a bot the chat. No
 * address is kept where none is wanted, but by whom the product signs people in with it.
 */
export function fieldsHere(fields: readonly string[], design: Design, signsInByMail: boolean): string[] {
  const { platform, constraints } = design.understanding;
  const isAnonymous = design.entities.every(({ name }) => name !== 'Account');
  const out = WAYS.filter((way) => constraints.without.some((phrase) => way.out.test(phrase)));
  const messenger = messengerOf(design.understanding)?.toLowerCase();
  if (out.length === 0 && platform !== 'bot' && !messenger && !isAnonymous) return [...fields];
  const noMail = constraints.without.some((phrase) => /^(?:e-?mails?|email) ?(?:address(?:es)?)?$/.test(phrase));
  return fields
    .filter((field) => !(noMail && !signsInByMail && ADDRESS.test(field)))
    .map((field) => (isAnonymous ? field.replace('account or email', 'text') : field))
    .map((field) => {
      const [, name, values = '', rest = ''] = CHANNEL.exec(field) ?? [];
      if (!name) return field;
      const all = values.split(' | ');
      const left = all.filter((value) => !out.some(({ called }) => called.test(value)));
      const isOfWays = all.some((value) => WAYS.some(({ called }) => called.test(value)));
      if (platform === 'bot' && isOfWays) return `${name}: chat${rest}`;
      const told = messenger ? left.map((value) => (TEXTS.test(value) ? messenger : value)) : left;
      return told.join() === all.join() ? field : `${name}: ${told.join(' | ') || 'in-app'}${rest}`;
    });
}
