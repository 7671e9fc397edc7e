import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';
import { channelsOut } from './channels.ts';
import { saidAround } from './refusals.ts';
import { isNegatedAt } from './stance.ts';
import { unwantedIn } from './unwanted.ts';

/** What is ruled out in other words than "no" and "without": "videos are out", "forbids that text is sent to a language model". */
export function ruledOut(text: string): string[] {
  const medium = MEDIUM_OUT.exec(text)?.[1]?.toLowerCase();
  const untouched = UNTOUCHED.exec(text)?.[1]?.toLowerCase();
  return [
    ...(PAYS_ONCE.test(text) || SOLD_ONCE.test(text) ? ['subscription'] : []),
    ...(MODEL_OUT.test(text) || MODEL_UNWANTED.test(text) || isAiOut(text.toLowerCase()) ? ['ai'] : []),
    ...(medium ? [medium] : []),
    ...(untouched ? [untouched] : []),
    ...(ADS_OUT.test(text) ? ['ads'] : []),
    ...(PAYMENTS_OUT.test(text) || MONEY_OUT.test(text) || isPaidInCash(text) || isPaidByTransfer(text)
      ? ['online payments']
      : []),
    ...(wantsNoAccounts(text) ? ['accounts'] : []),
    ...unwantedIn(text),
    ...(SWITCHER_OUT.test(text) ? ['translation'] : []),
    ...(MAIL_OUT.test(text) ? ['email'] : []),
    ...(TALK_OUT.test(text) ? ['chat'] : []),
    ...(INK_ONLY.test(text) ? ['signatures'] : []),
    ...(SILENT.test(text) ? ['push', 'notifications'] : []),
    ...(PLACES_OUT.test(text) ? ['location', 'map'] : []),
    ...(CONTROL_OUT.test(text) ? ['control'] : []),
    ...(PHONE_ONLY.test(text) || TEXTS_OUT.test(text) ? ['sms'] : []),
    ...(TEXTS_OUT.test(text) ? ['email'] : []),
    ...channelsOut(text),
    ...(GUESSED_OUT.test(text) ? ['ai'] : []),
    ...(JUDGED_OUT.test(text) ? ['ai', 'ranking', 'scoring', 'recommendations'] : []),
  ];
}

/** "We tried AI and do not want it again" */
const isAiOut = (low: string) => placesOf(low, 'ai').some((at) => saidAround(low, at, 2) === 'out');

