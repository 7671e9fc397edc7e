import { describe, expect, it } from 'vitest';
import { makeDesign } from '../../../src/engines/offline/design/make-design.ts';
import { capabilities, domains } from '../../../src/engines/offline/knowledge/index.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';

const verbs = verbBook(capabilities.flatMap((capability) => capability.verbs));
const designOf = (idea: string) => makeDesign(understand(idea, undefined, verbs), { domains, capabilities });

/** What a plan for the idea keeps: the first is what it is about. */
const keptIn = (idea: string) =>
  designOf(idea).entities.flatMap(({ one, from }) => (from === 'idea' || from === 'field' ? one : []));
const leadOf = (idea: string) => keptIn(idea)[0] ?? '';

describe('what a product keeps', () => {
  it.each([
    ['Podcast guest manager: who was asked, who said yes, which episode, when recorded', /guest|episode/],
    [
      'Our vet practice wants vaccination reminders for every cat and dog, sent by SMS',
      /vaccination|reminder|animal|pet/,
    ],
    ['Feature flag service with percentage rollouts and an audit log, run on our own server', /flag/],
    ['An app where personal trainers build workout plans and see what their clients logged', /plan|workout/],
    ['Purchase requests: staff ask, the team lead approves under 500 euros, finance attaches the invoice', /request/],
  ])('is named after what the idea is about: %s', (idea, lead) => {
    expect(leadOf(idea)).toMatch(lead);
  });

  it('is no technology, no praise and no clause', () => {
    const kept = keptIn(
      'Discord bot for running chess tournaments, in Node with discord.js. Firmer reminders, our lawyer vetoed Firebase.',
    );
    expect(kept.join(' ')).not.toMatch(/discord|node|firm|veto|running/i);
    expect(kept.join(' ')).toMatch(/tournament/);
  });

  it('is what ideas of its kind keep where nobody says it, named after what is said', () => {
    expect(leadOf('Agency for court interpreters. A court calls at 4pm and needs Tigrinya at 9 tomorrow.')).toMatch(
      / /,
    );
    expect(leadOf('AI todo app')).toMatch(/todo|task/);
  });

  it('leaves out functions that an app only comes with', () => {
    expect(keptIn('A plant diary with reminders and a dashboard').join(' ')).not.toMatch(/reminder|dashboard/);
  });
});

describe('who uses it', () => {
  it('is the one who does the work, not whoever is told of', () => {
    expect(
      designOf('Slack bot for our engineers on call: it pages the next one when an alert is not taken').people.user.one,
    ).toMatch(/engineer/);
  });

  it('stands opposite those who are served', () => {
    const { people } = designOf(
      'Barber shop queue: customers see from home how long the line is, the barber taps when one is done',
    );
    expect([people.user.one, people.customer?.one]).toEqual(['barber', 'customer']);
  });
});

describe('how things hang together', () => {
  it('nests what lies in what holds it, however the idea orders them', () => {
    const { entities } = designOf(
      'Our lab has three freezers and nobody knows what is in them. Every sample lies in a box, every box in a freezer. I want to search samples.',
    );
    const of = (one: string) => entities.find((entity) => entity.one === one)?.relations.map(({ to }) => to);
    expect(of('sample')).toContain('Box');
    expect(of('box')).toContain('Freezer');
  });

  it('gives a word of many trades no fields of one of them', () => {
    const { entities } = designOf(
      'Researchers submit vulnerability reports, we triage each vulnerability report and pay a bounty when it is fixed.',
    );
    const report = entities.find(({ one }) => one.endsWith('report'));
    expect(report?.fields.join(' ')).not.toMatch(/sendEvery|groupBy/);
  });
});

describe('what an idea does not say', () => {
  it('is that accounts are unwanted, where it wants no Google login', () => {
    expect(
      designOf('Plot list for our garden club, no ads, no google login').understanding.constraints.without,
    ).not.toContain('accounts');
    expect(designOf('Plot list for our garden club, no login').understanding.constraints.without).toContain('accounts');
  });

  it('is a date to be done by, where it says how fast things must be mended', () => {
    const deadline = (idea: string) => designOf(idea).understanding.constraints.deadlineWeeks;
    expect(deadline('We track the fix deadline (critical 7 days, high 30, medium 90).')).toBeUndefined();
    expect(deadline('Bug list, MVP deadline 14 days')).toBe(3);
  });

  it('is a rule, where it says how old people are', () => {
    expect(designOf('Plot list, most of us are over 60').understanding.rules).toEqual([]);
    expect(designOf('Plot list, at most 3 plots a member').understanding.rules).not.toEqual([]);
  });
});

describe('a technology', () => {
  const forbidden = (idea: string) => designOf(idea).understanding.constraints.forbidden.map(({ name }) => name);
  const named = (idea: string) => designOf(idea).understanding.constraints.technologies.map(({ name }) => name);

  it('is ruled out where a team will not touch it, and only that one', () => {
    const idea = 'Picking app. Kotlin for the handheld app (our team won’t touch Flutter), Spring Boot behind.';
    expect(forbidden(idea)).toEqual(['Flutter']);
    expect(named(idea)).toEqual(expect.arrayContaining(['Kotlin', 'Spring Boot']));
  });

  it('is ruled out where it does not work for those who need it', () => {
    expect(forbidden('Lend lamps in Lagos, Stripe payouts don’t work for our lenders.')).toContain('Stripe');
    expect(forbidden('Reservas de tutores; Stripe no funciona bien en Argentina.')).toContain('Stripe');
  });
});
