import { describe, expect, it } from 'vitest';
import { dataReferencesExist } from '../../../../src/artifacts/coherence/rules/data-references-exist.ts';
import { fieldsFollowTheGrammar } from '../../../../src/artifacts/coherence/rules/fields-follow-the-grammar.ts';
import { namesAreUnique } from '../../../../src/artifacts/coherence/rules/names-are-unique.ts';
import { nothingForbiddenIsUsed } from '../../../../src/artifacts/coherence/rules/nothing-forbidden-is-used.ts';
import { statesHaveAWayInAndOut } from '../../../../src/artifacts/coherence/rules/states-have-a-way-in-and-out.ts';
import { findIn, item, OF_CALLERS, SOUND, type Sound, soundOf, soundWith } from './sound-plans.ts';

const RULES = [
  namesAreUnique,
  fieldsFollowTheGrammar,
  dataReferencesExist,
  nothingForbiddenIsUsed,
  statesHaveAWayInAndOut,
];

const entityWithStates = ({ architecture }: Sound) => {
  const at = architecture.dataModel.findIndex(({ states }) => states !== undefined);
  return at < 0 ? undefined : { at, entity: item(architecture.dataModel, at) };
};
const operationsOf = ({ features }: Sound) => features.features.flatMap(({ apiSurface }) => apiSurface);
const inStates = (at: number) => ({ artifact: 'architecture', pointer: `/dataModel/${at}/states` });

describe.each(RULES)('$id', (rule) => {
  it('finds nothing in a sound plan', () => {
    for (const plan of SOUND) expect(findIn(rule, plan), `seed ${plan.seed}`).toEqual([]);
  });

  it('finds nothing in a sound architecture alone', () => {
    for (const { architecture, brief, seed } of SOUND) {
      expect(findIn(rule, { architecture, brief }), `seed ${seed}`).toEqual([]);
      expect(findIn(rule, { architecture }), `seed ${seed}`).toEqual([]);
    }
  });

  it('finds nothing where the architecture, the features or both lack the additive fields', () => {
    for (const plan of OF_CALLERS) expect(findIn(rule, plan), `seed ${plan.seed}`).toEqual([]);
  });
});

describe('names are unique', () => {
  it('finds a field, a guard and a setting of a name that is taken', () => {
    const { plan } = soundWith(({ architecture: { guards } }) => guards?.[0]);
    const { dataModel, guards, settings } = plan.architecture;
    const { fields } = item(dataModel);
    fields.push('Email: text', 'email: text');
    guards?.push(item(guards));
    settings?.push({ name: 'row_store_url', purpose: 'The same again.', secret: false });
    const found = findIn(namesAreUnique, plan);
    expect(found.map(({ pointer }) => pointer)).toEqual([
      `/dataModel/0/fields/${fields.length - 2}`,
      `/guards/${(guards?.length ?? 0) - 1}`,
      `/settings/${(settings?.length ?? 0) - 1}`,
    ]);
    expect(item(found).message).toContain('email');
  });

  it('leaves nodes and entities of one name to the rules that compare them', () => {
    const plan = soundOf(1);
    plan.architecture.nodes.push(item(plan.architecture.nodes));
    plan.architecture.dataModel.push(item(plan.architecture.dataModel));
    expect(findIn(namesAreUnique, plan)).toEqual([]);
  });
});

describe('fields follow the grammar', () => {
  it('finds an unknown type, an unknown mark and a bare name among typed fields', () => {
    const plan = soundOf(1);
    const { fields } = item(plan.architecture.dataModel);
    fields.push('size: varchar(80)');
    expect(findIn(fieldsFollowTheGrammar, plan)).toMatchObject([
      { artifact: 'architecture', pointer: `/dataModel/0/fields/${fields.length - 1}` },
    ]);
    fields.push('height: integer, indexed', 'colour');
    const [found, ...more] = findIn(fieldsFollowTheGrammar, plan);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      pointer: '/dataModel/0/fields',
      message: expect.stringMatching(/varchar.*indexed.*colour/),
    });
  });

  it('finds an entity of bare names in a data model that gives types', () => {
    const plan = soundOf(1);
    item(plan.architecture.dataModel, 1).fields = ['id', 'label'];
    expect(findIn(fieldsFollowTheGrammar, plan)).toMatchObject([{ pointer: '/dataModel/1/fields' }]);
  });

  it("lets the types of a caller's own language be", () => {
    const plan = soundOf(1);
    for (const entity of plan.architecture.dataModel) entity.fields = ['id: string', 'label: varchar(80)'];
    expect(findIn(fieldsFollowTheGrammar, plan)).toEqual([]);
  });
});

