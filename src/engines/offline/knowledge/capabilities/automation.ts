import type { Capability } from '../schema.ts';

export const automation: Capability = {
  id: 'automation',
  name: 'rules and batch runs over files and data',
  verbs: ['automate', 'batch', 'clean up', 'back up', 'automatisieren', 'ausfuhren', 'umbenennen', 'aufraumen', 'automatizar', 'ejecutar', 'renombrar', 'executar', 'renomear', 'automatiser', 'executer', 'renommer'],
  triggers: [
    { weight: 3, words: ['automation', 'cron', 'bulk rename', 'automatisierung', 'automatizacion', 'automate', 'overnight job', 'nightly job', 'schedule job', 'schedule task', 'schedule run', 'run on schedule', 'on schedule', 'by itself every', 'automatic rule', 'zapier', 'n8n', 'ifttt', 'no-code', 'workflow engine', 'workflow automation', 'bash script', 'powershell', 'makefile', 'git hook', 'pre-commit hook', 'pipeline step', 'ci job', 'batch file', 'batch job', 'watch folder', 'hot folder', 'auto-tag', 'auto tag', 'auto-sort', 'rule of own', 'own rule', 'post automatically', 'publish automatically', 'automatically post', 'automatically send', 'automatic letter', 'send automatically', 'copy and paste', 'copy paste', 'copy-paste', 'retyping', 'retype', 'type twice', 'type everything twice', 'type it twice', 'enter everything twice', 'double entry', 'manual step', 'by hand every', 'dull work', 'busywork', 'tedious', 'shell script', 'script that', 'batch run', 'github action', 'ci pipeline', 'user script', 'create folder', 'when email arrive', 'when customer sign', 'copy number', 'copy datum', 'enter twice', 'write twice', 'between two system', 'between two program', 'hour week on', 'two hour each', 'hour each day', 'hour day copy', 'routine work', 'boring work', 'stupid work', 'paper push', 'paperwork by itself', 'run itself', 'run by itself', 'run every night'] },
    { weight: 2, words: ['changelog', 'dry run', 'duplicate file', 'pre-commit', 'without me do', 'hand off', 'bash', 'tidy up folder', 'clean up folder', 'sort mail', 'sort inbox', 'assign automatically', 'automatically assign', 'distribute automatically', 'round robin', 'pass to next', 'backup every', 'trigger', 'retry', 'cron job', 'cronjob', 'job runner', 'task runner', 'release note', 'update log', 'workflow step', 'own workflow', 'linter', 'deployment', 'script', 'rule i keep', 'every night', 'when form come', 'when mail come', 'when order come', 'and then send', 'machine to do', 'machine do it', 'computer do it', 'computer to do', 'let computer do', 'copy it into', 'type it again', 'enter it again', 'from website into', 'from mail into', 'from email into', 'from one system', 'from one program', 'into another program', 'into other system', 'same thing day', 'every morning same', 'each month same', 'repetitive'] },
    { weight: 1, words: ['folder', 'git', 'nightly', 'log file', 'rule', 'batch', 'cli', 'command line', 'robot', 'automatic', 'webhook', 'by itself', 'make folder', 'when order', 'when mail', 'come in then', 'do for me', 'copy from', 'copy into', 'type off', 'type over', 'type again', 'enter again', 'between system', 'same click', 'without anybody', 'every hour', 'at midnight', 'copy'] },
  ],
  actor: 'user',
  object: { fallback: 'file', kinds: ['document', 'item', 'task', 'message', 'event'] },
  entities: [
    {
      key: 'recipe',
      name: 'automation rule',
      kind: 'document',
      sameAs: ['rule', 'workflow', 'script', 'pipeline', 'automation'],
      fields: [
        'owner: reference',
        'title: text',
        'when: text',
        'conditions: json',
        'actions: json',
        'version: integer',
        'active: boolean',
      ],
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
        'status: planned | running | done | failed | undone',
        'dry: boolean',
        'matched: integer',
        'changed: integer',
        'skipped: integer',
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
        'A rule acts with the rights of its author, on what its selection names. Anything beyond is refused and listed.',
        'Values from {objects} stay data: they are never run as a command or query. Secrets are masked in every log.',
      ],
    },
  ],
  failures: [
    [
      'When it is stopped in the middle, the journal tells what is done; starting again goes on there or takes it all back.',
      'When the power fails between two actions, the next start finds the open one in the journal and finishes or reverts it.',
    ],
    [
      'When one item fails, the others go on. The end names each failure, and the {run} counts as failed.',
      'When more than a tenth of {objects} fail, the {run} stops by itself and says why.',
    ],
  ],
  features: [
    {
      key: 'run',
      name: ['Batch work on {objects} with preview', 'Apply rules to {objects} in bulk', '{Object} automation'],
      need: 'core',
      description: [
        'Applies a rule to {objects} in bulk: shows first what would change, then does it, then reports.',
        'Takes the repeated work on {objects} off people: find, check, change, write down.',
        'Runs the same steps over {objects} in any number, without surprises: preview, run, journal.',
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
        'Each {run} ends with counts that add up: matched, changed, skipped, failed. Every failure has its reason.',
      ],
      api: [
        { method: 'POST', path: '/{recipe.path}/:id/preview', purpose: 'what would happen' },
        { method: 'POST', path: '/{recipe.path}/:id/runs', purpose: 'carry it out' },
        { method: 'POST', path: '/{run.path}/:id/stop', purpose: 'stop after the current action' },
        { method: 'POST', path: '/{recipe.path}', purpose: 'add a rule' },
        { method: 'GET', path: '/{recipe.path}', purpose: 'list rules with their last run' },
      ],
      reads: ['object'],
      writes: ['run', 'action', 'object', 'recipe'],
      edgeCases: [
        [
          'Two rules want different things of the same entry: neither acts, and both are listed.',
          'A person is changing an entry just then: it is skipped and taken in the next {run}.',
        ],
        [
          'A value holds quotes, a line break or a formula: it is treated as data.',
          'A rule’s own change would set it off again: each entry is visited once.',
        ],
        '200,000 matches: they are streamed and memory stays under 150 MB.',
        'Something changes between preview and run: its checksum differs and it is skipped.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Split into a pure planner (state and rule in, list of actions out) and a thin executor; test the planner with tables.',
        'Show the plan line by line before anything runs: what, from which value, to which.',
        'Write {action.name} before each change and close it after, so that a crash leaves no half-known state.',
        'On stop or shutdown finish the action, close the journal, and report where it ended.',
        'Test with a thousand generated entries, some locked, some wrong, some changed half way.',
      ],
      pitfalls: [
        [
          'Deciding and doing in the same loop, so that a preview is impossible.',
          'Keeping the rules in code: nobody but its author can read them.',
        ],
        [
          'One transaction over everything: it blocks people for minutes.',
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
        'After run and undo, 1,000 test entries equal their state before, field by field.',
        [
          'What was changed by hand since is left alone and listed.',
          'Undo never overwrites later manual work; it names what it left.',
        ],
      ],
      api: [{ method: 'POST', path: '/{run.path}/:id/undo', purpose: 'take it back where possible' }],
      reads: ['action', 'object'],
      writes: ['run', 'object'],
      edgeCases: [
        'What it belonged to was deleted since: that is named, and nothing is guessed.',
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
      name: ['Own rules for {objects}', '{Recipes} with checks', 'Describe once what happens to {objects}'],
      need: 'usual',
      description: [
        'Describes in a few lines when which steps apply to {objects}, and checks them before they run.',
        'Keeps rules for {objects} as readable text that can be shared, versioned and tested.',
      ],
      stories: [
        { as: 'actor', want: 'to keep my rules where others can read them', so: 'the next person works by the same' },
      ],
      criteria: [
        [
          'A mistake in a rule names the place and what was expected.',
          'Each error in a rule points at its place and says what would be right.',
        ],
        'Examples beside a rule (input and expected result) are run at each change of it.',
      ],
      api: [{ method: 'POST', path: '/{recipe.path}/check', purpose: 'check rules and their examples' }],
      reads: ['object'],
      writes: ['recipe'],
      edgeCases: [
        'Two rules match at once: their order decides and the preview says which one won.',
        'A field that a rule names is gone: the rule stops and its author is told.',
      ],
      effort: 'M',
      after: ['run'],
      steps: [
        'Define a schema with few words; refuse unknown ones.',
        'Version {recipe.name}; a {run} names the version it ran with.',
        'Ship three rules that people can copy.',
      ],
      pitfalls: ['Growing the rules into a programming language.'],
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
        'Two starts at the same moment lead to one run; the second says so and does nothing.',
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
      'One wrong wildcard and two hundred files were gone.',
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
