import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { ARTIFACT_NAMES, JUDGED_NAMES } from '../../../src/artifacts/quality.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { largestPlan } from '../large-plan.ts';
import { compare } from '../measure.ts';
import type { Bench, Row } from '../row.ts';

const SIZES = {
  full: { rounds: 15, warmUps: 3 },
  quick: { rounds: 7, warmUps: 2 },
  smoke: { rounds: 1, warmUps: 0 },
};

/** All rules over a plan as large as one may be, beside reading the same plan with its schemas. */
export const gate: Row = {
  name: 'gate',
  run: ({ effort }: Bench) => {
    const plan = JSON.stringify(largestPlan());
    return compare({
      name: 'gate',
      title: 'gate: all rules over a plan of 300 features',
      metrics: [{ name: 'cpu', unit: 'ms CPU', better: 'lower', reach: '300 ms or less' }],
      ...SIZES[effort],
      sides: [
        timed('the rules', plan, ({ artifacts, ...asked }) => {
          checkCoherence({ ...asked, context: undefined, artifacts }, { written: JUDGED_NAMES });
        }),
        timed('its schemas', plan, ({ artifacts }) => {
          for (const name of ARTIFACT_NAMES) STAGES[name].schema.parse(artifacts[name]);
        }),
      ],
    });
  },
};

type Large = ReturnType<typeof largestPlan> & { artifacts: Artifacts };

/** Each round gets a copy of its own: what a rule remembers of a plan would be free the second time. */
const timed = (label: string, plan: string, work: (plan: Large) => void) => ({
  label,
  async run() {
    const copy: Large = JSON.parse(plan);
    const before = process.cpuUsage();
    work(copy);
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1_000 };
  },
});
