import { describe, expect, it } from 'vitest';
import { checkCoherence, RULES } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES, qualitySchema } from '../../../src/artifacts/quality.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { CONSTRAINT_OFFENDERS } from './constraint-offenders.ts';
import { HARD_OFFENDERS, type Offender } from './offenders.ts';
import { REPORT_OFFENDERS } from './report-offenders.ts';

/** Rules about figures, money, durations and demands warn; all others of the hard offenders refuse. */
const refuses = ({ rule }: Offender) => RULES.some(({ id, severity }) => id === rule && severity === 'hard');
const planted = [...HARD_OFFENDERS, ...CONSTRAINT_OFFENDERS];
const offenders = planted.filter(refuses);
const warned = [...planted.filter((offender) => !refuses(offender)), ...REPORT_OFFENDERS];

function judge({ plant, context = GROOMER_CONTEXT }: Offender) {
  const artifacts = groomerArtifacts();
  plant(artifacts);
  return checkCoherence({ idea: GROOMER_IDEA, context, artifacts }, { written: ARTIFACT_NAMES });
}

describe('the rules of coherence', () => {
  it('find nothing in a sound plan', () => {
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts: groomerArtifacts() },
      { written: ARTIFACT_NAMES },
    );
    expect(quality).toMatchObject({ coherent: true, hard: { failed: 0 }, faults: [], reported: [], omitted: 0 });
    expect(quality.checked).toEqual(RULES.map((rule) => rule.id));
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
    const told = quality.reported.filter(
      (fault) => fault.rule === offender.rule && fault.artifact === offender.artifact,
    );
    const named = told.filter(({ message }) => offender.names.every((name) => message.includes(name)));
    expect(named, JSON.stringify(quality.reported)).not.toEqual([]);
    expect(quality.faults.filter((fault) => fault.rule === offender.rule)).toEqual([]);
  });

  it('have each been seen to find an offender', () => {
    const seen = new Set([...offenders, ...warned].map((offender) => offender.rule));
    expect(RULES.map((rule) => rule.id).filter((id) => !seen.has(id))).toEqual([]);
  });

  it('have ids of their own, say what they check and number their check', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
    for (const { id, says } of RULES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(says).toMatch(/^[A-Z].{20,}\.$/);
    }
    const covered = [...new Set(RULES.map((rule) => rule.check))];
    expect(covered).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  });
});
