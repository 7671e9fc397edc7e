import type { Language } from '../knowledge/words/translations.ts';
import { pattern } from '../language/pattern.ts';
import { withoutOrders } from './clean.ts';
import type { Noun } from './nouns.ts';
import { readNoun } from './nouns.ts';
import { cutPieces } from './pieces.ts';
import { readSaidField, type SaidField } from './said-field.ts';
import { tokenize } from './tokens.ts';
import type { VerbBook } from './verbs.ts';

/** What the idea writes down of each thing of a kind: "each tool: photo, who bought it, condition 1 to 5". */
export interface FieldList {
  /** Of what; undefined where the text names nothing ("each time: …"). */
  of: Noun | undefined;
  fields: SaidField[];
  /** The list as written. */
  items: string;
  /** Each is what the thing is found by, or a single word that is logged: no step of anybody's work. */
  isSearched: boolean;
}

const LISTS_MAX = 3;
const FIELDS_MAX = 12;
const ITEM_WORDS_MAX = 8;
/** "start, pain, aura, pill, end": so many single words after "log" are what is logged. */
const MANY = 4;
const isBare = ({ says }: SaidField) => !says.includes(' ');
/** Fewer make a list only where the words before them say that it is one. */
const FEW = 2;
const ENOUGH = 3;

/** "each tool:", "Pro Durchsicht will ich aufschreiben:", "for each job:", "हर बकरी का:". */
const EACH = pattern(
  /(?<![\p{L}])(?:each|every|per|pro|jede[rsnm]?|pour chaque|de chaque|chaque|de cada|por cada|por|cada|ogni|elke|per ogni|każd\p{L}+|हर)\s(?<of>[^.;:!?,()]{2,60}?)\s?:\s(?<items>[^.;!?\n|]{8,400})/giu,
);
/** "log: who, court, score", "I note: tired 1 to 5", "je note dans un cahier : qui a payé". */
const NOTED = pattern(
  /(?<![\p{L}])(?:log|note|record|write|register|enter|jot down|write down|track|anoto|registro|noto|notiere|aufschreiben|send|keep)(?:\s\p{L}{1,30}){0,9}\s?:\s(?<items>[^.;!?\n|]{8,400})/giu,
);
/** "I note where I was, how loud it was 1 to 5, who was there". */
const QUESTIONS = pattern(
  /(?<![\p{L}])(?:note|write down|log|record|register|enter|remember|(?:want|need|like|have|love) to know|know|see|schreibe|aufschreiben|notiere|anoto|anotar|noter)\s(?<items>(?:who|where|when|how|which|what|wo|wer|wie|wann|welche\p{L}*|où|qui|quand|combien|dónde|quién|cuándo|cuánto\p{L}*|onde|quem|quando|quanto\p{L}*)\s[^.;!?\n|]{8,400})/giu,
);
/** "who was fed when, which side, how many ml, which nappy": questions alone. */
const ASKED = pattern(
  /(?:^|[.!?\n]\s+|:\s)(?<items>(?:who|which|what|when|where|how)\s[^.,;!?\n]{2,50}(?:,\s(?:and\s)?(?:who|which|what|when|where|how|since when|until when)\s[^.,;!?\n]{2,60}){2,}[^.;!?\n]*)/giu,
);
/** "parcel: from, to, size S/M/L", "Barulho: onde, a que horas": a thing and a colon at the head of a sentence or a dash. */
const HEADED = pattern(
  /(?:^|[.!?;\n]\s+|\s[-•*–—]\s)(?<of>(?:[\p{L}-]{1,30}\s){0,2}[\p{L}-]{1,30})\s?:\s(?<items>[^.;!?\n|:]{8,300})/giu,
);

