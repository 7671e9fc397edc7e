import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { withoutAsides } from '../../../src/engines/offline/understand/asides.ts';
import { enumerationsIn } from '../../../src/engines/offline/understand/enumerations.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { wishesSaid } from '../../../src/engines/offline/understand/wishes-said.ts';
import { blueprint, faults, stage } from './blueprint.ts';

const isOption = (description: string) => /^(?:Not in the brief|Only hinted at); an option/.test(description);

const verbs = verbBook(capabilities.flatMap((capability) => capability.verbs));
const wishes = (text: string) => wishesSaid(text, verbs).map(({ says }) => says);

describe('what a text tells the product to do', () => {
  it.each([
    [
      'A tool that walks our docs site every night and checks every link',
      ['walks our docs site every night', 'checks every link'],
    ],
    ['Barista scans the cup, at month end we settle who owes whom', ['scans the cup', 'settle who owes whom']],
    ['if nobody ticked by 2 it should buzz us', ['buzz us if nobody ticked by 2']],
    [
      'It should pull bank lines, match them to tenants, flag who is late',
      ['pull bank lines', 'match them to tenants', 'flag who is late'],
    ],
    [
      'asks everyone at 9:30 THEIR time, in slack, three questions',
      ['asks everyone at 9:30 THEIR time, in slack, three questions'],
    ],
    ['so that I can call back exactly those kegs', ['call back exactly those kegs']],
  ])('(%s) is heard phrase by phrase', (text, said) => {
    expect(wishes(text)).toEqual(said);
  });

  it.each([
    'We keep ringing each other. Yesterday he opened the gate.',
    'It must not send mails and should never call them back.',
    'Nobody can reproduce the figure.',
    'Write it in Go and run it on our cluster.',
    'I want to open a bakery.',
  ])('(%s) tells nothing to build', (text) => {
    expect(wishes(text)).toEqual([]);
  });

  it('is built as a feature of its own where no capability knows it, tested at its limits', async () => {
    const { features } = await stage(
      'features',
      'A GitHub App that finds stale screenshots, opens one issue per page and quarantines it if it is above 5%.',
    );
    const own = features.find(({ name }) => name === 'Quarantine it');
    expect(own?.priority).toBe('P0');
    expect(own?.acceptanceCriteria.join('\n')).toContain('“above 5%”');
  });

  it('leads the plan, whatever else its words could mean', async () => {
    const { features } = await stage(
      'features',
      'A command line tool in Go that walks our docs site every night, checks every link, and opens one issue in GitLab.',
    );
    const must = features.filter(({ priority }) => priority === 'P0').map(({ name }) => name);
    expect(must).toEqual(
      expect.arrayContaining(['Walk our docs site every night', 'Check every link', 'Open one issue in GitLab']),
    );
  });

  it('is no relative who sent the writer here, no speech and no temperature', () => {
    expect(withoutAsides('My daughter told me to write to you. I sell cakes.')).not.toMatch(/daughter/);
    expect(withoutAsides('70 calls, 50 are "he ate a grape".')).not.toMatch(/grape/);
    expect(withoutAsides('-80 freezers, 5 of them')).not.toMatch(/80/);
  });

  it('names the values of a choice, which become states of the main thing', async () => {
    expect(enumerationsIn('ends with: come now / tomorrow / relax.')).toEqual([['come now', 'tomorrow', 'relax']]);
    const { dataModel } = await stage(
      'architecture',
      'A triage list for calls, each ends with: come now / tomorrow / relax.',
    );
    expect(JSON.stringify(dataModel)).toContain('outcome: come now | tomorrow | relax');
  });
});

describe('options for later', () => {
  it('are told as sketches: without tables, endpoints, weeks or prompts', async () => {
    const plan = await blueprint('A shared list of our allotment tools, who has which and until when');
    const options = plan.features.features.filter(({ description }) => isOption(description));
    expect(options.length).toBeGreaterThan(0);
    for (const { name, apiSurface, dataImpact } of options) {
      expect(apiSurface).toEqual([]);
      expect(dataImpact).toMatch(/^(?:Nothing|None)/);
      expect(JSON.stringify(plan.promptPack.prompts)).not.toContain(name);
      expect(plan.phases.summary).toContain(name);
    }
  });
});

describe('programs of others that a brief names', () => {
  const IDEA = 'Sign in visitors of our open houses and follow them up.';

  it('get a feature that says what passes between the two', async () => {
    const { features } = await stage('features', IDEA, 'our crm is Reapit and it stays');
    expect(features.find(({ name }) => name.includes('Reapit'))?.apiSurface.map(({ path }) => path)).toContain(
      '/exchanges/with-reapit/now',
    );
  });

  it('are left out where they are the place in which the product lives', async () => {
    const { features } = await stage('features', 'A Slack bot that asks everybody three questions at nine');
    expect(features.map(({ name }) => name).join('\n')).not.toMatch(/Slack/);
  });
});

describe('a program that keeps files', () => {
  const IDEA = 'A command line tool in Go that checks every link of our docs site. No database.';

  it('has no SQL and no migrations anywhere', async () => {
    const plan = await blueprint(IDEA);
    expect(JSON.stringify(plan.architecture.edges)).not.toMatch(/SQL/);
    expect(JSON.stringify(plan.architecture.techStack)).not.toMatch(/SQL/);
    expect(JSON.stringify(plan.promptPack)).not.toMatch(/migration/i);
    expect(faults(IDEA, undefined, plan)).toEqual([]);
  });

  it('has no parts that wait: a command is started by hand or by the clock of the system', async () => {
    const { nodes } = await stage('architecture', IDEA);
    expect(nodes.map(({ type }) => type)).not.toContain('queue');
  });
});

describe('the setup prompt', () => {
  it('carries every condition in the words of the owner', async () => {
    const { setupPrompt } = await stage(
      'promptPack',
      'A triage page for our vets. Every version must be kept for 7 years.',
    );
    expect(setupPrompt).toContain('Every version must be kept for 7 years');
  });

  it('has no half sentences for names', async () => {
    const { features } = await stage(
      'features',
      'Toy library, run by parents in a former shop. A tablet at the door: scan the card, filter by age, tell me. So hardly any text on the screen.',
    );
    const names = features.map(({ name }) => name).join(' · ');
    expect(names).not.toMatch(/run by parents|\btell me\b|so hardly/i);
  });
});
