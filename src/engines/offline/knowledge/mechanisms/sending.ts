import type { Mechanism } from './schema.ts';

/** The same mail to the same people, again and again on its day: written from what is stored, read by a person, sent once. */
const roundMail: Mechanism = {
  id: 'round-mail',
  signs: [
    '\\b(?:sends?|mails?|e-?mails?) (?<whom>(?:(?:the|our|all|my|each|every) )+[a-z][a-z -]{2,25}?) (?:an? |the |one )?(?:[a-z]+ )?(?:e-?mail|mail|newsletter|mailing|update) (?:on|every|each) (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|evening|afternoon|noon))?|week|month)\\b(?: (?:with|about|saying|of|that says) (?<content>[^,.;]{3,60}))?',
  ],
  of: 'whom',
  does: ['email-campaigns'],
  spares: ['reminders'],
  needs: ['email'],
  name: ['The <day> mail to <whom.many>'],
  description: [
    'Writes the mail to <whom.many> for <day> from what is stored: <content>. A person reads it, changes a word, and sends it.',
    'Writes the mail to <whom.many> for <day> from what is stored. A person reads it, changes a word, and sends it.',
  ],
  want: ['to send <whom.many> the <day> mail with two taps'],
  so: 'nobody writes it anew on a busy day',
  entities: [
    {
      key: 'address',
      name: '<whom.noun> address',
      kind: 'person',
      fields: ['name: text', 'email: text, unique', 'stopTokenHash: text, unique', 'stoppedAt: datetime, optional'],
    },
    {
      key: 'round',
      name: 'mail round',
      kind: 'message',
      fields: [
        'day: date, unique',
        'subject: text',
        'body: text',
        'status: draft | approved | sending | sent',
        'approvedBy: reference, optional',
        'sentAt: datetime, optional',
      ],
    },
    {
      key: 'delivery',
      name: 'mail delivery',
      kind: 'event',
      fields: ['status: waiting | sent | bounced | refused', 'sentAt: datetime, optional', 'reason: text, optional'],
      to: 'round',
      about: ['address'],
    },
  ],
  criteria: [
    'The draft for <day> tells <content> as it is stored when it is opened; what changes until it is approved is in it too.',
    'Nothing leaves before a person has approved it; a draft left alone stays one, and says so the day after.',
    'Started twice, or broken off after the third address, each of the <whom.many> gets it once.',
    'The stop link works without signing in; from then on that address gets nothing more.',
    'An address that bounces is named with its reason, and the others get theirs.',
  ],
  api: [
    { method: 'POST', path: '/{address.path}', purpose: 'Add somebody to the list' },
    { method: 'DELETE', path: '/{address.path}/:id', purpose: 'Take somebody off it' },
    { method: 'POST', path: '/{round.path}', purpose: 'Draft the mail of a day' },
    { method: 'PATCH', path: '/{round.path}/:id', purpose: 'Change its words' },
    { method: 'POST', path: '/{round.path}/:id/approve', purpose: 'Send it to everybody on the list' },
    { method: 'GET', path: '/{round.path}/:id/{delivery.path}', purpose: 'Who got it, and who did not' },
  ],
  edgeCases: [
    'There is nothing to tell on <day>: the draft says so, and nobody has to send it.',
    'It is approved without a network: it waits on the device and leaves once.',
  ],
  steps: [
    'Write the draft by one pure function from the stored rows to subject and text; test it on an empty and on a full week.',
    'On approval store one {delivery} for each {address} that has not stopped, unique by round and address, in one transaction.',
    'Let a worker send the waiting ones one by one through the mail service, and mark each before the next.',
    'Put the sender, a postal address and the stop link under each mail.',
  ],
  pitfalls: ['One mail with all addresses in copy: each then knows the others.'],
  effort: 'M',
};

export const sending: readonly Mechanism[] = [roundMail];
