import type { ArtifactName, Artifacts, PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { wordsOf } from '../../artifacts/digest/block.ts';
import { withDigest } from '../../artifacts/digest/existing.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { AppError } from '../../errors.ts';
import { type Reading, readBrief } from './read/brief.ts';
import { writeArchitecture } from './write/architecture.ts';
import { writeFeatures } from './write/features.ts';
import { writePhases } from './write/phases.ts';
import { writePromptPack } from './write/prompt-pack.ts';
import { writeResearch } from './write/research.ts';

export interface Asked {
  idea: string;
  context: string | undefined;
  brief?: Brief | undefined;
  upstream: PartialArtifacts;
}

/**
 * The brief or one artefact of the outline, by what idea and context say and what stands upstream; what is missing upstream is written
 * by the same rules. Throws AppError `unprocessable` when the words ask for nothing that the rules can read.
 */
export function writeOutline(
  stage: JudgedName,
  { idea, context, upstream }: Asked,
): { output: Artifacts[ArtifactName] | Brief; reading: Reading } {
  const reading = read(idea, wordsOf(context));
  if (reading.wishes.length === 0) throw asksForNothing(reading);
  const output = write(stage, reading, upstream);
  // What the repository has is told, and the rules build nothing on it.
  if (stage === 'brief') return { output: { ...reading.brief, existing: withDigest([], context) }, reading };
  return { output, reading };
}

function write(stage: JudgedName, reading: Reading, upstream: PartialArtifacts): Artifacts[ArtifactName] | Brief {
  if (stage === 'brief') return reading.brief;
  if (stage === 'research') return writeResearch(reading);
  const architecture = upstream.architecture ?? writeArchitecture(reading);
  if (stage === 'architecture') return writeArchitecture(reading);
  const features = upstream.features ?? writeFeatures(reading, architecture);
  if (stage === 'features') return writeFeatures(reading, architecture);
  return stage === 'phases' ? writePhases(features) : writePromptPack(reading, architecture, features);
}

let last: { idea: string; context: string | undefined; reading: Reading } | undefined;

/** The stages of one blueprint ask one after the other: the last reading is kept. */
function read(idea: string, context: string | undefined): Reading {
  if (last?.idea !== idea || last.context !== context) last = { idea, context, reading: readBrief(idea, context) };
  return last.reading;
}

function asksForNothing({ quarantined }: Reading): AppError {
  const why =
    quarantined.length === 0
      ? 'asks for nothing that the rules can read'
      : 'only addresses a machine, or asks for nothing';
  return new AppError(
    'unprocessable',
    `The idea ${why}; nothing was charged. Say what the product should do, such as "Owners book a day", or have a model write the plan: set ANTHROPIC_API_KEY or OPENAI_API_KEY.`,
  );
}
