import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';

const named = async (idea: string, context?: string) => {
  const { architecture, features, phases, research, promptPack } = await blueprint(idea, context);
  return {
    architecture,
    promptPack,
    research,
    phases,
    names: features.features.map(({ name }) => name),
    of: (sign: RegExp) => features.features.find(({ name }) => sign.test(name)),
  };
};

describe('an idea is read as it is meant', () => {
  it('counts nobody as a developer who only goes on the trip, and no length of a trip as a deadline', async () => {
    const { phases, names } = await named(
      'Telegram bot that splits the cost of our yearly sailing trip: you type ‘diesel 84 for all but Jo’, it keeps the tally. Eight of us, two weeks, hardly any signal between the islands. People can photograph a receipt.',
    );
    expect(phases.summary).toContain('one developer (assumed)');
    expect(phases.summary).not.toMatch(/deadline/i);
    expect(names.join('; ')).not.toMatch(/signal|photograph/i);
    expect(names.findIndex((name) => /typed as one line/.test(name))).toBeLessThan(
      names.findIndex((name) => /settle/i.test(name)),
    );
  });

  it('takes a bare figure for the price where only a price can be meant', async () => {
    const tyres = await named('App for garages that store winter tyres. I want to sell it for 39 a month.', 'Austria');
    expect(tyres.research.unitEconomics.model).toContain('€39 a month');
    const diary = await named('iPhone app to log a migraine with one thumb. One-time price of 6.99. No account.');
    expect(diary.research.unitEconomics.model).toContain('6.99');
  });

  it('makes no feature of a look, nor of what the machine is to learn', async () => {
    const { names } = await named(
      'iPhone app to log a migraine with one thumb: start, pain, end. Big buttons, black screen. It should learn how we spell names of pills.',
    );
    expect(names.join('; ')).not.toMatch(/black screen|big buttons|lesson|exercise|learn/i);
  });

  it('writes the same mail again and again from what is stored, sent once by a person', async () => {
    const { of, architecture } = await named(
      'We grow oysters in 86 rows. An app where I see which rows are due. I send the buyers a mail on Friday with what we have.',
    );
    const mail = of(/Friday mail to buyers/);
    expect(mail?.priority).toBe('P0');
    expect(mail?.acceptanceCriteria.join(' ')).toContain('gets it once');
    expect(architecture.nodes.map(({ label }) => label)).toContain('Mail Delivery');
  });
});

describe('what the writer does anyway', () => {
  it('is neither a rule nor a feature: so many episodes a week, for our site', async () => {
    const { names, research } = await named(
      'AI tool that turns a raw podcast recording into chapters and show notes for our site. We are three people and publish two episodes of 90 minutes a week.',
    );
    expect(names.join('; ')).not.toMatch(/house rules|publish two/i);
    expect(research.summary).not.toMatch(/publishing two episodes|for the site\b/);
  });
});

describe('a plan builds nothing twice', () => {
  it('leaves the calendar of guests to the calendar of the studio', async () => {
    const { names, architecture } = await named(
      'Tattoo studio in Ghent, four artists, one a guest for a month. A customer asks for a date, then a 60 € deposit holds the slot. Guests see only their own calendar.',
    );
    expect(names.filter((name) => /calendar/i.test(name))).toHaveLength(1);
    expect(architecture.dataModel.map(({ entity }) => entity)).not.toContain('RoleGrant');
  });

  it('gives a biobank its studies, and the decision to those with a seat', async () => {
    const { architecture, of } = await named(
      'Biobank of a hospital: 14 freezers, 190,000 tubes with 2D codes. Researchers see only samples of their own studies and request some; the PI approves. On our own servers, nothing in a cloud.',
    );
    const names = architecture.dataModel.map(({ entity }) => entity);
    expect(names).toEqual(expect.arrayContaining(['Study', 'StudySeat']));
    expect(of(/asked for, approved/)?.acceptanceCriteria.join(' ')).toContain('principal investigator');
    expect(JSON.stringify(architecture.nodes)).not.toContain('hosting company');
  });
});
