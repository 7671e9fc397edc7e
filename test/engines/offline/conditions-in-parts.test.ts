import { describe, expect, it } from 'vitest';
import { peopleCounted } from '../../../src/engines/offline/understand/people-counted.ts';
import { blueprint, stage } from './blueprint.ts';

const architectureOf = (idea: string, context?: string) => stage('architecture', idea, context);

describe('vendors that are allowed', () => {
  const SIGNED_OFF =
    'Web app for our insurance company that reads scanned claim letters and suggests which clause of the policy applies. IT security has approved Azure OpenAI in a Swiss region and nothing from AWS or Google.';

  it('where one service is signed off, all other parts run on machines of the house', async () => {
    const { nodes, techStack } = await architectureOf(SIGNED_OFF);
    const told = nodes.map(({ tech }) => tech).join(' | ');
    expect(told).not.toMatch(/\bover its API\b|image recognition API|hosting company/);
    expect(techStack.map(({ choice }) => choice).join(' | ')).toContain('Azure OpenAI, in a Swiss region');
    expect(techStack.find(({ category }) => category === 'Hosting')?.choice).toContain('’s own servers');
  });

  it('a test of the called hosts can be passed by the parts of the plan', async () => {
    const { features } = await stage('features', SIGNED_OFF);
    const rule = features.find(({ acceptanceCriteria }) => acceptanceCriteria.join().includes('recording proxy'));
    expect(rule?.acceptanceCriteria.join(' ')).toContain('machines of the house, and no others');
    expect(rule?.apiSurface.map(({ method }) => method)).toEqual(['GET']);
  });

  it('a cloud that is named gives the parts, by name', async () => {
    const { nodes } = await architectureOf(
      'Web app for our museum: guides record what visitors ask, the recording is written down and photos of objects are stored. It has to run on Azure.',
    );
    const told = nodes.map(({ tech }) => tech).join(' | ');
    expect(told).toContain('Azure Blob Storage');
    expect(told).not.toMatch(/S3|\ba speech-to-text API\b/);
  });

  it('a cloud that is ruled out is ruled out for those who deliver mail', async () => {
    const { nodes } = await architectureOf('Booking page for dog groomers with mailed reminders to owners. No AWS.');
    const mail = nodes.find(({ label }) => label === 'Mail Delivery');
    expect(mail?.tech).toContain('on no cloud that the brief rules out');
  });
});

describe('why people sign in as they do', () => {
  it('speaks of no mailed link where a PIN is typed', async () => {
    const { techStack } = await architectureOf(
      'App for our cheese dairy: the five people in the cellar note which wheel was turned, signing in with name and PIN on the shared tablet.',
    );
    const auth = techStack.find(({ category }) => category === 'Authentication');
    expect(auth?.choice).toContain('PIN');
    expect(auth?.rationale).not.toMatch(/mail(?:ed)? link|leaks no password/);
  });
});

describe('a way to sign in that is named', () => {
  it('is no reason to speak of vendors that hold nobody', async () => {
    const { techStack } = await architectureOf('Web app for our firm to book meeting rooms, sign-in with Okta only.');
    const auth = techStack.find(({ category }) => category === 'Authentication');
    expect(auth?.rationale).toMatch(/^Named in the brief; it knows who /);
  });
});

describe('what it costs', () => {
  it.each([
    ['four bakers and two seasonal hands', '4 bakers, 2 seasonal hands'],
    ['three of us and some 20 scientists', '3 of us, 20 scientists'],
    ['twice two people sat in the same chair', ''],
    ['two weeks a person, 30 freezers', ''],
  ])('counts the people of the house: %s', (text, told) => {
    expect(
      peopleCounted(text)
        .map(({ value, of }) => `${value} ${of}`)
        .join(', '),
    ).toBe(told);
  });

  it('is told at the size of the house', async () => {
    const { estimatedMonthlyCost } = await architectureOf(
      'Our pottery studio, seven potters and 3 kilns: a web page where we book the kiln and see who owes how much gas.',
    );
    expect(estimatedMonthlyCost.users1k).toMatch(/At the size of the idea, 7 potters: about \$\d+ a month\./);
  });

  it('of a product that is sold stands beside its price', async () => {
    const { estimatedMonthlyCost } = await architectureOf(
      'SaaS for driving schools: pupils book lessons and get a text message (SMS) the day before, $49 a month per school.',
    );
    expect(estimatedMonthlyCost.users1k).toMatch(/for each active .+, beside a price of \$49/);
  });
});

describe('what an idea fixes once and for all', () => {
  const POOL =
    'Booking for our tattoo studio in Ghent, four artists: a customer asks with a sketch, the artist says how many hours, a 45 € deposit paid online holds the date. Under 16 is impossible, whatever the parents say.';

  it('is a constant with a test, no column and no setting', async () => {
    const { architecture, features, promptPack } = await blueprint(POOL);
    const all = JSON.stringify([architecture, features, promptPack]);
    expect(all).not.toMatch(/minimumAge|depositAmount|Deposit, age/);
    expect(all).toContain('a constant of the program, 45 €');
    expect(all).toContain('16 is a constant');
  });
});

describe('the people of a house', () => {
  it('who lend a hand have a role', async () => {
    const { dataModel } = await architectureOf(
      'We grow hops, two of us and six seasonal helpers on 40 rows: an app on which all tick off which row is strung, signing in with name and PIN on the shared tablet.',
    );
    const account = dataModel.find(({ entity }) => entity === 'Account');
    expect(account?.fields.find((field) => field.startsWith('role:'))).toContain('seasonal helper');
  });

  it('who have given no mail address get no mail', async () => {
    const { nodes } = await architectureOf(
      'App for our mussel farm, three of us and two seasonal hands, signing in with name and PIN on the shared tablet. It reminds us which ropes are due this week.',
    );
    expect(nodes.map(({ label }) => label).join()).not.toContain('Mail');
  });
});

describe('a page that asks for no account', () => {
  it('asks nobody for money', async () => {
    const { research } = await blueprint('shared packing list, no accounts, just a link');
    expect(research.recommendation).not.toMatch(/pay \$\d/);
    expect(research.unitEconomics.model).not.toContain('as the idea says');
  });
});

describe('tests of size', () => {
  it('run on as many things as the house counts', async () => {
    const { features } = await blueprint(
      'Find any costume of our theatre: 3,200 costumes in 40 rails, with photo, size and period, and who has borrowed it.',
    );
    expect(JSON.stringify(features)).not.toMatch(/\b(?:[5-9]0|100|[2-9]00),000 (?:costumes|entries)/);
  });
});

describe('a phase is measured by what is built by then', () => {
  it('a measure of several must-haves stands where the last of them ends', async () => {
    const { features, phases } = await blueprint(
      'AI that reads supplier contracts for our purchasing department against our own clause playbook and marks deviations.',
    );
    const must = new Set(features.features.filter(({ priority }) => priority === 'P0').map(({ name }) => name));
    const last = phases.phases.findLastIndex((phase) => phase.features.some((name) => must.has(name)));
    const told = phases.phases.findIndex(({ successMetrics }) => successMetrics.join().includes('upload to outcome'));
    expect(told).toBeGreaterThanOrEqual(last - 1);
    expect(told).toBeGreaterThan(0);
  });
});
