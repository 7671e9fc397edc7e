import { plain } from './automatic/calendar-names.ts';
import type { Concept } from './classify/concepts.ts';
import { readText } from './classify/reading.ts';

// What is sure is a law or a right by its name, and a demand to remove data, in whatever words the lexicons know. What else
// speaks of privacy, or of its author's data, is a person's to read.

/** Characters that are read. */
const READ_MAX = 10_000;

/** GDPR and its names, CCPA and CPRA, LGPD, PIPEDA, POPIA, KVKK, the Russian law; articles 15, 17 and 21 of the GDPR. */
const LAW =
  /(?<![\p{L}\p{N}])(?:u?k?-?gdpr|rgpd|ds-?gvo|rodo|ccpa|cpra|lgpd|pipeda|popia|kvkk|dsars?|152-фз|data protection act|datenschutz-?grundverordnung|(?:art(?:icle|ikel|iculo|icolo|igo|\.)?|§) ?(?:15|17|21) (?:\p{L}{1,30} ){0,3}(?:gdpr|rgpd|ds-?gvo|avg|rodo))(?![\p{L}\p{N}])/u;
/** The right to be forgotten. */
const FORGOTTEN =
  /to be forgotten|recht auf vergessen|droit a l.oubli|derecho al olvido|diritto all.oblio|direito ao esquecimento|op vergetelheid|bycia zapomnian|bli glomd|право на забвение/;
const PRIVACY =
  /privacy|personal (?:data|information)|data protection|datenschutz|personnelles|datos personales|dati personali|dados pessoais|danych osobowych|osobni\p{L}{0,6} udaj|персональн|個人情報|个人信息/u;
/** A word for each language that is read. */
const DATA =
  /^(?:data|\p{L}*daten|donnees|datos|dati|dados|\p{L}*gegevens|dane|danych|\p{L}*uppgifter|\p{L}*oplysninger|udaj[eu]|данны[ехм]|veri(?:ler\p{L}*|m))$|[数數][据據]|个人信息|データ/u;
/** One's data only where they are to be removed. */
const REMOVABLE = /^(?:information|details|records?)$/;
const DATABASE =
  /(?<!\p{L})(?:bases? (?:de )?|banc\p{L}{1,3} |baz\p{L}{1,4} )(?:datos|donn[ée]es|dados|dati|danych)/giu;

export interface PrivacyRequest {
  /** `likely`: a person must say whether it asks for anything. */
  asks: 'no' | 'likely' | 'yes';
  /** Whether it wants data erased: then it wants no more mail either. */
  erasure: boolean;
}

/** Whether a reply asks for something under a privacy law. */
export function readPrivacyRequest(words: string): PrivacyRequest {
  const read = words.slice(0, READ_MAX).replace(DATABASE, ' ');
  const text = plain(read).replace(/[¶\s,]+/g, ' ');
  const found = { asks: LAW.test(text) || PRIVACY.test(text), erasure: FORGOTTEN.test(text) };
  for (const { clauses, asks } of readText(read)) {
    for (const { concepts, words } of clauses) {
      const says = (...wanted: Concept[]) => wanted.some((concept) => concepts.includes(concept));
      const removes = says('remove', 'optout') && !says('neg');
      const isOfData = [...words, words.join('')].some((word) => DATA.test(word) || (removes && REMOVABLE.test(word)));
      // "Does it delete data?" is about the offer.
      if (isOfData && removes && (!asks || says('me', 'us', 'please', 'list'))) found.erasure = true;
      if (isOfData && says('me', 'us', 'list', 'remove', 'optout')) found.asks = true;
    }
  }
  // "Are you GDPR compliant?" is, too, most likely.
  const isSure = found.erasure || (LAW.test(text) && !/[?？]/.test(text));
  return { asks: isSure ? 'yes' : found.asks ? 'likely' : 'no', erasure: found.erasure };
}
