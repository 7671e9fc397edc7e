import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codesIn, phaseIn } from '../../../src/mail/refusal/codes.ts';
import { reasonOf } from '../../../src/mail/refusal/reason.ts';
import {
  REFUSAL_REASONS,
  type RefusalReason,
  type RefusedAt,
  verdictOfReport,
} from '../../../src/mail/refusal/verdict.ts';

interface Wording {
  reason: RefusalReason;
  phase: RefusedAt | null;
  words: string;
}

const WORDINGS = readFileSync(new URL('./wordings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map(wording);

function wording(line: string): Wording {
  const [reason = '', phase = '', words = ''] = line.split('\t');
  const known = REFUSAL_REASONS.find((one) => one === reason);
  if (known === undefined) throw new Error(`${reason} is no reason`);
  // The table has no other phases.
  return { reason: known, phase: phase === '' ? null : (phase as RefusedAt), words };
}

const isHard = (reason: RefusalReason) => verdictOfReport({ reason, at: null, status: null }) === 'recipient-gone';

const read = (text: string, phase: RefusedAt | null = phaseIn(text)) =>
  reasonOf({ ...codesIn(text), phase, field: null, text });

describe('the words of a mail server', () => {
  it('say whether an address is dead in more than two hundred wordings of servers and providers', () => {
    const wrong = WORDINGS.filter(({ reason, phase, words }) => isHard(read(words, phase)) !== isHard(reason));

    expect(WORDINGS.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('say why in nine of ten of them', () => {
    const right = WORDINGS.filter(({ reason, phase, words }) => read(words, phase) === reason);

    expect(right.length / WORDINGS.length).toBeGreaterThan(0.9);
  });

  it('count for more than the codes', () => {
    expect(read('550 5.1.1 <tom@north.example>: mailbox is full')).toBe('mailbox_full');
    expect(read('550 5.1.1 Message rejected as spam')).toBe('spam');
    expect(read('553 5.3.0 Client host blocked using zen.spamhaus.org')).toBe('blocked');
  });

  it('of denied access are about an address only where the codes are', () => {
    const denied = 'Recipient address rejected: Access denied';
    expect(read(`550 5.4.1 ${denied}`, 'rcpt')).toBe('user_unknown');
    expect(read(`554 5.7.1 <tom@north.example>: ${denied}`, 'rcpt')).toBe('policy');
  });

  it('are believed of an unknown user only where they answer the address', () => {
    expect(read('550 User unknown (in reply to RCPT TO command)')).toBe('user_unknown');
    expect(read('550 User unknown (in reply to end of DATA command)')).toBe('filtered');
    expect(read('550 5.2.1 User unknown')).toBe('filtered');
    expect(read('550 5.1.1 User unknown')).toBe('user_unknown');
    expect(read('550 User unknown')).toBe('filtered');
    expect(read('550 User unknown (in reply to MAIL FROM command)')).toBe('sender_refused');
  });

  it('end no address where the code is about the system, or the words blame something else besides', () => {
    expect(read('550 5.3.2 System not accepting network messages, try later', 'rcpt')).toBe('system');
    expect(read('5.3.2')).toBe('system');
    expect(read('5.4.4')).toBe('network');
    expect(read('521 5.3.2 north.example does not accept mail')).toBe('not_accepting');
    expect(read('550 5.7.0 Your IP has a poor reputation; no such user', 'rcpt')).toBe('blocked');
    expect(read('550-5.7.1 Your host is blacklisted\n550 5.1.1 User unknown', 'rcpt')).toBe('blocked');
    expect(read('550 5.7.1 No such user!', 'rcpt')).toBe('user_unknown');
  });

  it('say nothing by an address that looks like one', () => {
    expect(read('550 5.7.1 <user-unknown@north.example>: rejected by policy')).not.toBe('user_unknown');
    expect(read('550 5.1.1 <mailbox-full@north.example>: Recipient address rejected: User unknown')).toBe(
      'user_unknown',
    );
  });

  it('of a host that could not be looked up just now do not make an address dead', () => {
    expect(
      read(
        '450 4.4.3 Host or domain name not found. Name service error for name=north.example: Host not found, try again',
      ),
    ).toBe('network');
    expect(read('4.1.2 Domain north.example not found')).toBe('network');
    expect(read('5.1.2 Domain north.example not found')).toBe('host_unknown');
  });

  it('leave the codes to speak where they say nothing', () => {
    expect(read('5.1.1')).toBe('user_unknown');
    expect(read('5.2.2')).toBe('mailbox_full');
    expect(read('5.0.0')).toBe('unclear');
  });
});

describe('the codes in a text', () => {
  it.each([
    ['550 5.1.1 User unknown', { status: '5.1.1', reply: 550 }],
    ['host mx[192.0.2.4] said: 450-4.7.1 try later', { status: '4.7.1', reply: 450 }],
    ['Sorry, no mailbox here by that name. (#5.1.1)', { status: '5.1.1', reply: null }],
    ['queued at 5.1.2.3 by version 8.14.3 in 250 seconds', { status: null, reply: null }],
    ['no codes at all', { status: null, reply: null }],
  ])('are found: %s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });

  it.each([
    ['<<< nothing', null],
    ['>>> RCPT TO:<tom@north.example>\n<<< 550 unknown', 'rcpt'],
    ['>>> DATA\n<<< 550 unknown', 'data'],
    ['SMTP error from remote mail server after end of data:', 'data'],
    ['192.0.2.4 does not like recipient.', 'rcpt'],
    ['said: 550 no (in reply to\n    RCPT TO command)', 'rcpt'],
    ['550 unknown (state 18)', 'data'],
  ])('come with the phase of the dialogue: %s', (text, phase) => {
    expect(phaseIn(text)).toBe(phase);
  });
});

describe('reading the words', () => {
  it.each([
    ['words of every table', 'user account mailbox quota sender domain host message size exceeded '],
    ['one word', 'user '],
    ['marks', '<<<>>>((([[[:::;;; '],
    ['codes', '550 5.1.1 '],
    ['addresses', 'a@b.example '],
  ])('takes milliseconds for a long text of %s', (_, words) => {
    const before = process.cpuUsage();

    for (let round = 0; round < 20; round++) read(words.repeat(3_000).slice(0, 3_000));

    const used = process.cpuUsage(before);
    expect((used.user + used.system) / 1_000 / 20).toBeLessThan(100);
  });
});
