export interface Attack {
  /** What somebody does to the ledger of `fillLedger`. */
  name: string;
  sql: string;
  /** What the guards say to it; undefined when they let it pass, because nobody can tell it from a change of the service's own. */
  refused?: RegExp;
  /** What the check says first once the guards were off. */
  found: string;
  /** Only SQLite can be told to. */
  only?: 'sqlite';
}
