import { tellDone } from './tell.ts';
import { grouped } from './terminal.ts';

/** Rows of an import that are told to people. */
const FAULTS_SHOWN_MAX = 20;

interface Report {
  total: number;
  created: number;
  existing: number;
  invalid: number;
  suppressed: number;
  rows: readonly { row: number; reason?: string | undefined }[];
}

/** Tells what became of the rows of an import; the exit code is 1 when some were not usable. */
export function tellImport(report: Report, json: true | undefined): void {
  const { total, created, existing, invalid, suppressed, rows } = report;
  const faults = rows.filter(({ reason }) => reason !== undefined).map(({ row, reason }) => `row ${row}: ${reason}`);
  const words = `${grouped(total)} rows: ${grouped(created)} made, ${grouped(existing)} there before, ${grouped(invalid)} not usable, ${grouped(suppressed)} suppressed.`;
  if (invalid > 0) process.exitCode = 1;
  const more =
    faults.length > FAULTS_SHOWN_MAX
      ? [`… and ${grouped(faults.length - FAULTS_SHOWN_MAX)} more; --json lists all.`]
      : [];
  tellDone([words, ...faults.slice(0, FAULTS_SHOWN_MAX), ...more].join('\n'), report, json);
}
