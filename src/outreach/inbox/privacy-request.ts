import { plain } from './automatic/calendar-names.ts';

// What people write who ask for something under a privacy law: the law by its name, a right by its name, or a demand about
// "my data", in the languages whose replies are read. No list of wordings: what is near to one is left to a person.

/** Characters that are read. */
const READ_MAX = 10_000;

/** GDPR and its names, CCPA and CPRA, LGPD, PIPEDA, POPIA, KVKK, the Russian law; articles 15, 17 and 21 of the GDPR. */
const LAW =
  /(?<![\p{L}\p{N}])(?:u?k?-?gdpr|rgpd|ds-?gvo|rodo|ccpa|cpra|lgpd|pipeda|popia|kvkk|dsars?|152-фз|data protection act|datenschutz-?grundverordnung|data subject|(?:art(?:icle|ikel|iculo|icolo|igo|\.)?|§) ?(?:15|17|21) (?:\p{L}{1,30} ){0,3}(?:gdpr|rgpd|ds-?gvo|avg|rodo))(?![\p{L}\p{N}])/u;

/** A wish that data be erased. */
const ERASURE = new RegExp(
  [
    '(?:delet|eras|remov|destroy|wip|purg)\\p{L}{0,20} (?:\\p{L}{1,30} ){0,4}(?:my|our) (?:\\p{L}{1,30} ){0,2}(?:data|information|details|records?)',
    '(?:delet|eras|remov|destroy)\\p{L}{0,20} (?:all |any |the )?(?:\\p{L}{1,30} ){0,2}(?:data|information) (?:\\p{L}{1,30} ){0,3}(?:about|on|concerning|relating to) (?:me|us)',
    'right to (?:be forgotten|erasure)|right of erasure|recht auf (?:vergessen|loschung)|droit a l.(?:oubli|effacement)|derecho (?:al olvido|de supresion)|diritto all.oblio|direito ao esquecimento|recht op vergetelheid|prawo do bycia zapomnianym|ratten att bli glomd|retten til at blive glemt|pravo byt zapomenut|право на забвение|unutulma hakk',
    '(?:losch|entfern|vernicht)\\p{L}{0,20} (?:sie )?(?:bitte )?(?:\\p{L}{1,30} ){0,2}(?:meine|unsere|meiner|unserer) (?:\\p{L}{1,30} ){0,2}daten|(?:meine|unsere) (?:\\p{L}{1,30} ){0,2}daten (?:\\p{L}{1,30} ){0,4}(?:zu )?(?:losch|entfern)',
    '(?:supprim|effac|elimin|borr|cancell|rimuov|apag|exclu)\\p{L}{0,20} (?:\\p{L}{1,30} ){0,3}(?:mes|nos|mis|nuestros|(?:i )?miei|(?:os )?meus) (?:donnees|datos|dati|dados)',
    '(?:suppression|supresion|cancellazione|eliminacao|exclusao) (?:de |dei |dos )?(?:mes|mis|miei|meus) (?:donnees|datos|dati|dados)',
    'verwijder\\p{L}{0,20} (?:\\p{L}{1,30} ){0,2}(?:mijn|onze) (?:persoons)?gegevens|(?:usun|skasow)\\p{L}{0,20} (?:\\p{L}{1,30} ){0,2}moj\\p{L}{0,20} dan\\p{L}{0,20}|(?:radera|ta bort|slet) (?:\\p{L}{1,30} ){0,2}min[ae] (?:person)?(?:uppgifter|oplysninger|data)|vymaz\\p{L}{0,20} (?:\\p{L}{1,30} ){0,2}(?:moje|me) (?:\\p{L}{1,30} )?(?:udaje|data)|удал\\p{L}{0,20} (?:\\p{L}{1,30} ){0,2}мои (?:\\p{L}{1,30} )?данные|kisisel verilerimi? (?:\\p{L}{1,30} ){0,2}sil|個人情報[^。]{0,12}(?:削除|消去)|删除[^。]{0,8}我的[^。]{0,6}(?:数据|信息|資料|资料)',
  ].join('|'),
  'u',
);

/** A wish to know what is stored, or a right by its name. */
const ACCESS = new RegExp(
  [
    '(?:what|which) (?:\\p{L}{1,30} ){0,3}(?:data|information) (?:do |have )?(?:you|your company) (?:\\p{L}{1,30} ){0,3}(?:hold|store|have|keep|process|collected)\\p{L}{0,20} (?:\\p{L}{1,30} ){0,2}(?:about|on) (?:me|us)',
    '(?:copy of|access to) (?:all )?(?:my|the) (?:\\p{L}{1,30} ){0,3}data (?:\\p{L}{1,30} ){0,4}(?:me|hold)|(?:subject|data) access request|right (?:of|to) access|do not (?:sell|share) my',
    'auskunft (?:\\p{L}{1,30} ){0,4}(?:meine|gespeicherten?) (?:\\p{L}{1,30} ){0,2}daten|datenauskunft|droit d.acces|derecho de acceso|diritto di accesso|direito de acesso|recht op inzage|inzageverzoek|prawo dostepu|registerutdrag|個人情報[^。]{0,12}開示',
  ].join('|'),
  'u',
);

export interface PrivacyRequest {
  /** `likely`: a privacy law is named in a question. */
  asks: 'no' | 'likely' | 'yes';
  /** Whether it wants data erased: then it wants no more mail either. */
  erasure: boolean;
}

/** Whether a reply asks for something under a privacy law. */
export function readPrivacyRequest(words: string): PrivacyRequest {
  const text = plain(words.slice(0, READ_MAX)).replace(/[¶\s,]+/g, ' ');
  const erasure = ERASURE.test(text);
  if (erasure || ACCESS.test(text)) return { asks: 'yes', erasure };
  if (!LAW.test(text)) return { asks: 'no', erasure: false };
  // "Are you GDPR compliant?" is about the offer, most likely.
  return { asks: /[?？]/.test(text) ? 'likely' : 'yes', erasure: false };
}
