import { progressText } from '../generation/progress/text.ts';
import type { RunView } from '../generation/run-view.ts';
import type { Clock } from '../system/clock.ts';

/** What the progress of a run is told from. */
type ShownRun = Pick<RunView, 'id' | 'status' | 'stages' | 'progress'>;

export interface ProgressNote {
  /** Strictly increasing, as the protocol demands. */
  progress: number;
  total: number;
  message: string;
  /** For who may want to cancel the run before the call is answered. */
  runId: string;
}

const MESSAGE_CHARS_MAX = 200;
/** Small enough that hundreds of them stay below one stage. */
const STEP = 0.001;
/** Of a stage: what is left for the notes of a run that has all its parts and has not ended. */
const LEFT_FOR_THE_END = 0.5;
/** Milliseconds after a note within which none is sent of what is no stage: parts can end in the same moment. */
const PAUSE_MS = 400;

/**
 * Turns views of a run in progress into notes: one for each stage that ended since the last view, else one with how far
 * it is, also when a view tells nothing new, so that a waiting client hears that the call is alive.
 */
export function progressNotes(
  send: (note: ProgressNote) => void,
  clock: Pick<Clock, 'elapsed'>,
): (run: ShownRun) => void {
  const told = new Set<string>();
  let progress = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  const note = (run: ShownRun, message: string) => {
    toldAt = clock.elapsed();
    progress = Math.max(progress + STEP, stagesDone(run));
    send({ progress, total: run.stages.length, message: message.slice(0, MESSAGE_CHARS_MAX), runId: run.id });
  };
  return (run) => {
    // The answer comes with it, and clients that read both at once complain of the note.
    if (run.status !== 'running') return;
    const fresh = run.stages.filter((stage) => stage.status === 'done' && !told.has(stage.name));
    for (const stage of fresh) {
      told.add(stage.name);
      note(run, `${stage.name} done (${told.size} of ${run.stages.length}): ${stage.headline}`);
    }
    if (fresh.length > 0 || clock.elapsed() - toldAt < PAUSE_MS) return;
    const running = run.stages.filter((stage) => stage.status === 'running').map((stage) => stage.name);
    const far = progressText(run.progress) || `${told.size} of ${run.stages.length} stages done`;
    note(run, `${running.join(' and ') || (told.size === run.stages.length ? 'finishing' : 'starting')}: ${far}`);
  };
}

/** In stages, whose number is known from the start: with a fraction for their parts, once it is known how many there are. */
function stagesDone({ stages, progress }: ShownRun): number {
  const done = stages.filter((stage) => stage.status === 'done').length;
  const parts = progress?.partsTotal ? (stages.length * progress.partsDone) / progress.partsTotal : done;
  return Math.min(stages.length - LEFT_FOR_THE_END, parts);
}
