import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { writeOutline } from '../../../src/engines/outline/outline.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';
import { flat, outlineOf, TYPED } from './outlines.ts';

describe.each(TYPED)('the outline of $name', ({ idea, context, machine = [] }) => {
  const { artifacts, reading } = outlineOf({ idea, context });
  const { brief } = reading;
  const text = flat(`${idea}\n${context ?? ''}`);

  it('is valid and coherent, and lacks nothing', () => {
    for (const stage of ARTIFACT_NAMES) expect(STAGES[stage].lacks(artifacts[stage])).toEqual([]);
    const { faults } = checkCoherence({ idea, context, artifacts }, { written: ARTIFACT_NAMES });
    expect(faults).toEqual([]);
  });

  it('is coherent artefact by artefact, and with the artefacts of another plan', () => {
    for (const upstream of [{}, groomerArtifacts()]) {
      for (const stage of ARTIFACT_NAMES) {
        const { [stage]: _, ...others } = upstream as ReturnType<typeof groomerArtifacts>;
        const made = STAGES[stage].schema.parse(writeOutline(stage, { idea, context, upstream: others }).output);
        const { faults } = checkCoherence(
          { idea, context, artifacts: { ...others, [stage]: made } },
          { written: stage },
        );
        expect([stage, faults]).toEqual([stage, []]);
      }
    }
  });

  it('says first that no model wrote it', () => {
    for (const stage of ARTIFACT_NAMES) {
      expect(artifacts[stage].summary).toMatch(/^Outline made by rules, without a model\./);
    }
  });

  it('quotes the author for every feature and every demand', () => {
    const quotes = new Map(brief.demands.map(({ id, quote }) => [id, flat(quote)]));
    for (const quote of quotes.values()) expect(text).toContain(quote);
    for (const { demands = [], description } of artifacts.features.features) {
      expect(demands).toHaveLength(1);
      expect(description).toContain(`“${quotes.get(demands[0] ?? '')}”`);
    }
  });

  it('covers every clause of the idea with a quote, an aside or a question', () => {
    const said = [
      ...brief.demands.map(({ quote }) => quote),
      ...brief.asides,
      ...brief.questions.map((one) => one.text),
    ];
    let rest = text;
    for (const piece of said.map(flat).sort((a, b) => b.length - a.length)) rest = rest.replace(piece, ';');
    const left = rest.split(/[,;:.!?()\n-]/).filter((clause) => (clause.match(/[\p{L}\p{N}]+/gu) ?? []).length > 2);
    expect(left).toEqual([]);
  });

  it('asks for the same with a greeting in front, and with its first sentence at the end', () => {
    const demands = demandsOf(idea, context);
    expect(demandsOf(`Hi, I have this idea. ${idea}`, context)).toEqual(demands);
    const [, first, rest] = /^([^.!?。！？]+[.!?。！？]+)\s+(.+)$/s.exec(idea) ?? [];
    if (first === undefined || rest === undefined) return;
    const stopped = /[.!?。！？]$/.test(rest.trimEnd()) ? rest.trimEnd() : `${rest.trimEnd()}.`;
    expect(demandsOf(`${stopped}\n\n${first}`, context)).toEqual(demands);
  });

  it('makes nothing of what addresses a machine', () => {
    const made = flat(JSON.stringify(artifacts).replaceAll('\\n', ' ').replaceAll('\\"', '"'));
    for (const sentence of machine) {
      expect(made).not.toContain(flat(sentence));
      expect(brief.asides.map(flat).join('\n')).toContain(flat(sentence));
    }
  });
});

/** What is asked for and ruled out, in any order: the full stop behind a quote is not part of it. */
const demandsOf = (idea: string, context: string | undefined): string[] =>
  outlineOf({ idea, context })
    .reading.brief.demands.map(
      ({ polarity, kind, quote }) => `${polarity} ${kind} ${flat(quote).replace(/[.。]$/, '')}`,
    )
    .sort();

describe('an outline', () => {
  it('names no company and claims no amount in its research', () => {
    for (const typed of TYPED.slice(0, 10)) {
      const { research } = outlineOf(typed).artifacts;
      expect(JSON.stringify([research.marketSize, research.unitEconomics])).not.toMatch(/[$€£]/);
      expect(research.competitors.map(({ name }) => name)).toEqual([
        'A spreadsheet or a shared document',
        'Paper, phone calls and chat groups',
      ]);
    }
  });

  it('has tables only for what its features write', () => {
    for (const typed of TYPED) {
      const { architecture, features } = outlineOf(typed).artifacts;
      const written = features.features.flatMap(({ apiSurface }) => apiSurface.flatMap(({ writes = [] }) => writes));
      for (const { entity } of architecture.dataModel) expect(written.join('\n')).toContain(`+${entity}:`);
    }
  });

  it('keeps what is ruled out apart from its features', () => {
    const { artifacts } = outlineOf({
      idea: 'Owners book a day for their dog. Never show ads. No tracking. Nobody may delete a booking.',
    });
    expect(artifacts.features.features.map(({ name }) => name)).toEqual(['Owners book a day for their dog']);
    expect(artifacts.promptPack.setupPrompt).toContain('“Nobody may delete a booking”');
  });

  it('keeps a condition with what it is a condition of', () => {
    const { artifacts } = outlineOf({ idea: 'If a dog is not picked up by 18:00, the owner gets a text.' });
    expect(artifacts.features.features.map(({ name }) => name)).toEqual([
      'If a dog is not picked up by 18:00, the owner gets a text',
    ]);
  });

  it('keeps sentences of another language as they are, and says that it has not read them', () => {
    const { artifacts } = outlineOf({ idea: 'Les parents ne doivent pas voir les notes des autres enfants.' });
    const [feature] = artifacts.features.features;
    expect(feature?.name).toMatch(/^Not read: Les parents ne doivent pas/);
    expect(feature?.description).toContain('not English');
  });

  it('takes a wish that may wait for less urgent than the others', () => {
    const { artifacts } = outlineOf({ idea: 'Members must log a catch. Optionally, the app may show a map of lakes.' });
    expect(artifacts.features.features.map(({ priority }) => priority)).toEqual(['P0', 'P2']);
  });

  it('is the same each time', () => {
    for (const typed of TYPED.slice(0, 5)) expect(outlineOf(typed)).toEqual(outlineOf(typed));
  });
});
