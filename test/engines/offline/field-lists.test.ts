import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { fieldListsIn } from '../../../src/engines/offline/understand/field-lists.ts';
import { tokenize } from '../../../src/engines/offline/understand/tokens.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { stage } from './blueprint.ts';

const verbs = verbBook(capabilities.flatMap((capability) => capability.verbs));
const listsIn = (text: string) =>
  fieldListsIn(text, tokenize(text).language, verbs).map(({ of, fields }) => [
    of?.name,
    ...fields.map(({ name, type }) => `${name}: ${type}`),
  ]);

describe('what an idea lists to be noted', () => {
  it.each([
    [
      'Our street shares tools. Each tool: photo, who bought it, condition 1 to 5, which shelf.',
      ['tool', 'photo: file', 'boughtBy: reference', 'condition: integer, 1 to 5', 'shelf: text'],
    ],
    [
      'The doctor wants a log: every time I note where I was, how loud it was 1 to 5, left, right or both, who was there.',
      [undefined, 'place: text, place', 'loudness: integer, 1 to 5', 'side: left | right | both', 'present: reference'],
    ],
    [
      'Courier round. - parcel: from, to, size S/M/L, fragile 1-5, who signed',
      ['parcel', 'from: text', 'to: text', 'size: s | m | l', 'fragile: integer, 1 to 5', 'signedBy: reference'],
    ],
    [
      'Gutter cleaning. Per house I want: metres of gutter, ladder ok or not, dog yes/no, price last time.',
      ['house', 'metresGutter: decimal', 'ladder: boolean', 'dog: boolean', 'priceLastTime: money'],
    ],
    [
      'Ich habe 22 Völker. Pro Durchsicht will ich aufschreiben: Brutwaben, Sanftmut 1 bis 5, gefüttert ja/nein.',
      ['inspection', 'brutwaben: text', 'sanftmut: integer, 1 to 5', 'fed: boolean'],
    ],
    [
      'Twins, 5 weeks old. Who was fed when, which side, how many ml, which nappy.',
      [undefined, 'fedBy: reference', 'side: text', 'ml: integer', 'nappy: text'],
    ],
    [
      'We have 5,200 strains. Find a strain by genotype, plasmid or the person who made it.',
      ['strain', 'genotype: text', 'plasmid: text', 'personWhoMade: text'],
    ],
    [
      'Tengo un taller. Registrar cada moto cuando entra (placa, kilometraje, fotos de los rayones).',
      ['motorbike', 'licencePlate: text', 'mileage: decimal', 'fotosDeLosRayones: file'],
    ],
  ])('(%s) becomes fields with types', (text, fields) => {
    expect(listsIn(text)).toEqual([fields]);
  });

  it.each([
    'What I need: scan parts out, let people ask for more, and tell me when stock is low.',
    'Good morning: we are a bakery, two ovens, one shop.',
    'Every clock that comes in gets a numbered brass tag.',
  ])('(%s) is no list of fields', (text) => {
    expect(listsIn(text)).toEqual([]);
  });

  it('ends in the table of the main thing, and in the first thing its feature is tested for', async () => {
    const idea =
      'Our street shares one garage of tools. Each tool: photo, who bought it, condition 1 to 5, which shelf.';
    const { features } = await stage('features', idea);
    const keeping = features.find(({ dataImpact }) => /Writes Tool\b/.test(dataImpact));
    expect(keeping?.acceptanceCriteria[0]).toBe(
      'Each tool holds photo, who bought it, condition 1 to 5, which shelf: a test saves and shows them all.',
    );
    const { dataModel } = await stage('architecture', idea);
    expect(dataModel.find(({ entity }) => entity === 'Tool')?.fields).toContain('condition: integer, 1 to 5');
  });
});
