import type { Mechanism } from './schema.ts';

/** Somebody asks, somebody decides, and what follows follows: each state with who may leave it. */
const request: Mechanism = {
  id: 'request',
  signs: [
    "\\b(?:requests?|requesting|asks? for|asking for|order|appl(?:y|ies) for|book) (?<what>[a-z0-9][a-z0-9' -]{2,50}?),? (?:with|subject to|after|on) (?:the |an? |their |his |her |our |my )?(?<decider>[a-z][a-z -]{1,25}?)(?:['’]s?)? (?:approval|okay|ok|permission|go-ahead|yes|sign-off)\\b",
    '\\b(?:(?:an?|the|each|every) (?<asker>[a-z][a-z -]{2,25}?) )?asks? for (?<what>[^,.;:]{3,40}?)(?: with (?<with>[^,.;:]{3,60}?))?,? (?:and )?(?:the|an?|their|his|her) (?<decider>[a-z]+) (?:says?|answers?|replies|decides?)(?: with)? (?:yes or no|ja or nee)(?: and (?<answer>[^,.;]{3,50}))?(?:,? (?:and )?then (?<then>[^,.;]{4,90}))?',
    "\\bpropos(?:e|es|ing) (?<what>(?:an? )?[a-z][^,.;:]{2,40}), (?<limit>anything (?:above|over|beyond|more than) \\S+(?: (?:€|euros?|dollars?|pounds?))?) (?:goes to|needs|is for|waits for) (?:an? |the )?(?<decider>[a-z][a-z -]{2,25}?)(?:['’]s (?:ok|okay|approval|yes))?(?=[,.;]|$)",
  ],
  also: [
    '\\b(?<hours>how (?:many hours|long)|the hours)\\b',
    '(?<deposit>\\d+(?:[.,]\\d+)? ?(?:€|euros?|dollars?|pounds?|chf)|[€$£] ?\\d+(?:[.,]\\d+)?) (?:deposit|down payment|prepayment)\\b',
  ],
  of: 'what',
  covered:
    '\\b(?:ask for|answer)\\b[^.]{0,30}\\b(?:decision|requests?)\\b|\\basked for, approved\\b|\\brequests?\\b[^.]{0,30}\\b(?:approv|decid|decision)',
  name: ['Requests for <what.many>, decided by the <decider.one>'],
  description: [
    'Takes a request for <a what> and brings it to the <decider.one>, who decides; only then does the next thing happen.',
  ],
  want: ['to ask for <a what> and read the decision in one place'],
  so: 'nobody waits for an answer that was given in a corridor',
  entities: [
    {
      key: 'request',
      name: '<what.noun> request',
      kind: 'task',
      fields: [
        'askedFor: text',
        'files: list of file',
        'neededBy: date, optional',
        'status: asked | accepted | declined | withdrawn | lapsed | done',
        'decideBy: datetime',
        'decidedBy: text, optional',
        'decidedAt: datetime, optional',
        'answer: text, optional',
        '<?hours>hours: decimal, optional',
        '<?deposit>depositPaidAt: datetime, optional',
        '<?deposit>heldUntil: datetime, optional',
      ],
      to: 'object',
    },
    {
      key: 'wishStep',
      name: '<what.noun> request step',
      kind: 'event',
      fields: ['from: text', 'to: text', 'by: text', 'at: datetime', 'note: text, optional'],
      to: 'request',
    },
  ],
  criteria: [
    'Only the <decider.one> says yes or no to a {request}; anybody else is refused with the reason.',
    'A {request} comes with <with>; one without is sent back to be completed.',
    'The yes names <answer>; a yes without is refused.',
    'After a yes, and not before: <then>.',
    'The deposit is exactly <deposit>, from everybody: nothing is held without it, and a payment told twice counts once.',
    'Of the limit, <limit>: a case just below is decided at once, one just above waits for the <decider.one>.',
    'After the yes it stands on a list to be handed over until it is done; a no shows why.',
    'Left undecided until its time, a {request} is closed without an answer; both sides are told once.',
  ],
  api: [
    { method: 'POST', path: '/{request.path}', purpose: 'Ask for <a what>' },
    { method: 'GET', path: '/{request.path}', purpose: 'What waits for the <decider.one>, oldest first' },
    { method: 'POST', path: '/{request.path}/:id/decision', purpose: 'Yes or no, with an answer' },
    { method: 'POST', path: '/{request.path}/:id/withdrawal', purpose: 'Take it back before it is decided' },
  ],
  edgeCases: [
    'The <decider.one> is away: the {request} waits, says since when, and nobody else decides it.',
    'Two {requests} want the same <what.one>: the first yes wins, the second is told before it is decided.',
    'Withdrawn in the second of the decision: whichever was stored first holds.',
  ],
  steps: [
    'Write the states of a {request} as one table: from, to, who may, what must be filled in; refuse every other move.',
    'Store each move as a {wishStep} in the transaction that changes the status.',
    'Give the <decider.one> one page of what waits, with everything needed to decide and two buttons.',
    'On a yes start what follows (<then>) in the same transaction; on a no free what was held.',
    'Lapse what is overdue by one job that reads decideBy.',
  ],
  pitfalls: ['A request kept as a message: nobody can list what is open.'],
  effort: 'M',
};

