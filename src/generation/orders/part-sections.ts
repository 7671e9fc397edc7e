import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { linesOf, splitDigest } from '../../artifacts/digest/block.ts';
import { hoursLine, withReserve } from '../../artifacts/hours.ts';
import { withoutInvisible } from '../../artifacts/reading/names.ts';
import type { ToJudge } from '../../artifacts/review/to-judge.ts';
import { withFound } from '../../artifacts/with-found.ts';
import { builtSections } from './built-sections.ts';
import {
  architectureSection,
  briefSection,
  buildableSection,
  demandsSection,
  featureIndexSection,
  featuresToWrite,
  phasesSection,
  repositorySections,
  type Section,
  scopeSection,
  stackSection,
} from './digest.ts';
import { judgedLines } from './judged-lines.ts';
import type { Asked, FeaturesDraft, PackDraft, PlanState } from './plan-state.ts';

const STORY = 'context';

/** What each part is written from. Pure. */
export function sectionsOf(state: PlanState, { kind, write }: Asked, toJudge: readonly ToJudge[]): Section[] {
  const { plan, artifacts, drafts } = state;
  const { architecture, features, phases } = artifacts;
  const brief = state.brief && withFound(state.brief, artifacts.research);
  const of = <Value>(value: Value | undefined, section: (value: Value) => Section): Section[] =>
    value === undefined ? [] : [section(value)];
  const exists = brief ? repositorySections(brief) : [];
  switch (kind) {
    case 'brief':
      return [textSection('idea', plan.idea), ...contextSections(plan.context)];
    case 'architecture':
      return [...of(brief, briefSection), ...exists];
    case 'featureIndex':
      return [
        ...of(brief, (one) => demandsSection(one)),
        ...of(architecture, (one) => architectureSection(one)),
        ...exists,
      ];
    case 'featureDetails': {
      const { index } = (drafts.features ?? {}) as FeaturesDraft;
      const slice = index?.features.filter(({ id }) => write.includes(id)) ?? [];
      return [
        ...hoursSection(index?.features, brief),
        ...of(index, (one) => featuresToWrite(one, write)),
        ...of(index, (one) => featureIndexSection(one, write)),
        ...of(architecture, (one) => architectureSection(one, slice)),
        ...of(brief, (one) =>
          demandsSection(
            one,
            slice.flatMap(({ demands }) => demands),
          ),
        ),
      ];
    }
    case 'phases':
      return [...hoursSection(features?.features, brief), ...of(brief, briefSection), ...of(features, scopeSection)];
    case 'packIndex':
      return [
        ...of(features, buildableSection),
        ...of(phases, phasesSection),
        ...of(architecture, stackSection),
        ...exists,
      ];
    case 'promptWords': {
      const { index } = (drafts.promptPack ?? {}) as PackDraft;
      return [
        ...of(index, (one) => indexSection(one, write)),
        ...builtSections(index, write, artifacts),
        ...of(architecture, stackSection),
        ...exists,
      ];
    }
    case 'research':
      return [...of(brief, briefSection), ...of(features, scopeSection), ...of(phases, phasesSection)];
    case 'review':
      return [
        { name: 'toJudge', from: 'features', lines: judgedLines(toJudge, plan.id), isFirst: true },
        ...of(artifacts.promptPack, ({ prompts }) => ({
          ...{ name: 'prompts', from: 'promptPack' },
          lines: prompts.map(({ id, name }) => `${id} ${name}`),
        })),
      ];
  }
}

/** What was given beside the idea, and of a digest in it what a brief will have. */
function contextSections(context: string | undefined): Section[] {
  const { words, items } = splitDigest(context ?? '');
  const repository = { name: 'repository', from: STORY, lines: linesOf(items) };
  return [...(words === '' ? [] : [textSection('context', words)]), ...(items.length > 0 ? [repository] : [])];
}

/** What the first release comes to, beside what there is for it. */
function hoursSection(
  features: readonly { priority: string; hours?: number | undefined }[] | undefined,
  brief: Brief | undefined,
): Section[] {
  const first = (features ?? []).filter(({ priority }) => priority === 'P0').map(({ hours }) => hours);
  if (!brief || first.length === 0 || first.some((hours) => hours === undefined)) return [];
  const line = hoursLine(withReserve(first.reduce<number>((sum, hours = 0) => sum + hours, 0)), brief);
  return line === undefined ? [] : [{ name: 'sum', from: 'features', lines: [line] }];
}

/** A text of a person, a line each. */
export const textSection = (name: string, text: string): Section => ({
  name,
  from: STORY,
  lines: withoutInvisible(text).split(/[\r\n\u2028\u2029\u0085]+/),
});

/** All prompts in order, those that are to be written first. */
const indexSection = ({ prompts }: PackIndex, write: readonly string[]): Section => {
  const lines = prompts.map(({ name, builds, files, dependencies }, at) => ({
    isAsked: write.includes(name),
    line: `${at + 1}. ${name}: builds ${builds.join(', ')}; files ${files.join(', ') || 'none'}${dependencies.length > 0 ? `; after ${dependencies.join(', ')}` : ''}`,
  }));
  const inOrder = lines.toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));
  return { name: 'index', from: 'promptPack', inShort: true, lines: inOrder.map(({ line }) => line) };
};
