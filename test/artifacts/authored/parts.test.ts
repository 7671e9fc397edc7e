import { describe, expect, it } from 'vitest';
import { authoredArchitectureSchema } from '../../../src/artifacts/authored/architecture.ts';
import { authoredFeaturesSchema } from '../../../src/artifacts/authored/features.ts';
import { ARCHITECTURE_HALVES } from '../../../src/artifacts/authored/parts/fills.ts';
import {
  joinArchitecture,
  joinFeatures,
  joinPhases,
  joinPromptPack,
} from '../../../src/artifacts/authored/parts/join.ts';
import { skeletonFaults } from '../../../src/artifacts/authored/parts/skeleton.ts';
import { authoredPhasesSchema } from '../../../src/artifacts/authored/phases.ts';
import { authoredPromptPackSchema } from '../../../src/artifacts/authored/prompt-pack.ts';
import type { Features } from '../../../src/artifacts/features.ts';
import { section } from '../../../src/engines/prompts/section.ts';
import { inSlices } from '../../../src/generation/parts/fan-out.ts';
import { PARTS, type PartData, type PartKind } from '../../../src/generation/parts/part.ts';
import { answersFor, brief } from '../../helpers/answers/answers.ts';
import { asAuthored } from '../../helpers/authored.ts';
import { type AuthoredPlan, cutPart } from '../../helpers/messages-api/compose-part.ts';

function planFor(seed: number) {
  const stored = answersFor(seed);
  const written: AuthoredPlan = {
    architecture: asAuthored('architecture', stored.architecture),
    features: asAuthored('features', stored.features),
    phases: asAuthored('phases', stored.phases),
    promptPack: asAuthored('promptPack', stored.promptPack),
  };
  /** The part as its author writes it, and as it is read. */
  const part = <Kind extends PartKind>(kind: Kind, write: readonly string[] = []): PartData<Kind> =>
    PARTS[kind].schema.parse(cutPart(kind, { system: '', user: section('write', write) }, written)) as PartData<Kind>;
  const skeleton = part('skeleton');
  const index = part('packIndex');
  const ids = skeleton.features.map(({ id }) => id);
  const names = index.prompts.map(({ name }) => name);
  return {
    ...{ stored, written, skeleton, index },
    fills: ARCHITECTURE_HALVES.map((fields) => part('architectureFill', fields)),
    features: inSlices(ids, { size: 2, most: 4 }).map((slice) => part('featureSlice', slice)),
    phases: part('phasesFill'),
    prompts: [['summary', 'setup'], ...inSlices(names, { size: 2, most: 6 })].map((slice) =>
      part('promptSlice', slice),
    ),
  };
}

/** Demands of criteria stand in the feature too: a skeleton has no criteria. */
const withAllDemands = ({ features, ...rest }: AuthoredPlan['features']): AuthoredPlan['features'] => ({
  ...rest,
  features: features.map((feature) => ({
    ...feature,
    demands: [...new Set([...feature.demands, ...feature.criteria.flatMap(({ demands }) => demands)])],
  })),
});

describe('a plan written in parts', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => [seed]))('is the same plan when they are joined: seed %i', (seed) => {
    const { written, stored, skeleton, ...parts } = planFor(seed);
    const joined = {
      architecture: authoredArchitectureSchema.parse(joinArchitecture(skeleton, parts.fills)),
      features: authoredFeaturesSchema.parse(joinFeatures(skeleton, parts.features)),
      phases: authoredPhasesSchema.parse(joinPhases(skeleton, parts.phases)),
      promptPack: authoredPromptPackSchema.parse(joinPromptPack(parts.index, parts.prompts, stored.features)),
    };
    expect(joined).toEqual({ ...written, features: withAllDemands(written.features) });
  });
});

