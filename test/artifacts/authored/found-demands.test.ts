import { describe, expect, it } from 'vitest';
import { foundDemands, type WrittenDemand } from '../../../src/artifacts/authored/found-demands.ts';
import { authoredResearch } from '../../../src/artifacts/authored/research.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import type { Research } from '../../../src/artifacts/research.ts';
import { addressed } from '../../../src/artifacts/review/addressed.ts';
import { changedForm } from '../../../src/artifacts/review/changed-form.ts';
import { isFound, withFound } from '../../../src/artifacts/with-found.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { plainBrief } from '../../helpers/plain-brief.ts';

const brief = { ...plainBrief('an idea', undefined), demands: ['D1', 'D7'].map((id) => ({ ...demand(id) })) } as Brief;
const known = new Set(['1', '3']);

function demand(id: string) {
  return { id, quote: id, kind: 'act' as const, polarity: 'must' as const, means: id, figures: [], forbids: [] };
}

const law = (means: string, sources = ['3']): WrittenDemand => ({ kind: 'law', polarity: 'must', means, sources });

describe('a demand that research finds', () => {
  it('is numbered after those of the brief, with the sources that there are', () => {
    const { demands, mended } = foundDemands([law('Keep receipts [3]', ['[3]', '9', '[3]']), law('Ask first')], {
      ...{ brief, known },
    });
    expect(demands).toEqual([
      { id: 'D8', kind: 'law', polarity: 'must', means: 'Keep receipts', sources: ['3'] },
      { id: 'D9', kind: 'law', polarity: 'must', means: 'Ask first', sources: ['3'] },
    ]);
    expect(mended).toEqual([]);
  });

  it('is left out, and that is told, where it cites nothing, stands twice or is one too many', () => {
    const many = Array.from({ length: 7 }, (_, at) => law(`Duty ${at}`));
    const { demands, mended } = foundDemands(
      [law('Nowhere', ['9']), law('Duty 0'), law('[3]'), law('None', []), ...many],
      { brief, known },
    );
    expect(demands.map(({ means }) => means)).toEqual(['Duty 0', 'Duty 1', 'Duty 2', 'Duty 3', 'Duty 4']);
    expect(mended).toEqual([expect.stringMatching(/^Left out 6 of the demands of the research/)]);
  });
});

const source = { id: '3', title: 'A law', url: 'https://law.example/', accessedAt: '2026-11-30' };
const GIVEN = { idea: 'an idea', context: undefined, upstream: {}, brief };

describe('a research that is changed', () => {
  const written = { ...groomerArtifacts().research, demands: [law('Nowhere', ['9']), law('Receipts'), law('Consent')] };
  written.sources = [source];
  const stored = authoredResearch.store(written, GIVEN).artifact;

  function change(before: { written: unknown; stored: Research }, edit: (demands: Record<string, unknown>[]) => void) {
    const next = structuredClone(addressed('research', before.written, before.stored)) as {
      demands: Record<string, unknown>[];
    };
    edit(next.demands);
    const form = changedForm('research', before, next);
    const answer = authoredResearch.schema.parse(form.written);
    return { ...form, stored: authoredResearch.store(answer, { ...GIVEN, kept: form.kept }).artifact };
  }
  const told = ({ demands = [] }: Research) => demands.map(({ id, means }) => `${id} ${means}`);

  it('keeps the ids of what stays, in other words too, and gives none of them to anything else', () => {
    expect(told(stored)).toEqual(['D8 Receipts', 'D9 Consent']);
    const first = change({ written, stored }, (demands) => {
      demands[2] = { ...demands[2], means: 'Consent of each owner' };
      demands.splice(0, 2, { ...law('Refunds'), id: 'D2' });
    });
    expect(told(first.stored)).toEqual(['D10 Refunds', 'D9 Consent of each owner']);
    const second = change({ written: first.written, stored: first.stored }, (demands) => {
      demands.splice(0, 2, { ...law('Tax') });
    });
    expect(told(second.stored)).toEqual(['D11 Tax']);
    const reused = change({ written: second.written, stored: second.stored }, (demands) =>
      demands.push({ ...law('Other'), id: 'D8' }),
    );
    expect(reused.reused).toEqual(['D8']);
  });
});

describe('the demands of a plan', () => {
  const found = (id: string, sources = ['3']) => ({ id, ...law(`means ${id}`, sources) });
  const joined = (demands: Research['demands']) =>
    withFound(brief, { demands, sources: [source] })
      .demands.filter(isFound)
      .map(({ id }) => id);

  it('are those of the brief and those that research found in what is listed, each by an id of its own', () => {
    expect(joined([found('D8'), found('D9')])).toEqual(['D8', 'D9']);
    expect(joined([found('D7'), found('D8'), found('D8'), found('x'), found('D10', ['9'])])).toEqual(['D8']);
    expect(withFound(brief, undefined).demands).toEqual(brief.demands);
  });
});
