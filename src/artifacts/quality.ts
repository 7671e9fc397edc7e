import * as z from 'zod';

/** How many hard faults an answer lists; a run that has more is not made clearer by them. */
export const FAULTS_MAX = 50;
/** How many warnings, and how many reported faults, an answer lists, so that `meta` stays small. */
export const REPORTED_MAX = 20;

export const ARTIFACT_NAMES = ['research', 'architecture', 'features', 'phases', 'promptPack'] as const;
/** What the rules can find at fault: the artefacts, and the brief that they are judged by. */
export const JUDGED_NAMES = ['brief', ...ARTIFACT_NAMES] as const;
export type JudgedName = (typeof JUDGED_NAMES)[number];

export const faultSchema = z
  .object({
    rule: z.string().describe('Id of the rule that was broken, such as "phases-carry-every-feature".'),
    check: z.int().min(1).describe('Number of the check that the rule belongs to.'),
    artifact: z.enum(JUDGED_NAMES).describe('The artefact at fault, or the brief.'),
    pointer: z
      .string()
      .optional()
      .describe('JSON pointer into the artefact, with ids as well as places: /features/F3/apiSurface/0.'),
    message: z.string().describe('What is wrong, by name.'),
    mend: z.string().optional().describe('What to change, in one sentence.'),
  })
  .describe('One broken rule.');

const ratio = (says: string) => z.number().min(0).max(1).optional().describe(says);
const amount = (says: string) => z.number().min(0).optional().describe(says);

/** Measures of what was written; a score is absent when there was nothing to measure. */
export const scoresSchema = z
  .object({
    storyForm: ratio('Share of user stories that say who wants what and why, once, one want each.'),
    observableCriteria: ratio(
      'Share of acceptance criteria that can be observed: a condition, a number, a visible act.',
    ),
    vagueWordsPer100: amount('Vague words (fast, easy, seamless …) in each 100 words of stories and criteria.'),
    placeholders: amount('Placeholders left in the text (TBD, lorem ipsum, [insert …]).'),
    fieldsInRange: ratio('Share of fields that are neither too thin nor bloated.'),
    ideaTermRecall: ratio('Share of the words of the idea that come back in the artefacts.'),
    itemsOnTopic: ratio('Share of features, prompts and risks that use a word of the idea or name an entity.'),
    namedThingsPer100Words: amount('Entities, endpoints, nodes, features and numbers in each 100 words.'),
  })
  .describe('Measures of writing and specificity; they inform and decide nothing.');

/** What the rules of coherence found; travels as `meta.quality`. */
export const qualitySchema = z
  .object({
    coherent: z.boolean().describe('True when no hard rule was broken by what this run wrote.'),
    hard: z
      .object({
        passed: z.int().min(0).describe('Hard rules that hold.'),
        failed: z.int().min(0).describe('Hard rules that are broken.'),
      })
      .describe('Hard rules that judge what this run wrote.'),
    faults: z.array(faultSchema).max(FAULTS_MAX).describe('Hard faults in what this run wrote.'),
    warnings: z
      .array(faultSchema)
      .max(REPORTED_MAX)
      .describe('What this run wrote that a reader should check; it decides nothing.'),
    reported: z
      .array(faultSchema)
      .max(REPORTED_MAX)
      .describe('Faults and warnings in artefacts that the caller supplied; they decide nothing.'),
    mended: z.array(z.string()).optional().describe('What the program changed in what was written, a sentence each.'),
    omitted: z.int().min(0).describe('How many more there are than the three lists hold.'),
    checked: z
      .array(z.string())
      .describe('Ids of the rules that ran; a rule runs when all artefacts it compares exist.'),
    scores: scoresSchema.optional(),
  })
  .describe('Result of the coherence rules.');

/** What the author of a refused answer is shown of it, to mend it by a patch. */
export interface PartAtFault {
  /** Hash of the whole answer: a patch changes this one and no other. */
  base: string;
  /** The answer, with its items whole where a fault is about them, else by their names alone. */
  shown: Record<string, unknown>;
  /** Fields of the answer that faults are about. */
  fields: string[];
}

/** All that is wrong with an answer, told to its author. */
export interface Refused {
  faults: string[];
  /** Where the author finds what is wrong: JSON pointers into the answer, of those faults that have a place. */
  places?: string[];
  /** What the author needs to mend the answer by a patch; absent where it has to be written anew. */
  part?: PartAtFault | undefined;
}

/** What the checks make of an answer: the artefact, or what is wrong with it. */
export type Judged = { output: unknown; quality: Quality } | Refused;

export type Fault = z.infer<typeof faultSchema>;
export type Scores = z.infer<typeof scoresSchema>;
export type Quality = z.infer<typeof qualitySchema>;
