import { expect, it } from 'vitest';
import { AppError } from '../../src/errors.ts';
import { TestClock } from '../../src/system/clock.ts';
import { readJson } from '../../src/system/json-body.ts';
import { Turns } from '../../src/system/turns.ts';

const MIB = 1024 * 1024;

/** A request whose body is made as it is read, and how many chunks were taken. */
function streamed(chunk: string, count: number, headers: Record<string, string> = {}) {
  const taken = { chunks: 0 };
  const bytes = new TextEncoder().encode(chunk);
  const body = new ReadableStream(
    {
      pull(controller) {
        if (taken.chunks === count) return controller.close();
        taken.chunks++;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half' as const };
  const request = new Request('http://localhost/', {
    ...init,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return { request, taken };
}

const refusal = new AppError('rate_limited', 'Wait.');
const pace = (admit?: (bytes: number) => Promise<void>) => ({ clock: new TestClock(), turns: new Turns(), admit });

it('a body that says its length is not read before it is admitted', async () => {
  const { request, taken } = streamed('"', 4, { 'Content-Length': '500000' });
  const asked: number[] = [];
  const admit = async (bytes: number) => {
    asked.push(bytes);
    throw refusal;
  };
  await expect(readJson(request, pace(admit))).rejects.toBe(refusal);
  expect([asked, taken.chunks]).toEqual([[500_000], 0]);
});

it('a body of unknown length is read up to 64 KiB, and then as far as it is admitted', async () => {
  const { request, taken } = streamed(' '.repeat(1024), 1024);
  let admitted = 0;
  const admit = async (bytes: number) => {
    if (admitted >= MIB / 4) throw refusal;
    admitted += bytes;
  };
  await expect(readJson(request, pace(admit))).rejects.toBe(refusal);
  expect(taken.chunks).toBe(64 + 256 + 1);
});

it('a body in very small chunks is refused after a thousand of them', async () => {
  const { request, taken } = streamed('1', 500_000);
  await expect(readJson(request, pace())).rejects.toMatchObject({ code: 'invalid_request' });
  expect(taken.chunks).toBe(1_001);
});

it.each([
  ['fields', `{${Array.from({ length: 20_001 }, (_, at) => `"${at}":0`).join()}}`, /more than 20000 fields/],
  ['levels', `${'[{"a":'.repeat(33)}0${'}]'.repeat(33)}`, /deeper than 64/],
])('a body of too many %s is refused before it is parsed', async (_, body, told) => {
  const send = (text: string) =>
    readJson(new Request('http://localhost/', { method: 'POST', body: text, headers: JSON_TYPE }), pace());
  await expect(send(body)).rejects.toThrow(told);
  // What looks like more of it in a text counts for nothing.
  await expect(send(JSON.stringify({ text: `\\"${body}` }))).resolves.toEqual({ text: `\\"${body}` });
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
