import { determiners } from '../knowledge/words/grammar.ts';
import type { Language } from '../knowledge/words/translations.ts';
import { dictionary } from '../language/dictionary.ts';
import { singular } from '../language/inflect.ts';
import { pattern } from '../language/pattern.ts';
import { VERB_LAST } from './pieces.ts';
import { tokenize } from './tokens.ts';

/** A field that an idea lists: "condition 1 to 5" is `condition: integer 1 to 5`. */
export interface SaidField {
  /** As the idea has it, for people. */
  says: string;
  /** In camel case, of ASCII letters. */
  name: string;
  type: string;
  /** It reads as a field for certain: a question, a scale, a unit, yes or no, a picture. */
  isField: boolean;
  /** It begins with a verb: something to do, not to note. */
  isAct: boolean;
}

const NAME_WORDS_MAX = 4;
const VALUES_MAX = 6;

const SCALE =
  /[,(]?\s?(?:from |von |de |del |of |on a scale of )?(\d{1,2})\s?(?:to|-|–|bis|à|a|al|ate|até|से)\s?(\d{1,3})(?=[\s),.;!?:]|$)\)?/iu;
const YES_NO =
  /[,(]?\s?(?:yes\s?\/\s?no|y\/n|ja\s?\/\s?nein|oui\s?\/\s?non|s[ií]\s?\/\s?no|sim\s?\/\s?n[ãa]o|हाँ\s?\/\s?नहीं|(?:ok |okay )?or not|oder nicht|ou non|o no|ou não)\)?\s*$/iu;
/** "clipped or not", "ja/nein" between words. */
const SLASHED = pattern(/(?<![\p{L}\d])([\p{L}\d][\p{L}\d-]*(?:\s?\/\s?[\p{L}\d][\p{L}\d-]*)+)/u);
const BRACKETED = /\(([^)]{3,80})\)/;

const TYPES: [RegExp, string][] = [
  [/\b(?:photos?|pictures?|images?|video|selfie)\b/, 'file'],
  [/\bsignature\b/, 'signature image'],
  [/\b(?:price|deposit|fee|cost|advance|cash|tip|paid|amount|bill|rent|fine|estimate)\b/, 'money'],
  [/^(?:when|since when)\b|\bwhen$|\bdate\b|\bday\b|\bdone when\b/, 'date'],
  [/\b(?:what hour|what time|time of day|hour it|from when)\b|^time$/, 'datetime'],
  [/\b(?:where|place|position|location|coordinates)\b/, 'text, place'],
  [/^who\b|\bwho$|^(?:buddy|partner|witness|nurse|teacher|owner|driver)$/, 'reference'],
  [
    /\b(?:how many|number of|count|pieces|portions|repetitions|vials|bunches|times|seats|bags|boxes|eggs|hits)\b/,
    'integer',
  ],
  [
    /\b(?:how much|how long|how high|how far|how deep|how old|kilos?|kg|grams?|cm|mm|metres?|meters?|litres?|liters?|ml|minutes?|hours?|db|degrees?|percent|%|volts?|voltage|temp|temperature|depth|distance|weight|length|height|width|age|size|dose|pressure|speed|radius|wear|mileage|km)\b|%/,
    'decimal',
  ],
  [/\b(?:number|serial|no|nr|code|id|tag|plate)\b/, 'text'],
];
/** Begins with a question word. */
export const QUESTION = /^(?:who|where|when|how|which|what|whether|since|until|from|how many|how much)\b/;

/** Questions of other languages by the English word: their answers are of the same type. */
const ASKED: [RegExp, string][] = [
  [pattern(/^(?:wer|wem|wen|qui|qui[eé]n(?:es)?|quem|chi|kto|wie|कौन|किसने)(?!\p{L})/iu), 'who'],
  [pattern(/^(?:wann|seit wann|quand|cu[aá]ndo|quando|kiedy|wanneer|कब)(?!\p{L})/iu), 'when'],
  [pattern(/^(?:wo|où|d[oó]nde|onde|dove|gdzie|waar|कहाँ)(?!\p{L})/iu), 'where'],
  [
    pattern(/^(?:wieviele?|wie viele?|combien|cu[aá]nt[oa]s?|quant[oaie]s?|ile|hoeveel|कितन[ाेी])(?!\p{L})/iu),
    'how many',
  ],
  [pattern(/^(?:(?:a |à )?(?:que|quelle|qu[eé]) (?:horas?|heure)|um wie viel uhr)(?!\p{L})/iu), 'what time'],
];

