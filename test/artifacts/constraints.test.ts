import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Constraint, readConstraints } from '../../src/artifacts/constraints.ts';

const told = (constraint: Constraint): string => {
  switch (constraint.kind) {
    case 'budget':
    case 'price':
      return `${constraint.kind} ${constraint.amount.high} ${constraint.amount.currency} ${constraint.amount.per}`;
    case 'region':
      return `region ${constraint.region}`;
    case 'platform':
      return `platform ${constraint.platform}`;
    case 'stack':
      return `stack ${constraint.technology}`;
    case 'without':
      return `without ${constraint.forbidden.subject}`;
  }
};
const read = (context: string) => readConstraints('A booking page for dog groomers', context).map(told);

describe('reading the constraints of an idea', () => {
  it.each([
    ['budget $50/month', ['budget 50 USD month']],
    ['Budget: €30 a month for hosting.', ['budget 30 EUR month']],
    ['We have a $5,000 budget.', ['budget 5000 USD null']],
    ['Hosting must stay under $20 per month', ['budget 20 USD month']],
    ['monthly budget of $40', ['budget 40 USD month']],
    ['EU only', ['region EU']],
    ['Data must stay in Germany', ['region Germany']],
    ['hosted in the EU', ['region EU']],
    ['All patient data has to be stored in Switzerland.', ['region Switzerland']],
    ['The data must never leave Canada.', ['region Canada']],
    ['no blockchain', ['without blockchain']],
    ['No JavaScript frameworks, please.', ['without JavaScript frameworks']],
    ['It works without login.', ['without login']],
    ['no ads, no AI and no Firebase', ['without ads', 'without AI', 'without Firebase']],
    ['No login or ads; a map would be good', ['without login', 'without ads']],
    ['must not use third-party services', ['without external services']],
    ["don't use MongoDB", ['without MongoDB']],
    ['priced at $9 a month', ['price 9 USD month']],
    ['We charge €15 per month', ['price 15 EUR month']],
    ['$12/month subscription', ['price 12 USD month']],
    ['It is an iOS app.', ['platform iOS']],
    ['delivered as a Chrome extension', ['platform Chrome extension']],
    ['Built with Django and PostgreSQL', ['stack PostgreSQL', 'stack Django']],
    ['must use Vue', ['stack Vue']],
    ['Stack: Next.js, Supabase', ['stack Next.js', 'stack Supabase']],
    ['backend written in Go', ['stack Go']],
    ['use Postgres', ['stack PostgreSQL']],
  ])('reads %j', (context, expected) => {
    expect(read(context)).toEqual(expected);
  });

  it.each([
    'no more paperwork',
    'no one should wait',
    'no longer than two minutes',
    'no-show tracking with reminders',
    'a no-code builder',
    'without hassle',
    'no AI experience needed to start',
    'for shops with no website and people without an account',
    'Users set a budget of $200 a month and track it',
    'a budget planner for 12 people',
    'a course for React developers',
    'for teams using Jira and Python',
    'it must react to changes',
    'tell us what is only in stock',
    'works like an Android app',
    'for German bakeries',
    'no phone calls, no queues',
    'There is no doubt about that',
  ])('reads no constraint in %j', (context) => {
    expect(read(context)).toEqual([]);
  });

  it('reads the idea as well as the context, each constraint once', () => {
    const constraints = readConstraints('A map of allotments, no ads and no login', 'No login. EU only.');
    expect(constraints.map(told)).toEqual(['without ads', 'without login', 'region EU']);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        readConstraints(text, text);
      }),
    );
  });

  it.each([
    'a',
    'no ',
    'budget ',
    'without login, ',
    'data ',
    'use React, ',
    '$1 ',
  ])('reads a long row of %j in a moment', (piece) => {
    const text = piece.repeat(500_000 / piece.length);
    const start = performance.now();
    readConstraints(text, text);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
