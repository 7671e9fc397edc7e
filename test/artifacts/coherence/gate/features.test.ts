import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/artifacts/coherence/rule.ts';
import { actsAreDone } from '../../../../src/artifacts/coherence/rules/acts-are-done.ts';
import { createdRowsAreComplete } from '../../../../src/artifacts/coherence/rules/created-rows-are-complete.ts';
import { criteriaUseSomething } from '../../../../src/artifacts/coherence/rules/criteria-use-something.ts';
import { deletesTakeWhatRequiresThem } from '../../../../src/artifacts/coherence/rules/deletes-take-what-requires-them.ts';
import { demandsAreCited } from '../../../../src/artifacts/coherence/rules/demands-are-cited.ts';
import { entitiesAreCreated } from '../../../../src/artifacts/coherence/rules/entities-are-created.ts';
import { featureReferencesExist } from '../../../../src/artifacts/coherence/rules/feature-references-exist.ts';
import { fieldsAreRead } from '../../../../src/artifacts/coherence/rules/fields-are-read.ts';
import { guardsAreTested } from '../../../../src/artifacts/coherence/rules/guards-are-tested.ts';
import { mustNotsAreTested } from '../../../../src/artifacts/coherence/rules/must-nots-are-tested.ts';
import { operationsDoSomething } from '../../../../src/artifacts/coherence/rules/operations-do-something.ts';
import { operationsHaveACriterion } from '../../../../src/artifacts/coherence/rules/operations-have-a-criterion.ts';
import { readFieldsAreWritten } from '../../../../src/artifacts/coherence/rules/read-fields-are-written.ts';
import { shownFieldsAreRead } from '../../../../src/artifacts/coherence/rules/shown-fields-are-read.ts';
import { vendorsHaveAFailureCase } from '../../../../src/artifacts/coherence/rules/vendors-have-a-failure-case.ts';
import type { Feature } from '../../../../src/artifacts/features.ts';
import { findIn, item, OF_CALLERS, SOUND, type Sound, soundOf, soundWith } from './sound-plans.ts';

const HARD = [
  featureReferencesExist,
  actsAreDone,
  mustNotsAreTested,
  operationsDoSomething,
  readFieldsAreWritten,
  shownFieldsAreRead,
  createdRowsAreComplete,
  entitiesAreCreated,
  deletesTakeWhatRequiresThem,
  vendorsHaveAFailureCase,
  guardsAreTested,
];
const WARNINGS = [criteriaUseSomething, operationsHaveACriterion, fieldsAreRead, demandsAreCited];
const RULES: Rule[] = [...HARD, ...WARNINGS];

describe.each(RULES)('$id', (rule) => {
  it('finds nothing in a sound plan, with and without its phases', () => {
    for (const plan of SOUND) {
      expect(findIn(rule, plan), `seed ${plan.seed}`).toEqual([]);
      expect(findIn(rule, { ...plan, phases: undefined }), `seed ${plan.seed}`).toEqual([]);
    }
  });

  it('finds nothing in sound features without an architecture or without a brief', () => {
    for (const { features, architecture, seed } of SOUND) {
      expect(findIn(rule, { features }), `seed ${seed}`).toEqual([]);
      expect(findIn(rule, { features, architecture }), `seed ${seed}`).toEqual([]);
    }
  });

  it('finds nothing where the architecture, the features or both lack the additive fields', () => {
    for (const plan of OF_CALLERS) expect(findIn(rule, plan), `seed ${plan.seed}`).toEqual([]);
  });
});

type Operation = Feature['apiSurface'][number];

const pointersIn = (rule: Rule, plan: Sound) => findIn(rule, plan).map(({ pointer }) => pointer);
const keyOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Every operation with its pointer. */
const operationsOf = ({ features }: Sound) =>
  features.features.flatMap((feature) =>
    feature.apiSurface.map((operation, at) => ({
      feature,
      operation,
      pointer: `/features/${feature.id}/apiSurface/${at}`,
    })),
  );
const criteriaOf = ({ features }: Sound) =>
  features.features.flatMap((feature) =>
    (feature.criteria ?? []).map((criterion, at) => ({
      feature,
      criterion,
      pointer: `/features/${feature.id}/criteria/${at}`,
    })),
  );
const creationOf = (plan: Sound, entity: string) =>
  operationsOf(plan).find(({ operation }) => operation.writes?.some((write) => write.startsWith(`+${entity}`)));
