import { expect, it } from 'vitest';
import { showProgress } from '../../src/cli/progress.ts';
import type { RunProgress } from '../../src/generation/progress/shapes.ts';
import type { RunView, StageView } from '../../src/generation/run-view.ts';

/** What is written to a terminal of so many columns, or to a pipe. */
function screen(columns?: number) {
  let written = '';
  const out = {
    isTTY: columns !== undefined,
    columns: columns ?? 0,
    write: (text: string) => {
      written += text;
      return true;
    },
  };
  // Neither a terminal nor a pipe needs more of a stream.
  return { out: out as NodeJS.WriteStream, written: () => written };
}

/** The lines that stand on a terminal after all that was written to it. */
function standing(written: string): string[] {
  const lines: string[] = [];
  let at = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a terminal is told by.
  for (const [, up, down, erase, text] of written.matchAll(/\u001b\[(\d+)A|(\n)|\u001b\[([JK])|([^\u001b\n]+)/g)) {
    if (up) at -= Number(up);
    if (text) lines[at] = text;
    if (down) at += 1;
    if (erase === 'J') lines.length = at;
  }
  return lines;
}

const stage = (name: string, status: StageView['status']): StageView => ({
  ...{ name, status, headline: status === 'done' ? '3 of them' : null },
  durationMs: status === 'done' ? 1_000 : null,
});

const FAR: RunProgress = {
  ...{ partsDone: 7, partsTotal: 19, inputTokens: 30_000, outputTokens: 11_200 },
  ...{ money: { amount: 0.31, currency: 'USD' }, minutesLeft: 3 },
};

const view = (progress: RunProgress | null, ...stages: StageView[]): RunView => ({
  ...{ id: 'run_1', tool: 'generate_blueprint', creditsCharged: 0, createdAt: 0, finishedAt: null },
  ...{ status: progress ? 'running' : 'succeeded', result: null, meta: null, error: null, stages, progress },
});

const begun = [stage('research', 'done'), stage('features', 'running')];
const done = [stage('research', 'done'), stage('features', 'done')];

it('a pipe gets no lines beside its stages where no model writes', () => {
  const { out, written } = screen();
  const progress = showProgress(out, 'A blueprint');
  progress.update(view({ ...FAR, inputTokens: 0, outputTokens: 0, money: null }, ...begun));
  expect(written().split('\n')).toEqual(['A blueprint', expect.stringMatching(/^research: /), 'features …', '']);
});

it('a pipe gets one line for each change, in plain words, and none twice', () => {
  const { out, written } = screen();
  const progress = showProgress(out, 'A blueprint');
  progress.update(view({ ...FAR, partsDone: 0, inputTokens: 0, outputTokens: 0 }, ...begun));
  progress.update(view(FAR, ...begun));
  progress.update(view(FAR, ...begun));
  // Time alone is no change.
  progress.update(view({ ...FAR, minutesLeft: 2 }, ...begun));
  progress.update(view({ ...FAR, partsDone: 8, minutesLeft: 0 }, ...begun));
  progress.update(view(null, ...done));
  progress.end();
  expect(written()).toBe(
    [
      'A blueprint',
      'research: 3 of them (1.0 s)',
      'features …',
      '7 of 19 parts · 41,200 tokens · $0.31 · about 3 minutes left',
      '8 of 19 parts · 41,200 tokens · $0.31 · under a minute left',
      'features: 3 of them (1.0 s)\n',
    ].join('\n'),
  );
});

it('a terminal has one line of it below the stages, which goes when the run has ended', () => {
  const { out, written } = screen(120);
  const progress = showProgress(out, 'A blueprint');
  for (const minutesLeft of [3, 2]) progress.update(view({ ...FAR, minutesLeft }, ...begun));
  const lines = standing(written());
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe('  7 of 19 parts · 41,200 tokens · $0.31 · about 2 minutes left');
  progress.update(view(null, ...done));
  progress.end();
  expect(standing(written())).toEqual([
    expect.stringMatching(/^A blueprint · /),
    expect.stringContaining('✔ research'),
    expect.stringContaining('✔ features'),
  ]);
});

it('a narrow terminal has it cut, so that every line stays one', () => {
  const { out, written } = screen(30);
  const progress = showProgress(out, 'A blueprint with a long name, and credits');
  progress.update(view(FAR, ...begun));
  progress.end();
  const lines = standing(written());
  expect(lines.at(-1)).toBe('  7 of 19 parts · 41,200 toke');
  for (const line of lines) expect([...line].length).toBeLessThan(30);
});
