import type { Artifacts } from '../../../src/artifacts/artifacts.ts';

/** What would stop somebody who builds a plan prompt by prompt, by sort. Each sort has the places where it was met. */
export type Breaks = Record<
  'references' | 'parents' | 'stamps' | 'routes' | 'clients' | 'platform' | 'gates' | 'roles',
  string[]
>;

type Plan = Pick<Artifacts, 'architecture' | 'features' | 'promptPack'>;
type Table = { name: string; relations: string; fields: string[]; prompt: number };

/** Reads the plan as a coding agent would: its tables in the order in which they are made, its files, its words. */
export function breaksOf(plan: Plan, platform: string, hosted: boolean): Breaks {
  const tables = plan.promptPack.prompts.flatMap(({ prompt }, at) => tablesIn(prompt, at));
  return {
    references: looseReferences(plan),
    parents: lateParents(tables),
    stamps: requiredStamps(plan),
    routes: lackingRoutes(plan),
    clients: lackingClient(plan, platform),
    platform: foreignWords(plan, platform, hosted),
    gates: plan.promptPack.prompts.flatMap(({ name, prompt }) =>
      section(prompt, 'Accept when')
        .filter((line) => NEEDS_PEOPLE.test(line))
        .map((line) => `${name}: ${line}`),
    ),
    roles: openRoles(plan),
  };
}

/** Lines that no test of an agent can show. */
const NEEDS_PEOPLE =
  /\b(?:tried|measured|watched) (?:with|by) (?:two|three|four|five|six|eight|ten|twenty|\d+) (?:people|persons|owners)\b|marked by (?:hand|lawyers)|person was watched|somebody follows/i;

/** The lines of the sections of that name. */
export function section(prompt: string, title: string): string[] {
  return [...prompt.matchAll(new RegExp(`^#{2,3} ${title}\\n((?:(?!#).*\\n?)*)`, 'gm'))].flatMap((match) =>
    (match[1] ?? '').split('\n').filter((line) => line.trim() !== ''),
  );
}

function tablesIn(prompt: string, at: number): Table[] {
  const tables: Table[] = [];
  for (const line of section(prompt, 'Tables made here')) {
    const [, name, relations = ''] = /^- (\w+)(.*)$/.exec(line) ?? [];
    if (name) tables.push({ name, relations, fields: [], prompt: at });
    else tables.at(-1)?.fields.push(line.replace(/^ +- /, ''));
  }
  return tables;
}

function looseReferences({ architecture }: Plan): string[] {
  const names = new Set(architecture.dataModel.map(({ entity }) => entity));
  return architecture.dataModel.flatMap(({ entity, fields }) =>
    fields
      .filter((field) => {
        const [, type = ''] = field.split(/: (.*)/);
        if (!/^(?:list of )?references?\b/.test(type)) return false;
        const target = /^(?:list of )?references? to (\w+)/.exec(type)?.[1];
        return target === undefined || !names.has(target);
      })
      .map((field) => `${entity}.${field}`),
  );
}

function lateParents(tables: readonly Table[]): string[] {
  const made = new Map(tables.map(({ name }, at) => [name, at]));
  const names = [...made.keys()];
  return tables.flatMap(({ name, relations, fields, prompt }) => {
    const spoken = [relations, ...fields.filter((field) => /: (?:list of )?references? to/.test(field))].join(' ');
    return names
      .filter((one) => one !== name && new RegExp(`(?<!has many [^,]*)\\b${one}\\b`).test(spoken))
      .filter((one) => (tables[made.get(one) ?? 0]?.prompt ?? 0) > prompt)
      .map((one) => `${name} → ${one}`);
  });
}

const STAMP = /^(\p{Ll}+)\p{L}*(?:At|By|On|Until|File|Because): (?:datetime|date|text|file|reference[^,]*)$/u;

function requiredStamps({ architecture }: Plan): string[] {
  return architecture.dataModel.flatMap(({ entity, fields }) => {
    const states = fields.flatMap((field) => /^(?:status|state): (.*)$/.exec(field)?.[1]?.split(/ \| |, /) ?? []);
    const later = states.slice(1);
    return fields
      .filter((field) => {
        const stem = STAMP.exec(field)?.[1];
        return stem !== undefined && later.some((state) => state === stem);
      })
      .map((field) => `${entity}.${field}`);
  });
}

/** Of each path that a prompt's endpoints begin with, a file among its files. */
function lackingRoutes({ promptPack }: Plan): string[] {
  return promptPack.prompts.flatMap(({ name, prompt }) =>
    prompt.split(/^## (?=\d)/m).flatMap((chapter) => {
      const files = section(chapter, 'Files')
        .join('\n')
        .toLowerCase()
        .replace(/[^a-z/\n]/g, '');
      const firsts = section(chapter, 'Endpoints').flatMap((line) => /^- [A-Z]+ \/([\w-]+)/.exec(line)?.[1] ?? []);
      if (
        files === '' ||
        firsts.length === 0 ||
        !/routes|controller|endpoints|views|internal\/http|functions/.test(files)
      )
        return [];
      return [...new Set(firsts)].filter((first) => !files.includes(stem(first))).map((first) => `${name}: /${first}`);
    }),
  );
}

const stem = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:ies|es|s)$/, '');

/** Whoever comes by a link opens it in a browser. */
function lackingClient({ architecture, features }: Plan, platform: string): string[] {
  if (platform !== 'mobile' && platform !== 'desktop') return [];
  const byLink = features.features
    .flatMap(({ apiSurface }) => apiSurface)
    .filter(({ method, path }) => method === 'GET' && /:(?:token|linkToken)\b/.test(path));
  const hasPage = architecture.nodes.some(
    ({ type, label, tech }) => type === 'frontend' && /web|page|browser/i.test(`${label} ${tech}`),
  );
  return hasPage ? [] : byLink.map(({ path }) => path);
}

const FOREIGN: { words: RegExp; on: (platform: string, hosted: boolean) => boolean }[] = [
  { words: /\b360 (?:pixels|px)\b/, on: (platform) => ['mobile', 'desktop', 'cli', 'bot', 'api'].includes(platform) },
  { words: /\bby keyboard\b/, on: (platform) => ['mobile', 'bot', 'api'].includes(platform) },
  {
    words: /has its own address|filters in the address(?:\.|,| and| bar)|reload brings/i,
    on: (platform) => ['mobile', 'desktop', 'cli', 'bot', 'api'].includes(platform),
  },
  { words: /\.env\b|environment of the server/, on: (_, hosted) => !hosted },
  {
    words: /(?<!Shopify )\bApp Store\b|\bTestFlight\b/,
    on: (platform) => ['cli', 'bot', 'api', 'plugin'].includes(platform),
  },
  { words: /answers? 4\d\d|with 4\d\d\b/, on: (platform, hosted) => !hosted && platform !== 'cli' },
];

function foreignWords({ promptPack }: Plan, platform: string, hosted: boolean): string[] {
  return promptPack.prompts.flatMap(({ name, prompt }) =>
    prompt
      .split('\n')
      .filter((line) => FOREIGN.some((one) => one.on(platform, hosted) && one.words.test(line)))
      .map((line) => `${name}: ${line}`),
  );
}

/** Accounts whose role may be any word. */
function openRoles({ architecture }: Plan): string[] {
  return architecture.dataModel.flatMap(({ entity, fields }) =>
    fields.filter((field) => entity === 'Account' && /^role: text/.test(field)).map((field) => `${entity}.${field}`),
  );
}