const firstFeature = ({ features }: Sound): Feature => item(features.features);

function withDemand(kind: 'act' | 'limit', polarity: 'must' | 'must-not', more: object = {}): Sound {
  const plan = soundOf(1);
  const [first] = plan.brief.demands;
  if (first === undefined) throw new Error('no demand');
  plan.brief.demands.push({ ...first, id: 'D50', kind, polarity, figures: [], forbids: [], ...more });
  return plan;
}
/** Adds a criterion to the first feature and gives its pointer. */
function prove(plan: Sound, text: string, criterion: NonNullable<Feature['criteria']>[number]): string {
  const feature = firstFeature(plan);
  feature.acceptanceCriteria.push(text);
  feature.criteria?.push(criterion);
  return `/features/F1/criteria/${feature.acceptanceCriteria.length - 1}`;
}

describe('feature references exist', () => {
  const planted = (plant: (feature: Feature, plan: Sound) => void) => {
    const plan = soundOf(1);
    plant(firstFeature(plan), plan);
    return findIn(featureReferencesExist, plan);
  };

  it('accepts a screen by its kind, an entity, a setting and a value that an operation computes', () => {
    const plan = soundOf(1);
    const feature = firstFeature(plan);
    item(feature.apiSurface).response = '{ totalGrams: integer }';
    feature.screens = [...(feature.screens ?? []), { name: 'Beds', shows: ['totalGrams'], states: [] }];
    const uses = ['screen Beds', item(plan.architecture.dataModel).entity, item(plan.architecture.settings).name];
    item(feature.criteria).uses = uses;
    expect(findIn(featureReferencesExist, plan)).toEqual([]);
    item(feature.screens, -1).shows = ['totalKilos'];
    expect(findIn(featureReferencesExist, plan)).toMatchObject([{ message: expect.stringContaining('totalKilos') }]);
  });

  it.each<[string, string, string, (feature: Feature) => void]>([
    ['a demand', 'D99', '/features/F1/demands/0', (feature) => (feature.demands = ['D99'])],
    ['a feature', 'F99', '/features/F1/enables/0', (feature) => (feature.enables = ['F99'])],
    ['another feature than itself', 'F1', '/features/F1/enables/0', (feature) => (feature.enables = ['F1'])],
    ['a user', 'Ghost', '/features/F1/by/1', (feature) => (feature.by = ['all', 'Ghost'])],
    ['a user of an operation', 'Ghost', '/features/F1/apiSurface/0/by/0', (f) => (item(f.apiSurface).by = ['Ghost'])],
    [
      'what a criterion uses',
      'Ghost page',
      '/features/F1/criteria/0/uses/0',
      (f) => (item(f.criteria).uses = ['Ghost page']),
    ],
    [
      'the demand of a criterion',
      'D98',
      '/features/F1/criteria/0/demands',
      (f) => (item(f.criteria).demands = ['D98']),
    ],
    ['the guard of a criterion', 'G99', '/features/F1/criteria/0/guard', (f) => (item(f.criteria).guard = 'G99')],
    [
      'an entity that is read',
      'Ghost',
      '/features/F1/apiSurface/0/reads/0',
      (f) => (item(f.apiSurface).reads = ['Ghost: a']),
    ],
    [
      'an entity that is shown',
      'Ghost',
      '/features/F1/screens/1/shows/0',
      (f) => f.screens?.push({ name: 'S', shows: ['Ghost.a'], states: [] }),
    ],
    [
      'an operation in a description',
      'PUT /ghosts/{id}',
      '/features/F1/description',
      (f) => (f.description += ' Calls PUT /ghosts/{id}.'),
    ],
    ['a criterion in an edge case', 'F1.99', '/features/F1/edgeCases/1', (f) => f.edgeCases.push('As in F1.99.')],
  ])('finds that %s does not exist', (_what, name, pointer, plant) => {
    expect(planted(plant)).toMatchObject([
      { artifact: 'features', pointer, message: expect.stringContaining(`\`${name}\``) },
    ]);
  });

  it('finds a field that does not exist where it is written, used and named, in one finding', () => {
    const { plan } = soundWith((one) => one.architecture.dataModel[1]);
    const { entity } = item(plan.architecture.dataModel);
    const { operation, pointer } = item(operationsOf(plan));
    operation.writes = [...(operation.writes ?? []), `${entity}: ghost`];
    firstFeature(plan).edgeCases.push(`${entity}.ghost is empty, and Node.js is not a field.`);
    item(firstFeature(plan).criteria).uses.push(`${entity}.ghost`);
    expect(findIn(featureReferencesExist, plan)).toMatchObject([
      { message: expect.stringMatching(/F1\.1.*`, `.*edge case 2 of F1/) },
    ]);
    expect(pointer).toContain('/features/F1');
  });

  it('finds ids that stand twice or have the form of something else', () => {
    const found = planted((feature, { features }) => {
      item(features.features, 1).id = feature.id;
      item(features.features, -1).id = 'Feature 7';
      features.limits = [1, 2].map((n) => ({ id: 'N7', value: `${n} rows`, what: 'Rows' }));
    });
    const { length } = soundOf(1).features.features;
    expect(found.slice(0, 3).map(({ pointer }) => pointer)).toEqual([
      '/features/1/id',
      `/features/${length - 1}/id`,
      '/limits/1/id',
    ]);
  });

  it('accepts fields, entities and paths that prose may spell in another way', () => {
    const plan = soundOf(1);
    const { entity } = item(plan.architecture.dataModel);
    plan.features.adds = { fields: [{ entity, field: 'ghost: text, optional' }] };
    const { path } = item(operationsOf(plan)).operation;
    firstFeature(plan).description += ` ${entity}.ghost, POST ${path.replace('{id}', '42')}?page=2, F1.1.`;
    expect(findIn(featureReferencesExist, plan)).toEqual([]);
  });

  it('finds added fields of an unknown entity or type', () => {
    const plan = soundOf(1);
    const { entity } = item(plan.architecture.dataModel);
    plan.features.adds = {
      fields: [
        { entity: 'Ghost', field: 'a: text' },
        { entity, field: 'b: varchar' },
      ],
    };
    expect(pointersIn(featureReferencesExist, plan)).toEqual(['/adds/fields/0', '/adds/fields/1']);
  });
});