/** "Registrar cada moto cuando entra (placa, kilometraje, fotos)", "each sample (depth, pH, who took it)". */
const IN_BRACKETS = pattern(
  /(?<![\p{L}])(?:each|every|jede[rsnm]?|chaque|cada|ogni|elke|każd\p{L}+|हर)\s(?<of>[^.;:!?,()]{2,40}?)(?:\s(?:when|as|on|at|cuando|quando|quand|wenn|al|bei)\s[^.;:!?,()]{2,40})?\s\((?<items>[^()]{8,300})\)/giu,
);
/** "Find a strain by genotype, plasmid or the person who made it": what is looked for by it has it. */
const FOUND_BY = pattern(
  /(?<![\p{L}])(?:find|search|look up|filter|browse)(?: for)? (?:an? |the |any |every )?(?<of>[^.;:!?,()]{2,40}?) by (?<items>(?:[\p{L} -]{2,24}, ){0,5}?[\p{L} -]{2,24}?,? (?:or|and) [\p{L} -]{2,40}?)(?=[,.;:!?)]|$)/giu,
);

/** Says what follows, and is no thing of its own: "Idea: each picker wears …". */
const LABEL =
  /(?:^|\s)(?:ideas?|wanted|needs?|features?|must|musts|rules?|to-?dos?|problem|context|note|notes|plan|mvp|wish|wishes|goal|goals|example|workflow|flow|how it works|one thing|background|constraints?|stack|requirements?|missing|question|pitch|summary|twist|catch)$/i;

/** Lists of fields that a text gives, in its order. At most three, of at most twelve fields each. */
export function fieldListsIn(text: string, language: Language | 'en', verbs: VerbBook): FieldList[] {
  const found: { at: number; list: FieldList }[] = [];
  const whole = withoutOrders(text).replace(
    /(?<![/\p{L}])(?:no|Nr|nr|No|approx|ca|max|min)\.(?=\s?[\d,:]|\s\p{Ll})/gu,
    (short) => short.slice(0, -1),
  );
  for (const [form, least] of [
    [EACH, FEW],
    [NOTED, ENOUGH],
    [QUESTIONS, ENOUGH],
    [ASKED, ENOUGH],
    [HEADED, ENOUGH],
    [IN_BRACKETS, FEW],
    [FOUND_BY, FEW],
  ] as const)
    for (const match of whole.matchAll(form)) {
      const at = match.index + match[0].length;
      if (found.some((one) => Math.abs(one.at - at) < 3)) continue;
      const said = match.groups?.items ?? '';
      const items =
        form === QUESTIONS ? whileAsked(said) : form === FOUND_BY ? said.replace(/,? or (?=[^,]*$)/, ', ') : said;
      const fields = fieldsOf(items, language);
      const telling = fields.filter(({ isField }) => isField).length;
      const isLoose = form === HEADED || form === NOTED;
      // That it is a list of what each has, the words before it say.
      const isPlain =
        form === IN_BRACKETS || form === FOUND_BY || (form === NOTED && fields.length >= MANY && fields.every(isBare));
      const acts = fields.filter(({ isAct }) => isAct).length;
      if (form === HEADED && LABEL.test(match.groups?.of ?? '')) continue;
      if (
        fields.length < least ||
        (!isPlain && telling < (isLoose ? FEW : 1)) ||
        acts > (isLoose ? 0 : 1) + (isPlain ? MANY : 0)
      )
        continue;
      found.push({
        at,
        list: {
          of: nounOf(match.groups?.of, language, verbs),
          fields,
          items,
          isSearched: form === FOUND_BY || (form === NOTED && isPlain),
        },
      });
    }
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, LISTS_MAX)
    .map(({ list }) => list);
}

/**
 * The text without its lists: what is noted of a thing is no thing, person or wish of its own. Pictures and signatures stay, since
 * something has to be done for them.
 */
export function withoutLists(text: string, lists: readonly FieldList[]): string {
  return lists.reduce((rest, { items, fields }) => {
    const types = new Set(fields.map(({ type }) => type));
    const stays = [...(types.has('file') ? ['photo'] : []), ...(types.has('signature image') ? ['signature'] : [])];
    return rest.replace(items, () => (stays.length > 0 ? `${stays.join(', ')} .` : ' . '));
  }, text);
}

