import { expect, it } from 'vitest';
import { scenarioOf } from '../../../src/artifacts/exports/scenario.ts';

it.each([
  [
    'Given a draft, when it is saved, then it shows 1, 2, 3.',
    { given: 'a draft', when: 'it is saved', outcome: 'it shows 1, 2, 3.' },
  ],
  ['When A, B and C answer, then D waits, then E.', { when: 'A, B and C answer', outcome: 'D waits, then E.' }],
  ['GIVEN 5 altos, THEN 2 are shown', { given: '5 altos', outcome: '2 are shown' }],
  [
    'When the line is cut, a mail goes out; it names x, y.',
    { when: 'the line is cut', outcome: 'a mail goes out; it names x, y.' },
  ],
  ['Given 5 altos, the agenda shows 3', { given: '5 altos', outcome: 'the agenda shows 3' }],
  ['Given a form,\nwhen it is sent, it is kept', { given: 'a form', when: 'it is sent', outcome: 'it is kept' }],
])('a criterion is split at its own words: %s', (text, parts) => {
  expect(scenarioOf(text)).toEqual(parts);
});

it.each([
  'A sent form shows a status link.',
  'When name, mail and voice are given, the roster has a row, and no more.',
  'After a crash, when it starts, then it goes on.',
  'When , then nothing',
  'Given a folder, when it is read',
  'Whenever it rains, then it pours.',
])('a criterion that does not say where its parts end is kept whole: %s', (text) => {
  expect(scenarioOf(text)).toEqual({ outcome: text });
});
