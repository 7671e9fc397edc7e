import { nameKey, nameKeys, quote, quoteList } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';

export const phasesCarryEveryFeature = defineRule({
  id: 'phases-carry-every-feature',
  check: 2,
  severity: 'hard',
  says: 'The phases together list every feature exactly once and nothing that is not a feature.',
  needs: ['phases'],
  judges: ['phases'],
  find({ phases, features }) {
    const listed = phases.phases.flatMap((phase) => phase.features.map((name) => ({ name, phase: phase.name })));
    const findings = listedTwice(listed);
    if (features === undefined) return findings;
    const known = nameKeys(features.features.map((feature) => feature.name));
    for (const { name, phase } of listed) {
      if (known.has(nameKey(name))) continue;
      findings.push(fault(`Phase ${quote(phase)} lists ${quote(name)}, which is the name of no feature.`));
    }
    const carried = nameKeys(listed.map(({ name }) => name));
    const left = features.features.map((feature) => feature.name).filter((name) => !carried.has(nameKey(name)));
    if (left.length > 0) findings.push(fault(`No phase lists ${quoteList(left)}; every feature belongs to one phase.`));
    return findings;
  },
});

function listedTwice(listed: readonly { name: string; phase: string }[]): Finding[] {
  const first = new Map<string, string>();
  return listed.flatMap(({ name, phase }) => {
    const before = first.get(nameKey(name));
    first.set(nameKey(name), before ?? phase);
    return before === undefined
      ? []
      : [fault(`${quote(name)} is listed in ${quote(before)} and again in ${quote(phase)}.`)];
  });
}

function fault(message: string): Finding {
  return { artifact: 'phases', message };
}
