import type { RuleConcept } from './schema.ts';

/** "A 60 € deposit paid online holds the slot; whoever doesn't show loses it." */
export const fixedDeposit: RuleConcept = {
  id: 'fixed-deposit',
  name: 'the fixed deposit',
  signs: [
    /\b(?<amount>\d[\d.,]* ?(?:€|euros?|eur|dollars?|pounds?|francs?|chf|zł|kr)|[€$£]\s?\d[\d.,]*)(?: as an?)? (?:fixed |flat |online )?deposit\b[^.;]{0,60}/i,
    /\bdeposit of (?<amount>\d[\d.,]* ?(?:€|euros?|eur|dollars?|pounds?|francs?|chf|zł|kr)|[€$£]\s?\d[\d.,]*)[^.;]{0,60}/i,
  ],
  also: [
    /\b(?:(?:does|do|did)(?: not|n['’]t) (?:show|come|turn up)|no[- ]shows?|not showing)\b[^.;]*\b(?:los|forfeit|keep|kept|gone)\p{L}*/iu,
    /\blos(?:es?|ing) (?:it|the deposit|their deposit)\b/i,
  ],
  not: /\b(?:bottle|cup|crate|glass|pfand|returnable|rent|tenancy)\b/i,
  covered: /\bdeposit\b/i,
  actor: 'customer',
  needs: ['payments'],
  on: {
    prefers: ['appointment', 'booking', 'reservation', 'visit', 'slot', 'session', 'order', 'rental'],
    kinds: ['event'],
  },
  entities: [
    {
      key: 'deposit',
      name: 'deposit',
      kind: 'money',
      fields: [
        'amount: money',
        'state: asked | paid | forfeited | refunded | lapsed',
        'askedAt: datetime',
        'heldUntil: datetime',
        'paidAt: datetime, optional',
        'paymentId: text, optional',
        'decidedBy: text, optional',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
  ],
  feature: {
    name: [
      'Deposit of {amount} before {an object} is held',
      '{Amount} holds the {object}',
      '{Object} held by {amount}, lost by not coming',
    ],
    description:
      'Asks {amount} from everybody, each time; the time is held only once it is paid, and whoever does not come loses it.',
    stories: [
      {
        as: 'keeper',
        want: 'to have {amount} in hand before a time is taken',
        so: 'an empty hour does not cost me alone',
      },
      { as: 'other', want: 'to pay {amount} and know that the time is mine', so: 'I can plan my day around it' },
    ],
    criteria: [
      'A paid deposit of {amount} books the {object}; {less}, a failed and a cancelled payment book nothing, and the time is free again when heldUntil is over.',
      'Everybody is asked {amount}: new or known, short or long. No screen has a field for another sum.',
      'Marked as not come: the deposit is forfeited, once, and no refund goes out. Come: it counts towards the bill.',
      'The house cancels: {amount} goes back in full, whatever the hour.',
    ],
    api: [
      {
        method: 'POST',
        path: '/{object.path}/:id/{deposit.path}',
        purpose: 'ask {amount}; answers with the page to pay on',
      },
      {
        method: 'POST',
        path: '/webhooks/deposits',
        purpose: 'paid or failed, signed by the payment service, told once or twice',
      },
      { method: 'POST', path: '/{object.path}/:id/no-show', purpose: 'not come: the deposit is lost' },
    ],
    reads: ['object'],
    writes: ['deposit', 'object'],
    edgeCases: [
      'It is paid a minute after heldUntil: booked when the time is still free, else paid back at once.',
      'Two pay for one time: the second gets the money back and is told why.',
      'Cancelled by the customer: whether and until when it goes back, the owner decides before launch.',
    ],
    effort: 'M',
    steps: [
      'Store {deposit.name} with amount and state; the amount is a constant of the program, {amount}, copied into each row; no endpoint changes it.',
      'Hold the time while the payment runs, and book it in the transaction of the signed webhook.',
      'Free unpaid times by a job each minute; mark forfeits in the same transaction as the no-show.',
    ],
    pitfalls: ['Booking when the browser comes back from the payment page, not when the webhook arrives.'],
  },
  instead: {
    lines: /missedCount|depositFromMissed|depositForNew|depositPercent|deposit only|by percent of the price/i,
    fields: /^(?:depositAmount|depositPercent|depositFromMissed|depositForNew|reason: new client)\b/,
    says: [
      [/\bdepositAmount\b/g, '{amount}'],
      [/\bdeposit, (?=age|hours)/i, ''],
      [/,? asks a deposit of those who missed before or for long services,?/i, ''],
      [/,? and a deposit where it is due/i, ' and cancel in time'],
      [/,? deposit where due/i, ', cancel in time'],
      [/ of service, missedCount and salon rule/i, ' of the one fixed sum'],
    ],
  },
};
