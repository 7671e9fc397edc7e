import { describe, expect, it } from 'vitest';
import { operationKey } from '../../../../src/artifacts/coherence/plan/plan.ts';
import { computedValuesAreAnswered } from '../../../../src/artifacts/coherence/rules/computed-values-are-answered.ts';
import { figuresAreUsed } from '../../../../src/artifacts/coherence/rules/figures-are-used.ts';
import { hoursFit } from '../../../../src/artifacts/coherence/rules/hours-fit.ts';
import { leadsFitThePhases } from '../../../../src/artifacts/coherence/rules/leads-fit-the-phases.ts';
import { operationsHaveACriterion } from '../../../../src/artifacts/coherence/rules/operations-have-a-criterion.ts';
import { planFitsItsSize } from '../../../../src/artifacts/coherence/rules/plan-fits-its-size.ts';
import { refusalsAreEven } from '../../../../src/artifacts/coherence/rules/refusals-are-even.ts';
import { screensHaveACriterion } from '../../../../src/artifacts/coherence/rules/screens-have-a-criterion.ts';
import { stateWritersAreNamed } from '../../../../src/artifacts/coherence/rules/state-writers-are-named.ts';
import { uniqueWritersRefuse } from '../../../../src/artifacts/coherence/rules/unique-writers-refuse.ts';
import { waitsResolve } from '../../../../src/artifacts/coherence/rules/waits-resolve.ts';
import type { Feature } from '../../../../src/artifacts/features.ts';
import { findIn, item, OF_CALLERS, SOUND, type Sound, soundOf } from './sound-plans.ts';

const RULES = [
  computedValuesAreAnswered,
  figuresAreUsed,
  hoursFit,
  leadsFitThePhases,
  operationsHaveACriterion,
  planFitsItsSize,
  refusalsAreEven,
  stateWritersAreNamed,
  uniqueWritersRefuse,
  waitsResolve,
];

describe.each(RULES)('$id', (rule) => {
  it('finds nothing in a sound plan, with and without its phases', () => {
    for (const plan of SOUND) {
      expect(findIn(rule, plan), `seed ${plan.seed}`).toEqual([]);
      expect(findIn(rule, { ...plan, phases: undefined }), `seed ${plan.seed}`).toEqual([]);
      expect(findIn(rule, { ...plan, promptPack: undefined }), `seed ${plan.seed}`).toEqual([]);
    }
  });

  it('finds nothing where the additive fields are absent', () => {
    for (const plan of OF_CALLERS) {
      expect(findIn(rule, plan), `seed ${plan.seed}`).toEqual([]);
      expect(findIn(rule, { ...plan, phases: withoutLead(plan) }), `seed ${plan.seed}`).toEqual([]);
    }
  });

  it('warns only', () => expect(rule.severity).toBe('report'));
});

const withoutLead = ({ phases }: Sound) => ({
  ...phases,
  phases: phases.phases.map(({ users, lead, ...own }) => own),
});

describe('figures are used', () => {
  it('by a criterion, each of them', () => {
    const plan = soundOf(1);
    Object.assign(plan.features, { limits: [...(plan.features.limits ?? []), { id: 'N90', value: '9', what: 'x' }] });
    expect(findIn(figuresAreUsed, plan)).toMatchObject([{ message: 'No criterion uses `N90`.' }]);
    item(plan.features.features).criteria?.at(0)?.uses.push('N90');
    expect(findIn(figuresAreUsed, plan)).toEqual([]);
  });
});

describe('hours fit', () => {
  it('counts all phases up to the first with users, against what the brief has', () => {
    const plan = soundOf(1);
    for (const [at, phase] of plan.phases.phases.entries())
      Object.assign(phase, { hours: 20, users: at < 1 ? [] : ['Owner'] });
    const found = (hours?: number) =>
      findIn(hoursFit, { ...plan, brief: { ...plan.brief, ...(hours ? { hours } : {}) } });
    expect(found(39)).toMatchObject([{ message: 'The first release takes 40 hours, and the brief has 39 for it.' }]);
    expect(found(40)).toEqual([]);
    expect(found()).toEqual([]);
  });
});

