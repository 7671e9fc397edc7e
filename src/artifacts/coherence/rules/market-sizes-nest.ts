import { type Money, readMoney } from '../../reading/money.ts';
import { quote } from '../../reading/names.ts';
import { middle } from '../../reading/numbers.ts';
import { defineRule, type Finding } from '../rule.ts';

export const marketSizesNest = defineRule({
  id: 'market-sizes-nest',
  check: 9,
  severity: 'report',
  says: 'TAM, SAM and SOM each state a figure, and TAM ≥ SAM ≥ SOM.',
  needs: ['research'],
  judges: ['research'],
  find({ research: { marketSize } }) {
    const sizes = (['tam', 'sam', 'som'] as const).map((name) => ({
      name,
      text: marketSize[name],
      money: readMoney(marketSize[name]),
    }));
    const findings = sizes
      .filter(({ money }) => money === null)
      .map(({ name, text }) =>
        fault(`marketSize.${name} ${quote(text)} states no figure; give one such as "€13.7M a year".`),
      );
    for (const [at, inner] of sizes.slice(1).entries()) {
      const outer = sizes[at];
      if (outer === undefined || outer.money === null || inner.money === null) continue;
      const sentence = `marketSize.${outer.name} ${quote(outer.text)} and marketSize.${inner.name} ${quote(inner.text)}`;
      if (!areComparable(outer.money, inner.money)) {
        findings.push({ ...fault(`${sentence} are in different units and cannot be compared.`), severity: 'report' });
      } else if (middle(inner.money) > middle(outer.money)) {
        findings.push(fault(`${sentence}: the part is larger than the whole.`));
      }
    }
    return findings;
  },
});

function areComparable(one: Money, other: Money): boolean {
  return one.currency === other.currency || one.high === 0 || other.high === 0;
}

function fault(message: string): Finding {
  return { artifact: 'research', message };
}
