import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../src/artifacts/artifacts.ts';
import type { Review } from '../../src/artifacts/review/review.ts';
import { readSection } from '../../src/engines/prompts/section.ts';
import { AppError } from '../../src/errors.ts';
import { artifactsOf, stagesOf } from '../../src/generation/run-rows.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { type Call, draftingEngine } from '../helpers/drafting-engine.ts';
import { testApp } from '../helpers/test-app.ts';

type Verdict = Review['verdicts'][number];
type Change = Partial<Omit<Verdict, 'patches'>> & { patches?: object[] };

const op = (path: string, value: unknown, kind = 'replace') => ({ op: kind, path, value: JSON.stringify(value) });
const patch = (artifact: string, ...ops: object[]) => ({ artifact, ops });
const DESCRIPTION = 'Lets an owner store one entry and see it again in the list on the same day.';
const GOAL = 'The owner stores one entry and sees it again in the list after a reload of the page.';
const MENDS = [
  patch('features', op('/features/0/description', DESCRIPTION)),
  patch('promptPack', op('/prompts/0/goal', GOAL)),
];

/** A review that says this of the first thing that is judged, and else finds all in order. */
const reviewThat =
  (change: Change, more: object = {}) =>
  ({ name, sound }: Call) => {
    if (name !== 'review') return undefined;
    const review = sound as Review;
    const [first, ...others] = review.verdicts;
    return { ...review, verdicts: [{ ...first, ...change }, ...others], ...more };
  };

/** A blueprint by this model, and what has become of it. */
async function blueprint(answer?: (call: Call) => unknown) {
  const engine = draftingEngine(answer);
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { tier: 'pro', credits: 200 });
  const made = await run(app, caller, 'generate_blueprint', { sameness: { kind: 'attach' } });
  return {
    engine,
    result: made.run.result as Artifacts,
    meta: made.run.meta,
    credits: await creditsOf(app, caller),
    stored: artifactsOf(await stagesOf(app.store.db, made.run.id)),
  };
}

const plain = await blueprint();

