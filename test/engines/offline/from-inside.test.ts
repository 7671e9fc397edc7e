import { expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

/** What an idea asks for is built from inside: with tables, steps and proofs of its own, not quoted. */

const featureOf = (plan: Awaited<ReturnType<typeof blueprint>>, name: RegExp) =>
  plan.features.features.find((one) => name.test(one.name));
const tableOf = (plan: Awaited<ReturnType<typeof blueprint>>, name: string) =>
  plan.architecture.dataModel.find(({ entity }) => entity === name);

it('makes a table and a proof for each thing that comes out, with the counts of the idea', async () => {
  const plan = await blueprint(
    'A tool that turns a recorded choir rehearsal into sections, a summary and three short clips for our members. It runs on our own machine.',
  );
  const feature = featureOf(plan, /^From a recorded choir rehearsal to/);
  expect(feature?.priority).toBe('P0');
  expect(feature?.acceptanceCriteria.join(' ')).toMatch(/sections cover/);
  expect(feature?.acceptanceCriteria.join(' ')).toMatch(/three short clips/);
  expect(plan.architecture.dataModel.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(['Section', 'Summary', 'ShortClip']),
  );
  expect(JSON.stringify(plan.promptPack)).not.toMatch(/Choose a kept library for the format/);
});

it('reads a line that is typed to a bot by a grammar, and undoes it', async () => {
  const plan = await blueprint(
    "Telegram bot for our hut club: you type 'firewood 45 for all but Mia' and at the end it says who owes whom. Only the bot.",
  );
  const feature = featureOf(plan, /typed as one line/);
  const proofs = feature?.acceptanceCriteria.join(' ');
  expect(proofs).toMatch(/what: firewood; amount: 45; for: all; left out: Mia/);
  expect(proofs).toMatch(/undo/);
  expect(proofs).toMatch(/same update id/);
});

it('does not take what is looked for as a line of a grammar', async () => {
  const plan = await blueprint(
    "A museum page where you type 'Flying Scotsman cab 1934' and the right negative comes up.",
  );
  expect(featureOf(plan, /typed as one line/)).toBeUndefined();
});

it('works out what is due from intervals, and lays it over the times at which work is possible', async () => {
  const plan = await blueprint(
    'Our orchard has 140 trees. I want an app where I see which trees are due at which frost window, the helpers tick off what they did, and it works without signal.',
  );
  const feature = featureOf(plan, /^Trees due at/);
  expect(feature?.priority).toBe('P0');
  expect(feature?.acceptanceCriteria.join(' ')).toMatch(/All 140 trees/);
  expect(tableOf(plan, 'TreeInterval')?.fields.join(' ')).toMatch(/everyDays/);
});

it('parts two wishes, and lets the named one decide', async () => {
  const plan = await blueprint(
    "Seed bank at a botanical garden: 42,000 packets in 9 cold rooms, two curators. We want to find a packet in five seconds, and request seeds with the director's approval.",
  );
  const request = featureOf(plan, /^Requests for seeds, decided by the director/);
  expect(request?.acceptanceCriteria.join(' ')).toMatch(/Only the director/);
  const all = JSON.stringify(plan.features);
  expect(all).toMatch(/Among 42,000 stored packets/);
  expect(all).toMatch(/under five seconds/);
  expect(all).not.toMatch(/find a packet in five seconds, and request seeds/);
});

it('takes a request with what comes with it, the yes with what it names, and what follows from it', async () => {
  const plan = await blueprint(
    'A joinery in Ghent, four joiners. A customer asks for a table with a drawing, the joiner says yes or no and how many hours, then a 200 € deposit holds the week.',
  );
  const feature = featureOf(plan, /^Requests for tables/);
  const proofs = feature?.acceptanceCriteria.join(' ');
  expect(proofs).toMatch(/comes with a drawing/);
  expect(proofs).toMatch(/exactly 200 €/);
  expect(tableOf(plan, 'TableRequest')?.fields.join(' ')).toMatch(/hours: decimal/);
});

it('asks who can take something tonight, with a number to ring', async () => {
  const plan = await blueprint(
    'Web app for our hedgehog station, 30 volunteer homes. We need to find which home can take a hedgehog tonight, and follow each animal until release.',
  );
  expect(JSON.stringify(plan.features)).toMatch(/phone number, free places/);
  expect(JSON.stringify(plan.architecture.dataModel)).toMatch(/phone: text/);
});

it('makes buttons of the words that are named as such, and no fields', async () => {
  const plan = await blueprint(
    'iPhone app to log asthma with one thumb at night: cough, wheeze, inhaler, relief. The data stays on the phone, no backend.',
  );
  const all = JSON.stringify(plan.features);
  expect(all).toMatch(/holds four targets, cough, wheeze, inhaler and relief/);
  expect(JSON.stringify(plan.architecture.dataModel)).toMatch(/what: cough \| wheeze \| inhaler \| relief/);
  expect(all).not.toMatch(/holds cough, wheeze, inhaler, relief: a test saves/);
});

it('marks each place in the document itself', async () => {
  const plan = await blueprint(
    'Tool for our grants office which reads an application, compares it with our funding rules and highlights every breach in Word.',
  );
  expect(JSON.stringify(plan.features)).toMatch(/twelve comments, each anchored at exactly its quoted words/);
});

it.each([
  [
    'A bot for our book circle that finds an evening when at least five can.',
    /^The evening that most can make/,
    /date with most yes wins/,
  ],
  [
    'Quality desk for a call centre: the tool pulls 4 random chats per agent per week for scoring by the team lead.',
    /^4 random chats per agent/,
    /exactly 4/,
  ],
  [
    'A command line tool that reads my bank CSV export and prints the monthly cost per shop.',
    /taken in/,
    /Taken in twice, it adds nothing/,
  ],
])('builds a smaller act from inside: %s', async (idea, name, proof) => {
  const feature = featureOf(await blueprint(idea), name);
  expect(feature?.acceptanceCriteria.join(' ')).toMatch(proof);
});