describe('state writers are named', () => {
  it('in the transitions of the entity whose state they write', () => {
    const plan = soundOf(1);
    const entity = item(plan.architecture.dataModel);
    Object.assign(entity, { fields: [...entity.fields, 'stage: open | shut, default open'] });
    Object.assign(entity, { states: ['new > open: POST /doors', 'open > shut: PUT /doors'], final: ['shut'] });
    const writing = (path: string) => ({ method: 'PUT', path, purpose: 'x', writes: [`${entity.entity}: stage`] });
    item(plan.features.features).apiSurface.push(writing('/doors'));
    expect(findIn(stateWritersAreNamed, plan)).toEqual([]);
    item(plan.features.features).apiSurface.push(writing('/windows'));
    expect(findIn(stateWritersAreNamed, plan)).toMatchObject([
      { artifact: 'architecture', message: expect.stringMatching(/no transition of it names them: `PUT \/windows`/) },
    ]);
  });
});

describe('unique writers refuse', () => {
  it('all of them, where one does', () => {
    const plan = soundOf(1);
    const entity = item(plan.architecture.dataModel);
    Object.assign(entity, { fields: [...entity.fields, 'nickname: text'], unique: ['nickname, id where id is set'] });
    const writing = (method: string, errors: string[]) => ({
      ...{ method, path: '/nicknames', purpose: 'x', errors },
      writes: [`${entity.entity}: nickname`],
    });
    const { apiSurface } = item(plan.features.features);
    apiSurface.push(writing('PUT', []), writing('EVENT', []));
    expect(findIn(uniqueWritersRefuse, plan)).toEqual([]);
    apiSurface.push(writing('POST', ['409 taken']));
    const [{ message = '' } = {}] = findIn(uniqueWritersRefuse, plan);
    expect(message).toContain('`PUT /nicknames`');
    expect(message).not.toMatch(/EVENT|POST \/nicknames/);
  });
});

describe('operations have a criterion', () => {
  it('and not only negative ones', () => {
    const plan = soundOf(1);
    const [feature] = plan.features.features;
    feature?.apiSurface.push({ method: 'GET', path: '/refused', purpose: 'x' });
    feature?.acceptanceCriteria.push('A stranger gets 403');
    feature?.criteria?.push({ uses: ['GET /refused'], negative: true });

    expect(findIn(operationsHaveACriterion, plan)).toMatchObject([
      { message: 'Only negative criteria use these operations of `F1`: `GET /refused`.' },
    ]);
    feature?.acceptanceCriteria.push('The owner sees it');
    feature?.criteria?.push({ uses: ['GET /refused'] });
    expect(findIn(operationsHaveACriterion, plan)).toEqual([]);
  });
});

describe('computed-values-are-answered', () => {
  it('finds a value on a screen that no response up to its phase has', () => {
    const plan = soundOf(1);
    const feature = item(plan.features.features);
    feature.screens = [{ name: 'Tides', shows: ['days left', 'Total'], states: ['empty'] }];
    item(feature.apiSurface).response = '{ total: integer }';
    expect(findIn(computedValuesAreAnswered, plan)).toMatchObject([
      {
        pointer: '/features/F1/screens/0/shows/0',
        message: expect.stringContaining('`Tides` shows `days left`'),
      },
    ]);
  });
});

describe('screens-have-a-criterion', () => {
  it('finds a screen that no criterion uses, and reads `screen Beds` as Beds', () => {
    const plan = soundOf(1);
    const feature = item(plan.features.features);
    feature.screens = [
      { name: 'Beds', shows: [], states: ['empty'] },
      { name: 'Tides', shows: [], states: ['empty'] },
    ];
    item(feature.criteria).uses.push('screen Beds');
    expect(findIn(screensHaveACriterion, plan)).toMatchObject([
      { pointer: '/features/F1/screens/1', message: 'No criterion uses these screens: `Tides`.' },
    ]);
  });
});

