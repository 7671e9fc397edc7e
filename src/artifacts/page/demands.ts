import { table } from '../../system/html.ts';
import type { Brief, Demand } from '../brief.ts';
import { keptBy } from '../coherence/plan/kept-by.ts';
import type { Research } from '../research.ts';
import { isFound, type PlanDemand, withFound } from '../with-found.ts';
import type { Section, Shown } from './shown.ts';
import { lines, list, text, titled } from './text.ts';

/** What was asked for, in the author's own words, and where the plan keeps it. */
export function demandsSection(shown: Shown): Section {
  const { brief, notes } = shown;
  const body = brief ? briefHtml(shown, brief) : '';
  return { id: 'demands', title: 'What you asked for', html: lines(notes.rest('brief'), body) };
}

function briefHtml(shown: Shown, brief: Brief): string {
  const { questions, assumptions, nonGoals, people } = brief;
  const { research } = shown.artifacts;
  const { demands } = withFound(brief, research);
  const asked = demands.filter((one) => !isFound(one)).length;
  const notes = ({ id }: Demand, at: number): string =>
    at < asked
      ? shown.notes.of({ artifact: 'brief', list: 'demands', at, names: [id] })
      : shown.notes.of({ artifact: 'research', list: 'demands', at: at - asked, names: [id] });
  return lines(
    demands.length > 0
      ? table(
          ['Demand', 'Your words', 'It means', 'Kept by'],
          demands.map((demand, at) => [
            `<span id="demand-${at + 1}">${text(demand.id)}</span>${demand.polarity === 'must-not' ? ' <em>must not</em>' : ''}`,
            isFound(demand) ? foundIn(demand, research) : `<q>${text(demand.quote)}</q>`,
            lines(text(demand.means), notes(demand, at)),
            places(shown, demand),
          ]),
        )
      : '',
    titled(
      'Questions that the plan has answered itself',
      list(
        questions.map(({ id, text: question, options, default: answer }) => {
          const others = options.filter((option) => option !== answer);
          const instead = others.length > 0 ? ` Other answers: ${text(others.join(', '))}.` : '';
          return `${text(id)}: ${text(question)} <strong>${text(answer)}</strong>.${instead}`;
        }),
      ),
    ),
    titled('What the plan takes for granted', list(assumptions.map((one) => text(one.text)))),
    titled('What will not be built', list(nonGoals.map(text))),
    titled('People', list(people.map(({ name, does }) => `${text(name)}: ${text(does)}`))),
  );
}

/** Where the research has found a demand. */
const foundIn = ({ sources: cited = [] }: PlanDemand, { sources = [] }: Partial<Research> = {}): string =>
  `Found by the research: ${sources
    .filter(({ id }) => cited.includes(id))
    .map(({ id, title }) => text(`[${id}] ${title}`))
    .join(', ')}`;

/** What cites a demand, each linked to its place. */
function places({ plan }: Shown, { id }: Demand): string {
  const { features, criteria, guards, decisions } = keptBy(plan, id);
  const kept = [
    ...features.map(({ id: feature, at }) => link(`feature-${at + 1}`, feature)),
    ...criteria.map((one) => link(criterionId(one.feature.at, one.id), one.id)),
    ...guards.map((guard) => link(`guard-${guard.at + 1}`, guard.id)),
    ...decisions.map((at) => link(`decision-${at + 1}`, 'a decision')),
  ];
  return kept.length > 0 ? kept.join(', ') : 'nothing names it';
}

const link = (id: string, words: string): string => `<a href="#${id}">${text(words)}</a>`;

/** The id of the element of a criterion, such as `F1.2`: its author chose the first part, the program the second. */
export const criterionId = (feature: number, id: string): string =>
  `criterion-${feature + 1}-${id.slice(id.lastIndexOf('.') + 1)}`;
