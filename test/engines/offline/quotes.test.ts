import { describe, expect, it } from 'vitest';
import { blueprint, stage } from './blueprint.ts';

const isOption = (description: string) => /^(?:Not in the brief|Only hinted at); an option/.test(description);
const quoteOf = (description: string) =>
  /(?:The idea says:|Asked for as|In the idea’s words:) (.+)$/.exec(description)?.[1];
const featuresOf = async (idea: string) => (await stage('features', idea)).features;

describe('a clause of the idea on a function', () => {
  it('stands there where it asks for that function', async () => {
    const features = await featuresOf(
      'Log for climbing halls: log each route with grade, colour and wall. Climbers book a slot.',
    );
    const quoted = features.map(({ description }) => quoteOf(description)).join(' · ');
    expect(quoted).toContain('log each route');
  });

  it('does not where it is a scene: laying out folders asks for no plan of the week', async () => {
    const features = await featuresOf(
      'Choir of 60. Before each rehearsal I lay out 70 folders; I want to see who has which part, and who is away.',
    );
    expect(features.map(({ description }) => quoteOf(description) ?? '').join()).not.toContain('lay out 70 folders');
  });

  it('does not where it is not to be: nobody asked to track who listened', async () => {
    const features = await featuresOf(
      'A podcast for paying members. They get a private RSS feed that works in any player. I don’t want to track who listened to what.',
    );
    expect(features.map(({ name, description }) => `${name} ${quoteOf(description) ?? ''}`).join()).not.toMatch(
      /who listened/,
    );
  });

  it('becomes a feature of its own where nothing else does it', async () => {
    const names = (
      await featuresOf(
        'For sail makers: unroll a torn sail on the floor, measure the seams with a laser, and mirror the cut for the other side.',
      )
    ).map(({ name }) => name.toLowerCase());
    expect(names.join(' · ')).toContain('mirror the cut');
  });
});

describe('what the brief demands', () => {
  it('is built: who changed what, where a list has been tampered with', async () => {
    const features = await featuresOf(
      'our marina co-op has 84 berths and a paper waiting list that people swear has been tampered with. put the list online, everybody sees their place, the treasurer wants to see every change that was ever made to the order',
    );
    const audit = features.find(({ name, description }) =>
      /who did what|who changed|history of|trail/i.test(`${name} ${description}`),
    );
    expect(audit && isOption(audit.description)).toBe(false);
  });

  it('holds against the usual: whoever is next has seven days, and no hold of fifteen minutes', async () => {
    const text = JSON.stringify(
      await featuresOf(
        'Waiting list for orchard rows. When a row falls free the next one gets 7 days to say yes, then the one behind.',
      ),
    );
    expect(text).toContain('7 days to say yes');
    expect(text).not.toContain('hold of 15 minutes');
  });

  it('is told where people are: news in Teams, and no second copy of Teams', async () => {
    const names = (
      await featuresOf(
        'Onboarding of new joiners: checklist per role, due dates, nagging in Teams, everybody sits in Teams all day.',
      )
    ).map(({ name }) => name);
    expect(names.join(' · ')).toMatch(/Microsoft Teams/);
    expect(names.join(' · ')).not.toMatch(/to and from Microsoft Teams|Microsoft Teams and .* in step/);
  });

  it('is signed with the service that is paid for already', async () => {
    const { architecture } = await blueprint(
      'Onboarding in our firm: contracts signed electronically, DocuSign is paid for.',
    );
    const nodes = architecture.nodes.filter(({ label, tech }) =>
      /sign(?:ature| service|ing)|docusign/i.test(`${label} ${tech}`),
    );
    expect(nodes.map(({ tech }) => tech)).toEqual(expect.arrayContaining(['DocuSign eSignature API']));
    expect(nodes.filter(({ type }) => type === 'external')).toHaveLength(1);
  });
});

describe('who stands outside', () => {
  it('uses nothing: the inspector only wants the forms kept', async () => {
    const stories = (
      await featuresOf(
        'Consent forms for a tattoo studio. Allergies, sign with a finger. Health inspector wants them kept seven years.',
      )
    )
      .flatMap(({ userStories }) => userStories)
      .join('\n');
    expect(stories).not.toContain('As a health inspector');
  });
});
