import type { Design } from '../../design/design.ts';
import { type Host, hostOf } from '../../knowledge/stack/hosts.ts';
import { inHost, type Recipe, recipes } from '../../knowledge/stack/recipes.ts';
import { relatives } from '../../knowledge/stack/relatives.ts';
import type { Technology } from '../../knowledge/stack/technologies.ts';
import { GAME_ENGINES } from './game-shop.ts';

/** The recipe of the server or program: the named one, else the best for the platform that is not forbidden. */
export function chooseRecipe(design: Design, named: Technology[]): Recipe {
  const host = hostOf(design.understanding);
  const server = named.find((technology) => technology.slot === 'backend')?.recipe;
  const ofHouse = host?.kind === 'embedded' ? recipes.get(server ?? '') : undefined;
  // What is embedded is a server of its own: the house writes it as it writes all others.
  if (host && ofHouse) return { ...ofHouse, choice: `${ofHouse.choice}, embedded in ${host.name}` };
  if (host) return recipeOf(host);
  const language =
    named.find((technology) => technology.slot === 'language')?.recipe ??
    (server === 'dotnet' && !design.hosted ? server : named.some(({ recipe }) => recipe === 'swiftui') ? 'swift' : '');
  const key =
    server && (design.hosted || recipes.has(server)) && design.hosted ? server : byPlatform(design, language, named);
  const found = recipes.get(key) ?? recipes.get('fastify');
  if (!found) throw new Error(`no recipe ${key}`);
  const relative = named.find(({ name, recipe }) => recipe === key && relatives[name])?.name ?? '';
  const recipe = inLanguage({ ...found, ...relatives[relative] }, design, language);
  return key === 'dotnet' && design.understanding.constraints.windows && design.understanding.platform === 'onprem'
    ? { ...recipe, setup: AS_SERVICE }
    : recipe;
}

const AS_SERVICE =
  'one solution with Api, Data, Web and test projects, published self-contained and packed as an installer that registers a Windows service';

/** A plug-in is written in what its host runs. */
function recipeOf(host: Host): Recipe {
  const recipe = recipes.get({ php: 'phphost', embedded: 'embedded', local: 'plugin' }[host.kind]);
  if (!recipe) throw new Error(`no recipe for ${host.name}`);
  const own = inHost(recipe, host.name);
  return host.kind === 'local' && host.language !== recipe.language
    ? { ...own, ...FOREIGN[host.language], choice: `${host.language} with the plug-in API of ${host.name}` }
    : host.kind === 'local'
      ? { ...own, choice: `TypeScript with the plug-in API of ${host.name}` }
      : own;
}

const sources = (ending: string): Recipe['files'] => ({
  routes: `src/commands/{file}.${ending}`,
  store: `src/store/{file}.${ending}`,
  migration: `src/store/migrations.${ending}`,
  screen: `src/views/{file}.${ending}`,
  jobs: `src/work/{file}.${ending}`,
  test: `tests/test_{file}.${ending}`,
});

/** What differs where the host does not speak TypeScript. */
const FOREIGN: Record<string, Partial<Recipe>> = {
  Python: {
    language: 'Python',
    test: 'pytest',
    files: sources('py'),
    commands: 'python -m tools.dev, pytest, ruff check',
  },
  Ruby: { language: 'Ruby', test: 'Minitest', files: sources('rb'), commands: 'rake dev, rake test, rubocop' },
  Lua: { language: 'Lua', test: 'busted', files: sources('lua'), commands: 'make dev, busted, luacheck src' },
  Kotlin: {
    language: 'Kotlin',
    test: 'JUnit',
    files: sources('kt'),
    commands: './gradlew runIde, ./gradlew test, ./gradlew check',
  },
  Swift: {
    language: 'Swift',
    test: 'XCTest',
    files: sources('swift'),
    commands: 'swift run, swift test, swiftlint',
  },
  Java: {
    language: 'Java',
    test: 'JUnit',
    files: sources('java'),
    commands: './gradlew run, ./gradlew test, ./gradlew check',
  },
  'C#': {
    language: 'C#',
    test: 'xUnit',
    files: sources('cs'),
    commands: 'dotnet build, dotnet test, dotnet format',
  },
};

/** A program for a desk or a terminal in the language that the brief names and no recipe is written for. */
function inLanguage(recipe: Recipe, design: Design, language: string): Recipe {
  const { platform } = design.understanding;
  const served = design.hosted ? SERVERS[language] : undefined;
  if (served) return { ...recipe, ...served };
  const other = OTHERS[language];
  if (!other || design.hosted || (platform !== 'cli' && platform !== 'desktop')) return recipe;
  if (platform === 'cli' && CLI_OF[language] !== undefined) return recipe;
  return { ...recipe, ...FOREIGN[other.language], choice: platform === 'cli' ? other.terminal : other.window };
}

