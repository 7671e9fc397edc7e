import { describe, expect, it } from 'vitest';
import type { ArtifactName, Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { at, HARD_OFFENDERS } from './offenders.ts';

type Change = (plan: Artifacts) => void;

function check(change: Change, written: ArtifactName | ArtifactName[]) {
  const artifacts = groomerArtifacts();
  change(artifacts);
  return checkCoherence({ idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts }, { written });
}

const hardFaults = (change: Change, written: ArtifactName | ArtifactName[] = [...ARTIFACT_NAMES]) =>
  check(change, written).faults.map(({ rule, message }) => `${rule}: ${message}`);

describe('what the caller supplied', () => {
  it.each(HARD_OFFENDERS)('$what is reported, not held against a run that wrote the rest', ({
    plant,
    artifact,
    rule,
  }) => {
    const rest = ARTIFACT_NAMES.filter((name) => name !== artifact);
    const quality = check(plant, rest);
    expect(quality.reported.filter((fault) => fault.rule === rule && fault.artifact === artifact)).not.toEqual([]);
    expect(quality.faults.filter((fault) => fault.artifact === artifact)).toEqual([]);
  });

  it('is never asked for a rule that needs an artefact nobody has', () => {
    const { phases } = groomerArtifacts();
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: undefined, artifacts: { phases } },
      { written: 'phases' },
    );
    expect(quality.coherent).toBe(true);
    expect(quality.checked).toContain('phases-add-up');
    expect(quality.checked).not.toContain('must-haves-come-first');
    expect(quality.checked).not.toContain('edges-join-known-nodes');
  });

  it('may name two features alike: phases that list the name once carry both', () => {
    const change: Change = ({ features }) =>
      features.features.push({
        ...at(features.features, 0),
        name: ' SLOT\u200f  booking',
        priority: 'P3',
        apiSurface: [],
      });
    expect(hardFaults(change, ['phases', 'promptPack'])).toEqual([]);
  });

  it('may be all P0: then the last phase carries P0 features too', () => {
    const change: Change = ({ features }) => {
      for (const feature of features.features) feature.priority = 'P0';
    };
    expect(hardFaults(change, ['phases', 'promptPack'])).toEqual([]);
  });

  it('may be a feature without a letter in its name', () => {
    const change: Change = ({ features, phases }) => {
      features.features.push({ ...at(features.features, 0), name: '🐕‍🦺', priority: 'P0', apiSurface: [] });
      at(phases.phases, 0).features.push('🐕‍🦺');
    };
    expect(hardFaults(change, ['phases', 'promptPack'])).toEqual([]);
  });

  it('may be in a script without spaces: a prompt that quotes the name inside a sentence covers it', () => {
    const change: Change = ({ features, phases, promptPack }) => {
      features.features.push({ ...at(features.features, 0), name: '予約管理', priority: 'P0', apiSurface: [] });
      at(phases.phases, 0).features.push('予約管理');
      at(promptPack.prompts, 3).prompt += ' この後に予約管理を作る。';
    };
    expect(hardFaults(change, ['phases', 'promptPack'])).toEqual([]);
  });

  it('may be more features than a pack can cover: what is beyond sixty is reported', () => {
    const change: Change = ({ features, phases }) => {
      for (let n = 0; n < 100; n++) {
        features.features.push({
          ...at(features.features, 4),
          name: `Extra ${n} thing`,
          priority: 'P1',
          apiSurface: [],
        });
        at(phases.phases, 1).features.push(`Extra ${n} thing`);
      }
    };
    const quality = check(change, ['phases', 'promptPack']);
    expect(quality.faults).toHaveLength(50);
    expect(quality.hard.failed).toBe(1);
    expect(quality.warnings.map(({ rule }) => rule)).toContain('prompts-cover-features');
    expect(quality.warnings.map(({ message }) => message).join()).toContain('"Extra 56 thing"');
  });
});

it('counts nothing as coherent or not when nothing was written', () => {
  const artifacts: PartialArtifacts = {};
  expect(checkCoherence({ idea: GROOMER_IDEA, context: undefined, artifacts }, { written: [] })).toEqual({
    coherent: true,
    hard: { passed: 0, failed: 0 },
    faults: [],
    warnings: [],
    reported: [],
    omitted: 0,
    checked: [],
  });
});
