import type * as z from 'zod';
import type { ArtifactName } from '../../artifacts/artifacts.ts';

/** One artefact's making: what it builds on, its shape, and what may be told of it before it is paid for. */
export interface Stage<Output = unknown> {
  name: ArtifactName;
  /** Artefacts it waits for when the same run makes them. */
  needs: readonly ArtifactName[];
  schema: z.ZodType<Output>;
  /** What a model is told to do: static, so that it can be cached. */
  system: string;
  /** A few words for progress: counts and names of kinds, no content. */
  headline(output: Output): string;
}

/** Infers the artefact's type from the schema. */
export const defineStage = <Output>(stage: Stage<Output>): Stage<Output> => stage;

/** `3 nodes`, `1 node`. */
export const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;
