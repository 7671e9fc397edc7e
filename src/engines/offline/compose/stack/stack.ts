import { type Design, mainThings } from '../../design/design.ts';
import { clients, databases, type Recipe, recipes } from '../../knowledge/stack/recipes.ts';
import type { Technology } from '../../knowledge/stack/technologies.ts';
import { list } from '../../language/inflect.ts';

export interface Choice {
  category: string;
  choice: string;
  rationale: string;
}

/** The technologies chosen for a design, each with its reason. */
export interface Stack {
  recipe: Recipe;
  /** Where there is a screen of its own beside the server. */
  client: string | undefined;
  database: string;
  hosting: string;
  auth: string | undefined;
  choices: Choice[];
  /** Where services come from: bought over the network, run by oneself, or inside the program. */
  supply: 'cloud' | 'own' | 'local';
}

/** Decides the stack by platform, constraints and what the product does; a named technology is kept, a forbidden one avoided. */
export function chooseStack(design: Design): Stack {
  const named = design.understanding.constraints.technologies;
  const recipe = chooseRecipe(design, named);
  const client = chooseClient(design, named, recipe.key);
  const database = chooseDatabase(design, named, recipe.key);
  const supply = chooseSupply(design);
  const hosting = chooseHosting(design, named, supply, recipe.key);
  const auth = chooseAuth(design, named, recipe.key, supply);
  const parts = { recipe, client, database, hosting, auth, supply };
  return { ...parts, choices: explain(design, parts, named) };
}

function chooseRecipe(design: Design, named: Technology[]): Recipe {
  const server = named.find((technology) => technology.slot === 'backend')?.recipe;
  const language = named.find((technology) => technology.slot === 'language')?.recipe ?? '';
  const key =
    server && (design.hosted || recipes.has(server)) && design.hosted ? server : byPlatform(design, language, named);
  const recipe = recipes.get(key) ?? recipes.get('fastify');
  if (!recipe) throw new Error(`no recipe ${key}`);
  return recipe;
}

const SERVER_OF: Record<string, string> = {
  python: 'fastapi',
  node: 'fastify',
  go: 'goserver',
  rust: 'rustserver',
  java: 'spring',
  kotlin: 'spring',
  php: 'laravel',
  ruby: 'rails',
};
const CLI_OF: Record<string, string> = { python: 'pycli', node: 'nodecli', go: 'gocli', rust: 'rustcli' };

function byPlatform(design: Design, language: string, named: Technology[]): string {
  const { platform } = design.understanding;
  if (platform === 'cli')
    return CLI_OF[language] ?? (forbids(design, 'go') ? 'pycli' : isDataHeavy(design) ? 'pycli' : 'gocli');
  if (platform === 'extension') return 'extension';
  if (platform === 'plugin') return 'plugin';
  if (platform === 'desktop') return named.some((one) => one.recipe === 'electron') ? 'electron' : 'tauri';
  if (platform === 'device')
    return named.some((one) => one.recipe === 'esp32' || one.recipe === 'arduino') ? 'esp' : 'pi';
  if (platform === 'bot')
    return SERVER_OF[language] ? (language === 'node' ? 'bot' : (SERVER_OF[language] ?? 'bot')) : 'bot';
  if (named.some((one) => one.recipe === 'unity')) return 'unity';
  const byLanguage = SERVER_OF[language];
  if (byLanguage) return byLanguage;
  return firstAllowed(design, preferred(design));
}

