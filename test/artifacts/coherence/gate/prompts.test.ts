import { describe, expect, it } from 'vitest';
import type { Artifacts, PartialArtifacts } from '../../../../src/artifacts/artifacts.ts';
import { planOf } from '../../../../src/artifacts/coherence/plan/plan.ts';
import type { Rule } from '../../../../src/artifacts/coherence/rule.ts';
import { promptReferencesExist } from '../../../../src/artifacts/coherence/rules/prompt-references-exist.ts';
import { promptsBuildEverythingOnce } from '../../../../src/artifacts/coherence/rules/prompts-build-everything-once.ts';
import { promptsBuildInOrder } from '../../../../src/artifacts/coherence/rules/prompts-build-in-order.ts';
import { promptsBuildInTime } from '../../../../src/artifacts/coherence/rules/prompts-build-in-time.ts';
import { promptsCoverFeatures } from '../../../../src/artifacts/coherence/rules/prompts-cover-features.ts';
import { settingsResolve } from '../../../../src/artifacts/coherence/rules/settings-resolve.ts';
import { answersFor, brief, ideaOf } from '../../../helpers/answers/answers.ts';

const RULES = [
  promptsBuildEverythingOnce,
  promptsBuildInTime,
  promptsBuildInOrder,
  promptsCoverFeatures,
  promptReferencesExist,
  settingsResolve,
];
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

type Prompt = Artifacts['promptPack']['prompts'][number];
type Feature = Artifacts['features']['features'][number];

const found = (rule: Rule, artifacts: PartialArtifacts, seed = 0) =>
  rule.find(planOf({ idea: ideaOf(seed), context: undefined, brief: brief(seed), artifacts }));

/** A sound plan of which at least four prompts build something, for the first and for the last phase. */
function sound(isFit = (_: Artifacts) => true) {
  for (const seed of SEEDS) {
    const artifacts = answersFor(seed);
    if (building(artifacts).length > 3 && isFit(artifacts)) return artifacts;
  }
  throw new Error('no seed fits');
}
const building = ({ promptPack }: Artifacts) => promptPack.prompts.filter(({ builds = [] }) => builds.length > 0);

function item<T>(list: readonly T[] | undefined, at: number): T {
  const one = list?.at(at);
  if (one === undefined) throw new Error(`no item ${at}`);
  return one;
}
const firstBuilding = (artifacts: Artifacts): Prompt => item(building(artifacts), 0);
const lastBuilding = (artifacts: Artifacts): Prompt => item(building(artifacts), -1);
const firstFeature = ({ features }: Artifacts): Feature => item(features.features, 0);
const keyOf = ({ method, path }: Feature['apiSurface'][number]) => `${method} ${path}`;

function add({ promptPack }: Artifacts, name: string): void {
  promptPack.adds = { settings: [...(promptPack.adds?.settings ?? []), { name, purpose: 'Says how.', secret: false }] };
}

/** Puts the last prompt that builds before all others that do, and takes its dependencies away. */
function buildLastFirst(artifacts: Artifacts): Prompt {
  const { prompts } = artifacts.promptPack;
  const last = lastBuilding(artifacts);
  prompts.splice(prompts.indexOf(last), 1);
  prompts.splice(1, 0, last);
  last.dependencies = [item(prompts, 0).name];
  return last;
}

/** As a caller writes prompts who knows the contract's own fields only. */
function withoutBuilds(artifacts: Artifacts): Artifacts {
  for (const prompt of artifacts.promptPack.prompts) {
    for (const field of ['id', 'builds', 'verifies', 'uses', 'files', 'checks', 'person'] as const)
      delete prompt[field];
  }
  delete artifacts.promptPack.adds;
  delete artifacts.architecture.settings;
  for (const feature of artifacts.features.features) {
    for (const field of ['id', 'demands', 'enables', 'by', 'criteria', 'screens'] as const) delete feature[field];
    for (const operation of feature.apiSurface) {
      for (const field of ['request', 'response', 'errors', 'by', 'reads', 'writes'] as const) delete operation[field];
    }
  }
  return artifacts;
}

