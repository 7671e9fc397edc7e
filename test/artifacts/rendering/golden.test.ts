import { expect, test } from 'vitest';
import { drawnPlan, packText, rendered, writtenPlan } from '../../helpers/rendered.ts';

const PLANS = [writtenPlan('repair-shop'), writtenPlan('choir'), drawnPlan('golden')];

test.each(PLANS)('the rendered pack of $name reads as agreed', async (plan) => {
  const { artifact, faults } = rendered({ plan });

  expect(faults).toEqual([]);
  await expect(packText(artifact)).toMatchFileSnapshot(`../../golden/rendered/${plan.name}.md`);
});
