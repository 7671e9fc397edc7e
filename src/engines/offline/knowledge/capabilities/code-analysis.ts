import type { Capability } from '../schema.ts';

export const codeAnalysis: Capability = {
  id: 'code-analysis',
  name: 'analysis of a code base and its test results',
  verbs: ['lint', 'refactor', 'refaktorisieren', 'refactorizar', 'refatorar'],
  triggers: [
    {
      weight: 3,
      words: [
        'flaky test',
        'static analysis',
        'linter',
        'linting',
        'pull request',
        'merge request',
        'codebase',
        'code base',
        'dead code',
        'code smell',
        'code review',
        'technical debt',
        'test suite',
        'test coverage',
        'code coverage',
        'unused dependency',
        'outdated dependency',
        'dependency graph',
        'quelltext',
        'quellcode',
        'codigo fuente',
        'codigo-fonte',
      ],
    },
    {
      weight: 2,
      words: [
        'unit test',
        'test result',
        'test run',
        'failing test',
        'ci pipeline',
        'build log',
        'stack trace',
        'git repository',
        'source file',
        'monorepo',
        'changelog',
      ],
    },
    { weight: 1, words: ['developer', 'commit', 'repository', 'engineering team', 'bug', 'vulnerability'] },
  ],
  actor: 'user',
  object: { fallback: 'repository', kinds: ['document', 'item', 'event', 'group'] },
  entities: [
    {
      key: 'run',
      name: 'analysis run',
      kind: 'event',
      sameAs: ['analysis'],
      fields: [
        'commit: text',
        'branch: text',
        'status: queued | reading | done | failed',
        'filesRead: integer',
        'startedAt: datetime',
        'seconds: decimal',
        'rulesVersion: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'finding',
      name: 'code finding',
      kind: 'document',
      sameAs: ['finding', 'violation', 'vulnerability', 'smell'],
      fields: [
        'rule: text',
        'path: text',
        'line: integer',
        'fingerprint: text',
        'severity: note | warning | error',
        'status: new | known | accepted | gone',
        'reason: text',
        'evidence: text',
      ],
      relations: [
        { says: 'belongs to', to: 'run' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'reader',
      need: 'queue',
      type: 'backend',
      label: 'Code Reader',
      does: [
        'Reads a checkout or a report of test results in a sandbox without network and emits {findings} with path and line.',
        'Parses changed files first, then the rest, and stops at the limit of time and memory for one {run}.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'reader',
      protocol: 'process',
      purpose: ['hand over a checkout at one commit', 'start a read with limits on time and memory'],
    },
    {
      from: 'reader',
      to: 'db',
      protocol: 'SQL',
      purpose: ['write {findings} of one {run} in one transaction', 'look up which fingerprints are known'],
    },
  ],
  boundaries: [
    {
      name: 'Foreign code',
      protects: ['reader', 'run'],
      mechanism: [
        'Code under analysis is parsed, never executed; where a tool must run it, it runs as another user in a container without network or secrets.',
        'Access to a repository is a read-only token limited to that repository, stored encrypted and never printed in logs or {findings}.',
      ],
    },
  ],
  failures: [
    [
      'When one file cannot be parsed, it becomes a {finding} of its own and the rest of the {run} goes on.',
      'When a parser hangs on a generated file of 8 MB, it is stopped after 10 seconds and the file is listed as skipped.',
    ],
    [
      'When the code host does not answer, the {run} waits and tries again; a pull request is never marked green for lack of an answer.',
      'When the same commit arrives twice, the stored result is answered and nothing is read again.',
    ],
  ],
  features: [
    {
      key: 'analyse',
      name: [
        '{Findings} in {objects}, with path and line',
        'Read {an object} and list what is wrong',
        '{Object} analysis at each commit',
      ],
      need: 'core',
      description: [
        'Reads {objects} at one commit and lists {findings}, each with the rule, the line and the evidence for it.',
        'Goes through {objects} the same way each time, so that two runs on one commit give the same {findings}.',
      ],
      stories: [
        { as: 'actor', want: 'to see the line that causes {an finding}', so: 'I can judge it in ten seconds' },
        { as: 'actor', want: 'to run the same analysis on my machine', so: 'I do not push just to find out' },
      ],
      criteria: [
        [
          'Given the same commit and rules, when it is run twice, then both lists are equal byte for byte.',
          'Repeating a run on one commit changes nothing in the list, not even its order.',
        ],
        [
          'A code base of 200,000 lines is read in under 60 seconds on four cores, and a change of ten files in under 5.',
          'After a change of ten files only those and what imports them are read again; the log gives the number.',
        ],
        'Each {finding} carries path, line, rule and the shown piece of code; none says "somewhere".',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/runs', purpose: 'analyse one commit or upload a report' },
        { method: 'GET', path: '/{run.path}/:id/findings', purpose: 'list with filters for rule, folder and state' },
      ],
      reads: ['object'],
      writes: ['run', 'finding'],
      edgeCases: [
        'A folder is generated or vendored: it is left out by the ignore files and a list of its own.',
        [
          'A file has mixed line ends or a wrong encoding: line numbers still agree with what an editor shows.',
          'A symbolic link points out of the checkout: it is not followed.',
        ],
        'The checkout is empty or holds a language without a parser: the result says so and exits with its own code.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Define a rule as a pure function from parsed file to {finding.name} rows, with id, severity and an example that fails and one that passes.',
        'Test each rule with its two examples; the same files become its documentation.',
        'Cache by hash of file, rule version and settings.',
        'Sort by path, line and rule before anything is written.',
        'Print for people and as SARIF or JUnit for machines; exit with 0, 1 for {findings} and 2 for own faults.',
      ],
      pitfalls: [
        [
          'Matching code with regular expressions where a parser exists: comments and strings then count as code.',
          'Running the install scripts of the code under analysis.',
        ],
        'Returning 0 when the tool itself has failed.',
      ],
    },
    {
      key: 'trend',
      name: [
        'New {findings} against known ones',
        '{Object} history: what came and what went',
        'Only what this change has caused in {objects}',
      ],
      need: 'core',
      description: [
        'Compares {findings} with those of earlier runs, so that a change answers for what it adds and not for ten years before it.',
        'Recognises {an finding} when code moves, and shows per {object} what is new, what is gone and what comes and goes.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to be stopped only by what my change has added',
          so: 'I can start today in an old code base',
        },
        { as: 'keeper', want: 'to see which {findings} come and go without a change', so: 'we mend those first' },
      ],
      criteria: [
        'Moving a function 30 lines down creates no new {finding}.',
        [
          'A test that both passed and failed on the same commit is marked as flaky, with the share of failures over 14 days.',
          'Given 50 runs of one commit with 3 failures, then the test shows 6 % and a link to each of the three.',
        ],
        'Accepting {an finding} needs a reason, and it comes back by itself when the accepted code changes.',
      ],
      api: [
        { method: 'GET', path: '/{run.path}/:id/diff', purpose: 'new, gone and still there against a base' },
        { method: 'POST', path: '/{finding.path}/:id/accept', purpose: 'accept with reason and end date' },
      ],
      reads: ['run', 'object'],
      writes: ['finding'],
      edgeCases: [
        'A file is renamed and changed at once: the fingerprint falls back on rule and surrounding code.',
        'The base of a branch was never analysed: the nearest analysed ancestor is taken and named.',
      ],
      effort: 'L',
      after: ['analyse'],
      steps: [
        'Build fingerprints from rule, normalised code and symbol name, never from the line number.',
        'Store the first and last {run.name} of each fingerprint; derive new, known and gone from them.',
        'Replay a recorded history of fifty commits in a test and compare with the expected table.',
      ],
      pitfalls: [
        'Counting a rename as a hundred mended and a hundred new ones.',
        'Comparing with the newest main instead of where the branch began.',
      ],
    },
    {
      key: 'comment',
      name: [
        '{Findings} where the review happens',
        'Weekly {finding} report for {actors}',
        'Report on {objects} that a manager reads',
      ],
      need: 'usual',
      description: [
        'Brings {findings} to the change under review as notes on their lines, and once a week a page with the five that matter.',
        'One summary for each change, updated in place, and a weekly report on {objects} with names of owners.',
      ],
      stories: [
        { as: 'actor', want: 'to read the note beside the changed line', so: 'I need no second tool' },
        { as: 'keeper', want: 'to get five lines a week', so: 'I can plan half a day for the worst' },
      ],
      criteria: [
        'A second push updates the same summary; at no time do two exist on one change.',
        [
          'At most ten notes are written on lines; the rest stands in the summary with a count.',
          'With eighty {findings} in one change, ten lines are marked and the summary counts seventy more.',
        ],
      ],
      api: [{ method: 'POST', path: '/{run.path}/:id/publish', purpose: 'write or update notes on the change' }],
      reads: ['finding', 'run'],
      writes: ['run'],
      edgeCases: [
        'The change was closed meanwhile: nothing is written and the {run} keeps its result.',
        'The token has lost its rights: the {keeper} is told once, with the right that is missing.',
      ],
      effort: 'M',
      after: ['trend'],
      steps: [
        'Keep the id of the summary and update it; search for it by a hidden mark when the id is lost.',
        'Write the weekly page from stored runs: new, gone, oldest, most often failing, slowest.',
        'Leave a setting "report only, never block" on for the first month.',
      ],
      pitfalls: ['Blocking merges from the first day: the tool is switched off in the second week.'],
    },
  ],
  usage: [{ need: 'queue', units: 120 }],
  pains: [
    [
      'The build is red, I press "run again", it is green, and nobody asks why.',
      'We know that {objects} rot, but nobody can say where first.',
      'The tool reports 4,000 problems in {objects}, so we read none of them.',
    ],
  ],
  competitors: [
    {
      name: 'SonarQube',
      kind: 'direct',
      positioning: 'Self-managed code review tool for more than thirty languages, tied into builds and pull requests.',
      gap: 'General rules for everybody; what is special about {objects} of one team must be written as a plug-in.',
      source: 'https://docs.sonarsource.com/sonarqube-server/10.3/readme.md',
    },
    {
      name: 'Semgrep',
      kind: 'adjacent',
      positioning: 'Static analysis with own rules that look like the code itself, in the editor, at commit and in CI.',
      gap: 'Reads code, not the history of test runs, and leaves trends to others.',
      source: 'https://pypi.org/project/semgrep/0.86.2',
    },
    {
      name: 'A channel in the team chat',
      kind: 'manual',
      positioning: 'Somebody posts the red build and asks who knows it.',
      gap: 'No count, no owner, and the same question again next month.',
      unverified: true,
    },
  ],
  risks: [
    [
      'More than one false {finding} in ten and developers stop reading; each rule needs its measured share before it is on by default.',
      'Code hosts are adding the same checks for nothing; what is left to sell is knowledge about {objects} of this team.',
    ],
  ],
  metrics: [
    ['Share of {findings} marked as wrong below 8 %', 'Nine of ten new {findings} are mended before the merge'],
    [
      'Time from push to result under 2 minutes for 95 % of changes',
      'Retries of builds without a code change down by half in a quarter',
    ],
  ],
};
