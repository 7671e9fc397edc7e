import type { Design, Use } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import { retold } from './retold.ts';

/** "Among 100,000 {objects}", "a search over 5,000 entries": how much a test is run on. */
const LOAD =
  /\b([1-9]\d{0,2}(?:,\d{3})+) (?=(\{objects\}|[a-z]+ entries\b|entries\b|records\b|pieces\b|photos\b|rows\b))/g;
/** Of a load that is no test of size: "10,000 random entries". */
const DRAWN = /^(?:random|made-up|random-looking) /;
/** What a house that gives no figure may come to in ten years. */
const MOST = { work: 20_000, person: 5_000, home: 2_000 } as const;
const LEAST = 1_000;

/** Tests of size run on so many things as the idea counts; a house that counts none is tried on no more than it may ever hold. */
export function withSaidLoads(use: Use, spec: CapabilityFeature, { understanding }: Design): CapabilityFeature {
  const { scale, ownUse } = understanding.constraints;
  const counted = scale.filter(({ per }) => per === undefined);
  if (!ownUse && counted.length === 0) return spec;
  const own = counted.find(({ of }) => singular(lastWord(of)) === singular(lastWord(use.object.one)))?.value;
  const most =
    own === undefined ? ownUse && Math.max(MOST[ownUse.kind], ...counted.map(({ value }) => value)) : undefined;
  return retold(spec, (text) =>
    text.replace(LOAD, (whole, digits: string, of: string) => {
      const load = Number(digits.replaceAll(',', ''));
      if (DRAWN.test(of)) return whole;
      if (own !== undefined && of === '{objects}') return `${shown(Math.max(own, SMALLEST))} `;
      return most !== undefined && load > Math.max(most, LEAST) ? `${shown(Math.max(most, LEAST))} ` : whole;
    }),
  );
}

/** Fewer prove nothing about speed. */
const SMALLEST = 100;
const shown = (value: number) => value.toLocaleString('en-US');
