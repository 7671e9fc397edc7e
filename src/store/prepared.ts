import type { Compilable, CompiledQuery } from 'kysely';
import type { Store, Tx } from './store.ts';

type Value = string | number;

/**
 * A query that is built and compiled once, and run with other values each time: building one takes longer than
 * answering it. `build` puts each of the marks it is given where the value belongs.
 */
export function prepared<Row, Values extends readonly Value[]>(
  build: (...marks: Values) => Compilable<Row>,
): (db: Store['db'] | Tx, ...values: Values) => Promise<Row[]> {
  let compiled: { query: CompiledQuery; marks: readonly unknown[] } | undefined;
  return async (db, ...values) => {
    compiled ??= compile(build, values.length);
    const { query, marks } = compiled;
    const parameters = query.parameters.map((one) => {
      const place = marks.indexOf(one);
      return place < 0 ? one : values[place];
    });
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function compile<Row, Values extends readonly Value[]>(build: (...marks: Values) => Compilable<Row>, count: number) {
  const marks = Array.from({ length: count }, () => ({}));
  // A query builder only carries its values, so whatever stands in for one comes out where it must go.
  return { query: build(...(marks as unknown as Values)).compile(), marks };
}
