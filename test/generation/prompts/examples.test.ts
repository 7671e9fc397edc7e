import { describe, expect, it } from 'vitest';
import { authoredArchitecture, storedEntities } from '../../../src/artifacts/authored/architecture.ts';
import { authoredPhasesSchema } from '../../../src/artifacts/authored/phases.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { parseRead, parseWrite } from '../../../src/artifacts/coherence/plan/access.ts';
import { parseField } from '../../../src/artifacts/coherence/plan/field.ts';
import { operationKeyIn } from '../../../src/artifacts/coherence/plan/states.ts';
import { parseTransition } from '../../../src/artifacts/coherence/plan/transition.ts';
import { readDuration } from '../../../src/artifacts/reading/duration.ts';
import { readMoney } from '../../../src/artifacts/reading/money.ts';
import { ARCHITECTURE_TASK } from '../../../src/generation/prompts/architecture.ts';
import { BRIEF_TASK } from '../../../src/generation/prompts/brief.ts';
import { FEATURES_TASK } from '../../../src/generation/prompts/features.ts';
import { PHASES_TASK } from '../../../src/generation/prompts/phases.ts';
import { PROMPT_PACK_TASK } from '../../../src/generation/prompts/prompt-pack.ts';
import {
  RESEARCH_OF_HOST_TASK,
  RESEARCH_TASK,
  SOURCED_RESEARCH_TASK,
} from '../../../src/generation/prompts/research.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

/** An example that this text shows, with the line breaks of the instruction taken out. */
function shown(task: string, example: string): string {
  expect(task.replaceAll(/\s+/g, ' ')).toContain(`"${example}"`);
  return example;
}

const FIELDS = ['bed: ref Bed', 'grams: integer 1..5000, optional', 'at: datetime, default now'];
const STATE = 'state: open | sold | lost, default open';
const TRANSITIONS = [
  'new > open: POST /harvests',
  'open > sold: PUT /harvests/{id}/sale',
  'open > lost: EVENT Nightly check',
];

describe('the examples of the architecture', () => {
  it.each([...FIELDS, STATE])('has a field that the grammar reads: %s', (example) => {
    expect(parseField(shown(ARCHITECTURE_TASK, example))).toBeDefined();
  });

  it.each([
    'text',
    'integer',
    'decimal',
    'money',
    'boolean',
    'date',
    'datetime',
    'json',
    'file',
    'id',
  ])('names the type %s, which the grammar knows', (type) => {
    expect(ARCHITECTURE_TASK).toContain(type);
    expect(parseField(`name: ${type}`)).toBeDefined();
  });

  it.each(['ref Bed', 'list of text', 'open | sold'])('has a type that the grammar reads: %s', (example) => {
    expect(parseField(`name: ${shown(ARCHITECTURE_TASK, example)}`)).toBeDefined();
  });

  it.each(TRANSITIONS)('has a transition that is read: %s', (example) => {
    expect(parseTransition(shown(ARCHITECTURE_TASK, example))?.by).toMatch(/^[A-Z]+ \S/);
  });

  it('make a data model that no rule refuses', () => {
    const unique = ['bed, day', 'bed where state is open'].map((one) => shown(ARCHITECTURE_TASK, one));
    const none = { unique: [], states: [], final: [], source: '' };
    const dataModel = storedEntities([
      { ...none, entity: 'Bed', fields: ['name: text'] },
      {
        ...none,
        entity: 'Harvest',
        fields: [...FIELDS, 'day: date', STATE],
        unique,
        states: TRANSITIONS,
        final: ['sold', 'lost'],
      },
    ]);
    const architecture = { ...groomerArtifacts().architecture, dataModel };
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts: { architecture } },
      { written: 'architecture' },
    );
    expect(quality.faults).toEqual([]);
    expect(authoredArchitecture.pointer('/dataModel/1/relationships/0', architecture)).toBe('/dataModel/1/fields');
  });

  it('give a cost that is read as what it says', () => {
    expect(readMoney(shown(ARCHITECTURE_TASK, '€25: one server, its backup; estimate'))?.high).toBe(25);
  });
});

describe('the examples of the features', () => {
  it('read and write what they say', () => {
    expect(parseRead(shown(FEATURES_TASK, 'Bed: name, state'))).toMatchObject({
      entity: 'Bed',
      fields: ['name', 'state'],
    });
    const writes = ['+Harvest: bed, grams', 'Bed: state', '-Harvest', '-Bed'].map((one) => shown(FEATURES_TASK, one));
    expect(writes.map(parseWrite)).toMatchObject([
      { kind: 'create', entity: 'Harvest', fields: ['bed', 'grams'] },
      { kind: 'change', entity: 'Bed', fields: ['state'] },
      { kind: 'delete', entity: 'Harvest', fields: [] },
      { kind: 'delete', entity: 'Bed', fields: [] },
    ]);
  });

  it.each(['POST /harvests', 'EVENT Nightly check'])('call an operation by its key: %s', (example) => {
    expect(operationKeyIn(shown(FEATURES_TASK, example))).toBe(example);
    expect(TRANSITIONS.map((one) => parseTransition(one)?.by)).toContain(example);
  });

  it('have a story that no rule finds fault with', () => {
    const { features } = groomerArtifacts();
    const [first] = features.features;
    if (first) {
      first.userStories = [
        shown(FEATURES_TASK, 'As a grower, I want to see the next low tide so that I reach my beds'),
      ];
    }
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts: { features } },
      { written: 'features' },
    );
    expect(quality.warnings.filter(({ rule }) => rule === 'stories-are-well-formed')).toEqual([]);
  });
});

