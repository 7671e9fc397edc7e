import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { builtIn } from '../../../src/artifacts/coherence/plan/built.ts';
import { operationKey, type Plan, planOf } from '../../../src/artifacts/coherence/plan/plan.ts';
import { fieldUses } from '../../../src/artifacts/coherence/plan/written.ts';
import { promptPackSchema } from '../../../src/artifacts/prompt-pack.ts';
import { resumedIn } from '../../../src/artifacts/rendering/deferred.ts';
import { partsOfPrompts } from '../../../src/artifacts/rendering/prompt-parts.ts';
import { asAuthored, itemsOf, sectionsOf } from '../../helpers/authored.ts';
import { drawnPlan, rendered } from '../../helpers/rendered.ts';
import { type SoundPlan, writtenPlans } from '../../scorecard/sound-plan.ts';

/** Checks the packs of the plans that people wrote and of as many drawn ones. */
export function describeEveryPlan(drawn: number): void {
  describe('the rendered pack of every plan', () => {
    const plans = [...writtenPlans(), ...Array.from({ length: drawn }, (_, at) => drawnPlan(`rendered ${at}`))];
    const packs = plans.map((plan) => ({ plan, ...rendered({ plan }) }));

    it('has the shape of a stored pack, ids in order, and nothing too long', () => {
      for (const { artifact, faults } of packs) {
        expect(promptPackSchema.parse(artifact)).toEqual(artifact);
        expect(artifact.prompts.map(({ id }) => id)).toEqual(artifact.prompts.map((_, at) => `P${at + 1}`));
        expect(faults).toEqual([]);
        expect(artifact.setupPrompt.length).toBeLessThanOrEqual(8_000);
        for (const { prompt } of artifact.prompts) expect(prompt.length).toBeLessThanOrEqual(6_000);
      }
    });

    it('keeps everything else of the pack as it is stored', () => {
      for (const { plan, artifact } of packs) {
        const facts = ({ prompts }: Artifacts['promptPack']) =>
          prompts.map(({ prompt: _, ...rest }) => ({ builds: [], files: [], ...rest }));
        expect(facts(artifact)).toEqual(facts(plan.artifacts.promptPack));
      }
    });

    it('makes the gate find nothing that it did not find before', () => {
      for (const { plan, artifact } of packs) {
        const before = new Set(foundIn(plan, plan.artifacts.promptPack));
        expect(foundIn(plan, artifact).filter((one) => !before.has(one))).toEqual([]);
      }
    });

    it('has each criterion, operation and screen in the prompt that builds it, and nowhere else', () => {
      for (const { plan, artifact } of packs) {
        for (const { section, line, name, at } of expectedIn(plan)) {
          const found = artifact.prompts.flatMap(({ prompt }, place) =>
            section.some((one) =>
              linesOf(prompt, one).some(
                (text) =>
                  text === line || (/^ \((?:guard G|judged by)/.test(text.slice(line.length)) && text.startsWith(line)),
              ),
            )
              ? [place]
              : [],
          );
          expect([plan.name, name, found]).toEqual([plan.name, name, at]);
        }
      }
    });

    it('shows no field that only later phases write and that it does not need, and every other field', () => {
      let left = 0;
      for (const { plan: sound, artifact } of packs) {
        const plan = planOf({ ...sound, context: sound.context, artifacts: sound.artifacts });
        for (const [at, prompt] of artifact.prompts.entries()) {
          const needed = neededFields(plan, at);
          for (const [entity, fields] of entitiesIn(prompt.prompt)) {
            const late = lateFields(plan, entity, at).filter((one) => !needed.has(`${entity}.${one}`));
            // What its author calls by name is there as a whole where all of it comes later.
            const isNamed = new RegExp(`\\b${entity}\\b`).test(JSON.stringify(asWritten(artifact, at)));
            const isWhole = isNamed && late.length > 0 && fields.some((one) => late.includes(one));
            left += isWhole ? 0 : late.length;
            const all = [...(plan.entities.get(entity)?.fields.keys() ?? [])];
            const shown = isWhole ? all : all.filter((one) => !late.includes(one));
            expect([sound.name, prompt.name, entity, fields]).toEqual([sound.name, prompt.name, entity, shown]);
          }
        }
      }
      expect(left).toBeGreaterThan(10);
    });

    it('gives the same pack when it is taken apart and rendered again', () => {
      for (const { plan, artifact } of packs) {
        const again = rendered({ plan, change: () => asAuthored('promptPack', artifact) });
        expect(again.artifact).toEqual(artifact);
      }
    });
  });
}

function foundIn({ idea, context, brief, artifacts }: SoundPlan, promptPack: Artifacts['promptPack']): string[] {
  const quality = checkCoherence(
    { idea, context, brief, artifacts: { ...artifacts, promptPack } },
    { written: ['promptPack'] },
  );
  return [...quality.faults, ...quality.warnings].map(({ rule, message }) => `${rule}: ${message}`);
}

const linesOf = (prompt: string, section: string): string[] => (sectionsOf(prompt).get(section) ?? '').split('\n');

/** Where the builds of the pack say that each part stands. Parts that later features extend are left out. */
function expectedIn({ artifacts: { features, promptPack } }: SoundPlan) {
  const placesOf = (...names: string[]) =>
    promptPack.prompts.flatMap(({ builds = [] }, at) => (builds.some((one) => names.includes(one)) ? [at] : []));
  const operations = features.features.flatMap(({ apiSurface }) => apiSurface.map(operationKey));
  const screens = features.features.flatMap((feature) => (feature.screens ?? []).map(({ name }) => name));
  const once = (names: string[]) => names.filter((one) => names.indexOf(one) === names.lastIndexOf(one));
  return [
    ...features.features.flatMap(({ id, acceptanceCriteria, criteria = [] }) =>
      acceptanceCriteria.map((text, at) => {
        const name = `${id}.${at + 1}`;
        const { proof } = criteria[at] ?? {};
        const line = `- ${proof === undefined ? '[ ] ' : ''}${name} ${text}`;
        return { section: ['Accept when', 'A person confirms'], line, name, at: placesOf(name, `${id}.*`) };
      }),
    ),
    ...once(operations).map((name) => ({ section: ['Operations'], line: `### ${name}`, name, at: placesOf(name) })),
    ...once(screens).map((name) => ({
      section: ['Screens'],
      line: `### ${name}`,
      name,
      at: placesOf(name, `screen ${name}`),
    })),
  ];
}

/** The fields of each entity in the data of a prompt. */
function entitiesIn(prompt: string): [string, string[]][] {
  const data = sectionsOf(prompt).get('Data') ?? '';
  return data
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trim().split('\n');
      const isAbout = (one: string) => /^(?:States \(|Final states:|Unique together:|Rows come from:)/.test(one);
      return [
        name,
        itemsOf(lines.join('\n'))
          .filter((one) => !isAbout(one))
          .map((one) => one.slice(0, one.indexOf(':'))),
      ];
    });
}

