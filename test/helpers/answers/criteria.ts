import type { Feature } from '../../../src/artifacts/features.ts';
import type { Draw } from './draw.ts';
import type { Duties, Negative } from './duties.ts';
import type { Piece } from './pieces.ts';

type Criterion = NonNullable<Feature['criteria']>[number] & { text: string };

interface Given {
  who: string;
  pieces: readonly Piece[];
  screen: NonNullable<Feature['screens']>[number] | undefined;
  duties: readonly Negative[];
  own: Duties['own'][number];
}

/** One criterion for each operation, one for a screen, and one for each thing that must not happen. */
export function criteriaOf(draw: Draw, { who, pieces, screen, duties, own }: Given): Criterion[] {
  const calls = pieces.flatMap(({ operations }) => operations);
  const names = calls.map(({ operation: { method, path } }) => `${method} ${path}`);
  const [first = 'the product'] = names;
  const positive = calls.map(({ outcome }, at): Criterion => {
    const extra = at === 0 ? own : [];
    return {
      text: `When a ${who} calls ${names[at]}, then ${outcome}${extra.map(({ says }) => says).join('')}`,
      uses: [names[at] ?? first, ...extra.map(({ uses }) => uses)],
      ...(extra.some(({ proof }) => proof) ? { proof: 'person', who } : {}),
    };
  });
  const seen = names.find((name) => name.startsWith('GET ')) ?? first;
  const bare: Criterion[] =
    calls.length === 0 ? [{ text: 'When it starts, then it answers within 1 second', uses: [] }] : [];
  const shown: Criterion[] = screen
    ? [
        {
          text: `When a ${who} opens "${screen.name}", then 1 list is shown`,
          uses: [screen.name, ...(calls.length > 0 ? [seen] : [])],
        },
      ]
    : [];
  const negative = duties.map(
    ({ says, uses, ...rest }): Criterion => ({
      text: `When ${first} is called ${says}, then it answers with an error and nothing is lost or shown`,
      uses: [...names.slice(0, 1), ...(uses === undefined ? [] : [uses])],
      negative: true,
      ...rest,
    }),
  );
  const twice: Criterion[] = draw.chance(0.4)
    ? [
        {
          text: `When ${first} is called twice at once, then exactly 1 change is stored`,
          uses: names.slice(0, 1),
          negative: true,
        },
      ]
    : [];
  return [...bare, ...positive, ...shown, ...negative, ...twice];
}
