import type { Capability } from '../schema.ts';

export const deliveryTracking: Capability = {
  id: 'delivery-tracking',
  name: 'deliveries and their tracking',
  verbs: [
    'deliver',
    'ship',
    'dispatch',
    'courier',
    'liefern',
    'ausliefern',
    'versenden',
    'zustellen',
    'entregar',
    'despachar',
    'repartir',
    'livrer',
    'expedier',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'delivery',
        'shipment',
        'parcel',
        'courier',
        'last mile',
        'proof of delivery',
        'lieferung',
        'versand',
        'paket',
        'entrega',
        'livraison',
        'colis',
        'freight',
      ],
    },
    { weight: 2, words: ['tracking number', 'eta', 'carrier', 'fahrer', 'repartidor', 'dispatcher'] },
    { weight: 1, words: ['van', 'bike', 'doorstep', 'package', 'label', 'load', 'driver'] },
  ],
  actor: 'user',
  object: { fallback: 'parcel', kinds: ['item', 'event', 'document'] },
  entities: [
    {
      key: 'delivery',
      name: 'delivery',
      plural: 'deliveries',
      kind: 'event',
      sameAs: ['delivery', 'shipment', 'parcel', 'consignment', 'load'],
      fields: [
        'recipientName: text',
        'carrier: reference',
        'code: text, unique',
        'status: planned | loaded | on the way | delivered | failed | returned',
        'windowFrom: datetime',
        'windowUntil: datetime',
        'expectedAt: datetime',
        'dropAddress: text',
        'instructions: text',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'scan' },
      ],
    },
    {
      key: 'scan',
      name: 'handover event',
      kind: 'event',
      fields: [
        'kind: loaded | arrived | handed over | refused | left at place',
        'at: datetime',
        'position: text',
        'photo: file',
        'receivedBy: text',
        'reason: text',
      ],
      relations: [{ says: 'belongs to', to: 'delivery' }],
    },
  ],
  nodes: [
    {
      key: 'carrier',
      need: 'shipping',
      type: 'external',
      label: 'Carrier Connection',
      does: [
        'Buys labels and reads tracking events where {deliverys} are carried by somebody else.',
        'Speaks to parcel carriers: prices, labels, events of {deliverys}.',
      ],
    },
    {
      key: 'positions',
      need: 'realtime',
      type: 'gateway',
      label: 'Position Channel',
      does: [
        'Passes the position of a vehicle on to those who wait for it, while they wait.',
        'Carries positions from drivers to waiting people and stores none beyond the day.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'carrier',
      protocol: 'HTTPS',
      purpose: ['order labels, fetch events', 'hand {deliverys} to carriers'],
    },
    {
      from: 'client',
      to: 'positions',
      protocol: 'WebSocket',
      purpose: ['send and see positions', 'follow {an delivery} on its last stretch'],
    },
  ],
  boundaries: [
    {
      name: 'Tracking link',
      protects: ['delivery', 'scan'],
      mechanism: [
        'The link holds a long random code, shows first name and window only, and closes 7 days after handover.',
        'Who carries sees the stops of today and nothing else; addresses leave the device at the end of the shift.',
      ],
    },
  ],
  failures: [
    [
      'When the phone has no reception at the door, handover and photo are kept and sent later with the time at which they happened.',
      'When a driver is offline, the last known position is shown with its age and never as live.',
    ],
    [
      'When the carrier’s service is down, labels wait in a queue and the packing list says which {objects} have none.',
      'When no event came for 24 hours, {an delivery} is listed as stuck.',
    ],
  ],
  features: [
    {
      key: 'dispatch',
      name: ['{Delivery} plan for the day', 'Who carries which {objects}', '{Deliverys} by driver and window'],
      need: 'core',
      description: [
        'Assigns {objects} to drivers or carriers with windows that hold, and prints what must be loaded.',
        'Turns everything that is due into loads with an order, a person and a time.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to give the {deliverys} of a day to drivers',
          so: 'each leaves with a list that works',
        },
        { as: 'actor', want: 'to see my stops in order with notes', so: 'I do not call from the street' },
      ],
      criteria: [
        [
          'Each due {object} is on exactly one list or in "not planned" with a reason.',
          'Planned plus unplanned {deliverys} equals all that are due, every time.',
        ],
        'Giving a stop to another driver reaches both phones within 10 seconds.',
      ],
      api: [
        { method: 'POST', path: '/{delivery.path}/plan', purpose: 'propose loads for a day' },
        { method: 'PATCH', path: '/{delivery.path}/:id/assignment', purpose: 'give to a driver or carrier' },
      ],
      reads: ['object'],
      writes: ['delivery'],
      edgeCases: [
        'A driver calls in sick at 7: the load is split over the others with one action.',
        [
          'The load is heavier than the vehicle may carry: the plan refuses it with the excess.',
          'Two {objects} go to one door: they become one stop.',
        ],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {delivery.name} with window, size and state.',
        'Build the plan view: drivers as columns, unplanned at the left, sums of weight and minutes on top.',
        'Push changes to the phones and have them acknowledged.',
      ],
      pitfalls: ['Planning in the server’s time zone.', 'Letting a reload on the phone drop unsent handovers.'],
    },
    {
      key: 'follow',
      name: ['Where is my {object}', '{Object} tracking page', 'Live way of {an delivery}'],
      need: 'core',
      only: 'many',
      description: [
        'Tells those who wait where {an object} is and when it comes, without an account.',
        'A page behind a link: state, expected time, a way to leave instructions.',
      ],
      stories: [
        { as: 'other', want: 'to see when my {object} arrives', so: 'I do not wait all day' },
        { as: 'actor', want: 'to have the waiting person told by the system', so: 'I need not phone while driving' },
      ],
      criteria: [
        [
          'In nine of ten cases the real arrival lies within 15 minutes of the time shown one hour before.',
          'One hour ahead, the shown time is right to a quarter of an hour for 90 % of {deliverys}.',
        ],
        'The page works without scripts and names the age of its information.',
      ],
      api: [
        { method: 'GET', path: '/{delivery.path}/follow/:code', purpose: 'public state by code' },
        { method: 'PUT', path: '/{delivery.path}/follow/:code/instructions', purpose: 'leave a note until loading' },
      ],
      reads: ['delivery'],
      writes: ['scan', 'delivery'],
      edgeCases: [
        'Instructions come after loading: the driver gets them as a message and the page says that it may be too late.',
        [
          'The driver takes a break: the time moves and the page says "paused".',
          'The link is forwarded: it shows no name and no house number.',
        ],
      ],
      effort: 'M',
      after: ['dispatch'],
      steps: [
        'Estimate from the order of stops, driving times and mean minutes at a door; correct with each arrival.',
        'Make the page static with a small update every 30 seconds.',
        'Send two messages at most: "today between" and "next".',
      ],
      pitfalls: ['Showing the whole tour of the driver.', 'Announcing minutes when the error is half an hour.'],
    },
    {
      key: 'proof',
      name: ['Proof of handover for {objects}', '{Delivery} photo and signature', 'Failed {deliverys} and returns'],
      need: 'usual',
      description: [
        'Records at the door who took {an object}, with photo or signature, or why it did not work.',
        'Ends the argument whether {an object} came: time, place, picture, name.',
      ],
      stories: [{ as: 'actor', want: 'to finish a stop in three taps', so: 'proof does not slow me down' }],
      criteria: [
        'Handover is recorded in at most 3 taps, also without reception.',
        [
          'A failed attempt has a reason from a list and a next step.',
          'Without a reason from the list a stop cannot be closed as failed.',
        ],
      ],
      api: [{ method: 'POST', path: '/{delivery.path}/:id/events', purpose: 'record what happened at the door' }],
      reads: ['delivery'],
      writes: ['scan'],
      edgeCases: [
        'Nobody opens: a second attempt is planned and the place of deposit asked for.',
        'Half of it is damaged: it is handed over in part with a photo of the rest.',
      ],
      effort: 'M',
      after: ['dispatch'],
      steps: [
        'Write {scan.name} on the device first, with an id made there.',
        'Compress photos to 200 kB and send when there is reception.',
        'List failed stops with the next step for the planner.',
      ],
      pitfalls: ['Asking for a signature on a wet screen as the only proof.'],
    },
  ],
  usage: [
    { need: 'shipping', units: 4 },
    { need: 'realtime', units: 80 },
  ],
  pains: [
    [
      'The phone rings all day with one question: where is my {object}.',
      'Two drivers pass each other in the same street with {objects} for the same house.',
      'Whether {an object} really arrived is one word against another.',
    ],
  ],
  competitors: [
    {
      name: 'Onfleet',
      kind: 'direct',
      positioning: 'Last-mile delivery software for fleets.',
      gap: 'Priced and built for many drivers; what {objects} are and need stays outside.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Promised times that do not hold make more calls than no times; begin with wide windows for {objects}.',
      'Drivers feel watched; positions must serve the waiting person, not the boss.',
    ],
  ],
  metrics: [
    ['Calls about {objects} on their way down by 60 %', '95 % of {deliverys} inside their window'],
    ['First attempt succeeds for 92 % of {objects}', 'Disputed handovers below 1 in 500'],
  ],
};
