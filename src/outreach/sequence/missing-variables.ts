import { AppError } from '../../errors.ts';
import { Turns } from '../../system/turns.ts';
import { type MergeCampaign, type MergeLead, type MergeScope, type MergeSender, mergeScope } from './merge-scope.ts';
import { oneLine, seedOf, tidy } from './render.ts';
import { parseTemplate, renderTemplate, type Template } from './template.ts';
import { MissingValue, type TemplatePart } from './template-fault.ts';

/** More than these are not looked at in one report. */
export const LEADS_CHECKED_MAX = 1_000;

const LEADS_A_TURN = 20;
const EXAMPLES_MAX = 5;
const ROUNDS_MAX = 40;

/** A step with the texts it has: a mail's subject and body, or a touch's note. */
export interface CheckedStep {
  id: string;
  subject: string | null;
  body: string | null;
  note: string | null;
}

/** How many leads lack a variable that a step asks for, with some of their ids. */
export interface MissingVariable {
  stepId: string;
  /** Null when the template asks for it in a way that has no plain name. */
  variable: string | null;
  leads: number;
  leadIds: string[];
}

/** Any other reason why a step cannot be made for some leads, in words for people. */
export interface StepProblem {
  stepId: string;
  problem: string;
  leads: number;
  leadIds: string[];
}

export interface MissingReport {
  checked: number;
  missing: MissingVariable[];
  problems: StepProblem[];
}

/**
 * What activation shows before the first mail leaves. Each step is made for each lead, as it will be when sent, so that
 * a name behind `if` or `default`, or in a choice that is not this lead's, is not reported.
 */
export async function missingVariables(
  steps: readonly CheckedStep[],
  leads: readonly MergeLead[],
  from: { sender: MergeSender; campaign: MergeCampaign },
): Promise<MissingReport> {
  const turns = new Turns();
  const seen = leads.slice(0, LEADS_CHECKED_MAX);
  const tally = new Tally();
  for (const step of steps) {
    for (const template of templatesOf(step, tally)) {
      for (const [index, lead] of seen.entries()) {
        // A thousand leads take seconds: others get their turn in between.
        if (index % LEADS_A_TURN === 0) await turns.next();
        check(tally, step.id, template, mergeScope({ lead, ...from }), lead.id);
      }
    }
  }
  return { checked: seen.length, ...tally.report() };
}

function templatesOf(step: CheckedStep, tally: Tally): Template[] {
  const parts: [TemplatePart, string | null][] = [
    ['subject', step.subject],
    ['body', step.body],
    ['note', step.note],
  ];
  return parts.flatMap(([part, source]) => {
    try {
      return source === null ? [] : [parseTemplate(part, source)];
    } catch (error) {
      tally.problem(step.id, wordsOf(error), undefined);
      return [];
    }
  });
}

// What lacks is filled in and the step made once more, until all that lacks was met.
function check(tally: Tally, stepId: string, template: Template, scope: MergeScope, leadId: string): void {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    try {
      const text = renderTemplate(template, scope, seedOf(leadId, stepId));
      const empty = (template.part === 'subject' ? oneLine(text) : tidy(text)) === '';
      if (empty) tally.problem(stepId, `The ${template.part} is empty.`, leadId);
      return;
    } catch (error) {
      const lacks = error instanceof MissingValue;
      if (lacks) tally.missing(stepId, error.variable, leadId);
      else tally.problem(stepId, wordsOf(error), leadId);
      if (!lacks || error.variable === null || !fillIn(scope, error.variable)) return;
    }
  }
}

function fillIn(scope: MergeScope, variable: string): boolean {
  if (variable.includes('.')) return false;
  const { lead } = scope;
  if (typeof lead === 'object' && lead !== null) Object.assign(lead, { [variable]: '-' });
  scope[variable] = '-';
  return true;
}

// An AppError's message carries no text of a lead; anything else is a bug and goes up.
function wordsOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}

interface Counted {
  leads: Set<string>;
}

class Tally {
  readonly #missing = new Map<string, Counted & { stepId: string; variable: string | null }>();
  readonly #problems = new Map<string, Counted & { stepId: string; problem: string }>();

  missing(stepId: string, variable: string | null, leadId: string): void {
    const key = `${stepId} ${variable}`;
    const one = this.#missing.get(key) ?? { stepId, variable, leads: new Set<string>() };
    this.#missing.set(key, one);
    one.leads.add(leadId);
  }

  problem(stepId: string, problem: string, leadId: string | undefined): void {
    const key = `${stepId} ${problem}`;
    const one = this.#problems.get(key) ?? { stepId, problem, leads: new Set<string>() };
    this.#problems.set(key, one);
    if (leadId !== undefined) one.leads.add(leadId);
  }

  report(): { missing: MissingVariable[]; problems: StepProblem[] } {
    return { missing: [...this.#missing.values()].map(counted), problems: [...this.#problems.values()].map(counted) };
  }
}

function counted<T extends Counted>(one: T): Omit<T, 'leads'> & { leads: number; leadIds: string[] } {
  return { ...one, leads: one.leads.size, leadIds: [...one.leads].slice(0, EXAMPLES_MAX) };
}
