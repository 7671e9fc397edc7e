import type { Capability } from '../schema.ts';

export const maps: Capability = {
  id: 'maps',
  name: 'maps and routes',
  verbs: [
    'route',
    'navigate',
    'map',
    'locate',
    'geocode',
    'navigieren',
    'kartieren',
    'verorten',
    'mapear',
    'navegar',
    'ubicar',
    'localizar',
    'cartographier',
    'naviguer',
    'localiser',
  ],
  triggers: [
    {
      weight: 3,
      words: ['map', 'gps', 'geolocation', 'geofence', 'karte', 'landkarte', 'mapa', 'itineraire', 'navigation'],
    },
    { weight: 2, words: ['nearby', 'route', 'trail', 'standort', 'ubicacion', 'localizacao'] },
    { weight: 1, words: ['area', 'distance', 'neighbourhood', 'city', 'drive', 'address', 'stop', 'location'] },
  ],
  actor: 'user',
  object: { fallback: 'place', kinds: ['place', 'event', 'item', 'task', 'person'] },
  entities: [
    {
      key: 'spot',
      name: 'map point',
      kind: 'place',
      sameAs: ['place', 'spot', 'stop', 'location', 'address'],
      fields: [
        'latitude: decimal',
        'longitude: decimal',
        'precisionMetres: integer',
        'addressText: text',
        'hint: text',
        'confirmed: boolean',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'tour',
      name: 'tour',
      kind: 'event',
      sameAs: ['tour', 'route', 'round', 'trip'],
      fields: [
        'day: date',
        'driver: reference',
        'startsAt: datetime',
        'stops: ordered list of reference',
        'plannedMinutes: integer',
        'plannedMetres: integer',
        'status: draft | released | on the way | done',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'spot' },
      ],
    },
  ],
  nodes: [
    {
      key: 'geo',
      need: 'maps',
      type: 'external',
      label: 'Map and Address Service',
      does: [
        'Delivers map tiles, turns addresses into points, and knows driving times between them.',
        'Answers where an address of {an object} lies and how long the way takes.',
      ],
    },
  ],
  edges: [
    { from: 'client', to: 'geo', protocol: 'HTTPS', purpose: ['load the map around {objects}', 'draw tiles'] },
    {
      from: 'api',
      to: 'geo',
      protocol: 'HTTPS',
      purpose: ['find the point of an address once and keep it', 'ask for driving times between {objects}'],
    },
  ],
  boundaries: [
    {
      name: 'Where people are',
      protects: ['spot', 'tour'],
      mechanism: [
        'Positions of people are used while the {tour} is under way, rounded to 100 m for everybody else, and deleted after 24 hours.',
        'Private addresses appear as a circle of 300 m until somebody has a task there.',
      ],
    },
  ],
  failures: [
    [
      'When the map service is away, the list of {objects} with addresses and the last order still works.',
      'When tiles do not load, points are shown on plain ground with their distance and direction.',
    ],
  ],
  features: [
    {
      key: 'map',
      name: ['{Objects} on a map', 'Map of {objects} nearby', '{Object} map'],
      need: 'core',
      description: [
        'Shows {objects} where they are, bundled when there are many, with the list beside it in the same order.',
        'Puts {objects} on a map that answers "what is near me" within a glance.',
      ],
      stories: [
        { as: 'actor', want: 'to see {objects} around me', so: 'I choose the nearest' },
        { as: 'actor', want: 'to move a wrongly placed point', so: 'the next person finds it' },
      ],
      criteria: [
        [
          '2,000 {objects} move without stutter: 30 pictures a second on a mid-range phone.',
          'With two thousand points on screen, dragging stays at 30 frames a second or more.',
        ],
        [
          'Every {object} on the map is also in a list that works by keyboard and screen reader.',
          'What the map shows can be read as a list sorted by distance.',
        ],
        'Without permission for the position, a town or postcode can be typed.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/near', purpose: 'those in a frame or radius, bundled' },
        { method: 'PUT', path: '/{object.path}/:id/position', purpose: 'set or correct the point' },
      ],
      reads: ['object'],
      writes: ['spot'],
      edgeCases: [
        [
          'The address exists in three towns: the person chooses with the postcode beside it.',
          'No address, only a field track: a pin is set by hand and kept with a hint.',
        ],
        'Five {objects} share one door: one point with a number opens into five.',
        'The position on the phone is off by 800 m: the circle of doubt is drawn.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Store latitude, longitude and precision in {spot.name} with a spatial index; ask the address service once and keep the answer as its terms allow.',
        'Query by frame, bundle on the server above 200 points.',
        'Link list and map: choosing in one marks in the other.',
      ],
      pitfalls: [
        ['Asking the address service on every display.', 'Sending all points of the country to the phone.'],
        'Swapping latitude and longitude.',
      ],
    },
    {
      key: 'tour',
      name: ['Best order for the {objects} of a day', 'Day plan through {objects}', 'Plan the way between {objects}'],
      need: 'usual',
      description: [
        'Puts the {objects} of a day into an order with little driving that respects time windows.',
        'Proposes {an tour} through {objects}, says when it will be where, and lets a person overrule it.',
      ],
      stories: [
        { as: 'actor', want: 'to get a good order for my stops', so: 'I am home half an hour earlier' },
        { as: 'keeper', want: 'to add one urgent stop to a running day', so: 'nobody calls five people' },
      ],
      criteria: [
        [
          'On 50 recorded days with up to 25 stops the proposed order is never longer than the one that was driven.',
          'Compared with fifty real days, the proposal is shorter or equal each time.',
        ],
        'A stop with a window from 9 to 10 is reached inside it or is listed as impossible with the reason.',
        'A change during the day keeps stops that are done and the next one.',
      ],
      api: [
        { method: 'POST', path: '/{tour.path}/propose', purpose: 'compute an order with times' },
        { method: 'PATCH', path: '/{tour.path}/:id/stops', purpose: 'move, add or drop a stop' },
      ],
      reads: ['object', 'spot'],
      writes: ['tour'],
      edgeCases: [
        'Two windows exclude each other: both are shown and a person decides.',
        'A bridge is closed: a pair of stops can be marked as detour with extra minutes.',
        'Only one stop is left: nothing is computed.',
      ],
      effort: 'L',
      after: ['map'],
      steps: [
        'Fetch the table of driving times for the stops once a day and cache it.',
        'Order with nearest insertion and pairwise exchange under time windows; 25 stops need no more.',
        'Record real arrival times and compare.',
        'Hand single legs over to the navigation of the phone.',
      ],
      pitfalls: ['Optimising straight-line distance.', 'Reordering the stop to which somebody is already driving.'],
    },
  ],
  usage: [{ need: 'maps', units: 120 }],
  pains: [
    [
      'Every morning somebody sorts {objects} by feeling and drives past one of them twice.',
      'The address of {an object} leads to the wrong gate, and each newcomer learns it anew.',
      'I do not know which {objects} are round the corner until I am home again.',
    ],
  ],
  competitors: [
    {
      name: 'Google Maps',
      kind: 'substitute',
      positioning: 'Map, search and navigation for everybody.',
      gap: 'Knows streets, not {objects}, their windows or what was done there last time.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Map services charge by use; a popular page of {objects} can cost more than it earns without caching.',
      'Tracking people on the move needs consent and, at work, often an agreement with staff.',
    ],
  ],
  metrics: [
    ['Minutes on the road for each {object} down by 15 %', 'Kilometres a day fall by a tenth after four weeks'],
    ['95 % of {objects} with a confirmed point', 'Wrong-door calls below 1 in 100 {objects}'],
  ],
};