/** One item of a list of fields; undefined where nothing is left to name it by. */
export function readSaidField(item: string, language: Language | 'en'): SaidField | undefined {
  const says = item
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const scale = SCALE.exec(says);
  const truth = scale ? null : YES_NO.exec(says);
  const values = scale || truth ? undefined : valuesOf(says);
  const rest = says
    .replace(SCALE, ' ')
    .replace(YES_NO, ' ')
    .replace(values ? SLASHED : NOTHING, ' ')
    .replace(/\([^)]*\)?|["“”„«»!]/g, ' ')
    .trim();
  const tokens = tokenize(rest, language, language).tokens.filter(({ kind }) => kind === 'word');
  const words = tokens.map(({ word }) => word.toLowerCase());
  const asked = language === 'en' ? undefined : ASKED.find(([said]) => said.test(rest))?.[1];
  const text = `${asked ?? ''} ${words.join(' ')}`.trim();
  const found = TYPES.find(([said]) => said.test(text) || said.test(says.toLowerCase()))?.[1];
  const own = language !== 'en' && (tokens.length > OWN_WORDS || tokens.some(({ unknown }) => unknown));
  const name = nameOf(own ? ownWords(rest) : words, text, values);
  if (name === undefined) return undefined;
  const type = name.endsWith('By')
    ? 'reference'
    : scale
      ? `integer, ${scale[1]} to ${scale[2]}`
      : truth
        ? 'boolean'
        : found === 'file' || !values
          ? (found ?? 'text')
          : values.join(' | ');
  const first = tokens[0];
  const isAct =
    language === 'en'
      ? DOES.test(rest)
      : first?.verb !== undefined || (VERB_LAST.has(language) && tokens.at(-1)?.verb !== undefined && !asked);
  return {
    says,
    name,
    type,
    isAct,
    isField: Boolean(scale || truth || found || values || asked) || QUESTION.test(text),
  };
}

const DOES =
  /^(?:let|scan|drag|drop|show|send|approve|remind|tell|pick|choose|click|tap|open|see|get|find|upload|type|sign|book|pay|make|add|build|keep|give|ask)\s(?:me|us|them|it|the|a|an|my|our|parts?|back|in|out|\w+s)\b/i;
/** Of what is not English, more words than these are kept as written: word for word they translate badly. */
const OWN_WORDS = 2;
const NOTHING = /(?!)/;

const ownWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** "S/M/L", "(bass, shouting, chairs)", "paid or owing". */
function valuesOf(says: string): string[] | undefined {
  const either = EITHER.exec(says);
  const inside = BRACKETED.exec(says)?.[1];
  const listed =
    SLASHED.exec(says)?.[1]?.split('/') ??
    (either ? [either[1] ?? '', either[2] ?? ''] : inside?.includes(',') ? inside.split(',') : undefined);
  const values = listed?.map((value) => value.trim().toLowerCase()).filter(Boolean);
  return values && values.length > 1 && values.length <= VALUES_MAX ? values : undefined;
}

const EITHER = pattern(/^([\p{L}-]{2,}) (?:or|oder|ou|o) ([\p{L}-]{2,})$/u);
const SMALL = new Set(
  'was were is are be been it there he she they i we you did do does had has of the a an my our'.split(' '),
);
/** What a question asks for, by its word: "how loud" is the loudness. */
const MEASURED: Record<string, string> = dictionary({
  loud: 'loudness',
  strong: 'strength',
  bad: 'severity',
  long: 'duration',
  high: 'height',
  deep: 'depth',
  much: 'amount',
  many: 'count',
  old: 'age',
  far: 'distance',
  often: 'frequency',
  sure: 'certainty',
  full: 'fullness',
});

function nameOf(words: readonly string[], text: string, values: readonly string[] | undefined): string | undefined {
  if (values && EITHER.test(text)) return values.some((value) => STATE.test(value)) ? 'status' : 'kind';
  const by = /^who (?:\w+ )?(\w+ed|bought|brought|cut|took|paid|fed|made|gave|sent|wrote|saw|found|sold|drove)\b/.exec(
    text,
  )?.[1];
  if (by) return `${by}By`;
  const kept = words
    .filter((word) => !SMALL.has(word) && (!determiners.has(word) || word === 'which' || word === 'what'))
    .map((word) =>
      word
        .normalize('NFD')
        .replace(/ß/g, 'ss')
        .replace(/[^a-z0-9]/g, ''),
    )
    .filter(Boolean);
  const [first, second] = kept;
  if (first === 'how' && second === undefined) return text.includes('many') ? 'count' : 'amount';
  if (first === 'how' && second && MEASURED[second]) return MEASURED[second];
  const asked = second !== undefined && /^(?:which|what|how)$/.test(first ?? '') ? kept.slice(1) : kept;
  const parts = asked.slice(0, NAME_WORDS_MAX);
  if (parts.length === 0) return values ? sided(values) : undefined;
  const [head = '', ...more] = parts;
  const joined = (more.length === 0 ? singular(head) : head) + more.map(capitalised).join('');
  if (/^\d/.test(joined) || joined.length < 2) return undefined;
  return ALONE[joined] ?? joined;
}

const STATE = /^(?:paid|unpaid|owing|open|done|due|ready|wait|waiting|late|bezahlt|offen|pagado|pago|payé)/;
/** A question alone, by what it asks for. */
const ALONE: Record<string, string> = dictionary({
  who: 'present',
  whoElse: 'present',
  when: 'happenedOn',
  where: 'place',
  wo: 'place',
  ou: 'place',
  donde: 'place',
  onde: 'place',
  wann: 'happenedOn',
  quand: 'happenedOn',
  wer: 'present',
  qui: 'present',
});

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Values without a word for what they are of: "left, right or both" is the side. */
const sided = (values: readonly string[]) =>
  values.some((value) => /left|right|links|rechts/.test(value)) ? 'side' : undefined;
