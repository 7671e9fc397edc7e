import { lastBuilds } from '../../plans/builds.ts';
import type { PlanBuildRow } from '../../store/tables.ts';
import type { PackPrompt } from './pack-prompts.ts';
import type { Evidence } from './shapes.ts';

interface Built {
  prompt: PackPrompt;
  /** What counts of it. */
  build: PlanBuildRow;
  /** What the command that was told last exited with, where it failed. */
  exitCode: number | undefined;
}

/** How far the prompts of a pack are built. */
export interface Progress {
  /** Done as they stand now. */
  done: Built[];
  /** Done once, and another prompt since: they are to be done again. */
  changed: Built[];
  /** To be done, with nothing in their way; those that have changed among them. */
  open: PackPrompt[];
  /** To be done once others are. */
  blocked: { prompt: PackPrompt; by: string[] }[];
  /** The first that is to be done. */
  next: PackPrompt | undefined;
}

/** What of a pack is done, open and blocked. Pure. */
export function progressOf(prompts: readonly PackPrompt[], builds: readonly PlanBuildRow[]): Progress {
  const last = lastBuilds(builds);
  const built = prompts.flatMap((prompt) => {
    const build = last.get(prompt.id);
    return build ? [{ prompt, build, exitCode: failureIn(builds, prompt.id) }] : [];
  });
  const done = built.filter(({ prompt, build }) => build.hash === prompt.hash);
  const isDone = new Set(done.map(({ prompt }) => prompt.id));
  const left = prompts
    .filter(({ id }) => !isDone.has(id))
    .map((prompt) => ({ prompt, by: prompt.needs.filter((id) => !isDone.has(id)) }));
  const open = left.filter(({ by }) => by.length === 0).map(({ prompt }) => prompt);
  return {
    done,
    changed: built.filter(({ prompt }) => !isDone.has(prompt.id)),
    open,
    blocked: left.filter(({ by }) => by.length > 0),
    // Where a pack's prompts wait for each other, its order decides.
    next: open[0] ?? left[0]?.prompt,
  };
}

/** Told last: a claim that its command fails matters after a proof, too. */
function failureIn(builds: readonly PlanBuildRow[], id: string): number | undefined {
  const { exitCode } = evidenceOf(builds.findLast(({ prompt }) => prompt === id));
  return exitCode === 0 ? undefined : exitCode;
}

/** What was told that shows that a prompt is built; nothing where nothing was told. */
export const evidenceOf = (build: PlanBuildRow | undefined): Evidence =>
  // A row holds what the schema has parsed.
  JSON.parse(build?.evidence ?? '{}') as Evidence;
