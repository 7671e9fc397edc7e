import { expect, it } from 'vitest';
import type { Fault } from '../../../src/artifacts/quality.ts';
import { judgedLines } from '../../../src/generation/orders/judged-lines.ts';
import { toldWarnings } from '../../../src/generation/orders/told-warnings.ts';

const PLAN = `plan_${'a'.repeat(32)}`;
const mend = `Do this: ${'then that, '.repeat(20)}and end here.`;
const warnings = Array.from(
  { length: 12 },
  (_, at): Fault => ({ rule: 'r', check: 1, artifact: 'features', message: `Number ${at + 1} is off.`, mend }),
);

it('warnings are told whole, as many as fit, with how many more there are and where', () => {
  const told = toldWarnings({ warnings, omitted: 3 }, PLAN);
  expect(told.at(-1)).toBe(`And ${15 - (told.length - 1)} more: read_plan { plan: "${PLAN}", artifact: "warnings" }.`);
  expect(told.length).toBeGreaterThan(2);
  expect(told.join('\n').length).toBeLessThan(1_050);
  for (const one of told.slice(0, -1)) expect(one).toMatch(/^Number \d+ is off\. .*and end here\.$/);
  expect(toldWarnings({ warnings: warnings.slice(0, 1), omitted: 0 }, PLAN)).toEqual([`Number 1 is off. ${mend}`]);
  expect(toldWarnings({ warnings: [], omitted: 0 }, PLAN)).toEqual([]);
});

it('a review has a line for each thing that is judged, and cuts no warning in its middle', () => {
  const demands = Array.from({ length: 30 }, (_, at) => ({ id: `D${at + 1}`, says: mend, citedBy: ['F1.1'] }));
  const asked = warnings.map(({ message }, at) => ({ id: `W${at + 1}`, says: `${message} ${mend}`, citedBy: [] }));
  const lines = judgedLines([...demands, ...asked], PLAN);
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual([...demands, ...asked].map(({ id }) => id));
  expect(lines.join('\n').length).toBeLessThan(4_600);
  const told = lines.slice(30);
  for (const line of told) expect(line).toMatch(/and end here\.$|^W\d+ whole: read_plan .* artifact: "warnings" \}$/);
  expect(told[0]).toContain('and end here.');
  expect(told.at(-1)).toContain('W12 whole: ');
});
