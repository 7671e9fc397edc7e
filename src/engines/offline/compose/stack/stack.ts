import { demandsOf } from '../../design/demands-in.ts';
import type { Design } from '../../design/design.ts';
import { hostOf } from '../../knowledge/stack/hosts.ts';
import { clients, databases } from '../../knowledge/stack/recipes.ts';
import { EU_HOMES, REGION } from '../../knowledge/stack/regions.ts';
import { type Technology, technologies } from '../../knowledge/stack/technologies.ts';
import { list } from '../../language/inflect.ts';
import { lazy } from '../../language/lazy.ts';
import { placesOf } from '../../language/stands.ts';
import { hasNoMoney } from '../../understand/no-money.ts';
import { isNegatedAt } from '../../understand/stance.ts';
import { signedOff } from '../architecture/vendors-allowed.ts';
import type { Stack } from './choices.ts';
import { chooseRecipe, forbids, isTiny, wantsPlainPages } from './choose-recipe.ts';
import { gameShop } from './game-shop.ts';
import { hostNamed, siteNamed } from './host-said.ts';
import { phoneClient } from './phone-client.ts';
import { explain } from './reasons.ts';
import { settle } from './settle.ts';
import { whose } from './whose-servers.ts';

/** Decides the stack by platform, constraints and what the product does; a named technology is kept, a forbidden one avoided. */
export function chooseStack(design: Design): Stack {
  const { named, reasons } = settle(design);
  const recipe = chooseRecipe(design, named);
  const client = windowOf(recipe.choice) ?? chooseClient(design, named, recipe.key);
  const database = chooseDatabase(design, named, recipe.key);
  const supply = chooseSupply(design);
  const hosting = chooseHosting(design, named, supply, recipe.key);
  const auth = chooseAuth(design, named, recipe.key, supply);
  const parts = { recipe, client, database, hosting, auth, supply };
  return { ...parts, choices: explain(design, parts, { named, reasons }) };
}

/** A program for the desk that is not made of web pages draws its own windows. */
const windowOf = (choice: string) => WINDOWS.find(([toolkit]) => choice.includes(toolkit))?.[1];
const WINDOWS = [
  ['PySide6', 'Qt widgets'],
  ['JavaFX', 'JavaFX scenes'],
  ['Compose for Desktop', 'Compose windows'],
  ['GTK', 'GTK windows'],
  ['Swift with SwiftUI', 'SwiftUI views'],
  ['Avalonia', 'Avalonia views'],
] as const;

const CLIENT_OF: Record<string, string> = {
  next: 'next',
  svelte: 'svelte',
  django: 'htmx',
  rails: 'erb',
  laravel: 'blade',
  phoenix: 'live',
  dotnet: 'razor',
  unity: 'unity',
  godot: 'godot',
  unreal: 'unreal',
};

function chooseClient(design: Design, named: Technology[], recipe: string): string | undefined {
  const { platform } = design.understanding;
  const asked = named.find((technology) => technology.slot === 'client')?.recipe;
  const host = hostOf(design.understanding);
  if (host && host.kind !== 'local')
    return host.kind === 'php' ? `pages in the ${host.name} administration` : `React pages inside ${host.name}`;
  if (['cli', 'api', 'bot', 'plugin'].includes(platform)) return undefined;
  if (asked && clients[asked]) return clients[asked];
  const pages = named.find(({ name }) => PYTHON_PAGES.has(name));
  if (pages && platform === 'web') return `${pages.name} pages`;
  if (design.hosted && wantsPlainPages(design)) return clients.htmx;
  if (!design.hosted && (platform === 'web' || platform === 'mobile'))
    return platform === 'web' ? 'React in the installed page' : undefined;
  if (platform === 'mobile') return phoneClient(design, named);
  if (platform === 'device') return 'a local page served by the device';
  if ((platform === 'extension' || platform === 'desktop') && noFramework(design)) return clients.plain;
  if (platform === 'extension' || platform === 'desktop')
    return forbids(design, 'react')
      ? clients.svelte
      : platform === 'desktop'
        ? 'React in the window'
        : 'React in the panel';
  return clients[CLIENT_OF[recipe] ?? (forbids(design, 'react') ? 'vue' : 'react')];
}

/** They draw the screens themselves, in Python. */
const PYTHON_PAGES = new Set(['Streamlit', 'Gradio', 'Dash', 'NiceGUI', 'Shiny for Python']);

/** "TypeScript, no framework" */
const noFramework = ({ understanding: { constraints } }: Design) =>
  constraints.without.some((phrase) => /^(?:ui |js |front-?end |javascript )?frameworks?$/.test(phrase));

