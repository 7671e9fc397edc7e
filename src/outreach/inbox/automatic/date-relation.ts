import type { DateMention } from './date-mentions.ts';

/** What a date is to an absence: the first day back, the last day away, or the day from which nobody is there no more. */
export type Relation = 'back' | 'last-day' | 'until' | 'none';

/** Characters before and after a date in which a word may say what it is. */
const REACH = 70;

// All in the form that plain() gives.
const BACK_WORDS = [
  'back|return(?:s|ing)?|again|available|availability|reachable|resum(?:e|ing)|re-?open(?:s|ing)?|in (?:the )?office (?:on|from)|in touch on|(?:reply|respond|answer) on',
  'zuruck|zuruckkehren|wieder|ruckkehr|erreichbar',
  'retour|reviens|reviendrai|rentre|rentrerai|reprise|reprend(?:s|rai|rons)?|joignable|disponible|nouveau',
  'vuelvo|volvere|volveremos|vuelta|regreso|regresare|reincorpor\\p{L}*|retomare|nuevo',
  'torno|tornero|torneremo|rientro|rientrero|ritorno|ritornero|disponibile|nuovamente|riapr\\p{L}*',
  'volto|voltarei|voltamos|regress\\p{L}*|retorn\\p{L}*|volta|disponivel|novamente',
  'terug|weer|bereikbaar|hervat',
  'wracam|wroce|wrocimy|powroce|powrot\\p{L}*|ponownie|dostepn\\p{L}*|znowu',
  'tillbaka|ater|aterkommer|tilbage|tilbake|igen|igjen|atter|tilgaengelig|tilgjengelig|nas',
  'zpet|zpatky|vratim|vracim|opet|znovu|navrat\\p{L}*',
  'вернусь|вернемся|вернёмся|возвращ\\p{L}*|вернуть\\p{L}*|выйду|выхожу|снова|вновь|доступ\\p{L}*|буду на|на связи|повернусь|повертаюсь|знову',
  'don(?:ecegim|ecegiz|us|uyorum|mus)\\p{L}*|tekrar|yeniden|geri|isbasi|ofiste olacag\\p{L}*|itibaren',
  'takaisin|palaan|jalleen|tavoitettavissa|vissza|visszater\\p{L}*|ujra|revin|inapoi|din nou|disponibil',
].join('|');
const BACK = new RegExp(
  `(?<!\\p{L})(?:${BACK_WORDS})(?!\\p{L})|戻|復帰|出社|出勤|再開|以降|返回|回来|回來|回到|恢复|恢復|上班|复工|復工|복귀|돌아|출근|재개`,
  'gu',
);

const UNTIL =
  /(?<!\p{L})(?:until|till|'til|til|through|thru|up to|bis|jusqu'(?:au|a|en)?|hasta|fino|ate|tot|t\/m|(?<!partir )do(?! dia)|tills|t\.?o\.?m\.?|indtil|do dnia|до|pana|tot en met|til og med|till och med)(?!\p{L})|(?<!\p{L})(?:по|az)(?= ?$)|至|到|直到/gu;

const INCLUSIVE =
  /inclusive|inclusief|inkl|incl\.|einschliesslich|inclus|compreso|incluso|incluido|incluida|wlacznie|включительно|dahil|och med|og med|en met|t\/m|t\.?o\.?m|through|thru/u;

// Between the two dates of a range.
const CONNECTOR =
  /^[\s,.()]{0,3}(?:-|~|to|and|until|till|through|thru|bis(?: zum| einschliesslich| inklusive)?|au|al|ate|a|tot(?: en met)?|t\/m|do|til(?: og med)?|till(?: och med)?|по|do|et|y|e|и|и до|до|から|至|到|부터)(?!\p{L})[\s,(]{0,3}(?:\p{L}{2,14}[.,]? ){0,2}(?:the |den |dem |le |el |il |al |au )?$/u;

/** What the words around a date say about it. The text went through plain(); `previous` is the date before this one. */
export function relationOf(
  text: string,
  mention: DateMention,
  previous: DateMention | undefined,
  next: DateMention | undefined,
): Relation {
  const before = lastSentence(text.slice(Math.max(mention.start - REACH, previous?.end ?? 0), mention.start));
  const after = firstSentence(text.slice(mention.end, Math.min(mention.end + REACH, next?.start ?? text.length)));
  if (mention.isRangeEnd) return isTot(text.slice(mention.start, mention.end)) ? 'until' : 'last-day';
  const between = previous ? text.slice(previous.end, mention.start) : '';
  if (previous && between.length <= 40 && CONNECTOR.test(between) && !saysBack(between)) return 'last-day';
  const back = lastMatch(before, BACK);
  const until = lastMatch(before, UNTIL);
  if (until > back) {
    // "not back until Monday" says when somebody is back.
    if (back >= 0 && until - back <= 30) return 'back';
    return limitOf(mention, before.slice(until) + after.slice(0, 25));
  }
  if (/^[')]?\p{L}{0,3} ?(?:まで|까지|kadar|tarihine kadar|asti|saakka|-?ig\b)/u.test(after)) return 'last-day';
  if (back >= 0) return 'back';
  if (NOT_BEFORE.test(before)) return 'back';
  // What stands between two dates of a sentence speaks of the second.
  const ownWords = next === undefined || SENTENCE_END.test(text.slice(mention.end, next.start));
  return ownWords && saysBack(after) ? 'back' : 'none';
}

/** Whether words say that somebody is there again. */
export function saysBack(words: string): boolean {
  return words.search(BACK) >= 0;
}

/** Whether "until" a day includes it: a date, yes; the Dutch "tot", no; in English "until Thursday" means back then. */
function limitOf(mention: DateMention, around: string): Relation {
  if (INCLUSIVE.test(around)) return 'last-day';
  if (isTot(around)) return 'until';
  if (mention.weekday === null) return 'last-day';
  return mention.weekday === MONDAY || /^'?un?til/.test(around) ? 'until' : 'last-day';
}

/** No absence ends on one. */
const MONDAY = 1;

const NOT_BEFORE =
  /(?:(?<!\p{L})(?:not|nicht|niet|no|non|nao|pas|ikke|inte|не)|n't)(?!\p{L})[^.!?]{0,50}(?<!\p{L})(?:before|vor(?: dem)?|avant(?: le)?|antes (?:del?|do)|prima (?:del?|di)|voor|fore|for den|раньше)(?!\p{L})[^.!?]{0,20}$/u;

function isTot(text: string): boolean {
  return /(?<!\p{L})tot(?! en met)(?!\p{L})/u.test(text);
}

function lastMatch(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

const SENTENCE_END = /[!?。！？¶;]|(?<=\p{L}{4})\.(?= )/u;

function lastSentence(text: string): string {
  return text.split(SENTENCE_END).at(-1) ?? '';
}

function firstSentence(text: string): string {
  return text.split(SENTENCE_END)[0] ?? '';
}
