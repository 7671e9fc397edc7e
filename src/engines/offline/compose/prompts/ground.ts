import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Feature } from '../../../../artifacts/features.ts';
import type { PromptPack } from '../../../../artifacts/prompt-pack.ts';
import type { Design } from '../../design/design.ts';
import type { PromptStack } from './stack-of.ts';

export type Prompt = PromptPack['prompts'][number];

/** What every prompt is written from. */
export interface Ground {
  design: Design;
  architecture: Architecture;
  features: Feature[];
  stack: PromptStack;
}
