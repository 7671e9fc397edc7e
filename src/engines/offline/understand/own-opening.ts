import { pattern } from '../language/pattern.ts';

/** The idea is a tool for one house, not a product to sell. */
export interface OwnUse {
  /** What it is for, in English, as a noun phrase without article: "small ceramics studio", "family". */
  house: string;
  /** `work`: an organisation; `home`: a household; `person`: the work of one person. */
  kind: 'work' | 'home' | 'person';
}

/** Somebody is to pay for it, or strangers to use it. */
const FOR_BUYERS = pattern(
  /(?<!\p{L})(?:users?|subscribers?|freemium|pricing|pitch|investors?|mvp|founders?|commission|marketplace|saas|start-?ups?|b2b|b2c|per seat|(?<=[\d€$£] ?|(?:euros?|dollars?|pounds?|francs?) )(?:per|a) month|\/month|platform|sell (?:it|this)|we(?:['’]re| are) building|i(?:['’]m| am) building|indie hacker|we charge|we earn|our (?:monthly )?fee|for small \p{L}+s|käufer\p{L}*|abo|gründer|marktplatz|plattform|provision|je monte|on monte|ich gründe|estoy montando|estou montando|abonnés?|suscrip\p{L}*|assinatura|comisión|comissão)(?!\p{L})/iu,
);
const PRODUCT =
  'app|application|tool|service|tracker|planner|board|game|diary|journal|catalogue|database|website|site|page|network|exchange|bot|extension|plug-?in|add-?on|library|cli|program|programme|software|dashboard|portal|system|web|api|marketplace|platform|shop|crm|ledger|widget|script|log|book|list|backend|sheet|cockpit|desk';
/** "AI tool for podcasters", "App for climbing gyms": others than the writer shall use it. */
const FOR_OTHERS = pattern(
  `^[^.:;!?]{0,60}\\b(?:for|where|of) (?!(?:our|my|the|an?|us|me|all|both|\\d)\\b)(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+s\\b|^(?:an? )?b2b`,
  'iu',
);

/** "Telegram bot for our Thursday five-a-side", "bot that runs our on-call handover" */
const FOR_OURS = pattern(
  `^[^.;!?]{0,50}\\b(?:${PRODUCT}|notes|wheel|handovers?)\\b[^.;!?]{0,30}?\\b(?:for|of|from|that (?:runs|splits|keeps|manages|tracks|plans|reads|shows|does)|which (?:runs|splits|keeps|manages|tracks|plans|reads|shows)|reads|runs) (?:the (?:cost|costs|bills) of )?(?:our|unser\\p{L}*|notre|nos|nuestr\\p{L}*|noss\\p{L}*) (?!(?:customers?|clients?|users?|subscribers?|readers?|listeners?|own|buyers?)\\b)|^app für unser`,
  'iu',
);
/** "Whisper on our own GPU box", "we have exactly one VM": a product that is sold has servers of its own, and does not count them. */
const OWN_BOX = pattern(
  /\b(?:our|my) own (?:[\p{L}\d-]+ ){0,2}?(?:box(?:es)?|machines?|servers?|cluster|nas|hardware|rack|workstation|vm|vps|playbook|nuc)\b|\b(?:we|i) (?:only |just )?have (?:exactly |only |just )?(?:one|an?|a single|two|three) (?:\p{L}+ )?(?:vm|vps|server|machine|nas|box|raspberry pi|cluster)\b|\bunder (?:my|our|the) desk\b|\bon (?:my|our) (?:nuc|nas|box|homelab)\b|\bour (?:self-managed|self-hosted|24\/7)\b/iu,
);
/** Those who work in the house. */
const OUR_STAFF =
  /\bour (?:\w+ )?(?:carers|drivers|staff|teachers|nurses|volunteers|crews?|technicians|foremen|foreman|guides|cooks|waiters|cleaners|fitters|mechanics|educators|porters|wardens|stewards|apprentices|caretakers?|trainers|instructors|head office|dispatchers?)\b/i;

