import * as z from 'zod';
import { JUDGED_NAMES } from './artifacts/quality.ts';

/** What a model is called for, as settings name it; the parts of an artefact belong to its stage. */
export const MODEL_STAGES = [...JUDGED_NAMES, 'review'] as const;
export type ModelStage = (typeof MODEL_STAGES)[number];

/** A setting's value for all stages, and that of each stage which has its own. */
export interface ByStage<T> {
  all: T;
  stages: Partial<Record<ModelStage, T>>;
}

export const valueFor = <T>({ all, stages }: ByStage<T>, stage: ModelStage): T => stages[stage] ?? all;

/** Each value that some stage may have, once; the one of all stages comes first. */
export const valuesIn = <T>({ all, stages }: ByStage<T>): T[] => [...new Set([all, ...Object.values(stages)])];

/**
 * Reads `8, research=2`: a value for all stages first, where there is one, then values of stages. `unset` is the value
 * for all where none is given.
 */
export function byStage<T, Unset extends T | undefined>(
  one: z.ZodType<T>,
  unset: Unset,
): z.ZodType<ByStage<T | Unset>> {
  return z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      const read: ByStage<T | Unset> = { all: unset, stages: {} };
      const parts = text.split(',').map((part) => part.trim());
      for (const [at, part] of parts.filter((part) => part !== '').entries()) {
        const fault = readPart(one, part, { read, isFirst: at === 0 });
        if (fault !== undefined) addIssue({ code: 'custom', message: fault });
      }
      return read;
    });
}

/** Puts one part of the text into what is read, or says what is wrong with it. */
function readPart<T>(
  one: z.ZodType<T>,
  part: string,
  { read, isFirst }: { read: ByStage<T | undefined>; isFirst: boolean },
): string | undefined {
  const [name = '', ...rest] = part.split('=').map((word) => word.trim());
  const isOfStage = rest.length > 0;
  const stage = MODEL_STAGES.find((known) => known === name);
  if (isOfStage && !stage) return `${JSON.stringify(name)} is no stage. The stages are ${MODEL_STAGES.join(', ')}`;
  if (!isOfStage && !isFirst) return `Write ${JSON.stringify(part)} first, or as STAGE=${part}`;
  if (stage && stage in read.stages) return `${stage} is there twice`;
  const value = one.safeParse(isOfStage ? rest.join('=') : part);
  if (!value.success) {
    const says = value.error.issues.map(({ message }) => message).join(', ');
    return stage && isOfStage ? `${stage}: ${says}` : says;
  }
  if (stage && isOfStage) read.stages[stage] = value.data;
  else read.all = value.data;
}