function nounOf(text: string | undefined, language: Language | 'en', verbs: VerbBook): Noun | undefined {
  if (!text) return undefined;
  const [piece] = cutPieces(tokenize(text, language, language), verbs);
  if (piece?.is !== 'noun') return undefined;
  const noun = readNoun(piece.words);
  if (noun.is === 'product' && KEEPABLE.has(noun.head)) return { ...noun, is: 'thing' };
  return noun.is === 'thing' || noun.is === 'person' ? noun : undefined;
}

/** Elsewhere words for the product itself. */
const KEEPABLE = new Set([
  'tool',
  'game',
  'box',
  'page',
  'device',
  'machine',
  'program',
  'report',
  'form',
  'card',
  'entry',
]);

function fieldsOf(items: string, language: Language | 'en'): SaidField[] {
  const made = new Map<string, SaidField>();
  for (const item of itemsOf(items.replace(LEAD, ''))) {
    if (item.split(/\s+/).length > ITEM_WORDS_MAX || CLAUSE.test(item)) continue;
    const field = readSaidField(item, language);
    if (field && !made.has(field.name)) made.set(field.name, field);
  }
  return [...made.values()].slice(0, FIELDS_MAX);
}

/** Up to where something else begins than questions and single words: "…, and let colleagues request a piece". */
function whileAsked(items: string): string {
  let end = 0;
  for (const part of items.split(/(?<=,)/)) {
    const item = part
      .trim()
      .replace(/^and\s/, '')
      .replace(/,$/, '');
    if (end > 0 && !ASKS.test(item) && item.split(/\s+/).length > ITEM_FEW) break;
    end += part.length;
  }
  return items.slice(0, end).replace(/,?\s*$/, '');
}

const ITEM_FEW = 2;
const ASKS = pattern(
  /^(?:who|where|when|how|which|what|whether|since|until|wo|wer|wie|wann|welche\p{L}*|où|qui|quand|combien|dónde|quién|cuándo|cuánto\p{L}*|onde|quem|quando|quanto\p{L}*)(?!\p{L})/iu,
);

/** A sentence of its own. */
const CLAUSE = /^(?:that|so that|if|dass|wenn|si|que|qu['’]|damit|because|but|we|i|then|it|they)\s/i;
/** "every time it gets bad I note where I was": the list begins at the question. */
const LEAD = /^[^,]{0,60}\b(?:note|write down|write|log|record|enter)\s(?=(?:who|where|when|how|which|what)\b)/i;

/** Parted at commas outside brackets and at the last "and"; "left, right or both" stays one. */
function itemsOf(items: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const match of items.matchAll(/[(),]/g)) {
    if (match[0] === ',') {
      if (depth > 0) continue;
      parts.push(items.slice(from, match.index));
      from = match.index + 1;
    } else depth += match[0] === '(' ? 1 : -1;
  }
  const last = items.slice(from);
  const joined = JOIN.exec(last);
  parts.push(...(joined ? [last.slice(0, joined.index), last.slice(joined.index + joined[0].length)] : [last]));
  return merged(parts.map((part) => part.trim().replace(/^(?:and|und|et|y|e|plus)\s/i, '')).filter(Boolean));
}

/** Between two fields that both say something; never inside a bracket or a pair of values. */
const JOIN = /\s(?:and|und|et|y|e)\s(?![^(]*\))(?=\p{L}{3,})/u;

function merged(parts: string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    const choice = /^[\p{L}-]+ (?:or|oder|ou|o) [\p{L}-]+$/u.test(part);
    if (choice && before && /^[\p{L}-]+$/u.test(before))
      out.splice(-1, 1, [before, ...part.split(/ (?:or|oder|ou|o) /)].join('/'));
    else out.push(part);
  }
  return out;
}
