import * as z from 'zod';

/** What comes out of a pipeline, by the last word of its name: its fields, how it is made, how it is proved. */
export const outputSchema = z.strictObject({
  heads: z.array(z.string().regex(/^[a-z]+$/)).min(1),
  /** `PLACE` is milliseconds of a source that runs in time, else a character of its text. */
  fields: z.array(z.string().regex(/^[A-Za-z]+: \S/)).min(2),
  step: z.string(),
  /** A language model proposes it: what it says is checked against the source. */
  model: z.literal(true).optional(),
  criteria: z.array(z.string()).min(1),
});

export type Output = z.infer<typeof outputSchema>;

/** In texts `<one>`, `<many>` and `<count>` are the output, `<source.one>` what it is made of. The last is taken for all others. */
export const outputs: readonly Output[] = [
  {
    heads: ['chapter', 'section', 'scene', 'segment'],
    fields: [
      'position: integer',
      'title: text',
      'fromPLACE: integer',
      'toPLACE: integer',
      'status: draft | approved',
      'editedBy: text, optional',
    ],
    model: true,
    step: 'Cut into <many> where the subject changes; begin each at a boundary of the text, not in mid-sentence.',
    criteria: [
      'The <many> cover the <source.one> from beginning to end, in order, without gap or overlap; each has a title.',
    ],
  },
  {
    heads: [
      'note',
      'summary',
      'description',
      'article',
      'post',
      'newsletter',
      'protocol',
      'minutes',
      'brief',
      'report',
      'text',
      'story',
    ],
    fields: ['body: text', 'places: list of integer', 'status: draft | approved', 'editedBy: text, optional'],
    model: true,
    step: 'Draft the <many> paragraph by paragraph, each with the places that it rests on.',
    criteria: ['Each paragraph of the <many> names its places in the <source.one>; one that names none is not stored.'],
  },
  {
    heads: ['card', 'image', 'picture', 'graphic', 'poster', 'thumbnail', 'tile', 'slide'],
    fields: [
      'position: integer',
      'wording: text',
      'speaker: text, optional',
      'atPLACE: integer',
      'image: file',
      'width: integer',
      'height: integer',
      'editedBy: text, optional',
      'approvedAt: datetime, optional',
    ],
    model: true,
    step: 'Pick the wording of the <many> from the text word for word, then set it into a template and render the files.',
    criteria: [
      'Exactly <count> <many> come of each <source.one>, each an image file of the set width and height.',
      'The wording of each <one> stands character for character in the <text> at the place it names.',
    ],
  },
  {
    heads: ['clip', 'short', 'reel', 'snippet', 'highlight', 'trailer', 'teaser'],
    fields: [
      'position: integer',
      'title: text',
      'fromPLACE: integer',
      'toPLACE: integer',
      'file: file',
      'approvedAt: datetime, optional',
    ],
    model: true,
    step: 'Choose the <many>, cut at pauses, and write each as a file of its own.',
    criteria: ['Each <one> begins and ends within half a second of a pause and is a playable file of its own.'],
  },
  {
    heads: ['question', 'quiz', 'flashcard', 'exercise', 'riddle'],
    fields: ['position: integer', 'question: text', 'answer: text', 'atPLACE: integer', 'status: draft | approved'],
    model: true,
    step: 'Write the <many> with answer and place; drop those whose answer does not stand at that place.',
    criteria: ['The answer to each <one> stands in the <source.one> at the place it names.'],
  },
  {
    heads: ['task', 'ticket', 'issue', 'action', 'item', 'todo', 'story', 'step', 'checklist'],
    fields: [
      'title: text',
      'doneBy: text, optional',
      'dueOn: date, optional',
      'atPLACE: integer',
      'status: proposed | taken | dropped',
    ],
    model: true,
    step: 'Propose the <many>, each with the words that it was read from; a person takes or drops it.',
    criteria: ['Of a <source.one> with six known <many> all six are proposed, each with the words it was read from.'],
  },
  {
    heads: ['transcript', 'subtitle', 'caption'],
    fields: ['language: text', 'lines: list of timed text', 'file: file', 'status: draft | approved'],
    step: 'Write the <many> line by line with times, and export the usual formats.',
    criteria: ['Each line of the <many> carries its time; a shift of more than half a second fails the test.'],
  },
  {
    heads: ['quote', 'invoice', 'estimate', 'offer', 'order', 'bill', 'statement'],
    fields: [
      'number: text',
      'lines: list of text',
      'total: money',
      'validUntil: date, optional',
      'file: file',
      'status: draft | sent',
    ],
    step: 'Build the lines of the <many> from the read values, then the total, then the file.',
    criteria: [
      'The total of each <one> equals the sum of its lines to the cent, and each line names where it was read.',
    ],
  },
  {
    heads: ['row', 'table', 'spreadsheet', 'record', 'data', 'csv', 'excel', 'entry', 'list'],
    fields: ['position: integer', 'values: json', 'atPLACE: integer', 'status: read | checked | corrected'],
    step: 'Write the <many> with the place of every value; put what is unsure first.',
    criteria: ['Of twenty stored sources with known <many>, every value is right or marked as unsure.'],
  },
  {
    heads: ['output'],
    fields: ['position: integer', 'title: text', 'content: text', 'atPLACE: integer', 'status: draft | approved'],
    model: true,
    step: 'Make the <many> from what the stages before have stored, each with its place in the <source.one>.',
    criteria: ['Each of the <many> names the place in the <source.one> that it comes from, and one tap shows it.'],
  },
];