describe('the review of a plan', () => {
  it('changes nothing where a verdict holds, whatever it patches', async () => {
    const { result, meta } = await blueprint(reviewThat({ holds: true, patches: MENDS }));
    expect(result).toEqual({ ...plain.result, generatedAt: expect.anything() });
    expect(meta?.review).toMatchObject({ mended: [], open: [] });
  });

  it('mends two artefacts by one verdict, in the result and in what later tools build on', async () => {
    const { result, meta, stored, credits } = await blueprint(reviewThat({ holds: false, patches: MENDS }));
    expect(result.features.features[0]?.description).toBe(DESCRIPTION);
    expect(result.promptPack.prompts[0]?.prompt).toContain(GOAL);
    expect(meta?.review).toMatchObject({ mended: ['D3'], open: [] });
    expect([stored.features, stored.phases, stored.promptPack]).toEqual([
      result.features,
      result.phases,
      result.promptPack,
    ]);
    expect(credits).toEqual({ balance: 50, held: 0 });
  });

  it.each([
    ['cannot be applied', patch('promptPack', op('/prompts/no-such-prompt/goal', GOAL))],
    ['breaks the plan', patch('architecture', op('/edges/0/to', 'Nowhere'))],
    ['reaches for the prototype', patch('promptPack', op('/__proto__/polluted', true, 'add'))],
    ['has a value of another type', patch('phases', op('/phases', 'none'))],
  ])('leaves both artefacts as they were where a patch of one %s', async (_, broken) => {
    const change = { holds: false, note: 'It can be seen by others.', patches: [MENDS[0] as object, broken] };
    const { result, meta } = await blueprint(reviewThat(change));
    expect(result.features).toEqual(plain.result.features);
    expect(result.promptPack).toEqual(plain.result.promptPack);
    expect(meta?.review).toMatchObject({ mended: [], open: [{ id: 'D3', note: 'It can be seen by others.' }] });
    expect(meta?.quality.coherent).toBe(true);
    expect(Object(Object.prototype)).not.toHaveProperty('polluted');
  });

  it('counts the things that were to be judged, and ignores verdicts on others and second ones', async () => {
    const wild = { id: 'D999', holds: false, by: ['F1'], note: 'Wild.', patches: MENDS };
    const { result, meta } = await blueprint((call) => {
      if (call.name !== 'review') return undefined;
      const { verdicts, ...review } = call.sound as Review;
      return { ...review, verdicts: [...verdicts, wild, { ...wild, id: verdicts[0]?.id }] };
    });
    expect(meta?.review).toEqual(plain.meta?.review);
    expect(result.features).toEqual(plain.result.features);
  });

  it('is asked for again where it cites what is not there, or nothing', async () => {
    const refused: unknown[] = [];
    const { engine, meta } = await blueprint((call) => {
      if (call.name !== 'review') return undefined;
      refused.push(readSection(call.user, 'faults'));
      const by = [['F99.9'], []][call.before];
      return by && reviewThat({ by })(call);
    });
    expect(refused).toEqual([
      undefined,
      [expect.stringMatching(/^The verdict on `D3` cites `F99\.9`, which the plan does not have\.$/)],
      [expect.stringMatching(/^The verdict on `D3` cites nothing/)],
    ]);
    expect(meta?.usage).toMatchObject(engine.usage);
    expect(meta?.review).toEqual(plain.meta?.review);
  });

  it.each<[string, (call: Call) => unknown]>([
    ['gives no usable answer', () => ({ verdicts: 'all fine' })],
    ['leaves out what was to be judged', ({ sound }) => ({ ...(sound as Review), verdicts: [] })],
    [
      'declines',
      () => {
        throw new AppError('unprocessable', 'The model declined. Say it in other words.');
      },
    ],
  ])('that %s leaves the plan as it was, with a warning and all tokens counted', async (_, answer) => {
    const { engine, result, meta, credits } = await blueprint((call) =>
      call.name === 'review' ? answer(call) : undefined,
    );
    expect(result.promptPack).toEqual(plain.result.promptPack);
    expect(meta?.review).toBeUndefined();
    expect(meta?.warnings).toContainEqual(expect.stringContaining('its reviewer gave no usable answer'));
    expect(meta?.usage).toMatchObject(engine.usage);
    expect(credits).toEqual({ balance: 50, held: 0 });
  });

  it('has the author of the pack add a setting that a prompt relies on', async () => {
    const relies = { relies: [{ prompt: 'P2', names: ['MISSING_KEY'] }] };
    const setting = { name: 'MISSING_KEY', purpose: 'Opens the door of the vendor.', secret: true };
    let told: unknown;
    const { engine, result, meta, stored } = await blueprint((call) => {
      if (call.name !== 'promptPack') return reviewThat({}, relies)(call);
      told = readSection(call.user, 'faults');
      return { ops: [op('/adds/settings/-', setting, 'add')] };
    });
    expect(told).toEqual([expect.stringMatching(/rely on `MISSING_KEY`, which nothing creates/)]);
    expect(result.promptPack.adds?.settings).toContainEqual(setting);
    expect(stored.promptPack).toEqual(result.promptPack);
    expect(meta?.review).toMatchObject({ open: [] });
    expect(meta?.usage).toMatchObject(engine.usage);
  });

  it('tells what a prompt relies on where its author does not mend it, and counts those tokens', async () => {
    const relies = { relies: [{ prompt: 'P2', names: ['MISSING_KEY'] }] };
    const { engine, result, meta } = await blueprint((call) =>
      call.name === 'promptPack' ? { ops: 'none' } : reviewThat({}, relies)(call),
    );
    expect(engine.asked.filter((name) => name === 'promptPack').length).toBeGreaterThan(1);
    expect(result.promptPack).toEqual(plain.result.promptPack);
    expect(meta?.review?.open).toEqual([{ id: 'prompts', note: expect.stringContaining('`MISSING_KEY`') }]);
    expect(meta?.usage).toMatchObject(engine.usage);
  });
});
