import { grouped, moneyText } from '../estimating/text.ts';
import type { Money } from '../money.ts';
import type { Usage } from '../run-view.ts';
import type { RunProgress } from './shapes.ts';

/**
 * How far a run is, as every door says it: `7 of 19 parts · 41,200 tokens · $0.31 · about 3 minutes left`. Empty while
 * there is nothing to say.
 */
export function progressText(progress: RunProgress | null | undefined): string {
  if (!progress) return '';
  const { partsDone, partsTotal, inputTokens, outputTokens, money, minutesLeft } = progress;
  if (partsDone + inputTokens + outputTokens === 0) return partsTotal === null ? 'reading the idea' : '';
  const left = minutesLeft === null ? '' : leftText(minutesLeft);
  return listed(partsText(partsDone, partsTotal), usedText({ inputTokens, outputTokens, money }), left);
}

/** What a run has used: `41,200 tokens · $0.31`. Empty for nothing. */
export function usedText({ inputTokens, outputTokens, money = null }: Pick<Usage, Used>): string {
  const tokens = inputTokens + outputTokens;
  return tokens === 0 ? '' : listed(`${grouped(tokens)} tokens`, money === null ? '' : centsText(money));
}

/** To a cent, which is what changes while one watches. */
const centsText = (money: Money): string =>
  money.amount > 0 && money.amount < 0.01 ? 'under $0.01' : moneyText(money);

type Used = 'inputTokens' | 'outputTokens' | 'money';

const listed = (...told: readonly string[]): string => told.filter(Boolean).join(' · ');

/** Nothing of a run in one part: its one stage says that. */
function partsText(done: number, total: number | null): string {
  if (total === 1) return '';
  return total === null ? counted(done, 'part') : `${done} of ${counted(total, 'part')}`;
}

const leftText = (minutes: number): string =>
  minutes === 0 ? 'under a minute left' : `about ${counted(minutes, 'minute')} left`;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
