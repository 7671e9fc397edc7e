import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { blueprint, faults, stage } from './blueprint.ts';

const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const asksOf = (idea: string) => understand(idea, undefined, verbs).asks.map(({ is, says }) => `${is}: ${says}`);

const REQUESTS =
  'SaaS to handle deletion requests. Public form, identity check, answers are collected into one package, download link dies after 7 days. Tasks go to whoever owns each system.';
const RAID =
  'Discord bot for my guild. Officers post a raid, people sign up with a button as tank or healer, when a role is full you land on the bench. If you drop less than 3 hours before the pull you lose one attendance point. Loot council wants to see attendance per raider. I host it on my old laptop with sqlite.';

describe('what an idea asks for phrase by phrase', () => {
  it('is read as parts, acts and rules, in its own words', () => {
    expect(asksOf(REQUESTS)).toEqual(
      expect.arrayContaining([
        'part: Public form',
        'part: identity check',
        'rule: download link dies after 7 days',
        'rule: Tasks go to whoever owns each system',
      ]),
    );
    expect(asksOf(RAID)).toEqual(
      expect.arrayContaining([
        'act: post a raid',
        'part: attendance per raider',
        'rule: when a role is full you land on the bench',
      ]),
    );
  });

  it.each([
    'We have 14 teams and everybody lives in a spreadsheet',
    'I write Go all day and run it on the NAS',
    'Nothing leaves the house',
    'It was a mess last year',
  ])('(%s) is no such thing', (idea) => {
    expect(asksOf(`A list of bicycles with photos. ${idea}.`)).toEqual([]);
  });

  it('is built in the first release under the words of the idea', async () => {
    const { features } = await stage('features', REQUESTS);
    const first = features
      .filter(({ priority }) => priority < 'P2')
      .map(({ name, description }) => `${name}: ${description}`);
    expect(first.join(' ')).toMatch(/public form/i);
    expect(first.join(' ')).toMatch(/identity check/i);
    const said = features.map(({ acceptanceCriteria }) => acceptanceCriteria.join(' ')).join(' ');
    expect(said).toMatch(/download link dies after 7 days/);
    expect(said).toMatch(/Tasks go to whoever owns each system/);
    expect(faults(REQUESTS, undefined, await blueprint(REQUESTS))).toEqual([]);
  });

  it('is tested with its condition and without, where it has one', async () => {
    const idea =
      'Parking app for our office. If nobody confirms the spot by evening, it is given to the next in line. Each spot has a number.';
    const { features } = await stage('features', idea);
    const rules = features.find(({ name }) => /rule|what holds/i.test(name));
    expect(rules?.acceptanceCriteria.join(' ')).toMatch(
      /nobody confirms the spot by evening.*(?:Otherwise|without it|opposite)/i,
    );
  });

  it('is no list of fields because a word and a colon stand before it', async () => {
    const { architecture } = await blueprint(
      'Harvest crew pay. 70 pickers, paid per crate. Idea: each picker wears a wristband with a chip, the crate boss taps it with his handset when the crate is full, at night everyone sees their number and signs for the cash.',
    );
    const fields = architecture.dataModel.flatMap((entity) => entity.fields).join(' ');
    expect(fields).not.toMatch(/pickerWears|signsFor/);
  });

  it('says nothing to the product where it is said to the planner', () => {
    const told = understand('plan a cli that renames photos by date. dont code yet', undefined, verbs);
    expect(told.constraints.without).toEqual([]);
    expect(told.reading.mentions.map(({ noun }) => noun.name)).not.toContain('plan');
  });
});

describe('a bot', () => {
  it('knows people by where they talk with it and runs on the machine that is named', async () => {
    const { architecture, features } = await blueprint(RAID);
    const nodes = architecture.nodes.map(({ label }) => label).join(' · ');
    expect(nodes).toMatch(/Discord Platform/);
    expect(nodes).not.toMatch(/Sign-in|Mail Delivery|Chat Platform|Text Messages/);
    expect(architecture.techStack.map(({ category }) => category)).not.toContain('Oldest device');
    expect(architecture.techStack.find(({ category }) => category === 'Hosting')?.choice).toMatch(/own servers/);
    expect(features.features.map(({ name }) => name).join(' · ')).not.toMatch(/accounts?\b|sign-in/i);
  });
});

describe('a program that the brief names', () => {
  it.each([
    [
      'Overtime report that reads hours from Personio every night',
      /^(?:.* from Personio|Personio read into .*)$/,
      /writ/,
    ],
    ['Tool that exports invoices to Lexware each month', /Lexware/, /arrives|Lexware/],
  ])('(%s) gets data one way where the brief says one way', async (idea, name, proof) => {
    const { features } = await stage('features', `${idea}. Employees have a name and a team.`);
    const exchange = features.find((one) => name.test(one.name));
    expect(exchange?.acceptanceCriteria.join(' ')).toMatch(proof);
    expect(exchange?.edgeCases.join(' ')).not.toMatch(/the later wins/);
  });

  it('is not kept in step where it is a format of files or a directory to sign in with', async () => {
    const { features } = await stage(
      'features',
      'A service that reads JUnit XML from our CI and ranks tests by flakiness. Staff sign in with LDAP.',
    );
    expect(features.map(({ name }) => name).join(' · ')).not.toMatch(/JUnit and|in step|LDAP/);
  });
});

describe('a tool of one household', () => {
  it('is used by its members and needs no company around it', async () => {
    const { architecture, research } = await blueprint(
      'I want every receipt of the house in one folder on my Synology, with date, shop and amount, and find them again. Nothing leaves the flat.',
    );
    const stack = architecture.techStack.map(({ choice }) => choice).join(' · ');
    expect(stack).not.toMatch(/Spring|directory/);
    expect(research.audience[0]?.segment).toMatch(/household/i);
  });
});

describe('a word of two senses', () => {
  it('publishes nothing where letters are posted, and rates nothing where there is a day rate', async () => {
    const post = await stage(
      'features',
      'Letters between volunteers and people in prison. A moderator reads each letter, then we print and post it.',
    );
    const built = post.features.filter(({ priority }) => priority !== 'P3').map(({ name }) => name);
    expect(built.join(' · ')).not.toMatch(/publi|live|readers/i);
    expect(built.join(' · ')).not.toMatch(/letters between/i);
    const rent = await stage(
      'features',
      'Neighbours rent tools to each other. The price is the day rate of the owner.',
    );
    const asked = rent.features.filter(({ priority }) => priority < 'P2').map(({ name }) => name);
    expect(asked.join(' · ')).not.toMatch(/\brate\b|review/i);
  });
});
