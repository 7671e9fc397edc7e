import { describe, expect, it } from 'vitest';
import { checkCoherence, RULES } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES, qualitySchema } from '../../../src/artifacts/quality.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { readSources } from '../../helpers/import-rule.ts';
import { HARD_OFFENDERS, type Offender } from './offenders.ts';
import { REPORT_OFFENDERS } from './report-offenders.ts';

/** Rules about figures, money and durations warn; all others of the hard offenders refuse. */
const refuses = ({ rule, warns }: Offender) =>
  warns !== true && RULES.some(({ id, severity }) => id === rule && severity === 'hard');
const offenders = HARD_OFFENDERS.filter(refuses);
const warned = [...HARD_OFFENDERS.filter((offender) => !refuses(offender)), ...REPORT_OFFENDERS];

function judge({ plant }: Offender) {
  const artifacts = groomerArtifacts();
  plant(artifacts);
  return checkCoherence({ idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts }, { written: ARTIFACT_NAMES });
}

describe('the rules of coherence', () => {
  it('find nothing in a sound plan', () => {
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts: groomerArtifacts() },
      { written: ARTIFACT_NAMES },
    );
    expect(quality).toMatchObject({
      coherent: true,
      hard: { failed: 0 },
      faults: [],
      warnings: [],
      reported: [],
      omitted: 0,
    });
    const withoutBrief = RULES.filter(({ judges }) => !judges.every((name) => name === 'brief'));
    expect(quality.checked).toEqual(withoutBrief.map((rule) => rule.id));
  });

  it.each(offenders)('$rule finds $what', (offender) => {
    const quality = judge(offender);
    const faults = quality.faults.filter(
      (fault) => fault.rule === offender.rule && fault.artifact === offender.artifact,
    );
    const named = faults.filter(({ message }) => offender.names.every((name) => message.includes(name)));
    expect(named, JSON.stringify(quality.faults)).not.toEqual([]);
    expect(quality.coherent).toBe(false);
    expect(qualitySchema.parse(quality)).toEqual(quality);
  });

  it.each(warned)('$rule warns of $what', (offender) => {
    const quality = judge(offender);
    const told = quality.warnings.filter(
      (fault) => fault.rule === offender.rule && fault.artifact === offender.artifact,
    );
    const named = told.filter(({ message }) => offender.names.every((name) => message.includes(name)));
    expect(named, JSON.stringify(quality.warnings)).not.toEqual([]);
    expect(quality.faults.filter((fault) => fault.rule === offender.rule)).toEqual([]);
  });

  it('have each been seen to find an offender', () => {
    const seen = new Set([...offenders, ...warned].map((offender) => offender.rule));
    // Rules that compare parts by their ids have their offenders in the tests of the gate, by name.
    for (const source of readSources(['test/artifacts/coherence/gate']).values()) {
      for (const { id } of RULES) if (source.includes(id)) seen.add(id);
    }
    expect(RULES.map((rule) => rule.id).filter((id) => !seen.has(id))).toEqual([]);
  });

  it('have ids of their own, say what they check and number their check', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
    for (const { id, says } of RULES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(says).toMatch(/^[A-Z].{20,}\.$/);
    }
    const covered = [...new Set(RULES.map((rule) => rule.check))].sort((a, b) => a - b);
    // Check 7 is gone with its rules; the others keep the numbers that stored runs tell.
    expect(covered).toEqual(Array.from({ length: 20 }, (_, at) => at + 1).filter((check) => check !== 7));
  });
});
