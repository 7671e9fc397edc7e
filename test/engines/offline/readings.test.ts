import { describe, expect, it } from 'vitest';
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
    expect(entities[0]).toBe('Visit');
    expect(entities).not.toContain('Deposit');
    expect(entities).toContain('Pet');
    expect(features).toMatch(/booking/i);
    expect(features).toMatch(/remind|nudge|due/i);
    expect(features).toMatch(/payment|checkout/i);
    expect(research.summary).toMatch(/paying side is dog walkers, sitters and groomers/);
  });

  it('keeps the things that an app comes with when they are no functions', async () => {
    const { entities } = await planOf('An app for choirs with songs and rehearsals');
    expect(entities).toEqual(expect.arrayContaining(['Song', 'Rehearsal']));
  });

  it('keeps what is tracked as records where there is no value to chart', async () => {
    const { features, stories } = await planOf('A tool that tracks camera lenses for film students');
    expect(features).toMatch(/lens/i);
    expect(features).not.toMatch(/chart|course of|develop/i);
    expect(stories).toMatch(/film student/i);
  });
});
