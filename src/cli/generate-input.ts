import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { DIGEST_BYTES_MAX } from '../artifacts/digest/block.ts';
import { chars } from '../artifacts/text.ts';
import { digestText } from '../digest/digest-text.ts';
import { readRepository } from '../digest/read-repository.ts';
import { AppError } from '../errors.ts';
import { CONTEXT_CHARS_MAX, RUN_ID_PATTERN, SUPPLIED_NAMES, type SuppliedName } from '../generation/input.ts';
import type { GenerationTool } from '../generation/tool.ts';
import { UsageError } from './failure.ts';
import { visible } from './proving/visible.ts';

export type SuppliedFlags = { [Name in SuppliedName]?: string };

/** `prompt-pack` for `generate_prompt_pack`: the name in commands, paths and files. */
export const shortName = (tool: GenerationTool): string => tool.name.replace(/^generate_/, '').replaceAll('_', '-');

/** The tool of that name, short or as MCP calls it. Throws UsageError that lists them. */
export function toolOf(name: string): GenerationTool {
  const tool = GENERATION_TOOLS.find((one) => one.name === name || shortName(one) === name.replaceAll('_', '-'));
  if (tool) return tool;
  throw new UsageError(`there is no tool "${name}"; use one of ${GENERATION_TOOLS.map(shortName).join(', ')}`);
}

/** What stands beside an idea, or for it. */
interface WordFlags {
  context?: string | undefined;
  plan?: string | undefined;
  /** A folder whose digest joins the context. */
  repo?: string | undefined;
}

/** Least room that a digest is worth. */
const DIGEST_CHARS_MIN = 1_000;

/** The context with the digest of a repository at its end; undefined where there is neither. */
export async function contextWithRepo({ context = '', plan, repo }: WordFlags): Promise<string | undefined> {
  // As a script leaves it: `--context "$CONTEXT"`.
  const words = context.trim();
  if (repo === undefined) return words === '' ? undefined : words;
  if (plan !== undefined)
    throw new UsageError('--repo goes with an idea: a plan keeps the digest that it was opened with');
  const repository = await readRepository(repo);
  if (repository === undefined) throw new UsageError(`--repo: ${visible(repo)} is not a folder`);
  const room = CONTEXT_CHARS_MAX - chars(words) - 2;
  if (room < DIGEST_CHARS_MIN)
    throw new UsageError('--repo: the context leaves no room for what the repository has; shorten it');
  const digest = digestText(repository, Math.min(room, DIGEST_BYTES_MAX));
  return words === '' ? digest : `${words}\n\n${digest}`;
}

/** What the tool is called with; its own checks decide whether it will do. An idea of `-` is read from stdin. */
export async function readInput(
  idea: string | undefined,
  { context, plan, repo, ...flags }: SuppliedFlags & WordFlags,
): Promise<Record<string, unknown>> {
  if (idea === undefined && plan === undefined) throw new UsageError("missing required argument 'idea'");
  const input: Record<string, unknown> = {};
  if (idea !== undefined) input.idea = idea === '-' ? await text(process.stdin) : idea;
  if (plan !== undefined) input.plan = plan;
  const beside = await contextWithRepo({ context, plan, repo });
  if (beside !== undefined) input.context = beside;
  for (const name of SUPPLIED_NAMES) {
    const given = flags[name];
    if (given !== undefined) input[name] = RUN_ID_PATTERN.test(given) ? given : await readArtifact(name, given);
  }
  return input;
}

/** An artefact from a file: its own data, an answer with `data` and `meta`, or the blueprint it is part of. */
async function readArtifact(name: SuppliedName, path: string): Promise<unknown> {
  const content = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new AppError('invalid_request', `--${name}: ${path} cannot be read (${cause.code}).`, { cause });
  });
  const whole = parseJson(content, `--${name}: ${path}`);
  const data = isObject(whole) && isObject(whole.data) && isObject(whole.meta) ? whole.data : whole;
  return isObject(data) && isObject(data[name]) && 'idea' in data ? data[name] : data;
}

function parseJson(content: string, where: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new AppError('invalid_request', `${where} is not valid JSON.`, { cause });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
