import * as z from 'zod';
import type { Features } from '../features.ts';
import { hoursOf } from '../hours.ts';
import { type Phases, phasesSchema } from '../phases.ts';
import { readDuration } from '../reading/duration.ts';
import { text, texts } from '../text.ts';
import type { AuthoredForm } from './form.ts';
import { maybes } from './optional.ts';

const DURATION = /^(\d{1,3}(?:\.\d{1,2})?) (day|week|month)s?$/;

/** How many phases a roadmap has. */
export const PHASES_MIN = 3;
export const PHASES_MAX = 5;

export const authoredPhaseSchema = z.object({
  name: text('Name of the phase.'),
  duration: text('One number and one unit, such as "3 weeks".').regex(
    DURATION,
    'write one number and one unit: "3 weeks", "10 days" or "2 months"',
  ),
  byHand: z.number().min(0).default(0).describe('Hours of work in it that is not code.'),
  goal: text('What is true at its end.'),
  features: maybes('Names of the features built in it.'),
  users: maybes('Who uses its result; empty when no one does yet.'),
  deliverables: texts('What can be shown at its end.'),
  lead: z
    .array(
      z.object({
        what: text('Work that is not code.'),
        who: text('Who does it.'),
        weeks: z.number().min(0),
        startIn: text('Name of the phase in which it has to start.'),
        blocks: text('What waits for it.'),
      }),
    )
    .default([]),
  risks: texts('What could delay it.'),
  successMetrics: texts('Numbers that say it worked.'),
});

/** The roadmap as an author writes it. */
export const authoredPhasesSchema = z.object({
  summary: phasesSchema.shape.summary,
  phases: z.array(authoredPhaseSchema).min(PHASES_MIN).max(PHASES_MAX),
});

type Written = z.infer<typeof authoredPhasesSchema>;
type Phase = Written['phases'][number];

/** How a roadmap is written: the program adds the durations and the hours up. */
export const authoredPhases: AuthoredForm<Written, Phases> = {
  schema: authoredPhasesSchema,
  store: ({ summary, phases }, { upstream: { features } }) => ({
    artifact: { summary, phases: phases.map((phase) => storedPhase(phase, features)), totalTimeline: totalOf(phases) },
    mended: [],
  }),
  pointer: (stored) => stored.replace(/^\/totalTimeline$/, '/phases'),
};

function storedPhase({ byHand, ...phase }: Phase, features: Features | undefined): Phases['phases'][number] {
  const hours = features && hoursOf(features, phase.features);
  return { ...phase, ...(hours === undefined ? {} : { hours: Math.round((hours + byHand) * 10) / 10 }) };
}

/** The sum of the durations: in their unit where they share one, else in weeks. */
function totalOf(phases: readonly Phase[]): string {
  const read = phases.map(({ duration }) => DURATION.exec(duration) ?? []);
  const units = new Set(read.map(([, , unit = '']) => unit));
  const [unit = 'week'] = units;
  if (units.size === 1) return lengthIn(unit, sum(read.map(([, number]) => Number(number))));
  return lengthIn('week', sum(phases.map(({ duration }) => readDuration(duration)?.high ?? 0)) / 7);
}

function lengthIn(unit: string, count: number): string {
  const rounded = Math.round(count * 10) / 10;
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
