import type { Capability } from '../schema.ts';

export const teams: Capability = {
  id: 'teams',
  name: 'teams and roles',
  verbs: ['delegate', 'supervise', 'invite', 'einladen', 'invitar', 'convidar', 'inviter'],
  triggers: [
    {
      weight: 3,
      words: ['role-based access', 'permission', 'multi-tenant', 'multi tenant', 'seat', 'user role', 'access right'],
    },
    { weight: 1, words: ['role', 'staff', 'department', 'member', 'workspace'] },
  ],
  actor: 'keeper',
  object: { fallback: 'record', kinds: [] },
  entities: [
    {
      key: 'membership',
      name: 'team membership',
      kind: 'group',
      fields: [
        'member: reference',
        'role: owner | editor | reader',
        'invitedAs: text',
        'acceptedAt: datetime',
        'endedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Roles in the team',
      protects: ['membership', 'object'],
      mechanism: [
        'One function decides who may do what with {objects}. Every door asks it. A table of roles and actions is its test.',
        'A role is looked up on each request, never taken from the client. The store refuses what a reader may not change.',
      ],
    },
  ],
  failures: [
    [
      'When the last owner leaves, the product refuses until another owner is named.',
      'When somebody is removed while working, the next save is refused. What was typed is offered as a file.',
    ],
  ],
  features: [
    {
      key: 'members',
      name: ['Invite colleagues to {objects}', 'People who work on {objects}', 'Team around {objects}'],
      need: 'core',
      only: 'hosted',
      description: [
        'The {keeper} invites people by mail and gives each a role. Access ends on the day somebody leaves.',
        'Who works on {objects}, in which role, since when. A mail invites; one action ends.',
      ],
      stories: [
        [
          { as: 'keeper', want: 'to invite a colleague by mail', so: 'nobody shares a login' },
          { as: 'keeper', want: 'to invite ten people in one go', so: 'the first day is not spent typing' },
          {
            as: 'keeper',
            want: 'to give somebody a look without the right to change',
            so: '{objects} stay as they are',
          },
        ],
        [
          { as: 'keeper', want: 'to end the access of somebody who leaves', so: '{objects} stay in the house' },
          { as: 'keeper', want: 'to see who has which role', so: 'I can answer for it' },
          { as: 'keeper', want: 'to name a second owner', so: 'my holiday stops nothing' },
        ],
      ],
      criteria: [
        [
          'An invitation works once and for 7 days. A second use is refused with a sentence.',
          'An invitation older than 7 days opens nothing. It says to ask the {keeper} for a new one.',
        ],
        [
          'Five seconds after the end of access, requests answer 403.',
          'Ending a membership closes its sessions within 5 seconds.',
        ],
        'There is always one owner. Removing the last is refused.',
      ],
      api: [
        { method: 'GET', path: '/{membership.path}', purpose: 'list people and roles' },
        { method: 'POST', path: '/{membership.path}', purpose: 'invite somebody' },
        { method: 'PATCH', path: '/{membership.path}/:id', purpose: 'change a role' },
        { method: 'DELETE', path: '/{membership.path}/:id', purpose: 'end access' },
      ],
      reads: [],
      writes: ['membership'],
      edgeCases: [
        [
          'The invitation goes to an address that has an account already: it is joined and not doubled.',
          'The same person is invited twice: the older invitation ends.',
        ],
        [
          'Somebody leaves who has open work: it is listed and handed over before access ends.',
          'An owner changes the own role to reader: it is refused while nobody else owns.',
        ],
      ],
      effort: 'M',
      after: ['accounts/sign-in'],
      steps: [
        'Create {membership.name} with role, invitation and end. Never delete a row.',
        'Write one function may(who, action, what) over a role table. Call it from every operation.',
        'Build the list of people: invite, role, end. Show pending invitations.',
        'Test every cell of the role table.',
      ],
      pitfalls: [
        [
          'Hiding buttons instead of refusing the action behind them.',
          'Putting the role into the session: it stays valid after it was taken away.',
        ],
      ],
    },
    {
      key: 'assign',
      name: ['{Objects} with a responsible person', 'Who is on which {object}', 'Hand over {objects}'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Every {object} has one responsible person, and handing over takes a note and one action.',
        'Shows who is on which {object}, and moves several at once when somebody is away.',
      ],
      stories: [
        [
          { as: 'keeper', want: 'to hand over all {objects} of a person', so: 'nothing rests during a holiday' },
          { as: 'keeper', want: 'to see {objects} that nobody has', so: 'none is left lying' },
        ],
      ],
      criteria: [
        [
          'Given a person with 40 {objects}, when they are handed over, then all 40 have the new person and one line in their history.',
          'Handing over 40 {objects} takes one action and leaves one line in each history.',
        ],
        'A list filtered by person shows exactly their {objects}.',
      ],
      api: [{ method: 'PUT', path: '/{object.path}/:id/assignee', purpose: 'hand over {an object}' }],
      reads: ['membership'],
      writes: ['object'],
      edgeCases: [
        [
          'It is handed to somebody who was removed today: it is refused with the name.',
          'Two people hand over the same {object}: the later one sees the new person first.',
        ],
        'Nobody is responsible: a list of its own shows it.',
      ],
      effort: 'S',
      after: ['members'],
      steps: [
        'Add the responsible person to {object.name} and its history.',
        'Add a filter by person. Hand over a selection.',
      ],
      pitfalls: ['Sending a message for each {object} handed over.'],
    },
  ],
  usage: [{ need: 'email', units: 1 }],
  pains: [
    [
      'When somebody leaves, nobody knows what they could see.',
      'Everybody can change every {object}, and so does everybody.',
      'Who is on which {object} is known by asking around.',
    ],
  ],
  competitors: [],
  risks: [
    [
      'Roles multiply with every customer; three are enough for the first year.',
      'Rights that are too fine are set wrongly, and nobody notices.',
    ],
  ],
  metrics: [
    ['Two of three accounts have a second person within a month', 'No shared login found in a quarterly check'],
  ],
};