describe('what is joined', () => {
  it('has the names of the skeleton, however a part spells them', () => {
    const { written, stored, skeleton, ...parts } = planFor(1);
    const shout = <Item extends object>(items: Item[], field: keyof Item): Item[] =>
      items.map((item) => ({ ...item, [field]: ` ${String(item[field]).toUpperCase()}` }));
    const loud = {
      fills: parts.fills.map((fill) => ({ ...fill, nodes: shout(fill.nodes, 'label') })),
      features: parts.features.map((slice) => ({ ...slice, features: shout(slice.features, 'id') })),
      phases: { ...parts.phases, phases: shout(parts.phases.phases, 'name') },
      prompts: parts.prompts.map((slice) => ({ ...slice, prompts: shout(slice.prompts, 'name') })),
    };
    expect({
      architecture: authoredArchitectureSchema.parse(joinArchitecture(skeleton, loud.fills)),
      features: authoredFeaturesSchema.parse(joinFeatures(skeleton, loud.features)),
      phases: authoredPhasesSchema.parse(joinPhases(skeleton, loud.phases)),
      promptPack: authoredPromptPackSchema.parse(joinPromptPack(parts.index, loud.prompts, stored.features)),
    }).toEqual({ ...written, features: withAllDemands(written.features) });
  });

  it('ignores items that were not asked for, and keeps the first of two', () => {
    const { skeleton, features } = planFor(1);
    const joined = joinFeatures(skeleton, features);
    const [first] = features.flatMap((slice) => slice.features);
    const more = {
      ...features[0],
      features: [
        { ...first, id: 'F99' },
        { ...first, userStories: ['Another story.'] },
      ],
    };
    expect(joinFeatures(skeleton, [...features, more as (typeof features)[0]])).toEqual(joined);
  });

  it('has an operation that only a slice has, and the writes of both where both have it', () => {
    const { skeleton, features } = planFor(1);
    const own = skeleton.features[0]?.operations[0];
    const slice = features[0]?.features[0];
    const operation = slice?.operations[0];
    if (!own || !slice || !operation) throw new Error('the plan has no operations');
    operation.writes = [...own.writes, '+Found: out'];
    slice.operations.push({ ...operation, path: '/only-here', by: ['all'], writes: ['-Lost'] });
    const [joined] = authoredFeaturesSchema.parse(joinFeatures(skeleton, features)).features;
    expect(joined?.apiSurface[0]?.writes).toEqual([...own.writes, '+Found: out']);
    expect(joined?.apiSurface.at(-1)).toMatchObject({ path: '/only-here', by: ['all'], writes: ['-Lost'] });
  });

  it('has the users of an operation from the skeleton, else from the slice', () => {
    const { skeleton, features } = planFor(1);
    const [first, second] = skeleton.features.flatMap(({ operations }) => operations);
    const details = features.flatMap((slice) => slice.features.flatMap(({ operations }) => operations));
    if (!first || !second) throw new Error('the plan has too few operations');
    first.by = ['Owner'];
    second.by = [];
    for (const detail of details) detail.by = ['Guest'];
    const joined = authoredFeaturesSchema.parse(joinFeatures(skeleton, features)).features;
    const [one, other] = joined.flatMap(({ apiSurface }) => apiSurface);
    expect([one?.by, other?.by]).toEqual([['Owner'], ['Guest']]);
  });

  it('has what two slices add once: an entity, a field and a setting, whatever their letter case', () => {
    const { skeleton, features } = planFor(1);
    const entity = skeleton.dataModel[0];
    const [one, other] = features;
    if (!entity || !one || !other) throw new Error('the plan has one slice alone');
    const setting = { name: 'SMS_KEY', purpose: 'Sends.', from: 'The vendor.', example: 'x', secret: true };
    const field = (text: string) => ({ entity: entity.entity, field: text });
    const settings = (name: string) => [{ ...setting, name }] as typeof one.adds.settings;
    one.adds = { entities: [entity], fields: [field('hiddenAt: Date?')], settings: settings('SMS_KEY') };
    other.adds = {
      entities: [{ ...entity, entity: entity.entity.toUpperCase() }],
      fields: [field('hiddenAt : string'), field('shownAt: Date?')],
      settings: [...settings('sms_key'), ...settings('MAIL_KEY')],
    };
    const { adds } = joinFeatures(skeleton, features);
    expect(adds.entities).toEqual([entity]);
    expect(adds.fields.map((added) => added.field)).toEqual(['hiddenAt: Date?', 'shownAt: Date?']);
    expect(adds.settings.map(({ name }) => name)).toEqual(['SMS_KEY', 'MAIL_KEY']);
  });

  it('takes seconds at most, however much its parts have', () => {
    const { stored, skeleton, index, features } = planFor(1);
    const [slice] = features;
    const [feature] = skeleton.features;
    const [detailed] = stored.features.features;
    const [prompt] = index.prompts;
    if (!slice || !feature || !detailed || !prompt) throw new Error('the plan has no features');
    const many = Array.from({ length: 30_000 }, (_, at) => at);
    slice.adds.fields = many.map((at) => ({ entity: 'Bed', field: `field${at}: string` }));
    const broad = { ...skeleton, features: many.map((at) => ({ ...feature, id: `F${at}`, operations: [] })) };
    prompt.builds = many.map((at) => `F${at}.x`);
    const operation = { method: 'POST', path: '/', purpose: 'Makes one.' };
    const built = many.map((at) => ({ ...detailed, id: `F${at}`, apiSurface: [{ ...operation, path: `/${at}` }] }));
    const startedAt = performance.now();
    joinFeatures(broad, features);
    joinPhases(broad, { summary: 'Many.', phases: [] });
    joinPromptPack(index, [], { ...stored.features, features: built });
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });
});

