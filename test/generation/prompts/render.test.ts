import { describe, expect, it } from 'vitest';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { FAULT_CHARS_MAX, PREVIOUS_CHARS_MAX } from '../../../src/engines/prompts/repair.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { renderPrompt, UPSTREAM_CHARS_MAX } from '../../../src/generation/prompts/render.ts';
import { BRIEF_STAGE, STAGES } from '../../../src/generation/stages/index.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { HOSTILE, IDEAS } from '../../helpers/ideas.ts';
import { plainBrief } from '../../helpers/plain-brief.ts';

const asked = { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, upstream: {} as PartialArtifacts };

describe.each([BRIEF_STAGE, ...Object.values(STAGES)])('the prompt for the $name', (stage) => {
  it('begins with the same bytes for every idea', () => {
    const upstream = groomerArtifacts();
    const repair = { previous: 'x', faults: ['y'] };
    const systems = [...IDEAS.map(({ idea }) => idea), ...HOSTILE].flatMap((idea) => [
      renderPrompt(stage, { idea, context: undefined, upstream: {}, repair: undefined }).system,
      renderPrompt(stage, { idea, context: idea, upstream, repair }).system,
    ]);
    expect(new Set(systems)).toEqual(new Set([stage.system]));
  });

  it('is long enough to be cached and short enough to be read', () => {
    expect(stage.system.length).toBeGreaterThan(3_000);
    expect(stage.system.length).toBeLessThan(12_000);
    expect(stage.system).not.toMatch(/20\d\d|undefined|\[object|\t| \n/);
  });

  it('says last what to write, outside the data', () => {
    const { user } = renderPrompt(stage, { ...asked, repair: undefined });
    expect(user.split('\n').at(-1)).toMatch(/^Write the .* as one JSON object of the given schema\.$/);
  });
});

describe('a prompt', () => {
  it('tells what idea and context ask for, by the brief without their own words', () => {
    const brief = plainBrief(GROOMER_IDEA, GROOMER_CONTEXT);
    for (const stage of Object.values(STAGES)) {
      const told = readSection(renderPrompt(stage, { ...asked, brief }).user, 'brief');
      expect(told).toMatchObject({ product: brief.product, people: brief.people, nonGoals: brief.nonGoals });
      expect(JSON.stringify(told)).not.toContain('"quote"');
    }
    expect(renderPrompt(BRIEF_STAGE, asked).user).not.toContain('<brief>');
  });

  it('shows a stage only what it builds on', () => {
    const upstream = groomerArtifacts();
    const sectionsOf = (stage: keyof typeof STAGES) =>
      ARTIFACT_NAMES.filter((name) =>
        renderPrompt(STAGES[stage], { ...asked, upstream, repair: undefined }).user.includes(`<${name}>`),
      );
    expect(sectionsOf('research')).toEqual([]);
    expect(sectionsOf('architecture')).toEqual(['research']);
    expect(sectionsOf('features')).toEqual(['research', 'architecture']);
    expect(sectionsOf('phases')).toEqual(['research', 'architecture', 'features']);
    expect(sectionsOf('promptPack')).toEqual(['architecture', 'features', 'phases']);
  });

  it('is not made of artefacts that no model could read', () => {
    const { features, ...upstream } = groomerArtifacts();
    const summary = 'word '.repeat(UPSTREAM_CHARS_MAX / 5);
    expect(() =>
      renderPrompt(STAGES.promptPack, {
        ...asked,
        upstream: { ...upstream, features: { ...features, summary } },
        repair: undefined,
      }),
    ).toThrow(
      expect.objectContaining({ code: 'unprocessable', message: expect.stringMatching(/Supply shorter ones/) }),
    );
  });
});

describe('a repair', () => {
  const repairing = (previous: unknown, faults: string[]) =>
    renderPrompt(STAGES.research, { ...asked, repair: { previous, faults } }).user;

  it('shows the previous answer and its faults', () => {
    const user = repairing({ summary: 'first' }, ['marketSize is required']);
    expect(readSection(user, 'previous_answer')).toEqual({ summary: 'first' });
    expect(readSection(user, 'faults')).toEqual(['marketSize is required']);
  });

  it.each([
    ['one text', 'x'.repeat(1_000_000)],
    ['a list', Array.from({ length: 100_000 }, () => 'word word')],
    ['a list that each line of the prompt is indented for', nested(2_000, Array(20_000).fill('x'))],
  ])('sends no megabyte back: %s', (_, previous) => {
    const user = repairing(
      previous,
      Array.from({ length: 5_000 }, () => 'y'.repeat(100_000)),
    );
    expect(user.length).toBeLessThan(PREVIOUS_CHARS_MAX * 1.2 + 25 * FAULT_CHARS_MAX + 10_000);
    expect(readSection(user, 'faults')).toHaveLength(21);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no text', ''],
    ['what no JSON can say', 1n],
    ['lists without end', nested(200_000)],
  ])('does without an answer that is %s', (_, previous) => {
    const user = repairing(previous, ['There was no text.']);
    expect(readSection(user, 'previous_answer')).toBeUndefined();
    expect(readSection(user, 'faults')).toEqual(['There was no text.']);
    expect(user).not.toContain('previous_answer');
  });
});

function nested(depth: number, value: unknown = 'deep'): unknown {
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
}
