import { expect, it } from 'vitest';
import type { EngineUsage } from '../../src/engines/engine.ts';
import { ContextTooSmall, EarlierPromptsCut } from '../../src/engines/vendor/context.ts';
import { CountsOfModel } from '../../src/engines/vendor/same-counts.ts';
import { AppError } from '../../src/errors.ts';
import { renderPrompt } from '../../src/generation/prompts/render.ts';
import { STAGES } from '../../src/generation/stages/index.ts';
import { ask } from './anthropic/ask.ts';
import { endpoint, engineAt } from './openai/ask.ts';

type Call = [chars: number, usage: Partial<EngineUsage>, label?: string];

/** What the last of these calls shows. */
function shownBy(calls: readonly Call[]) {
  const counts = new CountsOfModel();
  const shown = calls.map(([chars, usage, label = 'features']) =>
    counts.add({ label, chars, usage: { inputTokens: 4_096, outputTokens: 1, ...usage } }),
  );
  return shown.at(-1);
}

it('takes three clearly different lengths that are counted the same for a cut', () => {
  const calls: Call[] = [
    [17_000, {}],
    [22_000, {}],
    [19_000, {}, 'phases'],
  ];
  expect(shownBy(calls)).toEqual({ read: 4_096, shortest: 17_000, longest: 22_000, isOneLabel: false });
  expect(shownBy(calls.map(([chars, usage]) => [chars, usage]))).toMatchObject({ isOneLabel: true });
  const ofCache = { cacheReadTokens: 1_000 };
  expect(shownBy(calls.map(([chars]) => [chars, ofCache]))).toMatchObject({ read: 4_096 });
});

it.each<[string, Call[]]>([
  ['the same prompt again and again', Array.from({ length: 5 }, () => [17_000, {}])],
  ['prompts that differ in an id', Array.from({ length: 5 }, (_, at) => [17_000 + at, {}])],
  [
    'two lengths that have as many tokens by chance',
    [
      [17_000, {}],
      [19_000, {}],
      [19_001, {}],
    ],
  ],
  [
    'a server that has counted more before',
    [
      [24_000, { inputTokens: 4_097 }],
      [17_000, {}],
      [19_000, {}],
      [22_000, {}],
    ],
  ],
  [
    'prompts of which a server counts only what its cache lacks',
    [
      [17_000, { inputTokens: 2_000, cacheReadTokens: 2_000 }],
      [19_000, { inputTokens: 2_000, cacheReadTokens: 2_000 }],
      [22_000, { inputTokens: 2_000, cacheReadTokens: 2_000 }],
    ],
  ],
  [
    'as many tokens beside different ones of the cache',
    [
      [17_000, { cacheReadTokens: 0 }],
      [19_000, { cacheReadTokens: 500 }],
      [22_000, { cacheReadTokens: 1_000 }],
    ],
  ],
  [
    'a server that counts nothing',
    [
      [17_000, { inputTokens: 0 }],
      [19_000, { inputTokens: 0 }],
      [22_000, { inputTokens: 0 }],
    ],
  ],
])('takes no cut from %s', (_what, calls) => {
  expect(shownBy(calls)).toBeUndefined();
});

it('forgets what a server counted long ago, before it was set up otherwise', () => {
  const larger: Call = [40_000, { inputTokens: 10_000 }];
  const small = Array.from({ length: 40 }, (): Call => [8_000, { inputTokens: 2_000 }]);
  const cut: Call[] = [
    [17_000, {}],
    [19_000, {}],
    [22_000, {}],
  ];
  expect(shownBy([larger, ...cut])).toBeUndefined();
  expect(shownBy([larger, ...small, ...cut])).toMatchObject({ read: 4_096 });
});

it.each([
  ['reviews alone, so that a plan may do without', ['review', 'review', 'review'], ContextTooSmall],
  ['parts too, so that a run stops', ['features F1', 'features F2', 'review'], EarlierPromptsCut],
])('tells a cut of %s', async (_of, tasks, kind) => {
  const { url } = await endpoint({ accepts: { window: 5_000, cutsSilently: true } });
  const engine = engineAt(url);
  const { user, ...rest } = renderPrompt(STAGES.research, { idea: 'Groomers', context: undefined, upstream: {} });
  const called = tasks.map((task, at) => {
    const prompt = () => ({ ...rest, user: user + 'word '.repeat(2_600 + 100 * at) });
    return ask(engine, { task, prompt }).catch((error: unknown) => error);
  });
  const errors = (await Promise.all(called)).filter((one) => one instanceof AppError);
  expect(errors).toEqual([expect.any(kind)]);
});
