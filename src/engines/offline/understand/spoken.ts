import { spokenLanguages } from '../knowledge/words/spoken.ts';
import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';
import { tellLanguage } from './tell-language.ts';

/** What stands before a language that screens or voices must speak: "screens in", "interface en", "ekrany po". */
const BEFORE = pattern(
  /(?<!\p{L})(?:half|(?:half|most|some|many) of (?:them|us|(?:my|our|the) \p{L}+)|halb|moitié|mitad|metade|in|en|em|auf|auf|w|po|på|op|both|reads?|understands?(?: only)?|speaks?|spricht|bilingual|trilingual|languages?:?|sprachen?:?|idiomas?:?|langues?:?|screens?:?|interface:?|ui:?|texts?:?|labels?|oberfläche:?|bildschirme?:?|pantallas?:?|interfaz:?|telas?:?|ekrany:?)(?: (?:brazilian|european|mexican|latin american|swiss|austrian|canadian|british|both|plain|simple|easy|einfachem|einfacher|einfaches|fácil|simple|clear|the|el|le))?\s?$/iu,
);
/** What follows one: "German screens", "Welsh version", "deutschsprachige Oberfläche". */
const AFTER = pattern(
  /^,? (?:both|equally)(?!\p{L})|^\s(?:mein|me|mai)(?!\p{L})|^\s(?:for (?:her|him|them|those|the (?:others?|rest|old))|comes first|stands first|(?:is|are) (?:a must|needed|required)|first(?=,| and|[.;]|$))(?!\p{L})|^e?[nrs]?(?:[- ]only)?[- ](?:screens?|interface|ui|texts?|labels?|menus?|version|speaking|language|oberfläche|bildschirme?|texte|menüs?|में|interface)(?!\p{L})|^[^.;!?]{0,50}\bon (?:every|all|each|the) screens?/iu,
);
const JOINED = pattern(
  /^\s?(?:(?:screens?|texts?|labels?|interface|first|only)?\s?(?:besides?|beside|as well as|alongside|in addition to|next to|neben|nebst|además de|além de|en plus d[eu]|oltre a|naast|obok)|,|and|or|und|oder|y|o|et|ou|e|i|en|&|\/|\+|और|, and)\s?(?:in |auf |en |em |po )?$/i,
);
const TAUGHT = /teach|learn|lesson|tutor|vocab|course|lern|unterricht|nachhilfe|aprend|clases|aulas|cours|enseign/;
/** Scripts that write no cue before the name of a language: it is named to be spoken. */
const OWN_SCRIPT = /[\u0590-\uffff]/;

/** Languages that the product speaks, by their English names, in the order of the text. */
export function readSpoken(text: string): string[] {
  const low = text.toLowerCase();
  const found = spokenLanguages()
    .flatMap(({ name, words }) => words.flatMap((word) => placesOf(low, word).map((at) => ({ name, word, at }))))
    .sort((a, b) => a.at - b.at);
  const spoken = found.map(({ word, at }) => isSpoken(low, word, at));
  // "Welsh and English": a list of languages is spoken, unless it is taught.
  for (let pass = 0; pass < 2; pass += 1)
    for (let at = 1; at < found.length; at += 1) {
      const [left, right] = [found[at - 1], found[at]];
      if (!left || !right || !JOINED.test(low.slice(left.at + left.word.length, right.at))) continue;
      if (spoken[at - 1] || spoken[at] || !TAUGHT.test(low.slice(Math.max(0, left.at - 40), left.at)))
        spoken[at - 1] = spoken[at] = true;
    }
  const unread = found.filter(({ word, at }) => isUnread(low, word, at)).map(({ name }) => name);
  const names = [...new Set(found.filter((_, at) => spoken[at]).map(({ name }) => name))];
  const read = names.filter((name) => !unread.includes(name));
  const own = unread.length > 0 && read.length === 0 ? languageOf(text) : undefined;
  return own && !unread.includes(own) ? [own] : read;
}

/** "The parents do not read English", "अंग्रेज़ी नहीं पढ़ते" */
const isUnread = (low: string, word: string, at: number) =>
  UNREAD_BEFORE.test(low.slice(Math.max(0, at - 50), at)) || UNREAD_AFTER.test(low.slice(at + word.length, at + 44));
const UNREAD_BEFORE = pattern(
  /(?:\b(?:do|does|can|did)(?:n['’]?t| not|not)|\bcannot|\bnobody|\bno one|\bnone of them|\bnever) (?:really |all |properly )?(?:reads?|speaks?|understands?|knows?|learn(?:ed|t)?|has|have|write)? ?(?:any |much |a word of )?$|(?:kein|no (?:lee[n]?|habla[n]?|entiende[n]?)|ne (?:lit|lisent|parle|parlent|comprend) pas|não (?:lê|leem|fala|falam|entende)) ?(?:inglés|en |le |l['’]|o )?$/u,
);
const UNREAD_AFTER = pattern(
  /^ ?(?:नहीं|nicht|lesen? sie nicht|no lo|não) ?(?:पढ़|समझ|बोल|जान|आती|lesen|verstehen|sprechen)/u,
);

/** The language in which the whole is written, by its English name. */
export function languageOf(text: string): string | undefined {
  const told = tellLanguage(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [], 'en');
  return told === 'en' ? undefined : NAMES[told];
}
const NAMES: Partial<Record<string, string>> = {
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
  hi: 'Hindi',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
};

/** "Dutch. Server at TransIP.": a sentence of one word. */
const isAlone = (low: string, word: string, at: number) =>
  /[.;!?]\s$|^$|\n\s*(?:[-*] )?$/.test(low.slice(0, at)) && /^\s?(?:[.;]|$|\n)/.test(low.slice(at + word.length));

const isSpoken = (low: string, word: string, at: number) =>
  OWN_SCRIPT.test(word) ||
  isAlone(low, word, at) ||
  BEFORE.test(low.slice(Math.max(0, at - 30), at)) ||
  AFTER.test(low.slice(at + word.length, at + word.length + 70));
