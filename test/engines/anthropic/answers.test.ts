import { expect, it } from 'vitest';
import { researchSchema } from '../../../src/artifacts/research.ts';
import { section } from '../../../src/engines/prompts/section.ts';
import { TEXT_CHARS_MAX } from '../../../src/engines/vendor/heard.ts';
import { AppError } from '../../../src/errors.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { VENDOR_WORDS } from '../../helpers/messages-api/errors.ts';
import type { AnswerFault } from '../../helpers/messages-api/faults.ts';
import { answerOf, ask, engineAt, serviceThat, vendor } from './ask.ts';

const EVENT_STREAM = { 'content-type': 'text/event-stream' };

/** The engine's answer when the service writes exactly this. */
async function answerTo(stream: string) {
  const { url } = await serviceThat((_request, response) => response.writeHead(200, EVENT_STREAM).end(stream));
  return ask(engineAt(url));
}

it('hands on the JSON of a streamed answer, with what it used', async () => {
  const { url } = await vendor();
  const { output, usage, faults, warnings } = await ask(engineAt(url));
  expect(researchSchema.safeParse(output).success).toBe(true);
  expect(usage?.inputTokens).toBeGreaterThan(100);
  expect(usage?.outputTokens).toBeGreaterThan(100);
  expect(faults).toBeUndefined();
  expect(warnings).toEqual([]);
});

it('reads what calls share from the cache once the first answer has begun', async () => {
  const { url } = await vendor({ speed: { firstTokenMs: 0, tokensPerSecond: 20_000 } });
  const engine = engineAt(url);
  const prompt = renderPrompt(STAGES.research, { idea: 'A tool library', context: undefined, upstream: {} });
  const shared = section('brief', { demands: 'Members borrow tools. '.repeat(200) });
  const call = (user: string, onBegin?: () => void) =>
    ask(engine, { onBegin, prompt: () => ({ ...prompt, shared, user: `${prompt.user}\n\n${user}` }) });
  const begun = Promise.withResolvers<void>();
  const first = call('Write the first part.', begun.resolve);
  await begun.promise;
  const second = await call('Write the second part.');
  expect((await first).usage?.cacheReadTokens).toBe(0);
  // Four characters to a token; the instruction alone is what calls of a stage share without it.
  expect(second.usage?.cacheReadTokens).toBeGreaterThanOrEqual((prompt.system.length + shared.length) / 4);
});

it('counts what comes from the cache as read, and says how much it was', async () => {
  const { url } = await vendor();
  const engine = engineAt(url);
  const first = await ask(engine);
  const second = await ask(engine);
  expect(first.usage?.cacheReadTokens).toBe(0);
  expect(second.usage?.cacheReadTokens).toBeGreaterThan(0);
  expect(second.usage?.inputTokens).toBe(first.usage?.inputTokens);
});

it('adds up fresh, newly cached and cached tokens as the vendor counts them', async () => {
  const usage = { cache_creation_input_tokens: 30, cache_read_input_tokens: 500 };
  const answer = await answerTo(answerOf(['{}'], { usage }));
  expect(answer.usage).toEqual({ inputTokens: 537, outputTokens: 5, cacheReadTokens: 500, cacheWriteTokens: 30 });
});

it('takes for a count only what can be one', async () => {
  const usage = { cache_read_input_tokens: 'many' as never, output_tokens: 1e300 };
  expect((await answerTo(answerOf(['{}'], { usage }))).usage).toEqual({
    inputTokens: 7,
    outputTokens: 5,
    cacheReadTokens: 0,
  });
  expect((await answerTo(answerOf(['{}'], { usage: { input_tokens: -4 } }))).usage).toBeUndefined();
});

it('keeps what was cached where the last count leaves it out', async () => {
  const usage = { cache_creation_input_tokens: 30, cache_read_input_tokens: 500 };
  const stream = answerOf(['{}'], { usage }).replace(
    '"usage":{"output_tokens":5}',
    '"usage":{"input_tokens":7,"output_tokens":5}',
  );
  expect((await answerTo(stream)).usage).toEqual({
    inputTokens: 537,
    outputTokens: 5,
    cacheReadTokens: 500,
    cacheWriteTokens: 30,
  });
});

it('reads tens of thousands of blocks without standing still', async () => {
  const answer = await answerTo(answerOf([...Array(30_000).fill(''), '{"a":1}']));
  expect(answer.output).toEqual({ a: 1 });
});

