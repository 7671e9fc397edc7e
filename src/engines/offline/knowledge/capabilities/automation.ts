import type { Capability } from '../schema.ts';

export const automation: Capability = {
  id: 'automation',
  name: 'rules and batch runs over files and data',
  verbs: [
    'automate',
    'deploy',
    'run',
    'batch',
    'trigger',
    'execute',
    'classify',
    'clean up',
    'back up',
    'automatisieren',
    'ausfuhren',
    'umbenennen',
    'aufraumen',
    'automatizar',
    'ejecutar',
    'renombrar',
    'executar',
    'renomear',
    'automatiser',
    'executer',
    'renommer',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'automation',
        'cron',
        'cli',
        'command line',
        'command-line',
        'batch',
        'linter',
        'ci pipeline',
        'github action',
        'script',
        'bulk rename',
        'bot',
        'automatisierung',
        'automatizacion',
      ],
    },
    {
      weight: 2,
      words: [
        'repository',
        'codebase',
        'changelog',
        'pull request',
        'workflow',
        'dry run',
        'duplicate file',
        'terminal',
        'deployment',
        'pre-commit',
      ],
    },
    { weight: 1, words: ['folder', 'rule', 'git', 'nightly', 'repetitive', 'log file'] },
  ],
  actor: 'user',
  object: { fallback: 'file', kinds: ['document', 'item', 'task', 'message', 'event'] },
  entities: [
    {
      key: 'recipe',
      name: 'recipe',
      kind: 'document',
      sameAs: ['rule', 'recipe', 'workflow', 'script', 'pipeline', 'automation'],
      fields: ['title: text', 'when: text', 'conditions: json', 'actions: json', 'version: integer', 'active: boolean'],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'run' },
      ],
    },
    {
      key: 'run',
      name: 'run',
      kind: 'event',
      sameAs: ['run', 'job', 'build', 'deployment'],
      fields: [
        'startedAt: datetime',
        'state: planned | running | done | failed | undone',
        'dry: boolean',
        'matched: integer',
        'changed: integer',
        'skipped: integer',
        'exitCode: integer',
      ],
      relations: [
        { says: 'belongs to', to: 'recipe' },
        { says: 'has many', to: 'action' },
      ],
    },
    {
      key: 'action',
      name: 'logged action',
      kind: 'event',
      fields: [
        'target: text',
        'before: text',
        'after: text',
        'checksumBefore: text',
        'result: changed | skipped | failed',
        'reason: text',
      ],
      relations: [
        { says: 'belongs to', to: 'run' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'runner',
      need: 'scheduler',
      type: 'backend',
      label: '{Run} Engine',
      does: [
        'Plans what to do with {objects}, carries it out step by step, and writes a journal that can be played backwards.',
        'Works through {objects} one by one under a lock, so that two {runs} never touch the same one.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'runner',
      protocol: 'command',
      purpose: ['start, watch and stop {runs}', 'ask what would happen to {objects}'],
    },
    {
      from: 'runner',
      to: 'db',
      protocol: 'journal',
      purpose: ['note each action before and after it is done', 'remember how far {an run} has come'],
    },
  ],
  boundaries: [
    {
      name: 'What {an recipe} may touch',
      protects: ['runner', 'action'],
      mechanism: [
        'Paths are resolved with links followed and must lie under the roots named at the start; anything else is refused and listed.',
        'Values from {objects} reach commands as separate arguments and never as text of a shell; secrets come from the environment and are masked in output.',
      ],
    },
  ],
  failures: [
    [
      'When it is stopped in the middle, the journal tells what is done; starting again goes on there or takes it all back.',
      'When the power fails between two actions, the next start finds the open one in the journal and finishes or reverts it.',
    ],
    [
      'When one {object} fails, the others go on, the end names each failure, and the exit code is not zero.',
      'When more than a tenth of {objects} fail, the {run} stops by itself and says why.',
    ],
  ],
  features: [
    {
      key: 'run',
      name: ['Batch work on {objects} with preview', 'Apply rules to many {objects}', '{Object} automation'],
      need: 'core',
      description: [
        'Applies a rule to many {objects} at once: shows first what would change, then does it, then reports.',
        'Takes the repeated work on {objects} off people: find, check, change, write down.',
        'Runs the same steps over any number of {objects}, without surprises: preview, run, journal.',
      ],
      stories: [
        { as: 'actor', want: 'to see what would change before anything does', so: 'I dare to run it on everything' },
        { as: 'actor', want: 'to stop in the middle without damage', so: 'a mistake does not spread' },
        { as: 'keeper', want: 'to read afterwards what was changed', so: 'I can answer for it' },
      ],
      criteria: [
        [
          'A preview changes nothing: checksums of all {objects} are equal before and after it.',
          'After a dry run every checksum is what it was.',
        ],
        [
          'Running twice in a row changes nothing the second time.',
          'The second run over unchanged {objects} reports zero changes.',
        ],
        [
          'The result of the real run equals its preview, line by line, when nothing has changed in between.',
          'For an unchanged set, preview and journal list the same actions in the same order.',
        ],
        'Exit codes are documented: 0 done, 1 some failed, 2 wrong use, 3 refused.',
      ],
      api: [
        { method: 'POST', path: '/{recipe.path}/:id/preview', purpose: 'what would happen' },
        { method: 'POST', path: '/{recipe.path}/:id/runs', purpose: 'carry it out' },
        { method: 'POST', path: '/{run.path}/:id/stop', purpose: 'stop after the current action' },
      ],
      reads: ['object', 'recipe'],
      writes: ['run', 'action', 'object'],
      edgeCases: [
        [
          'Two {objects} would get the same name: both are left alone and listed, unless numbering was asked for.',
          'Names differ only in upper and lower case on a system that does not tell them apart: this is found in the preview.',
        ],
        [
          'A name holds spaces, quotes, a line break or a leading dash: it is treated as data.',
          'A link leads in a circle: each real place is visited once.',
        ],
        '200,000 {objects} match: they are streamed and memory stays under 150 MB.',
        'Something changes between preview and run: its checksum differs and it is skipped.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Split into a pure planner (state and rule in, list of actions out) and a thin executor; test the planner with tables.',
        'Print the plan as lines for people and as JSON for programs; results to standard output, everything else to standard error.',
        'Write the journal before each action and close it after; replace contents by writing beside and renaming.',
        'Handle interrupt signals: finish the action, close the journal, exit with the documented code.',
        'Test against a temporary folder with strange names, missing rights, links and a full disk.',
      ],
      pitfalls: [
        [
          'Deciding and doing in the same loop, so that a preview is impossible.',
          'Building shell commands by joining strings.',
        ],
        [
          'Colours and progress bars when the output is piped.',
          'Overwriting in place, which loses both versions on a crash.',
        ],
      ],
    },
    {
      key: 'undo',
      name: ['Undo a batch over {objects}', 'Take back changes to {objects}', '{Run} journal and reversal'],
      need: 'usual',
      description: [
        'Plays the journal of a run backwards and restores what was not touched since.',
        'Gives each batch over {objects} a way back for 30 days.',
      ],
      stories: [
        { as: 'actor', want: 'to take back last night’s {run}', so: 'a wrong rule is a nuisance and not a disaster' },
      ],
      criteria: [
        'After run and undo, all {objects} equal their state before, byte by byte, in a test with 1,000 of them.',
        [
          'What was changed by hand since is left alone and listed.',
          'Undo never overwrites later manual work; it names what it left.',
        ],
      ],
      api: [{ method: 'POST', path: '/{run.path}/:id/undo', purpose: 'take it back where possible' }],
      reads: ['action', 'object'],
      writes: ['run', 'object'],
      edgeCases: [
        'A folder was deleted since: it is made again for what returns to it.',
        'An action cannot be reversed (a message was sent): the preview marks it before the run.',
      ],
      effort: 'M',
      after: ['run'],
      steps: [
        'Store for each action how it is reversed, or that it cannot be.',
        'Reverse in opposite order with the same checksum check.',
        'Drop journals after 30 days.',
      ],
      pitfalls: ['Undo by guessing from names instead of from the journal.'],
    },
    {
      key: 'rules',
      name: ['Own rules for {objects}', '{Recipe} file with checks', 'Describe once what happens to {objects}'],
      need: 'usual',
      description: [
        'Describes in a short file or form when which steps apply to {objects}, and checks it before it runs.',
        'Keeps rules for {objects} as readable text that can be shared, versioned and tested.',
      ],
      stories: [{ as: 'actor', want: 'to keep my rules in a file', so: 'my team runs the same' }],
      criteria: [
        [
          'A mistake in the rules names line, column and what was expected.',
          'Each error in a rule file points at its line and says what would be right.',
        ],
        'Examples in the rules (input and expected result) run as tests with one command.',
      ],
      api: [{ method: 'POST', path: '/{recipe.path}/check', purpose: 'check rules and their examples' }],
      reads: ['object'],
      writes: ['recipe'],
      edgeCases: [
        'Two rules match one {object}: the order in the file decides and the preview says which one won.',
        'A file of a newer version is read: it is refused with the version needed.',
      ],
      effort: 'M',
      after: ['run'],
      steps: [
        'Define a schema with few words; refuse unknown ones.',
        'Resolve settings in this order: argument, environment, file, default; print where each came from on request.',
        'Ship three recipes that people can copy.',
      ],
      pitfalls: ['Growing the rule file into a programming language.'],
    },
    {
      key: 'schedule',
      name: ['Scheduled work on {objects}', 'Nightly pass over {objects}', '{Recipe} by event or clock'],
      need: 'later',
      description: [
        'Starts rules by clock or event, never twice at once, and reports only when something is to be said.',
        'Runs at night or on change, with a lock, a time limit and a short report.',
      ],
      stories: [{ as: 'keeper', want: 'to hear only of failures', so: 'I read the message when it comes' }],
      criteria: [
        'Two starts at the same moment lead to one run; the second says so and exits with 0.',
        [
          'A run that takes longer than its limit is ended and reported.',
          'Past its time limit a run stops cleanly and shows up as failed.',
        ],
      ],
      api: [{ method: 'PUT', path: '/{recipe.path}/:id/schedule', purpose: 'set clock or event' }],
      reads: ['recipe'],
      writes: ['run'],
      edgeCases: [
        'The machine slept through the hour: the run is made up once.',
        'An event comes a hundred times in a second: it is collected for five seconds.',
      ],
      effort: 'M',
      after: ['run'],
      steps: [
        'Take a lock with an owner and an expiry.',
        'Compare with the last result and report differences.',
        'Send a sign of life so that silence is noticed.',
      ],
      pitfalls: ['A lock file without an owner, which blocks for ever after a crash.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 60 }],
  pains: [
    [
      'The same ten steps with {objects} are done by hand every week, and each time one is forgotten.',
      'A script from a former colleague does {objects}, and nobody dares to touch it.',
      'One wrong wildcard and two hundred {objects} were gone.',
    ],
  ],
  competitors: [
    {
      name: 'Own shell scripts',
      kind: 'manual',
      positioning: 'Free and exactly as needed, today.',
      gap: 'No preview, no way back, and only one person understands what happens to {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'One lost {object} ends the use of the tool; preview and undo come before features.',
      'Those who could use it can also write it themselves; it must be there in one minute and safer than their own script.',
    ],
  ],
  metrics: [
    [
      'From installation to first useful run in under 3 minutes',
      'Half of those who install it run it again within a week',
    ],
    ['{Objects} damaged by a run: 0', 'Undo used in fewer than 2 % of runs'],
  ],
};
