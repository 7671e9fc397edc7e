import { type Technology, technologies } from '../knowledge/stack/technologies.ts';
import { customers, persons } from '../knowledge/words/people.ts';
import { lawOf, namesOfTwoWords, places } from '../knowledge/words/places.ts';
import { fold } from '../language/fold.ts';
import { lastWord, singular } from '../language/inflect.ts';
import { placesOf } from '../language/stands.ts';
import { readDeadline } from './deadline.ts';
import { hostPlaces } from './host-places.ts';
import type { Amount } from './money.ts';
import { languagesOfOrigin } from './own-languages.ts';
import { type OwnUse, readOwnUse } from './own-use.ts';
import { readPrices } from './price.ts';
import { readRegulations } from './regulations.ts';
import { ruledOut } from './ruled-out.ts';
import { readScale, type Scale } from './scale.ts';
import { readSpoken } from './spoken.ts';
import { readTeam } from './team.ts';
import { readTechnologies } from './technologies.ts';
import { unwantedInGloss } from './unwanted.ts';

/** What the plan must keep to, as far as idea and context say it. */
export interface Constraints {
  /** Money for running it (per month) or for building it (once). */
  budget?: Amount | undefined;
  /** What a customer pays, when named. */
  price?: Amount | undefined;
  /** Part of each deal that the product keeps, in percent. */
  commissionPercent?: number | undefined;
  /** Paid by use without a figure: "call". */
  paidPer?: string | undefined;
  /** Who pays, as written: "parents". */
  payer?: string | undefined;
  deadlineWeeks?: number | undefined;
  /** A date that is named without its distance: "before Christmas"; the weeks are then an assumption. */
  deadlineText?: string | undefined;
  teamSize?: number | undefined;
  /** Codes of the places named, and the law that covers them. */
  places: string[];
  /** A place that is named and not known: "Gaborone". */
  elsewhere?: string | undefined;
  laws: string[];
  /** Regulations named: "GDPR". */
  regulations: string[];
  technologies: Technology[];
  forbidden: Technology[];
  /** Technologies between which the idea leaves the choice: "Go or Rust". */
  either: Technology[][];
  /** The house runs Windows servers. */
  windows: boolean;
  /** What is excluded, in the idea's words: "ads", "cloud account". */
  without: string[];
  openSource: boolean;
  free: boolean;
  selfHosted: boolean;
  /** Nothing may leave the machine or phone of the one who uses it: there is no server. */
  localOnly: boolean;
  /** The language model runs in the house. */
  ownModel: boolean;
  /** How much there is of what, in the idea's own figures. */
  scale: Scale[];
  /** The first of these that counts people. */
  users?: number | undefined;
  /** The tool is for the writer's own house or work, not for sale. */
  ownUse?: OwnUse | undefined;
  /** Human languages the product speaks, by their English names. */
  languages: string[];
  /** How people are to sign in, where the idea says so. */
  signIn?: 'link' | 'passkey' | 'pin' | undefined;
}

