import { describe, expect, test } from 'vitest';
import { blueprint } from './blueprint.ts';

type Plan = Awaited<ReturnType<typeof blueprint>>;
const table = ({ architecture }: Plan, name: string) => architecture.dataModel.find(({ entity }) => entity === name);
const endpoints = ({ features }: Plan) =>
  features.features.flatMap(({ apiSurface }) => apiSurface.map(({ method, path }) => `${method} ${path}`));

describe('records hang on what they speak of', () => {
  test('a column that names another table is a reference to it', async () => {
    const plan = await blueprint(
      'We grow mussels on 40 numbered rows with 3,000 baskets. I want to see which rows are due at which tide, and the crew ticks off what they did. When the authority closes a zone, nothing from that zone may be marked as sold until it opens again.',
    );
    const row = table(plan, 'Row');
    expect(row?.relationships).toContain('refers to Zone');
    expect(row?.fields.join()).not.toMatch(/zone: text/);
    expect(table(plan, 'Basket')?.fields.join() ?? '').not.toMatch(/row: text/);
    expect(table(plan, 'RowWork')?.fields).toContain('doneBy: reference to Account');
  });

  test('a call to a foster home hangs on the home and the animal, and one question has one way to be asked', async () => {
    const plan = await blueprint(
      'Website for our animal shelter with cats, dogs and foster families: a card for each animal, find which foster family can take a puppy tonight, and follow adoption requests up to the home visit.',
    );
    expect(table(plan, 'AnimalCall')?.relationships).toEqual(
      expect.arrayContaining(['belongs to FosterHome', 'refers to Animal']),
    );
    expect(endpoints(plan).filter((one) => /fits|who-can/.test(one))).toEqual(['GET /animals/:id/who-can']);
  });

  test('what the program keeps of itself hangs on no record, and nobody adds to it', async () => {
    const plan = await blueprint(
      'A tool for our newsroom that transcribes interviews with Whisper on our own server; the talks are under embargo, so neither audio nor text may be sent to anybody’s API.',
    );
    expect(table(plan, 'OutgoingAttempt')?.relationships).toEqual([]);
    expect(endpoints(plan)).not.toContain('POST /outgoing-attempts');
  });

  test('a sample that is divided knows its parent', async () => {
    const plan = await blueprint(
      'Biobank of a clinic: 9 freezers, 60,000 tubes with 2D codes in boxes. Technicians find a tube by scan, divide samples into aliquots, and a withdrawn consent blocks all tubes of the donor.',
    );
    expect(table(plan, 'Sample')?.fields.join()).toMatch(/parentSample: reference to Sample, optional/);
  });

  test('one recording under two names is one table, and all that comes of it reads its transcript', async () => {
    const plan = await blueprint(
      'AI tool that turns a raw podcast recording into chapters, show notes and three quote cards for our site. Transcribe with Whisper on our own machine; the interviews are under embargo, so neither audio nor text may be sent to anybody’s API.',
    );
    expect(table(plan, 'Interview')).toBeUndefined();
    expect(table(plan, 'SpokenSegment')?.relationships).toEqual(['belongs to PodcastRecording']);
    expect(table(plan, 'QuoteCard')?.relationships).toContain('refers to SpokenSegment');
    const stages = plan.features.features.find(({ dataImpact }) => /Writes \w*Run, /.test(dataImpact));
    expect(stages?.dataImpact).toContain('SpokenSegment');
    const attempts = plan.features.features.find(({ dataImpact }) => dataImpact.includes('OutgoingAttempt'));
    expect(attempts?.dataImpact).toContain('PodcastRecording');
    expect(JSON.stringify(plan.features)).not.toMatch(/podcast recording takes files up to 20 MB/i);
  });

  test('the line that is typed is read in one place, which writes the entry with its shares', async () => {
    const plan = await blueprint(
      "Telegram bot for the costs of our ski hut week: you type 'pasta 40 for all but Kim', it keeps the tally and says at the end who pays whom. Only the bot, no website.",
    );
    const typed = plan.features.features.find(({ dataImpact }) => dataImpact.startsWith('Writes TypedLine'));
    expect(typed?.dataImpact).toMatch(/Writes TypedLine, Expense, PayerPart and Share/);
    const command = plan.features.features.find(({ dataImpact }) => dataImpact.includes('Writes ChatCommand'));
    expect(command?.dataImpact).not.toMatch(/Writes[^;]*Expense/);
    expect(JSON.stringify(command)).not.toContain('ten ways of writing');
    const group = plan.features.features.find(({ dataImpact }) => /Writes[^;]*Chat\b/.test(dataImpact));
    expect(group?.acceptanceCriteria.join()).toContain('Added to a group');
  });

  test('pages and statistics count what single touches wrote', async () => {
    const plan = await blueprint(
      'Android app to log asthma with one hand at night: start, cough, spray, better, end. A page for the doctor every three months. Everything stays on the phone.',
    );
    const reads = plan.features.features.filter(({ dataImpact }) => /reads [^;]*Moment/.test(dataImpact));
    expect(reads.length).toBeGreaterThan(0);
  });

  test('a vaccination that falls due reminds somebody', async () => {
    const plan = await blueprint(
      'Website for our animal shelter with cats and dogs and foster families: a card for each animal with vaccinations, adoption requests up to the home visit.',
    );
    expect(table(plan, 'CareEntry')?.fields.join()).toMatch(/remindDaysBefore.*remindedAt/);
    expect(table(plan, 'FosterHome')?.fields.join()).toMatch(/phone.*town.*street/);
  });

  test('a home is checked whoever lives there, and numbered things need their number', async () => {
    const shelter = await blueprint(
      'Website for our animal shelter with cats, dogs and foster families: a card for each animal, adoption requests up to the home visit.',
    );
    expect(table(shelter, 'HomeCheck')?.relationships).toEqual(
      expect.arrayContaining(['refers to FosterHome', 'refers to ApplicantHousehold']),
    );
    const farm = await blueprint(
      'We grow mussels on 40 numbered rows with 3,000 baskets. I want to see which rows are due at which tide. When the authority closes a zone, nothing from that zone may be marked as sold until it opens again.',
    );
    expect(table(farm, 'Row')?.fields).toContain('number: integer');
  });
});
