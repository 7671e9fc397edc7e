import { describe, expect, it } from 'vitest';
import type { AuthoredPrompt } from '../../../src/artifacts/authored/prompt-pack.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const NAME = 'Plan a rehearsal';

const dataOf = (words: Partial<AuthoredPrompt> = {}, of = plan) =>
  promptNamed(
    rendered({ plan: of, change: withPrompt(NAME, (prompt) => ({ ...prompt, ...words })) }).artifact,
    NAME,
  ).get('Data') ?? '';

describe('the data of a prompt', () => {
  it('is a pointer to the schema in the repository, however short the prompt is', () => {
    expect(dataOf()).toBe('- Voice, Piece, Rehearsal, Slot: see `docs/plan/schema.md`.');
  });

  it.each<[string, Partial<AuthoredPrompt>]>([
    ['in the goal', { goal: 'Ready for each Reply.' }],
    ['in a step', { steps: ['Make the table of Reply'] }],
    ['in a pitfall', { pitfalls: ['No Reply, no mail'] }],
    ['in a check', { checks: ['`Reply.reason` is empty'] }],
  ])('has an entity that its author names %s', (_, words) => {
    expect(dataOf(words)).toMatch(/\bReply: see/);
  });

  it('has an entity that a criterion uses before there are rows', () => {
    const of = structuredClone(plan);
    of.artifacts.features.features[0]?.criteria?.[0]?.uses.push('Reply.reason');
    expect(dataOf({}, of)).toMatch(/\bReply: see/);
  });

  it('has an entity of the name of a person only where it is meant', () => {
    expect(plan.brief.people.map(({ name }) => name)).toContain('Singer');
    expect(dataOf()).not.toContain('Singer');
    expect(dataOf({ steps: ['Each Singer has a row.'] })).toContain('Singer');
  });

  it.each([
    'No reply',
    'Replys and ReplyTo',
    'src/Reply.ts',
    'See Reply.tsx',
    'The Reply page shows it',
  ])('has no entity for %j', (step) => {
    const of = structuredClone(plan);
    of.artifacts.architecture.nodes.push({ label: 'Reply page', type: 'frontend', description: 'x', tech: 'HTML' });
    expect(dataOf({ steps: [step] }, of)).not.toContain('Reply');
  });
});