describe.each(RULES)('$id', (rule) => {
  it('finds nothing in a sound plan', () => {
    for (const seed of SEEDS) expect(found(rule, answersFor(seed), seed), `seed ${seed}`).toEqual([]);
  });

  it('finds nothing in a sound plan without phases', () => {
    for (const seed of SEEDS) {
      expect(found(rule, { ...answersFor(seed), phases: undefined }, seed), `seed ${seed}`).toEqual([]);
    }
  });

  it('finds nothing where no prompt says what it builds', () => {
    for (const seed of SEEDS) expect(found(rule, withoutBuilds(answersFor(seed)), seed), `seed ${seed}`).toEqual([]);
  });
});

describe('prompts build everything once', () => {
  it('finds what no prompt builds, feature by feature', () => {
    const artifacts = sound();
    const operation = keyOf(item(firstFeature(artifacts).apiSurface, 0));
    for (const prompt of artifacts.promptPack.prompts) {
      prompt.builds = prompt.builds?.filter((one) => one !== 'F1.1' && one !== operation) ?? [];
    }
    const [fault, ...others] = found(promptsBuildEverythingOnce, artifacts);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ artifact: 'promptPack', pointer: '/prompts', mend: expect.any(String) });
    for (const name of ['`F1.1`', operation, firstFeature(artifacts).name]) expect(fault?.message).toContain(name);
  });

  it('finds a screen that no prompt builds', () => {
    const artifacts = sound(({ features }) => features.features.some(({ screens = [] }) => screens.length > 0));
    const screen = item(
      artifacts.features.features.flatMap(({ screens = [] }) => screens),
      0,
    ).name;
    for (const prompt of artifacts.promptPack.prompts) {
      prompt.builds = prompt.builds?.filter((one) => one !== screen) ?? [];
    }
    expect(found(promptsBuildEverythingOnce, artifacts)).toMatchObject([{ message: expect.stringContaining(screen) }]);
  });

  it('lets a criterion of a P3 wait, and finds it built twice', () => {
    const artifacts = sound();
    firstFeature(artifacts).priority = 'P3';
    const prompt = firstBuilding(artifacts);
    prompt.builds = prompt.builds?.filter((one) => one !== 'F1.1') ?? [];
    expect(found(promptsBuildEverythingOnce, artifacts)).toEqual([]);
    for (const one of building(artifacts).slice(0, 2)) one.builds?.push('F1.1');
    expect(found(promptsBuildEverythingOnce, artifacts)).toHaveLength(1);
  });

  it('finds what two prompts build, where it is built again', () => {
    const artifacts = sound();
    const [first, again] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    again.builds?.push(...(first.builds ?? []).slice(0, 2));
    const faults = found(promptsBuildEverythingOnce, artifacts);
    expect(faults).toMatchObject([{ artifact: 'promptPack', pointer: `/prompts/${again.id}/builds` }]);
    expect(faults[0]?.message).toContain(first.name);
  });

  it('lets an operation that a later feature extends be built once or twice', () => {
    const artifacts = sound();
    const operation = item(firstFeature(artifacts).apiSurface, 0);
    item(artifacts.features.features, -1).apiSurface.push({ ...operation, purpose: 'Does more.' });
    expect(found(promptsBuildEverythingOnce, artifacts)).toEqual([]);
    lastBuilding(artifacts).builds?.push(keyOf(operation));
    expect(found(promptsBuildEverythingOnce, artifacts)).toEqual([]);
    item(building(artifacts), -2).builds?.push(keyOf(operation));
    expect(found(promptsBuildEverythingOnce, artifacts)).toMatchObject([
      { pointer: `/prompts/${lastBuilding(artifacts).id}/builds` },
    ]);
  });

  it('finds a name that is nothing, once for all prompts that use it', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    first.builds?.unshift('F99.1');
    last.verifies = ['F99.1'];
    const faults = found(promptsBuildEverythingOnce, artifacts);
    expect(faults).toMatchObject([{ artifact: 'promptPack', pointer: `/prompts/${first.id}/builds/0` }]);
    expect(faults[0]?.message).toContain(last.name);
  });
});

