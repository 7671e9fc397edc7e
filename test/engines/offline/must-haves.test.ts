import { describe, expect, it } from 'vitest';
import { blueprint, stage } from './blueprint.ts';

/** The features of a plan for the idea, by the names of their priorities. */
async function planned(idea: string): Promise<{ name: string; priority: string; option: boolean }[]> {
  const { features } = await stage('features', idea);
  return features.map(({ name, priority, description }) => ({
    name,
    priority,
    option: /an option for later/.test(description),
  }));
}

const RABBITS =
  'Web app for our rabbit rescue with 60 rabbits and a dozen foster homes. Each rabbit gets a page with photos and what the vet said, we follow every adoption request until the visit at home, and when somebody rings at eight we want to see which foster home can take a rabbit tonight.';
const HEADACHES =
  'Android app for my cluster headaches: one tap when it starts, one tap when it ends, how strong it was from one to ten and which tablet I took. It has to work with my eyes half shut, and everything remains on the phone. My neurologist gets a page for the last three months.';
const LOCKERS =
  'We keep skis and snowboards for 300 guests of the village over the summer. Each pair gets a tag with a QR code and a place on a rack. In October and in April we write to everybody and offer a day to swap, and whoever has not paid for two seasons should be easy to see.';

describe('what is a must-have', () => {
  it('is what a clause of the idea points at, although such products seldom have it', async () => {
    const priority = (part: RegExp, features: Awaited<ReturnType<typeof planned>>) =>
      features.find(({ name }) => part.test(name))?.priority;
    expect(priority(/foster home/i, await planned(RABBITS))).toBe('P0');
    const lockers = await planned(LOCKERS);
    expect(priority(/season invited/i, lockers)).toBe('P0');
    expect(priority(/fees/i, lockers)).toBe('P0');
  });

  it('is nothing that no word of a longer idea speaks of, although such products always have it', async () => {
    const must = (await planned(HEADACHES)).filter(({ priority }) => priority === 'P0').map(({ name }) => name);
    expect(must.join('\n')).not.toMatch(/sentence|what tends to come before/i);
    expect(must.join('\n')).toMatch(/tap/i);
  });

  it('is so little that it can be built at once', async () => {
    for (const idea of [RABBITS, HEADACHES, LOCKERS])
      expect((await planned(idea)).filter(({ priority }) => priority === 'P0').length).toBeLessThanOrEqual(9);
  });
});

describe('what nobody asked for', () => {
  it('fills no list: a handful of options for later', async () => {
    const podcast =
      'Software that turns the recording of our town council into minutes: who spoke, what was moved, how each one voted. It runs on a machine in the town hall, the clerk corrects the draft and puts the minutes on the notice board.';
    for (const idea of [podcast, 'An app where people of a village lend each other tools'])
      expect((await planned(idea)).filter(({ option }) => option).length).toBeLessThanOrEqual(6);
  });
});

describe('a plan of which little is left', () => {
  it('keeps as many options as make it a plan', async () => {
    const { features } = await blueprint('no google cloud, task board for a carpenter, Google cloud and Qt');
    expect(features.features.length).toBeGreaterThanOrEqual(4);
  });
});
