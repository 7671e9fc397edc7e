import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { promptNamed, rendered, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const KEY = 'POST /rehearsals/{id}/announce';
const FIRST = 'Announce and cancel';
const SECOND = 'Mail the links';

type Operation = Artifacts['features']['features'][number]['apiSurface'][number];

/** The changes of state in both prompts that build one operation, where each feature says something of it. */
function changesIn(states: string[], first: Partial<Operation>, second: Partial<Operation>): (string | undefined)[] {
  const { architecture, features } = plan.artifacts;
  const told = { field: 'told: fresh | asked | given | lost, default fresh', final: ['given', 'lost'] };
  const dataModel = architecture.dataModel.map((one) =>
    one.entity === 'Singer'
      ? {
          ...one,
          fields: [...one.fields, told.field],
          final: told.final,
          states: states.map((one) => `${one}: ${KEY}`),
        }
      : one,
  );
  const changed = features.features.map((feature) => ({
    ...feature,
    apiSurface: feature.apiSurface.map((one) =>
      `${one.method} ${one.path}` === KEY ? { ...one, ...(feature.id === 'F3' ? second : first) } : one,
    ),
  }));
  const upstream = {
    ...plan.artifacts,
    architecture: { ...architecture, dataModel },
    features: { ...features, features: changed },
  };
  const { artifact } = rendered({ plan, upstream });
  return [FIRST, SECOND].map((name) => {
    const operations = promptNamed(artifact, name).get('Operations') ?? '';
    return /Changes of state:.*?(Singer [^;\n]+)/.exec(operations)?.[1];
  });
}

const writes = ['Singer: told'];

describe('a change of state that several listings of an operation may make', () => {
  it('stands with each of them where none says which states it is about', () => {
    expect(changesIn(['fresh > asked'], { writes }, { writes })).toEqual([
      'Singer fresh > asked',
      'Singer fresh > asked',
    ]);
  });

  it('stands with the one whose purpose names a state of it', () => {
    const first = { writes, purpose: 'Marks who was asked.' };
    const second = { writes, purpose: 'Given: the singer is told; lost: she is not.' };
    expect(changesIn(['fresh > asked', 'asked > given', 'fresh > lost'], first, second)).toEqual([
      'Singer fresh > asked, asked > given',
      'Singer asked > given, fresh > lost',
    ]);
  });

  it('stands with the one that enters the state it starts from', () => {
    const first = { writes, purpose: 'Marks who was asked.' };
    const second = { writes, purpose: 'Tells it is lost.' };
    expect(changesIn(['fresh > asked', 'asked > lost', 'lost > given'], first, second)).toEqual([
      'Singer fresh > asked, asked > lost, lost > given',
      'Singer asked > lost, lost > given',
    ]);
  });

  it('stands with the one that creates the row, where it is the creation', () => {
    const second = { writes: ['+Singer: name', 'Singer: told'] };
    expect(changesIn(['new > fresh', 'fresh > asked'], { writes }, second)).toEqual([
      'Singer fresh > asked',
      'Singer new > fresh, fresh > asked',
    ]);
  });

  it('is not named by a part of a path or of a longer word', () => {
    const first = { writes, purpose: 'Marks who was asked.' };
    const second = { writes, purpose: 'As /given and given-up show.' };
    expect(changesIn(['fresh > asked', 'fresh > given'], first, second)).toEqual([
      'Singer fresh > asked, fresh > given',
      'Singer fresh > asked, fresh > given',
    ]);
  });
});
