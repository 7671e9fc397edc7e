import { describe, expect, it } from 'vitest';
import { namesOf, repositoryWith } from './written.ts';

const tablesOf = async (files: Record<string, string>) => namesOf(await repositoryWith(files), 'table');

describe('a table is found', () => {
  it.each([
    [
      'SQL',
      'schema.sql',
      'CREATE TABLE IF NOT EXISTS public."orders" (\n id int);\ncreate table lines\n(id int);',
      ['orders', 'lines'],
    ],
    ['SQL in code', 'a.go', 'db.Exec(`\nCREATE TABLE users (\n id int\n)`)', ['users']],
    ['Prisma', 'prisma/schema.prisma', 'model User {\n id Int\n}\nenum Role {\n A\n}', ['User']],
    ['drizzle', 'src/a.ts', "export const users = pgTable('users', {})", ['users']],
    ['SQLAlchemy', 'a.py', "class A(Base):\n    __tablename__ = 'albums'\n", ['albums']],
    ['Rails', 'db/schema.rb', 'create_table "stories", force: :cascade do |t|\nend', ['stories']],
    ['JPA', 'A.java', '@Entity\n@Table(name = "pets")\npublic class Pet extends Base {\n}', ['Pet']],
    ['diesel', 'src/schema.rs', 'diesel::table! {\n    users (id) {\n        id -> Int4,\n    }\n}', ['users']],
    ['Entity Framework', 'A.cs', 'public DbSet<Order> Orders { get; set; }', ['Order']],
  ])('of %s', async (_, path, text, tables) => {
    expect(await tablesOf({ [path]: text })).toEqual(tables);
  });

  it('of Django, by what it builds on, unless others only build on it', async () => {
    const files = {
      'a/models.py':
        'from django.db import models\nclass Timed(models.Model):\n    class Meta:\n        abstract = True\nclass Post(Timed):\n    pass\n',
      'a/schema.py': 'class Answer(Timed):\n    pass\n',
    };

    expect(await tablesOf(files)).toEqual(['Post']);
  });
});

describe('migrations', () => {
  it('leave the tables that there are after the last one, in the order of their numbers', async () => {
    const files = {
      'migrations/0.2/a.sql': 'CREATE TABLE a (x int); CREATE TABLE b (x int); CREATE TABLE d (x int);',
      'migrations/0.11/b.sql': 'DROP TABLE a, d;\nALTER TABLE\n  b RENAME TO c;',
      'migrations/0.12/c.down.sql': 'DROP TABLE c;',
    };

    expect(await tablesOf(files)).toEqual(['c']);
  });

  it('say nothing of the way back', async () => {
    const files = { 'migrations/001.sql': '-- +goose Up\nCREATE TABLE a (x int);\n-- +goose Down\nDROP TABLE a;' };

    expect(await tablesOf(files)).toEqual(['a']);
  });

  it('give way to code that says what there is', async () => {
    const files = {
      'db/migrate/1_a.rb': 'create_table :old do |t|\nend',
      'db/schema.rb': 'create_table "now" do |t|\nend',
    };

    expect(await tablesOf(files)).toEqual(['now']);
  });
});