/** Reads constraints from the clean text and its gloss; `lemmas` are its folded words, `negated` the negated phrases. */
export function readConstraints(text: string, gloss: string, lemmas: string, negated: string[]): Constraints {
  const both = gloss === '' ? text : `${text}\n${gloss}`;
  const prices = readPrices(text);
  const deadline = readDeadline(text);
  const { named: technologiesNamed, avoided, either } = readTechnologies(text, gloss, lemmas);
  const ownModel = OWN_MODEL.test(both);
  // Who names a model of the house rules out only those of others.
  const without = [
    ...negated.map((phrase) => phrase.replace(CHIT, '')),
    ...ruledOut(both),
    ...unwantedInGloss(gloss),
  ].filter((phrase) => !(ownModel && phrase === 'ai') && !CIRCUMSTANCE.test(phrase));
  const forbidden = technologies().filter(
    (technology) =>
      avoided.includes(technology) || isForbidden(technology, without, technologiesNamed.includes(technology)),
  );
  const named = [
    ...hostPlaces(both),
    ...lemmas.split(' ').flatMap((word) => codeOf(word, text)),
    ...placesOfTwoWords(`${lemmas} ${fold(text).replace(/[^\p{L}]+/gu, ' ')} `),
  ];
  const wanted = [...new Set(named)].filter((code) => !isUnwanted(code, both));
  // Whoever wants no American host, and writes in no language of Asia, is served in Europe.
  const atHome = wanted.length === 0 && !OF_ASIA.test(gloss) && FOREIGN_RULED_OUT.test(both);
  const codes = atHome ? ['EU'] : wanted;
  const scale = readScale(lemmas);
  const regulations = readRegulations(text);
  return {
    budget: prices.budget,
    price: prices.price,
    commissionPercent: prices.commissionPercent,
    paidPer: prices.paidPer,
    payer: prices.payer,
    elsewhere: codes.length > 0 ? undefined : unknownPlace(text),
    deadlineWeeks: deadline.weeks ?? (deadline.date === undefined ? undefined : weeksTo(deadline.date)),
    deadlineText: deadline.date,
    teamSize: readTeam(text).size,
    places: codes,
    laws: [...new Set([...codes.map(lawOf), ...regulations.laws])],
    regulations: regulations.names,
    technologies: technologiesNamed.filter(
      (technology) => !forbidden.includes(technology) && !isLikened(technology, text),
    ),
    forbidden,
    either,
    windows: /\bwindows[- ](?:servers?|machines?|server 20\d\d|hosts?)\b|\bon windows\b/i.test(text),
    without: [...new Set(without)].slice(0, 12),
    openSource:
      /\bopen[- ]?sourced?\b|\bfoss\b|\blogiciels? libres?|software libre|\bfreie software|\bMIT licen|\bGPL\b/i.test(
        both,
      ),
    free: isFree(text) && prices.price === undefined && !prices.willing && prices.commissionPercent === undefined,
    selfHosted:
      /\bself[- ]?host|\b(?:host(?:ed|s)?|runs?|running|lives?|sits?)(?: it| this| everything| the (?:bot|thing|app|server))? on (?:my|our|an?|the|his|her) (?:(?:old|spare|little|own|own little|home|existing|used|small|dusty) )*(?:laptop|pc|mac mini|nuc|desktop|homelab|home ?server|home lab|thinkpad|thin client|mini ?pc)\b|\bon[- ]?prem|\bintranet\b|\bair[- ]?gapped\b|(?:in|on|inside) (?:our|the) (?:own )?(?:plant|company|factory|hospital|school|house) network|own (?:server|hardware|data ?cent(?:er|re))|\bnothing runs in (?:somebody|someone) else['’]s\b|(?:servers?|machine|computer|box|it) (?:stands? )?in (?:the|our) (?:basement|cellar|cupboard|attic|back[- ]?(?:room|office)|office|building|closet|rack|workshop|garage|house|shed|shop|practice|clinic|parish|loft)|\b(?:on|with|from) (?:a|one|our|the|my) (?:old |small |little |spare )?(?:box|pc|server|mini ?pc|nuc) in (?:the|our|my) [a-z]+|(?:server|rechner)\b[^.;!?,]{0,16}\b(?:bei uns|im haus|im büro|im rathaus|in der (?:praxis|schule|kanzlei|firma|werkstatt))|(?:can(?:not|['’]t)|(?:may|must|can|will|shall|should) (?:not|never)(?: ever)?|never(?: ever)?|(?:has|have|had) never) (?:leaves?|left) (?:the|our) (?:hospital|building|school|company|plant|house|office|ward|practice|clinic|station|site|premises)|\bno route to the (?:outside|internet|world)|(?:server|machine|box|pc|rack)s? in (?:the|our|my) (?:\w+ )?(?:room|hall|barn|kiosk|booth|cabinet|pantry|stairwell|sacristy|vestry|kitchen)\b|\bon (?:the|my|our|a) nas\b|server ?room|serverraum|(?:kommunale[nms]|eigene[nms]|unserem) rechenzentrum|serwerowni|nasz\w+ serwer|salle serveur|(?:state|municipal|company|city|council)(?:['’]s)? data ?cent(?:er|re)|eigen server|eigene[nrms]? (?:server|hardware|rechenzentrum)|propio servidor|(?:may|must|can)(?: ?not|n['’]t) leave (?:the |our |my )?[\w'’ ]{0,24}(?:machines?|servers?|network|campus)\b|\bon (?:our|my|the) own (?:\w+ )?(?:servers?|machines?|box|hardware)\b|\bon our (?:\w+ )?rack\b|\b(?:pc|computer|computador|rechner|ordenador)\b[^.;!?]{0,40}\b(?:vira|becomes|wird|serves as) (?:o |the |der |el |our )?(?:server|servidor)|\bleaves? the (?:house|office|building|firm|practice|company|clinic)\b[^.;!?]{0,6}\bnot\b|\bnot leave the (?:house|office|building|firm|practice|company|clinic)\b|\bconnect(?:ed)? to nothing\b|(?:auf|nur auf) (?:dem|unserem|einem) (?:eigenen )?(?:rechner|server|pc)\b[^.;!?]{0,6}\b(?:im|in der|in)\b|serveurs? (?:de l['’]|du |de la |des |de notre )(?:h[oô]pital|mairie|[ée]cole|entreprise|commune|soci[ée]t[ée]|maison|service|lyc[ée]e|universit[ée])|(?:servidor|ordenador|servidores) (?:municipal\w*|del? (?:la |el )?(?:taller|ayuntamiento|oficina|empresa|colegio|hospital|universidad|cl[ií]nica|casa))|servidor (?:é o que )?(?:está|fica) (?:na|no)|(?:servidor|computador) (?:da|do) (?:prefeitura|câmara|escola|hospital|empresa|escritório|oficina)|कंप्यूटर से बाहर|server (?:nella|in) (?:cantina|sede|ufficio)|(?:läuft|laufen|steht|stehen|betrieben)\b[^.;!?]{0,24}\bim keller|behind (the|our) firewall/i.test(
        both,
      ),
    localOnly: (LOCAL_ONLY.test(both) || isAlone(without)) && !SEVERAL.test(both),
    ownModel,
    scale,
    users: scale.find(({ of }) => isPeople(of))?.value,
    ownUse:
      readOwnUse(text, prices.commissionPercent !== undefined || prices.price !== undefined) ??
      (prices.willing ? { house: 'business', kind: 'work' } : undefined),
    languages: [...new Set([...readSpoken(text), ...languagesOfOrigin(text)])],
    signIn: PIN.test(both) ? 'pin' : PASSKEY.test(both) ? 'passkey' : LINK.test(both) ? 'link' : undefined,
  };
}

