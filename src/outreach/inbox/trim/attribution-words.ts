/**
 * How mail programs say "wrote" before a quote, in the languages they come in. Gmail's, Apple Mail's, Outlook's,
 * Thunderbird's and Zoho's own wordings; in brackets the endings some put for "he or she".
 */
const WROTE = [
  'wrote',
  'writes',
  'a [ée]crit',
  'schrieb(?: folgendes)?',
  'geschrieben',
  'escribi[óo]',
  'ha escrito',
  'ha scritto',
  'escreveu',
  'schreef(?: het volgende)?',
  'het volgende geschreven',
  'het geskryf',
  'skrev(?: følgende| följande)?',
  'skrifaði',
  'kirjoitti',
  'kirjutas',
  'napisał(?:\\(a\\)|a|/a)?',
  'napsal(?:\\(a\\)|a|/a)?',
  'napísal(?:\\(a\\)|a|/a)?',
  '(?:je )?napisa(?:o|la|l)(?:/la|\\(la\\)|/-la)?(?: je)?',
  'написал(?:\\(а\\)|а|/а)?',
  'писал(?:\\(а\\)|а)?',
  'pisze',
  'пишет',
  'пише',
  'написав(?:\\(ла\\)|/ла)?',
  'написала',
  'написа',
  'написа[оћ](?:/ла)?',
  'έγραψε',
  '(?:ezt )?írta',
  'a scris',
  '(?:şunu |şunları )?yaz(?:dı|mış)',
  'menulis',
  'đã viết',
  'viết',
  '写道',
  '寫道',
  '写到',
  'のメール',
  '(?:は|が)書きました',
  '(?:님이 )?작성',
  '님이 쓴 글',
  'เขียนว่า',
  'เขียน',
  'כתב(?:/ה|ה)?',
  'كتب(?:ت)?',
  'نوشت',
  'ने लिखा',
  '(?:pa)?rašė',
  'rakstīja',
  'va escriure',
  'escribiu',
  'idatzi du',
  'shkroi',
  'sumulat',
  'ysgrifennodd',
].join('|');

/** "wrote" in any of the languages, as a word of its own. Scripts without spaces run words together. */
export const WROTE_ANYWHERE = new RegExp(`(?<!\\p{L})(?:${WROTE})(?!\\p{L})|写道|寫道|のメール|님이`, 'iu');

/** "wrote" at the end of a line, with or without its colon. */
export const WROTE_AT_END = new RegExp(`(?:(?<!\\p{L})(?:${WROTE})|写道|寫道|のメール|작성)\\s*[:：]?$`, 'iu');

// The words before the date: "On", "Le", "Am", "Il giorno", "W dniu" …
const ON = [
  'on',
  'at',
  'le',
  'am',
  'el(?: d[ií]a)?',
  'em',
  'no dia',
  'a',
  'il(?: giorno)?',
  'in data',
  'op',
  'den',
  'd\\.',
  'på',
  'vid',
  'dnia',
  'w dniu',
  'dne',
  'dňa',
  'dana',
  'u',
  'v',
  'în(?: data de)?',
  'pe(?: data de)?',
  'la data de',
  'στις',
  'την',
  'vào(?: lúc)?',
  'pada(?: tanggal| hari)?',
  'tanggal',
  'kuupäev',
  'на',
  'в',
  'ngày',
  'ในวันที่',
  'เมื่อ',
  'בתאריך',
  'ב-?',
  'في',
  'yn',
  'op datum',
  'o',
  'ás',
  'noong',
  'در تاریخ',
].join('|');

/**
 * A line that begins as "On <date>" does: one of the words above, then a digit or the name of a day before long; or
 * the date itself, with or without a day's name before it ("ons 3 feb", "2016年2月3日", "20 окт. 2016 г.").
 */
export const STARTS_WITH_DATE = new RegExp(
  `^(?:(?:${ON})[\\s,]+(?:[^\\d<>@]{0,24}?\\d|\\p{L}{3,12}day\\b|\\p{L}{3,12}[.,])|(?:\\p{L}{1,12}[.,]{0,2}\\s+)?[(]?\\d{1,4}[\\s.,/:年년-]|ในวันที่|בתאריך)`,
  'iu',
);

/** "Quoting Ada <ada@example.com>:", as web mail programs write it. */
export const QUOTING =
  /^(?:quoting|zitat von|zitiere|citando(?: a)?|citation de|citat från|citat af|citeren van|cytowanie|quoted from)\s/iu;
