import type { CodeLine } from './code-lines.ts';

// Tables are told by their shape too. What a migration makes, a later one may drop: what happens last decides.

export interface TableEvent {
  name: string;
  /** Whether it is there afterwards. */
  isMade: boolean;
  /** Whether a step in time says it, rather than a state of the code. */
  isStep: boolean;
}

const NAME = '["`\\[\']?(?:\\w{1,60}["`\\]]?\\.["`\\[]?)?([A-Za-z_]\\w{0,80})["`\\]\']?';
const SQL_CREATE = new RegExp(
  `\\bCREATE\\s{1,9}TABLE\\s{1,9}(?:IF\\s{1,9}NOT\\s{1,9}EXISTS\\s{1,9})?${NAME}\\s{0,9}(?:\\(|$|AS\\b)`,
  'i',
);
const SQL_DROP = new RegExp(`\\bDROP\\s{1,9}TABLE\\s{1,9}(?:IF\\s{1,9}EXISTS\\s{1,9})?${NAME}`, 'i');
const SQL_RENAME = new RegExp(
  `\\bALTER\\s{1,9}TABLE\\s{1,9}(?:IF\\s{1,9}EXISTS\\s{1,9})?${NAME}\\s{1,9}RENAME\\s{1,9}TO\\s{1,9}${NAME}`,
  'i',
);
const CALLED =
  /\b(create_table|createTable|Schema::create|drop_table|dropTable|dropTableIfExists|Schema::dropIfExists|Schema::drop)[\s(]{1,9}(?:["'`]|:)(\w{1,80})\b/;
const RENAMED =
  /\b(?:rename_table|renameTable|Schema::rename)[\s(]{1,9}["'`:](\w{1,80})["'`]?\s{0,3},\s{0,3}["'`:](\w{1,80})/;
/** Names that a state of the code gives: drizzle, SQLAlchemy, Prisma, Sequelize, diesel, Ecto, Go and PHP models. */
const DECLARED: readonly RegExp[] = [
  /=\s{0,3}(?:\w{1,40}\.)?(?:pg|mysql|sqlite|singlestore|\w{1,20}[a-z])Table\(\s{0,3}["'`](\w{1,80})["'`]/,
  /^\s*__tablename__\s{0,3}(?::[^=]{1,40})?=\s{0,3}["'](\w{1,80})["']/,
  /^class\s{1,3}(\w{1,80})\([^)]{0,80}\btable\s{0,3}=\s{0,3}True/,
  /\b(?:sequelize|db)\.define\(\s{0,3}["'](\w{1,80})["']/,
  /\bmongoose\.model(?:<[^>]{1,60}>)?\(\s{0,3}["'](\w{1,80})["']/,
  /^\s*(?:self\.|#\[\w{1,30}\()?table_name\s{0,3}=\s{0,3}["']([\w.]{1,80})["']/,
  /^\s*schema\s{1,3}["'](\w{1,80})["']\s{1,3}do\b/,
  /\bDbSet<(\w{1,80})>/,
];
/** A line that declares no table before the next one names it. */
const OPENING: readonly { on: RegExp; name: RegExp; within: number }[] = [
  { on: /^\s*(?:diesel::)?table!\s{0,3}\{/, name: /^\s*(?:(?!pg_catalog)\w{1,40}\.)?(\w{1,80})\s{0,3}\(/, within: 10 },
  { on: /^\s*@Entity\b/, name: /\bclass\s{1,3}(\w{1,80})/, within: 12 },
  { on: /\bTableName\(\)\s{0,3}string\s{0,3}\{/, name: /^\s*return\s{1,3}"(\w{1,80})"/, within: 2 },
];
const PRISMA = /^model\s{1,3}(\w{1,80})\s{0,3}\{/;
/** Where a migration says how it is undone. */
const UNDONE =
  /^\s*(?:--\s{0,3}(?:\+\w{1,20}\s{1,3}|migrate:)down\b|def\s{1,3}(?:down|downgrade)\b|(?:public\s{1,3})?function\s{1,3}down\b|exports\.down\b|(?:(?:export|public)\s{1,3})?async\s{1,3}(?:function\s{1,3})?down\b)/i;
// A step is numbered; what is not, such as `LATEST.sql`, says what there is after all of them.
const STEP = /(?:^|\/)(?:[\w-]{0,40}migrat[\w-]{0,40}|versions|alembic)\/.{0,150}\d/i;
/** A statement names its table at its front. */
const STATEMENT_CHARS_MAX = 2_000;
const UNDOING_FILE = /(?:^|[./_-])down\.\w{1,5}$/i;

/** What a source file says of tables, in its order. */
export function tablesIn(path: string, lines: readonly CodeLine[], raw: string): TableEvent[] {
  if (UNDOING_FILE.test(path)) return [];
  const isStep = STEP.test(path);
  const end = isStep ? endOfSteps(raw, lines.length) : lines.length;
  const events: TableEvent[] = [];
  const told = path.endsWith('.sql') ? statementsIn(lines.slice(0, end)) : lines.slice(0, end);
  told.forEach(({ text }, at) => {
    if (text === '') return;
    events.push(...said(text).map(([name, isMade]) => ({ name, isMade, isStep })));
    if (!isStep) events.push(...declared(path, lines, at).map((name) => ({ name, isMade: true, isStep })));
  });
  return events;
}

/** SQL goes on to its semicolon. */
function statementsIn(lines: readonly CodeLine[]): CodeLine[] {
  const statements = lines
    .map(({ text }) => text)
    .join(' ')
    .split(';');
  return statements.map((text) => ({ text: text.trim().slice(0, STATEMENT_CHARS_MAX), isInText: false }));
}

/** The marker of the way back can be a comment, so it is looked for in the text as it is. */
function endOfSteps(raw: string, length: number): number {
  const at = raw.split('\n').findIndex((line) => UNDONE.test(line.slice(0, 200)));
  return at < 0 ? length : at;
}

/** What is done to tables in a line, in its words. */
function said(text: string): [string, boolean][] {
  const renamed = SQL_RENAME.exec(text) ?? RENAMED.exec(text);
  if (renamed)
    return [
      [renamed[1] ?? '', false],
      [renamed[2] ?? '', true],
    ];
  const called = CALLED.exec(text);
  if (called) return [[called[2] ?? '', /create/i.test(called[1] ?? '')]];
  const [created, dropped] = [SQL_CREATE.exec(text), SQL_DROP.exec(text)];
  return [...droppedBy(text, dropped), ...(created ? [[created[1] ?? '', true] satisfies [string, boolean]] : [])];
}

/** `DROP TABLE a, b` drops both. */
function droppedBy(text: string, dropped: RegExpExecArray | null): [string, boolean][] {
  if (!dropped) return [];
  const rest = text.slice(dropped.index + dropped[0].length).split(/;|\b(?:CASCADE|RESTRICT)\b/i, 1)[0] ?? '';
  const others = /^\s{0,9},/.test(rest)
    ? rest.split(',').flatMap((one) => /^\W{0,9}(\w{1,80})/.exec(one)?.[1] ?? [])
    : [];
  return [dropped[1] ?? '', ...others].map((name) => [name, false]);
}

function declared(path: string, lines: readonly CodeLine[], at: number): string[] {
  const { text = '', isInText = false } = lines[at] ?? {};
  if (isInText) return [];
  if (path.endsWith('.prisma')) return [PRISMA.exec(text)?.[1] ?? []].flat();
  const own = DECLARED.flatMap((shape) => shape.exec(text)?.[1] ?? []);
  if (own.length > 0) return own.slice(0, 1);
  const opening = OPENING.find(({ on }) => on.test(text));
  if (!opening) return [];
  const body = lines.slice(at, at + opening.within + 1);
  return body
    .flatMap(({ text: line }, next) => (next === 0 && opening.within < 12 ? [] : (opening.name.exec(line)?.[1] ?? [])))
    .slice(0, 1);
}

/** Files with their events, as the tables that there are after all of them: name and file. */
export function tablesLeft(
  files: readonly { file: string; events: readonly TableEvent[] }[],
): { name: string; file: string }[] {
  const inOrder = files.toSorted((one, other) => NUMBERED.compare(one.file, other.file));
  const [steps, state] = [new Map<string, string>(), new Map<string, string>()];
  for (const { file, events } of inOrder) {
    for (const { name, isMade, isStep } of events) {
      const at = isStep ? steps : state;
      if (!isMade) at.delete(name);
      else if (!at.has(name)) at.set(name, file);
    }
  }
  // Where the code says what there is, the steps that led there say nothing more.
  const left = state.size * 2 > steps.size ? state : new Map([...steps, ...state]);
  return [...left].map(([name, file]) => ({ name, file }));
}

/** Version 0.5 comes before 0.11. */
const NUMBERED = new Intl.Collator('en', { numeric: true });
