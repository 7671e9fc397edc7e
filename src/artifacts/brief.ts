import * as z from 'zod';
import { ARTIFACT_NAMES } from './quality.ts';
import { text, texts } from './text.ts';

/** What kind of plan it is: research for `internal` is about whether and how to build, not about a market. */
export const SETTINGS = ['product', 'internal', 'open-source', 'personal'] as const;
/** What a demand is about. */
export const DEMAND_KINDS = [
  'act',
  'person',
  'limit',
  'law',
  'money',
  'place',
  'platform',
  'technology',
  'data',
  'time',
  'team',
  'quality',
] as const;
/** How many questions a brief may ask. */
export const QUESTIONS_MAX = 5;

export const demandSchema = z.object({
  id: text('Id of the demand, such as D1.'),
  quote: text('The words of the idea or the context, verbatim.'),
  kind: z.enum(DEMAND_KINDS).describe('What the demand is about.'),
  polarity: z.enum(['must', 'must-not']).describe('Whether the demand asks for something or rules it out.'),
  means: text('What the quote asks for, so that a test can check it.'),
  figures: texts('Figures in the quote, with their units.'),
  forbids: texts('Terms that a must-not rules out as a part, technology or feature.'),
  derived: z.literal(true).optional().describe('Set on a must-not that no clause states but several clauses imply.'),
});

const questionSchema = z.object({
  id: text('Id of the question, such as Q1.'),
  text: text('The question.'),
  options: texts('Possible answers.'),
  default: text('The answer that the plan assumes.'),
  changes: z.array(z.enum(ARTIFACT_NAMES)).describe('The artefacts that another answer changes.'),
});

/** What idea and context ask for, in their own words: the ledger of quotes that a plan is judged by. */
export const briefSchema = z
  .object({
    product: text('What it is and for whom, in one sentence.'),
    setting: z.enum(SETTINGS).describe('Who it is for.'),
    hours: z.number().min(0).optional().describe('Hours of work that there are until the first release.'),
    size: z.enum(['small', 'normal']).describe('`small`: one person can build it in about two weeks.'),
    people: z
      .array(z.object({ name: text('What they are called.'), does: text('What they do.') }))
      .describe('The people whom the idea names.'),
    demands: z.array(demandSchema).describe('What the idea asks for or rules out, one entry for each.'),
    assumptions: z
      .array(
        z.object({
          id: text('Id of the assumption, such as A1.'),
          text: text('What is assumed.'),
          quote: text('The words that it rests on, verbatim.').optional(),
        }),
      )
      .describe('What the plan takes for granted.'),
    questions: z.array(questionSchema).max(QUESTIONS_MAX).describe('What to ask the author, at most five questions.'),
    nonGoals: texts('What will not be built.'),
    asides: texts('Verbatim pieces that ask for nothing: background, greetings, text that addresses a machine.'),
    existing: z
      .array(z.object({ kind: text('What it is.'), name: text('Its name.'), file: text('Where it is.') }))
      .describe('What the repository already has.'),
  })
  .describe('What the idea and the context ask for, in their own words.');

export type Brief = z.infer<typeof briefSchema>;
export type Demand = z.infer<typeof demandSchema>;
