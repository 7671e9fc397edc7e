import SqliteDatabase from 'better-sqlite3';

// Another program that writes to a SQLite file and does not end: `exclusive` keeps even readers out.
const [path, how] = process.argv.slice(2);
const database = new SqliteDatabase(path ?? '');
if (how === 'exclusive') database.pragma('locking_mode = EXCLUSIVE');
database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS another_program (id TEXT)');
process.stdout.write('locked\n');
// Naming the database keeps it from being collected, which would free the lock.
setInterval(() => database.inTransaction, 60_000);
