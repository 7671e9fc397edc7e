import { describe, expect, it } from 'vitest';
import { readJudged } from '../../../learn/judged-ideas.ts';
import { isOption } from '../../../src/engines/offline/design/design.ts';
import { makeDesign } from '../../../src/engines/offline/design/make-design.ts';
import { capabilities, domains } from '../../../src/engines/offline/knowledge/index.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { HELD_OUT_IDEAS } from '../../scorecard/ideas/held-out.ts';

const verbs = verbBook(capabilities.flatMap((capability) => capability.verbs));
const designOf = (idea: string) => makeDesign(understand(idea, undefined, verbs), { domains, capabilities });
const builtFor = (idea: string) => designOf(idea).uses.flatMap((use) => (isOption(use) ? [] : use.capability.id));
const keptIn = (idea: string) =>
  designOf(idea).entities.flatMap(({ one, from }) => (from === 'idea' || from === 'field' ? one : []));

const PORTER = `So my night goes: eleven o'clock I come in, the evening girl has already got her coat on, she says "room 214 is funny
about the shower" and she's gone. At six I say the same sort of thing to the morning lot. Half of it gets lost. A handover book for a
small hotel please, on the desk computer.`;
const TRAYS = `Sample tracking for our mass spectrometers, some 14,000 samples a year. Every capsule lies in a tray with 96 wells; the
position in the tray, the weight and the sequence file have to match, and today they only match when somebody checks twice. We import
the CSV of the instrument and flag standards that drift.`;

describe('a plan', () => {
  it('keeps no words of the story that an idea tells', () => {
    expect(keptIn(PORTER).join(' ')).not.toMatch(/coat|o ?clock|girl|shower/);
  });

  it('builds nothing that only a word of another sense speaks for', () => {
    expect(builtFor(TRAYS)).not.toContain('matching');
    expect(builtFor(TRAYS)).toContain('import-export');
    const options = designOf(TRAYS).uses.flatMap((use) => (isOption(use) ? use.capability.id : []));
    expect(options).toEqual([...new Set(options)]);
  });

  it('takes what a short idea says at its word', () => {
    expect(builtFor('Homeowners request a mow, freelancers accept nearby jobs and get paid')).toContain('payments');
  });

  it('notes of a thing what its field notes of it', () => {
    const fieldsOf = (idea: string, name: RegExp) =>
      designOf(idea)
        .entities.find(({ one }) => name.test(one))
        ?.fields.join();
    const eaten = 'Bistro with 14 tables: guests reserve a table by phone, the waiter sees which table is free';
    expect(fieldsOf(eaten, /\btable$/)).toMatch(/seats/);
    expect(fieldsOf('Give each round of our bread vans its stops and its driver', /\bround$/)).toMatch(/driver|stops/);
  });
});

it('learns from plans that are judged, and from none that is kept out of sight', () => {
  const judged = readJudged();
  expect(judged.length).toBeGreaterThan(400);
  const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
  const kept = HELD_OUT_IDEAS.map(({ idea }) => bare(idea));
  expect(judged.filter(({ text }) => kept.some((one) => bare(text).startsWith(one)))).toEqual([]);
});