/** "A CLI that reads a Postgres migration": what such a program looks at is not where it keeps things. */
function isLookedAt({ words, recipe }: Technology, design: Design): boolean {
  const { platform, idea, context } = design.understanding;
  if (!ON_SERVERS.has(recipe ?? '')) return false;
  // A phone holds no server: what is named is looked at from there.
  if (platform === 'mobile' && !design.hosted) return true;
  if (platform !== 'cli') return false;
  const low = `${idea} ${context}`.toLowerCase();
  return !words.some((word) => KEPT_IN.some((verb) => low.includes(`${verb} ${word}`)));
}
const KEPT_IN = ['in', 'into', 'on', 'with', 'using', 'uses'];
const ON_SERVERS = new Set(['postgres', 'mysql', 'mariadb', 'sqlserver', 'oracle', 'mongodb', 'clickhouse']);

function chooseDatabase(design: Design, named: Technology[], recipe: string): string {
  const asked = named.find((technology) => technology.slot === 'database' && !isLookedAt(technology, design))?.recipe;
  const { platform } = design.understanding;
  const host = hostOf(design.understanding);
  if (host && (host.kind !== 'embedded' || asked === undefined)) return host.store;
  const usual = named.some(({ name }) => name === 'Convex')
    ? 'convex'
    : recipe === 'firebase'
      ? 'firestore'
      : recipe === 'esp'
        ? 'nvs'
        : platform === 'extension' || platform === 'plugin' || (platform === 'web' && !design.hosted)
          ? 'indexeddb'
          : !design.hosted || platform === 'device' || isTiny(design)
            ? 'sqlite'
            : 'postgres';
  const { idea, context, constraints } = design.understanding;
  if (
    !asked &&
    constraints.without.some((phrase) => /\bdatabases?\b/.test(phrase)) &&
    !ONE_MORE.test(`${idea} ${context}`)
  )
    return databases.files ?? 'files';
  if (!asked && onWindows(design) && recipe === 'dotnet') return 'SQL Server';
  if (
    !asked &&
    forbids(design, usual) &&
    PLAIN_FILES.test(`${design.understanding.idea} ${design.understanding.context}`)
  )
    return databases.files ?? 'files';
  const key =
    asked ??
    (forbids(design, usual) ? (usual !== 'postgres' ? 'postgres' : standsAlone(design) ? 'sqlite' : 'mysql') : usual);
  return databases[key] ?? 'PostgreSQL';
}

/** "I'd rather not have a second kind of database": there is one. */
const ONE_MORE = /\b(?:second|another|extra|additional|new|more|different)\b[^.;!?]{0,14}\bdatabases?\b/i;

/** "Postgres is overkill, plain files in the repo" */
const PLAIN_FILES =
  /\b(?:plain|flat|text|json|yaml|markdown) files\b|\bfiles in (?:the|a|our) repo|\b(?:store|keep|save|write)s? (?:everything|it all|all of it|all data) in files\b/i;

/** "One static binary, nothing else to babysit" */
const standsAlone = ({ understanding: { idea, context } }: Design) =>
  /\b(?:one|single) (?:static )?(?:binary|executable|file|process)\b|\bbabysit|\bnothing else to\b/i.test(
    `${idea} ${context}`,
  );

function chooseSupply(design: Design): Stack['supply'] {
  const { platform, constraints } = design.understanding;
  if (platform === 'onprem' || constraints.selfHosted || hostOf(design.understanding)?.kind === 'php') return 'own';
  if (!design.hosted || platform === 'device') return 'local';
  return noCloud(design) || signedOff(design) ? 'own' : 'cloud';
}

/** Words of every technology that is known by name. */
const allNames = lazy(() => technologies().flatMap(({ words }) => words));

/** Runs on the house's own Windows servers: no containers, no Linux images. */
export const onWindows = ({ understanding: { constraints, platform } }: Design) =>
  constraints.windows && (platform === 'onprem' || constraints.selfHosted);

/** Somebody else's cloud is ruled out, not every cloud. */
const FOREIGN_CLOUD =
  /\b(?:american|us|u\.s\.|foreign|chinese|amerikanisch\w*|am[ée]ricain\w*|estadounidense|americana?)\s(?:\w+\s){0,2}(?:clouds?|providers?|compan(?:y|ies)|servers?|vendors?|giants?)\b|\b(?:cloud|géant|proveedor|nube)\s(?:am[ée]ricain|estadounidense|americana)/i;

/** The idea wants nothing that runs at somebody else's; "don't make me run a server" wants just that. */
export const noCloud = ({ understanding: { constraints, idea, context } }: Design) =>
  !FOREIGN_CLOUD.test(`${idea}. ${context}`) &&
  !/\b(?:run|maintain|look after|administer|babysit|patch)(?:ning)? (?:an?|any|our own|my own|the) servers?\b/i.test(
    idea,
  ) &&
  constraints.without.some((phrase) => /\b(cloud|server|backend|saas)\b/.test(phrase));