describe('prompts build in time', () => {
  it('finds a criterion that is built before the operation that it uses', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    const operation = item(firstFeature(artifacts).apiSurface, 0);
    const used = item(firstFeature(artifacts).criteria, 0).uses;
    expect(used).toContain(keyOf(operation));
    first.builds = first.builds?.filter((one) => one !== keyOf(operation)) ?? [];
    last.builds?.push(keyOf(operation));
    const fault = found(promptsBuildInTime, artifacts).find(({ pointer }) => pointer === `/prompts/${first.id}/builds`);
    expect(fault).toMatchObject({ artifact: 'promptPack', message: expect.stringContaining('F1.1') });
    expect(fault?.message).toContain(last.name);
  });

  it('finds an operation that reads what only a later prompt creates', () => {
    const artifacts = sound(({ features }) => /^\+/.test(features.features[0]?.apiSurface[0]?.writes?.[0] ?? ''));
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    const [create, list] = firstFeature(artifacts).apiSurface.map(keyOf);
    for (const { criteria = [] } of artifacts.features.features) for (const one of criteria) one.uses = [];
    first.builds = first.builds?.filter((one) => one !== create) ?? [];
    last.builds?.push(create ?? '');
    const fault = found(promptsBuildInTime, artifacts).find(({ pointer }) => pointer === `/prompts/${first.id}/builds`);
    expect(fault?.message).toContain(list);
    expect(fault?.message).toContain('a later prompt');
  });

  it('warns of an answer that leads to an operation which only a later prompt builds', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    const [from] = firstFeature(artifacts).apiSurface;
    const home = { method: 'GET', path: '/home', purpose: 'x', by: ['all'], reads: [] };
    item(artifacts.features.features, -1).apiSurface.push(home);
    last.builds?.push('GET /home');
    const leads = () => found(promptsBuildInTime, artifacts).filter(({ message }) => message.includes('GET /home'));
    expect(leads()).toEqual([]);
    Object.assign(from ?? {}, { response: '303 to GET /home.' });
    expect(leads()).toMatchObject([{ severity: 'report', pointer: `/prompts/${first.id}/builds` }]);
  });

  it('finds a criterion that uses what belongs to a later phase', () => {
    const artifacts = sound();
    const first = firstBuilding(artifacts);
    const last = buildLastFirst(artifacts);
    item(firstFeature(artifacts).criteria, 0).uses.push(item(last.builds, 0));
    const fault = found(promptsBuildInTime, artifacts).find(({ pointer }) => pointer === `/prompts/${first.id}/builds`);
    expect(fault).toMatchObject({ message: expect.stringContaining('later phase'), mend: expect.any(String) });
    expect(found(promptsBuildInTime, { ...artifacts, phases: undefined })).not.toContainEqual(fault);
  });

  it('finds a screen that is built before the operation that reads what it shows', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    onlyOperations(artifacts);
    const feature = firstFeature(artifacts);
    feature.screens = [{ name: 'Overview', shows: ['Log.text'], states: ['empty'] }];
    feature.apiSurface.push({ method: 'GET', path: '/log', purpose: 'x', reads: ['Log: text'] });
    artifacts.architecture.dataModel.push({ entity: 'Log', fields: ['text: text'], relationships: [], source: 'seed' });
    first.builds?.push('screen Overview');
    last.builds?.push('GET /log');
    expect(found(promptsBuildInTime, artifacts)).toMatchObject([
      { pointer: `/prompts/${first.id}/builds`, message: expect.stringContaining('`Overview (Log.text)`') },
    ]);
  });

  it('warns of a state that is left before anything leads into it', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    onlyOperations(artifacts);
    artifacts.architecture.dataModel.push({
      ...{ entity: 'Loan', fields: ['state: open | lent | back, default open'], relationships: [], final: ['back'] },
      ...{ source: 'seed', states: ['new > open: POST /loans', 'open > lent: PUT /lend', 'lent > back: PUT /return'] },
    });
    const writing = { purpose: 'x', writes: ['Loan: state'] };
    const feature = firstFeature(artifacts);
    feature.apiSurface.push(
      { method: 'PUT', path: '/lend', ...writing },
      { method: 'PUT', path: '/return', ...writing },
    );
    first.builds?.push('PUT /return');
    last.builds?.push('PUT /lend');
    expect(found(promptsBuildInTime, artifacts)).toMatchObject([
      { pointer: `/prompts/${first.id}/builds`, severity: 'report', message: expect.stringContaining('`PUT /lend`') },
    ]);
  });

  it('accepts a read of rows that are there from the start', () => {
    const artifacts = sound(({ features }) => /^\+/.test(features.features[0]?.apiSurface[0]?.writes?.[0] ?? ''));
    for (const entity of artifacts.architecture.dataModel) entity.source = 'seed';
    onlyOperations(artifacts);
    artifacts.promptPack.prompts.reverse();
    expect(found(promptsBuildInTime, artifacts)).toEqual([]);
  });
});

