import { expect, it } from 'vitest';
import type { EngineRequest } from '../../src/engines/engine.ts';
import { readSection } from '../../src/engines/prompts/section.ts';
import { AppError } from '../../src/errors.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, modelEngine, slowEngine } from '../helpers/engines.ts';
import { plainArtifacts } from '../helpers/plain-artifacts.ts';
import { testApp } from '../helpers/test-app.ts';

/** Answers each request for an artefact with the next of the outputs, and remembers what it was asked. */
function scripted(outputs: unknown[]) {
  const requests: EngineRequest[] = [];
  const inner = modelEngine('scripted');
  const engine = {
    ...inner,
    async generate(request: EngineRequest) {
      if (request.stage === 'brief') return inner.generate(request);
      requests.push(request);
      return { output: outputs[requests.length - 1], usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
  return { engine, requests };
}

it('tells the engine what was wrong and takes the mended answer', async () => {
  const { engine, requests } = scripted([{ summary: 'only this' }, plainArtifacts.research]);
  await using app = await testApp({ engine });
  const made = await run(app, await newCaller(app), 'generate_research');
  expect(made.run.meta?.usage).toMatchObject({ inputTokens: 20, outputTokens: 10 });
  expect(requests[1]?.repair?.previous).toEqual({ summary: 'only this' });
  expect(requests[1]?.repair?.faults.join(' ')).toContain('marketSize is required');
});

it('gives up after two repairs, uncharged, and never shows what the engine wrote', async () => {
  const { engine, requests } = scripted([{ summary: 'first words' }, 'no object', null]);
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { credits: 100 });
  const error = await run(app, caller, 'generate_research').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'engine_unavailable' });
  expect(String(error)).toContain('The first fault: "marketSize is required and must be an object"');
  expect(String(error)).not.toContain('first words');
  expect(requests).toHaveLength(3);
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
});

it('asks an engine without a model once, and says what of the input to change', async () => {
  const dangling = structuredClone(plainArtifacts.architecture);
  dangling.edges.push({ from: 'Nowhere "at\nall"', to: 'Nobody', protocol: 'HTTPS', purpose: 'x'.repeat(900) });
  const engine = fixtureEngine({ ...plainArtifacts, architecture: dangling });
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { credits: 100 });
  const error: unknown = await run(app, caller, 'generate_architecture').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: 'unprocessable',
    message: expect.stringMatching(/made no sound architecture of what was sent; nothing was charged\..*Nowhere \\"at/),
  });
  expect(String(error).length).toBeLessThan(700);
  expect(engine.asked).toEqual(['architecture']);
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
});

it('does not accept an artefact that contradicts itself', async () => {
  const dangling = structuredClone(plainArtifacts.architecture);
  dangling.edges.push({ from: 'Nowhere', to: 'Nobody', protocol: 'HTTPS', purpose: 'nothing' });
  const { engine, requests } = scripted([dangling, plainArtifacts.architecture]);
  await using app = await testApp({ engine });
  const made = await run(app, await newCaller(app), 'generate_architecture');
  expect(made.run.meta?.quality.coherent).toBe(true);
  expect(requests[1]?.repair?.faults.join(' ')).toContain('Nowhere');
});

it('does not accept an artefact that says too little', async () => {
  const hollow = structuredClone(plainArtifacts.phases);
  for (const phase of hollow.phases) phase.goal = 'Go.';
  const { engine, requests } = scripted([hollow, hollow, hollow]);
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { credits: 100 });
  await expect(run(app, caller, 'generate_phases')).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(requests[1]?.repair?.faults.join(' ')).toContain('goal of "Lend"');
  expect(requests).toHaveLength(3);
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
});

it('tells contradictions and gaps together, so that one repair can mend both', async () => {
  const wrong = structuredClone(plainArtifacts.promptPack);
  const [first, second] = wrong.prompts;
  if (!first || !second) throw new Error('the fixture has fewer than two prompts');
  first.dependencies = [second.name];
  second.prompt = 'Do it.';
  const { engine, requests } = scripted([wrong, plainArtifacts.promptPack]);
  await using app = await testApp({ engine });
  await run(app, await newCaller(app), 'generate_prompt_pack');
  expect(requests[1]?.repair?.faults.join(' ')).toContain('which comes later');
  expect(requests[1]?.repair?.faults.join(' ')).toContain('prompt of');
});