const CHIT = / (?:pls|plz|please|thanks|thx|either|anymore|any more|ever|bitte)$/;

/** How it is there, not what must not be: "there is no signal inside", "no reason to". */
const CIRCUMSTANCE =
  /^(?:(?:mobile|phone|cell|internet|wifi|wi-fi) )?(?:signal|reception|coverage|connection|network|internet|wi-?fi|bars?|reason|circumstance|way|time|idea|home|money|pay|answer|discussion|diskussion|debate|mind|go|part|luck|clue)$/;

/** "Stripe for scope 3": a product is likened to it, not built with it. */
const isLikened = ({ words }: Technology, text: string) => {
  const named =
    /(?:^|[.!?]\s+|\b(?:an?|the|like|as|is|be)\s+)(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?) (?:but )?for (?!(?:sign|log|auth|payments?|paying|hosting|search|mail|e-?mails?|sms|storage|files|the (?:database|login|money|payments|cards)|analytics|maps?|invoic|cards?|donations|everything|all|(?:the |our |its )?(?:\p{L}+ )?(?:app|backend|front-?end|server|client|api|bot|script|firmware|code|jobs?|cli|web|website|site|mobile|desktop|device|ui))\b)\p{Ll}/u.exec(
      text,
    )?.[1];
  return named !== undefined && words.includes(named.toLowerCase());
};

/** "us" is a place only when written as one. */
function codeOf(word: string, text: string): string[] {
  const code = places().get(word);
  return code === undefined || (word === 'us' && !/\b(US|U\.S\.)(?!\w)/.test(text)) || isOfPeople(word, text)
    ? []
    : [code];
}

/** "My brother in Canada", "the carers are from Poland": where somebody is or comes from, not where the product is. */
const isOfPeople = (word: string, text: string): boolean => {
  const low = text.toLowerCase();
  const places = placesOf(low, word);
  return places.length > 0 && places.every((at) => OF_PEOPLE.test(low.slice(Math.max(0, at - 60), at)));
};
const OF_PEOPLE =
  /\b(?:brothers?|sisters?|sons?|daughters?|cousins?|mum|mom|dad|mother|father|aunt|uncle|grandmother|grandfather|nephew|niece|friends?)(?: \w+)?(?: is| are| lives?| works?)? (?:over )?in $|\b(?:are|is|come|comes|came|originally|men|women|people|carers|workers|families|staff|crews?|pickers|drivers|students) from (?:\w+(?:, \w+)? and )?$/;