/** Who is able and free right now, to be rung one after the other. */
const matchNow: Mechanism = {
  id: 'who-can-now',
  signs: [
    '\\b(?:find|see|know|tells?|shows?|find out|look up)(?: me| us)? (?:which|what) (?<who>[a-z][a-z -]{2,40}?) (?:can|could|is able to|has room to|may) (?:take|host|cover|help|have|accept|house|receive)(?: in| with)? (?<what>[a-z][a-z -]{2,30}?) (?<when>tonight|this evening|right now|now|today|tomorrow|at once|at short notice|this weekend)\\b',
    '\\b(?:find|see|know|tells?|shows?|find out|look up)(?: me| us)? (?<who>who) (?:can|could|is free to|is able to) (?:take|cover|host|have|help with|drive|do) (?<what>[a-z][a-z -]{2,30}?) (?<when>tonight|this evening|right now|now|today|tomorrow|at once|at short notice|this weekend)\\b',
  ],
  of: 'what',
  covered: '\\b(?:found|free|who can|fits?)\\b[^.]{0,40}\\b(?:tonight|now|today)\\b',
  replaces: '/(?:[a-z]+-)?fits$',
  name: ['Who can take <a what> <when>'],
  description: [
    'One question, one list: which <who.many> have room for <a what> <when>, best fit first, each with a number to ring.',
  ],
  want: ['to see who can take <a what> <when>, with a number to ring'],
  so: 'it is settled in three calls and not in thirty',
  entities: [
    {
      key: 'hostRoom',
      name: '<what.noun> host',
      kind: 'person',
      fields: [
        'name: text',
        'phone: text',
        'town: text',
        'places: integer',
        'takes: list of text',
        'notWith: list of text',
        'awayFrom: date, optional',
        'awayUntil: date, optional',
        'confirmedAt: datetime',
      ],
    },
    {
      key: 'hostCall',
      name: '<kept.noun> call',
      kind: 'event',
      fields: [
        'askedAt: datetime',
        'askedBy: reference',
        'answer: waiting | yes | no | not reached',
        'answeredAt: datetime, optional',
      ],
      to: 'hostRoom',
      about: ['object'],
    },
  ],
  adds: [
    'phone: text',
    'town: text',
    'lastAskedAt: datetime, optional',
    'lastAnswer: yes | no | not reached, optional',
  ],
  criteria: [
    'Asked for <a what> <when>, the list holds whoever has a free place, suits it and is not away, and nobody else.',
    'A stored set of thirty with their right answers for <a what> is the test; full, away and unsuited are in it.',
    'Each line shows the phone number, free places and the day of the last answer; one tap rings.',
    'Marked as asked, a line says by whom and when: two people do not ring the same one.',
    'A yes takes the place in the same transaction; the list on the other phone shows it within 5 seconds.',
  ],
  api: [
    { method: 'GET', path: '/{object.path}/:id/who-can', purpose: 'Who can take it <when>, best first' },
    { method: 'POST', path: '/{hostCall.path}', purpose: 'Mark as asked, with the answer' },
  ],
  edgeCases: [
    'Nobody fits: the list shows the nearest misses and what each lacks.',
    'The last answer is older than 30 days: shown, marked as to be confirmed.',
    'A yes is taken back an hour later: the place is free again and the list complete.',
  ],
  steps: [
    'Keep places as a number and stays with dates; compute free places, never store them.',
    'Write the question as one query: free place, suits, not away, not asked today; order by fit, then by the answer that was given last.',
    'Make ringing and marking one movement of the thumb.',
  ],
  pitfalls: ['A filter that hides who is nearly free.', 'A list anybody outside can read: it has phone numbers.'],
  effort: 'M',
};

export const asking: Mechanism[] = [request, matchNow];
