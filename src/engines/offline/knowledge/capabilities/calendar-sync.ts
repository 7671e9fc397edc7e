import type { Capability } from '../schema.ts';

export const calendarSync: Capability = {
  id: 'calendar-sync',
  name: 'exchange with calendars',
  verbs: [],
  triggers: [
    { weight: 3, words: ['google calendar', 'outlook calendar', 'icloud calendar', 'ical', 'ics', 'caldav', 'calendar sync', 'calendar integration', 'calendar feed', 'sync calendar', 'sync with calendar', 'into google calendar', 'in google calendar', 'into everyone calendar', 'to phone calendar', 'phone calendar', 'apple calendar', 'calendar invite', 'calendar invitation', 'calendar entry', 'calendar export', 'calendar subscription', 'subscribe to calendar', 'add to calendar', 'checkout date', 'airbnb calendar', 'two-way calendar', 'calendar link', 'calendar of google', 'agenda google', 'google agenda', 'school calendar', 'club calendar', 'outlook', 'exchange calendar', 'one calendar', 'in everyone phone', 'in phone calendar', 'family calendar', 'outlook appointment', 'date in phone', 'date from website', 'school date', 'date of school', 'choir date', 'club date', 'match date', 'garbage date', 'waste collection date', 'second calendar'] },
    { weight: 2, words: ['kalender', 'calendario', 'calendrier', 'shared calendar', 'busy time', 'share diary', 'several calendar', 'different calendar', 'calendar from', 'everyone calendar', 'free busy', 'block time', 'block out time', 'clash with', 'clashing appointment', 'term date', 'bin day', 'due date in', 'in everybody phone', 'on everyone phone', 'up in phone', 'date in', 'date show up', 'calendar'] },
    { weight: 1, words: ['agenda', 'busy', 'in calendar', 'in phone', 'into calendar', 'with calendar', 'and calendar', 'to calendar', 'both calendar', 'date'] },
  ],
  actor: 'user',
  object: { fallback: 'event', kinds: ['event', 'task', 'place', 'person'] },
  entities: [
    {
      key: 'link',
      name: 'calendar link',
      kind: 'document',
      fields: [
        'owner: reference',
        'provider: text',
        'calendarName: text',
        'direction: out | in | both',
        'syncMarker: text',
        'status: active | expired | stopped',
        'lastSyncAt: datetime',
        'sealedToken: text',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'twin',
      name: 'calendar twin',
      kind: 'event',
      fields: [
        'remoteId: text, unique in the link',
        'remoteVersion: text',
        'ownVersion: integer',
        'lastWriter: here | there',
      ],
      relations: [
        { says: 'belongs to', to: 'link' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'calendars',
      need: 'calendar',
      type: 'external',
      label: 'Calendar Providers',
      does: [
        'Hold the calendars that {actors} look at anyway, and tell when something in them changes.',
        'Receive {objects} as entries and report changes made there.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'calendars',
      protocol: 'HTTPS',
      purpose: ['write {objects} as entries, read changes since the last marker', 'bring both sides into line'],
    },
    {
      from: 'calendars',
      to: 'api',
      protocol: 'push message',
      purpose: ['tell that something has changed', 'ask {product} to look for changes'],
    },
  ],
  boundaries: [
    {
      name: 'Foreign calendars',
      protects: ['link', 'twin'],
      mechanism: [
        'Access is asked for with the narrowest scope, tokens are sealed with a key outside the database, and private entries are read as "busy" only.',
        'A feed address holds a secret that can be changed at any time; nothing but title, time and place of own {objects} leaves through it.',
      ],
    },
  ],
  failures: [
    [
      'When access to a calendar expires, the {actor} is asked once to connect it again, and {objects} go on without it.',
      'When the provider refuses for a while, changes wait in order and are sent with growing pauses.',
    ],
    [
      'When the marker is no longer accepted, everything of the next 12 months is read once more and compared, without doubles.',
      'When both sides changed the same entry, time and place are taken from here and the note from there.',
    ],
  ],
  features: [
    {
      key: 'feed',
      name: ['{Objects} in the own calendar', 'Calendar feed of {objects}', 'Subscribe to {objects} from any calendar'],
      need: 'core',
      description: [
        'Puts {objects} into the calendar that the {actor} already uses, by a private address that it reads by itself.',
        'Makes {objects} appear among all other dates, with place, link and changes.',
      ],
      stories: [
        { as: 'actor', want: 'to see {objects} in the calendar on my phone', so: 'I never look in two places' },
        { as: 'actor', want: 'to change the secret address', so: 'an old guest no longer reads along' },
      ],
      criteria: [
        [
          'The feed opens without a warning in the three most used calendar programs, checked by hand once a release.',
          'A validator finds no error in the feed, and three common programs show it with the right local times.',
        ],
        [
          'A moved {object} keeps its identity: it moves in the calendar and does not appear twice.',
          'Moving {an object} changes one calendar entry and creates none.',
        ],
        'A removed {object} disappears from the calendar at its next reading.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/feed/:secret', purpose: 'iCalendar text' },
        { method: 'POST', path: '/{link.path}/secret', purpose: 'change the address' },
      ],
      reads: ['object'],
      writes: ['link'],
      edgeCases: [
        [
          '{An object} lasts the whole day: it is written as a date and not as midnight to midnight.',
          '{An object} repeats weekly across the clock change: its local hour stays.',
        ],
        'A title holds commas, line breaks and emoji: it is escaped by the rules of the format.',
      ],
      effort: 'S',
      after: ['records/keep'],
      steps: [
        'Write iCalendar with a stable UID for each entry, a sequence number and the time zone as a name.',
        'Serve the last 30 and the next 365 days, with an entity tag.',
        'Test with recorded examples: whole day, repeat, clock change, cancelled.',
      ],
      pitfalls: [
        ['Making a new UID on each request.', 'Writing times in UTC for things that repeat by the local clock.'],
      ],
    },
    {
      key: 'sync',
      name: [
        'Two-way sync of {objects} with calendars',
        '{Object} and calendar in step',
        'Busy times from the calendar for {objects}',
      ],
      need: 'usual',
      only: 'hosted',
      description: [
        'Connects a calendar so that changes on either side reach the other within minutes, and busy times are respected.',
        'Reads when the {actor} is busy elsewhere and writes {objects} as entries that stay in step.',
      ],
      stories: [
        { as: 'actor', want: 'to have private dates block my time here', so: 'nobody gets a time that I do not have' },
        { as: 'actor', want: 'to move {an object} in my calendar', so: 'it is moved here as well' },
      ],
      criteria: [
        [
          'A change on one side is on the other within 5 minutes.',
          'Five minutes after an edit there, it shows here, and the other way round.',
        ],
        [
          'An entry written by {product} never comes back as a new {object}, shown by a loop test of 100 rounds.',
          'After a hundred rounds of writing and reading, the number of entries is unchanged.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{link.path}/connect', purpose: 'start granting access' },
        { method: 'POST', path: '/{link.path}/changed', purpose: 'receive push messages of providers' },
        { method: 'DELETE', path: '/{link.path}/:id', purpose: 'disconnect, with or without removing entries' },
      ],
      reads: ['object'],
      writes: ['twin', 'link', 'object'],
      edgeCases: [
        'Somebody deletes the entry there: the {object} is not deleted but marked, and a question is asked.',
        'One instance of a series is moved: only that one changes.',
        'A shared calendar is full of foreign entries: only busy times are read.',
      ],
      effort: 'L',
      after: ['feed'],
      steps: [
        'Start with reading busy times; it is half of the use for a tenth of the work.',
        'Store remote id and versions in {twin.name}; compare versions to find who changed what.',
        'React to push messages by fetching changes since the marker; poll every 15 minutes as well.',
        'Mark own writes so that they are recognised when they come back.',
      ],
      pitfalls: ['Trusting push messages to be complete.', 'Copying private titles into the database.'],
    },
  ],
  usage: [{ need: 'calendar', units: 90 }],
  pains: [
    [
      '{Objects} are in one program, everything else is in the calendar, and they meet on the day itself.',
      'I type {objects} into my calendar by hand and forget the moved ones.',
      'Family, work and {objects} are three calendars that do not know each other.',
    ],
  ],
  competitors: [
    {
      name: 'Typing it in twice',
      kind: 'manual',
      positioning: 'No connection needed.',
      gap: 'A moved {object} is right in one place and wrong in the other.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Calendar providers review apps that ask for wide access, which can take weeks before launch.',
      'A sync fault that deletes private dates is not forgiven; deleting must always ask.',
    ],
  ],
  metrics: [
    [
      'Half of all {actors} connect a calendar in the first week',
      'Delay between the two sides: median below 60 seconds',
    ],
    'Doubled entries: fewer than 1 in 10,000',
  ],
};
