import type { Capability } from '../schema.ts';

export const shipping: Capability = {
  id: 'shipping',
  name: 'sending by parcel or freight carriers',
  verbs: ['ship', 'versenden', 'verschicken', 'expedier'],
  triggers: [
    {
      weight: 3,
      words: [
        'shipping label',
        'ship label',
        'print label',
        'shipping rate',
        'shipping cost',
        'shipping cost calculator',
        'freight quote',
        'parcel label',
        'customs form',
        'customs declaration',
        'versandetikett',
        'versandkosten',
        'gastos de envio',
        'frais de port',
        'frete',
        'ship worldwide',
        'ship abroad',
        'post office',
      ],
    },
    { weight: 2, words: ['shipping', 'ship', 'versand', 'send parcel', 'expedition of colis'] },
    {
      weight: 1,
      words: ['parcel', 'parcel locker', 'colis', 'paket', 'package', 'carrier', 'customs', 'postage', 'packing'],
    },
  ],
  actor: 'user',
  object: {
    fallback: 'order',
    kinds: ['event', 'item', 'document'],
    prefers: ['order', 'deal', 'purchase', 'parcel', 'return'],
  },
  entities: [
    {
      key: 'consignment',
      name: 'consignment',
      kind: 'event',
      sameAs: ['consignment', 'shipment', 'parcel', 'shipping', 'package'],
      fields: [
        'sender: reference',
        'recipient: json, as it was when sent',
        'carrier: text',
        'service: text',
        'weightGrams: integer',
        'sizeCm: text',
        'declaredValue: money',
        'cost: money',
        'trackingNumber: text, unique',
        'label: file',
        'status: rated | labelled | handed in | on the way | delivered | returned | lost',
        'deliveredAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'quote',
      name: 'freight quote',
      kind: 'money',
      fields: [
        'carrier: text',
        'price: money',
        'includes: packing | pick-up | insurance | unloading, several',
        'pickupOn: date',
        'validUntil: datetime',
        'chosen: boolean',
      ],
      relations: [{ says: 'belongs to', to: 'consignment' }],
    },
  ],
  nodes: [
    {
      key: 'carriers',
      need: 'shipping',
      type: 'external',
      label: 'Carrier Services',
      does: [
        'Answer with prices, make labels, and report where each {consignment} is.',
        'Parcel and freight carriers behind one adapter: rates, labels, pick-ups, events.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'carriers',
      protocol: 'HTTPS',
      purpose: ['ask for rates, buy labels', 'buy a label with an idempotency key'],
    },
    {
      from: 'carriers',
      to: 'api',
      protocol: 'signed webhook',
      purpose: ['report events of {consignments}', 'say that something was delivered or came back'],
    },
  ],
  boundaries: [
    {
      name: 'Addresses on labels',
      protects: ['consignment', 'carriers'],
      mechanism: [
        'Addresses go to the chosen carrier only. Labels open for sender and {keeper}, and are erased 90 days after delivery.',
        'The link for following shows states and the town. Street and phone never appear in it.',
      ],
    },
  ],
  failures: [
    [
      'When a carrier does not answer within four seconds, the others’ prices are shown. It is named as missing.',
      'When the answer to buying a label gets lost, the same key is asked again. One label is paid.',
    ],
    [
      'When no event comes for four days, the {consignment} is listed as doubtful and the sender is told.',
      'When webhooks stop, a job asks the carriers every three hours.',
    ],
  ],
  features: [
    {
      key: 'label',
      name: [
        'Labels and rates for {objects}',
        'Send {an object}: price, label, hand-in',
        '{Consignments} from price to label',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Compares what carriers ask for weight, size and country, buys the label, and prints it with the papers.',
        'From the packed box to a paid label in one form: address check, rate, label, pick-up or hand-in.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to see three prices before I pack', so: 'postage does not eat the margin' },
          { as: 'actor', want: 'to print today’s labels in one go', so: 'I am at the counter before noon' },
        ],
        { as: 'other', want: 'to know the postage before I commit', so: 'nothing is added at the end' },
      ],
      criteria: [
        [
          'Given weight, size and two addresses, rates of every connected carrier stand there within 5 seconds.',
          'Prices for a 2 kg box to three countries agree with the carriers’ own calculators.',
        ],
        'Pressing twice buys one label. An unused one can be given back on the same day.',
        [
          'An address without a house number is stopped before the label is paid.',
          'A parcel to a country outside the customs union cannot be labelled without contents, value and tariff number.',
        ],
      ],
      api: [
        {
          method: 'POST',
          path: '/{object.path}/:id/{consignment.path}',
          purpose: 'weight, size, addresses; get rates',
        },
        { method: 'POST', path: '/{consignment.path}/:id/label', purpose: 'buy the label of one rate' },
        { method: 'GET', path: '/{consignment.path}', purpose: 'those of a day by state' },
        { method: 'DELETE', path: '/{consignment.path}/:id/label', purpose: 'give an unused label back' },
      ],
      reads: ['object'],
      writes: ['consignment'],
      edgeCases: [
        'It weighs more at the depot: the extra charge is shown with the carrier’s figure.',
        [
          'The recipient moves after the label was bought: it is given back and bought anew.',
          'Batteries or liquids are inside: services that refuse them are not offered.',
        ],
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Write one carrier interface (rates, label, cancel, events) and an adapter each; keep recorded answers as tests.',
        'Create {consignment.name}; copy the address into it when the label is bought.',
        'Buy labels with an idempotency key; store the file before answering.',
      ],
      pitfalls: ['Computing postage from a table of one’s own: carriers change theirs each January.'],
    },
    {
      key: 'follow',
      name: ['Where {objects} are', '{Consignments} followed to the door', 'News of {consignments} on their way'],
      need: 'core',
      only: 'hosted',
      description: [
        'Turns the events of all carriers into six states, and tells both sides only what changes something.',
        'One page for sender and recipient: where it is, when it comes, what to do if it does not.',
      ],
      stories: [
        { as: 'other', want: 'to open one link and see when it comes', so: 'I am at home that day' },
        { as: 'actor', want: 'to see what is late or stuck', so: 'I write first, before I am asked' },
      ],
      criteria: [
        'A recorded set of 60 events from three carriers ends in the expected states, in any order of arrival.',
        ['Delivery is known within 30 minutes of the carrier’s event.', 'Half an hour after the scan both sides know.'],
      ],
      api: [
        { method: 'POST', path: '/{consignment.path}/events', purpose: 'signed news from carriers' },
        { method: 'GET', path: '/{consignment.path}/follow/:code', purpose: 'state and expected day, by secret link' },
      ],
      reads: ['object'],
      writes: ['consignment'],
      edgeCases: [
        'An event says delivered and a later one on the way: the later time counts, and it is marked.',
        'It lies at a pick-up point: the message names place, hours and last day.',
      ],
      effort: 'M',
      after: ['label'],
      steps: [
        'Map carrier codes to states in a table; an unknown code is stored and reported.',
        'Send one message for handed in, one for today, one for delivered or stuck.',
      ],
      pitfalls: ['Passing every scan on to people: eleven mails a parcel.'],
    },
    {
      key: 'freight',
      name: ['Freight quotes for large {objects}', 'Pick-up of heavy {objects}', '{Quotes} for what no parcel takes'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Asks carriers for a price with packing, pick-up, insurance and unloading, and keeps the answers side by side.',
        'Gathers size, weight, stairs and access once, and gets {quotes} for it.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to describe size, weight and access once',
          so: 'three carriers answer the same question',
        },
      ],
      criteria: [
        '{Quotes} show the same four parts each: packing, pick-up, insurance, unloading; a missing one is named.',
        'Choosing a {quote} after its date is refused and asks for a new one.',
      ],
      api: [
        { method: 'POST', path: '/{consignment.path}/:id/{quote.path}', purpose: 'ask carriers, or enter an answer' },
        { method: 'POST', path: '/{quote.path}/:id/choose', purpose: 'order the transport' },
      ],
      reads: ['object', 'consignment'],
      writes: ['quote', 'consignment'],
      edgeCases: [
        'No carrier answers in two days: the {keeper} is told and asks by phone.',
        'It was damaged on the way: photos of packing and arrival stand beside the insured value.',
      ],
      effort: 'M',
      after: ['label'],
      steps: [
        'Create {quote.name} rows from answers by API, by mail link or typed in.',
        'Ask for photos of packing before the pick-up; the insurer wants them.',
      ],
      pitfalls: ['Treating a quote without insurance as the cheapest.'],
    },
  ],
  usage: [{ need: 'shipping', units: 4 }],
  pains: [
    [
      'I copy addresses of {objects} from one window into the next until one is wrong.',
      'Postage for {objects} is a guess, and the guess is paid by me.',
      'Every second question about {objects} is: where is it?',
    ],
  ],
  competitors: [
    {
      name: 'Sendcloud',
      kind: 'adjacent',
      positioning: 'Labels and tracking with many European carriers for web shops.',
      gap: 'Begins at the parcel; what {objects} are and what was agreed about them it does not know.',
      unverified: true,
    },
    {
      name: 'The counter of the post office',
      kind: 'manual',
      positioning: 'Somebody weighs it and knows the rules.',
      gap: 'A queue for {objects}, a handwritten label, and a slip that gets lost.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Who bears loss and damage of {objects} on the way must be written before the first label.',
      'A carrier’s contract may want volumes; begin with an aggregator.',
    ],
  ],
  metrics: [
    ['Nine of ten labels bought without a correction', 'Postage within 5 % of what was charged to the buyer'],
    ['Questions about the whereabouts of {objects} below one in twenty', 'Lost pieces settled within ten days'],
  ],
};