describe('data references exist', () => {
  it('finds a reference, a unique field, a source and a state that do not exist', () => {
    const { plan, found } = soundWith(entityWithStates);
    const { at, entity } = found;
    entity.fields.push('other: ref Ghost', 'second: ref Ghost');
    entity.unique = ['other, nothing where state is open'];
    entity.source = 'Nowhere';
    entity.states?.push('new > lost: POST /lost');
    entity.final?.push('gone');
    const findings = findIn(dataReferencesExist, plan);
    const inEntity = `/dataModel/${at}`;
    expect(findings.map(({ pointer }) => pointer)).toEqual([
      `${inEntity}/fields/${entity.fields.length - 2}`,
      `${inEntity}/unique/0`,
      `${inEntity}/source`,
      `${inEntity}/states/${(entity.states?.length ?? 0) - 1}`,
      `${inEntity}/final/${(entity.final?.length ?? 0) - 1}`,
    ]);
    expect(item(findings).message).toBe(
      `\`${entity.entity}.other\`, \`${entity.entity}.second\` name the entity \`Ghost\`, which does not exist.`,
    );
  });

  it('finds guards and decisions that cite an unknown demand, once for each demand', () => {
    const { plan } = soundWith(({ architecture: { guards } }) => guards?.[1]);
    for (const guard of plan.architecture.guards ?? []) guard.demand = 'D99';
    plan.architecture.decisions = [{ decision: 'One', instead: 'Two', because: 'Less', demands: ['D1', 'D98'] }];
    expect(findIn(dataReferencesExist, plan)).toMatchObject([
      { pointer: '/guards/0/demand', message: expect.stringContaining('`G1`, `G2`') },
      { pointer: '/decisions/0/demands/1', message: expect.stringContaining('D98') },
    ]);
  });

  it('accepts a reference to an entity that a later artefact adds', () => {
    const plan = soundOf(1);
    item(plan.architecture.dataModel).fields.push('place: ref Place, optional');
    plan.features.adds = { entities: [{ entity: 'Place', fields: ['id: id'], relationships: [] }] };
    expect(findIn(dataReferencesExist, plan)).toEqual([]);
  });
});

describe('nothing forbidden is used', () => {
  const forbidding = (...forbids: string[]) => {
    const plan = soundOf(1);
    plan.brief.demands.push({ ...item(plan.brief.demands), id: 'D50', polarity: 'must-not', forbids });
    return plan;
  };

  it.each([
    [
      'a node',
      '/nodes/0/label',
      ({ architecture }: Sound) => Object.assign(item(architecture.nodes), { label: 'Chat rooms' }),
    ],
    [
      'a technology',
      '/nodes/0/tech',
      ({ architecture }: Sound) => Object.assign(item(architecture.nodes), { tech: 'Own chat-room' }),
    ],
    [
      'a vendor',
      '/nodes/0/vendor',
      ({ architecture }: Sound) => Object.assign(item(architecture.nodes), { vendor: 'Chat Room Inc' }),
    ],
    [
      'a choice',
      '/techStack/0/choice',
      ({ architecture }: Sound) => Object.assign(item(architecture.techStack), { choice: 'CHAT ROOM' }),
    ],
    [
      'an entity',
      '/dataModel/0/entity',
      ({ architecture }: Sound) => Object.assign(item(architecture.dataModel), { entity: 'ChatRoomEntry' }),
    ],
    [
      'a field',
      '/dataModel/0/fields/0',
      ({ architecture }: Sound) => item(architecture.dataModel).fields.unshift('lastChatRoom: text'),
    ],
    [
      'a setting',
      '/settings/0',
      ({ architecture }: Sound) =>
        architecture.settings?.unshift({ name: 'CHAT_ROOM_URL', purpose: 'x', secret: true }),
    ],
    [
      'a feature',
      '/features/F1/name',
      ({ features }: Sound) => Object.assign(item(features.features), { name: 'Open chat rooms' }),
    ],
    [
      'a path',
      '/features/F1/apiSurface/0/path',
      ({ features }: Sound) => Object.assign(item(item(features.features).apiSurface), { path: '/chat-rooms' }),
    ],
    [
      'a screen',
      '/features/F1/screens/0/name',
      ({ features }: Sound) =>
        Object.assign(item(features.features), { screens: [{ name: 'Chat room', shows: [], states: [] }] }),
    ],
    [
      'an added field',
      '/adds/fields/0',
      ({ features }: Sound) =>
        Object.assign(features, { adds: { fields: [{ entity: 'Tool', field: 'chatRoom: text' }] } }),
    ],
    [
      'a prompt',
      '/prompts/P2/name',
      ({ promptPack }: Sound) => Object.assign(item(promptPack.prompts, 1), { name: 'Build the chat room' }),
    ],
    [
      'a file',
      '/prompts/P2/files/0',
      ({ promptPack }: Sound) => item(promptPack.prompts, 1).files?.unshift('src/chat-room.ts'),
    ],
  ])('finds a forbidden term in the name of %s', (_what, pointer, plant) => {
    const plan = forbidding('chat room');
    plant(plan);
    expect(findIn(nothingForbiddenIsUsed, plan)).toMatchObject([{ pointer, message: expect.stringContaining('D50') }]);
  });

  it('reports a term once for each artefact that uses it, with its places', () => {
    const plan = forbidding('ads');
    for (const { fields } of plan.architecture.dataModel) fields.push('ad: text');
    item(plan.features.features).name = 'Sell an ad';
    const found = findIn(nothingForbiddenIsUsed, plan);
    expect(found.map(({ artifact }) => artifact)).toEqual(['architecture', 'features']);
  });

  it.each([
    ['a name that says it does without', 'login', 'Record without a login'],
    ['a word that contains the term', 'SQL', 'Use MySQLite'],
    ['another word of three letters', 'SMS', 'Send an SM'],
  ])('accepts %s', (_what, term, name) => {
    const plan = forbidding(term);
    item(plan.features.features).name = name;
    item(plan.features.features).description = `It has a ${term}.`;
    expect(findIn(nothingForbiddenIsUsed, plan)).toEqual([]);
  });
});