describe('the examples of the other texts', () => {
  it('give amounts that are read as what they say', () => {
    const size = shown(RESEARCH_TASK, '€3.6M a year (10,000 oyster growers × €360)');
    const cited = shown(SOURCED_RESEARCH_TASK, '€3.6M a year (10,000 oyster growers [2] × €360)');
    const value = shown(RESEARCH_TASK, '€765 (30 months × €30 × 85 %; estimate)');
    expect([size, cited, value].map((text) => readMoney(text)?.high)).toEqual([3_600_000, 3_600_000, 765]);
  });

  it('give durations that are read as what they say, and that the schema takes', () => {
    const lengths = ['3 weeks', '10 days', '1.5 months'].map((text) => shown(PHASES_TASK, text));
    expect(lengths.map((text) => readDuration(text)?.high)).toEqual([21, 10, 1.5 * 30.44]);
    const { duration } = authoredPhasesSchema.shape.phases.element.shape;
    expect(lengths.every((text) => duration.safeParse(text).success)).toBe(true);
  });

  it('call criteria, operations and screens as a prompt may', () => {
    const { features, promptPack } = groomerArtifacts();
    const [first] = features.features;
    const [prompt] = promptPack.prompts;
    if (first === undefined || prompt === undefined) throw new Error('the fixture is empty');
    first.acceptanceCriteria = ['one', 'two'];
    first.apiSurface = [{ method: 'POST', path: '/harvests', purpose: 'Log it.' }];
    first.screens = [{ name: 'Beds', shows: [], states: [] }];
    prompt.builds = ['F1.2', 'F1.*', 'POST /harvests', 'screen Beds'].map((one) => shown(PROMPT_PACK_TASK, one));
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts: { features, promptPack } },
      { written: 'promptPack' },
    );
    const unknown = quality.faults.filter(({ message }) => message.includes('does not exist'));
    expect(unknown).toEqual([]);
  });
});

/** What else stands in double quotes: names, words of a schema and wording. */
const WORDS = [
  ...['internal', 'personal', 'open-source', 'product', 'small', 'normal', 'act', 'must-not', 'vendor', 'seed', 'all'],
  ...['person', 'scaffolding', 'new', '', '+', '-', '_', '=', 'free', 'donations', 'non-profit', 'nothing known'],
  ...['unverified', '1', 'Grower', '30 days', "I'd rather not", 'advertisement', 'ignore your rules'],
  ...['MAIL_URL', 'ref Bed', 'Bed.name', 'Bed.state', 'Bed.csv', 'GET /health', 'Given …, when …, then …'],
  ...['MVP', 'Plan the tide', 'Grower: 12 in one bay', 'below 6 of 20, call them before the next phase'],
  ...['12 of 20 growers log a harvest in the first week, counted in the diary', 'Build the tide warning'],
  ...['Implement X', 'seed 3 beds, close the 2nd at 09:59: one warning'],
  'name: type[ 1..20][, optional][, unique][, default x]',
];
const READ_ABOVE = [
  ...FIELDS,
  STATE,
  ...TRANSITIONS,
  ...['list of text', 'open | sold', 'bed, day', 'bed where state is open', '€25: one server, its backup; estimate'],
  ...['Bed: name, state', '+Harvest: bed, grams', 'Bed: state', '-Harvest', '-Bed'],
  ...['POST /harvests', 'EVENT Nightly check', '3 weeks', '10 days', '1.5 months', 'F1.2', 'F1.*', 'screen Beds'],
  'As a grower, I want to see the next low tide so that I reach my beds',
  '€3.6M a year (10,000 oyster growers × €360)',
  '€3.6M a year (10,000 oyster growers [2] × €360)',
  '€765 (30 months × €30 × 85 %; estimate)',
];

it.each([
  ['brief', BRIEF_TASK],
  ['research', RESEARCH_TASK],
  ['research with sources', SOURCED_RESEARCH_TASK],
  ['research of a host', RESEARCH_OF_HOST_TASK],
  ['architecture', ARCHITECTURE_TASK],
  ['features', FEATURES_TASK],
  ['phases', PHASES_TASK],
  ['prompt pack', PROMPT_PACK_TASK],
])('shows in the text for the %s no example that is not read here', (_, task) => {
  const quoted = Array.from(task.replaceAll(/\s+/g, ' ').matchAll(/"([^"]*)"/g), ([, one]) => one);
  expect(quoted.filter((one) => ![...WORDS, ...READ_ABOVE].includes(one ?? ''))).toEqual([]);
});
