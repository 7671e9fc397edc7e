import { readMoney } from '../../reading/money.ts';
import { quote } from '../../reading/names.ts';
import { middle } from '../../reading/numbers.ts';
import { defineRule, type Finding } from '../rule.ts';

export const runningCostsGrow = defineRule({
  id: 'running-costs-grow',
  check: 9,
  severity: 'report',
  says: 'Each estimated monthly cost states an amount, and more users never cost less.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture: { estimatedMonthlyCost } }) {
    const costs = (['users1k', 'users10k', 'users100k'] as const).map((name) => ({
      name,
      text: estimatedMonthlyCost[name],
      money: readMoney(estimatedMonthlyCost[name]),
    }));
    const messages = costs
      .filter(({ money }) => money === null)
      .map(({ name, text }) => `estimatedMonthlyCost.${name} ${quote(text)} states no amount; give one such as "€25".`);
    for (const [at, more] of costs.slice(1).entries()) {
      const fewer = costs[at];
      if (
        fewer === undefined ||
        fewer.money === null ||
        more.money === null ||
        middle(more.money) >= middle(fewer.money)
      )
        continue;
      messages.push(
        `estimatedMonthlyCost.${more.name} ${quote(more.text)} is less than ${fewer.name} ${quote(fewer.text)}; more users cannot cost less.`,
      );
    }
    return messages.map((message): Finding => ({ artifact: 'architecture', message }));
  },
});
