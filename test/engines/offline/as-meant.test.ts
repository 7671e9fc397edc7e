import { describe, expect, it } from 'vitest';
import { conditionsSaid } from '../../../src/engines/offline/understand/conditions-said.ts';
import { blueprint } from './blueprint.ts';

const featuresOf = async (idea: string) => (await blueprint(idea)).features.features;

describe('a word that means something else here', () => {
  it('makes nobody of a chair', async () => {
    const { features, research } = await blueprint(
      'Tattoo studio, five artists. A customer asks for a date with a sketch, then a 60 € deposit paid online holds the slot. Twice this year two people sat there for the same chair, that must stop.',
    );
    const stories = features.features.flatMap(({ userStories }) => userStories).join('\n');
    expect(stories).not.toMatch(/As an? (?:same )?chair\b/i);
    expect(JSON.stringify(research)).not.toContain('60 deposit');
  });

  it('makes no bookmark of the link that is the way in', async () => {
    const { architecture, features } = await blueprint('shared shopping list, no accounts, just a link');
    expect(architecture.dataModel.map(({ entity }) => entity)).not.toContain('Link');
    const first = features.features.filter(({ priority }) => priority === 'P0').map(({ name }) => name);
    expect(first.join()).toMatch(/see|share|link/i);
    const fields = architecture.dataModel.flatMap((one) => one.fields);
    expect(fields.filter((field) => /^(?:owner|\w+By): reference/.test(field))).toEqual([]);
  });

  it('makes no identity card of a quote card', async () => {
    const { architecture } = await blueprint(
      'Turns a raw podcast recording into chapters, show notes and five quote cards. Neither audio nor text may be sent to anybody’s API.',
    );
    const card = architecture.dataModel.find(({ entity }) => entity === 'QuoteCard');
    expect(card?.fields.join() ?? '').not.toMatch(/holder|validUntil/);
    expect(JSON.stringify(architecture)).not.toMatch(/no sound|no audio/);
  });

  it('gives no shelf a day off', async () => {
    const features = await featuresOf(
      'App for garages that store winter tyres: scan a QR on each wheel, assign a shelf, note the tread depth.',
    );
    expect(JSON.stringify(features)).not.toMatch(/goes on leave|has least on the desk/);
  });
});

describe('looking one thing up', () => {
  it('is a search, and finds no faults', async () => {
    const features = await featuresOf(
      'Small biobank: 14 freezers, 190,000 tubes in boxes. We want to scan a rack, find a tube in ten seconds and see who took it.',
    );
    expect(JSON.stringify(features)).not.toMatch(/dismissed/);
  });
});

describe('an app without a server', () => {
  it('has no steps of one, and announces nothing where notifications are ruled out', async () => {
    const { features, promptPack } = await blueprint(
      'iPhone app to log a migraine with one thumb in a dark room: start, pain, aura, pill, end. Written in SwiftUI, the data stays on the phone, there is no backend. And no notifications, they are the last thing you want during an attack.',
    );
    expect(features.features.map(({ name }) => name).join()).not.toMatch(/announced|due/i);
    const steps = features.features.flatMap(({ acceptanceCriteria }) => acceptanceCriteria).join('\n');
    expect(steps).not.toMatch(/the server|clientKey|\b422\b/);
    const [scaffold] = promptPack.prompts;
    expect(scaffold?.prompt).not.toContain('.env.example');
  });
});

describe('a bot of a known kind', () => {
  it('hears its commands first, has no accounts, and keeps what is typed as it is typed', async () => {
    const features = await featuresOf(
      'Telegram bot that splits the cost of our yearly sailing trip: you type ‘diesel 84 for all but Jo’, it keeps the tally and says at the end who pays whom. Only the bot, no website.',
    );
    expect(features[0]?.apiSurface.map(({ path }) => path).join()).toContain('/events');
    expect(features.map(({ name }) => name).join()).not.toMatch(/accounts for|sign-in|(?:^|,)Type/i);
    expect(features[0]?.acceptanceCriteria.join('\n')).toContain('diesel 84 for all but Jo');
  });
});

describe('a field that a later state stamps', () => {
  it('may be empty before it, and what is paid may not', async () => {
    const { architecture } = await blueprint(
      'Web app for shared flats: enter who paid what, split it, and settle with the fewest transfers.',
    );
    const fields = architecture.dataModel.flatMap((one) => one.fields);
    expect(fields.filter((field) => /^(?:revoked|decided|settled|paid|confirmed)At: \w+$/.test(field))).toEqual([]);
    const expense = architecture.dataModel.find(({ entity }) => /Expense/.test(entity));
    expect(expense?.fields).toContain('amount: money');
  });
});

describe('a condition in brackets', () => {
  it('is not cut in two', () => {
    const said = conditionsSaid(
      'We grow oysters. I want an app for our Android phones (nobody here owns an iPhone, don’t spend a day on it) where I see which rows are due at which tide, the hands tick off what they did with wet gloves, and losses go in per row.',
    );
    expect(said.join('\n')).not.toMatch(/^don’t spend a day/m);
  });
});

