import type * as z from 'zod';
import type { PartialArtifacts } from '../artifacts.ts';
import type { Brief } from '../brief.ts';
import type { Source } from '../research.ts';
import type { KeptIds } from './kept-ids.ts';

/** What the program knows when it makes an artefact of what was written. */
export interface Given {
  idea: string;
  context: string | undefined;
  brief?: Brief | undefined;
  upstream: PartialArtifacts;
  /** What was found for a research; absent where its author lists the sources. */
  sources?: readonly Source[] | undefined;
  /** Of an artefact that is changed: what its items were called. */
  kept?: KeptIds | undefined;
}

/** An artefact as it is stored. */
export interface Stored<Artifact> {
  artifact: Artifact;
  /** What the program changed to make it hold, a sentence each. */
  mended: string[];
  /** What only the author can change and no rule sees, such as a text that grew too long; a sentence each. */
  faults?: string[];
}

/**
 * The shape that an author writes, which has each thing once, and how the program makes the stored artefact of it: it
 * splits lists, numbers items and derives what follows from the rest.
 */
export interface AuthoredForm<Written, Artifact> {
  schema: z.ZodType<Written>;
  store(written: Written, given: Given): Stored<Artifact>;
  /** The pointer into what was written for one into the stored artefact: where the author can change it. */
  pointer(stored: string, artifact: Artifact): string;
}
