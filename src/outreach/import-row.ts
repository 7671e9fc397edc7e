import { describeIssue } from '../generation/parse.ts';
import { type EmailKey, NOT_AN_ADDRESS, readEmailKey } from './email-key.ts';
import type { LeadFields } from './lead-columns.ts';
import { importRowSchema } from './shapes/lead-import.ts';

/** A row as it will be stored, or what is wrong with it. */
export type ImportRow = { address: EmailKey; fields: LeadFields } | { fault: string };

/** Checks one row of an import. */
export function readRow(given: unknown): ImportRow {
  if (typeof given === 'object' && given !== null && 'fault' in given && given instanceof RowFault) return given;
  const read = importRowSchema.safeParse(given, { reportInput: true });
  if (!read.success) {
    const [issue] = read.error.issues;
    const fault = issue && (issue.path.length > 0 || issue.code !== 'invalid_type');
    const next = issue?.code === 'unrecognized_keys' ? '; what else is known of them belongs into fields' : '';
    return { fault: fault ? `${describeIssue(issue)}${next}.` : 'The row must be an object with an email.' };
  }
  const { email, ...fields } = read.data;
  const address = readEmailKey(email);
  return address ? { address, fields } : { fault: NOT_AN_ADDRESS };
}

/** A row that could not even be read. */
export class RowFault {
  readonly fault: string;

  constructor(fault: string) {
    this.fault = fault;
  }
}
