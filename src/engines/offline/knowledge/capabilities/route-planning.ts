import type { Capability } from '../schema.ts';

export const routePlanning: Capability = {
  id: 'route-planning',
  name: 'tours: many stops in a good order',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'route planning',
        'route planner',
        'route optimisation',
        'route optimization',
        'tour planning',
        'delivery route',
        'multi-stop',
        'vehicle routing',
        'driving route',
        'collection round',
        'tourenplanung',
        'routenplanung',
        'planificacion de ruta',
        'planificacion of ruta',
        'ruta de reparto',
        'ruta of reparto',
        'roteirizacao',
        'planification de tournee',
        'planification of tournee',
      ],
    },
    {
      weight: 2,
      words: [
        'time window',
        'depot',
        'tournee',
        'tour plan',
        'shortest route',
        'daily route',
        'pickup route',
        'milk round',
      ],
    },
    { weight: 1, words: ['route', 'stop', 'driver', 'van', 'detour', 'fuel', 'mileage'] },
  ],
  actor: 'user',
  object: { fallback: 'stop', kinds: ['place', 'event', 'task', 'item', 'person'] },
  entities: [
    {
      key: 'tour',
      name: 'tour',
      kind: 'event',
      sameAs: ['tour', 'route', 'round'],
      fields: [
        'day: date',
        'vehicle: text',
        'driver: reference',
        'startsAt: datetime',
        'startPlace: place',
        'endPlace: place',
        'plannedMinutes: integer',
        'plannedMetres: integer',
        'status: draft | released | on the way | done',
      ],
      relations: [],
    },
    {
      key: 'stop',
      name: 'stop',
      kind: 'place',
      sameAs: ['stop'],
      fields: [
        'position: integer',
        'place: place',
        'earliest: time',
        'latest: time',
        'serviceMinutes: integer',
        'load: decimal',
        'plannedAt: datetime',
        'pinned: boolean',
        'status: open | reached | done | skipped',
      ],
      relations: [
        { says: 'belongs to', to: 'tour' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'roads',
      need: 'maps',
      type: 'external',
      label: 'Road Times',
      does: [
        'Turns addresses into points and gives driving times between all {stops} of a day.',
        'Knows how long it takes from each {stop} to each other, by car or bike.',
      ],
    },
    {
      key: 'solver',
      need: 'queue',
      type: 'queue',
      label: 'Tour Solver',
      does: [
        'Searches a good order within a time limit and always has the best so far.',
        'Orders {stops} under time windows, loads and hours of work, apart from the API so that nobody waits on it.',
      ],
    },
  ],
  edges: [
    { from: 'api', to: 'solver', protocol: 'job queue', purpose: 'ask for an order of {stops}' },
    { from: 'worker', to: 'solver', protocol: 'job queue', purpose: 'take the next tour to solve' },
    {
      from: 'worker',
      to: 'roads',
      protocol: 'HTTPS',
      purpose: ['fetch the matrix of driving times', 'find points for addresses'],
    },
  ],
  boundaries: [
    {
      name: 'Addresses leave thin',
      protects: ['stop', 'roads'],
      mechanism: [
        'The road service gets points without names; who lives there stays inside.',
        'Only coordinates go out, and the answer is kept so that each pair is asked for once.',
      ],
    },
  ],
  failures: [
    [
      'When the road service is down, yesterday’s times are used and the {tour} says so.',
      'When driving times cannot be had, distance as the crow flies times 1.4 stands in, marked on the plan.',
    ],
    'When no order fits all time windows, the plan comes anyway and names which {stops} are late and by how many minutes.',
  ],
  features: [
    {
      key: 'order',
      name: [
        '{Tours} of {actors} in a good order',
        '{Stops} of the day, ordered for {actors}',
        'Best order of {stops} for {actors}',
      ],
      need: 'core',
      description: [
        'Puts the day’s {stops} into {tours} that keep time windows, loads and working hours, and drive as little as possible.',
        'Takes a list of addresses and gives back who drives where, in which order, and when each is reached.',
      ],
      stories: [
        { as: 'actor', want: 'to plan 60 {stops} in one step', so: 'the morning does not begin with a map and pins' },
        { as: 'actor', want: 'to pin {an stop} to its place', so: 'what I know and the machine does not is respected' },
      ],
      criteria: [
        'A day of 60 {stops} and 3 vehicles is solved within 30 seconds on the production machine.',
        [
          'The plan is never longer than the order in which the {stops} were typed in.',
          'For the ten example days in the tests, the plan drives at most 5 % more than the best known order.',
        ],
        'Given a window of 8:00 to 9:00, when it cannot be kept, then the {stop} is marked with its lateness in minutes.',
      ],
      api: [
        { method: 'POST', path: '/{tour.path}/solve', purpose: 'start; answers with a job' },
        { method: 'GET', path: '/{tour.path}', purpose: 'tours of a day with their stops' },
        { method: 'PATCH', path: '/{tour.path}/:id', purpose: 'move, pin or remove stops' },
      ],
      reads: ['object'],
      writes: ['tour', 'stop'],
      edgeCases: [
        'An address is not found or found twice: it is listed before planning, with a map to tap the place.',
        'Two {objects} at one door: one {stop} with both.',
        'An urgent one comes in at ten: what has been done stays, the rest is ordered anew.',
      ],
      effort: 'XL',
      after: ['records/keep'],
      steps: [
        'Find points for addresses once, store them with how sure they are, and let a person correct them.',
        'Fetch the matrix of driving times in one call and keep it by pair, hour of day and date.',
        'Solve with a proven engine such as VROOM or OR-Tools behind an own interface; pass windows, loads, breaks and pins.',
        'Show map and list side by side; a drag recomputes the times of the rest within a second.',
      ],
      pitfalls: [
        'Writing an own solver: nearest neighbour looks fine with eight {stops} and crosses its own path with sixty.',
        'Straight lines instead of roads: the river has two bridges.',
      ],
    },
    {
      key: 'drive',
      name: [
        '{Tour} in the hand of {actors}',
        '{Stop} after {stop}: the day of {actors}',
        'Stop list for {actors} on the road',
      ],
      need: 'core',
      description: [
        'Gives the driver the next {stop} with name, note and a tap to navigate, takes "done" or "not possible", and works without signal.',
        'One {stop} after the other on the phone: where, what, until when, and what came out of it.',
      ],
      stories: [
        { as: 'actor', want: 'to open the next address in my navigation app', so: 'I need not type at the wheel' },
        { as: 'actor', want: 'to say why {an stop} failed', so: 'nobody calls me about it in the evening' },
      ],
      criteria: [
        'The whole {tour} opens and can be worked off in flight mode.',
        'Marking {an stop} as done takes one tap of at least 48 pixels.',
        'A change from the office is shown with what is new, never silently in mid-drive.',
      ],
      api: [
        { method: 'GET', path: '/{tour.path}/mine', purpose: 'the own tour of today' },
        { method: 'POST', path: '/{stop.path}/:id/result', purpose: 'done, skipped, with reason' },
      ],
      reads: ['tour', 'object'],
      writes: ['stop'],
      edgeCases: [
        'The driver takes another order: planned times follow, nobody is forced back.',
        'The phone dies at noon: the {tour} goes on on another phone from what was sent.',
      ],
      effort: 'M',
      after: ['order'],
      steps: [
        'Store the released {tour.name} on the device with map tiles for its area.',
        'Open navigation by a geo link, so that each driver keeps the app of choice.',
        'Send results in order with ids from the device.',
      ],
      pitfalls: ['Small buttons and long forms for people who stand in the rain with a parcel.'],
    },
    {
      key: 'compare',
      name: ['{Tours} as planned and as driven', 'What {tours} really took', 'Minutes at {objects}, planned and true'],
      need: 'later',
      description: [
        'Lays plan beside reality for each {tour}: minutes driven, minutes at the door, {stops} that failed.',
        'Learns from done {tours} how long {an object} really takes and proposes better times.',
      ],
      stories: [{ as: 'keeper', want: 'to see which {stops} always take longer', so: 'plans become honest' }],
      criteria: [
        'After ten visits a proposed time for {an object} is the median of the last ten.',
        'The sum of planned and driven kilometres stands beside each other for every week.',
      ],
      api: [{ method: 'GET', path: '/{tour.path}/review', purpose: 'plan against reality by week' }],
      reads: ['tour', 'stop'],
      writes: [],
      edgeCases: [
        'A break at {an stop}: long stays are shown as outliers and left out of the median.',
        'A {tour} was driven without the app: it is left out and counted as such.',
      ],
      effort: 'S',
      after: ['drive'],
      steps: [
        'Keep planned times with the release, so that later changes do not polish them.',
        'Compute medians in one query by {object.name}.',
      ],
      pitfalls: ['Comparing with the last plan instead of the released one.'],
    },
  ],
  usage: [
    { need: 'maps', units: 400 },
    { need: 'queue', units: 25 },
  ],
  pains: [
    [
      'Sorting the {objects} of the day by hand takes an hour, and the new driver zigzags through town.',
      'Only one of us knows a good order, and he retires in spring.',
      'We promise "in the morning" because we do not know any better.',
    ],
  ],
  competitors: [
    {
      name: 'VROOM',
      kind: 'adjacent',
      positioning: 'Open-source engine for vehicle routing with time windows, capacities, skills and breaks.',
      gap: 'An engine without a screen: no {objects}, no drivers, no phone.',
      source: 'https://github.com/VROOM-Project/vroom',
    },
    {
      name: 'Google Maps with several stops',
      kind: 'substitute',
      positioning: 'Everybody has it, with live traffic.',
      gap: 'Takes a handful of stops in the order they were typed and knows no time windows.',
      unverified: true,
    },
    {
      name: 'A printed list and local knowledge',
      kind: 'manual',
      positioning: 'Works as long as the same driver comes.',
      gap: 'Leaves with the driver.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A matrix of 100 places has 10,000 pairs; check what the road service charges for it before choosing one.',
      'Drivers know about school gates and ramps; a plan that cannot be pinned or moved is ignored in the second week.',
    ],
  ],
  metrics: [
    ['15 % fewer kilometres for the same {objects} by the third month', 'Planning time a day below 10 minutes'],
    '90 % of {stops} reached within 20 minutes of the planned time',
  ],
};
