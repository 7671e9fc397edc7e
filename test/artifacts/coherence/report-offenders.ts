import { at, type Offender } from './offenders.ts';

/** Writing that is worth a word and decides nothing. */
export const REPORT_OFFENDERS: readonly Offender[] = [
  {
    rule: 'stories-are-well-formed',
    what: 'a story without a reason',
    artifact: 'features',
    names: ['Dog history', 'why'],
    plant({ features }) {
      at(features.features, 4).userStories = ['As a groomer, I want notes on each dog'];
    },
  },
  {
    rule: 'stories-are-well-formed',
    what: 'a story with two wants',
    artifact: 'features',
    names: ['two things'],
    plant({ features }) {
      at(features.features, 4).userStories = ['As a groomer, I want to see notes and to edit them so that I am ready'];
    },
  },
  {
    rule: 'stories-are-well-formed',
    what: 'a story told twice',
    artifact: 'features',
    names: ['twice', 'pick a free slot'],
    plant: ({ features }) => at(features.features, 1).userStories.push(at(at(features.features, 0).userStories, 0)),
  },
  {
    rule: 'criteria-are-observable',
    what: 'a vague criterion',
    artifact: 'features',
    names: ['Slot booking', 'intuitive'],
    plant: ({ features }) => at(features.features, 0).acceptanceCriteria.push('The page is intuitive'),
  },
  {
    rule: 'criteria-are-observable',
    what: 'a criterion that nobody can see',
    artifact: 'features',
    names: ['Good architecture'],
    plant: ({ features }) => at(features.features, 0).acceptanceCriteria.push('Good architecture throughout'),
  },
  {
    rule: 'nothing-is-left-blank',
    what: 'a TBD',
    artifact: 'research',
    names: ['TBD'],
    plant: ({ research }) => research.trends.push('Prices are TBD'),
  },
  {
    rule: 'nothing-is-left-blank',
    what: 'a blank to fill in',
    artifact: 'promptPack',
    names: ['[insert city]'],
    plant({ promptPack }) {
      promptPack.setupPrompt += ' Start in [insert city].';
    },
  },
  {
    rule: 'nothing-is-left-blank',
    what: 'a feature called Feature 1',
    artifact: 'features',
    names: ['Feature 1'],
    plant({ features }) {
      at(features.features, 4).name = 'Feature 1';
    },
  },
  {
    rule: 'fields-are-sized',
    what: 'a prompt of three words',
    artifact: 'promptPack',
    names: ['Make it ready', 'characters'],
    plant({ promptPack }) {
      at(promptPack.prompts, 11).prompt = 'Make it ready';
    },
  },
  {
    rule: 'fields-are-sized',
    what: 'a bloated summary',
    artifact: 'research',
    names: ['summary', 'more than'],
    plant({ research }) {
      research.summary = 'Groomers lose hours. '.repeat(200);
    },
  },
  {
    rule: 'idea-words-come-back',
    what: 'a roadmap that could be about anything',
    artifact: 'phases',
    names: ['groomer'],
    plant({ phases }) {
      phases.summary = 'First the basics, then more.';
      for (const phase of phases.phases) {
        Object.assign(phase, { name: 'Stage', goal: 'It works', features: [], deliverables: ['Release'] });
        Object.assign(phase, { risks: ['Delays'], successMetrics: ['Growth'] });
      }
    },
  },
  {
    rule: 'idea-words-come-back',
    what: 'prompts that are off the topic',
    artifact: 'promptPack',
    names: ['Polish everything'],
    plant({ promptPack }) {
      for (const prompt of promptPack.prompts)
        Object.assign(prompt, { name: 'Polish everything', prompt: 'Do it well.' });
    },
  },
  {
    rule: 'things-are-named',
    what: 'advice without a name or a number',
    artifact: 'research',
    names: ['100 words'],
    plant({ research }) {
      const advice = 'They should think about what matters and then do it with care for everyone involved';
      research.summary = advice.repeat(3);
      research.marketSize = { tam: advice, sam: advice, som: advice, reasoning: advice };
      research.competitors = [{ name: advice, positioning: advice, gap: advice }];
      research.audience = [{ segment: advice, painPoints: [advice], willingness: advice }];
      research.unitEconomics = { model: advice, estimatedLTV: advice, estimatedCAC: advice, grossMargin: advice };
    },
  },
];
