import type { Demand } from '../../brief.ts';
import { FIGURE, readFigure } from '../../reading/numbers.ts';
import { oncePer } from '../../reading/once-per.ts';
import { type Citing, criteriaByDemand, hasCriteria, idsOf } from '../plan/cited.ts';
import type { Plan } from '../plan/plan.ts';
import { operationKeyIn } from '../plan/states.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const actsAreDone = defineRule({
  id: 'acts-are-done',
  check: 19,
  severity: 'hard',
  says: 'Each act that the brief demands has a criterion on an operation that writes or on a screen, with its figures.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const does = doers(plan);
    const isDoneBy = oncePer((group: Citing) => group.some(({ uses }) => uses.some(does)));
    const figuresOf = figureReader(plan);
    return [...plan.demands.values()]
      .filter(({ polarity }) => polarity === 'must')
      .flatMap((demand): Finding[] => {
        const citing = criteriaByDemand(plan).get(demand.id) ?? [];
        const isAct = demand.kind === 'act';
        if (isAct && !citing.some(isDoneBy)) return [undone(demand, citing)];
        const isSaid = (figure: number) => citing.some((group) => figuresOf(group).has(figure));
        const lost = citing.length === 0 ? [] : lostFigures(demand, citing, isSaid);
        return KEPT_ELSEWHERE.has(demand.kind) ? lost.map((finding) => ({ ...finding, severity: 'report' })) : lost;
      });
  },
});

/** Prices, deadlines and head counts are kept by cost, phases and people: a criterion may cite them without the figure. */
const KEPT_ELSEWHERE: ReadonlySet<Demand['kind']> = new Set(['money', 'time', 'team']);

/** Where operations do not say what they write, each counts. */
function doers({ operationsByKey, screens, hasAccess }: Plan): (used: string) => boolean {
  const titles = new Set(screens.map(({ name }) => name));
  const writing = new Set(
    [...operationsByKey]
      .filter(([, operations]) => !hasAccess || operations.some(({ writes }) => writes.length > 0))
      .map(([key]) => key),
  );
  return (used) => titles.has(used) || writing.has(operationKeyIn(used));
}

function undone({ id, means }: Demand, citing: readonly Citing[]): Finding {
  const first = citing[0]?.[0];
  const why =
    first === undefined
      ? 'no criterion cites it'
      : `${codes(idsOf(citing))} use no operation that writes and no screen`;
  return {
    artifact: 'features',
    pointer: first?.pointer ?? '/features',
    message: `Nothing does what ${code(id)} demands (${code(means)}): ${why}.`,
    mend: `Add a criterion that cites ${code(id)} and uses an operation that writes, or a screen.`,
  };
}

/** Figures in words are not compared. */
function lostFigures(
  { id, figures }: Demand,
  citing: readonly Citing[],
  isSaid: (figure: number) => boolean,
): Finding[] {
  const stands = (figure: string) => citing.some((group) => group.some(({ text }) => text.includes(figure)));
  const lost = figures.filter((figure) => !figuresIn(figure).every(isSaid) && !stands(figure));
  if (lost.length === 0) return [];
  return [
    {
      artifact: 'features',
      pointer: citing[0]?.[0]?.pointer ?? '/features',
      message: `${code(id)} gives ${codes(lost)}, which stands in no criterion that cites it (${codes(idsOf(citing))}).`,
      mend: `Write ${codes(lost)} into a criterion that cites ${code(id)}, or into a limit that it uses.`,
    },
  ];
}

/** The figures in the texts of criteria and in the limits that they use. */
function figureReader({ artifacts: { features } }: Plan): (group: Citing) => ReadonlySet<number> {
  const limits = new Map((features?.limits ?? []).map(({ id, value }) => [id, value]));
  return oncePer(
    (group: Citing) =>
      new Set(
        group.flatMap(({ text, uses }) => [text, ...uses.map((used) => limits.get(used) ?? '')]).flatMap(figuresIn),
      ),
  );
}

const FIGURES = new RegExp(FIGURE, 'g');

const figuresIn = (text: string): number[] => Array.from(text.matchAll(FIGURES), ([figure]) => readFigure(figure));
