import { pattern } from '../language/pattern.ts';

/** It runs on machines of the house: on premises, on an own server, on the old PC in the cellar. `text` with its gloss. */
export const isInHouse = (text: string): boolean => IN_HOUSE.test(text);

/** Nothing may leave the machine or phone of the one who uses it: there is no server. `without`: what the text rules out. */
export const isLocalOnly = (text: string, without: readonly string[]): boolean =>
  (LOCAL_ONLY.test(text) ||
    isAlone(without) ||
    isServerless(text) ||
    isPageAlone(text, without) ||
    isPhoneAlone(text, without)) &&
  !SEVERAL.test(text);

/** "A log as a PWA, without any cloud": the page keeps what it is told. */
const isPageAlone = (text: string, without: readonly string[]): boolean =>
  /\bpwa\b/i.test(text) &&
  without.includes('cloud') &&
  !/\b(?:servers?|nas|self[- ]?host\w*|docker|members?|team|mitglieder|everybody|colleagues)\b/i.test(text);

/** "Birthday reminder iPhone app, offline, no login": who would there be to talk to? */
const isPhoneAlone = (text: string, without: readonly string[]): boolean =>
  ON_DEVICE.test(text) ||
  (/\b(?:iphone|ipad|ios|android|phone|mobile)\b/i.test(text) &&
    /\boffline\b/i.test(text) &&
    without.includes('accounts') &&
    !OF_SEVERAL.test(text));
const OF_SEVERAL =
  /\b(?:teams?|groups?|members?|friends|famil(?:y|ies)|everyone|everybody|colleagues|shar(?:e|ed|es|ing)|sync\w*|parents|customers|clients|guests|visitors|volunteers|staff|crews?|drivers|servers?|web|website|pages?|cloud|board|we|us|our)\b/i;
/** "Everything stays in HealthKit on the phone", "on-device, nothing social"; not "an on-device model". */
const ON_DEVICE =
  /\beverything (?:stays|lives|is kept|remains) (?:in \p{L}+ )?(?:on|in) (?:the|my|their|your|that|this) (?:own )?(?:phone|iphone|ipad|device|tablet|laptop|computer)\b|(?:^|[,;:.] )(?:all |everything )?on[- ]device(?: only| storage)?(?=[.,;!]|$)|फ़?ोन (?:के|से) बाहर[^।.]{0,16}(?:न|ना|नहीं) जा/iu;

/** "Browser only, no server", and nobody's service in its place; who wants "no servers" may well take one of others. */
const isServerless = (text: string): boolean => NO_SERVER.test(text) && !SERVICES.test(text);
const NO_SERVER = pattern(
  /(?<!(?:have|has|got|own) )(?<!\p{L})(?:no|without (?:an?|any)|kein(?:en)?|ohne|sin|sans|sem|senza) (?:server|back-?end|servidor|serveur)(?: m[ií]o| meu| propio| próprio| à moi)?(?=[.,;!?)]|$| that| which| at all| behind| needed| involved| anywhere| whatsoever)/iu,
);
const SERVICES =
  /\b(?:serverless|aws|lambda|cloudflare|workers|firebase|supabase|vercel|netlify|dynamodb|edge functions?|pocketbase|appwrite|cloudkit|icloud|peer[- ]to[- ]peer|p2p|web ?rtc|wi-?fi|bluetooth|nas|google sheets?)\b/i;