it('asks for a repair in a prompt that names the faults and shows the answer, and begins as the first one did', async () => {
  const { engine, requests } = scripted([{ summary: 'only this' }, plainArtifacts.research]);
  await using app = await testApp({ engine });
  await run(app, await newCaller(app), 'generate_research');
  const [first, second] = requests.map((request) => request.prompt());
  expect(second?.system).toBe(first?.system);
  expect(readSection(second?.user ?? '', 'previous_answer')).toEqual({ summary: 'only this' });
  expect(String(readSection(second?.user ?? '', 'faults'))).toContain('marketSize is required');
  expect(first?.user).not.toContain('previous_answer');
});

it('repairs at most twice what the engine itself could not use, without an answer to show', async () => {
  const requests: EngineRequest[] = [];
  const inner = modelEngine('cut off');
  const engine = {
    ...inner,
    async generate(request: EngineRequest) {
      if (request.stage === 'brief') return inner.generate(request);
      requests.push(request);
      return { output: null, faults: [`cut off ${'x'.repeat(100_000)}`], usage: { inputTokens: 9, outputTokens: 9 } };
    },
  };
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { credits: 100 });
  await expect(run(app, caller, 'generate_research')).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(requests).toHaveLength(3);
  expect(requests[2]?.prompt().user.length).toBeLessThan(3_000);
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
});

it('ends a stage after five minutes with engine_timeout, uncharged, and the engine is told to stop', async () => {
  const gate = new Gate();
  await using app = await testApp({ engine: slowEngine(fixtureEngine(), gate) });
  const caller = await newCaller(app, { credits: 100 });
  const call = run(app, caller, 'generate_research').catch((thrown: unknown) => thrown);
  await gate.reached('research');
  app.clock.advance(5 * 60_000);
  expect(await call).toMatchObject({ code: 'engine_timeout' });
  expect(gate.waiting).toEqual([]);
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
});

it('gives a blueprint fifteen minutes in all, and each of its stages five', async () => {
  const gate = new Gate();
  gate.open('architecture');
  await using app = await testApp({ engine: slowEngine(fixtureEngine(), gate) });
  const caller = await newCaller(app, { credits: 200 });
  const call = run(app, caller, 'generate_blueprint').catch((thrown: unknown) => thrown);
  for (const stage of ['research', 'features', 'phases'] as const) {
    await gate.reached(stage);
    app.clock.advance(4.9 * 60_000);
    gate.open(stage);
  }
  await gate.reached('promptPack');
  app.clock.advance(0.3 * 60_000);
  expect(await call).toMatchObject({ code: 'engine_timeout', message: expect.stringContaining('than 15 minutes') });
  expect(await creditsOf(app, caller)).toEqual({ balance: 200, held: 0 });
});

it('runs research and architecture side by side, once the brief is there', async () => {
  const gate = new Gate();
  await using app = await testApp({ engine: slowEngine(fixtureEngine(), gate) });
  const call = run(app, await newCaller(app), 'generate_blueprint');
  await Promise.all([gate.reached('research'), gate.reached('architecture')]);
  expect([...gate.waiting].sort()).toEqual(['architecture', 'research']);
  gate.open();
  expect((await call).run.status).toBe('succeeded');
});

it('stops the stage beside the one that failed', async () => {
  const gate = new Gate();
  const slow = slowEngine(fixtureEngine(), gate);
  const engine = {
    ...slow,
    async generate(request: EngineRequest) {
      if (request.stage !== 'research') return slow.generate(request);
      await gate.reached('architecture');
      throw new AppError('engine_unavailable', 'The engine is away.');
    },
  };
  await using app = await testApp({ engine });
  await expect(run(app, await newCaller(app), 'generate_blueprint')).rejects.toMatchObject({
    code: 'engine_unavailable',
  });
  expect(gate.waiting).toEqual([]);
});
