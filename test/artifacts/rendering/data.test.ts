import { describe, expect, it } from 'vitest';
import type { AuthoredPrompt } from '../../../src/artifacts/authored/prompt-pack.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const NAME = 'Plan a rehearsal';

const dataOf = (words: Partial<AuthoredPrompt> = {}, of = plan, name = NAME) =>
  promptNamed(
    rendered({ plan: of, change: withPrompt(name, (prompt) => ({ ...prompt, ...words })) }).artifact,
    name,
  ).get('Data') ?? '';
const feature = (id: string, of = structuredClone(plan)) => ({
  of,
  found: of.artifacts.features.features.find((one) => one.id === id),
});

describe('a field that only a later phase writes', () => {
  it('is left out of a prompt that does not need it', () => {
    expect(dataOf()).toContain('### Rehearsal');
    expect(dataOf()).not.toContain('mailedAt');
  });

  it('is there where an operation of the prompt reads it', () => {
    const { of, found } = feature('F1');
    found?.apiSurface.find(({ method }) => method === 'GET')?.reads?.push('Rehearsal: mailedAt');
    expect(dataOf({}, of)).toContain('- mailedAt: datetime, optional');
  });

  it('is there where a screen of the prompt shows it', () => {
    const { of, found } = feature('F1');
    found?.screens?.[0]?.shows.push('Rehearsal.mailedAt');
    expect(dataOf({}, of)).toContain('- mailedAt: datetime, optional');
  });

  it('is there where a criterion of the prompt uses it', () => {
    const { of, found } = feature('F1');
    found?.criteria?.[0]?.uses.push('Rehearsal.mailedAt');
    expect(dataOf({}, of)).toContain('- mailedAt: datetime, optional');
  });

  it('is there where its author names it', () => {
    expect(dataOf({ pitfalls: ['Rehearsal.mailedAt stays empty.'] })).toContain('- mailedAt: datetime, optional');
  });
});

describe('an entity that the author of a prompt names', () => {
  it.each<[string, Partial<AuthoredPrompt>]>([
    ['in the goal', { goal: 'Ready for each Reply.' }],
    ['in a step', { steps: ['Make the table of Reply'] }],
    ['in a pitfall', { pitfalls: ['No Reply, no mail'] }],
    ['in a check', { checks: ['`Reply.reason` is empty'] }],
  ])('is in its data: %s, whole where no rows exist yet', (_, words) => {
    expect(dataOf(words)).toMatch(
      /### Reply\n- rehearsal: .*\n- singer: .*\n- coming: .*\n- reason: .*\n- answeredAt: /,
    );
  });

  it('is meant where a person has the same name', () => {
    expect(plan.brief.people.map(({ name }) => name)).toContain('Singer');
    expect(dataOf({}, plan, 'Plan a rehearsal')).not.toContain('### Singer');
    expect(dataOf({ steps: ['Each Singer has a row.'] })).toContain('### Singer');
  });

  it.each([
    'No reply',
    'Replys and ReplyTo',
    'src/Reply.ts',
    'See Reply.tsx',
    'The Reply page shows it',
  ])('is not meant by %j', (step) => {
    const { of } = feature('F1');
    of.artifacts.architecture.nodes.push({ label: 'Reply page', type: 'frontend', description: 'x', tech: 'HTML' });
    expect(dataOf({ steps: [step] }, of)).not.toContain('### Reply');
  });
});
