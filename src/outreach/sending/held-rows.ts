import type { Compilable } from 'kysely';
import type { Dialect } from '../../store/dialect.ts';
import { oncePer, preparedOn } from '../../store/prepared.ts';
import type { Tx } from '../../store/store.ts';
import type { Db, LeadRow, SendRow } from './rows.ts';

// The statements that every mail passes through several times. Building one takes longer than running it, so each is
// built once, a change once for each set of columns.

type Value = string | number | null;

/** The lead for this transaction alone. */
export const lockedLead = oncePer((dialect: Dialect) =>
  preparedOn((db: Db, id: string) => dialect.lock(db.selectFrom('leads').selectAll().where('id', '=', id))),
);

/** The mail for this transaction alone, if it has this lease. */
export const lockedSend = oncePer((dialect: Dialect) =>
  preparedOn((db: Db, id: string, owner: string | null) =>
    dialect.lock(db.selectFrom('sends').selectAll().where('id', '=', id).where('lease_owner', '=', owner)),
  ),
);

/** Changes a lead; answers the row as it is then. */
export const changeLead = change<LeadRow>((db, set, [id]) =>
  db
    .updateTable('leads')
    .set(set)
    .where('id', '=', id ?? '')
    .returningAll(),
);

/** Changes a mail that has this lease; undefined when it has it no more. */
export const changeSend = change<SendRow, [id: string, owner: string | null]>((db, set, [id, owner]) =>
  db.updateTable('sends').set(set).where('id', '=', id).where('lease_owner', '=', owner).returningAll(),
);

/** The same, while it is in somebody's hands to be sent. */
export const changeHeldSend = change<SendRow, [id: string, owner: string | null]>((db, set, [id, owner]) =>
  db
    .updateTable('sends')
    .set(set)
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('status', 'in', ['claimed', 'sending'])
    .returningAll(),
);

function change<Row, Which extends Value[] = [id: string]>(
  build: (db: Db, set: Partial<Row>, which: Which) => Compilable<Row>,
): (tx: Tx, set: Partial<Row>, ...which: Which) => Promise<Row | undefined> {
  const known = new Map<string, (tx: Tx, ...values: Value[]) => Promise<Row[]>>();
  return async (tx, set, ...which) => {
    const columns = Object.keys(set);
    const name = columns.join();
    let query = known.get(name);
    if (!query) {
      query = preparedOn((db: Db, ...marks: Value[]) => {
        const values = Object.fromEntries(columns.map((column, index) => [column, marks[which.length + index]]));
        // The columns that were asked for, each with the mark of its value.
        return build(db, values as Partial<Row>, marks.slice(0, which.length) as Which);
      });
      known.set(name, query);
    }
    // Text, numbers and null are all that the columns of these tables hold.
    const [row] = await query(tx, ...which, ...(Object.values(set) as Value[]));
    return row;
  };
}
