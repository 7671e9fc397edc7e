import type { GenerationTool } from '../src/generation/tool.ts';
import { generateArchitecture } from './generate_architecture.ts';
import { generateBlueprint } from './generate_blueprint.ts';
import { generateFeatures } from './generate_features.ts';
import { generatePhases } from './generate_phases.ts';
import { generatePromptPack } from './generate_prompt_pack.ts';
import { generateResearch } from './generate_research.ts';

/** What can be generated: one line a tool. */
export const GENERATION_TOOLS: readonly GenerationTool[] = [
  generateResearch,
  generateArchitecture,
  generateFeatures,
  generatePhases,
  generatePromptPack,
  generateBlueprint,
];

/** The same by name, as a run's row names them. */
export const generationTools: ReadonlyMap<string, GenerationTool> = new Map(
  GENERATION_TOOLS.map((tool) => [tool.name, tool]),
);
