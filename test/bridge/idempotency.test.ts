import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { IDEMPOTENCY_MS } from '../../src/generation/same-call.ts';
import { failingEngine, fixtureEngine, Gate, modelEngine, slowEngine } from '../helpers/engines.ts';
import { expectError, IDEA, openRest } from './rest.ts';

const KEY = { 'Idempotency-Key': 'order-1' };

describe('the same call with an Idempotency-Key', () => {
  it('gets the stored answer after a success, free of charge', async () => {
    const engine = fixtureEngine();
    await using rest = await openRest({ engine });
    const first = await rest.generate('research', { idea: IDEA, context: 'UK' }, KEY);

    // Other spaces and another order of fields are the same body.
    const again = await rest.generate('research', `{ "context": "UK",  "idea": "${IDEA}" }`, KEY);

    expect(first.headers.has('idempotent-replayed')).toBe(false);
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('x-credits-charged')).toBe('0');
    expect(again.headers.get('x-credits-remaining')).toBe('975');
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.meta).toMatchObject({ runId: first.body.meta.runId, creditsCharged: 0 });
    expect(engine.asked).toEqual(['research']);
  });

  it('waits for the run that is under way, and both are charged once', async () => {
    const gate = new Gate();
    await using rest = await openRest({ engine: slowEngine(fixtureEngine(), gate) });
    const first = rest.generate('research', { idea: IDEA }, KEY);
    await gate.reached('research');
    const second = rest.generate('research', { idea: IDEA }, KEY);
    await waitersOf(rest, 2);
    gate.open();

    const replies = await Promise.all([first, second]);

    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(new Set(replies.map((reply) => reply.body.meta.runId)).size).toBe(1);
    expect(replies.map((reply) => reply.headers.get('x-credits-charged')).sort()).toEqual(['0', '25']);
    expect(await rest.balance()).toEqual({ balance: 975, held: 0 });
  });

  it('opens one run however many come at once', async () => {
    await using rest = await openRest();
    const replies = await Promise.all(Array.from({ length: 8 }, () => rest.generate('research', { idea: IDEA }, KEY)));
    expect(new Set(replies.map((reply) => reply.body.meta.runId)).size).toBe(1);
    expect(await rest.balance()).toEqual({ balance: 975, held: 0 });
  });

  it('tries again after a failure, and keeps the stages that were done', async () => {
    const away = failingEngine(new AppError('engine_unavailable', 'The engine is away.'), 'features');
    const sound = fixtureEngine();
    let engine = away;
    await using rest = await openRest({
      engine: {
        name: 'outline',
        model: null,
        version: '1',
        writes: 'stored',
        generate: (request) => engine.generate(request),
      },
    });
    expectError(await rest.generate('blueprint', { idea: IDEA }, KEY), 503, 'engine_unavailable');
    engine = sound;

    const again = await rest.generate('blueprint', { idea: IDEA }, KEY);

    expect(again.status).toBe(200);
    expect(again.headers.has('idempotent-replayed')).toBe(false);
    expect(again.headers.get('x-credits-charged')).toBe('150');
    expect(sound.asked).not.toContain('research');
    expect(sound.asked).not.toContain('architecture');
    expect(await rest.balance()).toEqual({ balance: 850, held: 0 });
  });

  it('tries again after a failure by another model without what the first one wrote', async () => {
    const written = modelEngine('another-model');
    const engine: Engine = {
      ...failingEngine(new AppError('engine_unavailable', 'The engine is away.'), 'features'),
      model: 'one-model',
    };
    await using rest = await openRest({ engine });
    expectError(await rest.generate('blueprint', { idea: IDEA }, KEY), 503, 'engine_unavailable');
    Object.assign(engine, written);

    const again = await rest.generate('blueprint', { idea: IDEA }, KEY);

    expect(again.body.meta).toMatchObject({ model: 'another-model', creditsCharged: 150 });
    expect(written.asked).toContain('research');
  });

  it('with another body is a conflict', async () => {
    await using rest = await openRest();
    await rest.generate('research', { idea: IDEA }, KEY);
    const other = await rest.generate('research', { idea: `${IDEA} and deposits` }, KEY);
    expectError(other, 409, 'conflict', /another body/);
    expect(await rest.balance()).toEqual({ balance: 975, held: 0 });
  });

  it('is another call on another route and in another workspace', async () => {
    await using rest = await openRest();
    const research = await rest.generate('research', { idea: IDEA }, KEY);
    const features = await rest.generate('features', { idea: IDEA }, KEY);
    expect(features.body.meta).toMatchObject({ tool: 'generate_features', creditsCharged: 25 });
    expect(features.body.meta.runId).not.toBe(research.body.meta.runId);
  });

  it('is forgotten after 24 hours', async () => {
    await using rest = await openRest();
    await rest.generate('research', { idea: IDEA }, KEY);
    rest.app.clock.advance(IDEMPOTENCY_MS - 1);
    expect((await rest.generate('research', { idea: IDEA }, KEY)).headers.get('idempotent-replayed')).toBe('true');
    rest.app.clock.advance(1);
    const later = await rest.generate('research', { idea: `${IDEA} again` }, KEY);
    expect(later.headers.get('x-credits-charged')).toBe('25');
  });

  it('is not spent by a body that was refused', async () => {
    await using rest = await openRest();
    expectError(await rest.generate('research', { idea: 'short' }, KEY), 400, 'invalid_request');
    expect((await rest.generate('research', { idea: IDEA }, KEY)).status).toBe(200);
  });
});

async function waitersOf(rest: Awaited<ReturnType<typeof openRest>>, count: number): Promise<void> {
  const [runId = ''] = rest.app.activeRuns.keys();
  while (rest.app.runChanges.count(runId) < count) await new Promise((resolve) => setImmediate(resolve));
}
