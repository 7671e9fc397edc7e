import type { Research } from '../src/artifacts/research.ts';
import type { GenerationTool } from '../src/generation/tool.ts';

const IDEA = 'A booking app for dog groomers with SMS reminders and online deposits';
const CONTEXT = 'Independent groomers in the UK with one to three tables; budget 30 a month.';
const SUBJECT = ['idea', 'context', 'plan'];
const PLAN_ID = 'plan_7b9d1e4c5f8a0f3c2a6b3d2e1f0c9b8a';
const RUN_ID = 'run_0f3c2b7a9d1e4c5f8a6b3d2e1f0c9b8a';

/** Bodies a reader can send as they are: the smallest, and one that builds on an earlier run where the tool can. */
export function requestExamples(tool: GenerationTool): Record<string, { summary: string; value: unknown }> {
  const fields = Object.keys(tool.input.shape);
  const chained = fields.filter((field) => !SUBJECT.includes(field));
  return {
    idea: { summary: 'An idea and its context', value: { idea: IDEA, context: CONTEXT } },
    plan: { summary: 'The next artefact of a plan', value: { plan: PLAN_ID } },
    ...(chained.length > 0 && {
      chained: {
        summary: 'Built on earlier runs, by their ids',
        value: { idea: IDEA, ...Object.fromEntries(chained.map((field) => [field, RUN_ID])) },
      },
    }),
  };
}

/** What the endpoint answers with, where one screen can show it. */
export const responseExample = (tool: GenerationTool): unknown => EXAMPLES[tool.name];

const research: Research = {
  summary: 'Independent dog groomers lose bookings to phone tag and no-shows; a deposit at booking addresses both.',
  marketSize: {
    tam: 'GBP 45m a year: 12,500 grooming businesses at GBP 300 a month of software and card fees',
    sam: 'GBP 13m a year: the 3,600 that work alone or with one employee and take bookings by phone',
    som: 'GBP 130k a year: 1 percent of them after two years',
    reasoning: 'Counts are assumptions to verify; price is what comparable booking tools charge.',
  },
  audience: [
    {
      segment: 'Groomer who works alone',
      painPoints: ['No-shows cost a slot that cannot be resold', 'Calls interrupt the work at the table'],
      willingness: 'Up to GBP 30 a month, because one saved no-show a month pays for it.',
    },
  ],
  competitors: [
    {
      name: 'Paper diary and text messages',
      positioning: 'Free and known',
      gap: 'No deposit, no reminder that goes out by itself',
    },
  ],
  trends: ['Customers expect to book outside opening hours'],
  risks: ['Groomers may fear that deposits put customers off'],
  unitEconomics: {
    model: 'Subscription of GBP 25 a month',
    estimatedLTV: 'GBP 600 at 24 months',
    estimatedCAC: 'GBP 120',
    grossMargin: '80 percent',
  },
  recommendation: 'Offer deposits to ten groomers first; stop if fewer than half keep them switched on.',
};

const EXAMPLES: Record<string, unknown> = { generate_research: research };