/** "No American cloud": a place whose services are ruled out is not the product's place. */
const isUnwanted = (code: string, text: string) => (code === 'US' || code === 'CN') && FOREIGN_RULED_OUT.test(text);
const FOREIGN_RULED_OUT =
  /(?<!\p{L})(?:no|not|never|nothing|without|kein\p{L}*|nichts|pas|rien|sans|nada|sin|sem|geen|niets|bez)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:american|chinese|amerikan|chines|am[ée]ricain|amerikaans|estadounidens|US(?!\p{L})|USA(?!\p{L}))/iu;

const OF_ASIA = /[\u0900-\u9fff]/;

const placesOfTwoWords = (lemmas: string) =>
  Object.entries(namesOfTwoWords).flatMap(([name, code]) => (lemmas.includes(` ${name} `) ? [code] : []));

/** "launch in Gaborone": a name after such words, where neither a language nor a technology is meant. */
function unknownPlace(text: string): string | undefined {
  const match =
    /\b(?:launch(?:es|ing)?|start(?:s|ing)?|based|live|pilot|clinics?|shops?|schools?|people|customers) (?:first )?in (\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)/u.exec(
      text,
    );
  const name = match?.[1];
  return name && !NO_PLACE.test(name) && !technologies().some(({ words }) => words.includes(name.toLowerCase()))
    ? name
    : undefined;
}

const NO_PLACE =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Slack|Discord|Notion|Excel|Figma|English|German|Spanish|French|Portuguese|Hindi|Python|Rust|Java)/;

/** Nobody pays; "free trial", "gluten-free" and "free slots" are something else. */
function isFree(text: string): boolean {
  return /\b(?:free (?:app|tool|for everybody|for everyone|for all|to use|of charge|forever|software)|(?<!\b(?:who|that|which|they|tables?|rooms?|slots?|seats?|places?|bays?|courts?|spaces?|machines?|washers?|times?|one|everyone|everybody|someone) )(?:for|is|be|are|completely|totally) free\b(?! (?:trial|slots?|times?|range|parking|shipping|delivery|appointments?))|kostenlos\w*|gratis|gratuit\w*|grátis|gratuito|non-?profit)(?![\w-])/i.test(
    text,
  );
}

/** `isNamed`: the idea asks for it by name, so that "no public cloud" does not mean it. */
function isForbidden(technology: Technology, without: string[], isNamed: boolean): boolean {
  const padded = without.map((phrase) => ` ${phrase} `);
  const cloud =
    !isNamed && padded.some((phrase) => / cloud /.test(phrase)) && (technology.tags?.includes('cloud') ?? false);
  return (
    cloud ||
    padded.some(
      (phrase) =>
        technology.words.some((word) => phrase.includes(` ${word} `)) ||
        (technology.tags ?? []).some((tag) => tag !== 'cloud' && phrase.includes(` ${tag} `)),
    )
  );
}

/** No internet, and more than one machine: there is a network of their own. */
const SEVERAL =
  /\bone (?:machine|computer|pc|desk)\b[^.;!?]{0,30}\band one\b|\b(?:two|three|four|\d+) (?:computers|machines|pcs|terminals|desks)\b|\bconnected by a cable\b/i;

/** No server, and nothing that one would be for: "no account, no server", "no server and no database". */
const isAlone = (without: readonly string[]): boolean =>
  without.some((phrase) => /\bservers?\b|\bbackend\b/.test(phrase)) &&
  without.some((phrase) => /\b(?:accounts?|databases?|cloud)\b/.test(phrase));