/** "Don't bother with a language switcher" */
const SWITCHER_OUT = /\b(?:don['’]?t bother with|no need for|skip|without|no)\b[^.;!?]{0,12}\blanguage switch/i;
/** "Forbids us to ask for email addresses" */
const MAIL_OUT =
  /\b(?:forbid\w*|must not|may not|can(?:not|['’]t)|not allowed|never|don['’]t)\b[^.;!?]{0,24}\b(?:ask|have|give|collect|store|use|know)\w*\b[^.;!?]{0,14}\be-?mail(?:s| address\w*)?\b/i;

const NONE = "(?:no|without|keine?n?|ohne|sans|pas d[e’']|aucun|sin|nada de|sem|geen|zonder|senza|niente|bez|brak)";
const PAYMENTS_OUT = pattern(
  `(?<!\\p{L})${NONE} ?(?:online[- ]?)?(?:payments?|zahlung\\p{L}*|bezahlung|bezahlfunktion|paiements?(?: en ligne)?|pagos?|pagamentos?|pagamenti|betaling(?:en)?|płatności)(?!\\p{L})(?! (?:mensual|monat|monthly|mensais|recurr|per month|info|data|terms))`,
  'iu',
);
/** "I never want to see a price or a payment in it", "no money changes hands". */
const MONEY_OUT =
  /\b(?:not|n['’]t|never|nobody may|cannot) (?:ever )?(?:move|touch|handle|hold|transfer|process|take|collect) (?:a |one |a single |any )?(?:cents?|penny|pennies|dime|rupee|euro|dollar|pound|franc|money|funds|cash)\b|\b(?:money|cash|payments?)(?: and [a-zA-Z-]+)? (?:stays?|remains?|is settled) (?:between|among|outside|off) |\bnothing (?:is|gets|will be|should be) (?:to be )?paid (?:in|through|over|via|with) (?:here|this|it)\b|\bnot a (?:penny|cent|euro|dollar|rupee|franc|single \w+) (?:moves|goes|passes|runs|flows|changes)\b|\b(?:gifts?(?: of money)?|money|donations?|payments?|cash|fees)\b (?:do|does|will|shall|must|should|may|can|is to|are to)(?:n['’]t| not|not) (?:go|run|pass|flow|move|come|be (?:handled|taken|paid))(?: in)? (?:through|via|over|into|by|with) (?:this|it|here|the (?:app|tool|system|site|page|software|program|bot))\b|पैसे? (?:का |के )?(?:कोई )?लेन-?देन[^.;!?]{0,16}(?:नहीं|न हो|मत)|\bnothing to do with money\b|\bno paying\b|\b(?:paying|payment) (?:through|over|in|on) (?:the|it|this)[^.;!?]{0,16}\bnot wanted\b|\bkeep (?:the )?(?:payments?|money) out of\b|\bni pasarelas\b|\bcobrar me encargo\b|\bnever again charged\b|\b(?:never|not|n['’]t|nobody)\b[^.,;!?]{0,16}\b(?:wants?|ever|to see|sees?)\b[^.;!?]{0,40}\b(?:payments?|checkout|prices?)\b|\b(?:no|without) (?:money|cash)\b[^.;!?]{0,24}\b(?:changes? hands|involved|anywhere|in it|moves)\b|\bno (?:prices|money)(?=[.,;!]|$)/i;
/** Paid where people meet: "in an envelope", "bar an der Kasse". */
const IN_CASH =
  /\b(?:money|cash)\b[^.;!]{0,6}\bin (?:the|a|our) (?:tin|box|jar|drawer|envelope)\b|\b(?:pays?|paid|paying|takes?|brings?|settles?|euros?|pounds?|dollars?|quid|fees?|deposit)\b[^.;!?]{0,40}\b(?:(?:in|with) cash|cash (?:on|at|in|to|only)|in an envelope|biscuit tin|at the (?:counter|door|till|desk|gate))\b|\bcash only\b|\b(?:be)?zahlt wird[^.;!?]{0,24}(?:am stuhl|vor ort|im laden|an der (?:kasse|theke)|bar\b)|\bse paga al (?:recoger|retirar)|\bna retirada\b|\bbei abholung\b|\bon collection\b|\bat pick-?up\b|\bbar (?:bezahl|an der|auf die)|\bwird bar\b|\bbarzahlung|\ben efectivo\b|\bem dinheiro\b|\ben espèces\b|\bin contanti\b|\bcontant\b/i;
/** Some pay from afar all the same. */
const BY_WIRE =
  'card cards online debit lastschrift prélèvement domiciliación stripe paypal paystack flutterwave m-pesa mpesa momo pix twint bizum blik upi wallet checkout ideal sumup karte tarjeta cartão carte überweisung überweist transfer transfers'.split(
    ' ',
  );

/** "Payment is a SEPA transfer, don't add cards": nobody pays over the product. */
function isPaidByTransfer(text: string): boolean {
  if (!CARDS_OUT.test(text) || !TRANSFER.test(text)) return false;
  const low = text.toLowerCase();
  return !ONLINE.some((word) => placesOf(low, word).some((at) => !isNegatedAt(low, at, word.length)));
}
const CARDS_OUT =
  /(?:\b(?:no|not|never|without|nor|refuse(?:s|d)? to (?:be|take|accept|touch))\b|n['’]t\b)[^.;!?]{0,18}\b(?:credit |debit |bank )?cards?\b(?! (?:reader|index|game))|\bkeine \w*karten\b|\bsin tarjetas?|\bsans cartes?\b|\bsem cart(?:ão|ões)/i;
const TRANSFER =
  /\b(?:bank|sepa|wire)[- ]?transfers?\b|\bby transfer\b|überweis|\btransferencia|\bvirement|\btransferência|\bcheques?\b/i;
const ONLINE = 'stripe paypal klarna sumup square mollie wallet checkout pix twint bizum ideal gocardless'.split(' ');

function isPaidInCash(text: string): boolean {
  if (!IN_CASH.test(text)) return false;
  const low = text.toLowerCase();
  return !BY_WIRE.some((word) => placesOf(low, word).some((at) => !isNegatedAt(low, at, word.length)));
}

/** "Never show where it was found" */
const PLACES_OUT =
  /(?:\b(?:never|not|nobody|no one)\b|n['’]t\b)[^.;!?]{0,16}\b(?:show|tell|reveal|publish|see|learn|store|know)s?\b[^.;!?]{0,14}\bwhere (?:it|they|he|she|the|a|somebody|someone|people|i|we)\b/i;
/** "The software watches only: it must never be able to switch a valve" */
const CONTROL_OUT =
  /\b(?:watches|monitors|measures) only\b|\bonly (?:watches|monitors|measures)\b|\b(?:must|may|shall|should|can|could) (?:never|not)(?: ever)? (?:be able to |be allowed to )?(?:switch|actuate|operate|control|open|close|start|stop|steer|drive|touch) (?:an?|the|any) (?:\w+ ){0,2}(?:valves?|pumps?|motors?|machines?|heaters?|heating|relays?|cooling|fans?|burners?|breakers?|plant|gates?|locks?)\b/i;
/** "Nur per Telefon" */
const PHONE_ONLY =
  /\b(?:only|nur|ausschließlich|solo|sólo|só|seulement|uniquement|solamente) (?:by|over the|via|per|am|übers|por|par|au) (?:phone|telefon|teléfono|telefone|téléphone|phone calls?|anruf|voice call)\b/i;
/** "Texts get slept through and e-mail is read by nobody, so neither of them" */
const TEXTS_OUT =
  /\b(?:texts?|sms)\b[^.;!?]{0,60}\be-?mails?\b[^.;!?]{0,60}\b(?:neither|none|no use|not those)(?: of (?:them|those|these|the two))?\b|\be-?mails?\b[^.;!?]{0,60}\b(?:texts?|sms)\b[^.;!?]{0,60}\b(?:neither|none) of (?:them|those|these|the two)\b/i;
/** "No machine guessing whatsoever" */
const GUESSED_OUT =
  /\b(?:no|without|never) (?:any )?(?:machine|computer|automatic|automated|algorithmic) (?:guess\w*|identification|recognition|judg\w+|decisions?|grading|verdicts?)\b/i;
/** "No software sorts, scores or suggests human beings" */
const JUDGED_OUT =
  /\b(?:no|nor) (?:software|machine|algorithm|computer|program|formula|robot|score)\b[^.;!?]{0,20}\b(?:sorts?|scores?|ranks?|judges?|decides?|suggests?|rates?|chooses?|picks?|selects?)\b|\bkeine? (?:software|maschine|algorithmus|programm|computer)\b[^.;!?]{0,20}(?:sortiert|bewertet|entscheidet|schlägt vor|reiht)/i;
/** "Nobody is allowed to sign with a finger on glass" */
const INK_ONLY =
  /\b(?:nobody|no one|not|never)\b[^.;!?]{0,30}\bsign(?:s|ing)? (?:with (?:a|the|their) finger|on (?:glass|a screen|the screen|a tablet))\b|\bink only\b/i;
/** "The thing must never buzz, ping or pop up", "no alerts" */
const SILENT =
  /(?:\b(?:never|not|no|without|nor)\b|n['’]t\b)[^.;!?]{0,24}\b(?:buzz(?:es|ing)?|ping(?:s|ing)?(?! (?:the|an?|our|their|url|host))|pop(?:s|ping)?[- ]?ups?|alerts?|nag(?:s|ging)?|beep(?:s|ing)?|vibrat\w*)\b(?! (?:when|if|unless|until|for|more|fatigue))/i;
/** "Nobody writes to anybody" */
const TALK_OUT =
  /\b(?:nobody|no one) (?:can |may |should )?(?:writes?|talks?|chats?|messages?|texts?)(?: to)? (?:anybody|anyone|each other|one another|the others)\b|\bno (?:talking|messaging|writing) (?:to )?each other\b|\bno way (?:for [^.;!?]{2,30} )?to (?:write|talk|chat|message|text|contact)\b/i;
const ACCOUNTS_OUT = pattern(
  `(?<!\\p{L})${NONE} ?(?:(?:user|customer|benutzer|kunden)[- ]?)?(?:accounts?|konten|log-?ins?|anmeldung|registrierung|comptes?(?: utilisateurs?)?|inscription|cuentas?|registro|contas?|cadastro|kont(?:a)?|logowania|registrazione|inloggen|inlog|senhas?)(?!\\p{L})(?! (?:receivable|payable|manager|with|mit|for|für))`,
  'iu',
);
/** "No Google login" rules out that one way in. */
const OF_ONE_FIRM =
  /\b(?:external|outside|third[- ]party|foreign|cloud|hosted|social)[- ](?:logins?|accounts?|sign-?ins?)$|\b(?:google|facebook|apple|microsoft|github|social|twitter|amazon|linkedin)[- ](?:logins?|accounts?|sign-?ins?)$/i;

function wantsNoAccounts(text: string): boolean {
  const found = ACCOUNTS_OUT.exec(text)?.[0];
  return (found !== undefined && !OF_ONE_FIRM.test(found)) || NOT_LOGGED.test(text);
}

/** "De jongens loggen niet in" */
const NOT_LOGGED = pattern(
  /\b(?:account|login|sign-?up)[- ]?(?:less|free)\b|\b(?:not|n['’]t|never) (?:want|have|need|like|wish|going) to (?:register|sign (?:in|up)|log (?:in|on)|(?:make|create|open) an? account)\b|(?<!\p{L})(?:pas|ni|no|não|nicht|nie)(?!\p{L})[^.;!?]{0,34}(?:créer un compte|crear una cuenta|criar (?:uma )?conta|konto anlegen|zakładać konta)|\bno (?:signing|logging)[- ]?(?:in|up)\b|\b(?:nobody|no one) (?:ever )?registers\b|\bnothing (?:that|which) (?:asks|makes|forces|wants|tells)[^.;!?]{0,16} (?:log|sign|register)|\bnadie se (?:apunta|registra|identifica)\b|\bloggen (?:\w+ )?niet in\b|\bniemand (?:soll|will|muss) sich (?:anmelden|einloggen|registrieren)|\b(?:nobody|no one) (?:ever )?(?:(?:should|wants to|will|has to|needs to) (?:log|sign)|logs|signs) (?:in|up)\b/iu,
);
const ADS_OUT =
  /\b(?:zero|z[ée]ro|no|null|keine?|ohne|sans|sin|sem|senza|geen|bez) (?:ads\b|adverts?\b|advertising|werbung|pub\b|publicit|publicidad|propaganda|an[úu]ncios|reklam)/i;
/** "I do not want to touch cards in any form" */
const UNTOUCHED =
  /\b(?:not|n['’]t|never) (?:want|wish|like|going|plan) to (?:touch|handle|accept|take|deal with|process|see|store|hold) (?:any |the )?(cards?|cash|photos?|videos?|passwords?|ads|cookies|payments?)\b/i;
const MEDIUM_OUT =
  /\b(photos?|pictures?|videos?|chats?|ads|adverts|cookies|payments?|subscriptions?|accounts?|logins?|maps?|gps|voice|push(?: notifications?)?|sms|texts|e-?mails?|calls|qr codes?) (?:is|are) (?:ruled out|excluded|off limits|out|useless|pointless|no (?:good|use|help)|banned|forbidden|prohibited|taboo|a no-go|not (?:allowed|wanted|permitted|welcome))\b/i;
const MODEL_OUT = pattern(
  /\bnone of (?:this|that|the|your) (?:ai|chatgpt|llm)|(?:\b(?:forbid|prohibit|ban|refuse|exclude)\w*|\b(?:must|may|can|shall|should|will) (?:not|never)|\bnot allowed|\bverbiet\p{L}*|\binterdi\p{L}*|\bproh[ií]b\p{L}*|\bpro[ií]b\p{L}*)[^.;!?]{0,70}(?:language model|\bllms?\b|\bai\b|\bgpt|chatgpt|openai|sprachmodell|\bki\b|\bia\b)/iu,
);

const MODEL_UNWANTED = pattern(
  /\bai (?:slop|crap|garbage|nonsense|hype|rubbish|bs)\b|(?<!\p{L})(?:no|without|don['’]?t want|do not want|never|kein\p{L}*|ohne|sans|pas d['’e]|sin|nada de|sem|senza|geen|zonder|bez)(?!\p{L})[^.;!?]{0,20}(?:artificial intelligence|künstliche\p{L}* intelligenz|intelligence artificielle|inteligencia artificial|inteligência artificial|intelligenza artificiale|sztucznej inteligencji|robots? (?:writ|answer)|machine translation|computer (?:mak|writ|decid|invent|com)|language model|sprachmodell|chatgpt)|\b(?:not|n['’]t|never|nothing|no one|nobody)\b[^.;!?]{0,40}\b(?:with|by|using|through) (?:an? |any |some )?(?:ai|language models?|llms?)\b|\b(?:leave|keep)\b[^.;!?]{0,16}\b(?:ai|llms?|gpt|language models?|machine learning)\b[^.;!?]{0,8}\bout\b/iu,
);

/** "Sold once for 9 dollars", "ten-class cards instead of a monthly fee" */
const SOLD_ONCE = pattern(
  /\b(?:sold|paid|bought|pay|buy|purchased?|charged?) (?:only |just )?(?:once|one time|a single time)\b(?! (?:a|per|every|each)\b)|\bone[- ](?:off|time) (?:purchase|price|licen[cs]e)\b|\bperpetual licen[cs]e|\blifetime licen[cs]e|einmal(?:ig)? (?:zahlen|kaufen|bezahl\p{L}*)|licence (?:payée|achetée) une (?:seule )?fois|(?:instead of|rather than|en vez de|en lugar de|em vez de|au lieu d['’e]|statt|anstatt|anstelle) ?(?:an? |una? |uma? |eine[nrms]? )?(?:monthly (?:fee|charge|plan|payment)s?|subscription|cuota mensual|mensualidad|abonnement|abo(?!\p{L})|assinatura|mensalidade|monatsbeitr\p{L}+|monatliche\p{L}* \p{L}+)|(?:abonnements?|suscripción|assinatura|abo|subscriptions?)(?!\p{L})[^.;!?]{0,34} (?:n['’]en veu\p{L}+ p(?:as|lus)|no la? quier\p{L}+|não quer\p{L}+|will (?:hier )?(?:keiner|niemand)|nobody wants)|\bfree of\b[^.;!?]{0,40}\b(?:monthly fees?|subscriptions?)/iu,
);

/** Wants nothing that is paid again and again, in other words than "no subscription". */
const PAYS_ONCE = pattern(
  /\b(?:refuse|none of (?:that|this|the)|don['’]t want|won['’]t|will not|hate|no|not|never|without|nicht|kein\p{L}*|ohne|sans|pas d['’e]|sin|sem|geen|senza|bez|ingen)\b[^.;!?]{0,24}(?:subscri|\babo\b|abonn|suscrip|assinatura|mensualit|monatlich (?:zahlen|bezahlen)|pay(?:ing)? (?:monthly|every (?:single )?month|per month|each month)|monthly (?:fee|payment|charge|plan))/iu,
);
