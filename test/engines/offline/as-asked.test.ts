import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

const OYSTERS =
  'We grow oysters on 2.3 hectares, 11,400 baskets in 86 rows. I want an app for our Android phones where I see which rows are due at which tide, and losses go in per row. No signal out there. When the authority closes a zone because of toxins, nothing from that zone may be marked as sold until it opens again. I send the buyers a mail on Friday with what we have.';
const CONTRACTS =
  'Tool for our in-house legal team (six lawyers): it reads an incoming NDA or supplier contract in Word or PDF, compares every clause with our own playbook and proposes our wording. The model has to be the one in our own Azure tenant in Switzerland.';
const STUDIO =
  'Tattoo studio in Ghent, four artists. A customer asks for a date with a sketch, the artist says yes or no and how many hours, then a 60 € deposit paid online holds the slot. Under 18 nothing, whatever the parents say. The signed consent form has to be kept for ten years.';

const of = async (idea: string, context?: string) => {
  const plan = await blueprint(idea, context);
  return {
    ...plan,
    criteria: plan.features.features.flatMap(({ acceptanceCriteria }) => acceptanceCriteria),
    names: plan.features.features.map(({ name }) => name).join('; '),
    fields: (entity: string) =>
      plan.architecture.dataModel.find((one) => one.entity === entity)?.fields.join('; ') ?? '',
  };
};

describe('a plan answers what was asked', () => {
  it('takes a sum that stands alone for what there is to spend', async () => {
    const { promptPack } = await of(OYSTERS, 'South coast of Ireland, four people and two seasonal hands, 6,000 euro');
    expect(promptPack.setupPrompt).toContain('budget 6,000 euro');
    const tea = await of('App for a tea house. A deposit of 40 € holds a table, a tasting is 300 €.');
    expect(tea.promptPack.setupPrompt).not.toContain('budget 300');
  });

  it('gives a basket in the water no checkout', async () => {
    const { fields } = await of(OYSTERS);
    expect(fields('Basket')).toContain('in the water');
    expect(fields('Basket')).not.toMatch(/placed|customer|total/);
  });

  it('says goals in whole sentences and begins with what the idea asks for first', async () => {
    const { phases, research } = await of(OYSTERS);
    expect(phases.phases.map(({ goal }) => goal).join(' ')).not.toMatch(/, rows and to the rules/);
    expect(research.recommendation).toContain('Rows due at each tide');
    const podcast = await of(
      'AI tool that turns a raw podcast recording into chapters, show notes and five quote cards for our site. Neither audio nor text may be sent to anybody’s API.',
    );
    expect(podcast.research.recommendation).not.toMatch(/network cut|next step/);
  });

  it('speaks of both sorts of contract, and opens with the account that the house has', async () => {
    const { names, architecture } = await of(CONTRACTS);
    expect(names).not.toMatch(/supplier/i);
    expect(architecture.techStack.find(({ category }) => category === 'Authentication')?.choice).toContain('Entra ID');
  });

  it('lets the triggers that are named be marked before they are compared', async () => {
    const { features } = await of(
      'iPhone app to log a migraine with one thumb: start, pain, aura, pill, end. It should tell me after a few months what triggers it (weather, sleep, wine, period) and make one page for my neurologist. No account.',
    );
    const compared = features.features.find(({ name }) => /come before/.test(name));
    expect(compared?.acceptanceCriteria.join(' ')).toMatch(/weather, sleep, wine and period: each is marked/i);
    expect(compared?.dataImpact).toContain('LogEntry');
  });

  it('asks no test to count to an age, nor whether it is time', async () => {
    const { criteria } = await of(STUDIO);
    expect(criteria.join(' ')).not.toMatch(/counts up to it/);
    const tyres = await of(
      'App for garages that store winter tyres: scan a QR on each wheel, assign a shelf, tell the customer by SMS when it is time to swap, and bill the season.',
    );
    expect(tyres.criteria.join(' ')).not.toContain('Given it is time');
  });

  it('calls the house by its name, and makes no rule of a list that is shown', async () => {
    const { architecture, names } = await of(
      'Small biobank at a hospital: 14 freezers at minus 80, 190,000 tubes. We want to scan a whole rack and find a tube in ten seconds, and see who took it and when. It has to run on our own servers.',
    );
    expect(architecture.techStack.find(({ category }) => category === 'Authentication')?.choice).toContain(
      'the hospital’s directory',
    );
    expect(names).not.toMatch(/what holds|house rules/i);
  });

  it('rents nothing where nothing may cost money, and takes no field from what is left out', async () => {
    const { architecture, fields } = await of(
      'Telegram bot that splits the cost of our yearly sailing trip: you type ‘diesel 84 for all but Jo’, it keeps the tally in euro and kroner and says who pays whom in as few transfers as possible. Eight of us. Only the bot, no accounts, and please nothing that costs money every month.',
    );
    expect(architecture.techStack.find(({ category }) => category === 'Hosting')?.choice).toContain(
      'runs at home anyway',
    );
    expect(architecture.estimatedMonthlyCost.users1k).toMatch(/^\$0 a month/);
    expect(fields('Expense')).not.toMatch(/committed|paidOn/);
  });

  it('takes a studio in a town for one house, although a guest comes for a month', async () => {
    const { research } = await of(
      'Tattoo studio in Ghent, four artists, one a guest for a month. A customer asks for a date with a sketch, then a 60 € deposit paid online holds the slot. Twice this year two people sat there for the same chair, that must stop.',
    );
    expect(research.summary).toContain('not a product to sell');
  });

  it('has one service for all mail, one way to a held slot, and a right where its table is written', async () => {
    const shelter = await of(
      'Un site pour notre refuge : 80 chats et 35 chiens, douze bénévoles. On veut la fiche de chaque animal avec photos et vaccins, que les familles puissent demander une adoption et que le refuge dise oui ou non.',
    );
    expect(shelter.architecture.nodes.filter(({ tech }) => /transactional mail/.test(tech))).toHaveLength(1);
    const studio = await of(STUDIO);
    const ways = studio.features.features.flatMap(({ apiSurface }) =>
      apiSurface.map(({ method, path }) => `${method} ${path}`),
    );
    expect(ways).toContain('POST /requests/:token/hold');
    expect(ways).not.toContain('POST /bookings');
    const { features } = await of(`${CONTRACTS} Only lawyers may change the playbook.`);
    const held = features.features.find(({ acceptanceCriteria }) =>
      acceptanceCriteria.join(' ').includes('Only lawyers may'),
    );
    expect(held?.name).toMatch(/playbook of rules/);
  });

  it('has the price paid by whom the idea is for', async () => {
    const { research } = await of(
      'App for garages that store winter tyres: scan a QR on each wheel, assign a shelf, and bill the season. I want to sell it to other garages for 39 a month.',
      'Austria',
    );
    expect(research.unitEconomics.model).toContain('Each garage pays €39 a month');
  });
});
