import type { Architecture } from '../../src/artifacts/architecture.ts';
import type { Artifacts } from '../../src/artifacts/artifacts.ts';
import type { Features } from '../../src/artifacts/features.ts';
import type { Phases } from '../../src/artifacts/phases.ts';
import type { PromptPack } from '../../src/artifacts/prompt-pack.ts';
import type { Research } from '../../src/artifacts/research.ts';

/** The idea that the artefacts below are a plan for. */
export const PLAIN_IDEA =
  'A booking page for a village tool library: members reserve a tool and bring it back on time.';

const research: Research = {
  summary: 'Village tool libraries keep reservations on paper; members want to reserve a tool from home.',
  marketSize: {
    tam: '$40M a year',
    sam: '$8M a year',
    som: '$400k a year',
    reasoning: 'Assumes 20,000 libraries that would pay $2,000 a year, a fifth of them reachable, 5 % won.',
  },
  audience: [
    {
      segment: 'Volunteers who lend tools',
      painPoints: ['A reservation on paper is lost', 'Nobody knows which tool is late'],
      willingness: 'About $15 a month, as much as paper and postage cost them',
    },
  ],
  competitors: [
    { name: 'Paper ledger', positioning: 'Free and known to all', gap: 'A member cannot reserve a tool from home' },
  ],
  trends: ['Members reserve on a phone'],
  risks: ['Volunteers keep the paper ledger beside it'],
  unitEconomics: {
    model: 'Each library pays $15 a month',
    estimatedLTV: '$540',
    estimatedCAC: '$90',
    grossMargin: '80 %',
  },
  recommendation: 'Try it with three tool libraries for a month; stop if fewer than 30 tools are reserved.',
};

const architecture: Architecture = {
  summary: 'A web page, one server and one database.',
  nodes: [
    { label: 'Web page', type: 'frontend', description: 'Where members reserve a tool', tech: 'React' },
    { label: 'Reservation API', type: 'backend', description: 'Keeps the rules of lending', tech: 'Node.js' },
    { label: 'Sign-in', type: 'auth', description: 'Knows members and volunteers', tech: 'Better Auth' },
    { label: 'Main database', type: 'database', description: 'Tools, members, reservations', tech: 'PostgreSQL' },
  ],
  edges: [
    { from: 'Web page', to: 'Reservation API', protocol: 'HTTPS', purpose: 'Reads tools, makes reservations' },
    { from: 'Reservation API', to: 'Sign-in', protocol: 'in process', purpose: 'Asks who calls' },
    { from: 'Reservation API', to: 'Main database', protocol: 'SQL', purpose: 'Reads and writes reservations' },
  ],
  techStack: [
    { category: 'frontend', choice: 'React', rationale: 'Known to most volunteers who code' },
    { category: 'backend', choice: 'Node.js', rationale: 'One language on both sides' },
    { category: 'database', choice: 'PostgreSQL', rationale: 'Two members never get the same tool' },
    { category: 'auth', choice: 'Better Auth', rationale: 'Runs in the same server' },
  ],
  dataModel: [
    { entity: 'Member', fields: ['id', 'name', 'email'], relationships: ['has many Reservation'] },
    { entity: 'Tool', fields: ['id', 'name'], relationships: ['has many Reservation'] },
    {
      entity: 'Reservation',
      fields: ['id', 'memberId', 'toolId', 'dueAt'],
      relationships: ['belongs to Member', 'belongs to Tool'],
    },
  ],
  securityBoundaries: [
    { name: 'Sign-in wall', protects: 'Reservation, Member', mechanism: 'A session cookie checked at each request' },
  ],
  scalingStrategy: 'One server to 10,000 members; then a read replica of the main database.',
  estimatedMonthlyCost: {
    users1k: '$20 a month on one small server',
    users10k: '$60 a month on one larger server',
    users100k: '$400 a month with a replica',
  },
};

