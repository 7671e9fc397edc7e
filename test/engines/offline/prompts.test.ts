import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { stage } from './blueprint.ts';

const isOption = (description: string) => /^(?:Not in the brief|Only hinted at); an option/.test(description);

type Plan = Pick<Artifacts, 'architecture' | 'features' | 'phases' | 'promptPack'>;

const SHOP =
  'Neighbours lend each other tools, book them for a weekend, pay a deposit and review each other. Reports for the town. Team of 2, 7 weeks.';
const HOUSE =
  'On-premises system for a hospital with Active Directory login: technicians record repairs of infusion pumps, attach photos, and prove to auditors what was done';
const COMMAND = 'CLI that finds duplicate photos in folders, moves them, and reports what it did';
const FIELD = 'A mobile app for foresters to record damaged trees without signal, with photos and a map';
const GERMAN = 'Eine App für Chöre: Proben planen, Noten teilen, Anwesenheit';
const IDEAS = [SHOP, HOUSE, COMMAND, FIELD, GERMAN];

const plans = new Map<string, Promise<Plan>>();
function planOf(idea: string): Promise<Plan> {
  const known = plans.get(idea) ?? makePlan(idea);
  plans.set(idea, known);
  return known;
}

async function makePlan(idea: string): Promise<Plan> {
  const architecture = await stage('architecture', idea);
  const features = await stage('features', idea, undefined, { architecture });
  const phases = await stage('phases', idea, undefined, { features });
  const promptPack = await stage('promptPack', idea, undefined, { architecture, features });
  return { architecture, features, phases, promptPack };
}

/** The lines of a section of a prompt; a prompt of several features has several. */
function section(prompt: string, title: string): string[] {
  return [...prompt.matchAll(new RegExp(`^#{2,3} ${title}\\n((?: *- .*\\n?)+)`, 'gm'))].flatMap((match) =>
    (match[1] ?? '').trimEnd().split('\n'),
  );
}

/** The tables that a prompt makes, each with its fields. */
function tablesOf(prompt: string): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  let fields: string[] = [];
  for (const line of section(prompt, 'Tables made here')) {
    const name = /^- (\w+)/.exec(line)?.[1];
    if (name === undefined) fields.push(line.replace(/^ +- /, ''));
    else {
      fields = [];
      tables.set(name, fields);
    }
  }
  return tables;
}

