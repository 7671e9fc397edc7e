import type { Capability } from '../schema.ts';

export const subscriptions: Capability = {
  id: 'subscriptions',
  name: 'recurring plans and memberships',
  verbs: ['subscribe', 'renew', 'abonnieren', 'verlangern', 'suscribir', 'renovar', 'abonner', 'renouveler'],
  triggers: [
    {
      weight: 3,
      words: [
        'subscription',
        'membership',
        'recurring payment',
        'abo',
        'abonnement',
        'suscripcion',
        'mitgliedschaft',
        'mensalidade',
        'saas',
      ],
    },
    {
      weight: 2,
      words: [
        'monthly fee',
        'plan tier',
        'premium',
        'freemium',
        'free trial',
        'paywall',
        'season ticket',
        'mitgliedsbeitrag',
      ],
    },
    { weight: 1, words: ['member', 'monthly', 'tier', 'upgrade', 'box'] },
  ],
  actor: 'customer',
  object: { fallback: 'plan', kinds: ['item', 'document', 'event', 'group', 'person'] },
  entities: [
    {
      key: 'plan',
      name: 'price plan',
      kind: 'item',
      sameAs: ['tier', 'price plan'],
      fields: [
        'name: text',
        'price: money',
        'interval: week | month | year',
        'trialDays: integer',
        'limits: json',
        'offeredUntil: date',
      ],
      relations: [{ says: 'has many', to: 'membership' }],
    },
    {
      key: 'membership',
      name: 'subscription',
      kind: 'event',
      sameAs: ['subscription', 'membership'],
      fields: [
        'price: money',
        'subscriber: reference',
        'status: trial | active | past due | paused | ended',
        'periodEnd: datetime',
        'cancelAtEnd: boolean',
        'startedAt: datetime',
        'failedCharges: integer',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'belongs to', to: 'plan' },
      ],
    },
  ],
  nodes: [
    {
      key: 'biller',
      need: 'payments',
      type: 'external',
      label: 'Recurring Charges',
      does: [
        'Keeps the means of payment and collects each period of {an membership}.',
        'Charges members on their day, tries failed cards again and reports each result.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'biller',
      protocol: 'HTTPS',
      purpose: ['start, change or end {an membership}', 'open the page for the means of payment'],
    },
    {
      from: 'biller',
      to: 'api',
      protocol: 'signed webhook',
      purpose: ['report charges and failures', 'tell that a period of {an membership} was paid'],
    },
  ],
  boundaries: [
    {
      name: 'Paid access',
      protects: ['membership', 'plan'],
      mechanism: [
        'One function answers what an account may do, from {membership.name} and {plan.name}; every limit asks it on the server.',
        'The state of {an membership} changes by verified messages only; a page that says "thank you" changes nothing.',
      ],
    },
  ],
  failures: [
    [
      'When a card fails, access goes on for 7 days while it is tried three times and the {actor} is asked for another one.',
      'When a charge is declined, nothing is switched off on the same day; a week of grace begins with a visible date.',
    ],
    [
      'When the charging service is unreachable, the last known state counts for 72 hours.',
      'When no message about a period arrives, {product} asks for it instead of locking people out.',
    ],
  ],
  features: [
    {
      key: 'join',
      name: [
        '{Actor} {membership} with monthly or yearly price',
        'Start {an membership} as {actor}',
        '{Plan} choice for {actors}',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Lets {actors} choose a plan, try it, and pay by month or year without talking to anybody.',
        'From comparing plans to the first paid period, with what is included stated in numbers.',
      ],
      stories: [
        { as: 'actor', want: 'to try it before I pay', so: 'I know what I get' },
        {
          as: 'actor',
          want: 'to see the next charge with its date',
          so: 'nothing surprises me on my account',
        },
        { as: 'keeper', want: 'to change prices for new members only', so: 'those who came early keep theirs' },
      ],
      criteria: [
        [
          'Given a trial of 14 days, when day 11 comes, then a message names date and amount of the first charge.',
          'Three days before a trial ends its {actor} reads what will be charged and when.',
        ],
        [
          'A new price never changes running {memberships} without a message 30 days before.',
          'Raising the price of {an plan} leaves existing members at theirs until they were told and the date has come.',
        ],
        'Upgrade takes effect at once with the rest of the period credited to the cent.',
      ],
      api: [
        { method: 'GET', path: '/{plan.path}/offered', purpose: 'plans with price and limits' },
        { method: 'POST', path: '/{membership.path}/start', purpose: 'start with trial or payment' },
        { method: 'POST', path: '/{membership.path}/:id/change', purpose: 'switch plan or interval' },
      ],
      reads: ['plan', 'object'],
      writes: ['membership', 'plan'],
      edgeCases: [
        [
          'Somebody starts a second trial with another address and the same card: it begins as paid, and says so before.',
          'Two tabs start two plans: the second finds the first and changes it.',
        ],
        'The period ends on the 31st: in shorter months the last day counts.',
      ],
      effort: 'L',
      after: ['accounts/sign-in'],
      steps: [
        'Describe plans with limits as data; write one function that answers "may this account do X".',
        'Create {membership.name} with states and allowed changes; test each with a clock that can be moved.',
        'Connect start and change to the charging service, verify and deduplicate its messages.',
        'Show plan, next charge and history on one page.',
      ],
      pitfalls: [
        ['Checking plan names all over the code instead of limits.', 'Computing remaining days by dividing by 30.'],
        'Treating "past due" as "ended".',
      ],
    },
    {
      key: 'leave',
      name: ['Pause or end {an membership}', '{Membership} cancellation in two clicks', 'Leave and return as {actor}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Ends or pauses {an membership} where it was started, with the date until which it works.',
        'Lets members go without a call, asks one question, and keeps the way back open.',
      ],
      stories: [
        { as: 'actor', want: 'to cancel where I signed up', so: 'I am not kept against my will' },
        { as: 'keeper', want: 'to read why people leave', so: 'I can mend the first reason' },
      ],
      criteria: [
        'From the account page to a confirmed end takes at most two clicks and no text field is required.',
        [
          'After cancelling, access lasts to the end of the paid period and no further charge happens.',
          'A cancelled {membership} works until the paid day and is never charged again.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{membership.path}/:id/cancel', purpose: 'end at the period’s end' },
        { method: 'POST', path: '/{membership.path}/:id/resume', purpose: 'take it back before the end' },
      ],
      reads: ['plan'],
      writes: ['membership'],
      edgeCases: [
        'Cancelled one minute before a charge: the charge does not happen or is returned the same day.',
        'A paused one is cancelled: it ends at once, without a remaining period.',
      ],
      effort: 'S',
      after: ['join'],
      steps: [
        'Add cancelAtEnd and resume; confirm by mail with the last day.',
        'Ask for one reason from a list, optional.',
        'Report starts, ends and reasons by month to the {keeper}.',
      ],
      pitfalls: ['Deleting data on the day of the end: keep it for 60 days and say so.'],
    },
  ],
  usage: [{ need: 'payments', units: 1 }],
  pains: [
    [
      'Monthly money for {objects} is collected by list, and a third is late.',
      'Income jumps with each month because nobody commits to {objects} in advance.',
      'Every renewal of {objects} needs a conversation.',
    ],
  ],
  competitors: [
    {
      name: 'Patreon',
      kind: 'adjacent',
      positioning: 'Monthly support for creators with tiers.',
      gap: 'The relation to members belongs to the platform, and {objects} must fit its tiers.',
      when: ['creator', 'member', 'supporter', 'artist'],
      unverified: true,
    },
  ],
  risks: [
    [
      'A price that is paid monthly is questioned monthly; something new must happen with {objects} in each period.',
      'Consumer law in many countries demands a cancel button and clear renewal notices.',
    ],
  ],
  metrics: [
    ['Monthly churn below 4 % after the third month', '30 % of trials become paid'],
    ['Two of three failed charges recovered within 7 days', 'Involuntary loss of members under 1 % a month'],
  ],
};
