import { describe, expect, it } from 'vitest';
import type { Architecture } from '../../../src/artifacts/architecture.ts';
import { architectureSchema } from '../../../src/artifacts/architecture.ts';
import { type Feature, featuresSchema } from '../../../src/artifacts/features.ts';
import { phasesSchema } from '../../../src/artifacts/phases.ts';
import { promptPackSchema } from '../../../src/artifacts/prompt-pack.ts';
import type { Research } from '../../../src/artifacts/research.ts';
import { faults, stage } from './blueprint.ts';

const IDEA = 'A tool that helps community radio stations plan programmes and collect listener requests';

/** An architecture that somebody else wrote, with names the planner has never seen. */
function foreign(parts: Partial<Architecture> = {}): Architecture {
  const entities = ['Sendeplatz', 'Hörerwunsch', 'Moderator:in', 'PlaylistVersion'];
  return {
    summary: 'Geschrieben von einem Menschen.',
    nodes: [
      { label: 'Cabina', type: 'frontend', description: 'UI', tech: 'Vue with Vite' },
      { label: 'Kern', type: 'backend', description: 'Regeln', tech: 'Go server on net/http' },
      { label: 'Ablage', type: 'database', description: 'Daten', tech: 'MySQL' },
    ],
    edges: [
      { from: 'Cabina', to: 'Kern', protocol: 'HTTPS', purpose: 'x' },
      { from: 'Kern', to: 'Ablage', protocol: 'SQL', purpose: 'y' },
    ],
    techStack: [
      { category: 'Frontend', choice: 'Vue with Vite', rationale: 'known' },
      { category: 'Backend', choice: 'Go server on net/http', rationale: 'known' },
      { category: 'Database', choice: 'MySQL', rationale: 'there' },
    ],
    dataModel: entities.map((entity) => ({ entity, fields: [], relationships: [] })),
    securityBoundaries: [{ name: 'b', protects: 'Ablage', mechanism: 'm' }],
    scalingStrategy: 'none',
    estimatedMonthlyCost: { users1k: '$1', users10k: '$2', users100k: '$3' },
    ...parts,
  };
}

const feature = (name: string, parts: Partial<Feature> = {}): Feature => ({
  name,
  priority: 'P1',
  description: `Does ${name}.`,
  userStories: [`As a host, I want ${name} so that the show goes on.`],
  acceptanceCriteria: ['It shows 1 result.'],
  apiSurface: [],
  dataImpact: 'Writes Sendeplatz.',
  edgeCases: [],
  estimatedEffort: 'M',
  ...parts,
});
const many = (count: number, parts: (at: number) => Partial<Feature> = () => ({})) => ({
  summary: 's',
  features: Array.from({ length: count }, (_, at) => feature(`Wunsch ${at + 1} annehmen`, parts(at))),
});