/** In the order of preference for what is built, by whom, and where it runs. */
function preferred(design: Design): string[] {
  const { platform, constraints } = design.understanding;
  const does = new Set(design.uses.map((use) => use.capability.id));
  if (platform === 'onprem') return ['spring', 'dotnet', 'django'];
  if (platform === 'api') return ['fastapi', 'goserver', 'fastify'];
  if (does.has('assistant') || does.has('transcription') || isDataHeavy(design))
    return ['fastapi', 'fastify', 'goserver'];
  if (platform === 'mobile') return ['fastify', 'fastapi', 'goserver'];
  if (isTiny(design)) return ['svelte', 'django', 'goserver'];
  if (does.has('publishing') || does.has('marketplace') || does.has('catalogue')) return ['next', 'django', 'rails'];
  if (does.has('messaging') || does.has('offline-sync') || design.understanding.realtime)
    return ['fastify', 'django', 'goserver'];
  if (does.has('invoicing') || does.has('approvals') || does.has('planning') || constraints.teamSize === 1)
    return ['django', 'fastify', 'goserver'];
  return ['fastify', 'django', 'goserver'];
}

/** Built over a weekend or by one person on pocket money. */
export function isTiny({ understanding: { constraints } }: Design): boolean {
  const { budget } = constraints;
  return (constraints.deadlineWeeks ?? 99) <= 2 || (budget?.per === 'month' && budget.value <= 25);
}

const isDataHeavy = (design: Design) =>
  design.uses.some(
    (use) => ['transcription', 'scoring', 'matching'].includes(use.capability.id) && use.because === 'asked',
  );

function firstAllowed(design: Design, keys: string[]): string {
  return keys.find((key) => !forbids(design, key) && !forbids(design, recipes.get(key)?.language ?? '')) ?? 'goserver';
}

/** The idea rules it out by name or by language. */
function forbids({ understanding: { constraints } }: Design, word: string): boolean {
  const low = word.toLowerCase();
  const js = low === 'typescript' || ['fastify', 'next', 'svelte', 'nest'].includes(low);
  return (
    constraints.forbidden.some(
      (one) =>
        one.recipe === low ||
        one.name.toLowerCase() === low ||
        (js && (one.recipe === 'node' || one.name === 'JavaScript')),
    ) || constraints.without.some((phrase) => phrase.split(' ').includes(low))
  );
}

const CLIENT_OF: Record<string, string> = {
  next: 'next',
  svelte: 'svelte',
  django: 'htmx',
  rails: 'erb',
  laravel: 'blade',
  phoenix: 'live',
  dotnet: 'razor',
  unity: 'unity',
};

function chooseClient(design: Design, named: Technology[], recipe: string): string | undefined {
  const { platform } = design.understanding;
  const asked = named.find((technology) => technology.slot === 'client')?.recipe;
  if (['cli', 'api', 'bot', 'plugin'].includes(platform)) return undefined;
  if (asked && clients[asked]) return clients[asked];
  if (platform === 'mobile')
    return named.some((one) => one.recipe === 'swift')
      ? clients.swiftui
      : named.some((one) => one.recipe === 'kotlin')
        ? clients.compose
        : forbids(design, 'typescript')
          ? clients.flutter
          : clients.expo;
  if (platform === 'device') return 'a local page served by the device';
  if (platform === 'extension' || platform === 'desktop')
    return forbids(design, 'react')
      ? clients.svelte
      : platform === 'desktop'
        ? 'React in the window'
        : 'React in the panel';
  return clients[CLIENT_OF[recipe] ?? (forbids(design, 'react') ? 'vue' : 'react')];
}

function chooseDatabase(design: Design, named: Technology[], recipe: string): string {
  const asked = named.find((technology) => technology.slot === 'database')?.recipe;
  const { platform } = design.understanding;
  const usual =
    recipe === 'firebase'
      ? 'firestore'
      : recipe === 'esp'
        ? 'nvs'
        : platform === 'extension' || platform === 'plugin'
          ? 'indexeddb'
          : !design.hosted || platform === 'device' || isTiny(design)
            ? 'sqlite'
            : 'postgres';
  const key = asked ?? (forbids(design, usual) ? (usual === 'postgres' ? 'mysql' : 'postgres') : usual);
  return databases[key] ?? 'PostgreSQL';
}