describe('states have a way in and out', () => {
  it('finds a state that nothing enters and one that is neither left nor final', () => {
    const { plan, found } = soundWith(entityWithStates);
    const { at, entity } = found;
    entity.fields = entity.fields.map((field) => (field.startsWith('state:') ? `${field} | lost | stuck` : field));
    const [first = ''] = entity.states ?? [];
    entity.states?.push(first.replace(/> \w+/, '> stuck').replace(/^new/, item(first.match(/(?<=> )\w+/) ?? [])));
    const [entered, left, ...more] = findIn(statesHaveAWayInAndOut, { ...plan, features: undefined });
    expect(more).toEqual([]);
    expect(entered).toMatchObject({ ...inStates(at), message: expect.stringMatching(/entered by no.*: `lost`\.$/) });
    expect(left).toMatchObject({ ...inStates(at), message: expect.stringMatching(/neither left.*`lost`, `stuck`/) });
  });

  it('finds a transition that cannot be read, and states that no field lists', () => {
    const { plan, found } = soundWith(entityWithStates);
    const { at, entity } = found;
    entity.fields = entity.fields.filter((field) => !field.includes('|'));
    entity.states = ['whenever it is done', ...(entity.states ?? [])];
    expect(findIn(statesHaveAWayInAndOut, plan)).toMatchObject([
      { artifact: 'architecture', pointer: `/dataModel/${at}/states/0` },
      { artifact: 'architecture', pointer: `/dataModel/${at}/fields` },
    ]);
  });

  it('finds a transition by something that is neither an operation nor a node', () => {
    const { plan, found } = soundWith(entityWithStates);
    const { at, entity } = found;
    entity.states = entity.states?.map((text) => text.replace(/:.*/, ': The weather'));
    const findings = findIn(statesHaveAWayInAndOut, { architecture: plan.architecture });
    expect(findings).toMatchObject([{ artifact: 'architecture', pointer: `/dataModel/${at}/states/0` }]);
  });

  it('accepts a transition that a node makes', () => {
    const { plan, found } = soundWith(entityWithStates);
    const { label } = item(plan.architecture.nodes);
    found.entity.states = found.entity.states?.map((text) => text.replace(/:.*/, `: ${label}`));
    expect(findIn(statesHaveAWayInAndOut, plan)).toEqual([]);
  });

  it('finds a transition by an operation that no feature has, as a fault of the features', () => {
    const { plan, found } = soundWith(entityWithStates);
    found.entity.states = found.entity.states?.map((text) => text.replace(/:.*/, ': PUT /nowhere'));
    const findings = findIn(statesHaveAWayInAndOut, plan);
    expect(findings).toMatchObject([{ artifact: 'features', pointer: '/features' }]);
    expect(item(findings).message).toContain('PUT /nowhere');
  });

  it('finds a transition by an operation that does not write the state', () => {
    const { plan, found } = soundWith(entityWithStates);
    const last = found.entity.states?.at(-1)?.replace(/^.*?: /, '');
    const operation = operationsOf(plan).find(({ method, path }) => `${method} ${path}` === last);
    Object.assign(operation ?? {}, { writes: ['Other: state'] });
    expect(findIn(statesHaveAWayInAndOut, plan)).toMatchObject([
      { artifact: 'features', message: expect.stringContaining(`${found.entity.entity}.state`) },
    ]);
  });
});