const OTHERS: Record<string, { language: string; terminal: string; window: string }> = {
  python: { language: 'Python', terminal: 'Python with Typer', window: 'Python with PySide6 (Qt)' },
  java: { language: 'Java', terminal: 'Java with picocli', window: 'Java with JavaFX' },
  kotlin: { language: 'Kotlin', terminal: 'Kotlin with Clikt', window: 'Kotlin with Compose for Desktop' },
  ruby: { language: 'Ruby', terminal: 'Ruby with Thor', window: 'Ruby with GTK' },
  swift: { language: 'Swift', terminal: 'Swift with ArgumentParser', window: 'Swift with SwiftUI' },
  dotnet: { language: 'C#', terminal: '.NET with System.CommandLine', window: '.NET with Avalonia' },
};

/** Servers in languages that few write them in, with the framework that those who do name first. */
const SERVERS: Record<string, Partial<Recipe>> = {
  haskell: {
    choice: 'Servant on Warp, in Haskell',
    language: 'Haskell',
    test: 'Hspec',
    files: sources('hs'),
    setup: 'one Cabal package with a library, an executable and a test suite',
    commands: 'cabal run, cabal test, hlint src',
    pitfall: 'Lazy values that pile up in long-lived state: force what is stored.',
  },
  scala: {
    choice: 'http4s on Cats Effect, in Scala',
    language: 'Scala',
    test: 'MUnit',
    files: sources('scala'),
    setup: 'one sbt build with a server and its tests',
    commands: 'sbt run, sbt test, sbt scalafmtCheck',
    pitfall: 'Blocking calls on the compute pool: the server then stands still.',
  },
  clojure: {
    choice: 'Ring with Reitit, in Clojure',
    language: 'Clojure',
    test: 'clojure.test',
    files: sources('clj'),
    setup: 'one deps.edn project with aliases for run, test and lint',
    commands: 'clojure -M:run, clojure -M:test, clj-kondo --lint src',
    pitfall: 'Maps without a check at the edge: a misspelt key is nil far away.',
  },
  perl: {
    choice: 'Mojolicious, in Perl',
    language: 'Perl',
    test: 'Test::More',
    files: sources('pl'),
    setup: 'one distribution with a cpanfile',
    commands: 'morbo script/app, prove -lr t, perlcritic lib',
    pitfall: 'Scalar and list context mixed up where a query returns one row.',
  },
  cpp: {
    choice: 'Drogon, in C++',
    language: 'C++',
    test: 'GoogleTest',
    files: sources('cc'),
    setup: 'one CMake project with a library, a server and its tests',
    commands: 'cmake --build build, ctest --test-dir build, clang-tidy',
    pitfall: 'A reference kept into a callback that outlives it.',
  },
};

const SERVER_OF: Record<string, string> = {
  python: 'fastapi',
  node: 'fastify',
  go: 'goserver',
  rust: 'rustserver',
  java: 'spring',
  kotlin: 'kotlin',
  php: 'laravel',
  ruby: 'rails',
};
const CLI_OF: Record<string, string> = { python: 'pycli', node: 'nodecli', go: 'gocli', rust: 'rustcli' };

function byPlatform(design: Design, language: string, named: Technology[]): string {
  const { platform } = design.understanding;
  const engine = named.find(({ recipe = '' }) => GAME_ENGINES.has(recipe))?.recipe;
  if (engine) return engine;
  if (platform === 'cli')
    return CLI_OF[language] ?? (forbids(design, 'go') ? 'pycli' : isDataHeavy(design) ? 'pycli' : 'gocli');
  if (!design.hosted && platform === 'web') return 'pwa';
  if (!design.hosted && platform === 'mobile') return phoneProgram(design, language, named);
  if (platform === 'extension') return 'extension';
  if (platform === 'plugin') return 'plugin';
  if (platform === 'desktop') return named.some((one) => one.recipe === 'electron') ? 'electron' : 'tauri';
  if (platform === 'device') {
    if (named.some((one) => one.recipe === 'esp32' || one.recipe === 'arduino')) return 'esp';
    // On a small computer a server in the house's own language runs as well as one in Python.
    return language === 'python' ? 'pi' : (SERVER_OF[language] ?? 'pi');
  }
  if (platform === 'bot')
    return SERVER_OF[language] ? (language === 'node' ? 'bot' : (SERVER_OF[language] ?? 'bot')) : 'bot';
  const byLanguage = SERVER_OF[language];
  // SvelteKit is client and server in one.
  if (language === '' && /\bsvelte-?kit\b/i.test(`${design.understanding.idea} ${design.understanding.context}`))
    return 'svelte';
  if (byLanguage) return byLanguage;
  return firstAllowed(design, preferred(design));
}