describe('the index of a pack', () => {
  const features = (id: string): Features['features'][number] =>
    ({
      ...answersFor(1).features.features[0],
      ...({ id, apiSurface: [{ method: 'POST', path: `/${id}`, purpose: 'Makes one.' }] } as object),
      screens: [{ name: `List of ${id}`, shows: [], states: [] }],
    }) as Features['features'][number];
  const prompt = (name: string, builds: string[]) => ({
    ...{ name, category: 'backend' as const, builds, verifies: [], uses: [], files: [], dependencies: [] },
  });
  const plan = { summary: 'Two.', features: [features('F1'), features('F2')] } as Features;
  const buildsOf = (prompts: ReturnType<typeof prompt>[]) =>
    joinPromptPack({ prompts }, [], plan).prompts.map(({ builds }) => builds);

  it('has operations and screens that no prompt names built where their feature is', () => {
    expect(buildsOf([prompt('A', ['F2.*']), prompt('B', ['F1.1']), prompt('C', ['F1.2'])])).toEqual([
      ['F2.*', 'POST /F2', 'screen List of F2'],
      ['F1.1', 'POST /F1', 'screen List of F1'],
      ['F1.2'],
    ]);
  });

  it('has each of them once, however a prompt names it and however often the program completes it', () => {
    const once = buildsOf([prompt('A', ['F1.*', 'post /f1']), prompt('B', ['F2.*', 'List of F1'])]);
    expect(once).toEqual([
      ['F1.*', 'post /f1'],
      ['F2.*', 'List of F1', 'POST /F2', 'screen List of F2'],
    ]);
    expect(buildsOf(once.map((builds, at) => prompt(`${at}`, builds)))).toEqual(once);
  });

  it('is left as it is where no prompt builds the feature, for the judge to find', () => {
    expect(buildsOf([prompt('A', ['F10.1'])])).toEqual([['F10.1']]);
  });
});

describe('a skeleton', () => {
  it('of a sound plan has no faults', () => {
    expect(skeletonFaults(planFor(1).skeleton, undefined)).toEqual([]);
  });

  it('is told each fault once: what belongs to no part, or to one that is not there', () => {
    const { skeleton } = planFor(1);
    const asked = brief(1);
    const [act] = asked.demands;
    const [node] = skeleton.nodes;
    const [phase] = skeleton.phases;
    const [feature] = skeleton.features;
    if (!node || !phase || !feature || !act) throw new Error('the plan has nothing in it');
    const demands = [
      { ...act, id: 'D91', kind: 'act' as const, polarity: 'must' as const },
      { ...act, id: 'D92', polarity: 'must-not' as const, forbids: [] },
      { ...act, id: 'D93', polarity: 'must-not' as const, forbids: ['payment'] },
      { ...act, id: 'D94', kind: 'quality' as const, polarity: 'must' as const },
    ] as typeof asked.demands;
    const hostile = 'F1/~1/..';
    const twice = { ...feature, phase: 'Never' };
    const faults = skeletonFaults(
      {
        ...skeleton,
        nodes: [...skeleton.nodes, { ...node, label: node.label.toUpperCase() }, node],
        guards: [{ id: 'G91', path: 'Nowhere', stoppedBy: 'Nothing.' }] as typeof skeleton.guards,
        phases: [...skeleton.phases, phase],
        features: [...skeleton.features, { ...feature, id: hostile }, twice],
      },
      { ...asked, demands },
    );
    expect(faults).toEqual([
      `/nodes: two are called "${node.label.toUpperCase()}".`,
      `/phases: two are called "${phase.name}".`,
      expect.stringMatching(new RegExp(`^/features/${feature.id}/phase: "Never" is none of "${phase.name}"`)),
      `/features: two have the id "${feature.id}".`,
      `/features/${skeleton.features.length}/id: "${hostile}" is not an id of the form F1.`,
      '/features: none has the guard G91.',
      '/features: none has the demand D91.',
      '/features: none has the demand D92.',
    ]);
  });
});
