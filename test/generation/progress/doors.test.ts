import { expect, it } from 'vitest';
import { showProgress } from '../../../src/cli/progress.ts';
import type { RunProgress } from '../../../src/generation/progress/shapes.ts';
import { progressText } from '../../../src/generation/progress/text.ts';
import { waitForRun } from '../../../src/generation/wait.ts';
import { IDEA } from '../../bridge/rest.ts';
import { openVendorRest, pass } from '../../engines/faults/vendor-rest.ts';
import { onEveryStore } from '../../helpers/stores.ts';

interface Note {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

const WORDS =
  /^(\d+ of \d+ parts|\d+ parts?) · [\d,]+ tokens · (under )?\$\d\.\d\d( · (about \d+ minutes? left|under a minute left))?$/;
const SLOW = { firstTokenMs: 20_000, tokensPerSecond: Number.POSITIVE_INFINITY };

onEveryStore('a blueprint by a slow model', (kind) => {
  it('is told part by part through every door, in the same words', async () => {
    const env = { PLANWRIGHT_MODEL_PRICES: 'claude-sonnet-5-5=2/10' };
    await using rest = await openVendorRest({ speed: SLOW }, { databaseUrl: await kind.freshUrl(), env });
    const { app } = rest;
    const notes: Note[] = [];
    const lines: string[] = [];
    const events: RunProgress[] = [];
    const reads = new Map<string, RunProgress>();
    const client = await rest.mcp();
    const called = client.callTool({ name: 'generate_blueprint', arguments: { idea: IDEA } }, undefined, {
      onprogress: (note) => void notes.push(note),
      timeout: 600_000,
    });
    await expect.poll(() => app.activeRuns.size).toBe(1);
    const [runId = ''] = app.activeRuns.keys();
    const stream = readEvents(
      await rest.bridge.request(`/api/v1/mcp/runs/${runId}/events`, { headers: { 'X-API-Key': rest.key.secret } }),
      ({ progress }) => progress && events.push(progress),
    );
    const shell = showProgress(
      { isTTY: false, columns: 80, write: (text: string) => lines.push(text) > 0 } as never,
      'A blueprint',
    );
    const principal = await app.keys.authenticate(rest.key.secret);
    const caller = { ...principal, requestId: 'req_shell', signal: new AbortController().signal };
    let isOver = false;
    const shown = waitForRun(app, { ...caller, progress: (view) => shell.update(view) }, runId, {
      forMs: Number.POSITIVE_INFINITY,
    }).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await pass(rest, 2_000);
      const { progress } = (await rest.call('GET', `/mcp/runs/${runId}`)).body.data;
      if (progress) reads.set(JSON.stringify(progress), progress);
    }
    expect((await shown).status).toBe('succeeded');
    const { structuredContent } = await called;
    expect(structuredContent).toMatchObject({ status: 'succeeded' });
    await stream;
    await client.close();

    const calls = rest.api.total;
    const told = lines.join('').trim().split('\n');
    const far = told.filter((line) => line.includes('tokens'));
    expect(far.every((line) => WORDS.test(line))).toBe(true);
    expect(new Set(told).size).toBe(told.length);
    const done = far.map((line) => Number(line.split(' ')[0]));
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    // While the review is written, all who wait look more than once.
    const reviewed = new RegExp(`^${calls - 1} of ${calls} parts · .* · under a minute left$`);
    expect(far.some((line) => reviewed.test(line))).toBe(true);
    expect(told.join('\n')).not.toContain('\u001b');
    expect(told.filter((line) => line.startsWith('architecture:'))).toHaveLength(1);

    // Each waits for itself, and may miss what lasts for a moment.
    for (const heard of [events, [...reads.values()]]) {
      const words = heard.map((one) => progressText(one)).filter(Boolean);
      expect(words.filter((text) => !WORDS.test(text) && text !== 'reading the idea')).toEqual([]);
      expect(words.some((text) => reviewed.test(text))).toBe(true);
    }

    const messages = notes.map(({ message = '' }) => message);
    const inWords = messages.filter((message) => WORDS.test(message.slice(message.indexOf(': ') + 2)));
    expect(inWords.some((message) => reviewed.test(message.slice(message.indexOf(': ') + 2)))).toBe(true);
    expect(messages.filter((message) => message.startsWith('features done'))).toHaveLength(1);
    const values = notes.map(({ progress }) => progress);
    expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
    expect(notes.every(({ total, progress }) => total === 5 && progress <= 5)).toBe(true);
    // A note for each change and each eight seconds, and no more.
    expect(notes.length).toBeLessThan(60);
  });
});

/** Reads the data of server-sent events to their end. */
async function readEvents(
  response: Response,
  hear: (data: { progress: RunProgress | null }) => unknown,
): Promise<void> {
  const text = await response.text();
  for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) hear(JSON.parse(data));
}
