import { at, type Offender } from './offenders.ts';

const rule = 'constraints-are-kept';

/** Plans that break what the context demands. */
export const CONSTRAINT_OFFENDERS: readonly Offender[] = [
  {
    rule,
    what: 'costs above the budget, which is never mentioned',
    artifact: 'architecture',
    names: ['€25', '10 a month'],
    context: 'Budget €10 a month.',
    plant: () => {},
  },
  {
    rule,
    what: 'a region that is never named',
    artifact: 'architecture',
    names: ['Canada'],
    context: 'Data must stay in Canada.',
    plant: () => {},
  },
  {
    rule,
    what: 'a platform that is never named',
    artifact: 'architecture',
    names: ['iOS'],
    context: 'It is an iOS app.',
    plant: () => {},
  },
  {
    rule,
    what: 'a price that the research does not know',
    artifact: 'research',
    names: ['€35'],
    context: 'Priced at €35 a month.',
    plant: () => {},
  },
  {
    rule,
    what: 'a named stack that the architecture leaves out',
    artifact: 'architecture',
    names: ['Django'],
    context: 'Built with Django.',
    plant: () => {},
  },
  {
    rule,
    what: 'a named stack that the prompts leave out',
    artifact: 'promptPack',
    names: ['Redis'],
    context: 'Must use Redis.',
    plant({ architecture }) {
      architecture.summary += ' Slots are kept in Redis for a minute.';
    },
  },
  {
    rule,
    what: 'a JavaScript framework where there must be none',
    artifact: 'architecture',
    names: ['JavaScript frameworks', 'React with Vite', 'Booking page'],
    context: 'No JavaScript frameworks.',
    plant: () => {},
  },
  {
    rule,
    what: 'prompts that ask for a forbidden framework',
    artifact: 'promptPack',
    names: ['JavaScript frameworks', 'setupPrompt'],
    context: 'No JavaScript frameworks.',
    plant: () => {},
  },
  {
    rule,
    what: 'an auth node where there must be no login',
    artifact: 'architecture',
    names: ['login', 'Sign-in'],
    context: 'It must work without login.',
    plant: () => {},
  },
  {
    rule,
    what: 'a feature about what must not be',
    artifact: 'features',
    names: ['blockchain', 'Blockchain receipts'],
    context: 'No blockchain.',
    plant({ features }) {
      at(features.features, 4).name = 'Blockchain receipts';
    },
  },
  {
    rule,
    what: 'a subscription where there must be none',
    artifact: 'research',
    names: ['subscription'],
    context: 'No subscriptions.',
    plant({ research }) {
      research.unitEconomics.model = 'A subscription of €19 a month';
    },
  },
  {
    rule,
    what: 'a forbidden technology in the stack',
    artifact: 'architecture',
    names: ['Stripe'],
    context: "Don't use Stripe.",
    plant: () => {},
  },
];