describe('acts are done', () => {
  it('finds an act that no criterion cites', () => {
    expect(findIn(actsAreDone, withDemand('act', 'must'))).toMatchObject([
      { artifact: 'features', pointer: '/features', message: expect.stringContaining('D50') },
    ]);
  });

  it('finds an act whose criterion only reads, and one without its figures', () => {
    const plan = withDemand('act', 'must', { figures: ['1,200 rows'] });
    const reading = operationsOf(plan).find(({ operation }) => operation.writes === undefined);
    const writing = operationsOf(plan).find(({ operation }) => operation.writes !== undefined);
    if (reading === undefined || writing === undefined) throw new Error('no such operation');
    const pointer = prove(plan, 'It lists 1200 rows', { uses: [keyOf(reading.operation)], demands: ['D50'] });
    expect(findIn(actsAreDone, plan)).toMatchObject([{ pointer, message: expect.stringContaining('no screen') }]);
    const { criteria = [], acceptanceCriteria } = firstFeature(plan);
    item(criteria, -1).uses = [keyOf(writing.operation)];
    expect(findIn(actsAreDone, plan)).toEqual([]);
    acceptanceCriteria[acceptanceCriteria.length - 1] = 'It stores 120 rows';
    expect(findIn(actsAreDone, plan)).toMatchObject([{ pointer, message: expect.stringContaining('1,200 rows') }]);
    plan.features.limits = [{ id: 'N9', value: '1 200 rows', what: 'Rows' }];
    item(criteria, -1).uses.push('N9');
    expect(findIn(actsAreDone, plan)).toEqual([]);
  });
});

describe('must-nots are tested', () => {
  it('finds a must-not that no criterion cites, or none that is negative', () => {
    const plan = withDemand('limit', 'must-not');
    expect(findIn(mustNotsAreTested, plan)).toMatchObject([
      { pointer: '/features', message: expect.stringContaining('D50') },
    ]);
    const pointer = prove(plan, 'It is refused', { uses: [], demands: ['D50'] });
    expect(pointersIn(mustNotsAreTested, plan)).toEqual([pointer]);
    item(firstFeature(plan).criteria, -1).negative = true;
    expect(findIn(mustNotsAreTested, plan)).toEqual([]);
  });

  it('accepts a must-not that forbids terms, or that a tested guard protects', () => {
    expect(findIn(mustNotsAreTested, withDemand('limit', 'must-not', { forbids: ['chat'] }))).toEqual([]);
    const plan = withDemand('limit', 'must-not');
    plan.architecture.guards?.push({ id: 'G9', demand: 'D50', path: 'A guess', stoppedBy: 'A check' });
    prove(plan, 'A guess is refused', { uses: [], guard: 'G9', negative: true });
    expect(findIn(mustNotsAreTested, plan)).toEqual([]);
  });
});