function chooseHosting(design: Design, named: Technology[], supply: Stack['supply'], recipe: string): string {
  const asked = named.filter((technology) => technology.slot === 'hosting');
  const { platform, constraints } = design.understanding;
  const site = siteNamed(design.understanding);
  const at = hostNamed(design.understanding, allNames());
  if (asked.length > 0)
    return `${list(asked.map((one) => one.name))}${at ? ` at ${at}` : ''}${regionOf(design, asked, site)}${ownHouse(design, asked)}`;
  const shop = gameShop(design, named);
  if (shop) return shop;
  const boxed = !forbids(design, 'docker');
  const host = hostOf(design.understanding);
  if (host?.kind === 'php' && at) return `the ${host.name} site at ${at}`;
  if (at && !['cli', 'extension', 'plugin'].includes(platform) && design.hosted)
    return `${at}: one virtual server${site ? ` in ${site}` : ''}, run ${boxed ? 'with Docker' : 'by systemd'}`;
  if (host?.kind === 'php') return `each customer’s own ${host.name} site, installed from ${host.shop}`;
  if (host?.kind === 'local') return `${host.shop}`;
  if (named.some(({ name }) => name === 'Convex')) return 'Convex itself, screens on a static host';
  if (recipe === 'supabase' || recipe === 'firebase')
    return `${recipe === 'supabase' ? 'Supabase' : 'Firebase'} itself${constraints.laws.includes('EU') ? ', project region in the EU' : ''}, screens on its static hosting`;
  if (platform === 'cli') return 'release downloads for three systems, signed';
  if (platform === 'web' && !design.hosted) return 'static files on any web space; the data never leaves the browser';
  if (platform === 'mobile' && !design.hosted) return `${storesOf(design)}; the data never leaves the phone`;
  if (platform === 'extension') return extensionStores(design);
  if (platform === 'plugin' && !host) return 'the host’s plug-in directory';
  if (platform === 'desktop')
    return hasNoMoney(design.understanding)
      ? 'one unsigned file, carried on a stick: the system asks once whether to trust it'
      : 'signed installers from one download page';
  if (platform === 'device') return 'the device itself, with updates pulled from signed releases';
  if (supply === 'own' && onWindows(design))
    return `a Windows service on ${whose(design)} own servers, set up by one signed installer`;
  if (supply === 'own')
    return `${boxed ? 'Docker Compose' : 'systemd services'} on ${whose(design)} own servers${signedOff(design)?.region && constraints.laws.includes('EU') ? ' in the EU' : ''}`;
  const home = constraints.places.find((place) => place !== 'EU');
  const where = constraints.laws.includes('EU')
    ? ` in an EU data centre${site ? `, in ${site}` : home && EU_HOMES[home] ? `, in ${EU_HOMES[home]}` : ''}`
    : constraints.laws[0]
      ? ` in a data centre in ${site ? `${site}, ` : ''}${REGION[constraints.laws[0]] ?? 'the home market'}`
      : '';
  if (hasNoMoney(design.understanding))
    return `a machine that runs at home anyway, behind a tunnel, or a free tier whose terms allow it; run ${boxed ? 'with Docker' : 'by systemd'}`;
  return `one small virtual server${where}, run ${boxed ? 'with Docker' : 'by systemd'}${host ? `; listed in ${host.shop}` : ''}`;
}

/** Where extensions for the browsers that the brief names are listed. */
function extensionStores({ understanding: { idea, context, constraints } }: Design): string {
  const low = `${idea} ${context}`.toLowerCase();
  const isMeant = (browser: string) => {
    const at = placesOf(low, browser);
    return at.length > 0 && !at.some((place) => isNegatedAt(low, place, browser.length));
  };
  const only = STORES.filter(([browser]) =>
    new RegExp(`\\b${browser}(?: esr)? only\\b|\\bonly (?:in |for |on )?${browser}\\b`, 'i').test(low),
  );
  const stores = (only.length > 0 ? only : STORES)
    .filter(([browser]) => isMeant(browser.toLowerCase()))
    .filter(([browser]) => !constraints.forbidden.some(({ name }) => name === browser))
    .map(([, store]) => store);
  return stores.length > 0 ? list(stores) : 'the browser makers’ extension stores';
}

const STORES = [
  ['Firefox', 'Firefox Add-ons'],
  ['Chrome', 'the Chrome Web Store'],
  ['Edge', 'Microsoft Edge Add-ons'],
  ['Safari', 'the App Store, as a Safari web extension'],
  ['Opera', 'Opera add-ons'],
  ['Vivaldi', 'the Chrome Web Store'],
  ['Brave', 'the Chrome Web Store'],
] as const;

