import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Feature } from '../../../../artifacts/features.ts';
import type { PromptPack } from '../../../../artifacts/prompt-pack.ts';
import type { Design } from '../../design/design.ts';
import type { Draft } from '../features/draft.ts';
import type { PromptStack } from './stack-of.ts';
import type { Tables } from './tables.ts';

export type Prompt = PromptPack['prompts'][number];

/** What every prompt is written from. */
export interface Ground {
  design: Design;
  architecture: Architecture;
  /** In the order in which they are built; options for later are not. */
  features: Feature[];
  /** So many options for later the plan has besides. */
  offered: number;
  /** By the name of the feature; one that the planner did not write has none. */
  drafts: Map<string, Draft>;
  /** What a draft stands on. */
  needs: Map<Draft, Draft[]>;
  stack: PromptStack;
  tables: Tables;
  /** Usage lines by the name of the feature, where the product is a command. */
  commands: Map<string, string[]>;
}