function chooseSupply(design: Design): Stack['supply'] {
  const { platform, constraints } = design.understanding;
  if (platform === 'onprem' || constraints.selfHosted) return 'own';
  if (!design.hosted || platform === 'device') return 'local';
  return noCloud(design) ? 'own' : 'cloud';
}

/** The idea wants nothing that runs at somebody else's. */
export const noCloud = ({ understanding: { constraints } }: Design) =>
  constraints.without.some((phrase) => /\b(cloud|server|backend|saas)\b/.test(phrase));

function chooseHosting(design: Design, named: Technology[], supply: Stack['supply'], recipe: string): string {
  const asked = named.filter((technology) => technology.slot === 'hosting').map((one) => one.name);
  if (asked.length > 0) return list(asked);
  const { platform, constraints } = design.understanding;
  if (recipe === 'supabase' || recipe === 'firebase')
    return `${recipe === 'supabase' ? 'Supabase' : 'Firebase'} itself${constraints.laws.includes('EU') ? ', project region in the EU' : ''}, screens on its static hosting`;
  if (platform === 'cli') return 'release downloads for three systems, signed';
  if (platform === 'extension') return 'the browser makers’ extension stores';
  if (platform === 'plugin') return 'the host’s plug-in directory';
  if (platform === 'desktop') return 'signed installers from one download page';
  if (platform === 'device') return 'the device itself, with updates pulled from signed releases';
  if (supply === 'own') return 'Docker Compose on the customer’s own Linux server';
  const where = constraints.laws.includes('EU')
    ? ' in an EU data centre'
    : constraints.laws[0]
      ? ` in a data centre in ${REGION[constraints.laws[0]] ?? 'the home market'}`
      : '';
  return `one small virtual server${where}, run with Docker`;
}

const REGION: Record<string, string> = {
  US: 'the United States',
  GB: 'the United Kingdom',
  IN: 'India',
  BR: 'Brazil',
  CA: 'Canada',
  AU: 'Australia',
  JP: 'Japan',
  CH: 'Switzerland',
  MX: 'Mexico',
  ZA: 'South Africa',
};

function chooseAuth(design: Design, named: Technology[], recipe: string, supply: Stack['supply']): string | undefined {
  if (!design.uses.some((use) => use.capability.id === 'accounts')) return undefined;
  const asked = named.find((technology) => technology.slot === 'auth')?.name;
  if (asked) return asked;
  if (recipe === 'supabase') return 'Supabase Auth';
  if (recipe === 'firebase') return 'Firebase Authentication';
  if (design.understanding.platform === 'onprem') return 'OpenID Connect to the company’s directory';
  return design.understanding.platform === 'device'
    ? 'a PIN for the local page'
    : supply === 'own'
      ? 'own sessions with passkeys'
      : 'own sessions with mailed sign-in links';
}

function explain(design: Design, stack: Omit<Stack, 'choices'>, named: Technology[]): Choice[] {
  const { understanding, people } = design;
  const isNamed = (choice: string) => named.find((one) => choice.includes(one.name));
  const because = (choice: string, reason: string) =>
    isNamed(choice) ? `Named in the brief; ${reason}` : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  const main = mainThings(design, 2);
  return [
    ...(stack.client
      ? [{ category: 'Frontend', choice: stack.client, rationale: because(stack.client, clientReason(design)) }]
      : []),
    {
      category: design.hosted ? 'Backend' : 'Program',
      choice: stack.recipe.choice,
      rationale: because(stack.recipe.choice, recipeReason(design, stack.recipe)),
    },
    {
      category: 'Database',
      choice: stack.database,
      rationale: because(stack.database, databaseReason(design, stack.database, main)),
    },
    ...(stack.auth
      ? [
          {
            category: 'Authentication',
            choice: stack.auth,
            rationale: because(
              stack.auth,
              `${people.user.many} come back rarely enough to forget a password, and no second vendor holds who they are.`,
            ),
          },
        ]
      : []),
    { category: 'Hosting', choice: stack.hosting, rationale: because(stack.hosting, hostingReason(design)) },
    {
      category: 'Tests',
      choice: stack.recipe.test,
      rationale: `It is what ${stack.recipe.language} projects use, so a coding agent writes it without being taught.`,
    },
    ...(understanding.constraints.openSource
      ? [
          {
            category: 'Licence',
            choice: 'MIT',
            rationale: 'The brief wants open source; MIT asks nothing of those who build on it.',
          },
        ]
      : []),
  ];
}

