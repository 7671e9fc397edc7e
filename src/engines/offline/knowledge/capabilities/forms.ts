import type { Capability } from '../schema.ts';

export const forms: Capability = {
  id: 'forms',
  name: 'forms and surveys with their results',
  verbs: ['survey', 'fill in', 'fill out', 'ausfullen', 'encuestar', 'sonder'],
  triggers: [
    {
      weight: 3,
      words: [
        'umfragen',
        'survey',
        'questionnaire',
        'form builder',
        'intake form',
        'custom form',
        'feedback form',
        'application form',
        'registration form',
        'umfrage',
        'fragebogen',
        'encuesta',
        'cuestionario',
        'questionario',
        'sondage',
        'formulaire',
        'formulario',
        'formular',
        'सर्वेक्षण',
      ],
    },
    {
      weight: 2,
      words: ['web form', 'online form', 'paper form', 'respondent', 'anonymous feedback', 'multiple choice'],
    },
    { weight: 1, words: ['form', 'questions', 'response', 'intake', 'custom field'] },
  ],
  actor: 'user',
  object: { fallback: 'survey', kinds: ['document', 'event', 'person', 'item', 'place', 'group', 'task'] },
  entities: [
    {
      key: 'form',
      name: 'form',
      kind: 'document',
      sameAs: ['form', 'survey', 'questionnaire'],
      fields: [
        'title: text',
        'questions: list',
        'version: integer',
        'status: draft | open | closed',
        'opensAt: datetime',
        'closesAt: datetime',
        'anonymous: boolean',
        'thanks: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'submission',
      name: 'submission',
      kind: 'document',
      fields: [
        'respondent: reference or none',
        'formVersion: integer',
        'answers: json',
        'status: begun | sent',
        'sentAt: datetime',
        'secondsTaken: integer',
        'source: text',
      ],
      relations: [{ says: 'belongs to', to: 'form' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Anonymous means anonymous',
      protects: ['submission'],
      mechanism: [
        'An anonymous {form} stores neither account nor address with {an submission}, and shows no group of fewer than five.',
        'Where a {form} promises anonymity, the row has no column that could name anybody; a one-time token is spent apart from the answers.',
      ],
    },
    {
      name: 'Open to the world',
      protects: ['form'],
      mechanism:
        'A public {form} takes a set number of sendings a minute from one address, checks every answer on the server, and hides a field that only robots fill.',
    },
  ],
  failures: [
    [
      'When the line drops on the last page, the answers lie in the browser and go out with one tap later.',
      'When sending fails, nothing typed is lost: {an submission} stays on the device until the server has confirmed it.',
    ],
  ],
  features: [
    {
      key: 'build',
      name: [
        '{Form} builder for {actors}',
        'Questions on {objects}, put together by {actors}',
        '{Forms} that {actors} make without code',
      ],
      need: 'core',
      description: [
        'Lets {actors} put questions in order, say which are required and which depend on an earlier answer, and see the result beside it.',
        'Builds {an form} from eight kinds of question, with branches and a preview at phone width.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to show a question only after a certain answer',
          so: 'people skip what does not concern them',
        },
        { as: 'actor', want: 'to reuse last year’s {form}', so: 'the results can be compared' },
      ],
      criteria: [
        'Changing {an form} that has answers makes a new version; earlier {submissions} keep the questions they were asked.',
        'A branch that can never be reached is marked before the {form} opens.',
        [
          'The preview and the public page are drawn by one component and differ in no pixel.',
          'What the preview shows at 360 pixels is what the phone shows.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{form.path}', purpose: 'create or copy one' },
        { method: 'PUT', path: '/{form.path}/:id', purpose: 'save as a new version' },
        { method: 'GET', path: '/{form.path}', purpose: 'own ones with number of answers' },
      ],
      reads: ['object'],
      writes: ['form'],
      edgeCases: [
        'A question that others depend on is deleted: the builder names them and asks first.',
        'Two people edit {an form}: the second save is refused and shows what the first changed.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Describe questions as data with a stable key, a kind, rules and a condition; keep versions as whole rows.',
        'Write one function that says from questions and answers what is visible and what is wrong; use it in browser and server.',
        'Build the editor as a list with a panel for the chosen question and the live preview.',
      ],
      pitfalls: [
        'Keying answers by position or wording: renaming a question then mixes two meanings.',
        'A column in the database for each question.',
      ],
    },
    {
      key: 'fill',
      name: [
        'Fill in {an form} on any phone',
        '{Form} pages that keep what was typed',
        '{Object} answers from any phone',
      ],
      need: 'core',
      description: [
        'Shows {an form} page by page, keeps each answer as it is given, and ends with a confirmation that can be kept.',
        'Takes answers on a phone in a few minutes, remembers where somebody stopped, and checks before sending.',
      ],
      stories: [
        { as: 'other', want: 'to go on tomorrow where I stopped', so: 'I need not search for papers twice' },
        { as: 'actor', want: 'to hand out a link and a code for print', so: 'people reach it from a poster' },
      ],
      criteria: [
        'After a reload every answer typed until two seconds before is still there.',
        'Given a required question left empty, when it is sent, then the page scrolls to it and says in words what is missing.',
        'Sending twice leads to one {submission}, told apart by a key that the page made at the start.',
      ],
      api: [
        { method: 'GET', path: '/{form.path}/:id/public', purpose: 'the open version' },
        { method: 'POST', path: '/{form.path}/:id/submissions', purpose: 'send answers' },
      ],
      reads: ['form'],
      writes: ['submission'],
      edgeCases: [
        'The {form} closes while somebody is on page 3: begun ones may be sent for another hour.',
        'An answer of 50,000 characters is pasted: the field says its limit and keeps the text.',
        'The {form} was changed meanwhile: the version that was begun is accepted.',
      ],
      effort: 'M',
      after: ['build'],
      steps: [
        'Serve the public page without sign-in, small enough for 3G.',
        'Check every answer again on the server with the shared function.',
        'Keep drafts in the browser and send with an idempotency key.',
      ],
      pitfalls: ['Checking in the browser alone.'],
    },
    {
      key: 'results',
      name: ['{Form} results for {actors}', 'What the answers to {forms} say', '{Submissions} counted and exported'],
      need: 'core',
      description: [
        'Counts answers question by question, lists free text, splits by any earlier answer, and exports rows.',
        'Turns {submissions} into charts that can be split and checked down to the single answer.',
      ],
      stories: [
        { as: 'actor', want: 'to compare two groups', so: 'I see who is content and who is not' },
        { as: 'keeper', want: 'to export all answers', so: 'others can check my figures' },
      ],
      criteria: [
        'Every chart says how many answered and how many skipped the question.',
        'In an anonymous {form} a split with fewer than five answers in a group is refused.',
        'An export of 10,000 {submissions} starts to download within 3 seconds.',
      ],
      api: [{ method: 'GET', path: '/{form.path}/:id/results', purpose: 'counts by question, with a split' }],
      reads: ['form', 'submission'],
      writes: [],
      edgeCases: [
        'Options were reworded between versions: results are joined by key and the wordings are listed.',
        'A text answer begins with an equals sign: the export writes it so that no spreadsheet runs it.',
      ],
      effort: 'M',
      after: ['fill'],
      steps: [
        'Count in the database over the answers, by question key.',
        'Stream the export row by row.',
        'Draw bars with numbers beside them; no pie with nine slices.',
      ],
      pitfalls: ['Percentages of four answers.'],
    },
  ],
  usage: [],
  pains: [
    [
      'Paper comes back half filled and somebody types it in at night.',
      'Each year the questions on {objects} are a little different, so no two years compare.',
      'We send a document by mail and get thirty versions of it back.',
    ],
  ],
  competitors: [
    {
      name: 'Google Forms',
      kind: 'adjacent',
      positioning: 'Quick questionnaires whose answers land in a sheet.',
      gap: 'An answer is a row in a sheet and knows nothing of the {object} it is about.',
      unverified: true,
    },
    {
      name: 'Typeform',
      kind: 'adjacent',
      positioning: 'One question at a time, good-looking.',
      gap: 'Priced by responses, and what follows an answer happens elsewhere.',
      unverified: true,
    },
    {
      name: 'Paper and a clipboard',
      kind: 'manual',
      positioning: 'Works in the rain and without explanation.',
      gap: 'Must be typed in, and handwriting hides half of it.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A builder without limits becomes a product of its own; eight kinds of question and simple branches cover most of what is asked.',
      'People stop answering when nothing follows: plan who reads the {submissions} before sending {an form} out.',
    ],
  ],
  metrics: [
    ['At least 70 % of begun {forms} are sent', 'Median time to fill in {an form} below 4 minutes'],
    'No {submission} lost in a month, shown by begun and sent counts',
  ],
};
