import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Artifacts } from '../artifacts/artifacts.ts';
import { type Blueprint, blueprintSchema } from '../artifacts/blueprint.ts';
import type { Brief } from '../artifacts/brief.ts';
import { artifactMarkdown, blueprintMarkdown } from '../artifacts/markdown/index.ts';
import { AppError } from '../errors.ts';
import type { GenerationTool } from '../generation/tool.ts';
import { shortName } from './generate-input.ts';

/** Makes the folder for a plan. Throws AppError when it cannot be made or written. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new AppError('invalid_request', `--out: ${folder} is no folder that can be written.`, { cause });
  }
}

/**
 * Writes what a tool made into a folder, as JSON and as Markdown to read; a blueprint also part by part. Each file
 * appears whole or not at all, and replaces the one of an earlier plan. Answers their paths.
 */
export async function writePlan(
  folder: string,
  tool: GenerationTool,
  data: unknown,
  brief?: Brief | undefined,
): Promise<string[]> {
  const name = shortName(tool);
  const files: [string, string][] = [
    [`${name}.json`, `${JSON.stringify(data, null, 2)}\n`],
    [`${name}.md`, readable(tool, data, brief)],
    ...(isBlueprint(tool) ? blueprintParts(blueprintSchema.parse(data)) : []),
  ];
  const written: string[] = [];
  for (const [file, content] of files) {
    // The names above are ours: nothing from the plan can point outside the folder.
    const path = join(resolve(folder), file);
    await writeWhole(path, content);
    written.push(path);
  }
  return written;
}

/** What a tool made, as Markdown for people. */
export function readable(tool: GenerationTool, data: unknown, brief?: Brief | undefined): string {
  if (isBlueprint(tool)) return blueprintMarkdown(blueprintSchema.parse(data), brief);
  const [stage] = tool.stages;
  if (stage === undefined) throw new Error(`${tool.name} makes nothing`);
  // The run parsed it with the schema of its only stage before it was stored.
  return artifactMarkdown(stage, data as Artifacts[typeof stage]);
}

function blueprintParts(blueprint: Blueprint): [string, string][] {
  return [
    ['research.md', artifactMarkdown('research', blueprint.research)],
    ['architecture.md', artifactMarkdown('architecture', blueprint.architecture)],
    ['features.md', artifactMarkdown('features', blueprint.features)],
    ['phases.md', artifactMarkdown('phases', blueprint.phases)],
    ['prompt-pack.md', artifactMarkdown('promptPack', blueprint.promptPack)],
  ];
}

const isBlueprint = (tool: GenerationTool): boolean => tool.stages.length > 1;

async function writeWhole(path: string, content: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content, { flag: 'wx' });
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new AppError('internal', `${path} could not be written; the run was charged and is kept.`, { cause });
  }
}
