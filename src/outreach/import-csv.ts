import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../errors.ts';
import { type Columns, readHeader } from './csv-header.ts';
import { RowFault } from './import-row.ts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from './shapes/lead-import.ts';

const RECORD_CHARS_MAX = 100_000;
const SLICE_CHARS = 65_536;
const DELIMITERS = [',', ';', '\t'] as const;
/** How spreadsheets of some countries name the delimiter in a line before the header. */
const DELIMITER_LINE = /^sep=([,;\t])\r?\n/i;

/**
 * The rows of a CSV file as objects of a lead's fields, in their order, not checked yet. Cells stay text, whatever they
 * look like. Throws `payload_too_large`, and `unprocessable` for a file that is none, without an e-mail column or with
 * too many rows.
 */
export async function readCsv(file: AsyncIterable<Uint8Array>): Promise<unknown[]> {
  const text = await textOf(file);
  const named = DELIMITER_LINE.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const rows: unknown[] = [];
  let columns: Columns | undefined;
  for await (const cells of recordsOf(table, named?.[1] ?? delimiterOf(table))) {
    if (columns === undefined) columns = readHeader(cells);
    else if (rows.push(rowOf(columns, cells)) > IMPORT_ROWS_MAX) throw tooManyRows();
  }
  if (rows.length === 0) throw new AppError('unprocessable', 'The file has no rows below its header.');
  return rows;
}

/** The whole file: it has a bound, and whether it has too many rows must be known before the first is stored. */
async function textOf(file: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  try {
    for await (const chunk of file) {
      bytes += chunk.byteLength;
      if (bytes > IMPORT_BYTES_MAX) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new AppError('unprocessable', 'The file is not in UTF-8; save it as “CSV UTF-8” and send it again.');
  }
}

async function* recordsOf(text: string, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    // Files put together from several have several.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quote inside a cell without quotes is part of its text.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: RECORD_CHARS_MAX,
  });
  try {
    // In slices, so that others get their turn in between. Without `columns` each record is an array of its cells.
    for await (const cells of Readable.from(slicesOf(text)).pipe(parser)) yield cells as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` Look at line ${error.lines}.` : '';
    throw new AppError(
      'unprocessable',
      `The file cannot be read as CSV: a quote is not closed or a row is too long.${line}`,
    );
  }
}

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE_CHARS) yield text.slice(at, at + SLICE_CHARS);
}

/** The one that stands most often in the header, outside quotes. */
function delimiterOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart().slice(0, RECORD_CHARS_MAX))?.[0] ?? '';
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function rowOf(columns: Columns, cells: readonly string[]): unknown {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return new RowFault('The row has more cells than the header; a cell with the delimiter in it needs quotes.');
  }
  const row: Record<string, unknown> = { email: '' };
  const fields: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (cell === '') continue;
    if (column.kind === 'merge') fields[column.name] = cell;
    else row[column.name] = column.name === 'linkedinUrl' ? withScheme(cell) : cell;
  }
  return { ...row, fields };
}

const withScheme = (url: string): string => (/^(?:[\w-]+\.)?linkedin\.com\//i.test(url) ? `https://${url}` : url);

const tooLarge = () =>
  new AppError('payload_too_large', `The file is larger than ${IMPORT_BYTES_MAX / 1024 / 1024} MiB; send it in parts.`);

const tooManyRows = () =>
  new AppError(
    'unprocessable',
    `The file has more than ${IMPORT_ROWS_MAX} rows; send it in parts. Nothing was stored.`,
  );