function clientReason(design: Design): string {
  const { platform, offline } = design.understanding;
  const { user } = design.people;
  if (platform === 'mobile')
    return `${user.many} use it away from a desk, and one code base serves both phone systems${offline ? '; its local database carries the work without signal' : ''}.`;
  if (platform === 'device') return 'no app has to be installed, and it works on the home network without internet.';
  if (platform === 'extension' || platform === 'desktop')
    return 'the view is small, and the same components are tested without the host around them.';
  return offline
    ? `as a progressive web app it keeps working for ${user.many} without signal.`
    : `${user.many} work in lists, forms and one or two rich views, which it covers without a second framework.`;
}

function recipeReason(design: Design, recipe: Recipe): string {
  const { platform, constraints, platformBecause } = design.understanding;
  const size = constraints.teamSize;
  if (platform === 'cli')
    return `people install one ${recipe.language} program and run it in a terminal or a script; nothing else has to run.`;
  if (platform === 'device')
    return `the idea names ${platformBecause ?? 'a device'}; the loop that acts must run there, with or without network.`;
  if (platform === 'onprem')
    return 'the customer’s own staff must run it for years, so a conservative platform with long support is chosen.';
  if (platform === 'extension')
    return 'the browsers accept only this manifest version for new extensions, and types catch wrong messages between its parts.';
  if (platform === 'bot')
    return `the conversation is the screen; one small service answers the ${platformBecause ?? 'chat'} platform’s calls.`;
  if (recipe.key === 'svelte')
    return 'pages and endpoints in one program keep a first version within days and on one small machine.';
  if (recipe.key === 'fastapi')
    return `the work with ${design.entities[0]?.many ?? 'data'} leans on models and data libraries, which are at home in Python.`;
  if (recipe.key === 'django')
    return `most of it is forms and lists over ${design.entities[0]?.many ?? 'records'}, and its admin pages serve the ${design.people.keeper.one} from the first day.`;
  if (recipe.key === 'next')
    return `public pages for ${design.entities[0]?.many ?? 'entries'} must be found by search engines, and one program serves pages and endpoints.`;
  return `one language from screen to store suits ${size === undefined || size === 1 ? 'one developer' : `a team of ${size}`} with a coding agent.`;
}

function databaseReason(design: Design, database: string, main: string[]): string {
  if (database === 'SQLite')
    return `${list(main)} of one ${design.hosted ? 'machine' : 'person'} fit into one file that is backed up by copying it.`;
  if (database === 'IndexedDB') return `${list(main)} stay in the browser of the person they belong to.`;
  return `${list(main)} refer to each other, and two people must never both win; constraints and transactions see to that.`;
}

function hostingReason(design: Design): string {
  const { constraints } = design.understanding;
  if (design.understanding.platform === 'onprem')
    return 'nothing may leave the house, so everything ships as images that run without internet.';
  if (design.understanding.platform === 'device')
    return 'the loop must go on when the network or the maker is gone, so nothing outside is needed to run it.';
  if (!design.hosted) return 'there is no server to pay for or to break.';
  if (constraints.budget?.per === 'month')
    return `it stays inside the budget of ${constraints.budget.text}, and the bill does not jump with a busy day.`;
  const law = constraints.regulations[0] ?? (constraints.laws.includes('EU') ? 'GDPR' : undefined);
  return law
    ? `${law} asks where data lies; with one place the answer is one sentence.`
    : 'it carries the first thousand people, costs the same each month, and moves elsewhere in a day.';
}
