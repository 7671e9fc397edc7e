import type { RuleConcept } from './schema.ts';

/** "A set that sits there for three seasons unpaid should stick out." */
export const unpaidPeriods: RuleConcept = {
  id: 'unpaid-periods',
  name: 'what is owed for several periods',
  signs: [
    /\b(?<thing>\p{L}+)(?: that| which| who)? (?:\p{L}+ ){0,4}?for (?<n>two|three|four|five|six|\d{1,2}) (?<period>seasons?|months?|years?|quarters?|terms?|weeks?) (?:unpaid|without (?:paying|payment)|not paid)\b[^.;]{0,50}/iu,
    /\b(?:has|have|had|is|are) (?:not |n['’]t )(?:been )?paid (?:for|in) (?<n>two|three|four|five|six|\d{1,2}) (?<period>seasons?|months?|years?|quarters?|terms?)\b[^.;]{0,60}/i,
    /\b(?<n>two|three|four|five|six|\d{1,2}) (?<period>seasons?|months?|years?|quarters?|terms?) (?:unpaid|behind(?: with| on)?(?: the| their)? (?:rent|fees?|dues|payments?)|in arrears|overdue)\b[^.;]{0,60}/i,
  ],
  covered: /\bfees\b|\bwhat is owed\b|\bunpaid\b|\barrears\b/i,
  actor: 'keeper',
  on: { kinds: ['item', 'person', 'place', 'group'] },
  entities: [
    {
      key: 'charge',
      name: 'charge',
      kind: 'money',
      fields: [
        'period: text',
        'amount: money',
        'dueOn: date',
        'paidAt: datetime, optional',
        'waivedBy: text, optional',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
  ],
  feature: {
    name: [
      '{Objects} unpaid for {n} {period} stand out',
      '{N} {period} unpaid: the {object} on top of the list',
      'Unpaid {objects} flagged at {n} {period}',
    ],
    description:
      'Writes one charge for each {object} and period; whatever has {n} open stands first, marked, until somebody pays or lets it go.',
    stories: [
      {
        as: 'keeper',
        want: 'to see at once what nobody has paid for {n} {period}',
        so: 'I can call before it fills my space for good',
      },
    ],
    criteria: [
      'With {fewer} open, {an object} is not marked; with {n} open it stands on top of the start list in red, with period and sum.',
      'One of the {n} is paid: the mark is gone at the next load. Letting one off counts the same and notes who did.',
      'Each {object} has exactly one charge a period, also when the job that writes them runs twice.',
    ],
    api: [
      { method: 'GET', path: '/{charge.path}/open', purpose: 'what is owed, most periods first' },
      { method: 'POST', path: '/{object.path}/:id/{charge.path}', purpose: 'charge a period' },
      { method: 'PATCH', path: '/{charge.path}/:id', purpose: 'paid, or let off and by whom' },
    ],
    reads: ['object'],
    writes: ['charge'],
    edgeCases: [
      'It came in halfway through a period: that one is charged as agreed, and counts.',
      'The owner has changed: open charges stay with whoever owed them, and the mark says so.',
    ],
    effort: 'M',
    steps: [
      'Store {charge.name} with period and paidAt, unique for {object} and period; write those of a new period in one job.',
      'Count open charges in the query of the list; mark at {n}, a setting with that value.',
      'Show the mark in the list, on the card of the {object} and where it is handed over.',
    ],
    pitfalls: ['Counting days since some date in place of open periods.'],
  },
};
