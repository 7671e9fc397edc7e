import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { at } from './offenders.ts';

interface Case {
  what: string;
  change(plan: Artifacts): void;
  idea?: string;
}

const CASES: readonly Case[] = [
  {
    what: 'feature names in another letter case and width',
    change({ phases }) {
      at(phases.phases, 2).features = ['ＤＯＧ history '];
    },
  },
  {
    what: 'one address for all of GraphQL',
    change({ features }) {
      for (const feature of features.features) {
        feature.apiSurface = [{ method: 'POST', path: '/graphql', purpose: 'All' }];
      }
    },
  },
  {
    what: 'a single thing below an item of a list',
    change: ({ features }) =>
      at(features.features, 2).apiSurface.push({ method: 'GET', path: '/bookings/{id}/groomer', purpose: 'x' }),
  },
  {
    what: 'a feature that changes no data',
    change({ features }) {
      at(features.features, 4).dataImpact = 'None, it only shows what is there';
    },
  },
  {
    what: 'well-known brands in a data impact',
    change({ features }) {
      at(features.features, 4).dataImpact = 'Reads Dog; exports to QuickBooks and GitHub';
    },
  },
  {
    what: 'an entity written as two words',
    change({ architecture, features }) {
      architecture.dataModel.push({ entity: 'WaitingList', fields: ['id'], relationships: ['holds many dogs'] });
      at(features.features, 0).dataImpact += '; adds to waiting lists';
    },
  },
  {
    what: 'an entity that stands alone',
    change({ architecture, features }) {
      architecture.dataModel.push({ entity: 'Holiday', fields: ['id', 'date'], relationships: ['none'] });
      at(features.features, 0).dataImpact += '; reads Holiday';
    },
  },
  {
    what: 'users behind an external identity provider',
    change({ architecture, features }) {
      architecture.dataModel.push({ entity: 'User', fields: ['id'], relationships: ['is one Groomer'] });
      Object.assign(at(architecture.nodes, 2), { type: 'external', tech: 'Auth0', description: 'Identity' });
      at(features.features, 0).dataImpact += '; reads User';
    },
  },
  {
    what: 'a market counted in people',
    change({ research }) {
      Object.assign(research.marketSize, { tam: '60,000 groomers', sam: '12,000 groomers', som: '600 groomers' });
    },
  },
  {
    what: 'a product nobody pays for',
    change({ research }) {
      research.unitEconomics = {
        model: 'Free, paid by donations',
        estimatedLTV: '€0',
        estimatedCAC: 'none',
        grossMargin: 'does not apply',
      };
    },
  },
  {
    what: 'a ratio that is a target',
    change({ research }) {
      research.recommendation += ' Go on while LTV/CAC stays above 3.';
    },
  },
  {
    what: 'a margin given as a range',
    change({ research }) {
      research.unitEconomics.grossMargin = 'about 80-95 %';
    },
  },
  {
    what: 'costs that start at nothing',
    change({ architecture }) {
      architecture.estimatedMonthlyCost = { users1k: 'Free tier', users10k: '€20–40', users100k: '€20–400' };
    },
  },
  {
    what: 'a timeline in months',
    change({ phases }) {
      phases.totalTimeline = 'about 1.5 months';
    },
  },
];

describe('what is no fault', () => {
  it.each(CASES)('$what', ({ change, idea = GROOMER_IDEA }) => {
    const artifacts = groomerArtifacts();
    change(artifacts);
    expect(checkCoherence({ idea, context: GROOMER_CONTEXT, artifacts }, { written: ARTIFACT_NAMES }).faults).toEqual(
      [],
    );
  });

  it('a graph of one node', () => {
    const { architecture } = groomerArtifacts();
    architecture.nodes.length = 1;
    architecture.edges.length = 0;
    const quality = checkCoherence(
      { idea: GROOMER_IDEA, context: undefined, artifacts: { architecture } },
      { written: 'architecture' },
    );
    expect(quality.faults.filter((fault) => fault.check === 1)).toEqual([]);
  });
});
