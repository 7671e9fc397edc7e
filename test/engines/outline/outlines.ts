import type { Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { writeOutline } from '../../../src/engines/outline/outline.ts';
import type { Reading } from '../../../src/engines/outline/read/brief.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import hostile from './hostile.json' with { type: 'json' };
import ideas from './ideas.json' with { type: 'json' };

/** An idea as somebody typed it. The lists are verbatim pieces of it, as a careful reader sorted them. */
export interface TypedIdea {
  name: string;
  idea: string;
  context?: string;
  /** Sentences that speak to whatever reads the text. */
  machine?: string[];
  /** What is ruled out. */
  forbidden?: string[];
  /** What is asked for. */
  asks?: string[];
}

/** Forty ideas of all kinds. The rules were tuned on them, so they measure nothing but themselves. */
export const TYPED: readonly TypedIdea[] = ideas;
/** What is no idea, or comes in a shape that hurts. */
export const HOSTILE: readonly TypedIdea[] = hostile;

export interface Outline {
  artifacts: Artifacts;
  reading: Reading;
}

/** All five artefacts, each written upon those before it. Throws as the engine does. */
export function outlineOf({ idea, context }: { idea: string; context?: string | undefined }): Outline {
  const words = JSON.stringify([idea, context]);
  const outline = written.get(words) ?? writeAll({ idea, context });
  written.set(words, outline);
  return structuredClone(outline);
}

/** Several files ask for the same ideas. */
const written = new Map<string, Outline>();

function writeAll({ idea, context }: { idea: string; context?: string | undefined }): Outline {
  const artifacts: PartialArtifacts = {};
  let reading: Reading | undefined;
  for (const stage of ARTIFACT_NAMES) {
    const made = writeOutline(stage, { idea, context, upstream: artifacts });
    Object.assign(artifacts, { [stage]: STAGES[stage].schema.parse(made.output) });
    reading = made.reading;
  }
  if (reading === undefined) throw new Error('no stage was written');
  // Every stage has been written above, and parsed with its schema.
  return { artifacts: artifacts as Artifacts, reading };
}

/** A text with each white space as one space, as a quote is compared. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