/** What is no cloud stands on the house's own machines, where the brief says so. */
const ownHouse = (design: Design, asked: Technology[]) =>
  design.understanding.constraints.selfHosted && !asked.some(({ tags }) => tags?.includes('cloud'))
    ? `, on ${whose(design)} own servers`
    : '';

/** A cloud with centres in many countries is used in the one that the idea names. */
function regionOf({ understanding: { constraints } }: Design, asked: Technology[], site?: string): string {
  if (site && asked.some(({ tags }) => tags?.includes('cloud'))) return `, region ${site}`;
  const [home] = constraints.places;
  if (home === undefined || !asked.some(({ tags }) => tags?.includes('cloud'))) return '';
  const where = home === 'EU' ? 'the EU' : (EU_HOMES[home] ?? REGION[home]);
  return where ? `, region in ${where}` : '';
}

/** "A library card number is what they have, that can be what they type in" */
const NUMBERED = /\b(?:card|member|membership|customer|staff|employee|patient|pupil) numbers?\b/i;

/** "Nobody here reads mail", "pupils have no e-mail address" */
const NO_MAIL = /^(?:e-?mails?|mails?|e-?mail address(?:es)?|any e-?mail)$/;

/** The store of the one phone system that is named, else both. */
function storesOf({ understanding: { idea, context } }: Design): string {
  const text = `${idea} ${context}`;
  const [apple, android] = [/\b(?:iphones?|ipads?|ios|swiftui)\b/i.test(text), /\bandroid|\bkotlin\b/i.test(text)];
  return apple === android ? 'the app stores' : apple ? 'the App Store' : 'the Play Store';
}

/** A handful of people on machines of their own, who name no directory: none is run for them. */
function isSmallHouse({ understanding: { constraints, idea, context } }: Design): boolean {
  return SMALL_HOUSE.test(constraints.ownUse?.house ?? '') && !DIRECTORY.test(`${idea} ${context}`);
}
const SMALL_HOUSE = /^(?:team|studio|band|choir|club|workshop|group|crew|farm|shop|garage)$/;
const DIRECTORY =
  /\b(?:director(?:y|ies)|ldap|ad|entra|sso|single sign-?on|saml|oidc|openid|keycloak|okta|kerberos|domain accounts?)\b/i;

/** Whoever has a tenant of their own has its directory. */
const TENANT = /\b(?:azure|microsoft 365|office 365|m365|entra)(?: \w+)? tenant\b/i;

function chooseAuth(design: Design, named: Technology[], recipe: string, supply: Stack['supply']): string | undefined {
  if (!design.uses.some((use) => use.capability.id === 'accounts')) return undefined;
  const asked = named.find((technology) => technology.slot === 'auth')?.name;
  if (asked === 'Active Directory') return 'Active Directory over LDAPS, with Kerberos sign-in';
  if (asked) return asked;
  const host = hostOf(design.understanding);
  if (host?.kind === 'php') return `${host.name} accounts and capabilities`;
  if (host?.kind === 'embedded') return `installation over OAuth and signed session tokens of ${host.name}`;
  if (recipe === 'supabase') return 'Supabase Auth';
  if (recipe === 'firebase') return 'Firebase Authentication';
  const { signIn, without } = design.understanding.constraints;
  if (demandsOf(design.understanding).some(({ category }) => category === 'Way in'))
    return NUMBERED.test(`${design.understanding.idea} ${design.understanding.context}`)
      ? 'own sessions by the number that people have and a PIN; passkeys for those who run it'
      : 'own sessions by join code and nickname; passkeys for those who run it';
  if (!signIn && without.some((phrase) => NO_MAIL.test(phrase))) return 'own sessions with passkeys';
  if (signIn)
    return signIn === 'pin'
      ? 'own sessions with a short PIN on the shared device'
      : signIn === 'passkey'
        ? 'own sessions with passkeys'
        : 'own sessions with mailed sign-in links (magic links)';
  if (
    design.understanding.constraints.ownUse &&
    TENANT.test(`${design.understanding.idea} ${design.understanding.context}`)
  )
    return 'OpenID Connect to the company’s directory (Microsoft Entra ID)';
  if (
    design.understanding.platform === 'onprem' &&
    design.understanding.constraints.ownUse?.kind !== 'home' &&
    !isSmallHouse(design)
  )
    return design.understanding.grams.has('ldap')
      ? `LDAP sign-in to ${whose(design).replace(/^the (?:customer|family)’s$/, 'the company’s')} directory`
      : `OpenID Connect to ${whose(design).replace(/^the (?:customer|family)’s$/, 'the company’s')} directory`;
  return design.understanding.platform === 'device'
    ? 'a PIN for the local page'
    : supply === 'own' || design.understanding.platform === 'onprem'
      ? 'own sessions with passkeys'
      : 'own sessions with mailed sign-in links (magic links)';
}
