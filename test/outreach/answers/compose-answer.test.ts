import { describe, expect, it } from 'vitest';
import { answerSubject } from '../../../src/outreach/answers/answer-subject.ts';
import { gapsIn } from '../../../src/outreach/answers/gaps.ts';
import { composeAnswer } from '../../../src/outreach/answers/offline/compose-answer.ts';
import { LANGUAGES, languageOf } from '../../../src/outreach/answers/offline/languages.ts';
import type { AnswerKind } from '../../../src/outreach/answers/offline/phrases.ts';
import { questionsIn } from '../../../src/outreach/answers/offline/questions.ts';
import { PITCH } from './exchange.ts';

type Answering = Parameters<typeof composeAnswer>[0];

const KINDS: AnswerKind[] = [
  ...(['interested', 'meeting_request', 'question', 'objection'] as const),
  ...(['referral', 'wrong_person', 'not_interested', 'other'] as const),
];

const answering = (
  reply: object,
  { count = 0, lead = {}, pitch = PITCH }: { count?: number; lead?: object; pitch?: string } = {},
) =>
  ({
    reply: {
      id: 'rep_1',
      from_address: 'eve@corp.example',
      body_text: 'Yes',
      subject: 'Re: Hello',
      language: null,
      ...reply,
    },
    lead: { email_key: 'eve@corp.example', first_name: 'Eve', company: 'Corp Ltd', ...lead },
    campaign: { pitch_context: pitch, from_name: 'Ada' },
    thread: [],
    count,
    // The composer reads these fields alone.
  }) as unknown as Answering;

const REPLIES = {
  en: 'That sounds good, how much is it for us?',
  de: 'Das klingt gut, was kostet es für uns?',
  fr: 'Merci, combien cela coûte pour nous ?',
  es: 'Gracias, ¿cuánto cuesta para nosotros?',
  it: 'Grazie, quanto costa per noi?',
  nl: 'Dank, wat kost het voor ons bedrijf?',
  pt: 'Obrigado, quanto custa para nós?',
  pl: 'Dzień dobry, ile to kosztuje dla nas?',
} as const;

describe('an answer without a model', () => {
  // The keys of a literal table are exactly its names.
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    it(`is whole in ${language}, of every kind, and has two wordings of each`, () => {
      expect(languageOf(REPLIES[language])).toBe(language);
      for (const classification of KINDS) {
        const texts = [0, 1].map((count) =>
          composeAnswer(answering({ classification, body_text: REPLIES[language] }, { count })),
        );
        expect(new Set(texts).size, classification).toBe(2);
        for (const text of texts) {
          expect(text).not.toMatch(/[{}]|undefined|null/);
          expect(text).toMatch(/\nAda$/);
          expect(text).toContain('Eve');
          expect(languageOf(text), text).toBe(language);
          if (['question', 'objection', 'interested', 'meeting_request', 'other'].includes(classification)) {
            expect(gapsIn(text).length, text).toBeGreaterThan(0);
          } else expect(gapsIn(text)).toEqual([]);
        }
      }
    });
  }

  it('repeats the pitch in its own language alone, and its first sentences when it is long', () => {
    const say = (pitch: string, body_text: string) =>
      composeAnswer(answering({ classification: 'interested', body_text }, { pitch }));
    expect(say(PITCH, REPLIES.en)).toContain(PITCH);
    expect(say(PITCH, REPLIES.de)).not.toContain('groomers');
    const long = `It is an app for you and the dog. ${'And more of it. '.repeat(100)}`;
    expect(say(long, REPLIES.en).length).toBeLessThan(700);
  });

  it('names the one other address of a referral, and none when there are several', () => {
    const say = (body_text: string) => composeAnswer(answering({ classification: 'referral', body_text }));
    expect(say('Please ask Bob, bob@corp.example. Eve, eve@corp.example')).toContain('bob@corp.example');
    expect(say('Please ask bob@corp.example or al@corp.example')).not.toContain('@');
  });

  it('lets nobody’s name or question end a gap, make one, or stand for another', () => {
    const text = composeAnswer(
      answering(
        { classification: 'question', body_text: 'What ]] is [[ {name} in it for the team?' },
        { lead: { first_name: '[[Eve]] {company}' } },
      ),
    );
    expect(gapsIn(text)).toEqual(['your answer to: “What  is  name in it for the team?”']);
    expect(text).toMatch(/^(Hi|Hello) Eve \{company\},/);
  });

  it('asks no more than three questions back, of a text of any length', () => {
    expect(questionsIn(`${'a'.repeat(100_000)}?`)).toEqual([]);
    expect(questionsIn('One is it? Two is it? Three is it? Four is it?')).toHaveLength(3);
    expect(questionsIn('See https://x.example/?a=b now.')).toEqual([]);
  });
});

describe('the subject of an answer', () => {
  it.each([
    ['Hello', 'Re: Hello'],
    ['Re: Hello', 'Re: Hello'],
    ['AW: RE: Antw: SV: Hello', 'Re: Hello'],
    ['Re[2]: Hello', 'Re: Hello'],
    ['', 'Re:'],
    ['Hello\r\nBcc: all@corp.example', 'Re: Hello Bcc: all@corp.example'],
    ['Regarding: us', 'Re: Regarding: us'],
  ])('of %j is %j', (subject, answer) => {
    expect(answerSubject(subject)).toBe(answer);
  });

  it('is short enough for a header', () => {
    expect(answerSubject('x'.repeat(10_000)).length).toBeLessThan(500);
  });
});
