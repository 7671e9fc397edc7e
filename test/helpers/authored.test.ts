import { expect, it } from 'vitest';
import { authoredArchitecture } from '../../src/artifacts/authored/architecture.ts';
import { authoredBrief } from '../../src/artifacts/authored/brief.ts';
import { authoredFeatures } from '../../src/artifacts/authored/features.ts';
import { authoredPhases } from '../../src/artifacts/authored/phases.ts';
import { authoredResearch } from '../../src/artifacts/authored/research.ts';
import { writtenPlans } from '../scorecard/sound-plan.ts';
import { asAuthored } from './authored.ts';
import { drawnPlan } from './rendered.ts';

const PLANS = [...writtenPlans(), ...Array.from({ length: 20 }, (_, at) => drawnPlan(`authored ${at}`))];

const DERIVED = new Set(['relationships', 'dataImpact', 'totalTimeline', 'hours']);

/** What the author wrote, without empty lists: a plan may leave those out, and the program derives the rest. */
const bare = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one) =>
      DERIVED.has(key) || (Array.isArray(one) && one.length === 0) ? undefined : one,
    ),
  );

it('a stored artefact as its author wrote it gives the same stored artefact', () => {
  for (const { idea, context, brief, artifacts } of PLANS) {
    const { research, architecture, features, phases } = artifacts;
    const given = { idea, context, brief, upstream: artifacts };
    // What is stored has marks and citations in one form; what was written by hand may not.
    const stored = research && authoredResearch.store(asAuthored('research', research), given).artifact;
    const again = {
      brief: authoredBrief.store(asAuthored('brief', brief), given).artifact,
      ...(stored && { research: authoredResearch.store(asAuthored('research', stored), given).artifact }),
      architecture: authoredArchitecture.store(asAuthored('architecture', architecture), given).artifact,
      features: authoredFeatures.store(asAuthored('features', features), given).artifact,
      phases: authoredPhases.store(asAuthored('phases', phases), given).artifact,
    };

    expect(bare(again)).toEqual(bare({ brief, ...(stored && { research: stored }), architecture, features, phases }));
  }
});
