import { clip } from '../../artifacts/pieces/clip.ts';
import { staleBases } from '../../plans/stale.ts';
import { isoOf } from '../../plans/version-view.ts';
import type { VersionHead } from '../../plans/versions.ts';
import type { PackPrompt } from './pack-prompts.ts';
import type { Progress } from './progress.ts';
import type { BuildView } from './shapes.ts';

const NOTE_CHARS_SHOWN = 200;

/** How far a plan is built, as it is told. Pure. */
export function buildView(
  pack: VersionHead,
  currents: readonly VersionHead[],
  { done, changed, open, blocked, next }: Progress,
  openChanges: string[],
): BuildView {
  return {
    planId: pack.plan_id,
    version: pack.number,
    writtenBy: pack.model ?? pack.engine,
    stale: staleBases(pack, currents).map(({ artifact }) => artifact),
    openChanges,
    marked: [],
    ...(next && { prompt: handedOut(next) }),
    done: done.map(builtView),
    changed: changed.map(builtView),
    open: open.map(listed),
    blocked: blocked.map(({ prompt, by }) => ({ ...listed(prompt), by })),
  };
}

const handedOut = ({ id, name, prompt, expectedOutput }: PackPrompt): NonNullable<BuildView['prompt']> => ({
  id,
  name,
  prompt,
  ...(expectedOutput === undefined ? {} : { expectedOutput }),
});

const listed = ({ id, name }: PackPrompt) => ({ prompt: id, name });

const builtView = ({ prompt, build, exitCode }: Progress['done'][number]): BuildView['done'][number] => ({
  ...listed(prompt),
  status: build.status,
  version: build.version,
  note: clip(build.note, NOTE_CHARS_SHOWN),
  doneAt: isoOf(build.created_at),
  ...(exitCode === undefined ? {} : { exitCode }),
});
