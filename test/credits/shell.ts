import SqliteDatabase from 'better-sqlite3';

/** What another program does to a database, where neither foreign keys nor recursive triggers are on, as in SQLite's shell. */
export function shell(path: string, statements: string): void {
  const database = new SqliteDatabase(path);
  database.pragma('foreign_keys = OFF');
  // So that the schema can be rewritten too.
  database.unsafeMode();
  try {
    database.exec(statements);
  } finally {
    database.close();
  }
}

/** The same with the guards off meanwhile, and put back. */
export function shellUnguarded(path: string, statements: string): void {
  const database = new SqliteDatabase(path);
  const query = `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`;
  const triggers = database.prepare<[], { name: string; sql: string }>(query).all();
  database.close();
  const off = triggers.map(({ name }) => `DROP TRIGGER ${name};`).join('\n');
  shell(path, `${off}\n${statements};\n${triggers.map((trigger) => trigger.sql).join(';\n')}`);
}
