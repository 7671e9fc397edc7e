import { describe, expect, it } from 'vitest';
import { type EarlierMail, threadOf } from '../../../src/outreach/sequence/thread.ts';

const id = (number: number) => `<snd_${number}@sender.example>`;
const first: EarlierMail = { messageId: id(1), subject: 'Tin', inReplyTo: null };
const second: EarlierMail = { messageId: id(2), subject: 'Re: Tin', inReplyTo: id(1) };

describe('a follow-up', () => {
  it('without a subject answers the thread', () => {
    expect(threadOf(null, [first, second], () => 'Tin')).toEqual({
      subject: 'Re: Tin',
      inReplyTo: id(2),
      references: [id(1), id(2)],
    });
  });

  it('says Re: once, whatever the first subject says', () => {
    expect(threadOf(null, [{ ...first, subject: 'RE: re: Tin' }], () => '').subject).toBe('Re: Tin');
  });

  it('with a subject begins a thread, which the next one answers', () => {
    const third = threadOf('Iron', [first, second], () => 'Tin');
    expect(third).toEqual({ subject: 'Iron', inReplyTo: null, references: [] });
    const earlier = [first, second, { messageId: id(3), subject: 'Iron', inReplyTo: null }];
    expect(threadOf(null, earlier, () => 'Tin')).toEqual({
      subject: 'Re: Iron',
      inReplyTo: id(3),
      references: [id(3)],
    });
  });

  it('is a plain mail when nothing left before it', () => {
    expect(threadOf(null, [], () => 'Tin')).toEqual({ subject: 'Tin', inReplyTo: null, references: [] });
  });

  it('names the first and the newest mails of a long thread', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      messageId: id(index + 1),
      subject: 'Tin',
      inReplyTo: index === 0 ? null : id(index),
    }));
    const { references } = threadOf(null, many, () => 'Tin');
    expect(references).toHaveLength(20);
    expect([references[0], references[1], references.at(-1)]).toEqual([id(1), id(42), id(60)]);
  });

  it.each([
    'x@y.example',
    '<a b@c>',
    '<a@b>\r\nBcc: x@y.example',
    '<>',
    `<${'a'.repeat(900)}@b>`,
  ])('never names %j as a message', (messageId) => {
    expect(threadOf(null, [first, { ...second, messageId }], () => 'Tin').references).toEqual([id(1)]);
  });
});
