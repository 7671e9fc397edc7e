import type { Capability } from '../schema.ts';

export const records: Capability = {
  id: 'records',
  name: 'keeping of records',
  verbs: [
    'manage',
    'organise',
    'organize',
    'store',
    'keep',
    'collect',
    'create',
    'add',
    'register',
    'edit',
    'document',
    'maintain',
    'catalogue',
    'curate',
    'list',
    'categorise',
    'categorize',
    'save',
    'file',
    'capture',
    'coordinate',
    'handle',
    'log',
    'record',
    'track',
    'follow',
    'update',
    'own',
    'write',
  ],
  triggers: [{ weight: 1, words: ['database', 'register', 'logbook', 'archive', 'collection'] }],
  actor: 'user',
  object: { fallback: 'entry', kinds: [] },
  entities: [
    {
      key: 'revision',
      name: 'revision',
      kind: 'document',
      fields: [
        'recordType: text',
        'recordId: identifier',
        'number: integer',
        'before: json, optional',
        'after: json',
        'changedBy: reference',
        'changedAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: '{Object} data',
      protects: ['object', 'db'],
      mechanism: [
        'Queries return what the caller may see. Unknown and foreign ids get the same answer.',
        'Each query asks who may see it. A guessed id shows nothing more.',
        'A request shows what its sender may see. The rest might as well not exist.',
        'Rights are checked where rows are read. No screen decides about {objects}.',
        'Owner, group or everybody: each row says who reads it. The store applies that.',
        'One access check guards all {objects}. It runs in the query, never in the screen.',
      ],
    },
  ],
  failures: [
    [
      'When two people save {an object} at once, nothing is overwritten. The second sees what the first changed.',
      'When a save carries an old version, refuse it. The newer one stands beside it.',
      'When a save fails half way, nothing is stored. What was typed is still in the form.',
    ],
  ],
  features: [
    {
      key: 'keep',
      name: ['{Object} register', '{Object} records', '{Object} book', 'All {objects}', 'Keeping {objects}'],
      need: 'core',
      description: [
        '{Actors} add, change and archive {objects}. Each keeps its history; a wrong tap loses nothing.',
        'One place for all {objects}. It shows what is known, since when, from whom.',
        'Holds {objects} with their past. {Actors} need no second list beside it.',
        'Puts {objects} where everybody looks first. Nothing is deleted, only archived.',
        'Writes {objects} down once. Later changes stand under it with date and name.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to add {an object} in under a minute',
            so: [
              'I do it at once instead of later from memory',
              'nothing waits for the evening',
              'I am back at my work at once',
            ],
          },
          {
            as: 'actor',
            want: 'to add {an object} by copying a similar one',
            so: ['I type only what differs', 'the next one takes seconds', 'nothing is left out by accident'],
          },
          {
            as: 'actor',
            want: 'to save {an object} before I know everything about it',
            so: [
              'half of it is not lost on a scrap of paper',
              'the rest can follow tomorrow',
              'what I do know is safe',
            ],
          },
          {
            as: 'actor',
            want: 'to enter {an object} with one hand',
            so: ['I need not stop what I am doing', 'it works beside the job', 'the other hand stays free'],
          },
          {
            as: 'actor',
            want: 'to correct {an object} on the spot',
            so: ['the mistake does not live until Friday', 'nobody works with a wrong value', 'I need not remember it'],
          },
          {
            as: 'actor',
            want: 'to be warned when the same entry exists already',
            so: ['there is one truth about it', 'no copy lives on beside it', 'I add to it instead'],
          },
          {
            as: 'actor',
            want: 'to pick from earlier values while I type',
            so: ['one name is not spelled in three ways', 'lists stay clean', 'I type half as much'],
          },
          {
            as: 'keeper',
            want: 'to say which fields {an object} must have',
            so: ['nobody has to ask back for them', 'gaps show before they hurt', 'each one can be worked with'],
          },
        ],
        [
          {
            as: 'actor',
            want: 'to see the history of {an object}',
            so: [
              'I know what changed since I last looked',
              'I can explain how it came about',
              'old values are not lost',
            ],
          },
          {
            as: 'actor',
            want: 'to bring back an archived {object}',
            so: ['a wrong tap costs nothing', 'I dare to clear things away', 'what is needed again returns'],
          },
          {
            as: 'actor',
            want: 'to see who touched {an object} last',
            so: ['I ask the right person', 'questions go to one desk', 'I need not ask around'],
          },
          {
            as: 'actor',
            want: 'to undo my last change',
            so: ['trying something out is safe', 'a slip costs a second', 'I need no copy beforehand'],
          },
          {
            as: 'actor',
            want: 'to leave a note on {an object}',
            so: ['what I know is there when I am not', 'the next one reads it first', 'nobody has to phone me'],
          },
          {
            as: 'actor',
            want: 'to compare {an object} with what it was a month ago',
            so: ['I see how it came to this', 'I can tell a trend from a slip', 'nobody argues from memory'],
          },
          {
            as: 'actor',
            want: 'to archive {objects} that are over',
            so: ['the list shows what still matters', 'nobody works on them again', 'what is open fits on a page'],
          },
          {
            as: 'keeper',
            want: 'to see {objects} that nobody has touched for months',
            so: ['I can clear them away', 'I can ask why', 'nothing is forgotten'],
          },
        ],
      ],
      criteria: [
        [
          'Adding {an object} takes at most 3 required fields. It is saved within 1 second.',
          'With only its required fields filled, {an object} saves. The list shows it within 1 second.',
          'Leaving a required field empty marks that field. Everything else stays as typed.',
        ],
        [
          'Saving over a newer version is refused with 409. Both versions are shown.',
          'Given {an object} changed meanwhile, saving overwrites nothing. Both versions stand side by side.',
          'Of two saves at once, one wins. The other sees both versions.',
        ],
        [
          'An archived {object} leaves the lists. Its links stay. It can be restored for 30 days.',
          'Archiving asks once. Within 30 days it can be brought back.',
          'A restored {object} has its links and its history. Nothing else changed.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{object.path}', purpose: 'list {objects}, newest first, 50 a page' },
        { method: 'POST', path: '/{object.path}', purpose: 'add {an object}' },
        { method: 'GET', path: '/{object.path}/:id', purpose: 'show {an object} with its history' },
        { method: 'PATCH', path: '/{object.path}/:id', purpose: 'change {an object}' },
        { method: 'DELETE', path: '/{object.path}/:id', purpose: 'archive {an object}' },
      ],
      reads: [],
      writes: ['object', 'revision'],
      edgeCases: [
        [
          'A form closed half filled: the draft waits.',
          'The screen locks while typing: nothing typed is gone.',
          'The line drops while saving: the form keeps all.',
        ],
        ['The same entry twice: the first is offered instead.', 'Two share a name: dates tell them apart.'],
        ['A linked record is archived: its name stays.', 'The list is empty: it offers the first entry.'],
      ],
      effort: 'M',
      steps: [
        'Write create, read, change and archive in the store. Put revision into the condition of each update.',
        'Append a {revision.name} row in the same transaction. No code changes or deletes one.',
        'Build list, form and detail view. Errors stand beside their field.',
      ],
      pitfalls: [
        [
          'Deleting rows on archive: links break later.',
          'Showing an empty list as an error.',
          'Updating without the revision in the condition.',
        ],
      ],
    },
    {
      key: 'find',
      name: [
        '{Object} finder',
        'Search through {objects}',
        'Filtered {object} list',
        '{Object} look-up',
        '{Objects} by any word',
      ],
      need: 'usual',
      unless: ['search', 'catalogue', 'marketplace'],
      description: [
        'Finds {an object} by any word in it. The filter is still set next time.',
        'From a few letters to the right {object}. Filters narrow by state and date.',
        'Narrows thousands of {objects} to a handful. Text, state and date work together.',
        'One box and three filters over all {objects}. What was chosen last is remembered.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to find {an object} by a word I remember',
            so: ['I need not scroll through all of them', 'I have it in seconds', 'a half memory is enough'],
          },
          {
            as: 'actor',
            want: 'to see only open {objects}',
            so: ['finished ones do not hide the work', 'I see what is left for today', 'the list is short'],
          },
          {
            as: 'actor',
            want: 'to have my last filter back',
            so: ['I start each morning where I stopped', 'I set it only once', 'my view stays mine'],
          },
          {
            as: 'actor',
            want: 'to find {an object} while somebody waits on the phone',
            so: ['I answer in one breath', 'nobody is called back', 'the call stays short'],
          },
          {
            as: 'actor',
            want: 'to list {objects} of one week',
            so: ['I can go through them in one sitting', 'nothing of it is missed', 'I can plan around them'],
          },
          {
            as: 'actor',
            want: 'to send a filtered list as a link',
            so: ['we both look at the same list', 'nobody has to rebuild it', 'a question takes one message'],
          },
          {
            as: 'actor',
            want: 'to find {an object} in spite of a typing mistake',
            so: ['I do not enter it twice', 'spelling does not hide it', 'a small keyboard is no problem'],
          },
          {
            as: 'keeper',
            want: 'to sort {objects} by their last change',
            so: ['I see what has come to a halt', 'I know where to ask', 'nothing rests unseen'],
          },
        ],
      ],
      criteria: [
        [
          'With 5,000 entries, first results appear within 500 ms.',
          'A search over 5,000 entries takes under 0.5 seconds.',
        ],
        [
          'Spelling without accents or capitals finds the same entries.',
          'A search without result names the active filters. One tap clears them.',
          'A filtered list survives a reload, filters included.',
        ],
      ],
      api: [{ method: 'GET', path: '/{object.path}/search', purpose: 'find {objects} by text, state and date' }],
      reads: ['object'],
      writes: [],
      edgeCases: [
        [
          'The search is only spaces: the plain list stays.',
          'Nothing matches: the nearest spelling is offered.',
          'A paragraph is pasted: its first words count.',
        ],
        ['{Objects} arrive while paging: none is shown twice.', 'A filter names something archived: it says so.'],
      ],
      effort: 'S',
      after: ['keep'],
      steps: [
        'Index the text of {object.name} inside the database. Add no search service for it.',
        'Take text, state and date as list parameters. Page by cursor.',
        'Keep chosen filters in the address. A reload brings them back.',
      ],
      pitfalls: [['Paging by offset while rows are added.', 'Filtering in the client after loading everything.']],
    },
  ],
  usage: [],
  pains: [
    [
      '{Objects} are in notebooks, photos and chat. The one I need is in the other place.',
      'Our spreadsheet of {objects} is out of date.',
      'Ask two people about {an object}: two answers.',
      'What we know about {objects} leaves with whoever leaves.',
    ],
  ],
  competitors: [],
  risks: [
    [
      'Entering data is the price of {objects}. When one takes minutes, people go back to paper.',
      'A list of {objects} with gaps is worth little. The first weeks decide.',
      'A second list beside this one lives on. Whoever keeps it must be won first.',
    ],
  ],
  metrics: [
    [
      'Nine of ten entries made in the same week',
      'Adding {an object} takes under 60 seconds at median',
      'At most one in fifty entries made twice',
    ],
  ],
};
