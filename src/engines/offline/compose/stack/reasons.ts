import { type Design, mainThings } from '../../design/design.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import { type Host, hostOf } from '../../knowledge/stack/hosts.ts';
import { isFiles, type Recipe } from '../../knowledge/stack/recipes.ts';
import type { Technology } from '../../knowledge/stack/technologies.ts';
import { pick } from '../../language/hash.ts';
import { capital, list } from '../../language/inflect.ts';
import { inItsRegion } from '../architecture/vendors-allowed.ts';
import { byLink, hasLinkPages, LINK_PAGES, opensByLink } from '../link-pages.ts';
import { waysOut } from '../ways-out.ts';
import type { Choice, Stack } from './choices.ts';
import { librariesNamed } from './libraries.ts';
import { saidChoices } from './said.ts';
import type { Settled } from './settle.ts';
import { signInReason } from './sign-in-reason.ts';
import { vectors } from './vectors.ts';
import { whose } from './whose-servers.ts';

/** The stack as a table, each choice with the reason that holds for this design. */
export function explain(design: Design, stack: Omit<Stack, 'choices'>, { named, reasons }: Settled): Choice[] {
  const { understanding, people } = design;
  const host = hostOf(understanding);
  const isNamed = (choice: string) => named.find((one) => one.slot !== 'other' && choice.includes(one.name));
  const because = (choice: string, reason: string) =>
    reasons.get(isNamed(choice)?.name ?? '') ??
    (isNamed(choice) ? `Named in the brief; ${reason}` : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`);
  const main = mainThings(design, 2);
  const choices = [
    ...(stack.client
      ? [
          {
            category: 'Frontend',
            choice: stack.client,
            rationale: host
              ? `People stay in ${host.name}: no second address, no second sign-in.`
              : because(stack.client, clientReason(design, stack.client)),
          },
        ]
      : []),
    ...(hasLinkPages(design)
      ? [
          {
            category: 'Pages by link',
            choice: LINK_PAGES,
            rationale: `${capital(byLink(design))} come by a link and install nothing.`,
          },
        ]
      : []),
    {
      category: design.hosted ? 'Backend' : 'Program',
      choice: stack.recipe.choice,
      rationale: host ? hostRecipeReason(host) : because(stack.recipe.choice, recipeReason(design, stack.recipe)),
    },
    {
      category: 'Database',
      choice: stack.database,
      rationale:
        host && host.kind !== 'embedded'
          ? hostStoreReason(host, main)
          : because(stack.database, databaseReason(design, stack.database, main)),
    },
    ...(stack.auth
      ? [
          {
            category: 'Authentication',
            choice: stack.auth,
            rationale: /directory/i.test(stack.auth)
              ? `Accounts and groups exist already: groups decide the roles, and leaving the house ends the access.`
              : host
                ? `${host.name} knows who is asking. Its roles decide what ${people.user.many} may do.`
                : because(stack.auth, signInReason(design, stack.auth)),
          },
        ]
      : []),
    {
      category: 'Hosting',
      choice: stack.hosting,
      rationale: host ? hostHostingReason(host) : because(stack.hosting, hostingReason(design)),
    },
    {
      category: 'Tests',
      choice: stack.recipe.test,
      rationale: `${stack.recipe.language} projects use it, and coding agents know it.`,
    },
    ...besides(stack, named),
    ...licence(design),
    ...saidChoices(design),
  ];
  const told = choices.map(({ choice }) => choice.toLowerCase()).join(' ');
  const text = `${design.understanding.idea}. ${design.understanding.context}`;
  return [
    ...choices,
    ...alsoNamed(choices, named, design),
    ...vectors(design, stack),
    ...librariesNamed(text, named, told),
  ];
}

/** A language that no recipe is written for is called as a program of its own, where the brief works with it. */
function besides({ recipe, database }: Omit<Stack, 'choices'>, named: readonly Technology[]): Choice[] {
  const built = `${recipe.choice} ${recipe.language} ${database}`;
  const others = named.filter(
    ({ slot, name, recipe: key = '' }) => slot === 'language' && CALLED.has(key) && !built.includes(name),
  );
  if (others.length === 0) return [];
  return [
    {
      category: 'Called programs',
      choice: `${list(others.map(({ name }) => name))}, called as a program of its own with its version pinned`,
      rationale: 'Named in the brief; what is written in it stays as it is, and its packages are locked in one file.',
    },
  ];
}

/** What the brief names stands in the table, also where nothing of the plan hangs on it yet. */
function alsoNamed(choices: readonly Choice[], named: readonly Technology[], design: Design): Choice[] {
  const told = choices.map(({ choice }) => choice).join(' ');
  return [...ROWS].flatMap(([slot, category]) => {
    const left = named.filter((one) => one.slot === slot && !told.includes(one.name));
    if (left.length === 0 || choices.some((one) => one.category === category)) return [];
    return [
      {
        category,
        choice: list(left.map(({ name }) => inItsRegion(name, design))),
        rationale: 'Named in the brief, and kept to.',
      },
    ];
  });
}

const ROWS: ReadonlyMap<Technology['slot'], string> = new Map([
  ['auth', 'Authentication'],
  ['queue', 'Jobs and messages'],
  ['payments', 'Payments'],
  ['llm', 'Model named'],
]);

const CALLED = new Set(['r', 'julia', 'matlab', 'perl', 'haskell', 'clojure', 'scala', 'cpp']);

function licence({ understanding: { idea, context, constraints } }: Design): Choice[] {
  const named = LICENCE.exec(`${idea} ${context}`.trim())?.[0];
  if (named)
    return [
      { category: 'Licence', choice: named, rationale: 'Named in the brief; each dependency is checked against it.' },
    ];
  if (!constraints.openSource) return [];
  const rationale = 'The brief wants open source; MIT asks nothing of those who build on it.';
  return [{ category: 'Licence', choice: 'MIT', rationale }];
}

const LICENCE =
  /\b(?:MIT|A?GPL|LGPL|EUPL|Apache|BSD|MPL|ISC|CC0|CC[- ]BY(?:-SA)?)(?:[- ]?(?:v|version )?\d(?:\.\d)?)?(?!\.\d)(?=[- ]licen[cs]|[- ]lizenz|,| or later|\.|;|$|\s(?:please|and|only|self|so|or)\b)/;

function hostRecipeReason({ name, kind, language }: Host): string {
  if (kind === 'php')
    return `${name} loads plug-ins in PHP. Its hooks, REST routes and scheduled events are used as they are.`;
  if (kind === 'embedded')
    return `${name} calls an app over webhooks and shows its pages in a frame. One language serves both sides.`;
  return `${name} runs plug-ins written in ${language}. A thin adapter calls its API; the core is tested without it.`;
}

function hostStoreReason({ name, kind }: Host, main: string[]): string {
  return kind === 'php'
    ? `${capital(list(main))} get tables of their own, made on activation through ${name}’s database layer. The site’s backup holds them.`
    : `${capital(list(main))} stay where ${name} works, on the machine or in the file of the person.`;
}

function hostHostingReason({ name, kind, shop }: Host): string {
  if (kind === 'php') return `The site that runs ${name} runs this too. Updates come from ${shop}.`;
  if (kind === 'embedded')
    return `Webhooks of ${name} need an address that is always up. ${shop.charAt(0).toUpperCase()}${shop.slice(1)} lists it and bills it.`;
  return 'There is no server to pay for or to break.';
}

function clientReason(design: Design, client: string): string {
  const { platform, offline } = design.understanding;
  const { user } = design.people;
  if (platform === 'mobile')
    return `${user.many} use it away from a desk${/ and iOS/.test(client) ? ', and one code base serves both phone systems' : ''}${offline ? '; its local database carries the work without signal' : ''}.`;
  if (platform === 'device') return 'no app has to be installed, and it works on the home network without internet.';
  if (platform === 'extension' || platform === 'desktop')
    return 'the view is small, and the same components are tested without the host around them.';
  return offline
    ? `as a progressive web app it keeps working for ${user.many} without signal.`
    : 'lists, forms and rich views need no second framework.';
}

function recipeReason(design: Design, recipe: Recipe): string {
  const { platform, constraints, platformBecause } = design.understanding;
  const size = constraints.teamSize;
  if (platform === 'cli')
    return `people install one ${recipe.language} program and run it in a terminal or a script; nothing else has to run.`;
  if (platform === 'device')
    return `the idea names ${platformBecause ?? 'a device'}; the loop that acts must run there, with or without network.`;
  if (platform === 'onprem' && recipe.key === 'dotnet')
    return 'it runs as a Windows service without containers, and those who look after the servers know it.';
  if (platform === 'onprem' && recipe.language === 'Python')
    return 'speech and language models are driven from Python, so server and worker are one program in one language.';
  if (platform === 'onprem')
    return `${whose(design)} own staff must run it for years, so a conservative platform with long support is chosen.`;
  if (platform === 'extension')
    return 'the browsers accept only this manifest version for new extensions, and types catch wrong messages between its parts.';
  if (platform === 'bot')
    return `the conversation is the screen; one small service answers the calls of ${constraints.technologies.find((one) => one.slot === 'chat')?.name ?? 'the chat platform'}.`;
  if (recipe.key === 'svelte')
    return 'pages and endpoints in one program keep a first version within days and on one small machine.';
  if (recipe.key === 'fastapi')
    return `the work with ${design.entities[0]?.many ?? 'data'} leans on models and data libraries, which are at home in Python.`;
  if (recipe.key === 'django')
    return `most of it is forms and lists over ${design.entities[0]?.many ?? 'records'}, and its admin pages serve the ${design.people.keeper.one} from the first day.`;
  if (recipe.key === 'next' && exclusionsOf(design).has('list of all'))
    return 'whoever has a link opens it in any browser, and one program serves pages and endpoints.';
  if (recipe.key === 'next')
    return design.uses.some(({ capability }) => capability.id === 'sharing') || opensByLink(design)
      ? 'the server writes the page behind a link at once, kept out of search engines, and one program serves pages and endpoints.'
      : `public pages for ${design.entities[0]?.many ?? 'entries'} must be found by search engines, and one program serves pages and endpoints.`;
  return `one language from screen to store suits ${size === undefined || size === 1 ? 'one developer' : `a team of ${size}`}.`;
}

function databaseReason(design: Design, database: string, main: string[]): string {
  if (database === 'SQLite')
    return `${list(main)} of one ${design.hosted ? 'machine' : 'person'} fit into one file that is backed up by copying it.`;
  if (database.startsWith('LittleFS'))
    return `${list(main)} lie in small files in flash. Writes are gathered, so that no sector wears out.`;
  if (isFiles(database))
    return `${list(main)} are written to a new file that then takes the place of the old one. A lock keeps two runs apart.`;
  if (database === 'IndexedDB') return `${list(main)} stay in the browser of the person they belong to.`;
  return pick(
    [
      `${list(main)} refer to each other. Constraints keep those references whole.`,
      `two people may change ${list(main)} at once. Transactions decide who wins.`,
      `${list(main)} will be asked in new ways. SQL answers them.`,
    ],
    design.key,
  );
}

function hostingReason(design: Design): string {
  const { constraints } = design.understanding;
  const out = design.understanding.platform === 'onprem' ? waysOut(design) : [];
  if (out.length > 0)
    return `it runs on the own machines, and from there it reaches only what the brief names, such as ${list(out.slice(0, 3))}.`;
  if (design.understanding.platform === 'onprem' && constraints.windows)
    return 'nothing may leave the house. One installer brings program and migrations; updates need no internet.';
  if (design.understanding.platform === 'onprem')
    return 'nothing may leave the house, so everything ships as images that run without internet.';
  if (design.understanding.platform === 'device')
    return 'the loop must go on when the network or the maker is gone, so nothing outside is needed to run it.';
  if (!design.hosted) return 'there is no server to pay for or to break.';
  if (constraints.budget?.per === 'month')
    return `it stays inside the budget of ${constraints.budget.text}, and the bill does not jump with a busy day.`;
  const law = constraints.regulations[0] ?? (constraints.laws.includes('EU') ? 'GDPR' : undefined);
  return law
    ? `${law} asks where data lies. One place is a short answer.`
    : 'it serves a thousand people at one price. It moves elsewhere in a day.';
}