/** No criterion uses anything and no screen shows anything: what is left to compare are the operations. */
function onlyOperations({ features }: Artifacts): void {
  for (const feature of features.features) {
    feature.screens = [];
    for (const one of feature.criteria ?? []) one.uses = [];
  }
}

describe('prompts build in order', () => {
  it('finds a dependency of a later phase', () => {
    const artifacts = sound();
    const first = firstBuilding(artifacts);
    const last = buildLastFirst(artifacts);
    expect(found(promptsBuildInOrder, artifacts)).toEqual([]);
    first.dependencies.push(last.name);
    expect(found(promptsBuildInOrder, artifacts)).toMatchObject([
      {
        artifact: 'promptPack',
        pointer: `/prompts/${first.id}/dependencies/${first.dependencies.length - 1}`,
        message: expect.stringContaining('later phase'),
      },
    ]);
    expect(found(promptsBuildInOrder, { ...artifacts, phases: undefined })).toEqual([]);
  });

  it('finds dependencies that come later, do not exist or are the prompt itself', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    const before = first.dependencies.length;
    first.dependencies.push(last.name, 'Paint the shop', first.name);
    const faults = found(promptsBuildInOrder, artifacts);
    expect(faults.map(({ pointer }) => pointer)).toEqual(
      [0, 1, 2].map((at) => `/prompts/${first.id}/dependencies/${before + at}`),
    );
    for (const { mend } of faults) expect(mend).toBeTruthy();
  });

  it('tells only the prompt without ground, not those that stand on it', () => {
    const artifacts = sound();
    const first = firstBuilding(artifacts);
    first.dependencies = [];
    expect(found(promptsBuildInOrder, artifacts)).toMatchObject([{ pointer: `/prompts/${first.id}/dependencies` }]);
  });

  it('finds a name that is used twice, at the second prompt', () => {
    const artifacts = sound();
    const { prompts } = artifacts.promptPack;
    item(prompts, -1).name = item(prompts, 0).name.toUpperCase();
    expect(found(promptsBuildInOrder, artifacts).map(({ pointer }) => pointer)).toContain(
      `/prompts/${prompts.length - 1}/name`,
    );
  });
});

