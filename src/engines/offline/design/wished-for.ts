import { singular } from '../language/inflect.ts';
import type { Clause } from '../understand/reading.ts';
import type { Understanding } from '../understand/understand.ts';

/**
 * What the text tells the product to do and no clause of its sentences holds, with the first thing named in it.
 */
export function wishedFor({ wishes, reading }: Understanding, owned: ReadonlySet<string>): Clause[] {
  return wishes.flatMap(({ verb, says }) => {
    const words = says.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u);
    const isTold = reading.clauses.some(
      (clause) => clause.verb === verb && clause.object !== undefined && owned.has(verb),
    );
    if (isTold) return [];
    const heads = new Set(words.slice(1).map(singular));
    const object = reading.mentions.map(({ noun }) => noun).find(({ is, head }) => is === 'thing' && heads.has(head));
    return [{ verb, says, object, isWish: true }];
  });
}

/** How and with what it is made ("write it in Go", "run on the Slurm cluster") is no act of the product. */
export function isOfMaking({ verb, says }: Pick<Clause, 'verb' | 'says'>, { constraints }: Understanding): boolean {
  if (!says || !MAKING.has(verb)) return false;
  const text = ` ${says.toLowerCase().replace(/[^\p{L}\p{N}.+#]+/gu, ' ')} `;
  return [...constraints.technologies, ...constraints.forbidden].some(({ words }) =>
    words.some((word) => text.includes(` ${word} `)),
  );
}

const MAKING = new Set(
  'skip avoid drop ditch prefer write run build make code host deploy use keep develop program live stay store'.split(
    ' ',
  ),
);
