import { persons } from '../knowledge/words/people.ts';
import { singular } from '../language/inflect.ts';
import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';
import { type OwnUse, ownByOpening } from './own-opening.ts';

export type { OwnUse };

const WORK =
  'biobank|sawmill|wool mill|roastery|hospital|clinic|ward|practice|surgery|pharmacy|studio|shop|store|bookshop|bakery|cafe|café|coffee shop|restaurant|bar|pub|hotel|hostel|guesthouse|b&b|bed and breakfast|campsite|farm|school|kindergarten|nursery|daycare|preschool|college|university|faculty|department|institute|lab|laboratory|library|archive|museum|church|parish|mosque|temple|synagogue|club|choir|band|orchestra|team|association|society|charity|ngo|nonprofit|non-profit|foundation|cooperative|co-op|coop|union|brigade|company|firm|agency|office|business|factory|plant|mill|foundry|brewery|winery|vineyard|distillery|workshop|garage|warehouse|depot|yard|site|allotment|gym|salon|barbershop|spa|theatre|theater|cinema|gallery|festival|kennel|shelter|stable|ranch|greenhouse|fleet|guild|troop|municipality|town hall|town|village|council|city|court|law firm|housing association|apartment building|condo|hoa|makerspace|coworking space|food bank|community garden|swimming pool|boatyard|marina|orchard|dairy|butchery|laundry|printing house|care home|nursing home|hospice|newsroom|fire brigade|fire department|rescue service|group';
const HOME =
  'family|household|house|home|flat|kids|children|garden|wife|husband|mother|father|mum|mom|dad|grandmother|grandma|grandfather|grandparents|parents|daughter|son|shared flat|flatmates|roommates|cat|dog|class';
const WORDS = "(?:[\\p{L}\\p{N}'’&-]+ )";
/** Nouns after which the thing itself is meant, not the house: "our company app for dentists". */
const NOT_THING = '(?![-\\p{L}])(?! (?:idea|app|platform|startup|product|users?|marketplace)\\b)';