const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|alone|zwei|drei|vier|dos|tres|deux|trois|dois|três)\b/i;
/** "We bake for 37 cafés", "so i tune pianos", "My brother and I repair organs": what they live by, told first. */
const LIVES_BY = pattern(
  /^(?:so )?(?:we|i|my (?:brother|sister|wife|husband|father|mother|partner) and i) (?!inherited|have|want|need|would|wish|think|had|have an idea|build|make|am|are building|plan|like|love|hate|lose|keep|often|always|never|cannot|can|could|do not|don|dream|just|forget|work on)(?:put up|look after|take care of|\p{L}{3,}) (?!an? (?:app|tool|bot|site))/iu,
);
/** Nobody lives by that. */
const AT_LEISURE =
  /^(?:so )?i (?:inherited|knit|crochet|sew|collect|keep|garden|paint|cook|own) (?!(?:the )?(?:books|accounts|shop))/i;
const LIVES_BY_ABROAD = pattern(
  /^(?:wir (?!wollen|möchten|brauchen|bauen|planen|suchen|haben eine idee)\p{L}+en |wir sind |ich (?:leite|führe|betreibe) |ich bin (?!seit|auf|dabei|entwickler|gründer|student)\p{L}{5,}|je (?:suis|tiens|gère) (?!en train|développeu)|nous (?:sommes|tenons|gérons|avons) |llevo (?:el|la|los|las|una?) |soy (?!desarrollador|estudiante)|somos |tengo una? |tenemos |sou (?!desenvolvedor|estudante)|somos |tenho uma? |temos |prowadzę |jestem |(?:मेरा|मेरी|हमारा|हमारी) [^।,]{2,40} (?:है|हैं)(?![\p{L}\p{M}]))/iu,
);
/** "Mountain rescue, 34 volunteers", "Head of wardrobe at a municipal opera. 21,000 costumes" */
const BY_FIGURES = pattern(
  /^((?:[\p{L}&'’-]+ ){0,7}?[\p{L}&'’-]+)(?: here)?[,.:;] (?:an? |around |about |some |roughly |only )?(?:\d|alone|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/iu,
);
const IS_PRODUCT = pattern(`(?<!\\p{L})(?:${PRODUCT})s?(?!\\p{L})|\\b(?:for|that|which|pitch|with)\\b`, 'iu');
/** "Tattoo studio in Ghent": one house, also where nobody says "we". */
const IN_TOWN = / (?:in|near) (?:\p{Lu}|a (?:small )?(?:town|village|city)\b)/u;
const MINE = pattern(
  /(?<!\p{L})(?:we|our|us|i|my|ich|wir|unser\p{L}*|staff|members|volunteers|crew|colleagues)(?!\p{L})/iu,
);

/** A tool of one house by the way its writer begins, where no word for the house has told. Linear. */
export function ownByOpening(text: string, isAtWork: boolean): OwnUse | undefined {
  if (FOR_BUYERS.test(text)) return undefined;
  if (AT_LEISURE.test(text)) return { house: 'household', kind: 'home' };
  if (LIVES_BY.test(text) && FIGURE.test(text)) return BUSINESS;
  if (LIVES_BY_ABROAD.test(text)) return BUSINESS;
  const begins = BY_FIGURES.exec(text)?.[1];
  if (
    begins &&
    !IS_PRODUCT.test(begins) &&
    (MINE.test(text) || (IN_TOWN.test(begins) && houseIn(begins) !== BUSINESS.house))
  )
    return { house: houseIn(begins), kind: 'work' };
  if (FOR_OTHERS.test(text)) return undefined;
  if (FOR_OURS.test(text)) return isAtWork ? TEAM : { house: 'group', kind: 'work' };
  return OWN_BOX.test(text) || OUR_STAFF.test(text) ? TEAM : undefined;
}

const BUSINESS: OwnUse = { house: 'business', kind: 'work' };
const TEAM: OwnUse = { house: 'team', kind: 'work' };

/** "Head of wardrobe at a municipal opera": the municipal opera. Whoever names no house in English has a business. */
function houseIn(begins: string): string {
  const parts = begins.toLowerCase().split(/ (?:at|in|of|near|from) (?:(?:an?|the) )?/);
  const words = parts.map((part) => part.replace(/^(?:an?|the|small|little|tiny) /, '').split(' '));
  const house = words.find((part) => part.every((word) => /^[a-z-]+$/.test(word)) && HOUSE.test(part.at(-1) ?? ''));
  return house ? house.slice(-3).join(' ') : 'business';
}
/** What people belong to, by its ending; a trade or a role is no house. */
const HOUSE =
  /(?:rescue|opera|mill|bank|hospital|club|centre|center|school|service|brigade|office|station|house|lab|laboratory|museum|team|firm|company|hall|works|yard|farm|choir|band|nursery|practice|studio|shop|hut|cooperative|council|clinic|registry|depot)$/;
