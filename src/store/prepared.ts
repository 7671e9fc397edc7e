import type { Compilable, CompiledQuery } from 'kysely';
import type { Store, Tx } from './store.ts';

type Value = string | number | null;
type Db = Store['db'] | Tx;

interface Compiled {
  query: CompiledQuery;
  /** For each parameter which of the values it is; -1 for a constant of the query. */
  places: readonly number[];
}

/**
 * A query that is built and compiled once, and run with other values each time: building one takes longer than
 * answering it. `build` puts each of the marks it is given where the value belongs.
 */
export function prepared<Row, Values extends readonly Value[]>(
  build: (...marks: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: Compiled | undefined;
  return (db, ...values) => {
    compiled ??= compile(build, values.length);
    return run(db, compiled, values);
  };
}

/** The same for queries that belong to no store: compiled once for each that they are asked of. */
export function preparedOn<Row, Values extends readonly Value[]>(
  build: (db: Db, ...marks: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  // A transaction has the adapter of the database that it is open on.
  const known = new WeakMap<object, Compiled>();
  return (db, ...values) => {
    const { adapter } = db.getExecutor();
    let compiled = known.get(adapter);
    if (!compiled) {
      compiled = compile((...marks: Values) => build(db, ...marks), values.length);
      known.set(adapter, compiled);
    }
    return run(db, compiled, values);
  };
}

/** What is made once for each key, and forgotten with it. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

async function run<Row>(db: Db, { query, places }: Compiled, values: readonly Value[]): Promise<Row[]> {
  const parameters = query.parameters.map((one, index) => {
    const place = places[index] ?? -1;
    return place < 0 ? one : values[place];
  });
  return (await db.executeQuery<Row>({ ...query, parameters })).rows;
}

function compile<Row, Values extends readonly Value[]>(
  build: (...marks: Values) => Compilable<Row>,
  count: number,
): Compiled {
  const marks: unknown[] = Array.from({ length: count }, () => ({}));
  // A query builder only carries its values, so whatever stands in for one comes out where it must go.
  const query = build(...(marks as unknown as Values)).compile();
  return { query, places: query.parameters.map((one) => marks.indexOf(one)) };
}
