import type { Architecture } from '../architecture.ts';
import type { PartialArtifacts } from '../artifacts.ts';
import type { Constraint } from '../constraints.ts';
import { allMoney, type Money, readMoney } from '../reading/money.ts';
import { quote } from '../reading/names.ts';
import { technologiesNamedIn } from '../reading/technologies.ts';
import { usesOfForbidden } from './forbidden-uses.ts';
import type { Finding } from './rule.ts';
import { textsOf } from './texts-of.ts';

type Kind<Name extends Constraint['kind']> = Extract<Constraint, { kind: Name }>;

/** What each artefact does against a constraint, or leaves unsaid about it. */
export function breachesOf(constraint: Constraint, artifacts: PartialArtifacts): Finding[] {
  switch (constraint.kind) {
    case 'budget':
      return budgetBreaches(constraint, artifacts);
    case 'price':
      return priceBreaches(constraint, artifacts);
    case 'region':
      return unnamedPlaces(constraint, constraint.region, artifacts);
    case 'platform':
      return unnamedPlaces(constraint, constraint.platform, artifacts);
    case 'stack':
      return stackBreaches(constraint, artifacts);
    case 'without':
      return usesOfForbidden(constraint.forbidden, artifacts);
  }
}

function budgetBreaches({ amount, text }: Kind<'budget'>, { architecture }: PartialArtifacts): Finding[] {
  if (architecture === undefined || names(amount, textsOf(architecture))) return [];
  const { users1k } = architecture.estimatedMonthlyCost;
  const cost = readMoney(users1k);
  const monthly = perMonth(amount);
  const demand = `The budget is ${quote(text)}`;
  if (monthly === null || cost === null || (cost.currency !== amount.currency && cost.high > 0)) {
    return [
      { artifact: 'architecture', severity: 'report', message: `${demand}, but the architecture does not mention it.` },
    ];
  }
  if (cost.low <= monthly) return [];
  return [
    {
      artifact: 'architecture',
      message: `${demand}, but 1,000 users cost ${quote(users1k)}; choose cheaper parts or name the budget and say why it does not hold.`,
    },
  ];
}

function perMonth({ high, per }: Money): number | null {
  const months: Record<string, number> = { month: 1, year: 1 / 12, week: 4.35, day: 30.44 };
  const factor = per === null ? undefined : months[per];
  return factor === undefined ? null : high * factor;
}

function priceBreaches({ amount, text }: Kind<'price'>, { research }: PartialArtifacts): Finding[] {
  if (research === undefined || names(amount, textsOf(research))) return [];
  return [
    {
      artifact: 'research',
      message: `The price is given as ${quote(text)}, but the research does not calculate with it.`,
    },
  ];
}

function names(amount: Money, texts: readonly string[]): boolean {
  return texts.some((text) => allMoney(text).some(({ low, high }) => low === amount.low || high === amount.high));
}

function unnamedPlaces(
  constraint: Kind<'region'> | Kind<'platform'>,
  place: string,
  { architecture }: PartialArtifacts,
): Finding[] {
  if (architecture === undefined || mentionsAny(constraint.names, textsOf(architecture).join('\n'))) return [];
  return [
    {
      artifact: 'architecture',
      message: `${quote(constraint.text)} is demanded, but the architecture never says ${quote(place)}; say how it is kept.`,
    },
  ];
}

function mentionsAny(names: readonly string[], text: string): boolean {
  return names.some((name) => {
    const source = `\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`;
    // "US" and "us" are different words.
    return new RegExp(source, name.length <= 3 ? 'u' : 'iu').test(text);
  });
}

/** A prompt pack written for an architecture that was supplied without the technology follows the architecture. */
function stackBreaches({ technology }: Kind<'stack'>, { architecture, promptPack }: PartialArtifacts): Finding[] {
  const inArchitecture = architecture !== undefined && namesTechnology(architecture, technology);
  const findings: Finding[] = [];
  if (architecture !== undefined && !inArchitecture) {
    findings.push({
      artifact: 'architecture',
      message: `${technology} is demanded, but the architecture does not use it.`,
    });
  }
  if (
    promptPack !== undefined &&
    (architecture === undefined || inArchitecture) &&
    !namesTechnology(promptPack, technology)
  ) {
    findings.push({
      artifact: 'promptPack',
      message: `${technology} is demanded, but no prompt names it; the setup prompt should.`,
    });
  }
  return findings;
}

function namesTechnology(
  artifact: Architecture | NonNullable<PartialArtifacts['promptPack']>,
  technology: string,
): boolean {
  return technologiesNamedIn(textsOf(artifact).join('\n')).has(technology);
}
