import { expect, it } from 'vitest';
import { callEngine } from '../../src/generation/engine-call.ts';
import { type Log, silentLog } from '../../src/system/log.ts';
import { modelEngine } from '../helpers/engines.ts';
import { computeInline } from '../helpers/inline-workers.ts';
import { testApp } from '../helpers/test-app.ts';

it('tells the log what a call was for, how long it waited for its turn, and how long it took from there', async () => {
  const lines: object[] = [];
  const log: Log = { ...silentLog, info: (fields: object) => void lines.push(fields) };
  const inner = modelEngine('scripted');
  await using app = await testApp({
    log,
    engine: {
      ...inner,
      async generate(request) {
        app.clock.advance(7_000);
        request.onTurn?.();
        app.clock.advance(3_000);
        return inner.generate(request);
      },
    },
  });
  const given = { stage: 'features', idea: 'A tool library', context: undefined, upstream: {} } as const;
  const asked = { ...given, task: 'features F1–F3', signal: new AbortController().signal, compute: computeInline };
  const prompt = () => ({ system: '', user: '', schema: {} });
  const run = { runId: 'run_1', requestId: 'req_1', workspaceId: 'ws_1' };
  await callEngine(app, { ...asked, prompt }, { run, attempt: 2 });
  expect(lines).toContainEqual({
    ...run,
    stage: 'features',
    task: 'features F1–F3',
    attempt: 2,
    waitedMs: 7_000,
    engine: 'anthropic',
    model: 'scripted',
    outcome: 'ok',
    inputTokens: 10,
    outputTokens: 2,
    durationMs: 3_000,
  });
});
