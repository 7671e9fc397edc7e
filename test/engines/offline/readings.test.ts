import { describe, expect, it } from 'vitest';
import { tokenize } from '../../../src/engines/offline/understand/tokens.ts';
import { blueprint } from './blueprint.ts';

/** What a plan says on the things that a misread idea gets wrong first. */
async function planOf(idea: string, context?: string) {
  const plan = await blueprint(idea, context);
  return {
    entities: plan.architecture.dataModel.map(({ entity }) => entity),
    features: plan.features.features.map(({ name }) => name).join(' | '),
    stories: plan.features.features.flatMap(({ userStories }) => userStories).join('\n'),
    research: plan.research,
    text: JSON.stringify(plan),
  };
}

describe('how an idea is read', () => {
  it('takes what an app comes with as functions, not as the things it keeps', async () => {
    const { entities, features, research } = await planOf(
      'A booking app for mobile dog groomers with SMS reminders and deposits',
    );
    expect(entities[0]).toBe('Appointment');
    expect(features).toMatch(/book/i);
    expect(features).toMatch(/remind|nudge|due/i);
    expect(features).toMatch(/payment|checkout|deposit/i);
    expect(research.summary).toMatch(/paying side is [^.]*(?:salons|groomers)/);
  });

  it('a price that changes each week swaps no shifts, and an old computer with Windows gets a program', async () => {
    const { features, text } = await planOf(
      'En el acopio se pesa el café que trae cada socio, el precio por kilo cambia cada semana y los viernes se paga en efectivo. Necesito un programa para el computador viejo con Windows que está al lado de la báscula.',
    );
    expect(features).not.toMatch(/shift|swap/i);
    expect(text).toMatch(/a desktop (?:app|program)/i);
  });

  it('keeps the things that an app comes with when they are no functions', async () => {
    const { entities } = await planOf('An app for lifeguards with rescue boards and radios');
    expect(entities).toEqual(expect.arrayContaining(['RescueBoard', 'Radio']));
  });

  it('keeps what is tracked as records where there is no value to chart', async () => {
    const { features, stories } = await planOf('A tool that tracks camera lenses for film students');
    expect(features).toMatch(/lens/i);
    expect(features).not.toMatch(/chart|course of|develop/i);
    expect(stories).toMatch(/film student/i);
  });

  it('speaks to the people whom a tool helps, and keeps what they work on', async () => {
    const { entities, stories, features } = await planOf(
      'I want to build a tool that helps indie hackers validate startup ideas using AI',
    );
    expect(entities[0]).toBe('StartupIdea');
    expect(stories).toMatch(/indie hacker/);
    expect(features).not.toMatch(/validate entr/i);
  });

  it('still takes "a solo developer" for the team that builds it', async () => {
    const { stories, text } = await planOf('A CRM for churches', 'I am a solo developer');
    expect(stories).not.toMatch(/developer/);
    expect(text).not.toMatch(/no team size is given/i);
  });

  it('takes the people after "for" before those in the product’s own name', async () => {
    const { stories, features } = await planOf(
      'A seed library app for allotment gardeners that lends and tracks seeds',
    );
    expect(stories).toMatch(/allotment gardener/);
    expect(stories).not.toMatch(/librarian/);
    expect(features).not.toMatch(/chart|course of|develop/i);
  });

  it('knows the region of a place that the context names', async () => {
    const idea = 'An inventory tracker for small breweries';
    const austin = await planOf(idea, 'launch in Austin');
    expect(austin.text).not.toMatch(/one country with card payment/);
    expect(austin.research.marketSize.reasoning).toContain('United States');
    expect((await planOf(idea, 'launch in Gaborone')).text).toMatch(/currency of Gaborone are not known/);
    expect((await planOf(idea, 'tell us what is missing')).text).toMatch(/one country with card payment/);
  });

  it('keeps no place of two words as a thing', async () => {
    expect((await planOf('A CRM for churches', 'Built in San Francisco')).entities).not.toContain('SanFrancisco');
  });

  it('reads a likeness to a known company as what that company does, never as a thing to keep', async () => {
    const mow = await planOf(
      'Uber for lawn mowing: homeowners request a mow, freelancers accept nearby jobs and get paid',
    );
    expect(mow.entities).toEqual(expect.arrayContaining(['Job', 'JobOffer', 'Charge']));
    expect(mow.entities.join(' ')).not.toMatch(/uber/i);
    expect(mow.research.summary).toMatch(/trades, cleaners, salons/);
    expect(mow.research.competitors.map(({ name }) => name)).toContain('Uber');
    const signs = await planOf('Duolingo for sign language');
    expect(signs.entities[0]).toBe('Lesson');
    expect(signs.features).toMatch(/sign language lesson/i);
    const kayak = await planOf('An app like Strava but for kayakers');
    expect(kayak.stories).toMatch(/kayaker/i);
    expect(kayak.entities.join(' ')).not.toMatch(/\bbut\b|strava/i);
  });

  it('gives the next thing done to the people named right before it', async () => {
    const { stories } = await planOf('Homeowners request a repair, plumbers accept jobs and send invoices');
    expect(stories).toMatch(/As a plumber/);
  });

  it('takes planners and managers after "for" as people, not as programs', async () => {
    expect((await planOf('Trello for wedding planners')).stories).toMatch(/As a wedding planner/);
    expect((await planOf('Repair requests for property managers')).stories).toMatch(/As a property manager/);
  });

  it('keeps no company that messages go to', async () => {
    const { entities } = await planOf('Slack alerts for failed cron jobs');
    expect(entities.join(' ')).not.toMatch(/slack/i);
  });

  it('finds the verb behind people who are described with something', async () => {
    const { entities, stories } = await planOf(
      'A mobile app that helps people with diabetes log meals and blood sugar',
    );
    expect(entities).toContain('Meal');
    expect(entities.join(' ')).not.toMatch(/diabetes/i);
    expect(stories).not.toMatch(/diabetes log/);
  });

  it('is for the group whose abbreviation is named', async () => {
    expect((await planOf('Donation management system for small NGOs')).stories).toMatch(/As a programme coordinator/);
  });

  it('reads Polish nouns that follow each other as one of the other, and who is sent something', () => {
    const { language, tokens } = tokenize('Aplikacja dla szkoły: lista opłat uczniów, wysyła przypomnienia rodzicom.');
    expect(language).toBe('pl');
    expect(tokens.map(({ word }) => word).join(' ')).toMatch(/list of fees of students , send reminders to parents/);
  });
});
