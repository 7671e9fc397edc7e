import type { ArtifactName, PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { wordsOf as withoutDigest } from '../../artifacts/digest/block.ts';
import type { EnginePrompt } from '../../engines/engine.ts';
import { PARTS, type PartKind } from '../parts/part.ts';
import { partPrompt } from '../parts/prompt.ts';
import { aboutProduct } from '../parts/shown.ts';
import { briefDigest } from '../prompts/digests.ts';
import { renderPrompt } from '../prompts/render.ts';
import { stageNamed } from '../stages/index.ts';
import type { UsageStage } from '../usage-stages.ts';
import { CHARS_PER_TOKEN, type Sizes } from './constants.ts';

/** One call to a model as it is expected, before it is made. */
export interface ExpectedCall {
  stage: UsageStage;
  /** What its answer is kept as: a part, or the artefact of its stage. */
  name: string;
  inputTokens: number;
  /** Of those, what a vendor that caches has read before, and what it is to keep. */
  cacheReadTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
}

/** What is known of a run before it begins. */
export interface Expecting {
  idea: string;
  context: string | undefined;
  brief: Brief | undefined;
  sizes: Sizes;
}

/** Characters of what a brief is shown as in later calls, for one of it: whole, without its demands, and its head alone. */
const SHOWN = { whole: 0.85, product: 0.52, head: 0.16 };

/** The call that writes the brief. */
export function briefCall(about: Expecting): ExpectedCall {
  const prompt = renderPrompt(stageNamed('brief'), { ...wordsOf(about), upstream: {}, today: '2026-01-01' });
  return callOf({ stage: 'brief', name: 'brief', prompt, written: about.sizes.briefChars });
}

/** The call that writes one artefact in one piece, from those that are supplied. */
export function stageCall(name: ArtifactName, about: Expecting, upstream: PartialArtifacts): ExpectedCall {
  const { brief } = about;
  const prompt = renderPrompt(stageNamed(name), { ...wordsOf(about), brief, upstream });
  const unknown = brief ? 0 : SHOWN.whole * about.sizes.briefChars;
  const written = about.sizes.written[name] * charsOf(about);
  return callOf({ stage: name, name, prompt, unknown, written });
}

/** The calls that write a blueprint in parts, and review it. */
export function draftCalls(about: Expecting): ExpectedCall[] {
  const kinds = Object.keys(PARTS) as PartKind[];
  return [stageCall('research', about, {}), ...kinds.flatMap((kind) => partCalls(kind, about))];
}

function partCalls(kind: PartKind, about: Expecting): ExpectedCall[] {
  const { sizes, brief } = about;
  const chars = charsOf(about);
  const { calls, shared, own } = sizes.sections[kind];
  const shows = SHOWS[kind];
  const told = { idea: about.idea, context: withoutDigest(about.context), brief: brief && shownOf(brief)[shows] };
  const isSlice = SLICED.has(kind);
  const prompt = partPrompt(kind, isSlice ? { shared: told } : { own: told });
  const unknownBrief = brief ? 0 : SHOWN[shows] * chars;
  const written = (writtenBy(kind, sizes) * chars) / calls;
  const stage = kind === 'review' ? 'review' : PARTS[kind].stage;
  return Array.from({ length: Math.max(1, Math.round(calls)) }, (_, at) =>
    callOf({
      ...{ stage, name: isSlice ? `${kind} ${at + 1}` : kind, prompt, written: (written * calls) / Math.round(calls) },
      ...{ unknownShared: unknownBrief + shared * chars, unknown: (own * chars) / Math.round(calls) },
      isFirst: at === 0,
    }),
  );
}

/** What is written in slices beside each other, from what they share. */
const SLICED: ReadonlySet<PartKind> = new Set(['architectureFill', 'featureSlice', 'promptSlice']);

/** How much of the brief each part is written from. */
const SHOWS: Record<PartKind, keyof typeof SHOWN> = {
  ...{ skeleton: 'whole', architectureFill: 'whole', featureSlice: 'whole', phasesFill: 'whole' },
  ...{ packIndex: 'product', promptSlice: 'product', review: 'head' },
};

function shownOf(brief: Brief): Record<keyof typeof SHOWN, object> {
  const { product, setting, size, people, nonGoals } = briefDigest(brief);
  return {
    whole: briefDigest(brief),
    product: aboutProduct(brief),
    head: { product, setting, size, people, nonGoals },
  };
}

/** Of what a pack's author writes, about a ninth is the index. */
const INDEX_SHARE = 0.11;

function writtenBy(kind: PartKind, { written }: Sizes): number {
  const { skeleton, architectureFill, features, phases, promptPack, review } = written;
  const byKind: Record<PartKind, number> = {
    ...{ skeleton, architectureFill, featureSlice: features, phasesFill: phases, review },
    ...{ packIndex: INDEX_SHARE * promptPack, promptSlice: (1 - INDEX_SHARE) * promptPack },
  };
  return byKind[kind];
}

interface Calling {
  stage: UsageStage;
  name: string;
  /** What can be rendered of it. */
  prompt: EnginePrompt;
  /** Characters of what cannot: before the mark that a vendor caches to, and after it. */
  unknownShared?: number;
  unknown?: number;
  /** Whether no call before it has sent the same beginning. */
  isFirst?: boolean;
  /** Characters of its answer. */
  written: number;
}

function callOf({
  stage,
  name,
  prompt,
  unknownShared = 0,
  unknown = 0,
  isFirst = true,
  written,
}: Calling): ExpectedCall {
  const { system, shared = '', user, schema } = prompt;
  const kept = tokensOf(system.length + shared.length + unknownShared);
  return {
    ...{ stage, name, outputTokens: tokensOf(written) },
    inputTokens: kept + tokensOf(user.length + JSON.stringify(schema).length + unknown),
    cacheReadTokens: isFirst ? 0 : kept,
    cacheWriteTokens: isFirst ? kept : 0,
  };
}

const tokensOf = (chars: number): number => Math.ceil(chars / CHARS_PER_TOKEN);

const wordsOf = ({ idea, context }: Expecting) => ({ idea, context });

/** All lengths go by that of the brief, as its author wrote it. */
const charsOf = ({ brief, sizes }: Expecting): number => (brief ? JSON.stringify(brief).length : sizes.briefChars);