describe('guards are tested', () => {
  it('finds a guard without a criterion, and one whose criterion is not negative', () => {
    const plan = soundOf(1);
    plan.architecture.guards = ['G8', 'G9'].map((id) => ({ id, demand: 'D1', path: 'A guess', stoppedBy: 'A check' }));
    const pointer = prove(plan, 'A guess is refused', { uses: [], guard: 'G9' });
    expect(findIn(guardsAreTested, plan)).toMatchObject([
      { pointer: '/features', message: expect.stringContaining('G8') },
      { pointer, message: expect.stringContaining('G9') },
    ]);
  });
});

describe('operations do something', () => {
  it('finds an operation without access, and one that does not say who may use it', () => {
    const plan = soundOf(1);
    const { operation } = item(operationsOf(plan));
    delete operation.reads;
    delete operation.writes;
    delete firstFeature(plan).by;
    operation.by = [];
    expect(findIn(operationsDoSomething, plan)).toMatchObject([
      { pointer: '/features/F1/apiSurface/0', message: expect.stringContaining(keyOf(operation)) },
      { pointer: '/features/F1/apiSurface/0', message: expect.stringContaining('may use') },
    ]);
  });

  it('counts what a later feature adds to an operation', () => {
    const plan = soundOf(1);
    const { operation } = item(operationsOf(plan));
    item(plan.features.features, 1).apiSurface.push({ ...operation });
    delete operation.writes;
    delete operation.reads;
    expect(findIn(operationsDoSomething, plan)).toEqual([]);
  });
});

/** A field of an entity that an operation creates, and that is read later. */
const createdField = (plan: Sound) => {
  for (const { entity, fields } of plan.architecture.dataModel) {
    const field = fields.find(
      (text) => /^\w+: (?:text|money|date|integer)/.test(text) && !/optional|default/.test(text),
    );
    const creation = creationOf(plan, entity);
    if (field !== undefined && creation !== undefined) return { entity, field: field.replace(/:.*/, ''), creation };
  }
  return undefined;
};
/** Takes a field out of whatever writes it. */
function neverWrite(plan: Sound, entity: string, field: string) {
  for (const { operation } of operationsOf(plan)) {
    operation.writes = operation.writes?.map((write) => {
      const [name = '', fields = ''] = write.split(': ');
      if (name.replace('+', '') !== entity) return write;
      return `${name}: ${fields
        .split(', ')
        .filter((one) => one !== field)
        .join(', ')}`;
    });
  }
}

describe('read fields are written', () => {
  it('finds a field that is read and never written, once', () => {
    const { plan, found } = soundWith(createdField);
    neverWrite(plan, found.entity, found.field);
    const name = `${found.entity}.${found.field}`;
    expect(findIn(readFieldsAreWritten, plan)).toMatchObject([
      { artifact: 'features', message: expect.stringContaining(`\`${name}\` is read by`) },
    ]);
  });

  it('accepts a default, a source and an id in place of a writer', () => {
    const { plan, found } = soundWith(createdField);
    neverWrite(plan, found.entity, found.field);
    const entity = plan.architecture.dataModel.find((one) => one.entity === found.entity);
    if (entity === undefined) throw new Error('no entity');
    const { fields } = entity;
    entity.fields = fields.map((text) => (text.startsWith(`${found.field}:`) ? `${text}, default x` : text));
    expect(findIn(readFieldsAreWritten, plan)).toEqual([]);
    entity.fields = fields;
    entity.source = 'seed';
    expect(findIn(readFieldsAreWritten, plan)).toEqual([]);
  });

  it('finds a field that is read before the phase that writes it, as a fault of the phases', () => {
    const { plan } = soundWith(createdField);
    const { phases } = plan.phases;
    const last = item(phases, -1);
    const { creation, entity } = createdField(plan) ?? {};
    if (creation === undefined) throw new Error('no creation');
    const reader = {
      ...item(plan.features.features),
      id: 'F90',
      name: 'Read early',
      screens: [],
      criteria: [],
      acceptanceCriteria: [],
    };
    reader.apiSurface = [
      { method: 'GET', path: '/early', purpose: 'x', by: ['all'], reads: [`${entity}: ${createdField(plan)?.field}`] },
    ];
    plan.features.features.push(reader);
    for (const phase of phases) phase.features = phase.features.filter((name) => name !== creation.feature.name);
    last.features.push(creation.feature.name);
    item(phases).features.push('Read early');
    const early = () => findIn(readFieldsAreWritten, plan).find(({ message }) => message.includes('GET /early'));
    // As long as there is no row, what reads it is empty, and nothing breaks.
    expect(early()).toMatchObject({ artifact: 'phases', pointer: '/phases/0/features', severity: 'report' });
    reader.apiSurface.push({ method: 'POST', path: '/early', purpose: 'x', by: ['all'], writes: [`+${entity}: id`] });
    expect(early()).toMatchObject({ artifact: 'phases', pointer: '/phases/0/features' });
    expect(early()).not.toHaveProperty('severity');
  });
});