describe('plan-fits-its-size', () => {
  it('counts what a small plan may have', () => {
    const plan = soundOf(1);
    const feature = item(plan.features.features);
    const others = plan.features.features.slice(1).flatMap((one) => one.acceptanceCriteria).length;
    feature.acceptanceCriteria = Array.from({ length: 41 - others }, (_, at) => `Given ${at}, when read, then ${at}`);
    feature.criteria = feature.acceptanceCriteria.map(() => ({ uses: ['POST /a'] }));
    feature.apiSurface = Array.from({ length: 61 }, (_, at) => ({ method: 'GET', path: `/a/${at}`, purpose: 'x' }));
    const found = (size: 'small' | 'normal') => findIn(planFitsItsSize, { ...plan, brief: { ...plan.brief, size } });
    expect(found('normal').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^There are \d+ operations; a plan of this size has at most 60.$/),
    ]);
    expect(found('small').map(({ message }) => message)).toContain(
      'There are 41 criteria; a plan of this size has at most 40.',
    );
  });

  it('does not count tables and routes that the repository has already', () => {
    const plan = soundOf(1);
    const { dataModel } = plan.architecture;
    const entity = item(dataModel);
    const more = Array.from({ length: 17 - dataModel.length }, (_, at) => ({ ...entity, entity: `OldThing${at}` }));
    plan.architecture.dataModel = [...dataModel, ...more];
    item(plan.features.features).apiSurface = Array.from({ length: 61 }, (_, at) => ({
      ...{ method: 'GET', path: `/a/${at}`, purpose: 'x' },
    }));
    const found = (names: string[]) => {
      const existing = names.map((name) => ({ kind: 'part', name, file: 'src/old.ts' }));
      const brief = { ...plan.brief, size: 'normal' as const, existing };
      return findIn(planFitsItsSize, { ...plan, brief }).map(({ message }) => message.split(';')[0]);
    };
    const operations = new Set(plan.features.features.flatMap((one) => one.apiSurface.map(operationKey))).size;
    expect(found([])).toEqual(['There are 17 entities', expect.stringContaining(' operations')]);
    const routes = Array.from({ length: operations - 60 }, (_, at) => `GET /a/${at}`);
    expect(found(['old_things0', ...routes])).toEqual(['There are 17 entities']);
    expect(found(['old_thing0', ...routes])).toEqual([]);
  });
});

/** A plan with operations of its own, each with its errors. */
function withErrors(errors: Record<string, string[]>, by = ['all']): Sound {
  const plan = soundOf(1);
  const feature: Feature = item(plan.features.features);
  plan.features.features = [feature];
  feature.by = by;
  feature.apiSurface = Object.entries(errors).map(([key, own]) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path, purpose: 'x', errors: own };
  });
  return plan;
}

describe('refusals are even', () => {
  const both = { 'POST /a': ['401 no_key', '409 taken'], 'PUT /a': ['401 no_key'] };

  it('among operations of the same people: those without are told together', () => {
    expect(findIn(refusalsAreEven, withErrors({ ...both, 'GET /a': [], 'GET /b': ['404 none'] }))).toEqual([
      {
        artifact: 'features',
        pointer: '/features/F1/apiSurface/2',
        message: 'Most operations of the same people answer `401 no_key`; these do not: `GET /a`, `GET /b`.',
        mend: 'Add the error to each that needs it.',
      },
    ]);
  });

  it.each<[string, Record<string, string[]>]>([
    ['a single one refuses', { 'POST /a': ['401 no_key'], 'GET /a': [] }],
    ['fewer than half refuse', { ...both, 'GET /a': [], 'GET /b': [], 'GET /c': [] }],
    ['all refuse', both],
    ['one refuses with the same status in other words', { ...both, 'POST /key': ['401 wrong_key'] }],
    ['they share another error', { 'POST /a': ['409 taken'], 'PUT /a': ['409 taken'], 'GET /a': [] }],
    ['the other is a command or a job', { ...both, 'CLI restore': [], 'EVENT Sweep': [] }],
  ])('finds nothing where %s', (_, errors) => {
    expect(findIn(refusalsAreEven, withErrors(errors))).toEqual([]);
  });

  it('counts the errors that a later feature adds', () => {
    const plan = withErrors({ ...both, 'GET /a': [] });
    const more = { ...item(plan.features.features), id: 'F2', name: 'More', criteria: [], acceptanceCriteria: [] };
    more.apiSurface = [{ method: 'GET', path: '/a', purpose: 'x', errors: ['401 no_key'] }];
    plan.features.features.push(more);
    expect(findIn(refusalsAreEven, plan)).toEqual([]);
  });

  it('leaves operations of other people alone', () => {
    const plan = withErrors({ ...both, 'GET /a': [] });
    item(item(plan.features.features).apiSurface, 2).by = ['Owner'];
    expect(findIn(refusalsAreEven, plan)).toEqual([]);
  });
});

