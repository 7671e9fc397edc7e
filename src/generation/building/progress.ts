import { lastBuilds } from '../../plans/builds.ts';
import type { PlanBuildRow } from '../../store/tables.ts';
import type { PackPrompt } from './pack-prompts.ts';

/** How far the prompts of a pack are built. */
export interface Progress {
  /** Done as they stand now. */
  done: { prompt: PackPrompt; build: PlanBuildRow }[];
  /** Done once, and another prompt since: they are to be done again. */
  changed: { prompt: PackPrompt; build: PlanBuildRow }[];
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
    return build ? [{ prompt, build }] : [];
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