describe('shown fields are read', () => {
  it('finds a field that a screen shows and no operation reads', () => {
    const { plan, found } = soundWith(createdField);
    for (const { operation } of operationsOf(plan)) operation.reads = [];
    firstFeature(plan).screens = [{ name: 'Page', shows: [`${found.entity}.${found.field}`], states: [] }];
    for (const feature of plan.features.features.slice(1)) feature.screens = [];
    expect(findIn(shownFieldsAreRead, plan)).toMatchObject([
      { artifact: 'features', pointer: '/features/F1/screens/0/shows/0', message: expect.stringContaining('Page') },
    ]);
  });

  it('finds a field that is shown before the phase that reads it, as a fault of the phases', () => {
    const { plan, found } = soundWith(createdField);
    const name = `${found.entity}.${found.field}`;
    const [shows, reads] = ['Show early', 'Read late'].map(
      (title, at): Feature => ({
        ...firstFeature(plan),
        id: `F9${at}`,
        name: title,
        apiSurface: [],
        screens: [],
      }),
    );
    if (shows === undefined || reads === undefined) throw new Error('no features');
    shows.screens = [{ name: 'Page', shows: [name], states: [] }];
    for (const { operation } of operationsOf(plan)) operation.reads = [];
    for (const feature of plan.features.features) feature.screens = [];
    reads.apiSurface = [{ method: 'GET', path: '/late', purpose: 'x', reads: [name.replace('.', ': ')] }];
    plan.features.features.push(shows, reads);
    item(plan.phases.phases, 1).features.push('Show early');
    item(plan.phases.phases, 2).features.push('Read late');
    expect(findIn(shownFieldsAreRead, plan)).toMatchObject([{ artifact: 'phases', pointer: '/phases/1/features' }]);
  });
});

describe('created rows are complete', () => {
  it('finds a required field that a creation leaves out, unless a later listing adds it', () => {
    const { plan, found } = soundWith(createdField);
    const { entity, field, creation } = found;
    neverWrite(plan, entity, field);
    expect(findIn(createdRowsAreComplete, plan)).toMatchObject([
      { artifact: 'features', pointer: creation.pointer, message: expect.stringContaining(`\`${field}\``) },
    ]);
    item(plan.features.features, -1).apiSurface.push({ ...creation.operation, writes: [`+${entity}: ${field}`] });
    expect(findIn(createdRowsAreComplete, plan)).toEqual([]);
  });
});

describe('entities are created', () => {
  it('finds an entity that nothing creates, added ones too', () => {
    const { plan, found } = soundWith(createdField);
    found.creation.operation.writes = [];
    plan.features.adds = { entities: [{ entity: 'Place', fields: ['id: id'], relationships: [] }] };
    const findings = findIn(entitiesAreCreated, plan);
    expect(findings.map(({ message }) => /`(\w+)`/.exec(message)?.[1])).toEqual([found.entity, 'Place']);
    expect(findings[0]).toMatchObject({ artifact: 'features', pointer: '/features' });
  });
});

