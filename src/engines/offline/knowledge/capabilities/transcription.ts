import type { Capability } from '../schema.ts';

export const transcription: Capability = {
  id: 'transcription',
  name: 'speech and video to text',
  verbs: [
    'transcribe',
    'record audio',
    'subtitle',
    'caption',
    'transkribieren',
    'untertiteln',
    'transcribir',
    'subtitular',
    'transcrever',
    'legendar',
    'transcrire',
    'sous-titrer',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'transcription',
        'transcript',
        'speech-to-text',
        'subtitle',
        'voice note',
        'voice memo',
        'transkript',
        'transcripcion',
        'untertitel',
      ],
    },
    {
      weight: 2,
      words: ['audio', 'podcast', 'interview', 'meeting recording', 'lecture recording', 'sprachnachricht'],
    },
    { weight: 1, words: ['recording', 'video', 'call', 'spoken', 'voice', 'speaker'] },
  ],
  actor: 'user',
  object: { fallback: 'recording', kinds: ['event', 'document', 'message'] },
  entities: [
    {
      key: 'recording',
      name: 'recording',
      kind: 'document',
      sameAs: [
        'recording',
        'episode',
        'interview',
        'meeting',
        'lecture',
        'call',
        'voice note',
        'voice memo',
        'podcast',
      ],
      fields: [
        'owner: reference',
        'title: text',
        'seconds: integer',
        'language: text',
        'storageKey: text',
        'consent: text',
        'status: uploading | waiting | writing | ready | failed',
        'deleteAudioOn: date',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'segment' },
      ],
    },
    {
      key: 'segment',
      name: 'spoken segment',
      kind: 'message',
      fields: [
        'startMs: integer',
        'endMs: integer',
        'speaker: text',
        'text: text',
        'confidence: decimal',
        'editedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'recording' }],
    },
  ],
  nodes: [
    {
      key: 'listener',
      need: 'speech',
      type: 'ai',
      label: 'Speech Recogniser',
      does: [
        'Writes down what is said in {recordings}, with times, speakers and doubt.',
        'Turns sound into segments of text that point back to their second.',
      ],
    },
    {
      key: 'sound',
      need: 'file-storage',
      type: 'storage',
      label: '{Recording} Store',
      does: [
        'Holds the sound until its text is confirmed, then only as long as agreed.',
        'Stores {recordings} in pieces, so that a lost connection costs seconds of sound and not the whole hour.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'sound',
      protocol: 'HTTPS in parts',
      purpose: ['store sound while it is being recorded', 'upload {recordings} piece by piece'],
    },
    {
      from: 'worker',
      to: 'listener',
      protocol: 'HTTPS or in process',
      purpose: ['have pieces of ten minutes written down', 'get text with times for {recordings}'],
    },
  ],
  boundaries: [
    {
      name: 'Spoken word',
      protects: ['recording', 'segment', 'sound'],
      mechanism: [
        'Recording starts only after the consent of those present was noted; sound is encrypted and deleted on its date by a job that leaves a log.',
        'Sound and text are read by their owner and by people named one by one; the recogniser may not keep what it hears.',
      ],
    },
  ],
  failures: [
    [
      'When the battery dies during an hour of sound, everything but the last ten seconds is kept.',
      'When the app is closed in the middle, the next start offers the {recording} up to that second.',
    ],
    [
      'When one piece cannot be written down, the others are, and the gap carries its times and a button to repeat.',
      'When the recogniser is overloaded, {recordings} wait in order and show their place.',
    ],
  ],
  features: [
    {
      key: 'transcribe',
      name: ['Text from {an recording}', '{Recording} to text with speakers', 'Write down {recordings} for {actors}'],
      need: 'core',
      description: [
        'Writes down {an recording} with times and speakers, ready before the coffee is cold.',
        'Takes sound or video, finds who speaks when, and gives a text in which each line plays its second.',
        'Turns an hour of {recording} into text that can be searched and quoted.',
      ],
      stories: [
        { as: 'actor', want: 'to have {an recording} written down', so: 'I can listen instead of taking notes' },
        { as: 'actor', want: 'to hear the second behind a sentence', so: 'I can check a quotation' },
      ],
      criteria: [
        [
          '60 minutes of clear speech are ready in under 6 minutes.',
          'One hour of sound becomes text within a tenth of its length.',
        ],
        [
          'On the test set of ten {recordings} in the chosen language the word error rate is below 10 %.',
          'Fewer than one word in ten is wrong over ten checked samples.',
        ],
        'Choosing a sentence plays its sound with an offset below 500 ms.',
      ],
      api: [
        { method: 'POST', path: '/{recording.path}/upload', purpose: 'announce sound, get addresses for its parts' },
        { method: 'GET', path: '/{recording.path}/:id/segments', purpose: 'read text with times' },
      ],
      reads: ['object'],
      writes: ['recording', 'segment'],
      edgeCases: [
        [
          'Two people speak at once: both are written, one after the other, marked.',
          'Ten minutes are silent: they are skipped and shown as a pause.',
        ],
        'The language changes in the middle: each segment carries its own.',
        'The file has three hours and no index: it is cut at pauses, never inside a word.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Collect ten real samples with a correct text: accents, noise, two speakers; measure before building screens.',
        'Store sound in parts of 10 seconds while recording; join when done.',
        'Cut at pauses into pieces of about ten minutes with an overlap; join the texts by time and drop doubled words.',
        'Bind text and player by milliseconds.',
      ],
      pitfalls: [
        ['Keeping the whole recording in memory until the end.', 'Cutting at fixed minutes, which splits words.'],
        'Testing only with studio sound.',
      ],
    },
    {
      key: 'edit',
      name: [
        'Correct and export the text of {recordings}',
        '{Recording} editor with speaker names',
        'Quotes and subtitles from {recordings}',
      ],
      need: 'usual',
      description: [
        'Names speakers once for the whole text, marks doubtful words, and exports as text or subtitles.',
        'A text editor that plays along, learns names and terms, and writes subtitle files.',
      ],
      stories: [
        { as: 'actor', want: 'to name a speaker once', so: 'all their lines carry the name' },
        { as: 'actor', want: 'to export subtitles', so: 'the video can be read without sound' },
      ],
      criteria: [
        'Renaming a speaker changes all of that person’s segments in one step and can be undone.',
        [
          'Exported subtitles have at most 42 characters a line and two lines.',
          'A subtitle checker finds no line over 42 characters and no overlap in the export.',
        ],
      ],
      api: [
        { method: 'PATCH', path: '/{segment.path}/:id', purpose: 'correct text or speaker' },
        { method: 'GET', path: '/{recording.path}/:id/export', purpose: 'text, subtitles or document' },
      ],
      reads: ['recording'],
      writes: ['segment'],
      edgeCases: [
        'Two voices were taken for one: a segment and all after it can be given to a new speaker.',
        'The same text is corrected on two devices: changes are joined segment by segment.',
      ],
      effort: 'M',
      after: ['transcribe'],
      steps: [
        'Keep recognised and corrected text side by side.',
        'Offer a list of own names and terms to the recogniser.',
        'Write exports from segments: plain, with times, subtitles.',
      ],
      pitfalls: ['Losing the times when text is edited as one block.'],
    },
  ],
  usage: [
    { need: 'speech', units: 180 },
    { need: 'file-storage', units: 10 },
  ],
  pains: [
    [
      'After an hour of talk nobody remembers who promised what.',
      'Writing down {an recording} by hand takes four times its length.',
      'What was said is on a phone, and nobody will listen to it again.',
    ],
  ],
  competitors: [
    {
      name: 'Otter.ai',
      kind: 'direct',
      positioning: 'Meeting notes and live transcripts.',
      gap: 'Made for office meetings in a few languages; what becomes of {objects} afterwards is left to the reader.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Recording people without consent is a crime in several countries; the product must make asking the first step.',
      'Recognition is cheap and everywhere; the value must be in what happens with the text.',
    ],
  ],
  metrics: [
    [
      'Three of four {recordings} opened as text within a day',
      '15 minutes of correction for each hour of sound, at most',
    ],
    'Word error rate under 10 % on own samples, measured monthly',
  ],
};
