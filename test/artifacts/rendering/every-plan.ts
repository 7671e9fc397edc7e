import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { operationKey, planOf } from '../../../src/artifacts/coherence/plan/plan.ts';
import { promptPackSchema } from '../../../src/artifacts/prompt-pack.ts';
import { lateEntitiesAt } from '../../../src/artifacts/rendering/places.ts';
import { partsOfPrompts } from '../../../src/artifacts/rendering/prompt-parts.ts';
import { asAuthored, sectionsOf } from '../../helpers/authored.ts';
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

    it('names the entities whose rows its operations write, and points to the schema for their fields', () => {
      for (const { plan: sound, artifact } of packs) {
        const plan = planOf({ ...sound, context: sound.context, artifacts: sound.artifacts });
        for (const [at, { listings }] of partsOfPrompts(plan).entries()) {
          const prompt = artifact.prompts[at]?.prompt ?? '';
          const isLate = lateEntitiesAt(plan, at);
          const written = listings.flatMap(({ writes }) => writes.map(({ entity }) => entity));
          const [pointer = ''] = linesOf(prompt, 'Data');
          const named = pointer.slice(2, pointer.indexOf(':')).split(', ');
          expect(named).toEqual(
            expect.arrayContaining(written.filter((one) => plan.entities.has(one) && !isLate(one))),
          );
          expect(prompt).not.toMatch(/^- States \(/m);
        }
      }
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