describe('deletes take what requires them', () => {
  const leaving = (field: string) => {
    const plan = soundOf(1);
    const [owner, other] = plan.architecture.dataModel;
    if (owner === undefined || other === undefined) throw new Error('no entities');
    for (const entity of plan.architecture.dataModel)
      entity.fields = entity.fields.filter((one) => !one.includes('ref'));
    other.fields.push(field.replace('Owner', owner.entity));
    const deletes = { method: 'DELETE', path: '/x', purpose: 'x', writes: [`-${owner.entity}`] };
    const at = firstFeature(plan).apiSurface.push(deletes) - 1;
    return { plan, deletes, other: other.entity, pointer: `/features/F1/apiSurface/${at}` };
  };

  it('finds a delete that leaves rows which require the deleted one', () => {
    const { plan, deletes, other, pointer } = leaving('owner: ref Owner');
    const found = findIn(deletesTakeWhatRequiresThem, plan);
    expect(found.some((one) => one.pointer === pointer && one.message.includes(`\`${other}\``))).toBe(true);
    deletes.writes.push(`-${other}`);
    expect(pointersIn(deletesTakeWhatRequiresThem, plan)).not.toContain(pointer);
  });

  it.each(['owner: ref Owner, optional', 'owners: list of ref Owner'])('accepts rows with %j', (field) => {
    expect(findIn(deletesTakeWhatRequiresThem, leaving(field).plan)).toEqual([]);
  });
});

describe('vendors have a failure case', () => {
  const vendorOf = ({ architecture }: Sound) => architecture.nodes.find(({ runs }) => runs === 'vendor');

  it('finds a vendor that a must-have uses, when no negative criterion names it', () => {
    const { plan, found } = soundWith(vendorOf);
    const failures = criteriaOf(plan).filter(({ criterion }) => criterion.uses.includes(found.label));
    for (const { criterion, feature } of failures) {
      criterion.negative = false;
      feature.priority = 'P0';
    }
    expect(findIn(vendorsHaveAFailureCase, plan)).toMatchObject([
      { pointer: item(failures).pointer, message: expect.stringContaining(found.label) },
    ]);
    prove(plan, `While ${found.vendor} is away, the row is kept`, { uses: [], negative: true });
    expect(findIn(vendorsHaveAFailureCase, plan)).toEqual([]);
  });

  it('accepts a vendor that only a feature for later uses', () => {
    const { plan, found } = soundWith(vendorOf);
    for (const { criterion } of criteriaOf(plan)) {
      if (criterion.uses.includes(found.label)) criterion.negative = false;
    }
    for (const feature of plan.features.features) feature.priority = 'P2';
    expect(findIn(vendorsHaveAFailureCase, plan)).toEqual([]);
  });
});

describe('the warnings', () => {
  it('find criteria that use nothing to build', () => {
    const plan = soundOf(1);
    for (const criterion of firstFeature(plan).criteria?.slice(0, 2) ?? []) criterion.uses = ['N1'];
    expect(findIn(criteriaUseSomething, plan)).toMatchObject([
      { pointer: '/features/F1/criteria', message: expect.stringContaining('`F1.1`, `F1.2`') },
    ]);
  });

  it('find an operation without a criterion', () => {
    const plan = soundOf(1);
    firstFeature(plan).apiSurface.push({ method: 'GET', path: '/untested', purpose: 'x' });
    const [found, ...more] = findIn(operationsHaveACriterion, plan);
    expect(more).toEqual([]);
    expect(found?.message).toContain('`GET /untested`');
  });

  it('find a field that is written and never read', () => {
    const { plan, found } = soundWith(createdField);
    for (const { operation } of operationsOf(plan)) operation.reads = [];
    for (const feature of plan.features.features) feature.screens = [];
    const findings = findIn(fieldsAreRead, plan);
    expect(findings.some(({ message }) => message.includes(`\`${found.entity}.${found.field}\``))).toBe(true);
    expect(new Set(findings.map(({ message }) => message.split(' are ')[0])).size).toBe(findings.length);
  });

  it('find a demand that nothing cites', () => {
    expect(findIn(demandsAreCited, withDemand('limit', 'must'))).toMatchObject([
      { artifact: 'features', message: expect.stringContaining('D50') },
    ]);
    expect(findIn(demandsAreCited, withDemand('act', 'must'))).toEqual([]);
  });

  it('are warnings, and all other rules refuse', () => {
    expect(WARNINGS.map(({ severity }) => severity)).toEqual(WARNINGS.map(() => 'report'));
    expect(HARD.map(({ severity }) => severity)).toEqual(HARD.map(() => 'hard'));
  });
});
