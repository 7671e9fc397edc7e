import { FAULTS_MAX, type Fault, type JudgedName, type Quality, REPORTED_MAX, type Scores } from '../quality.ts';
import { type Plan, planOf } from './plan/plan.ts';
import type { CoherenceInput, Finding, Rule } from './rule.ts';

interface Judged {
  rule: Rule;
  finding: Finding;
  hard: boolean;
  written: boolean;
}

/**
 * Runs the rules over what exists. A hard rule counts only against the artefacts in `written`: what the caller supplied
 * is reported and never held against the run. Never throws.
 */
export function checkRules(
  rules: readonly Rule[],
  input: CoherenceInput,
  writtenNames: readonly JudgedName[],
): Quality {
  const plan = planOf(input);
  const written = new Set(writtenNames);
  const running = rules.filter((rule) => isApplicable(rule, plan));
  const judged = running.flatMap((rule) => judge(rule, plan, written));
  const hard = judged.filter((one) => one.hard);
  const warnings = judged.filter((one) => one.written && !one.hard);
  const reported = judged.filter((one) => !one.written);
  const beyond = (many: readonly Judged[], max: number) => Math.max(0, many.length - max);
  const failed = new Set(hard.map((one) => one.rule.id)).size;
  const counted = running.filter((rule) => rule.severity === 'hard' && rule.judges.some((name) => written.has(name)));
  const scores = measure(running, plan, written);
  return {
    coherent: failed === 0,
    hard: { passed: counted.length - failed, failed },
    faults: hard.slice(0, FAULTS_MAX).map(toFault),
    warnings: warnings.slice(0, REPORTED_MAX).map(toFault),
    reported: reported.slice(0, REPORTED_MAX).map(toFault),
    omitted: beyond(hard, FAULTS_MAX) + beyond(warnings, REPORTED_MAX) + beyond(reported, REPORTED_MAX),
    checked: running.map((rule) => rule.id),
    ...(Object.keys(scores).length > 0 ? { scores } : {}),
  };
}

/** All that the rule needs is there, and something it can judge. */
function isApplicable(rule: Rule, { artifacts, brief }: Plan): boolean {
  const exists = (name: JudgedName) => (name === 'brief' ? brief !== undefined : artifacts[name] !== undefined);
  return rule.needs.every(exists) && rule.judges.some(exists);
}

function judge(rule: Rule, plan: Plan, written: ReadonlySet<JudgedName>): Judged[] {
  return rule.find(plan).map((finding) => {
    const ours = written.has(finding.artifact);
    return { rule, finding, written: ours, hard: ours && (finding.severity ?? rule.severity) === 'hard' };
  });
}

function measure(rules: readonly Rule[], plan: Plan, written: ReadonlySet<JudgedName>): Scores {
  return Object.assign({}, ...rules.map((rule) => rule.measure?.(plan, written) ?? {}));
}

function toFault({ rule, finding }: Judged): Fault {
  const { artifact, pointer = '', message, mend } = finding;
  return { rule: rule.id, check: rule.check, artifact, pointer, message, ...(mend === undefined ? {} : { mend }) };
}
