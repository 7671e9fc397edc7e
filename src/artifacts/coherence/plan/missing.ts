import type { JudgedName } from '../../quality.ts';
import type { Finding } from '../rule.ts';
import { type Place, tellByCause } from './tell.ts';

/** A place that names something that does not exist. */
export interface Missing {
  artifact: JudgedName;
  pointer: string;
  /** What the place is called in a message. */
  name: string;
  /** What is missing, such as "the entity `Tool`". */
  what: string;
  mend: string;
}

/** One finding for each thing that is missing, with all the places that name it. */
export const tellMissing = (missing: readonly Missing[]): Finding[] =>
  tellByCause(
    missing.map((one): Missing & Place => ({ ...one, cause: one.what })),
    (names, { what, mend }, count) => ({
      message: `${names} ${count === 1 ? 'names' : 'name'} ${what}, which does not exist.`,
      mend,
    }),
  );
