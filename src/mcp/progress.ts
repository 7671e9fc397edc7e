import type { RunView } from '../generation/run-view.ts';

/** What the progress of a run is told from. */
type ShownRun = Pick<RunView, 'id' | 'status' | 'stages'>;

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

/**
 * Turns views of a run in progress into notes: one for each stage that ended since the last view, and one when a view
 * tells nothing new, so that a waiting client hears that the call is alive.
 */
export function progressNotes(send: (note: ProgressNote) => void): (run: ShownRun) => void {
  const told = new Set<string>();
  let progress = 0;
  const note = (run: ShownRun, done: number, message: string) => {
    progress = Math.max(progress + STEP, done);
    send({ progress, total: run.stages.length, message: message.slice(0, MESSAGE_CHARS_MAX), runId: run.id });
  };
  return (run) => {
    // The answer comes with it, and clients that read both at once complain of the note.
    if (run.status !== 'running') return;
    const fresh = run.stages.filter((stage) => stage.status === 'done' && !told.has(stage.name));
    for (const stage of fresh) {
      told.add(stage.name);
      note(run, told.size, `${stage.name} done (${told.size} of ${run.stages.length}): ${stage.headline}`);
    }
    if (fresh.length > 0) return;
    const running = run.stages.filter((stage) => stage.status === 'running').map((stage) => stage.name);
    note(run, 0, `${running.join(' and ') || 'starting'}: ${told.size} of ${run.stages.length} stages done`);
  };
}
