import { readConnections } from '../knowledge/texts.ts';
import { lazy } from '../language/lazy.ts';
import { placesOf } from '../language/stands.ts';
import { wordsIn } from '../language/words-in.ts';
import { learnedOdds } from './learned-odds.ts';
import { stanceKeys } from './stance-keys.ts';

/** What people say where the connection fails them, in the languages that ideas come in. */
const NET =
  'wlan|w-?lan|netz|empfang|handyempfang|handynetz|réseau|señal|cobertura|rede|sinal|rete|segnale|campo|zasi[ęe]gu?|sieci|internetu?|bereik|सिग्नल|नेट|नेटवर्क|इंटरनेट|टावर';
const NO =
  'kein\\p{L}*|nicht|nein|weder|ohne|pas|aucune?|jamais|sin|nunca|não|nenhuma?|sem|non|mai|senza|nie ma|brak|bez|geen|niet|नहीं|बिना|गायब';
const offline = lazy(
  () =>
    new RegExp(
      [
        `(?<!\\p{L})(?:${NO})(?!\\p{L})(?!\\s(?:ins?|im|au|sur|aux|en|na|no|to|on|via)\\s)[^.,;!?।]{0,18}?(?<!\\p{L})(?:${NET})(?!\\p{L})|(?<!\\p{L})(?:${NET})(?!\\p{L})[^.,;!?।]{0,20}?(?<!\\p{L})(?:${NO})(?!\\p{L})`,
        /(?:sinal|señal|signal|internet|rede|réseau|netz)[^.;!?]{0,14} (?:só em|solo en|seulement à|nur in|only in)|(?:नेट|नेटवर्क)[^।.]{0,24}ही आता|\b(?:network|signal|reception|coverage) (?:\w+ ){0,3}bars?\b|\b(?:wifi|wlan|internet|network|signal|connection|réseau)\b[^.;!?]{0,16} (?:is|ist|es|est|è) (?:a |un |une |ein )?(?:joke|chiste|witz|blague|barzelletta|disaster|desastre|lottery)|\binternet (?:llega|viene|hay|sólo|solo) (?:los|cuando|un día|una vez|dos veces)|\b(?:internet|wifi|signal|network) (?:comes|arrives|is there) only\b|\b(?:no|without|not any) (?:reliable|stable|decent|proper|working|real|steady|usable) (?:internet|signal|network|connection|wi-?fi|coverage|reception)\b|\bnot (?:a|one) (?:whisper|trace|hint|scrap|shred|single bar|bar) of (?:an? )?(?:signal|reception|network|internet|coverage|wi-?fi)\b|\b(?:zero|no|0|not a single|not one|hardly any) bars?\b|\bquando ha voglia\b|\bse va (?:el|la) (?:wifi|internet|red|luz|señal)|ça (?:ne )?capte pas|capte (?:pas|mal)|\boffline\b|\bcatch(?:es)? up (?:later|with the office|when|once|in port)|(?:r[ée]seau|netz|signal|internet|reception|empfang|cobertura)[^.;]{0,24} (?:une heure|one hour|an hour|eine stunde|una hora)|out (?:at|on the) (?:sea|water)|without (an? |any )?(internet|signal|network|connection|reception|coverage|wi-?fi)/,
        /\bout of (?:mobile |phone |cell )?(?:coverage|reception)\b|\b(?:eats?|swallows?|kills?|blocks?) (?:the |all |any |every )?(?:signal|reception|coverage|wi-?fi)\b|\b(?:wi-?fi|internet|network|mobile data) (?:turned |switched )?off\b|\bin (?:flight|aeroplane|airplane) mode\b/,
        /(?:netz|wlan|internet|empfang|verbindung|leitung)(?: \S+){0,2} (?:weg|tot|ausgefallen|ausfällt|zusammenbricht|fort)(?![a-zäöüß])|\b(?:when|if|while|whenever) (?:the |our )?(?:network|internet|wi-?fi|line|connection|signal) (?:is (?:down|out|away|gone|dead|off)|goes (?:down|out|away|dead|off)|drops|fails|cuts out)|quand (?:le réseau|internet|la connexion) (?:tombe|coupe|est coupée?)|cuando se (?:cae|va) (?:la red|internet|el internet|la conexión)|quando (?:a internet|a rede|a conexão) cai|(?:sinal|señal) (?:some|cai|falha|desaparece|se pierde|se va|se corta)(?![a-z])|(?:इंटरनेट|नेट) [^।.]{0,20}(?:चला )?जाता (?:है|रहता)/,
        /\b(?:one|two|half a|hardly any|barely any|few) bars? (?:of signal|of reception|at best)\b|\bw\/o (?:internet|signal|wi-?fi|network)|\b(?:network|signal|internet|reception|wi-?fi|coverage|connection|power) (?:comes and goes|ends|stops|runs out|does(?:n['’]t| not) reach|reaches only|is a rumou?r|is a luxury)\b/,
        /\bas (?:much|little) (?:phone |mobile )?(?:signal|reception|coverage|internet|wi-?fi|network) as\b/,
        /\b(?:on|by) (?:a |the )?(?:usb |memory )?stick\b|\b(?:in|through) (?:a |the )?(?:\w+ )?tunnels?\b|\bno (?:network )?cable\b/,
        /(?:connessione|connexion|conexi[óo]n|conex[ãa]o|verbindung|connection)[^.;!?]{0,30}(?:un giorno s[ìi]|a giorni|jour sur|every other day|un d[ií]a s[ií]|dia sim|mal da)/,
        /\b(?:neither|nor) (?:\w+ )?(?:signal|wi-?fi|internet|reception|coverage|network|connection)\b/,
        /\b(no|zero|dead|bad|poor|weak|patchy|spotty|lousy|flaky|unreliable) (internet|signal|network|connectivity|connection|reception|coverage|wi-?fi)\b/,
        /\bno (phone |mobile |cell )(signal|network|reception|coverage)\b|\bno bars\b|\bdead (zone|spot)s?\b/,
        /\b(internet|router|wi-?fi|network|connection|signal) ((is|goes|went|was) (down|off|out|dead|bad|weak|lost|gone)|drops|fails|dies|stops|breaks|cuts out)\b|\b(?:internet|router|wi-?fi|network|connection|signal)\b[^.;!?]{0,40} (?:always|often|sometimes|usually|regularly|constantly|never) (?:dies|drops|fails|works|breaks|goes|cuts|holds)\b/,
        /(ohne|kein|keinen|kaum|schlechtes|schlechten) (internet|netz|empfang|wlan|handyempfang|mobilfunk)|funkloch/,
        /(sin|no hay|no llega(?: la| el)?|se corta( la| el)?) (internet|se[ñn]al|cobertura|conexi|wifi)|(cobertura|internet|se[ñn]al)[^.;]{0,30} (es|est[aá]) (mal|p[eé]sim)/,
        /(sans|pas de|pas d') ?(internet|r[ée]seau|wifi|connexion)|hors[- ]ligne/,
        /(?:n[ãa]o|not|no|nicht|pas)[^.;!?]{0,14}(?:depende?r?|rely|dépendre|abhäng\w*)[^.;!?]{0,8} (?:d[ea] |on |of |von |du |vom )?(?:la |the |l['’])?(?:internet|rede|red|network|netz|réseau|wifi)/,
        /internet[^.;]{0,20} (?:cai|falha|oscila|se (?:cae|corta)|falla|coupe|saute|fällt aus)/,
        /(sem|n[ãa]o tem|n[ãa]o h[áa]|n[ãa]o pega) (internet|conex|sinal|rede)|internet[^.;]{0,30} [ée] ruim/,
        /(senza|non c'[èe]) (internet|rete|campo|segnale|connessione|linea)|(zonder|geen|nauwelijks) (internet|bereik|wifi|verbinding)|(bez|nie ma|brak) (internetu|zasi[ęe]gu|sieci)/,
        /(?:इंटरनेट|नेट|नेटवर्क|बिजली)[^।.;]{0,14}(?:चला जाए|चली जाए|जाए|कट|बंद|न हो|ना हो)[^।.;]{0,10}(?:तो|फिर) भी|बिना (इंटरनेट|नेट)|(इंटरनेट|नेट) के बिना|(इंटरनेट|नेट|नेटवर्क)[^।.]{0,15}नहीं|नेटवर्क (कमज़ोर|कमजोर|नहीं)|(?:इंटरनेट|नेट|नेटवर्क)[^।.]{0,24}(?:घंटा|घंटे|चला जाता|जाता|कभी-कभी|कभी कभी)|ऑफ़?लाइन|离线|没有网络|オフライン/,
      ]
        .map((one) => (typeof one === 'string' ? one : one.source))
        .join('|'),
      'iu',
    ),
);

/** Words for a connection, wherever ideas come from: what is said around them tells whether there is one. */
const CONNECTIONS = wordsIn(
  `internet wi-fi wifi network signal reception online 4g 5g lte 3g coverage connection connectivity broadband uplink router modem bars mobile_data hotspot mast offline
  airplane_mode flight_mode dead_zone dead_spot dead_zones dead_spots wlan netz empfang netzwerk mobilfunk verbindung handynetz handyempfang funkloch funkschatten flugmodus leitung
  réseau réseaux connexion couverture débit hors_ligne cobertura señal conexión rede sinal conexão ligação rete connessione copertura campo segnale
  नेटवर्क इंटरनेट नेट सिग्नल कवरेज`,
).map((word) => word.replace('_', ' '));

/** From so probable on there is none, whatever no rule says; so improbable there is one, whatever a rule says. */
const [SURELY_NONE, SURELY_SOME] = [0.9, 0.1];
/** How far around the word the rule is asked, characters. */
const REACH = 160;

/** Every sign of whether the connection that is named at this place of a text in lower case is wanting. */
export function connectionSigns(low: string, at: number, length: number): string[] {
  const around = low.slice(Math.max(0, at - REACH), at + length + REACH);
  return [offline().test(around) ? '=ruled' : '=silent', ...stanceKeys(low, at, length)];
}

const wantingOdds = learnedOdds(readConnections);

/** "No online payment" speaks of what is done there, and of no connection. */
const DONE_ONLINE =
  /^[- ](?:payments?|pay|paying|shops?|stores?|bookings?|forms?|sales?|courses?|banking|orders?|ordering|checkout|appointments?|meetings?|ads?|catalogues?|games?)\b/;

/** The work must go on without a connection. Linear in the length of the text. */
export function isOffline(text: string): boolean {
  const low = ` ${text.toLowerCase()} `;
  const odds = CONNECTIONS.flatMap((word) =>
    placesOf(low, word)
      .filter((at) => word !== 'online' || !DONE_ONLINE.test(low.slice(at + word.length)))
      .map((at) => wantingOdds(connectionSigns(low, at, word.length))),
  );
  if (odds.some((one) => one >= SURELY_NONE)) return true;
  return offline().test(text) && !(odds.length > 0 && odds.every((one) => one <= SURELY_SOME));
}
