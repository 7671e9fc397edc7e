import { print, printJson, say, table } from './terminal.ts';

/** One thing: its fields below one another for people, itself for programs. */
export function tellThing(thing: object, json: true | undefined): void {
  if (json) {
    printJson(thing);
    return;
  }
  const fields = Object.entries(thing).filter(([, value]) => value !== null);
  const width = Math.max(...fields.map(([name]) => name.length));
  print(fields.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`).join('\n'));
}

/** What a table shows of each item, by its heading. */
export type Columns<Item> = Record<string, (item: Item) => string | number>;

/** A list: a table for people, with how to get more; the page for programs. */
export function tellList<Item>(
  page: { data: readonly Item[]; nextCursor?: string | null },
  columns: Record<string, (item: Item) => string | number>,
  json: true | undefined,
): void {
  if (json) {
    printJson(page);
    return;
  }
  const rows = page.data.map((item) => Object.values(columns).map((cell) => cell(item)));
  print(table(Object.keys(columns), rows));
  if (page.nextCursor) say(`There are more: --cursor ${page.nextCursor}`);
}

/** What was done: words for people, the thing for programs. */
export function tellDone(words: string, thing: object, json: true | undefined): void {
  if (json) printJson(thing);
  else say(words);
}

/** Text of several lines is told whole, what has parts as JSON. */
function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
