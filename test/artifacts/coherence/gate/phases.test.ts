import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../../src/artifacts/artifacts.ts';
import { planOf } from '../../../../src/artifacts/coherence/plan/plan.ts';
import type { Rule } from '../../../../src/artifacts/coherence/rule.ts';
import { mustHavesComeBeforeUsers } from '../../../../src/artifacts/coherence/rules/must-haves-come-before-users.ts';
import { mustHavesComeFirst } from '../../../../src/artifacts/coherence/rules/must-haves-come-first.ts';
import { phasesCarryEveryFeature } from '../../../../src/artifacts/coherence/rules/phases-carry-every-feature.ts';
import { answersFor, brief, ideaOf } from '../../../helpers/answers/answers.ts';

const RULES = [phasesCarryEveryFeature, mustHavesComeBeforeUsers, mustHavesComeFirst];
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

type Phase = Artifacts['phases']['phases'][number];

const found = (rule: Rule, artifacts: Partial<Artifacts>, seed = 0) =>
  rule.find(planOf({ idea: ideaOf(seed), context: undefined, brief: brief(seed), artifacts }));

/** A sound plan with the phases changed. */
function planted(change: (phases: Phase[], artifacts: Artifacts) => void, isFit = (_: Artifacts) => true): Artifacts {
  for (const seed of SEEDS) {
    const artifacts = answersFor(seed);
    const { phases } = artifacts.phases;
    if (!phases.every(({ features }) => features.length > 0) || !isFit(artifacts)) continue;
    change(phases, artifacts);
    return artifacts;
  }
  throw new Error('no seed fits');
}

/** As a caller writes phases who knows nothing of users. */
function withoutUsers(artifacts: Artifacts): Artifacts {
  for (const phase of artifacts.phases.phases) {
    delete phase.users;
    delete phase.lead;
  }
  return artifacts;
}

describe.each(RULES)('$id', (rule) => {
  it('finds nothing in a sound plan', () => {
    for (const seed of SEEDS) expect(found(rule, answersFor(seed), seed), `seed ${seed}`).toEqual([]);
  });

  it('finds nothing in sound phases that do not say who uses them', () => {
    for (const seed of SEEDS) expect(found(rule, withoutUsers(answersFor(seed)), seed), `seed ${seed}`).toEqual([]);
  });

  it('finds nothing where there are no features', () => {
    for (const seed of SEEDS) expect(found(rule, { phases: answersFor(seed).phases }, seed)).toEqual([]);
  });
});

describe('phases carry every feature', () => {
  it('finds a feature in two phases, where it stands again', () => {
    const artifacts = planted(([first, , third]) => third?.features.unshift(first?.features[0] ?? ''));
    expect(found(phasesCarryEveryFeature, artifacts)).toMatchObject([
      { artifact: 'phases', pointer: '/phases/2/features/0', mend: expect.stringContaining('Remove') },
    ]);
  });

  it('finds what is no feature, and a feature that was left out', () => {
    const artifacts = planted(([, second]) => second?.features.splice(0, 1, 'Paint the shop'));
    expect(found(phasesCarryEveryFeature, artifacts).map(({ pointer }) => pointer)).toEqual([
      '/phases/1/features/0',
      '/phases',
    ]);
  });

  it('accepts a phase without features', () => {
    const artifacts = planted((phases) => {
      const [first, second] = phases;
      first?.features.push(...(second?.features.splice(0) ?? []));
    });
    expect(found(phasesCarryEveryFeature, artifacts)).toEqual([]);
  });
});

describe('must-haves come before users', () => {
  const late = (artifacts: Artifacts) => {
    const [first, , third] = artifacts.phases.phases;
    third?.features.push(...(first?.features.splice(0, 1) ?? []));
  };

  it('finds a P0 after the first phase that has users', () => {
    const artifacts = planted(
      (_, all) => late(all),
      ({ phases, features }) => (phases.phases[0]?.users?.length ?? 0) > 0 && features.features[0]?.priority === 'P0',
    );
    const at = (artifacts.phases.phases[2]?.features.length ?? 0) - 1;
    expect(found(mustHavesComeBeforeUsers, artifacts)).toMatchObject([
      { artifact: 'phases', pointer: `/phases/2/features/${at}`, message: expect.stringContaining('Stage 1') },
    ]);
  });

  it('accepts a P0 in a phase that is the first to have users', () => {
    const artifacts = planted((phases, all) => {
      late(all);
      for (const [at, phase] of phases.entries()) phase.users = at < 2 ? [] : ['Reader'];
    });
    expect(found(mustHavesComeBeforeUsers, artifacts)).toEqual([]);
    expect(found(mustHavesComeFirst, artifacts)).toEqual([]);
  });

  it('leaves phases that name no users to the rule about the last phase', () => {
    const artifacts = withoutUsers(
      planted(
        (_, all) => late(all),
        ({ phases }) => phases.phases.length === 3,
      ),
    );
    expect(found(mustHavesComeBeforeUsers, artifacts)).toEqual([]);
    expect(found(mustHavesComeFirst, artifacts)).toMatchObject([
      { artifact: 'phases', pointer: expect.stringMatching(/^\/phases\/2\/features\/\d+$/), mend: expect.any(String) },
    ]);
  });
});