const LOCAL_ONLY =
  /\bnothing (?:is )?(?:kept|stored|saved)? ?(?:anywhere )?(?:but|except|other than) on (?:the|my|this|her|his) (?:phone|device|ipad|tablet|laptop|computer|machine)\b|\b(?:saved|kept|stored|lives?|live) in the (?:url|link|address)\b|\bstatic (?:\w+ )?on github pages\b|\b(?:just|only) a file\b|\ba file (?:that )?i can open\b|\b(?:plain )?(?:markdown|text|org) (?:files )?in a folder\b|\b(?:never|not|nothing) (?:ever )?(?:on|to|onto|near) (?:an?|any|some|your|our|somebody['’]s|anybody['’]s) servers?\b|\b(?:all|entirely|completely|everything|only|fully) (?:work\w* |runs? |happens? |done )?in the browser\b|(?:n['’]t|not|never) (?:want|wish|like|going) to pay for (?:an? |any )?(?:servers?|hosting)\b|\bif (?:i|you|we|they|somebody) (?:drop|lose|break)s? (?:the|my|your|their) phone\b[^.;!?]{0,24}\b(?:gone|lost)\b|\bnothing (?:ever )?leaves it\b|\bnothing (?:at all )?leaving (?:the|my|this|their|her|his) (?:phone|device|tablet|laptop|computer|machine|browser)\b|\b(?:list|data|diary|notes?|everything|it) sits on the (?:device|phone)\b|\bstatic (?:files|site|pages|html)\b[^.;!?]{0,12}(?:only|full stop|nothing else|that['’]s it|period)\b|\bin the browser (?:alone|only|itself)\b|\b(?:must|may|should) (?:not|never) be uploaded|\bnot connected to the (?:internet|net|network|web)\b|\bno (?:internet|network) (?:at all|whatsoever)\b|\bwithout any internet\b|\bstays? (?:only )?on (?:my|the) (?:own )?(?:phone|device|laptop|computer)\b|\b(?:nothing|never)\b[^.;!?]{0,24}\bleaves?\b[^.;!?]{0,14}\b(?:phone|device|machine|computer|laptop|browser)\b|\b(?:everything|all(?: data| of it)?|data) on (?:my |the |your )(?:own )?(?:phone|device|machine|computer|laptop|browser|handset)\b|\b(?:everything|all(?: data| of it)?|data|it|that) (?:stays?|remains?|lives?|is kept|is stored) (?:only )?(?:on|in|the|my) (?:my |the |your )?(?:own )?(?:phone|device|machine|computer|laptop|browser|handset)\b|\bno (?:server|backend|sync|cloud)\b[^.;!?]{0,40}\b(?:on|in) (?:my|the) (?:phone|device|browser|machine)|\b(?:bleibt|bleiben) (?:alles )?(?:auf|im) (?:dem |meinem |der )?(?:handy|gerät|rechner|telefon)|todo (?:se queda )?en (?:el|mi) (?:móvil|teléfono)|tudo (?:fica )?no (?:meu )?(?:celular|telefone)|tout reste (?:sur|dans) (?:le|mon) (?:téléphone|portable|iphone|ordinateur)/i;
const OWN_MODEL =
  /\b(?:model|modèle|modell|modelo|llm|ai|ia|ki)\b[^.;!?]{0,30}(?:\blocal\w*|chez nous|\bon (?:the|my|our) (?:own )?(?:\w+ )?(?:device|machine|phone|server|hardware|box|gpus?|cluster)|\blokal\w*|bei uns|em casa|en casa|in-house|offline|(?:inside|within|in) (?:our|the|their|its)\b[^.;!?]{0,20}\b(?:walls|building|house|network|premises))/i;

const PIN = /\b(?:four|4|five|5|six|6)[- ]digit (?:pins?|codes?)\b|\ba pin(?: code)?\b/i;
const PASSKEY =
  /\b(?:little |usb )?keys? (?:that )?you (?:stick|plug|put) in|\bsecurity keys?\b|\bpass-?keys?\b|\bwebauthn\b|\bfido ?2?\b|\byubi-?keys?\b|\bface id\b|\btouch id\b|\b(?:log ?in|sign ?in|unlock\w*|opens?|enter) (?:\w+ ){0,2}(?:with|by|via) (?:a |the |their |my )?(?:finger ?prints?|fingers?|thumb)\b|\bfinger ?print (?:login|log-in|sign-in|unlock)|\bbiometric (?:login|sign-in|unlock)|\b(?:per|mit) fingerabdruck|\bcon (?:la )?huella|\bcom (?:a )?digital\b|\bpar empreinte/i;
const LINK =
  /\b(?:magic|sign[- ]?in|login|log-in) links?\b|\b(?:link|code) (?:in|by|per|via|through|from) (?:the |an? |the ir )?e?-?mails?\b|\b(?:mailed|e-?mailed) link|\be-?mail links?\b|\blink (?:per|in der|via) (?:e-?)?mail|liens? magiques?|lien (?:par|dans) (?:un |l['’])?e?-?mail|enlaces? (?:mágicos?|por (?:correo|e-?mail))|links? (?:mágicos?|por e-?mail)|\bpasswordless\b/i;

function isPeople(many: string): boolean {
  const one = singular(lastWord(many));
  return many.endsWith('people') || customers.has(one) || persons.has(one);
}

/** A date is counted from a day that nobody knows here: these lengths are assumptions, and are said to be. */
function weeksTo(date: string): number {
  if (/this month|monatsende|end of (?:the |this )?month|fin du mois/i.test(date)) return 4;
  if (/next month/i.test(date)) return 6;
  return /quarter|quartal|trimestre|q[1-4]/i.test(date) ? 8 : 12;
}
