import type { Capability } from '../schema.ts';

export const assistant: Capability = {
  id: 'assistant',
  name: 'writing and answering by a language model',
  verbs: ['generate', 'write', 'draft', 'rewrite', 'compose', 'generieren', 'schreiben', 'generar', 'escribir', 'redactar', 'gerar', 'escrever', 'generer', 'ecrire', 'rediger'],
  triggers: [
    { weight: 3, words: ['llm', 'gpt', 'ai assistant', 'copilot', 'language model', 'ai-powered', 'ai agent', 'ki-assistent', 'inteligencia artificial', 'intelligence artificielle', 'prompt library', 'ai draft', 'ai write', 'ai generate', 'ai-generated', 'write for me', 'ai writer', 'content generator', 'text generator', 'ai suggestion', 'chatgpt', 'claude', 'openai', 'mistral', 'gemini', 'ollama', 'local model', 'fine-tuned', 'generative ai', 'gen ai', 'ghostwriter', 'auto-reply draft', 'draft reply', 'draft answer', 'reply draft', 'suggest reply', 'write draft', 'first draft', 'draft for me', 'in tone', 'in voice style', 'tone of voice', 'product description generator', 'cover letter generator', 'hate write', 'write text', 'text for flat', 'text for list', 'text for ad', 'propose reply', 'propose text', 'friendly reply', 'suggest answer', 'suggest text', 'type fact', 'from bullet point', 'turn keyword into', 'turn fact into', 'into finish text', 'into proper sentence', 'into nice sentence', 'into proper letter', 'into proper report', 'proper page out', 'grant proposal', 'fund application text', 'application letter', 'motivation letter', 'invitation text', 'greet card text', 'product text', 'ad copy', 'ad text', 'job description', 'school report text', 'report card text', 'letter of reference', 'reference letter', 'three version', 'several version', 'find right word'] },
    { weight: 2, words: ['ai', 'ki', 'artificial intelligence', 'ai model', 'ai help', 'ai coach', 'ai chat', 'ai tutor', 'machine write', 'suggest wording', 'rephrase', 'rewrite text', 'rewrite', 'proofread', 'write product description', 'write list', 'write job ad', 'write report for', 'write social post', 'write post', 'write caption', 'social medium caption', 'blog post from', 'tweet from', 'cover letter', 'turn note into', 'turn bullet into', 'note into report', 'note into letter', 'letter from note', 'speech writer', 'wedding speech', 'story generator', 'bedtime story', 'generate text', 'generate description', 'generate idea', 'generate quiz', 'generate question', 'generate image', 'generate letter', 'generate email', 'write email', 'write letter', 'from few fact', 'copywriting', 'copywriter', 'word for me'] },
    { weight: 1, words: ['draft', 'generated', 'natural language', 'prompt', 'suggestion', 'text for', 'from keyword', 'from bullet', 'speech for', 'toast for', 'find word', 'wording', 'phrasing', 'draft for', 'drafting', 'version', 'sentence', 'paragraph'] },
  ],
  actor: 'user',
  object: { fallback: 'text', kinds: ['document', 'message', 'task', 'item', 'event'] },
  entities: [
    {
      key: 'draft',
      name: 'draft',
      kind: 'document',
      sameAs: ['draft', 'letter', 'text'],
      fields: [
        'author: reference',
        'instruction: text',
        'text: text',
        'sources: list of reference',
        'status: writing | ready | accepted | discarded',
        'acceptedText: text',
        'promptVersion: text',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'usage',
      name: 'model usage',
      plural: 'model usage',
      kind: 'measure',
      fields: [
        'model: text',
        'inputTokens: integer',
        'outputTokens: integer',
        'cost: money',
        'milliseconds: integer',
        'outcome: ok | refused | cut | failed',
      ],
      relations: [{ says: 'belongs to', to: 'draft' }],
    },
  ],
  nodes: [
    {
      key: 'model',
      need: 'llm',
      type: 'ai',
      label: '{Object} Writer',
      does: [
        'Writes text about {objects} from the passages it is given and names the ones it used.',
        'Turns an instruction and the facts of {an object} into {an draft}, within a fixed length.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'model',
      protocol: 'HTTPS, streamed',
      purpose: ['have {drafts} written', 'send facts of {an object}, receive text'],
    },
    {
      from: 'worker',
      to: 'db',
      protocol: 'SQL',
      purpose: [
        'read what may be shown to the model, store {drafts} with their cost',
        'collect the facts that the {actor} may read',
      ],
    },
  ],
  boundaries: [
    {
      name: 'What the model may see and do',
      protects: ['model', 'draft'],
      mechanism: [
        'Only {objects} that the {actor} may read are put before the model, as marked data; it has no tools that write, send or delete.',
        'Text inside {objects} is handed over as quoted material. Whatever it orders, the model’s answer is only {an draft} that a person accepts.',
      ],
    },
  ],
  failures: [
    [
      'When the model is slow or away, the request is kept for 10 minutes and repeated twice; work by hand is never blocked.',
      'When writing fails, the {actor} sees what was already written, the reason, and a button to try again.',
    ],
    [
      'When an answer does not have the required form, it is asked for once more with the fault named, then given up and not charged.',
      'When the monthly limit is reached, {drafts} stop with the date on which they start again.',
    ],
  ],
  features: [
    {
      key: 'draft',
      name: ['First draft of {an object}', '{Objects} drafted by the model', '{Object} writing help with sources'],
      need: 'core',
      description: [
        'Writes a first version for {an object} from what is known, marks where each statement comes from, and leaves the decision to the {actor}.',
        'Proposes text about {an object} that can be accepted, changed or thrown away, with its sources beside it.',
        'Writes {objects} on request from the facts at hand and says plainly which ones were missing.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to get a first version of {an object}',
          so: 'I correct instead of starting from nothing',
        },
        { as: 'actor', want: 'to see the source of each statement', so: 'I can check before I sign with my name' },
        { as: 'keeper', want: 'to see what the model costs each month', so: 'the bill is no surprise' },
      ],
      criteria: [
        [
          'The first words appear within 3 seconds, or a line says that it is being worked on.',
          'Within three seconds something is readable: either text or the state of the work.',
        ],
        [
          'Every statement of fact links to a passage of a stored {object}; a statement without one is marked as unsupported.',
          'On 50 test questions, at least 95 % of the cited passages contain what is claimed.',
        ],
        'Nothing written by the model is sent, published or stored as final without a person’s acceptance.',
        [
          'For a question that the material does not answer, the text is "not found in the material".',
          'Ten test questions without an answer in the sources get "not found" ten times.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/drafts', purpose: 'ask for text, answered as a stream' },
        { method: 'POST', path: '/{draft.path}/:id/accept', purpose: 'accept, with the changes made' },
        { method: 'GET', path: '/{draft.path}/:id', purpose: 'text, sources, state' },
      ],
      reads: ['object'],
      writes: ['draft', 'usage'],
      edgeCases: [
        [
          '{An object} contains "ignore your instructions": it is treated as its text and changes nothing.',
          'A passage tries to give orders: a test with twenty such passages shows no effect.',
        ],
        'The material is longer than the model’s window: the most fitting passages are chosen, and the answer says how many were read.',
        [
          'The text breaks off at the length limit: the last whole sentence stays and "continue" is offered.',
          'The model refuses: its refusal is shown as such and costs the {actor} nothing.',
        ],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write 30 real requests with what a good answer must contain; this is the test set, before any prompt.',
        'Collect the material in one function that checks rights; number the passages.',
        'Keep prompts as versioned files; ask for a structured answer with passage numbers and validate it against a schema.',
        'Stream to the reader, store text, version, tokens and cost, and stop cleanly on cancel.',
        'Show accepted beside proposed text and store the difference as a measure of quality.',
      ],
      pitfalls: [
        ['Putting instructions and foreign text into one string.', 'Judging a prompt by one pretty answer.'],
        [
          'Holding a database transaction open while the model writes.',
          'Retrying without a limit, which multiplies the cost on a bad day.',
        ],
      ],
    },
    {
      key: 'guard',
      name: [
        'Quality check of written {drafts}',
        'Cost and quality limits for {drafts}',
        'How good the written {objects} are',
      ],
      need: 'usual',
      description: [
        'Measures how much of each proposal survives, what it costs, and stops at a set budget.',
        'Runs the test set at each change of prompt or model and blocks a version that got worse.',
      ],
      stories: [
        { as: 'keeper', want: 'to set a monthly budget', so: 'a busy week does not ruin me' },
        { as: 'keeper', want: 'to know whether a new version is better', so: 'I change it with reasons' },
      ],
      criteria: [
        'At 80 % of the budget a message goes out; at 100 % no further call is made.',
        [
          'A prompt version with a lower score on the test set cannot be activated without a written reason.',
          'Lower scores than before on the stored requests stop a new version from going live.',
        ],
      ],
      api: [{ method: 'GET', path: '/{draft.path}/quality', purpose: 'accepted share, edits, cost by version' }],
      reads: ['draft'],
      writes: ['usage'],
      edgeCases: [
        'Prices of the model change: the price table has dates.',
        'Hundred requests arrive in a second: the budget is reserved before the call and corrected after it.',
      ],
      effort: 'M',
      after: ['draft'],
      steps: [
        'Reserve estimated cost, then settle the real one.',
        'Run the test set with recorded answers in continuous integration and live once a week.',
        'Show share accepted, mean change and cost by prompt version.',
      ],
      pitfalls: ['Letting a model judge itself without a person’s sample.'],
    },
  ],
  usage: [{ need: 'llm', units: 40 }],
  pains: [
    [
      'Writing {objects} takes an hour, and half of it repeats the last one.',
      'The facts for {an object} are all there and nobody has time to put them into sentences.',
      'Nobody reads {objects} of twelve pages, so decisions are made without them.',
    ],
  ],
  competitors: [
    {
      name: 'ChatGPT',
      kind: 'substitute',
      positioning: 'General assistant that writes about anything.',
      gap: 'Does not know our {objects}; everything must be pasted in and checked afterwards.',
      unverified: true,
    },
  ],
  risks: [
    [
      'One invented statement about {an object} that gets out costs more trust than a hundred saved hours earn.',
      'General assistants get better each month; the lead must lie in the {objects} and in the way of working, not in the text.',
    ],
    'Sending personal data to a model needs a contract, a place of processing and often consent.',
  ],
  metrics: [
    ['60 % of {drafts} accepted with less than a fifth changed', 'Median time for {an object} halved'],
    ['Unsupported statements below 2 % on the test set', 'Cost below 0.05 USD for each accepted {draft}'],
  ],
};
