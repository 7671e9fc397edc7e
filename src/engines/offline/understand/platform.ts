import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';
import type { Constraints } from './constraints.ts';
import { isRejectedAt, isUnwantedAt } from './stance.ts';

/** What sort of program the product is: decides nodes, stack, what an endpoint is, and what the first prompt sets up. */
export const PLATFORMS = [
  'web',
  'mobile',
  'desktop',
  'cli',
  'extension',
  'device',
  'onprem',
  'bot',
  'plugin',
  'api',
] as const;
export type Platform = (typeof PLATFORMS)[number];

const SIGNS: [Platform, RegExp][] = [
  [
    'device',
    /\b(raspberry ?pi|pi zero(?: 2)?(?: w)?|jetson(?: orin| nano)?|esp32|esp8266|arduino|firmware|microcontroller|wearable|embedded device|edge device|smart (lock|lamp|plug|collar|scale|mirror|feeder)|(sensor|iot|hardware|handheld) (device|kit|node|gadget|box))\b/i,
  ],
  [
    'extension',
    pattern(
      /^\W*(?:una? |uma |une )?extens(?:ión|ão|ion) (?:para|que|pour|qui)\b[\s\S]{0,400}\b(?:firefox|chrome|edge|navegador|navigateur)\b|^\W*(?:an? )?(?:tiny |small |simple )?extension (?:that|which|to|for)\b|\bbrowser button\b|\bbutton in (?:the|my) browser\b|\bbookmarklet\b|\bin the (?:open |current )?tab (?:i|we|they|you) (?:have|had|am|are)\b|\b(browser|chrome|firefox|edge|safari|web)[- ](extension|add-?on|plugin)\b|\berweiterung für (chrome|firefox)|extensión (de|para) (chrome|navegador)|\bextension for (chrome|firefox|the browser)|\bextension (firefox|chrome|safari)\b|extens(ão|ao|ión) (do|da|de|para) (o )?(chrome|firefox|navegador)|estensione (per|di) (chrome|firefox|il browser)|browser-?erweiterung|wtyczk\p{L}+ do (przeglądarki|chrome|firefox)|एक्सटेंशन|\b(?:firefox|chrome|edge|safari)\b[^.;!?]{0,90}\b(?:add-?on|extension)\b|浏览器(插件|扩展)|\b(one )?click in (firefox|chrome|safari|the browser)\b/iu,
    ),
  ],
  [
    'cli',
    /\b(cli|tui|command[- ]line|terminal (tool|app|program|viewer|client|dashboard|game|editor|reader|browser|ui|user interface)|shell (tool|script)|in the terminal|linter|code formatter|codemod|fails? (?:the )?(?:CI|build|pipeline)|(?:runs?|running|executed|starts?) as an? (?:ci|cron|pipeline|build) (?:job|step|task)|leaving the terminal|point (?:it|something|a tool|a script|that) at (?:a|the|my|our) (?:folder|directory)|(?:in|from) my (?:terminal|shell)|kommandozeile|línea de comandos|ligne de commande)\b|\bssh [\w-]+\.\w+/i,
  ],
  [
    'bot',
    /\b(slack|telegram|discord|whatsapp|teams|signal|sms|messenger)[- ]?(chat)?bot\b|\bbot (for|on|in) (slack|telegram|discord|whatsapp|teams)\b|\b(chatbot|bot)\b[^.]{0,30}\b(slack|telegram|discord|whatsapp|teams)\b|\b(bot|robô|robot|chatbot) (no|na|do|de|en|para|für|im|sur|dans) (o |el |le )?(zap|whatsapp|telegram|discord|slack)\b|(टेलीग्राम|व्हाट्सऐप|व्हाट्सएप) बॉट|\b(slack|discord|teams) app\b/i,
  ],
  [
    'plugin',
    /\b(?:word add-?in|add-?in (?:in|for|inside|within) (?:ms |microsoft )?word)\b|\b(vs ?code|visual studio code|figma|obsidian|wordpress|woocommerce|moodle|nextcloud|drupal|joomla|prestashop|magento|shopify|bigcommerce|wix|excel|powerpoint|outlook|gmail|google (?:sheets?|docs?)|jira|confluence|trello|airtable|hubspot|salesforce|zendesk|asana|notion|photoshop|illustrator|indesign|lightroom|blender|qgis|freecad|intellij|jetbrains|sketchup|unity|revit|autocad|obs(?: studio)?|krita|gimp|inkscape|kicad|calibre|zotero|joplin|logseq|thunderbird|libreoffice|neovim|vim|ableton|reaper|davinci resolve|fusion 360|godot|musescore|rhino)[- ](?:(?!based|like|style|files?|sheets?|replacement|alternative)\w+[- ])?(extension|plugin|plug-in|add-?on|add-?in|app|integration|power-up|erweiterung|widget)\b|\b(plugin|plug-in|add-?in|add-?on|extension|extensi[oó]n|erweiterung|app|integration|pane|panel|sidebar|ribbon|button|right|directly|straight|plugs?|plugged|hooks?|slots?)\s(?:for|into|in|inside|within|f[uü]r|para|pour|de|do|em|en|sur)\s(?:(?:my|our|the|her|his|their|an?|meine[nrm]?|unsere[nrm]?) )?(?:(?:own|existing|current|old) )?(vs ?code|visual studio code|figma|obsidian|wordpress|woocommerce|moodle|nextcloud|drupal|joomla|prestashop|magento|shopify|bigcommerce|wix|excel|powerpoint|outlook|gmail|google (?:sheets?|docs?)|jira|confluence|trello|airtable|hubspot|salesforce|zendesk|asana|notion|photoshop|illustrator|indesign|lightroom|blender|qgis|freecad|intellij|jetbrains|sketchup|revit|autocad|obs(?: studio)?|krita|gimp|inkscape|kicad|calibre|zotero|joplin|logseq|thunderbird|libreoffice|neovim|vim|ableton|reaper|davinci resolve|fusion 360|godot|musescore|rhino)\b/i,
  ],
  [
    'onprem',
    /\b(on[- ]?prem(ise|ises)?|air[- ]?gapped|intranet|own data ?cent(er|re)|self[- ]?hosted|behind (the|our) firewall|(our|their|its) own (?:(?!virtual|root|managed|rented|web|cloud|hetzner|private)\w+ )?servers?(?! rooms?)|eigene[nrm]? servern?|servidores propios|propres serveurs|server ?room|serverraum|(on|auf) (the|my|our|a|meinem|unserem|dem) nas\b|(runs?|stays?|hosted|installed) (only )?(in|inside|within) (our|the) (own )?(plant|factory|hospital|building|company network|house network|lab)\b|eigene[nrms]? (hardware|rechenzentrum)|eigen server(ruimte|s)?|own hardware|(kommunalen|unserem) rechenzentrum|serwerowni|salle serveur|(state|municipal|city|council)(['’]s)? data ?cent(er|re))\b/i,
  ],
  [
    'desktop',
    pattern(
      /\b(?:windows|mac(?:os)?|linux) only\b|\bmenu ?bar\b|\b(desktop|windows|mac|macos|linux|menu ?bar|electron|tauri)[- ](app|application|program|software|tool|client)\b|(?<!\b(?:shared|office|old|one|their) )\bdesktop\b|\b(program|programm|programa|programme|logiciel|software|app|application|tool)\b[^.;,]{0,24}\b(windows|mac|macos|linux)( pc| laptop| computer)?\b|\bwindows (?:xp|vista|7|8|10|11|pcs?|machines?|computers?|laptops?)\b|\b(?:läuft|laufen|runs?|funciona|corre|roda|tourne) (?:auf|on|en|no|sur|in) (?:meine[mnr]|unsere[mnr]|dem|my|our|the|mi|el|meu|mon) (?:\p{L}+ )?(?:windows|mac|linux)[- ]?(?:rechner|pc|computer|laptop|ordenador|portátil|computador|machine)?\b(?! servers?| box)|\bon (?:my|the|a|an old) (?:old |own |home |office )?(?:windows|mac|linux)(?: pc| laptop| computer| machine)?\b(?! servers?)|\b(?:pc|laptop\p{L}*|computer|computador\p{L}*|ordinateur|ordenador|rechner|komputer\p{L}*) (?:viejo |antiguo |velho |antigo |vieux )?(?:with |mit |z |com |con |sous )?windows\p{L}*\b|\b(?:on|auf|en|sur|no|na) (?:my|the|meinem|dem|mi|el|mon|le|meu|o) (?:old |own |home |alten |eigenen )?(?:pc|laptop|computer|rechner|ordenador|ordinateur|computador|windows-rechner)\b(?=[^.;!?]{0,60}\b(?:no|without|ohne|sin|sans|sem|kein) (?:internet|cloud|netz|server|red|r[ée]seau))/iu,
    ),
  ],
  [
    'mobile',
    /\b(mobile|ios|android|iphone|smartphone|phone|native|handy)[- ]?(app|apps|application|first)\b|\b(iphones?|ipads?|android|ios|app store|flutter|react native|swiftui)\b|\b(app|aplicativo) (móvil|movil|mobile|celular)\b|\bmobile game\b|\bandroids\b|\bauf (?:dem|meinem) handy\b|\bstays? on (?:my|the) phone\b|एंड्रॉइड|एंड्रॉयड|स्मार्टफोन/i,
  ],
  [
    'api',
    /\b(rest |graphql |public |developer |json |http )api (for|that|to|which)\b|\ban? api (for|that|to|which)\b|\bbackend as a service\b|\bsdk\b/i,
  ],
];

/** Words without which a large expression cannot match: compiling it costs more than looking for them. */
const NEEDED: Partial<Record<Platform, string[]>> = {
  plugin:
    `add-in,add in,vs code,vscode,visual studio,figma,obsidian,wordpress,woocommerce,moodle,nextcloud,drupal,joomla,prestashop,magento,shopify,
bigcommerce,wix,excel,powerpoint,outlook,gmail,google,jira,confluence,trello,airtable,hubspot,salesforce,zendesk,asana,notion,photoshop,
illustrator,indesign,lightroom,blender,qgis,freecad,intellij,jetbrains,sketchup,unity,revit,autocad,rhino,obs,krita,gimp,inkscape,kicad,calibre,zotero,joplin,logseq,thunderbird,libreoffice,neovim,vim,
ableton,reaper,davinci,fusion 360,godot,musescore`.split(/,\s*/),
  desktop:
    'desktop,windows,mac,linux,menu,electron,tauri,computer,laptop,pc,rechner,ordenador,ordinateur,computador'.split(
      ',',
    ),
};

const mayBe = (platform: Platform, low: string) => NEEDED[platform]?.some((word) => low.includes(word)) ?? true;

/** "Council standard is Drupal 10 on the existing server" */
const HOUSE_SITE =
  /\b(?:standard|cms|site|website|intranet)\b[^.;!?]{0,20} (?:is|are|runs (?:on|in)|stays|on) (?:our |the )?(?:existing )?(drupal|wordpress|joomla|typo3|moodle|nextcloud)\b/i;

/** "I write in Obsidian. What I want as a plug-in: …" */
const ADD_ON = /\b(plug-?ins?|add-?ins?|add-?ons?)\b/i;
const HOSTS =
  /\b(vs ?code|visual studio code|figma|obsidian|wordpress|woocommerce|moodle|nextcloud|drupal|shopify|excel|powerpoint|outlook|google (?:sheets?|docs?)|jira|confluence|notion|photoshop|indesign|lightroom|blender|qgis|sketchup|revit|autocad|rhino)\b/i;
/** The whole product is spoken with there; a message that is sent there belongs to another program. */
const IN_CHAT = pattern(
  /\b(?:over|via|on|in|inside|through|durch|über|por|en|no|pelo|sur|per|su) (?:the )?(?:whatsapp|telegram|signal|zap)\b/i,
);
const SENDS_THERE = pattern(
  /\b(?:send|sent|notif|remind|messag|share|alert|ping|quote|invoice|receipt|mand|env[ií]|avis|recordat|cotizaci|orçamento|lembr|schick|send|benachricht|erinner|envo|rappel|prévien|llegue|receb|recib|sell|vend|order|pedid)\p{L}*[^.;!?]{0,70}$/iu,
);

/** No store gives an app to such a device any more: it still opens pages. */
const OLD_APPLE = /\bios (?:[5-9]|1[0-2])\b|\bipad [1-4]\b/i;

/** The small computer is the house's server, not what the product is: "my server is a Raspberry Pi, docker compose please". */
export const isServer = (text: string): boolean => SERVED.test(text);
const SERVED =
  /\bserver\b[^.;!?]{0,30}\braspberry ?pi\b|\braspberry ?pi\b[^.;!?]{0,30}\b(?:as (?:a |the )?server|server|nas|closet)\b|\bdocker[- ]compose\b/i;

/** "REST API + a tiny cli": one more way in, not the product. */
const BESIDE = /(?:\+|\bplus|\band) (?:an? )?(?:tiny |small |little |simple |thin )?$/;
/** "My people have cheap Androids, I do the office on a Mac" */
const PHONES = /\b(?:androids?|iphones?|phones|smartphones?)\b/i;

/** An old machine that only opens pages. */
const BROWSER = /\b(?:browsers?|firefox|chrome|edge|navegador|navigateur)\b/i;

/** A browser is spoken of, and not as what people hated. */
const opensBrowser = (text: string): boolean => {
  const match = BROWSER.exec(text);
  return match !== null && !isRejectedAt(text.toLowerCase(), match.index, match[0].length);
};

/** Some sit at such a machine; others have something else. */
const WINDOWS_BOX = /^windows (?:pcs?|machines?|computers?|laptops?)$/i;
const ELSEWHERE = /\b(?:phones?|tablets?|at home|whatever they have|mobile|online|website|web ?page|link)\b/i;

/** "VS Code extension later": not what is built first. */
const LATER = /^ (?:\(?maybe |perhaps |comes? )?(?:later|some ?day|one day|in (?:year|phase|version) two|in v2)\b/;

/** "One PWA, not two native apps", "it must be a light web app", "on an iPad in Safari" */
const PAGES =
  /\bpwa\b|\bprogressive web app\b|\b(?:must|has to|should|needs to|shall|will) be an? (?:\w+ )?(?:web ?app|website|web page)\b|\bin (?:mobile )?(?:safari|chrome|firefox|edge)\b(?! (?:extension|add-?on))/i;
const wantsPages = (text: string): boolean => {
  const match = PAGES.exec(text);
  return match !== null && !isRejectedAt(text.toLowerCase(), match.index, match[0].length);
};

/** Started from where it lies: "one program I can start from a USB stick, nothing to install". */
const CARRIED =
  /\b(?:one|single|portable) (?:program|exe|executable|file|app)\b[^.;!?]{0,40}\b(?:usb|memory) stick\b|\bportable (?:exe|app|program|version)\b/i;

/** Whoever is served installs nothing: a page in the browser. */
const NOTHING_TO_INSTALL =
  /\b(?:won['’]t|will not|must not|need not|don['’]t (?:want|have|need) to|not have to|nobody(?: i| here)?(?:['’]s| is)? (?:will|wants to|gonna|going to|would)|(?:wants?|needs?|asks for|requires?) an? app[- ]?store|no need to|nothing to|no app to|without) (?:\w+ ){0,3}?(?:install|download)|\bnothing to install|\b(?:did|do)(?:n['’]?t| not) (?:\w+ )?(?:build|make|want|need|have)(?: any| an?)? (?:native )?apps?\b|\b(?:website|web ?page|page|site) (?:that|which) (?:looks|works|runs|is) (?:right|good|fine|well|ok) on (?:an?|the|any|their|every) phone|\bno native apps?\b|\bnever (?:\w+ ){0,2}(?:an? )?(?:native|mobile|phone|store) apps?\b|\bweb[- ]only\b|\bonly (?:on )?the web\b|\b(?:no|without|ohne|sans|sin|sem|senza|geen) (?:an? |the )?app[- ]?stores?\b|must not need an app|\bwithout (?:any(?:body|one)|people|them|users|us) (?:\w+ )?going to an app ?store|nichts aus dem (?:app|play)[ -]?store|\ban? (?:own|separate|native|second) app would be a waste|\binside (?:LINE|WeChat)\b|\bnur im browser\b|\bonly (?:ever )?(?:runs? |works? |opens? )?in (?:the|a|my|their) browser\b|(?:solo|sólo) en el navegador|só no navegador|(?:seulement|uniquement) dans le navigateur|sperren? den app[- ]?store|\b(?:blocks?|locks?|blocked|locked) the app[- ]?store|\bein link (?:muss|soll|sollte) reichen|\ba link (?:has to|must|should|will) (?:do|be enough)|kriegt[^.;!?]{0,20} nicht installiert|(?:tap|click|open|follow) (?:a|the|one) link and\b|\b(?:nobody|no one) installs?\b|\bnothing from (?:an?|the|any) (?:app )?store\b|baixam nada|n[ãa]o baixa|sem (?:aplicativo|instalar|baixar)|ohne (?:app|installation)|keine app|ऐप (?:नहीं|की ज़रूरत नहीं|की जरूरत नहीं)|sin (?:instalar|descargar)|sans (?:rien )?(?:installer|t[ée]l[ée]charger)/i;

/** "Nobody wants an app either": wherever an app is spoken of. */
function isAppUnwanted(low: string): boolean {
  const places = APPS.flatMap((word) => placesOf(low, word).map((at) => ({ at, length: word.length })));
  return places.length > 0 && places.every(({ at, length }) => isUnwantedAt(low, at, length));
}
/** What an app is called in the languages that ideas come in. */
export const APPS = ['app', 'aplicativo', 'aplicación', 'appli'];

/** "Dashboards are in Grafana, don't build a frontend" */
const HEADLESS =
  /\b(?:no|without(?: an?| any)?|do(?:n['’]t| not) (?:build|want|need|make|write)(?: us| me)?(?: an?| any)?) (?:new |own |extra |web |graphical )?(?:front-?end|ui|user interface|gui|dashboard ui)\b(?! (?:framework|library|kit|designer|developer|changes))/i;

/** "Sans interface web : git, un terminal, c'est tout" */
const IN_SHELL = pattern(
  /(?<!\p{L})(?:no|without(?: an?| any)?|sans|ohne|sin|sem|senza) (?:web )?(?:interface|ui|gui|oberfläche|weboberfläche|interfaz|interfaccia)(?: web| gráfica| graphique)?[^.;!?]{0,50}(?<!\p{L})terminal(?!\p{L})|(?<!\p{L})terminal,? (?:c['’]est tout|that['’]s (?:it|all)|(?:and )?nothing else|mehr nicht|y nada más|e mais nada)/iu,
);

/** The platform, and what in the text said so (undefined when it is a default). */
export function readPlatform(
  text: string,
  constraints: Constraints,
  offline: boolean,
): { platform: Platform; because?: string } {
  const opensPages =
    (NOTHING_TO_INSTALL.test(text) && !CARRIED.test(text)) ||
    OLD_APPLE.test(text) ||
    constraints.without.some((phrase) => /\bapp stores?\b/.test(phrase)) ||
    wantsPages(text) ||
    isAppUnwanted(text.toLowerCase());
  const allowed = text.replace(
    /(?<!\b(?:bot|robô|robot|chatbot) )\b(?:no|without(?!\s(?:ever )?leaving)|not (?:an?|two|three|(?:yet )?another|one more|separate)|kein[en]*|sin|sans|sem)\s[^.;,]{0,40}/gi,
    ' ',
  );
  const low = allowed.toLowerCase();
  const shell = IN_SHELL.exec(text);
  if (shell) return { platform: 'cli', because: shell[0].trim() };
  for (const [platform, sign] of SIGNS) {
    if ((platform === 'mobile' || platform === 'desktop') && opensPages) continue;
    if (platform === 'onprem' && constraints.localOnly) continue;
    const match =
      (mayBe(platform, low) ? sign.exec(allowed) : null) ??
      (platform === 'plugin' && ADD_ON.test(allowed) ? HOSTS.exec(allowed) : null);
    if (match && platform === 'plugin' && isRejectedAt(low, match.index, match[0].length)) continue;
    if (match && platform === 'cli' && BESIDE.test(low.slice(0, match.index))) continue;
    if (match && platform === 'desktop' && /^on /i.test(match[0]) && PHONES.test(allowed)) continue;
    if (match && platform === 'device' && isServer(allowed)) continue;
    if (match && platform === 'desktop' && /^windows \w+$/i.test(match[0]) && opensBrowser(allowed)) continue;
    if (match && platform === 'desktop' && WINDOWS_BOX.test(match[0]) && ELSEWHERE.test(allowed)) continue;
    if (match && LATER.test(low.slice(match.index + match[0].length))) continue;
    if (match) return { platform, because: match[0].trim() };
  }
  const site = HOUSE_SITE.exec(allowed);
  if (site && !isRejectedAt(low, site.index, site[0].length)) return { platform: 'plugin', because: site[0].trim() };
  if (HEADLESS.test(text)) return { platform: 'api', because: HEADLESS.exec(text)?.[0].trim() ?? 'no frontend' };
  if (constraints.technologies.some(({ recipe }) => recipe === 'swift'))
    return { platform: 'mobile', because: 'Swift' };
  const bot = constraints.technologies.some(({ slot }) => slot === 'chat') ? /\bbots?\b/i.exec(allowed) : null;
  if (bot) return { platform: 'bot', because: bot[0] };
  const chat = offline ? null : IN_CHAT.exec(allowed);
  const isOut = chat !== null && isRejectedAt(low, chat.index + chat[0].search(/\S+$/), 4);
  if (chat && !isOut && !SENDS_THERE.test(allowed.slice(0, chat.index))) return { platform: 'bot', because: chat[0] };
  if (constraints.selfHosted && !constraints.localOnly) return { platform: 'onprem', because: 'self-hosted' };
  const outdoors = /\b(gps|camera|push notification|in the field|geofenc|walk|run|hike|ride|outdoor|offline)\b/i.exec(
    allowed,
  );
  const app =
    /\b(app|aplicativo|aplicaci[oó]n|appli)\b(?! store)|ऐप/i.test(allowed) &&
    !/\bweb[- ]?app|website|saas|platform|dashboard/i.test(allowed);
  return (outdoors || offline) && app && !opensPages
    ? { platform: 'mobile', because: outdoors?.[0] ?? 'offline' }
    : { platform: 'web' };
}