const feature = (
  name: string,
  priority: 'P0' | 'P1' | 'P2',
  parts: { want: string; criterion: string; api: [string, string]; entity: string },
): Features['features'][number] => ({
  name,
  priority,
  description: `${name} in the tool library.`,
  userStories: [`As a member, I want ${parts.want} so that the tool is there when I need it.`],
  acceptanceCriteria: [parts.criterion],
  apiSurface: [{ method: parts.api[0], path: parts.api[1], purpose: name }],
  dataImpact: `Reads and writes ${parts.entity}`,
  edgeCases: ['The tool was taken a moment ago: the answer says until when'],
  estimatedEffort: 'S',
});

const features: Features = {
  summary: 'Four features from joining to bringing back.',
  features: [
    feature('Member sign-up', 'P0', {
      want: 'to join with my e-mail',
      criterion: 'Given a new e-mail, when it is sent, then a Member exists within 1 second',
      api: ['POST', '/members'],
      entity: 'Member',
    }),
    feature('Tool reservation', 'P0', {
      want: 'to reserve a tool for a day',
      criterion: 'Given two requests for one Tool, when both arrive, then exactly 1 Reservation exists',
      api: ['POST', '/reservations'],
      entity: 'Reservation and Tool',
    }),
    feature('Return reminder', 'P1', {
      want: 'to be reminded of the day of return',
      criterion: 'When a Reservation is due in 24 hours, then 1 e-mail is sent',
      api: ['POST', '/reservations/{id}/reminders'],
      entity: 'Reservation',
    }),
    feature('Late list', 'P2', {
      want: 'to see which tools are late',
      criterion: 'When a Reservation is 1 day late, then the list shows its Tool',
      api: ['GET', '/reservations/late'],
      entity: 'Reservation and Tool',
    }),
  ],
};

const phase = (name: string, duration: string, featureNames: string[]): Phases['phases'][number] => ({
  name,
  duration,
  goal: `Members can use: ${featureNames.join(', ')}.`,
  features: featureNames,
  deliverables: featureNames.map((one) => `${one}, on the web page`),
  risks: ['Volunteers have little time to try it'],
  successMetrics: ['10 members used it in a week'],
});

const phases: Phases = {
  summary: 'Three phases over six weeks.',
  phases: [
    phase('Lend', '3 weeks', ['Member sign-up', 'Tool reservation']),
    phase('Remind', '2 weeks', ['Return reminder']),
    phase('Watch', '1 week', ['Late list']),
  ],
  totalTimeline: '6 weeks',
};

const prompt = (
  name: string,
  category: PromptPack['prompts'][number]['category'],
  work: string,
  dependencies: string[],
): PromptPack['prompts'][number] => ({
  name,
  category,
  prompt: `${work} Use React, Node.js and PostgreSQL as set up.`,
  expectedOutput: `${name} works and its tests pass.`,
  dependencies,
});

const promptPack: PromptPack = {
  summary: 'Ten prompts that build the tool library from an empty folder.',
  setupPrompt: 'You build a tool library with React, Node.js, PostgreSQL and Better Auth. Write tests first.',
  prompts: [
    prompt('Lay the foundation', 'scaffolding', 'Make the empty project with its database.', []),
    prompt('Model the data', 'backend', 'Make Member, Tool and Reservation.', ['Lay the foundation']),
    prompt('Build Member sign-up', 'feature', 'Build Member sign-up with Better Auth.', ['Model the data']),
    prompt('Build Tool reservation', 'feature', 'Build Tool reservation.', ['Build Member sign-up']),
    prompt('Build Return reminder', 'feature', 'Build Return reminder.', ['Build Tool reservation']),
    prompt('Build Late list', 'feature', 'Build Late list.', ['Build Tool reservation']),
    prompt('Draw the tool page', 'ui', 'Draw the page of a Tool.', ['Build Tool reservation']),
    prompt('Test two members at once', 'test', 'Test Tool reservation by two members at once.', [
      'Build Tool reservation',
    ]),
    prompt('Test the reminder', 'test', 'Test Return reminder over a change of day.', ['Build Return reminder']),
    prompt('Polish the words', 'polish', 'Read every page aloud and mend its words.', ['Draw the tool page']),
  ],
};

/** Five artefacts that name the same things and pass their schemas. */
export const plainArtifacts: Artifacts = { research, architecture, features, phases, promptPack };
