import { expect, it } from 'vitest';
import { answerOf, ask, engineAt, serviceThat } from './ask.ts';

/** An engine at a service that answers 400 with these words, one a call, and then well; and the bodies that it is sent. */
async function refusedWith(...complaints: string[]) {
  const bodies: { max_tokens: number; output_config: { effort?: string } }[] = [];
  const { url } = await serviceThat(
    (_request, response) => {
      const message = complaints.shift();
      const error = { type: 'error', error: { type: 'invalid_request_error', message } };
      if (message !== undefined)
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(error));
      else response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answerOf(['{"a":1}']));
    },
    (body) => void bodies.push(JSON.parse(body)),
  );
  return { engine: engineAt(url, { model: 'gateway-model' }), bodies };
}

it('leaves a word for how much to think out where a model does not take it, and remembers that', async () => {
  const { engine, bodies } = await refusedWith('output_config.effort: this model does not support effort');
  expect((await ask(engine)).output).toEqual({ a: 1 });
  await ask(engine);
  expect(bodies.map(({ output_config }) => output_config.effort)).toEqual(['low', undefined, undefined]);
});

it('asks for shorter answers where a model may not write so much', async () => {
  const { engine, bodies } = await refusedWith('max_tokens: 16000 > 8192, which is the most', 'max_tokens: too many');
  expect((await ask(engine)).output).toEqual({ a: 1 });
  expect(bodies.map(({ max_tokens }) => max_tokens)).toEqual([16_000, 8_000, 4_000]);
});

it('does not ask again where a refusal names nothing that can be left out', async () => {
  const { engine, bodies } = await refusedWith('messages: something else');
  await expect(ask(engine)).rejects.toMatchObject({ message: expect.stringContaining('refused the request') });
  expect(bodies).toHaveLength(1);
});

it('names a context that is too small where the vendor says that the prompt is too long', async () => {
  const { engine } = await refusedWith('prompt is too long: 9000 tokens > 8192 maximum');
  await expect(ask(engine)).rejects.toMatchObject({ message: expect.stringContaining('context is too small') });
});
