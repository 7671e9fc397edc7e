import { type Money, readMoney } from '../../reading/money.ts';
import { quote } from '../../reading/names.ts';
import { middle } from '../../reading/numbers.ts';
import type { Research } from '../../research.ts';
import { defineRule, type Finding } from '../rule.ts';

const NOBODY_PAYS =
  /\b(?:free|no revenue|non-?profit|donations?|donors?|grants?|open source|volunteers?|internal|public|nobody pays|funded|no customer pays|hobby|sponsor(?:s|ed|ship)?)\b/iu;
const PERCENT =
  /(-|−)?\s?(\d{1,6}(?:[.,]\d{1,3})?)(?:\s?(?:-|–|—|to)\s?(\d{1,6}(?:[.,]\d{1,3})?))?\s?(?:%|percent|per cent|Prozent)/iu;
// A target ("above 3") is no statement: only these words may stand between the name and the number.
const STATED_RATIO =
  /LTV\s?(?:[:/]|to)\s?CAC(?:\s|ratio|is|of|about|around|roughly|[=:≈~(]){0,6}(\d{1,4}(?:\.\d{1,2})?)/iu;
const RATIO_TOLERANCE = 0.25;

/** Where nobody is meant to pay, lifetime value and cost may be nothing and there is no margin to state. */
export const unitEconomicsAddUp = defineRule({
  id: 'unit-economics-add-up',
  check: 9,
  severity: 'report',
  says: 'LTV and CAC are amounts above zero that agree with any ratio the text states; the gross margin is 0 to 100 %.',
  needs: ['research'],
  judges: ['research'],
  find({ research }) {
    const { model, estimatedLTV, estimatedCAC, grossMargin } = research.unitEconomics;
    const nobodyPays = NOBODY_PAYS.test(model);
    const messages = [
      ...amountFaults('estimatedLTV', estimatedLTV, nobodyPays),
      ...amountFaults('estimatedCAC', estimatedCAC, nobodyPays),
      ...ratioFaults(research),
      ...(nobodyPays && !PERCENT.test(grossMargin) ? [] : marginFaults(grossMargin)),
    ];
    return messages.map((message): Finding => ({ artifact: 'research', message }));
  },
});

function amountFaults(name: string, text: string, mayBeNothing: boolean): string[] {
  const money = readMoney(text);
  if (money === null) return mayBeNothing ? [] : [`unitEconomics.${name} ${quote(text)} states no amount.`];
  if (money.high > 0 || mayBeNothing) return [];
  return [`unitEconomics.${name} ${quote(text)} is nothing, although somebody pays.`];
}

function ratioFaults({ summary, recommendation, marketSize, unitEconomics }: Research): string[] {
  const { model, estimatedLTV, estimatedCAC, grossMargin } = unitEconomics;
  const text = [model, estimatedLTV, estimatedCAC, grossMargin, summary, recommendation, marketSize.reasoning].join(
    '\n',
  );
  const stated = STATED_RATIO.exec(text.slice(0, 20_000))?.[1];
  const actual = ratio(readMoney(estimatedLTV), readMoney(estimatedCAC));
  if (stated === undefined || actual === null || Math.abs(Number(stated) - actual) <= actual * RATIO_TOLERANCE)
    return [];
  return [
    `The text states LTV/CAC ${stated}, but ${quote(estimatedLTV)} to ${quote(estimatedCAC)} is ${actual.toFixed(1)}.`,
  ];
}

function ratio(value: Money | null, cost: Money | null): number | null {
  if (value === null || cost === null || value.currency !== cost.currency || cost.high === 0) return null;
  return middle(value) / middle(cost);
}

function marginFaults(text: string): string[] {
  const match = PERCENT.exec(text);
  if (match === null) return [`unitEconomics.grossMargin ${quote(text)} states no percentage.`];
  const [, minus, low = '', high = low] = match;
  const isInRange =
    minus === undefined && Number(high.replace(',', '.')) <= 100 && Number(low.replace(',', '.')) <= 100;
  return isInRange ? [] : [`unitEconomics.grossMargin ${quote(text)} is not between 0 and 100 %.`];
}