const ENGLISH: [RegExp, OwnUse['kind']][] = [
  [
    pattern(
      `\\b(?:i|we) (?:also |both |now )?(?:run|own|manage|operate|lead|head|have|coach|volunteer (?:at|in|for)|work (?:in|at|for)) (?:an?|the|my|our|two|three|four|\\d+) (${WORDS}{0,4}?(?:${WORK})(?:e?s)?)\\b${NOT_THING}`,
      'iu',
    ),
    'work',
  ],
  [
    pattern(
      `\\b(?:we(?:['’]re| are)|i(?:['’]m| am) (?:at|in|with|from)) (?:an?|the) (${WORDS}{0,5}?(?:${WORK}))\\b${NOT_THING}`,
      'iu',
    ),
    'work',
  ],
  [
    pattern(
      `\\bi(?:['’]m| am) (?:an?|the) (?:[\\p{L}-]+ ){1,3}(?:at|in|for|of|with) (?:an?|the|our) (${WORDS}{0,3}?(?:${WORK}))\\b${NOT_THING}`,
      'iu',
    ),
    'work',
  ],
  // "We're nine potters with one big kiln"
  [
    pattern(
      /\bwe(?:['’]re| are) (?:only |just )?((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?!(?:\p{L}+ )?(?:developers?|devs|founders?|engineers?|programmers?|students?|people|friends|guys|brothers|sisters|makers|designers?)\b)(?:[\p{L}-]+ )?[\p{L}-]+s) (?:with|sharing|who share|in) (?:an?|one|the|our)\b/iu,
    ),
    'work',
  ],
  [pattern(`\\b(?:our|my) (?!own\\b)(${WORDS}{0,3}?(?:${WORK}))\\b${NOT_THING}`, 'iu'), 'work'],
  // "Scaffolding firm, 60 people", "Charity that trains guide dogs", "Six vet practices share night duty"
  [
    pattern(
      `^(?:an? |the |two |three |four |five |six |seven |eight |\\d+ )?(${WORDS}{0,3}?(?:${WORK})(?:e?s)?)(?:,| that | making | with | shares? | runs? | here| in (?:our|the|my|one) )(?=[\\s\\S]*\\b(?:we|our|us|i|my|staff|members|volunteers|foreman)\\b)`,
      'iu',
    ),
    'work',
  ],
  [
    pattern(
      `\\b(?:for|in|at|with|to) (?:only |just )?(?:our|my) (?:own )?(${WORDS}{0,2}?(?:${HOME}))\\b${NOT_THING}`,
      'iu',
    ),
    'home',
  ],
  [
    /\b(?:whole|entire) (company|firm|school|office|team|department) (?:sits|lives|works|uses|is)\b|\b(company) policy\b/i,
    'work',
  ],
  [
    /\bi organi[sz]e (?:an?|the|our) (?:[a-z-]+ ){0,2}(festival|conference|fair|market|congress|retreat|camp|tournament)\b/i,
    'work',
  ],
  [
    /\b(?:our|my) (?:yearly |annual |summer |winter |family ){1,2}((?:[a-z]+ )?(?:trip|holiday|reunion|camp))\b/i,
    'home',
  ],
  [/\bleaves? (?:the|our|my) (flat|home)\b|\b(?:on|to) my (synology|nas|homelab|home server)\b/i, 'home'],
];
const FOREIGN_WORK =
  'verein=club chor=choir betrieb=business praxis=practice werkstatt=workshop schule=school hof=farm bauernhof=farm laden=shop geschäft=shop firma=company unternehmen=company feuerwehr=fire-brigade gemeinde=community restaurant=restaurant hotel=hotel krankenhaus=hospital klinik=clinic kita=kindergarten kindergarten=kindergarten kirche=church büro=office bücherei=library bibliothek=library labor=laboratory studio=studio salon=salon friseursalon=salon bäckerei=bakery imkerei=apiary gärtnerei=nursery kanzlei=law-firm agentur=agency abteilung=department team=team pflegedienst=care-service pflegeheim=care-home altenheim=care-home hütte=mountain-hut universität=university museum=museum amt=office woonzorgcentrum=care-home ziekenhuis=hospital winkel=shop vereniging=club ' +
  'taller=workshop tienda=shop clínica=clinic escuela=school colegio=school academia=school empresa=company negocio=business club=club asociación=association restaurante=restaurant bar=bar oficina=office panadería=bakery granja=farm finca=farm hospital=hospital biblioteca=library gimnasio=gym peluquería=salon consultorio=practice parroquia=parish equipo=team salud=health-centre universidad=university ayuntamiento=town-hall museo=museum laboratorio=laboratory residencia=care-home inmobiliaria=estate-agency ' +
  'refuge=shelter refugio=shelter albergue=shelter abrigo=shelter tierheim=shelter atelier=workshop boutique=shop magasin=shop école=school entreprise=company association=association ferme=farm boulangerie=bakery hôpital=hospital cabinet=practice bibliothèque=library bureau=office chorale=choir équipe=team mairie=town-hall crèche=nursery université=university musée=museum ehpad=care-home érablière=maple-farm ' +
  'oficina=workshop loja=shop escola=school clube=club associação=association padaria=bakery fazenda=farm sítio=farm academia=gym salão=salon igreja=church escritório=office equipe=team condomínio=apartment-building universidade=university museu=museum câmara=town-hall prefeitura=town-hall imobiliária=estate-agency estúdio=studio ' +
  'दुकान=shop स्कूल=school अस्पताल=hospital क्लिनिक=clinic कंपनी=company खेत=farm मंदिर=temple';
const FOREIGN_HOME =
  'familie=family haushalt=household haus=house wg=shared-flat garten=garden kinder=children oma=grandmother mutter=mother familia=family casa=house hijos=children abuela=grandmother jardín=garden famille=family maison=house enfants=children jardin=garden família=family filhos=children avó=grandmother jardim=garden परिवार=family घर=house';

const pairs = (list: string) =>
  new Map(
    list.split(' ').map((pair): [string, string] => {
      const [own = '', english = ''] = pair.split('=');
      return [own, english.replaceAll('-', ' ')];
    }),
  );
const foreignWork = lazy(() => pairs(FOREIGN_WORK));
const foreignHome = lazy(() => pairs(FOREIGN_HOME));
const OWNED = pattern(
  /(?<![\p{L}])(?:unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|(?:ich|wir) (?:betreibe|führe|leite|habe|sind|haben|betreiben|führen|bewirtschaften) (?:ein(?:e[nmr]?)?)|ich (?:bin [\p{L}-]+|arbeite) (?:in|an|bei) (?:ein(?:e[nmr]?)|der|dem)|ik ben [\p{L}-]+ (?:van|in|bij) een|nuestr[oa]s?|mi|(?:tengo|dirijo|tenemos|llevo|somos) una?|(?:soy [\p{L}]+|trabajo|estoy) (?:en|de) (?:una?|el|la)|notre|mon|ma|mes|(?:je tiens|je gère|j['’]ai|nous sommes|nous avons|on a) une?|(?:je suis [\p{L}]+|je travaille) (?:dans|à|pour) une?|noss[oa]s?|minha|meu|(?:tenho|temos|dirijo|administro|somos) uma?|(?:sou [\p{L}]+|trabalho) (?:de|em|num|numa|na|no)(?: uma?)?|मेरी|मेरा|मेरे|हमारे|हमारी|हमारा) ((?:[\p{L}\p{M}-]+ ){0,2}[\p{L}\p{M}-]+)/giu,
);
const PROFESSION = pattern(
  /\b(?:i['’]m|i am|as) (?:an? )((?:[\p{L}-]+ ){0,3}?([\p{L}-]+))(?=[.,;:!?–—]| (?:and|with|who|in|at|from|for|of|on|working|running)\b)/iu,
);
const BUILDS =
  /^(?:developer|dev|founder|entrepreneur|maker|hacker|programmer|engineer|designer|solopreneur|investor)$/;
const OWN_WORK =
  /\b(?:my (?:clients?|patients?|customers?|students?|guests?|pupils?|tenants?|class|classes|work|orders?|bookings?|week|day|calendar|notes?|team|staff)|(?:clients?|patients?|customers?|students?|guests?|parents?) keep|i (?:lose|forget|waste|spend|keep|always|drive|visit|need|want))\b/i;
const PRIVATE = pattern(
  /^(?:an? |some )?(?:tiny |small |simple )?(?:app|tool|something|thing|bot|box|program|script|page) (?:that|which) (?:tells|reminds|shows|wakes|helps|sends|texts|pings|warns) me\b|\b(?:(?:only|just|purely) for (?:myself|ourselves|us|me)|for (?:my|our) own use|(?:personal|private|internal|in-house|internal-only) (?:use|tool)|for myself|nur für (?:mich|uns)|solo para (?:m[ií]|nosotros)|juste pour (?:moi|nous)|só para (?:mim|nós))(?![\p{L}])/iu,
);
const DWELLING = /^(?:flat|house|household|home|synology|nas|homelab|home server)$/i;

/** "An internal absence tool" */
const INTERNAL = /\b(?:internal|in-house)(?: \w+){0,3} (?:tool|app|service|portal|dashboard|system|platform|bot)\b/i;
/** Whoever speaks of these builds for the people they work with. */
const AT_WORK =
  /\b(?:pipelines?|ci|repos?|repository|pull requests?|deploy\w*|codebase|commits?|runners?|on-?call|clusters?|sprints?|jira|staging|incidents?|tickets?|vendors?|suppliers?|employees|colleagues|managing director|purchase orders?)\b/i;

/** A box built for one place tells its builder, nobody else. */
const BOX = /\b(?:raspberry ?pi|arduino|esp ?32|esp8266|microcontroller)\b/i;
const TELLS_ME = /\b(?:me|my)\b/i;
const BOX_AT = pattern(
  /\b(?:in|on|at|for) (?:the|my|our) ((?:[\p{L}-]+ )?[\p{L}-]+)(?=[:.,;]| (?:that|which|so|and|to|when)\b|$)/iu,
);
/** Signs that others shall buy or use it. */
const SOLD = pattern(
  /\b(?:marketplace|saas|start-?up|sell(?:ing)? (?:it|this)|paying customers|business model|moneti[sz]\w*|investors?|franchise|white[- ]label|for (?:\p{L}+ )?(?:people|everyone|anyone|others|folks) (?:like (?:me|us))?|for other \p{L}+|other (?:\p{L}+ ){0,2}(?:like (?:me|us|mine|ours))|app store|competitors?|(?:my|our) (?:clients|customers|users|buyers) (?:are|will be|would be)|go to market|b2b|b2c)\b/iu,
);

/** "Booking for tattoo studios", "Case tracking for dental labs": whom it is sold to, whatever is said of us later. */
const FOR_HOUSES = lazy(() =>
  pattern(
    `^(?:an? |the )?(?:[\\p{L}\\p{N}-]+,? ){1,5}?for (?!(?:our|my|the|an?|us|me|all|both|two|three)\\b)(?:[\\p{L}-]+ ){0,3}?(?:${WORK})(?:e?s)(?!\\p{L})`,
    'iu',
  ),
);
/** "We are an AWS shop": what they build with. */
const TECH_SHOP =
  /\b(?:[A-Z]{2,}|[A-Z]?\.NET|Azure|Microsoft|Google|Java|Python|Ruby|Rails|Node|React|Oracle|Apple|Linux|Windows|Laravel|Django|Go) shop\b/g;

/** Somebody speaks of what is theirs, or of a house. Most texts about a product do not, and need not be read further. */
const HINT =
  /\b(?:our|my|we|we['’]re|i|i['’]m|ours|mine|us|me|own|self|internal|in-house|personal|private|unser\w*|mein\w*|wir|ich|nuestr\w*|mis?|somos|tenemos|tengo|soy|quiero|notre|nos|mon|ma|mes|nous|je|moi|nosso|nossa|meu|minha|temos|tenho|sou|quero|in the|on the|at the|for the|for a)\b|हम|मेर|मैं|j['’]ai/i;

/** Whether the idea is a tool of its writer's own house or work. `sold`: somebody is to pay for it. Linear. */
export function readOwnUse(text: string, sold: boolean): OwnUse | undefined {
  if (sold || !HINT.test(text) || SOLD.test(text) || FOR_HOUSES().test(text)) return undefined;
  const own = ownUseIn(text.replace(TECH_SHOP, ''));
  return own?.house === 'household' && AT_WORK.test(text) ? { house: 'team', kind: 'work' } : own;
}

function ownUseIn(text: string): OwnUse | undefined {
  if (INTERNAL.test(text)) return { house: 'company', kind: 'work' };
  if (PRIVATE.test(text)) return { house: 'household', kind: 'home' };
  for (const [pattern, kind] of ENGLISH) {
    const found = pattern.exec(text);
    const house = found?.[1] ?? found?.[2];
    if (house && !CHAT_GROUP.test(house))
      return { house: kind === 'home' && DWELLING.test(house) ? 'household' : tidy(house), kind };
  }
  const told = foreign(text) ?? profession(text) ?? inHouse(text);
  return told ?? ownByOpening(text, AT_WORK.test(text)) ?? box(text) ?? speaker(text) ?? teller(text);
}

/** Where people write to each other is no house. */
const CHAT_GROUP = /\b(?:signal|whatsapp|telegram|facebook|chat|viber|messenger|mailing) group$/i;

function foreign(text: string): OwnUse | undefined {
  for (const match of text.matchAll(OWNED)) {
    const words = (match[1] ?? '').toLowerCase().split(' ');
    for (const word of words) {
      const [work, home] = [endingOf(word, foreignWork()), endingOf(word, foreignHome())];
      if (work) return { house: work, kind: 'work' };
      if (home) return { house: home, kind: 'home' };
    }
  }
  return undefined;
}

/** "Musikschule" is a school: German joins its words. */
function endingOf(word: string, known: Map<string, string>): string | undefined {
  const exact = known.get(word);
  if (exact) return exact;
  for (const [own, english] of known) if (own.length > 4 && word.endsWith(own)) return english;
  return undefined;
}

/** Whoever says "in our own data centre" plans for one company. */
const IN_HOUSE = pattern(
  /\b(?:(?:in|on) our own (?:data ?cent(?:er|re)|servers?|network|hardware)|internal (?:project|tool|system)|for our (?:employees|staff|workers|colleagues)|our (?:auditors|employees|it department|works council|ciso|cto|cfo|ceo|dpo|legal (?:department|team)|procurement)|bei uns im haus|unsere (?:mitarbeiter|belegschaft)|nos (?:employés|salariés)|nuestros empleados|nossos funcionários)(?![\p{L}])/iu,
);

/** "Small biobank at a hospital": whose servers and people they are. */
const PART_OF =
  /^[^.:;!?]{0,60}\b(?:at|of|in) (?:an?|our|the) (?:\w+ ){0,2}?(hospital|clinic|university|school|college|museum|library|institute|municipality|factory|plant)\b/i;

/** "We grow oysters on 2.3 hectares" */
const GROWS =
  /^we (?:grow|farm|breed|raise|milk|press|harvest)\b|(?:^|[.!?] )(?:we|i) (?:grow|farm|milk) (?!up\b|with\b|our\b|your\b)\p{L}+ (?:on|in|with|for)\b/iu;

function inHouse(text: string): OwnUse | undefined {
  if (GROWS.test(text)) return { house: 'farm', kind: 'work' };
  return IN_HOUSE.test(text) ? { house: PART_OF.exec(text)?.[1]?.toLowerCase() ?? 'company', kind: 'work' } : undefined;
}

function box(text: string): OwnUse | undefined {
  if (!BOX.test(text) || !TELLS_ME.test(text)) return undefined;
  return { house: BOX_AT.exec(text)?.[1]?.toLowerCase() ?? 'house', kind: 'home' };
}

function profession(text: string): OwnUse | undefined {
  const match = PROFESSION.exec(text);
  const [full, head] = [match?.[1]?.toLowerCase(), match?.[2]?.toLowerCase()];
  if (!full || !head || BUILDS.test(head) || !(persons.has(head) || /(?:er|or|ist|ian|ant|keeper)$/.test(head)))
    return undefined;
  const others = pattern(`\\bfor (?:[\\p{L}-]+ ){0,2}${head}s\\b`, 'iu').test(text);
  return !others && OWN_WORK.test(text) ? { house: full, kind: 'person' } : undefined;
}

/** Says what the writer needs. */
const NEEDS = pattern(
  /(?<!\p{L})(?:(?:i|we) (?:need|want|would like|wish|could use)|(?:i|we)['’]d (?:like|love|want)|(?:want|need)s?:|let me|remind me|tells? me|(?:ich|wir) (?:brauche|möchte|will|hätte|brauchen|wollen|möchten|hätten)|je voudrais|nous voudrions|on voudrait|quiero|queremos|necesit(?:o|amos)|quero|queremos|precis(?:o|amos)|queria|चाहिए)(?!\p{L})/iu,
);
const THEIRS = pattern(
  /(?<!\p{L})(?:my|our|mine|ours|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr\p{L}*|meu|minha|noss\p{L}*|मेर\p{L}*|हमार\p{L}*|i['’]m|i am|i|we)(?!\p{L})/iu,
);
/** Somebody is to pay for it, or many who are strangers to use it. */
const FOR_MANY = pattern(
  /(?<!\p{L})(?:users?|subscribers?|freemium|pricing|pitch|angels?|investors?|mvp|founders?|free plan|commission|marketplace|platform|everyone|everybody|anyone|people|public|citizens?|citizen science|community of|app for|tool for|site for|\/month|per month|per seat|saas|start-?up|b2b|b2c)(?!\p{L})/iu,
);
const atWork = lazy(() => pattern(`(?<!\\p{L})(${WORK})(?:e?s)?(?!\\p{L})`, 'iu'));
const atHome = lazy(() => pattern(`(?<!\\p{L})(?:my|our) (?:${HOME})(?!\\p{L})`, 'iu'));

/** Whoever writes needs it, and speaks of what is theirs and of nobody else: it is for them. */
function speaker(text: string): OwnUse | undefined {
  if (!NEEDS.test(text) || !THEIRS.test(text) || FOR_MANY.test(text)) return undefined;
  if (atHome().test(text)) return { house: 'household', kind: 'home' };
  const house = atWork().exec(text)?.[1]?.toLowerCase();
  if (house) return { house, kind: 'work' };
  return /(?:^|\s)(?:i|i['’]m|i['’]d|ich|je|yo|eu|मैं)\s/i.test(text) ? { house: 'household', kind: 'home' } : undefined;
}

/** Somebody tells of their own days, and nobody is to buy it: "We service stairlifts, six engineers", "I own two escape rooms". */
function teller(text: string): OwnUse | undefined {
  if (!TELLS.test(text) || FOR_BUYERS.test(text) || OPENS_AS_PRODUCT.test(text)) return undefined;
  const trade = TRADE.exec(text)?.[1]?.toLowerCase();
  if (trade && !BUILDS.test(trade)) return { house: trade, kind: 'person' };
  // Whose it is, is told at once.
  const house = atWork().exec(text.slice(0, BEGINNING))?.[1]?.toLowerCase();
  if (house && !LOOSE_HOUSE.test(house)) return { house, kind: 'work' };
  if (KIN.test(text)) return { house: 'household', kind: 'home' };
  return FOR_PAY.test(text) ? { house: 'business', kind: 'work' } : undefined;
}

const BEGINNING = 70;
const TELLS = /(?:^|[\s(“"])(?:i|we)(?:['’](?:re|m|ve|d|ll))?\s+[a-z']+|\b(?:my|our) [a-z]+/i;
const FOR_BUYERS =
  /\b(?:users?|subscribers?|freemium|pricing|pitch|angels?|investors?|seed|mvp|founders?|free plan|commission|marketplace|saas|start-?ups?|b2b|b2c|per seat|a seat|\/mo(?:nth)?|competitors?|clone|alternative to|platform|sell (?:it|this)|we(?:['’]re| are) building|i(?:['’]m| am) building|tiny teams|the \w+ for|market|we charge|for small \w+|for (?:\w+ )?(?:clinics?|shops|stores|studios|tuners|firms|companies|schools|clubs|teams))\b/i;
/** Begins with what it is and whom it is for. */
const OPENS_AS_PRODUCT =
  /^(?:an? |the |tiny |small |simple |online |digital )*(?:[\w-]+ ){0,4}?(?:app|tool|service|notebook|tracker|planner|board|game|diary|journal|catalogue|database|website|site|network|exchange|bot|extension|plug-?in|library|cli|book|list|log|program|software|inbox|action|dashboard|vault|links|gallery)s?\s+(?:for|where|that|which|to)\b(?! (?:our|my|me|us)\b)/i;
const TRADE = pattern(
  /^(?:an? |the )?((?:\p{L}+ )?(?:landlord|instructor|photographer|florist|grower|tuner|weaver|baker|plumber|electrician|farmer|beekeeper|hairdresser|translator|therapist|physio|trainer|tutor|teacher|notary|carpenter|painter|gardener|midwife|vet|luthier|potter|tailor))(?= here|[.,;:(]| \(| of )/iu,
);
const KIN =
  /\bmy (?:\w+ ){0,2}(?:kids|teens|children|grandchildren|grandkids|wife|husband|sisters?|brothers?|mum|mom|mother['’]?s?|dad|family|parents|snakes|cat|dog)\b(?!(?:[- ]in[- ]law)? (?:runs?|sells?|owns?|manages?|works?|says?|said|told|wanted|wants))/i;
/** Words for a house that stand as often for something else. */
const LOOSE_HOUSE =
  /^(?:group|site|team|class|bar|yard|city|town|village|store|office|union|society|association|band|library)$/;
const FOR_PAY =
  /\b(?:clients?|customers?|guests?|pupils?|patients?|invoices?|engineers|mechanics|staff|employees|colleagues)\b/i;

/** "30 person studio" by its noun; "kids" as they are. */
function tidy(house: string): string {
  const words = house
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(' ');
  const kept = words.filter(
    (word) => !/^\d/.test(word) && !/^(?:person|people|own|whole|entire|little|new|old)$/.test(word),
  );
  // "For our site" is where it is shown, and not who works there.
  if (kept.length === 1 && kept[0] === 'site') return 'team';
  return kept.slice(-4).join(' ') || singular(words.at(-1) ?? 'house');
}
