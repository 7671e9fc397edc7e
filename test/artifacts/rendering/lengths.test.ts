import { describe, expect, it } from 'vitest';
import type { Architecture } from '../../../src/artifacts/architecture.ts';
import type { PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import type { AuthoredPromptPack } from '../../../src/artifacts/authored/prompt-pack.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const NAME = 'Answer with one tap';
const long = (length: number) => 'word '.repeat(length / 5).trim();

/** The architecture with more entities, and more fields in the one that the prompt changes. */
function withData(entities: number, fields: number): Architecture {
  const { architecture } = plan.artifacts;
  const more = Array.from({ length: fields }, (_, at) => `note${at}: text 1..200, optional`);
  return {
    ...architecture,
    dataModel: [
      ...architecture.dataModel.map((one) =>
        one.entity === 'Reply' ? { ...one, fields: [...one.fields, ...more] } : one,
      ),
      ...Array.from({ length: entities }, (_, at) => ({
        entity: `Thing${at}`,
        fields: ['name: text', 'size: integer 1..20, default 3'],
        relationships: [],
        source: 'seed',
      })),
    ],
  };
}

const withArchitecture = (architecture: Architecture): PartialArtifacts => ({ ...plan.artifacts, architecture });

describe('a prompt that is too long with its facts', () => {
  it('keeps the entities that the setup prompt has no room for', () => {
    const upstream = withArchitecture(withData(0, 420));
    const change = (pack: AuthoredPromptPack) => ({ ...pack, setup: long(2_500) });

    const { artifact, faults } = rendered({ plan, upstream, change });

    expect(faults).toEqual([]);
    expect(artifact.setupPrompt).toContain('2 more entities follow in later prompts.');
    expect(promptNamed(artifact, NAME).get('Data')).toMatch(/^- Singer, Piece, Rehearsal, Slot: see .*\n### Reply\n/);
  });

  it('tells what is only background in short', () => {
    const { features } = plan.artifacts;
    const changed = features.features.map((one) => (one.id === 'F3' ? { ...one, edgeCases: [long(4_500)] } : one));
    const upstream = { ...plan.artifacts, features: { ...features, features: changed } };

    const { artifact, faults } = rendered({ plan, upstream });

    expect(faults).toEqual([]);
    expect(promptNamed(artifact, NAME).get('What exists')).toMatch(/^- "Announce and cancel"(?: |$)/m);
  });

  it('stays whole where its author wrote too much, and the author is told how much', () => {
    const change = withPrompt(NAME, (prompt) => ({ ...prompt, goal: long(6_000) }));

    const { artifact, faults } = rendered({ plan, change });

    const [told = ''] = faults;
    expect(faults).toHaveLength(1);
    expect(told).toMatch(
      new RegExp(`^You wrote 6,\\d{3} characters in the prompt "${NAME}" and may write 3,000, without the facts`),
    );
    expect(promptNamed(artifact, NAME).get('Operations')).toContain('PUT /r/{link}/{rehearsal}');
  });

  it('is cut only beyond what can be stored, at the end of a line of its facts', () => {
    const change = withPrompt(NAME, (prompt) => ({ ...prompt, goal: long(21_600) }));

    const { artifact, faults } = rendered({ plan, change });

    const prompt = promptNamed(artifact, NAME);
    expect(faults).toHaveLength(1);
    expect(artifact.prompts.every((one) => one.prompt.length <= 24_000)).toBe(true);
    expect(prompt.get('Operations')).toMatch(/\n… see the plan$/);
    expect(prompt.get('Stop')).toBe('Show the passing tests, then stop.');
    expect(prompt.get('Goal')).toBe(long(21_600));
  });

  it.each(['', 'a'])('is cut by its own text where that alone is too long to store, after %j', (shift) => {
    const change = withPrompt(NAME, (prompt) => ({ ...prompt, goal: `${shift}${'🚲'.repeat(15_000)}` }));

    const { artifact } = rendered({ plan, change });

    const text = artifact.prompts.find(({ name }) => name === NAME)?.prompt ?? '';
    expect(text.length).toBeLessThanOrEqual(24_000);
    expect(text.length).toBeGreaterThan(23_900);
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toContain('\ufffd');
    expect(text.endsWith('… see the plan')).toBe(true);
  });
});

describe('a setup prompt that is too long with its facts', () => {
  it('has as many entities as fit, in order, and counts the others', () => {
    const { artifact, faults } = rendered({ plan, upstream: withArchitecture(withData(200, 0)) });

    const shown = artifact.setupPrompt.match(/^### .+/gm) ?? [];
    expect(faults).toEqual([]);
    expect(artifact.setupPrompt.length).toBeGreaterThan(17_900);
    expect(artifact.setupPrompt.length).toBeLessThanOrEqual(18_000);
    expect(shown.slice(6, 8)).toEqual(['### Thing0', '### Thing1']);
    expect(artifact.setupPrompt).toContain(`${207 - shown.length} more entities follow in later prompts.`);
  });

  it('stays whole where its own text is too long, and its author is told', () => {
    const { artifact, faults } = rendered({ plan, change: (pack) => ({ ...pack, setup: long(9_000) }) });

    expect(faults).toEqual([
      'You wrote 8,999 characters in the setup and may write 3,000, without the facts that the program adds; shorten it.',
    ]);
    expect(artifact.setupPrompt).toContain('## Rules');
  });
});
