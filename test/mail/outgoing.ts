import type { OutgoingMail } from '../../src/mail/message.ts';
import type { SendHooks } from '../../src/mail/outcome.ts';

/** A mail as the outreach engine sends it; a test changes what it is about. */
export const outgoing = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  from: { name: 'Ada', address: 'ada@sender.example' },
  to: 'grace@lead.example',
  subject: 'A question',
  text: 'Hello Grace,\n\nmay I ask you something?\n',
  html: null,
  messageId: '<snd_1@sender.example>',
  inReplyTo: null,
  references: [],
  date: Date.UTC(2026, 0, 15, 12),
  envelopeFrom: 'ada+snd_1@sender.example',
  listUnsubscribe: { url: 'https://mail.sender.example/u/token' },
  ...changes,
});

/** Hooks that let everything pass and note when they were called. */
export function passing(): { hooks: SendHooks; called: string[] } {
  const called: string[] = [];
  return {
    called,
    hooks: {
      beforeMailFrom: async () => void called.push('beforeMailFrom'),
      dataBegins: async () => void called.push('dataBegins'),
    },
  };
}