/** Without a server the app is the program: in the language or the toolkit that the brief names. */
function phoneProgram(design: Design, language: string, named: Technology[]): string {
  const has = (...keys: string[]) => keys.includes(language) || named.some(({ recipe = '' }) => keys.includes(recipe));
  if (has('swift', 'swiftui')) return 'phoneswift';
  if (has('kotlin', 'compose')) return 'phonekotlin';
  return has('dart', 'flutter') || forbids(design, 'expo') ? 'phoneflutter' : 'phone';
}

/** What runs on graphics cards of the house. */
const OWN_MODEL = /\b(?:whisper|gpus?|ollama|llama\.?cpp|vllm|pytorch|tensorflow|cuda)\b/i;

/** In the order of preference for what is built, by whom, and where it runs. */
function preferred(design: Design): string[] {
  const { platform, constraints } = design.understanding;
  const does = new Set(design.uses.map((use) => use.capability.id));
  if (platform === 'onprem' && constraints.windows) return ['dotnet', 'spring', 'django'];
  // Speech and models are driven from Python, on the own machines too.
  if (platform === 'onprem' && OWN_MODEL.test(`${design.understanding.idea} ${design.understanding.context}`))
    return ['fastapi', 'django', 'spring'];
  if (platform === 'onprem')
    return constraints.ownUse?.kind === 'home' ? ['fastify', 'django', 'goserver'] : ['spring', 'dotnet', 'django'];
  if (platform === 'api') return ['fastapi', 'goserver', 'fastify'];
  if (does.has('assistant') || does.has('transcription') || isDataHeavy(design))
    return ['fastapi', 'fastify', 'goserver'];
  if (platform === 'mobile') return ['fastify', 'fastapi', 'goserver'];
  if (isTiny(design)) return ['svelte', 'django', 'goserver'];
  if (does.has('publishing') || does.has('marketplace') || does.has('catalogue')) return ['next', 'django', 'rails'];
  // What both sides see at once is one set of rules on server and screen: one language for both.
  const isLive = design.kind?.nodes.some(({ need }) => need === 'realtime');
  if (isLive || does.has('messaging') || does.has('offline-sync') || design.understanding.realtime)
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

/** Pages of Next.js are React: another client that is named speaks to a server of its own. */
const otherClient = ({ understanding: { constraints } }: Design) =>
  constraints.technologies.some(({ slot, recipe }) => slot === 'client' && recipe !== 'react');

const isDataHeavy = (design: Design) =>
  design.uses.some(
    (use) => ['transcription', 'scoring', 'matching'].includes(use.capability.id) && use.because === 'asked',
  );

function firstAllowed(design: Design, keys: string[]): string {
  return (
    keys.find(
      (key) =>
        !(key === 'next' && (wantsPlainPages(design) || forbids(design, 'react') || otherClient(design))) &&
        !forbids(design, key) &&
        !forbids(design, recipes.get(key)?.language ?? ''),
    ) ?? 'goserver'
  );
}

/** The idea rules it out by name or by language. */
export function forbids({ understanding: { constraints } }: Design, word: string): boolean {
  const low = word.toLowerCase();
  if (low === 'docker' && constraints.without.some((phrase) => /\bcontainers?\b/.test(phrase))) return true;
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

/** "No JavaScript framework", "plain server rendered pages". */
export const wantsPlainPages = ({ understanding: { idea, context, gloss, constraints } }: Design) =>
  /\bserver[- ]?(?:side )?rendered\b|\b(?:plain|simple) html\b|\b(?:scripts?|scripting|javascript) (?:is |are |has been )?(?:switched |turned )?(?:off|disabled|blocked)\b|\bknows html and nothing\b|\bjavascript (?:desactivado|désactivé|deaktiviert|abgeschaltet|disattivato|wyłączon|disabled)|\bwithout javascript\b|\b(?:nobody|no one|none)\b[^.;!?]{0,50}\b(?:writes?|knows?|speaks?|touch(?:es)?|reads?) (?:any )?(?:javascript|js)\b/i.test(
    `${idea} ${context} ${gloss}`,
  ) ||
  constraints.without.some((phrase) =>
    /\b(?:js|javascript|frontend|front-end) frameworks?\b|^(?:javascript|spa|react|frameworks?)$/.test(phrase),
  );