it('leaves the thinking out', async () => {
  const { url } = await vendor({ thinkingTokens: 200 });
  const { output, usage } = await ask(engineAt(url));
  expect(researchSchema.safeParse(output).success).toBe(true);
  expect(usage).toMatchObject({ thinkingTokens: 200 });
});

it.each([
  ['one object cut in two', ['{"a":', '1}'], { a: 1 }],
  ['talk, then the object', ['Here it is:', '{"a":1}'], { a: 1 }],
  ['a draft, then the last word', ['{"a":0}', '{"a":1}'], { a: 1 }],
  ['the object, then talk', ['{"a":1}', 'I hope it helps.'], { a: 1 }],
])('finds the object in several blocks: %s', async (_name, texts, output) => {
  expect((await answerTo(answerOf(texts))).output).toEqual(output);
});

it.each<[AnswerFault, RegExp]>([
  ['max_tokens', /cut off after 32000 tokens/],
  ['context_window', /did not fit/],
  ['no_text', /no text/],
  ['megabyte', /without an end/],
  ['megabyte_in_field', /without an end/],
])('tells %s as a fault that the model can mend, without its words', async (fault, words) => {
  const { url } = await vendor({ faults: { always: fault } });
  const { output, faults, usage } = await ask(engineAt(url));
  expect(output).toBeNull();
  expect(faults).toEqual([expect.stringMatching(words)]);
  expect(JSON.stringify(faults)).not.toContain(VENDOR_WORDS);
  expect(usage?.inputTokens).toBeGreaterThan(100);
});

it.each([
  'null',
  '"words"',
  '12',
  '{"a":',
  '{"a":1} and more',
  '```json\n{"a":1}\n```',
])('takes %j for no answer', async (text) => {
  const faults = ['It was not one JSON object: write the whole object and nothing else.'];
  expect(await answerTo(answerOf([text]))).toMatchObject({ output: null, faults });
});

it('stops reading an answer that never ends, and hangs up', async () => {
  let sent = 0;
  let left: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  const { url } = await serviceThat((_request, response) => {
    response.once('close', left).writeHead(200, EVENT_STREAM);
    response.write(answerOf([]).split('event: message_delta')[0]);
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'x'.repeat(60_000) } };
    const write = (): void => {
      while (!response.destroyed) {
        sent += 60_000;
        if (!response.write(`event: content_block_delta\ndata: ${JSON.stringify(delta)}\n\n`)) break;
      }
    };
    response.on('drain', write);
    write();
  });
  const { faults } = await ask(engineAt(url));
  await gone;
  expect(faults).toEqual([expect.stringContaining('without an end')]);
  expect(sent).toBeLessThan(12 * TEXT_CHARS_MAX);
});

it('gives up an answer that sends megabytes and says nothing in them', async () => {
  const MEGABYTE = 2 ** 20;
  let sent = 0;
  const { url } = await serviceThat((_request, response) => {
    response.writeHead(200, EVENT_STREAM).write('data: ');
    const end = sent + 30 * MEGABYTE;
    const write = (): void => {
      while (!response.destroyed && sent < end) {
        sent += MEGABYTE;
        if (!response.write('x'.repeat(MEGABYTE))) return;
      }
      response.end();
    };
    response.on('drain', write);
    write();
  });
  await expect(ask(engineAt(url))).rejects.toMatchObject({ code: 'engine_unavailable' });
  // Twice, for what broke off is asked for once more: of each 16 are read, and some are on their way.
  expect(sent).toBeLessThan(50 * MEGABYTE);
});

it('says that the same words will be declined again when the model declined', async () => {
  const { url } = await vendor({ faults: { always: 'refusal' } });
  const error = await ask(engineAt(url)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    code: 'unprocessable',
    message: expect.stringContaining('say the idea in other words'),
  });
});

it.each([
  ['claude-sonnet-5-5', []],
  ['claude-sonnet-5-5-20260928', []],
  ['claude-haiku-5-5', ['Asked for claude-sonnet-5-5, but claude-haiku-5-5 answered.']],
  [VENDOR_WORDS.padEnd(200, '!'), []],
])('says when another model answered than the one that was asked: %s', async (model, warnings) => {
  expect((await answerTo(answerOf(['{}'], { model }))).warnings).toEqual(warnings);
});
