import { seedOf } from '../../sequence/render.ts';
import { brief, touchText } from '../../sequence/touch-text.ts';
import type { TouchMakings } from '../touch-makings.ts';
import { LANGUAGES, languageOf, writtenIn } from './languages.ts';

const TRIES_MAX = 60;

/**
 * A wording that the touch has not had, or at least not now, by the choices of its note, the greetings and the closings of
 * its language: the same each time for the same versions before. Undefined when there is no other. Throws as `touchText` does.
 */
export function touchWording({ step, data, campaign, before }: TouchMakings): string | undefined {
  const { greeting, touch } = LANGUAGES[writtenIn(languageOf(before[0] ?? ''))];
  const name = brief(data.lead.firstName);
  const greetings = name === '' ? greeting.unnamed : greeting.named.map((one) => one.replace('{name}', () => name));
  const asks = [undefined, ...touch];
  let other: string | undefined;
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const turn = before.length + attempt;
    const text = touchText({
      ...{ step, pitch: campaign.pitch_context },
      variant: {
        seed: `${seedOf(data.lead.id, step.id)}:${turn}`,
        greeting: greetings[turn % greetings.length],
        ask: asks[Math.floor(turn / greetings.length) % asks.length],
      },
      ...data,
    });
    if (!before.includes(text)) return text;
    if (text !== before.at(-1)) other ??= text;
  }
  return other;
}