describe('prompts cover features', () => {
  it('judges by name only where no prompt says what it builds', () => {
    const artifacts = sound();
    for (const prompt of artifacts.promptPack.prompts) prompt.prompt = 'Build what comes next.';
    for (const [at, prompt] of artifacts.promptPack.prompts.entries()) prompt.name = `Step ${at}`;
    expect(found(promptsCoverFeatures, artifacts)).toEqual([]);
    expect(found(promptsCoverFeatures, withoutBuilds(artifacts))).not.toEqual([]);
  });
});

describe('prompt references exist', () => {
  const pointers = (artifacts: Artifacts) => found(promptReferencesExist, artifacts).map(({ pointer }) => pointer);

  it('finds a setting, node or file that does not exist', () => {
    const artifacts = sound();
    const prompt = firstBuilding(artifacts);
    artifacts.promptPack.setupPrompt += '\nRead NOWHERE_KEY.';
    prompt.uses = ['NOWHERE_KEY', item(artifacts.architecture.nodes, 0).label, 'src/nowhere.ts'];
    expect(pointers(artifacts)).toEqual([`/prompts/${prompt.id}/uses/0`, `/prompts/${prompt.id}/uses/2`]);
  });

  it.each([
    '../../etc/passwd',
    '/etc/shadow',
    'src/../../x',
    '~/.ssh/authorized_keys',
    'C:\\x',
    'a\nb',
  ])('finds a file outside the repository: %j', (file) => {
    const artifacts = sound();
    const prompt = lastBuilding(artifacts);
    prompt.files = [file];
    expect(pointers(artifacts)).toEqual([`/prompts/${prompt.id}/files/0`]);
  });

  it('finds a file that only a later prompt lists', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    last.files = ['src/late.ts'];
    last.uses = ['./src/late.ts#top'];
    expect(pointers(artifacts)).toEqual([]);
    first.uses = ['src/late.ts'];
    expect(found(promptReferencesExist, artifacts)).toMatchObject([
      { pointer: `/prompts/${first.id}/uses/0`, message: expect.stringContaining('only a later prompt lists') },
    ]);
  });

  it('accepts what the pack adds, the setup prompt writes, or stands elsewhere in the plan', () => {
    const artifacts = sound();
    add(artifacts, 'ADDED_KEY');
    artifacts.promptPack.setupPrompt += '\nWrite the rules to `docs/plan/rules.md`.';
    const operation = keyOf(item(firstFeature(artifacts).apiSurface, 0));
    const entity = item(artifacts.architecture.dataModel, 0).entity;
    firstBuilding(artifacts).uses = ['ADDED_KEY', 'docs/plan/rules.md', operation, entity];
    expect(pointers(artifacts)).toEqual([]);
  });

  it('finds ids that are repeated or of another form', () => {
    const artifacts = sound();
    const { prompts } = artifacts.promptPack;
    item(prompts, 1).id = 'P1';
    item(prompts, 2).id = 'third';
    expect(pointers(artifacts)).toEqual(['/prompts/1/id', '/prompts/2/id']);
  });

  it('finds operations, fields and criteria in prose that do not exist', () => {
    const artifacts = sound();
    const [first, last] = [firstBuilding(artifacts), lastBuilding(artifacts)];
    const { entity } = item(artifacts.architecture.dataModel, 0);
    first.prompt += `\nCall POST /nowhere/{id}, store ${entity}.nothing, and see F99.1.`;
    last.checks = ['`POST /nowhere/{id}` answers'];
    const faults = found(promptReferencesExist, artifacts);
    expect(faults.map(({ pointer }) => pointer)).toEqual(Array(3).fill(`/prompts/${first.id}/prompt`));
    for (const [at, name] of ['POST /nowhere/{id}', `${entity}.nothing`, 'F99.1'].entries()) {
      expect(faults[at]?.message).toContain(name);
    }
    expect(faults[0]?.message).toContain(last.name);
  });

  it('leaves to the features what they name in vain and the facts of a prompt repeat', () => {
    const artifacts = sound();
    firstFeature(artifacts).acceptanceCriteria[0] += ' It answers GET /nope.';
    firstBuilding(artifacts).prompt += '\n- [ ] It answers GET /nope.';
    expect(pointers(artifacts)).toEqual([]);
    firstBuilding(artifacts).prompt += ' Then GET /other.';
    expect(pointers(artifacts)).toEqual([`/prompts/${firstBuilding(artifacts).id}/prompt`]);
  });

  it('knows an operation with a value, a query or another name for its parameter', () => {
    const artifacts = sound();
    firstFeature(artifacts).apiSurface.push({ method: 'PUT', path: '/shelves/{shelf}/rows/{id}', purpose: 'x' });
    const prompt = lastBuilding(artifacts);
    prompt.builds?.push('PUT /shelves/{shelf}/rows/{id}');
    prompt.prompt += '\nPUT /shelves/7/rows/42?dry=1. **PUT /shelves/:shelf/rows/:id**: test both.';
    expect(pointers(artifacts)).toEqual([]);
    prompt.prompt += '\nThen PUT /shelves/{shelf}/rows.';
    expect(pointers(artifacts)).toEqual([`/prompts/${prompt.id}/prompt`]);
  });

  it('leaves other prose alone: files, calls, hosts, groups of paths and figures', () => {
    const artifacts = sound();
    const { entity } = item(artifacts.architecture.dataModel, 0);
    const prompt = lastBuilding(artifacts);
    prompt.files?.push(`src/${entity}.ts`);
    prompt.prompt += `\nIn src/models/${entity}.js, ${entity}.ts and Node.js, ${entity}.create() runs. GET / and GET /api/* need
a session; POST https://api.example.com/v1/messages does not. Version F1.2.3 of ${entity}.`;
    expect(pointers(artifacts)).toEqual([]);
  });

  it('ends at once for a megabyte of signs', () => {
    const artifacts = sound();
    const signs = `\nGET /${'.'.repeat(1_000_000)}x GET /a${'/'.repeat(1_000_000)}x ${'A_'.repeat(500_000)} F1.${'1'.repeat(1_000_000)}`;
    firstBuilding(artifacts).prompt += signs;
    artifacts.promptPack.setupPrompt += signs;
    expect(pointers(artifacts)).toHaveLength(2);
    expect(found(settingsResolve, artifacts)).toEqual([]);
  });

  it('does not look for fields where the entity follows no grammar', () => {
    const artifacts = sound();
    const first = item(artifacts.architecture.dataModel, 0);
    first.fields = ['id', 'a name'];
    firstBuilding(artifacts).prompt += `\nStore ${first.entity}.nothing.`;
    expect(pointers(artifacts)).toEqual([]);
  });
});

describe('settings resolve', () => {
  it('warns of an upper-case name or a header that stands nowhere', () => {
    const artifacts = sound();
    const prompt = firstBuilding(artifacts);
    prompt.prompt += '\nRead process.env.NOWHERE_KEY and ROW_STORE_URL, and send X-Nowhere.';
    const faults = found(settingsResolve, artifacts);
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/prompts/P2/prompt']);
    expect(faults.map(({ message }) => message).join()).toMatch(/NOWHERE_KEY.*X-Nowhere/);
    expect(settingsResolve.severity).toBe('report');
  });

  it('knows names of the architecture, of operations and of what the pack adds', () => {
    const artifacts = sound();
    add(artifacts, 'ADDED_KEY');
    artifacts.architecture.summary += ' Calls carry an x-signature.';
    item(firstFeature(artifacts).apiSurface, 0).errors = ['409 FAMILY_FULL'];
    firstBuilding(artifacts).prompt +=
      '\nADDED_KEY, X-Signature, FAMILY_FULL. HTTP, docs/API_KEYS.md and README_FIRST.md are no settings.';
    expect(found(settingsResolve, artifacts)).toEqual([]);
  });
});