describe('a tool of one house', () => {
  it.each([
    'We grow oysters on 2.3 hectares, 11,400 baskets in 86 rows. I want an app where I see which rows are due.',
    'Bot that splits the cost of our yearly sailing trip among the crew.',
    'Compares a supplier’s contract with our own playbook. Our CISO has signed off on Azure OpenAI.',
  ])('is not sold: %s', async (idea) => {
    const { research } = await blueprint(idea);
    expect(research.unitEconomics.model).toMatch(/[Nn]obody pays|no price|sold to nobody|no income/);
  });
});

describe('no payment online', () => {
  it('leaves no one to report a payment', async () => {
    const features = await featuresOf(
      'A page for our animal shelter: 80 cats and 35 dogs, 50 foster families. The file of each animal with photos and vaccinations, follow the adoption requests up to the home visit. No online payment.',
    );
    const paths = features.flatMap(({ apiSurface }) => apiSurface.map(({ path }) => path));
    expect(paths.filter((path) => /webhooks\/(?:fees|payments)/.test(path))).toEqual([]);
  });
});

describe('a figure of the idea', () => {
  it('takes the place of what is usual: boxes of 96 are no boxes of 81', async () => {
    const { features } = await blueprint(
      'Small biobank at a hospital: 14 freezers at minus 80, 190,000 tubes in boxes of 96, three technicians. Every tube has a 2D code. We want to scan a whole rack and find a tube in ten seconds.',
    );
    const all = JSON.stringify(features);
    expect(all).toContain('An 8 × 12 box takes 96 tubes');
    expect(all).not.toContain('81 tubes');
  });
});

describe('no payment online, in another language', () => {
  it('says nothing of the connection', async () => {
    const { promptPack } = await blueprint(
      'Un site pour notre refuge : 80 chats et 35 chiens. On veut la fiche de chaque animal avec photos et vaccins. Jamais l’adresse d’une famille visible du public, et pas de paiement en ligne, les dons passent par HelloAsso.',
    );
    expect(promptPack.setupPrompt).not.toContain('works without internet');
  });
});

describe('what ends something', () => {
  it('is empty until it has ended, whether or not the thing has states', async () => {
    const { architecture } = await blueprint('shared shopping list, no accounts, just a link');
    const fields = architecture.dataModel
      .flatMap((one) => one.fields)
      .filter((field) => /^(?:revoked|ended|removed)At/.test(field));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !field.endsWith('optional'))).toEqual([]);
  });
});

describe('the record of a thing', () => {
  const fieldsOf = async (idea: string, name: string) =>
    (await blueprint(idea)).architecture.dataModel.find(({ entity }) => entity === name)?.fields.join('; ') ?? '';

  it('has no columns of another trade', async () => {
    const idea =
      'We grow mussels on 40 rows of baskets off the quay. I want an app where the crew sees which rows and baskets are to be turned at which tide and notes losses per row.';
    const [row, basket] = [await fieldsOf(idea, 'Row'), await fieldsOf(idea, 'Basket')];
    expect(`${row} ${basket}`).not.toMatch(/crop|plantedOn|subscriber|abandoned/);
    expect(row).toMatch(/turnedOn/);
    const roll = await fieldsOf(
      'A phone tree for four vets: the call rolls to the second one, and every roll is kept.',
      'Roll',
    );
    expect(roll).not.toMatch(/dice/);
  });

  it('keeps the columns of a trade that the idea speaks of', async () => {
    const row = await fieldsOf(
      'Market garden with 60 beds: which crop stands in which row, when each row was planted and what was harvested.',
      'Row',
    );
    expect(row).toMatch(/crop|plantedOn/);
  });

  it('of a show note or a chapter of a recording is neither a transcript nor a blog post', async () => {
    const idea = 'Tool that turns each podcast recording into chapters and show notes on our own machine.';
    expect(await fieldsOf(idea, 'Chapter')).toMatch(/starts(?:AtSecond|Ms)/);
    expect(await fieldsOf(idea, 'ShowNote')).not.toMatch(/segments/);
  });
});

describe('a trade that has a plan of its own', () => {
  const tablesOf = async (idea: string) => (await blueprint(idea)).architecture.dataModel.map(({ entity }) => entity);

  it('keeps items in a shared list', async () => {
    const tables = await tablesOf('a packing list for our canoe club that everybody opens by link, no login');
    expect(tables).toContain('Item');
    expect(tables).not.toContain('Account');
  });

  it('has requests, signed forms and ink lots in a tattoo studio, and no hairdresser', async () => {
    const { architecture, features } = await blueprint(
      'Tattoo shop in Porto with three artists: people send a drawing, the artist says how many hours, a deposit holds the day, they sign the health form on the tablet and we note the ink lot.',
    );
    const tables = architecture.dataModel.map(({ entity }) => entity);
    expect(tables).toEqual(expect.arrayContaining(['Request', 'SignedConsent', 'InkUse']));
    expect(JSON.stringify(features)).not.toMatch(/colour waiting|stylist|anyone"/);
  });

  it('has donors, consents and alarms in a bank of samples, and buys nothing', async () => {
    const tables = await tablesOf(
      'Tissue bank of a clinic: 9 freezers, tubes with 2D codes in racks, scientists request samples, probes call the person on duty, and when a donor withdraws consent all tubes are destroyed.',
    );
    expect(tables).toEqual(expect.arrayContaining(['Donor', 'Consent', 'FreezerAlarm', 'SampleRequest']));
    expect(tables.join()).not.toMatch(/Purchase|Instrument/);
  });
});
