import { describe, expect, it } from 'vitest';
import { diffArtifacts } from '../../../src/artifacts/pieces/diff.ts';
import { PIECE_CHARS_MAX, pieceOf } from '../../../src/artifacts/pieces/piece.ts';
import { plainArtifacts } from '../../helpers/plain-artifacts.ts';

const { architecture, features, promptPack } = plainArtifacts;
const long = 'x'.repeat(4_000);

describe('a piece of an artefact', () => {
  const [feature] = features.features;
  const numbered = { ...features, features: features.features.map((one, at) => ({ ...one, id: `F${at + 1}` })) };

  it.each([
    ['a section', 'scalingStrategy', { scalingStrategy: architecture.scalingStrategy }],
    ['an item by its name, whatever its case', architecture.nodes[0]?.label.toUpperCase() ?? '', architecture.nodes[0]],
    ['an item of a section by its place', 'edges/0', architecture.edges[0]],
    ['a field of an item', 'dataModel/0/entity', { entity: architecture.dataModel[0]?.entity }],
  ])('is %s', (_what, item, data) => {
    expect(pieceOf(architecture, { item, full: false })).toEqual({ data, isWhole: true });
  });

  it('is an item by its id, and says what there is where there is none', () => {
    expect(pieceOf(numbered, { item: 'F1', full: false }).data).toEqual({ ...feature, id: 'F1' });
    const lost = () => pieceOf(numbered, { item: 'features/F99', full: false });
    expect(lost).toThrow(/^item: there is no "F99" here; there is "F1", "F2"/);
    expect(() => pieceOf(numbered, { item: '__proto__', full: false })).toThrow(/there is no/);
  });

  it('has the text of each criterion, alone and in their list', () => {
    const criteria = [
      { id: 'F1.1', uses: ['GET /beds'] },
      { id: 'F1.2', uses: [] },
    ];
    const told = { features: [{ id: 'F1', name: 'Beds', acceptanceCriteria: ['One.', 'Two.'], criteria }] };
    expect(pieceOf(told, { item: 'F1/criteria', full: false }).data).toEqual({
      criteria: [
        { id: 'F1.1', text: 'One.', uses: ['GET /beds'] },
        { id: 'F1.2', text: 'Two.', uses: [] },
      ],
    });
    expect(pieceOf(told, { item: 'F1/criteria/F1.2', full: false }).data).toMatchObject({ text: 'Two.' });
    expect(pieceOf(told, { item: 'F1', full: false }).data).toEqual(told.features[0]);
  });

  it('is not guessed where several are called the same', () => {
    const twice = { one: [{ name: 'Same' }], other: [{ name: 'same' }] };
    expect(() => pieceOf(twice, { item: 'Same', full: false })).toThrow('use one of one/0, other/0.');
  });

  it('never has more than 24,000 characters unless all of it is asked for', () => {
    const prompts = Array.from({ length: 300 }, (_, at) => ({ name: `Prompt ${at} ${long}`, prompt: long }));
    const pack = { ...promptPack, summary: long.repeat(3), prompts };
    const piece = pieceOf(pack, { full: false });
    expect(piece.isWhole).toBe(false);
    expect(JSON.stringify(piece.data).length).toBeLessThan(PIECE_CHARS_MAX);
    expect(piece.data).toMatchObject({ chars: JSON.stringify(pack).length, sections: { setupPrompt: {} } });
    const { items, moreItems } =
      (piece.data.sections as Record<string, { items: object[]; moreItems: number }>).prompts ?? {};
    expect((items?.length ?? 0) + (moreItems ?? 0)).toBe(300);
    expect(pieceOf(pack, { item: 'prompts/299', full: false }).data).toEqual(prompts[299]);
    expect(pieceOf(pack, { full: true })).toEqual({ data: pack, isWhole: true });
    // Of a list that is too long, its items can be asked for.
    expect(JSON.stringify(pieceOf(pack, { item: 'prompts', full: false }).data)).toContain('Prompt 0');
  });
});

describe('the difference between two versions', () => {
  it('is none between a version and itself', () => {
    expect(diffArtifacts(architecture, structuredClone(architecture))).toEqual({
      ...{ added: [], removed: [], changed: [], reordered: [] },
    });
  });

  it('names items that were added, removed, changed and moved, with the fields that differ', () => {
    const before = {
      summary: 'Before.',
      trends: ['one', 'two'],
      features: [
        { id: 'F1', name: 'Book', api: [{ path: '/a' }], edgeCases: ['x'] },
        { id: 'F2', name: 'Pay', api: [] },
        { id: 'F3', name: 'Chat', api: [] },
      ],
      edges: [{ from: 'A', to: 'B', protocol: 'http' }],
    };
    const after = {
      summary: 'After.',
      trends: ['one', '2'],
      features: [
        { id: 'F2', name: 'Pay', api: [] },
        { id: 'F1', name: 'Book a slot', api: [{ path: '/b' }], edgeCases: ['x', 'y'] },
        { id: 'F4', name: 'Map', api: [] },
      ],
      edges: [{ from: 'A', to: 'B', protocol: 'ws', purpose: 'live' }],
      adds: {},
    };
    expect(diffArtifacts(before, after)).toEqual({
      added: [{ section: 'features', id: 'F4', name: 'Map' }, { section: 'adds' }],
      removed: [{ section: 'features', id: 'F3', name: 'Chat' }],
      changed: [
        { section: 'summary', fields: [''] },
        { section: 'trends', fields: ['/1'] },
        { section: 'features', id: 'F1', name: 'Book a slot', fields: ['/name', '/api/0/path', '/edgeCases'] },
        { section: 'edges', name: 'A > B', fields: ['/protocol', '/purpose'] },
      ],
      reordered: ['features'],
    });
  });

  it('knows an item by its name first, since a new generation numbers its features anew', () => {
    const before = {
      features: [
        { id: 'F1', name: 'Book' },
        { id: 'F2', name: 'Pay' },
      ],
    };
    const after = {
      features: [
        { id: 'F1', name: 'Pay' },
        { id: 'F2', name: 'Chat' },
      ],
    };
    expect(diffArtifacts(before, after)).toMatchObject({
      added: [{ name: 'Chat' }],
      removed: [{ name: 'Book' }],
      changed: [{ name: 'Pay', fields: ['/id'] }],
    });
  });
});
