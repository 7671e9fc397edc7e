import type * as z from 'zod';
import type { ArtifactName, Artifacts } from '../../artifacts/artifacts.ts';
import type { AuthoredForm } from '../../artifacts/authored/form.ts';
import type { JudgedName } from '../../artifacts/quality.ts';

/** What a model is shown of an artefact; one that is not named is not shown. */
export type Shown = { readonly [Name in ArtifactName]?: (artifact: Artifacts[Name]) => unknown };

/** One artefact's making: what it builds on, its shape, and what may be told of it before it is paid for. */
export interface Stage<Output = unknown, Name extends JudgedName = JudgedName> {
  name: Name;
  /** Artefacts it waits for when the same run makes them. */
  needs: readonly ArtifactName[];
  schema: z.ZodType<Output>;
  /** How a model writes it. */
  form: AuthoredForm<unknown, Output>;
  /** What a model is told to do: static, so that it can be cached. */
  system: string;
  /** The same where sources were found, and what is asked for then; set on a stage for which the program looks things up first. */
  sourced?: { system: string; schema: z.ZodType };
  /** What a model is shown of the artefacts made before. */
  shows: Shown;
  /**
   * What is missing from an artefact that this stage wrote, one sentence a fault. The schema cannot say it, because
   * artefacts that a caller supplies are taken as they are.
   */
  lacks(output: Output): string[];
  /** A few words for progress: counts and names of kinds, no content. */
  headline(output: Output): string;
}

/** Infers the artefact's type from the schema. */
export const defineStage = <Output, const Name extends JudgedName>(stage: Stage<Output, Name>): Stage<Output, Name> =>
  stage;

/** `3 nodes`, `1 node`. */
export const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;
