import type { Feature } from '../../../src/artifacts/features.ts';
import type { Draw } from './draw.ts';

type Criterion = NonNullable<Feature['criteria']>[number] & { text: string };

/** A criterion that brief or architecture ask for. `when` and `outcome` stand around the call of an operation. */
export type Duty = Omit<Criterion, 'text' | 'uses'> & { when: string; outcome?: string; uses?: string };

interface Given {
  who: string;
  operations: Feature['apiSurface'];
  screen: NonNullable<Feature['screens']>[number] | undefined;
  duties: readonly Duty[];
}

const REFUSED = 'it answers with an error and nothing is lost or shown';

/** One criterion for each operation, one for a screen, one for each duty, and sometimes one more. */
export function criteriaOf(draw: Draw, { who, operations, screen, duties }: Given): Criterion[] {
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  const [first] = names;
  if (first === undefined) return [{ text: 'When it starts, then it answers within 1 second', uses: [] }];
  const more: Duty[] = draw.chance(0.4)
    ? [{ when: 'twice at once', outcome: 'exactly 1 change is stored', negative: true }]
    : [];
  const seen = names.find((name) => name.startsWith('GET ')) ?? first;
  return [
    ...operations.map(({ purpose }, at) => ({
      text: `When a ${who} calls ${names[at]}, then this is seen within 2 seconds: ${purpose}`,
      uses: names.slice(at, at + 1),
    })),
    ...(screen
      ? [{ text: `When a ${who} opens the ${screen.name}, then 1 list is shown`, uses: [screen.name, seen] }]
      : []),
    ...[...duties, ...more].map(({ when, outcome = REFUSED, uses, ...rest }) => ({
      text: `When ${first} is called ${when}, then ${outcome}`,
      uses: [first, ...(uses ? [uses] : [])],
      ...rest,
    })),
  ];
}