describe('waits resolve', () => {
  const work = { what: 'Ask the lawyer', who: 'Owner', weeks: 2 };

  it('finds leads that start in no phase or hold up nothing, all in one', () => {
    const plan = soundOf(1);
    const phase = item(plan.phases.phases);
    phase.lead = [
      { ...work, startIn: 'Someday', blocks: item(plan.features.features).name },
      { ...work, startIn: phase.name, blocks: 'The grand opening' },
    ];
    expect(findIn(waitsResolve, plan)).toMatchObject([
      {
        artifact: 'phases',
        pointer: '/phases/0/lead/0/startIn',
        message: 'Work of people names what does not exist: `Someday`, `The grand opening`.',
      },
    ]);
  });

  it('finds tasks that hold up nothing, all in one', () => {
    const plan = soundOf(1);
    const [first, second] = plan.promptPack.prompts;
    if (first) first.person = [{ ...work, blocks: 'The grand opening' }];
    if (second) second.person = [{ ...work, blocks: 'F99.1' }];
    expect(findIn(waitsResolve, plan)).toMatchObject([
      {
        artifact: 'promptPack',
        pointer: `/prompts/${first?.id}/person/0/blocks`,
        message: expect.stringContaining('`The grand opening`, `F99.1`'),
      },
    ]);
  });

  it('accepts a phase, a feature, a prompt or an id, in any letter case and inside a sentence', () => {
    const plan = soundOf(1);
    const prompt = item(plan.promptPack.prompts, 3);
    const names = [item(plan.phases.phases, 1).name, item(plan.features.features).name, prompt.name, 'F1.1', 'P2'];
    prompt.person = names.flatMap((name) => [
      { ...work, blocks: name.toUpperCase() },
      { ...work, blocks: `Nothing of "${name}", and what follows` },
    ]);
    expect(findIn(waitsResolve, plan)).toEqual([]);
  });
});

describe('leads fit the phases', () => {
  const withLead = (weeks: number, { from, to }: { from: number; to: number }) => {
    const plan = soundOf(1);
    for (const phase of plan.phases.phases) phase.duration = '2 weeks';
    const [startIn, blocks] = [from, to].map((at) => item(plan.phases.phases, at).name);
    const work = { what: 'Get the licence', who: 'Owner', weeks, startIn: startIn ?? '', blocks: blocks ?? '' };
    item(plan.phases.phases).lead = [work];
    return plan;
  };

  it('finds work that is not done when what waits for it begins', () => {
    expect(findIn(leadsFitThePhases, withLead(6, { from: 0, to: 2 }))).toMatchObject([
      {
        artifact: 'phases',
        pointer: '/phases/0/lead/0/weeks',
        message: expect.stringMatching(/`Get the licence` takes 6 weeks from the start of .* begins 4 weeks after it/),
      },
    ]);
  });

  it('finds work that starts after what waits for it', () => {
    expect(findIn(leadsFitThePhases, withLead(1, { from: 2, to: 1 }))).toHaveLength(1);
  });

  it.each([
    ['is done in time', 4, { from: 0, to: 2 }],
    ['takes a little longer', 4.5, { from: 0, to: 2 }],
    ['holds up the phase that it is done in', 2, { from: 1, to: 1 }],
  ])('finds nothing where it %s', (_, weeks, places) => {
    expect(findIn(leadsFitThePhases, withLead(weeks, places))).toEqual([]);
  });

  it('leaves phases alone whose length cannot be read', () => {
    const plan = withLead(60, { from: 0, to: 1 });
    item(plan.phases.phases).duration = 'a while';
    expect(findIn(leadsFitThePhases, plan)).toEqual([]);
  });
});