describe.each(IDEAS)('the prompts for %j', (idea) => {
  it('are whole: no line breaks off', async () => {
    const { promptPack } = await planOf(idea);
    for (const text of [promptPack.setupPrompt, ...promptPack.prompts.map(({ prompt }) => prompt)])
      for (const line of text.split('\n')) {
        expect(line).not.toMatch(/…["”]?$|\.\.\.$|[([{,]$/);
        expect(line.match(/\(/g)?.length ?? 0, line).toBe(line.match(/\)/g)?.length ?? 0);
      }
  });

  it('make every table of the architecture once, with all its fields, before it is used', async () => {
    const { architecture, promptPack } = await planOf(idea);
    const made = new Map<string, string[]>();
    for (const { prompt, name } of promptPack.prompts) {
      for (const [table, fields] of tablesOf(prompt)) {
        expect(made.has(table), `${table} twice`).toBe(false);
        made.set(table, fields);
      }
      const inputs = section(prompt, 'Inputs');
      const rows = inputs
        .slice(inputs.indexOf('- Tables that exist:') + 1)
        .filter((row) => /^ {2}- \w+(?:, \w+)*$/.test(row));
      for (const table of inputs.includes('- Tables that exist:')
        ? rows.flatMap((row) => row.slice(4).split(', '))
        : [])
        expect([...made.keys()], name).toContain(table);
    }
    expect(Object.fromEntries(made)).toEqual(
      Object.fromEntries(architecture.dataModel.map(({ entity, fields }) => [entity, fields])),
    );
  });

  it('never speak of making a table anew that is there, nor of a version that the data model lacks', async () => {
    const { promptPack } = await planOf(idea);
    const lines = promptPack.prompts.flatMap(({ prompt }) => prompt.split('\n'));
    expect(lines.filter((line) => /Create the \w+ table|session table|history table/.test(line))).toEqual([]);
  });

  it('put a first build where others can try it before any feature, and list every boundary at the end', async () => {
    const { architecture, promptPack } = await planOf(idea);
    const first = promptPack.prompts.findIndex(({ category }) => category === 'feature');
    expect(promptPack.prompts.slice(0, first).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^First /));
    const last = promptPack.prompts.map(({ prompt }) => prompt).at(-2) ?? '';
    for (const { name, mechanism } of architecture.securityBoundaries) {
      expect(last).toContain(name);
      expect(last).toContain(mechanism);
    }
  });
});

describe('the features and prompts of a plan', () => {
  it('give each thing of the idea a way in and a list, and each phase features that stand on earlier ones', async () => {
    const { architecture, features } = await planOf(
      'Fossil collectors log fossils and dig sites, and review each other’s identifications.',
    );
    const surface = features.features.flatMap(({ apiSurface }) => apiSurface);
    for (const thing of ['fossils', 'sites', 'reviews'])
      for (const method of ['GET', 'POST'])
        expect(
          surface.some((one) => one.method === method && one.path.split('/').includes(thing)),
          `${method} ${thing}`,
        ).toBe(true);
    expect(architecture.dataModel.map(({ entity }) => entity)).toContain('Session');
    expect(surface.map(({ path }) => path)).toContain('/sessions/redeem');
    expect(features.features[0]?.dataImpact).toContain('Account');
  });

  it('sign in against the directory of the house, without a mailed link', async () => {
    const { architecture, features } = await planOf(HOUSE);
    expect(JSON.stringify(features)).not.toMatch(/mailed link/);
    const account = architecture.dataModel.find(({ entity }) => entity === 'Account');
    expect(account?.fields).toContain('directoryId: text, unique');
    expect(architecture.edges.map(({ protocol }) => protocol)).toContainEqual(expect.stringMatching(/LDAPS|OpenID/));
  });

  it('build what a named law asks of accounts: consent of a parent, and data to take along', async () => {
    const child = await stage('features', 'Kids film themselves and learn sign language. COPPA matters.');
    const paths = child.features.flatMap(({ apiSurface }) => apiSurface).map(({ path }) => path);
    expect(paths).toContain('/accounts/:id/consent');
    const german = await planOf(`${SHOP} GDPR.`);
    expect(JSON.stringify(german.features)).toContain('/accounts/:id/export');
  });

  it('print usage lines and one set of exit codes for a command', async () => {
    const { features, promptPack } = await planOf(COMMAND);
    expect(features.features.flatMap(({ apiSurface }) => apiSurface)).toEqual([]);
    const layout = promptPack.prompts.find(({ name }) => name.startsWith('Command layout'))?.prompt ?? '';
    const built = features.features.filter(({ description }) => !isOption(description));
    expect(section(layout, 'Commands').length).toBeGreaterThan(built.length);
    expect(layout).toMatch(/Exit codes: 0 done; 1 /);
    expect(layout).toMatch(/--json/);
  });

  it('build work without signal before the screens that stand on it', async () => {
    const { features } = await planOf(
      'A mobile app for divers to note fish and wrecks without signal, with photos and depth',
    );
    const names = features.features.map(({ name, dataImpact }) => `${name} ${dataImpact}`);
    const offline = names.findIndex((name) => /LocalChange/.test(name));
    expect(offline).toBeGreaterThanOrEqual(0);
    expect(offline).toBeLessThan(names.findIndex((name) => /photo/i.test(name)));
  });
});

describe('the phases of a plan', () => {
  it('cut the scope to a named deadline and say what falls behind it', async () => {
    const { phases } = await planOf(SHOP);
    const weeks = phases.phases.map(({ duration }) => Number.parseInt(duration, 10));
    const behind = phases.phases.filter(({ name }) => name.startsWith('Later: '));
    const inTime = weeks.slice(0, phases.phases.length - behind.length).reduce((sum, one) => sum + one, 0);
    expect(inTime).toBeLessThanOrEqual(7);
    for (const name of behind.flatMap(({ features }) => features)) expect(phases.summary).toContain(name);
    expect(behind.length).toBeGreaterThan(0);
  });

  it('take longer for two people than half the time of one, and no less than what waits for each other', async () => {
    const total = async (team: string) => {
      const { totalTimeline } = await stage('phases', `${SHOP.replace(/ Team.*/, '')} ${team}`);
      return Number.parseInt(totalTimeline, 10);
    };
    const [one, two, six] = [await total('I work alone.'), await total('Team of 2.'), await total('Team of 6.')];
    expect(two).toBeLessThan(one);
    expect(two).toBeGreaterThan(one / 2);
    expect(six).toBeGreaterThan(one / 4);
  });

  it('are called by what people can do at their end', async () => {
    const { phases } = await planOf(SHOP);
    expect(phases.phases[0]?.name).toMatch(/^\S+.* (lend|borrow|book|offer|take|put|label)/i);
    expect(new Set(phases.phases.map(({ name }) => name)).size).toBe(phases.phases.length);
  });
});
