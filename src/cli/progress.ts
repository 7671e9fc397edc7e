import type { RunProgress } from '../generation/progress/shapes.ts';
import { progressText } from '../generation/progress/text.ts';
import type { RunView, StageView } from '../generation/run-view.ts';

/** Shows a run to people while it goes on. */
export interface Progress {
  update(run: RunView): void;
  /** Leaves the last state on the screen. */
  end(): void;
}

type Out = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

const REDRAW_MS = 120;
const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const COLUMNS_DEFAULT = 80;

/** Redrawn in place on a terminal; elsewhere one plain line for each thing that happens. */
export const showProgress = (out: Out, heading: string): Progress =>
  out.isTTY ? redrawn(out, heading) : lineByLine(out, heading);

function lineByLine(out: Out, heading: string): Progress {
  const told = new Set<string>();
  const tell = (line: string) => {
    if (!told.has(line)) out.write(`${line}\n`);
    told.add(line);
  };
  let toldOf = '';
  const tellProgress = (progress: RunProgress) => {
    // Without a model, the stages tell all there is.
    if (progress.partsTotal !== null && progress.inputTokens + progress.outputTokens === 0) return;
    // The time left alone is no change: each line would be the one before it, a minute later.
    const about = progressText({ ...progress, minutesLeft: null });
    if (about !== toldOf) out.write(`${progressText(progress)}\n`);
    toldOf = about;
  };
  return {
    update({ stages, progress }) {
      tell(heading);
      for (const stage of stages) {
        if (stage.status === 'running') tell(`${stage.name} …`);
        if (stage.status === 'done') tell(`${stage.name}: ${stage.headline} (${seconds(stage.durationMs ?? 0)})`);
      }
      if (progress) tellProgress(progress);
    },
    end() {},
  };
}

function redrawn(out: Out, heading: string): Progress {
  const startedAt = performance.now();
  const seenRunning = new Map<string, number>();
  let stages: readonly StageView[] = [];
  let far = '';
  let drawn = 0;
  const draw = () => {
    const now = performance.now();
    const width = (out.columns || COLUMNS_DEFAULT) - 1;
    const lines = [
      `${heading} · ${seconds(now - startedAt)}`,
      ...stages.map((stage) => stageLine(stage, now, now - (seenRunning.get(stage.name) ?? now))),
      ...(far === '' ? [] : [`  ${far}`]),
    ];
    // Cut to the width: a line that wraps would be two, and the next redraw would begin in the wrong place.
    const shown = lines.map((line) => `${[...line].slice(0, width).join('')}\u001b[K\n`).join('');
    // What stood below is gone once the run has ended.
    out.write(`${drawn > 0 ? `\u001b[${drawn}A` : ''}${shown}\u001b[J`);
    drawn = lines.length;
  };
  const timer = setInterval(draw, REDRAW_MS);
  return {
    update(run) {
      stages = run.stages;
      far = progressText(run.progress);
      for (const { name, status } of stages) {
        if (status === 'running' && !seenRunning.has(name)) seenRunning.set(name, performance.now());
      }
      draw();
    },
    end() {
      clearInterval(timer);
      draw();
    },
  };
}

function stageLine({ name, status, headline, durationMs }: StageView, now: number, runningMs: number): string {
  const label = name.padEnd('architecture'.length);
  if (status === 'done') return `  ✔ ${label}  ${seconds(durationMs ?? 0).padStart(7)}  ${headline ?? ''}`;
  if (status === 'waiting') return `  · ${label}`;
  const frame = SPINNER[Math.floor(now / REDRAW_MS) % SPINNER.length];
  return `  ${frame} ${label}  ${seconds(runningMs).padStart(7)}`;
}

/** `0.4 s`, `2 min 5 s`. */
export function seconds(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