const IN_HOUSE =
  /\b(?:everything|all of it|all data|data|it) (?:has to |must |should |needs to )?(?:stays?|remains?) (?:in|inside|within) (?:the|our) (?:own )?(?:lan|network|intranet)\b|\bnothing (?:ever )?leaves (?:the|our) (?:own )?(?:network|lan)\b|\bself[- ]?host|\b(?:host(?:ed|s)?|runs?|running|lives?|sits?)(?: it| this| everything| the (?:bot|thing|app|server))? on (?:my|our|an?|the|his|her) (?:(?:old|spare|little|own|own little|home|existing|used|small|dusty) )*(?:laptop|pc|mac mini|nuc|desktop|homelab|home ?server|home lab|thinkpad|thin client|mini ?pc)\b|\bon[- ]?prem|\bintranet\b|\bair[- ]?gapped\b|(?:in|on|inside) (?:our|the) (?:own )?(?:plant|company|factory|hospital|school|house) network|own (?:server(?! rooms?)|hardware|data ?cent(?:er|re))|\bnothing runs in (?:somebody|someone) else['’]s\b|(?:servers?|machine|workstation|computer|box|it) (?:stands? )?in (?:the|our) (?:basement|cellar|cupboard|attic|back[- ]?(?:room|office)|office|building|closet|rack|workshop|garage|house|shed|shop|practice|clinic|parish|loft)|\b(?:on|with|from) (?:a|one|our|the|my) (?:old |small |little |spare )?(?:box|pc|server|mini ?pc|nuc) in (?:the|our|my) [a-z]+|(?:server|rechner)\b[^.;!?,]{0,16}\b(?:bei uns|im haus|im büro|im rathaus|in der (?:praxis|schule|kanzlei|firma|werkstatt))|(?:can(?:not|['’]t)|(?:may|must|can|will|shall|should) (?:not|never)(?: ever)?|never(?: ever)?|(?:has|have|had) never) (?:leaves?|left) (?:the|our) (?:hospital|building|school|company|plant|house|office|ward|practice|clinic|station|site|premises)|\bno (?:connections?|traffic|packets?) outwards?\b|\bno outbound (?:connections?|traffic|internet|access)|\bno (?:line|way|cable) (?:out of the (?:house|building|plant)|to the (?:outside|internet))|\bno route to the (?:outside|internet|world)|(?:server|machine|box|pc|rack)s? in (?:the|our|my) (?:\w+ )?(?:room|hall|barn|kiosk|booth|cabinet|pantry|stairwell|sacristy|vestry|kitchen)\b|\bon (?:the|my|our|a) nas\b|server ?room|serverraum|(?:kommunale[nms]|eigene[nms]|unserem) rechenzentrum|serwerowni|nasz\w+ serwer|salle serveur|(?:state|municipal|company|city|council)(?:['’]s)? data ?cent(?:er|re)|eigen server|eigene[nrms]? (?:server|hardware|rechenzentrum)|propio servidor|(?:may|must|can)(?: ?not|n['’]t) leave (?:the |our |my )?[\w'’ ]{0,24}(?:machines?|servers?|network|campus)\b|\bon (?:our|my|the) own (?:\w+ )?(?:servers?|machines?|box|hardware)\b|\bon our (?:\w+ )?rack\b|\b(?:pc|computer|computador|rechner|ordenador)\b[^.;!?]{0,40}\b(?:vira|becomes|wird|serves as) (?:o |the |der |el |our )?(?:server|servidor)|\bleaves? the (?:house|office|building|firm|practice|company|clinic)\b[^.;!?]{0,6}\bnot\b|\bnot leave the (?:house|office|building|firm|practice|company|clinic)\b|\bconnect(?:ed)? to nothing\b|(?:auf|nur auf) (?:dem|unserem|einem) (?:eigenen )?(?:rechner|server|pc)\b[^.;!?]{0,6}\b(?:im|in der|in)\b|serveurs? (?:de l['’]|du |de la |des |de notre )(?:h[oô]pital|mairie|[ée]cole|entreprise|commune|soci[ée]t[ée]|maison|service|lyc[ée]e|universit[ée])|(?:servidor|ordenador|servidores) (?:municipal\w*|del? (?:la |el )?(?:taller|ayuntamiento|oficina|empresa|colegio|hospital|universidad|cl[ií]nica|casa))|servidor (?:é o que )?(?:está|fica) (?:na|no)|(?:servidor|computador) (?:da|do) (?:prefeitura|câmara|escola|hospital|empresa|escritório|oficina)|कंप्यूटर से बाहर|server (?:nella|in) (?:cantina|sede|ufficio)|(?:läuft|laufen|steht|stehen|betrieben)\b[^.;!?]{0,24}\bim keller|behind (the|our) firewall|\b(?:stays?|kept|remains?|stored|lives?) on our (?:own )?servers?\b|\b(?:sur|dans) notre (?:propre )?serveur|\ben nuestro (?:propio )?servidor|\bno nosso (?:pr[óo]prio )?servidor|\bsul nostro server/i;

/** No internet, and more than one machine: there is a network of their own. */
const SEVERAL =
  /\bone (?:machine|computer|pc|desk)\b[^.;!?]{0,30}\band one\b|\b(?:two|three|four|\d+) (?:computers|machines|pcs|terminals|desks)\b|\bconnected by a cable\b/i;

/** No server, and nothing that one would be for: "no account, no server", "no server and no database". */
const isAlone = (without: readonly string[]): boolean =>
  without.some((phrase) => /\bservers?\b|\bbackend\b/.test(phrase)) &&
  without.some((phrase) => /\b(?:accounts?|databases?|cloud)\b/.test(phrase));

