import type { EnginePrompt } from '../../engines/engine.ts';
import { toldAnswer, toldFaults } from '../../engines/prompts/repair.ts';
import { section } from '../../engines/prompts/section.ts';
import { wireSchema } from '../../engines/prompts/wire-schema.ts';
import { closing } from '../prompts/closing.ts';
import { PARTS, type PartKind } from './part.ts';

/** What a part is written from, each section fenced as data by its name; undefined ones are left out. */
export interface PartSections {
  /** What all parts of the kind are written from. */
  shared?: Readonly<Record<string, unknown>>;
  own?: Readonly<Record<string, unknown>>;
}

/** What was answered, and what is wrong with it. */
export interface PartRefused {
  previous: unknown;
  faults: readonly string[];
}

/** What a model is asked for one part. */
export function partPrompt(kind: PartKind, { shared, own = {} }: PartSections, refused?: PartRefused): EnginePrompt {
  const { system, called, schema } = PARTS[kind];
  const previous = toldAnswer(refused?.previous);
  const repair = refused && { previous_answer: previous, faults: toldFaults(refused.faults) };
  const asked = refused && { isPatch: false, hasPrevious: previous !== undefined };
  return {
    system,
    ...(shared === undefined ? {} : { shared: fenced(shared) }),
    user: [fenced({ ...own, ...repair }), closing(called, asked)].filter((text) => text !== '').join('\n\n'),
    schema: wireSchema(schema),
  };
}

const fenced = (sections: Readonly<Record<string, unknown>>): string =>
  Object.entries(sections)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => section(name, value))
    .join('\n\n');