describe('chaining of foreign artefacts', () => {
  it('fits features to the entities of a supplied architecture, each touched and no other named', async () => {
    const architecture = foreign();
    const features = await stage('features', IDEA, undefined, { architecture });
    featuresSchema.parse(features);
    expect(faults(IDEA, undefined, { architecture, features }, ['features'])).toEqual([]);
    const impact = features.features.map((one) => one.dataImpact).join(' ');
    for (const { entity } of architecture.dataModel) expect(impact).toContain(entity);
  });

  it('touches every entity of an architecture with sixty of them, duplicates and empty lists', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Tabelle${at}x`);
    const dataModel = [...names, ...names.slice(0, 3)].map((entity) => ({ entity, fields: [], relationships: [] }));
    const architecture = foreign({ dataModel, edges: [] });
    const features = await stage('features', IDEA, undefined, { architecture });
    const impact = features.features.map((one) => one.dataImpact).join(' ');
    for (const name of names) expect(impact).toContain(name);
    expect(faults(IDEA, undefined, { architecture, features }, ['features'])).toEqual([]);
  });

  it.each([1, 2, 3, 7, 40, 200])('carries %i supplied features exactly once each', async (count) => {
    const priorities = ['P0', 'P1', 'P2', 'P3'] as const;
    const features = many(count, (at) => ({ priority: priorities[at % 4] ?? 'P1' }));
    const phases = await stage('phases', IDEA, undefined, { features });
    phasesSchema.parse(phases);
    expect(phases.phases.flatMap((phase) => phase.features).sort()).toEqual(
      features.features.map((one) => one.name).sort(),
    );
    expect(faults(IDEA, undefined, { features, phases }, ['phases'])).toEqual([]);
  });

  it('keeps must-haves out of the last phase, also when there is nothing else', async () => {
    for (const count of [1, 5, 30]) {
      const features = many(count, () => ({ priority: 'P0', estimatedEffort: 'XL' }));
      const phases = await stage('phases', IDEA, undefined, { features });
      expect(faults(IDEA, undefined, { features, phases }, ['phases'])).toEqual([]);
    }
  });

  it('counts features of the same name once', async () => {
    const features = {
      summary: 's',
      features: [feature('Play Jingle'), feature('play  jingle', { priority: 'P0' }), feature('Stop')],
    };
    const phases = await stage('phases', IDEA, undefined, { features });
    expect(phases.phases.flatMap((phase) => phase.features).sort()).toEqual(['Play Jingle', 'Stop']);
  });

  it.each([1, 12, 200])('writes ten to twenty prompts on the supplied stack for %i features', async (count) => {
    const architecture = foreign();
    const priorities = ['P0', 'P1', 'P2', 'P3'] as const;
    const features = many(count, (at) => ({ priority: priorities[at % 4] ?? 'P1' }));
    const promptPack = await stage('promptPack', IDEA, undefined, { architecture, features });
    promptPackSchema.parse(promptPack);
    expect(faults(IDEA, undefined, { architecture, features, promptPack }, ['promptPack'])).toEqual([]);
    const text = promptPack.setupPrompt + promptPack.prompts.map((one) => one.prompt).join('\n');
    expect(text).toContain('MySQL');
    expect(text).not.toMatch(/PostgreSQL|Fastify|React\b/);
  });

  it('writes a prompt pack for features and nodes in a foreign tongue', async () => {
    const architecture = foreign({ techStack: [{ category: 'サーバー', choice: 'ひみつの技術', rationale: '好き' }] });
    const features = {
      summary: '要約',
      features: [feature('番組を予約する', { priority: 'P0', dataImpact: '放送枠' }), feature('リクエストを送る')],
    };
    const promptPack = await stage('promptPack', IDEA, undefined, { architecture, features });
    promptPackSchema.parse(promptPack);
    expect(promptPack.prompts.map((one) => one.prompt).join('\n')).toContain('番組を予約する');
    expect(promptPack.setupPrompt).toContain('ひみつの技術');
  });

  it('speaks to the audience of a supplied research', async () => {
    const own = await stage('research', IDEA);
    const research: Research = {
      ...own,
      audience: [{ segment: 'Retired nurses who broadcast from home', painPoints: [], willingness: 'some' }],
    };
    const features = await stage('features', IDEA, undefined, { research });
    expect(features.features.flatMap((one) => one.userStories).join('\n')).toMatch(/As a retired nurse|As a nurse/);
    architectureSchema.parse(await stage('architecture', IDEA, undefined, { research }));
  });

  it('bears a research with nothing usable in it', async () => {
    const own = await stage('research', IDEA);
    const research: Research = {
      ...own,
      audience: [{ segment: '???', painPoints: [], willingness: '…' }],
      competitors: [{ name: 'x', positioning: 'x', gap: 'x' }],
      trends: [],
      risks: [],
    };
    architectureSchema.parse(await stage('architecture', IDEA, undefined, { research }));
  });
});
