import type { RuleConcept } from './schema.ts';

/** "For each tattoo we write down ink colour and lot number." */
export const lotPerUse: RuleConcept = {
  id: 'lot-per-use',
  name: 'the lot of what was used',
  signs: [
    /\b(?:for|with|of|at|on) (?:each|every|any|all) (?<thing>\p{L}+)[^.;]{0,40}?\b(?:write down|note|record|keep|log|store|enter|document)\w*[^.;]{0,15}? (?<material>\p{L}+)[^.;]{0,30}?\b(?:lot|batch|charge)(?:[- ](?:number|code|no\.?)|es|s)?\b[^.;]{0,60}/iu,
    /\b(?:keep|note|write down|record|log|store|enter|document)\w*[^.;]{0,15}? (?:the )?(?:lot|batch)(?:[- ](?:numbers?|codes?))? of (?:the |each |every )?(?<material>\p{L}+)[^.;]{0,60}/iu,
    /\b(?:must|have to|has to)\b[^.;]{0,30}? (?:the )?(?:lot|batch)(?:[- ](?:numbers?|codes?))? of (?:the |each |every )?(?<material>\p{L}+)[^.;]{0,60}/iu,
  ],
  words: { material: 'material' },
  covered: /\blots?\b/i,
  actor: 'user',
  on: {
    prefers: ['appointment', 'job', 'piece', 'order', 'treatment', 'session', 'case', 'visit'],
    kinds: ['event', 'item', 'document', 'task'],
  },
  entities: [
    {
      key: 'stock',
      name: 'material lot',
      kind: 'item',
      fields: [
        'material: text',
        'maker: text',
        'colour: text, optional',
        'lot: text',
        'expiresOn: date, optional',
        'openedOn: date, optional',
        'state: in use | used up | recalled',
      ],
      relations: [],
    },
    {
      key: 'using',
      name: 'lot use',
      kind: 'event',
      fields: ['usedAt: datetime', 'note: text, optional'],
      relations: [
        { says: 'belongs to', to: 'object' },
        { says: 'refers to', to: 'stock' },
        { says: 'refers to', to: 'actor' },
      ],
    },
  ],
  feature: {
    name: [
      '{Material} and lot for each {thing}',
      'Which {material} lot went into which {thing}',
      'Lots of {material} by {thing}, both ways',
    ],
    description:
      'Notes for each {thing} what was used of {material} and from which lot, and answers the other way round whom a lot has reached.',
    stories: [
      {
        as: 'actor',
        want: 'to note the {material} by scanning or two taps',
        so: 'it is done before the next one comes',
      },
      { as: 'keeper', want: 'to list everything that a lot went into', so: 'a recall is answered in a minute' },
    ],
    criteria: [
      '{An thing} without a lot of {material} cannot be closed: refused with what is missing; with one lot, and with three, it closes.',
      'Given a lot used for four of them and another for one: asked for the first, exactly those four come, with date and person.',
      'A lot past its date or recalled is refused at the {thing}, and names the date.',
      'For the office that asks, a list from one date to another comes as CSV and PDF, a line for each use.',
    ],
    api: [
      {
        method: 'POST',
        path: '/{object.path}/:id/{using.path}',
        purpose: 'note a lot that is used, by code or choice',
      },
      { method: 'GET', path: '/{stock.path}/:id/{using.path}', purpose: 'whom and what a lot has reached' },
      { method: 'POST', path: '/{stock.path}', purpose: 'take in a lot: maker, colour, number, date' },
      { method: 'GET', path: '/{using.path}/export', purpose: 'the list for the office, by dates' },
    ],
    reads: ['object'],
    writes: ['stock', 'using'],
    edgeCases: [
      'Two makers use the same lot number: maker and number together are unique.',
      'A use was noted on the wrong one: it is struck with a reason, never deleted.',
    ],
    effort: 'M',
    steps: [
      'Store {stock.name} unique by maker and lot, and one {using.name} for each lot in each {thing}.',
      'Offer the lots in use first, as large buttons; a camera reads the code on the package where there is one.',
      'Check for a lot in the transition that closes the {thing}, within its transaction.',
    ],
    pitfalls: ['A free text field for the lot: nobody finds "L-204" under "l 204".'],
  },
};
