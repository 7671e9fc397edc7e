import type { Phases } from '../../phases.ts';
import { nameKey, nameKeys, quote, quoteList } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { defineRule, type Finding } from '../rule.ts';

interface Listed {
  name: string;
  phase: string;
  pointer: string;
}

/** A phase may list none: work by hand. */
export const phasesCarryEveryFeature = defineRule({
  id: 'phases-carry-every-feature',
  check: 2,
  severity: 'hard',
  says: 'The phases together list every feature exactly once and nothing that is not a feature.',
  needs: ['phases'],
  judges: ['phases'],
  find({ phases, features }) {
    const listed = listedIn(phases);
    const findings = listedTwice(listed);
    if (features === undefined) return findings;
    const names = features.features.map((feature) => feature.name);
    return [...findings, ...strangers(listed, nameKeys(names)), ...leftOut(listed, names)];
  },
});

const listedIn = ({ phases }: Phases): Listed[] =>
  phases.flatMap((phase, at) =>
    phase.features.map((name, place) => ({
      name,
      phase: phase.name,
      pointer: pointerTo('phases', at, 'features', place),
    })),
  );

function listedTwice(listed: readonly Listed[]): Finding[] {
  const first = new Map<string, string>();
  return listed.flatMap(({ name, phase, pointer }): Finding[] => {
    const before = first.get(nameKey(name));
    first.set(nameKey(name), before ?? phase);
    if (before === undefined) return [];
    const message = `${quote(name)} is listed in ${quote(before)} and again in ${quote(phase)}.`;
    return [{ artifact: 'phases', pointer, message, mend: `Remove ${quote(name)} from one of the two lists.` }];
  });
}

const strangers = (listed: readonly Listed[], known: ReadonlySet<string>): Finding[] =>
  listed
    .filter(({ name }) => !known.has(nameKey(name)))
    .map(({ name, phase, pointer }) => ({
      artifact: 'phases',
      pointer,
      message: `Phase ${quote(phase)} lists ${quote(name)}, which is the name of no feature.`,
      mend: 'Write the name of the feature as the features have it, or remove it.',
    }));

function leftOut(listed: readonly Listed[], names: readonly string[]): Finding[] {
  const carried = nameKeys(listed.map(({ name }) => name));
  const left = names.filter((name) => !carried.has(nameKey(name)));
  if (left.length === 0) return [];
  const message = `No phase lists ${quoteList(left)}; every feature belongs to one phase.`;
  const mend = `Add ${left.length === 1 ? 'it' : 'each of them'} to the features of one phase.`;
  return [{ artifact: 'phases', pointer: '/phases', message, mend }];
}
