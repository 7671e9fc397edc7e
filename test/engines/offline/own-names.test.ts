import { describe, expect, it } from 'vitest';
import { ownByOpening } from '../../../src/engines/offline/understand/own-opening.ts';
import { blueprint } from './blueprint.ts';

const STORE =
  'Web app for tyre dealers who keep wheels for their customers over the summer: label each set, find the shelf, photo of scratches, bill the season.';

describe('what the product is about', () => {
  it('is called by the idea’s own noun, never by two that were glued together', async () => {
    const plan = JSON.stringify(await blueprint(STORE));
    expect(plan).not.toMatch(/(?:wheel|tyre) stored lot/i);
    expect(plan).toMatch(/(?:wheel|tyre) sets\b/i);
  });

  it('is the animal where there are two sorts, whichever of them is looked for tonight', async () => {
    const { features, architecture } = await blueprint(
      'Website for our rescue with 60 dogs and 25 cats: a card for each animal, vaccinations, who can foster a puppy tonight, and applications up to the home visit.',
    );
    expect(JSON.stringify([features, architecture])).not.toMatch(
      /puppy (?:shelter )?animal|each puppy in|dog shelter animal/i,
    );
    expect(JSON.stringify(features)).toMatch(/\banimals\b/);
  });

  it('is a vial in every sentence where the idea speaks of vials', async () => {
    const { features } = await blueprint(
      'We run a cell bank: 9 freezers, 40,000 vials in boxes of 81. Find a vial by rack and box, scan it out and in, and see who took it.',
    );
    const text = features.features
      .map(({ description, acceptanceCriteria }) => [description, acceptanceCriteria])
      .join();
    expect(text).toMatch(/\bvials\b/);
    expect(text).not.toMatch(/\bvessels?\b/);
  });
});

describe('the people of a plan', () => {
  it('are called as the idea calls them, in the roles of a table too', async () => {
    const { architecture, features } = await blueprint(
      'Tattoo studio, four artists, one of them a guest. A customer asks for a date, a deposit holds the slot, no-shows lose it. Guests see only their own calendar.',
    );
    const roles = architecture.dataModel.flatMap(({ fields }) => fields).filter((field) => field.startsWith('role: '));
    expect(JSON.stringify(features)).not.toMatch(/stylist/i);
    expect(roles.join()).toMatch(/artist/);
    expect(roles.join()).not.toMatch(/stylist/);
    expect(roles.join()).toMatch(/guest/);
  });
});

describe('a tool of one’s own', () => {
  it.each([
    ['We tan sheepskins, 1,400 a year, in two sheds.', 'business'],
    ['Cave rescue, 22 volunteers, some 30 calls a year. We want one press that alerts all.', 'cave rescue'],
    ['Matrix bot that runs our release train: it asks who is on.', 'group'],
    ['Turns lectures into chapters with Whisper on our own GPU server.', 'team'],
    ['Wir sind eine Schäferei und haben 600 Tiere.', 'business'],
  ])('is heard in how its writer begins: %s', (idea, house) => {
    expect(ownByOpening(idea, false)?.house).toBe(house);
  });

  it.each([
    'SaaS for tanneries, hosted on our own servers, 49 € a month.',
    'Booking tool for climbing gyms. We have two developers.',
    'Marketplace where theatres sell costumes, on our own cluster.',
  ])('is no product for others: %s', (idea) => {
    expect(ownByOpening(idea, false)).toBeUndefined();
  });
});
