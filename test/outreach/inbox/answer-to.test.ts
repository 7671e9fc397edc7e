import { expect, it } from 'vitest';
import { answerTo } from '../../../src/outreach/inbox/answer-to.ts';

const lead = { email_key: 'eve@corp.example', domain: 'corp.example' };
const own = new Set(['ada@acme.example']);

it.each([
  ['the lead', 'boss@holding.example', ['Eve@Corp.example'], 'Eve@Corp.example'],
  ['somebody of the company that was written to', 'eve@mail.corp.example', ['desk@corp.example'], 'desk@corp.example'],
  ['somebody of the company that wrote', 'bob@other.example', ['desk@other.example'], 'desk@other.example'],
  ['a stranger, as whoever forges a mail would have it', 'eve@corp.example', ['mallory@evil.example'], null],
  ['a stranger at a provider that all the world uses', 'eve@gmail.com', ['mallory@gmail.com'], null],
  ['a domain that only looks like theirs', 'eve@corp.example', ['eve@corp.example.evil.example'], null],
  ['one’s own mailbox', 'eve@corp.example', ['ada@acme.example'], null],
  ['several at once', 'eve@corp.example', ['desk@corp.example', 'bob@corp.example'], null],
  ['where it came from anyway', 'eve@corp.example', ['EVE@corp.example'], null],
  ['nobody whom mail can go to', 'eve@corp.example', ['desk@'], null],
  ['nobody', 'eve@corp.example', [], null],
])('a reply that asks for an answer to %s', (_, address, replyTo, answered) => {
  expect(answerTo({ replyTo, from: { name: '', address } }, { lead, own })).toBe(answered);
});

it('a reply of nobody known is answered within the domain it came from alone', () => {
  const from = { name: '', address: 'bob@other.example' };
  expect(answerTo({ replyTo: ['desk@other.example'], from }, { lead: null, own })).toBe('desk@other.example');
  expect(answerTo({ replyTo: ['eve@corp.example'], from }, { lead: null, own })).toBe(null);
  expect(answerTo({ replyTo: ['desk@other.example'], from: null }, { lead: null, own })).toBe(null);
});