const LOCAL_ONLY =
  /\b(?:photos?|pictures?|data|recordings?|notes|entries|files|it|they|nothing) (?:must|may|should|can|shall|will) (?:not|never) (?:ever )?leave (?:the|my|their|his|her|this) (?:own )?(?:phone|iphone|device|tablet|laptop|computer|machine)\b|(?:\bno|\bwithout|n['’]t (?:even )?need(?: the)?) internet permission\b|\b(?:saves?|saved|saving|scores?|progress|state)\b[^.;!?]{0,20}\bin the browser\b|\bne (?:quitte(?:nt)?|sort(?:ent)?) (?:pas|jamais) (?:l['’]|le |mon |du |de l['’]|de mon )?(?:iphone|t[ée]l[ée]phone|portable|appareil|ordinateur|mobile)|\bno (?:salen?|sale) (?:nunca )?(?:del|de mi) (?:tel[ée]fono|m[óo]vil|celular|ordenador)|\bn[ãa]o sa(?:i|em) (?:do|da|do meu) (?:celular|telefone|computador)|\bverl(?:ässt|assen) (?:nie |niemals )?(?:das|mein|den|meinen) (?:handy|telefon|iphone|gerät|rechner|laptop)[^.;!?]{0,10}(?:nicht|nie)?|\bnothing (?:is )?(?:kept|stored|saved)? ?(?:anywhere )?(?:but|except|other than) on (?:the|my|this|her|his) (?:phone|device|ipad|tablet|laptop|computer|machine)\b|\b(?:saved|kept|stored|lives?|live) in the (?:url|link|address)\b|\bstatic (?:\w+ )?on github pages\b|\b(?:just|only) a file\b|\ba file (?:that )?i can open\b|\b(?:plain )?(?:markdown|text|org) (?:files )?in a folder\b|\b(?:never|not|nothing) (?:ever )?(?:on|to|onto|near) (?:an?|any|some|your|our|somebody['’]s|anybody['’]s) servers?\b|\bthere (?:must|should|shall|may|can|will) (?:not be|be no) (?:an? |any )?(?:back-?end|server)\b|\b(?:all|entirely|completely|everything|only|fully) (?:is |gets )?(?:work\w* |runs? |happens? |done |computed |calculated |processed )?in the browser\b|(?:n['’]t|not|never) (?:want|wish|like|going) to pay for (?:an? |any )?(?:servers?|hosting)\b|\bif (?:i|you|we|they|somebody) (?:drop|lose|break)s? (?:the|my|your|their) phone\b[^.;!?]{0,24}\b(?:gone|lost)\b|\bnothing (?:ever )?leaves it\b|\bnothing (?:at all )?leaving (?:the|my|this|their|her|his) (?:phone|device|tablet|laptop|computer|machine|browser)\b|\b(?:list|data|diary|notes?|everything|it) sits on the (?:device|phone)\b|\bstatic (?:files|site|pages|html)\b[^.;!?]{0,12}(?:only|full stop|nothing else|that['’]s it|period)\b|\bin the browser (?:alone|only|itself)\b|\b(?:must|may|should) (?:not|never) be uploaded|\bnothing (?:ever |at all )?(?:is |gets |may be |will be |should be |must be )?(?:ever )?uploaded\b(?! (?:until|unless|before|without))|\bnot connected to the (?:internet|net|network|web)\b|\bno (?:internet|network) (?:at all|whatsoever)\b|\bwithout any internet\b|(?:फ़ोन|फोन|मोबाइल) (?:से|के) बाहर (?:न|नहीं|ना)|\bstays? (?:only )?on (?:my|the|her|his|their|that|this|each|every) (?:own )?(?:phone|iphone|ipad|android|tablet|device|laptop|computer|mac)\b|n['’]t want (?:it|this|that|them|any of it) on (?:anybody|anyone|somebody|someone)(?: else)?['’]s? servers?\b|\b(?:nothing|never)\b[^.;!?]{0,24}\bleaves?\b[^.;!?]{0,14}\b(?:phone|device|machine|computer|laptop|browser)\b|\b(?:everything|all(?: data| of it)?|data) on (?:my |the |your )(?:own )?(?:phone|device|machine|computer|laptop|browser|handset)\b|\b(?:everything|all(?: data| of it)?|data|it|that) (?:stays?|remains?|lives?|is kept|is stored) (?:only )?(?:on|in|the|my) (?:my |the |your )?(?:own )?(?:phone|device|machine|computer|laptop|browser|handset)\b|\bno (?:server|backend|sync|cloud)\b[^.;!?]{0,40}\b(?:on|in) (?:my|the) (?:phone|device|browser|machine)|\b(?:bleibt|bleiben) (?:alles )?(?:auf|im) (?:dem |meinem |der )?(?:handy|gerät|rechner|telefon)|todo (?:se queda )?en (?:el|mi) (?:móvil|teléfono)|tudo (?:fica )?no (?:meu )?(?:celular|telefone)|tout reste (?:sur|dans) (?:le|mon) (?:téléphone|portable|iphone|ordinateur)/i;
