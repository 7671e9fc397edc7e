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