/** What the author of the prompt at a place wrote into it. */
function asWritten(pack: Artifacts['promptPack'], at: number) {
  const { goal, steps, pitfalls, checks } = asAuthored('promptPack', pack).prompts[at] ?? {};
  return { goal, steps, pitfalls, checks };
}

/** The fields that the operations, screens and criteria of a prompt read, write, show or use. */
function neededFields(plan: Plan, at: number): Set<string> {
  const { listings = [], screens = [], criteria = [] } = partsOfPrompts(plan)[at] ?? {};
  const accesses = [
    ...listings.flatMap(({ operation }) => [...operation.reads, ...operation.writes]),
    ...(resumedIn(plan)[at] ?? []).flatMap((one) => one.accesses),
  ];
  return new Set([
    ...accesses.flatMap(({ entity, fields }) => fields.map((field) => `${entity}.${field}`)),
    ...screens.flatMap(({ shows }) => shows),
    ...criteria.flatMap(({ uses }) => uses),
  ]);
}

/** Fields all of whose writers come with prompts or features of later phases; none that have a value of their own. */
function lateFields(plan: Plan, entity: string, at: number): string[] {
  const { prompts } = builtIn(plan);
  const phase = prompts[at]?.phase ?? 0;
  const builders = (key: string) => prompts.filter(({ parts }) => [...parts].some(({ name }) => name === key));
  return [...fieldUses(plan).values()]
    .filter((use) => use.entity.name === entity && !use.field.hasDefault && use.writers.length > 0)
    .filter(({ writers }) =>
      writers.every(
        ({ key, feature }) => feature.phase > phase || builders(key).every((one) => (one.phase ?? 0) > phase),
      ),
    )
    .map(({ field }) => field.name);
}
