import { describe, expect, it } from 'vitest';
import type { Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import type { AuthoredPromptPack } from '../../../src/artifacts/authored/prompt-pack.ts';
import { planOf } from '../../../src/artifacts/coherence/plan/plan.ts';
import { promptsBuildInTime } from '../../../src/artifacts/coherence/rules/prompts-build-in-time.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
type Feature = Artifacts['features']['features'][number];

function withFeatures(change: (features: Feature[]) => Feature[]): PartialArtifacts {
  const { features } = plan.artifacts;
  return { ...plan.artifacts, features: { ...features, features: change(structuredClone(features.features)) } };
}

const answersFirst = (features: Feature[]): Feature[] => [
  ...features.filter(({ id }) => id === 'F3'),
  ...features.filter(({ id }) => id !== 'F3'),
];

describe('what several prompts build', () => {
  it('stands whole in the first of them, whatever the order of the features', () => {
    const { artifact } = rendered({ plan, upstream: withFeatures(answersFirst) });

    for (const name of ['Announce and cancel', 'Mail the links']) {
      expect(promptNamed(artifact, name).get('Operations')).toBe(
        promptNamed(rendered({ plan }).artifact, name).get('Operations'),
      );
    }
  });

  it('is whole in its first prompt where it is a screen', () => {
    const screen = { name: 'Agenda', shows: ['Rehearsal.mailedAt'], states: ['mailed: Everyone was told.'] };
    const upstream = withFeatures((features) =>
      answersFirst(features).map((one) => (one.id === 'F3' ? { ...one, screens: [screen] } : one)),
    );
    const change = (pack: AuthoredPromptPack) =>
      withPrompt('Mail the links', (prompt) => ({ ...prompt, builds: [...prompt.builds, 'Agenda'] }))(pack);

    const { artifact } = rendered({ plan, upstream, change });

    expect(promptNamed(artifact, 'Plan a rehearsal').get('Screens')).toContain('- State: empty: No piece yet.');
    expect(promptNamed(artifact, 'Plan a rehearsal').get('Screens')).not.toContain('mailed');
    expect(promptNamed(artifact, 'Mail the links').get('Screens')).toBe(`### Agenda
- Extends what the prompt "Plan a rehearsal" built. Add only this:
- Shows: Rehearsal (mailedAt)
- State: mailed: Everyone was told.`);
  });

  it('is in the same prompt for the gate, so that it does not call a later read too early', () => {
    const artifacts = withFeatures((features) =>
      features.map((one) => ({
        ...one,
        apiSurface: one.apiSurface.map((operation) =>
          one.id === 'F3' && operation.path.endsWith('announce')
            ? { ...operation, reads: ['Reply: coming'] }
            : operation,
        ),
      })),
    );

    const { artifact } = rendered({ plan, upstream: artifacts });

    expect(promptNamed(artifact, 'Mail the links').get('Operations')).toContain('- Also reads: Reply (coming)');
    expect(promptsBuildInTime.find(planOf({ ...plan, context: plan.context, artifacts }))).toEqual([]);
  });
});

describe('an operation that would touch rows before there are any', () => {
  it('is named again by the prompt that creates the first of them', () => {
    const { artifact } = rendered({ plan });

    expect(promptNamed(artifact, 'Keep the roster').get('Operations')).toContain(
      '- Writes: deletes Singer; deletes Reply, empty until a later prompt fills it',
    );
    expect(promptNamed(artifact, 'Answer with one tap').get('Operations')).toMatch(
      /^- Now also: DELETE \/singers\/\{id\} \(from "Keep the roster"\) deletes Reply\.\n### GET/,
    );
    const others = artifact.prompts.filter(({ name }) => name !== 'Answer with one tap');
    expect(others.filter(({ prompt }) => prompt.includes('Now also'))).toEqual([]);
  });

  it('is named with all that it left out, and so is the entity', () => {
    const upstream = withFeatures((features) =>
      features.map((one) => ({
        ...one,
        apiSurface: one.apiSurface.map((operation) =>
          one.id === 'F2' && operation.method === 'DELETE' ? { ...operation, reads: ['Reply: reason'] } : operation,
        ),
      })),
    );

    const prompt = promptNamed(rendered({ plan, upstream }).artifact, 'Answer with one tap');

    expect(prompt.get('Operations')).toContain('(from "Keep the roster") reads Reply (reason); deletes Reply.\n');
    expect(prompt.get('Data')).toMatch(/^- .*\bReply: see `docs\/plan\/schema\.md`/);
  });
});
