/** Words for people, on stderr: stdout is for results. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

// Marks that turn the direction of what follows: a terminal would show a text otherwise than it is.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A result for a person, on stdout, read in the order in which it stands. */
export function print(text: string): void {
  process.stdout.write(`${text.replace(TURNING, '')}\n`);
}

/** A result for a program: one JSON object, one line, on stdout. */
export function printJson(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** A reader that has had enough (`… | head`) is no fault: the rest is simply not written. */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/** Rows under a heading, in columns as wide as their widest cell; numbers to the right. */
export function table(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [heading, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)));
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)));
  const isNumber = (column: number) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number');
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length));
        return isNumber(column) ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd();
  return cells.map(line).join('\n');
}

/** `100,000`. */
export const grouped = (amount: number): string => amount.toLocaleString('en-US');

/** `2026-01-15 12:00`, in UTC. */
export const shownTime = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 16).replace('T', ' ');
