import * as z from 'zod';
import { parseInput } from '../generation/parse.ts';
import type { InboundMail } from '../mail/inbound/inbound-mail.ts';
import { mailFromJson } from '../mail/inbound/mail-from-json.ts';
import { UsageError } from './failure.ts';

const text = z
  .string()
  .nullish()
  .transform((one) => one ?? undefined);

const mailLine = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  subject: text,
  from: text,
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  text,
});

/** A mail as one line tells it: `{ id, subject, from, headers, text }`. Throws UsageError or AppError that says what is wrong. */
export function mailOfLine(line: string): { id: string | undefined; mail: InboundMail } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new UsageError('it is no JSON; write one object a line: {"id", "subject", "from", "headers", "text"}');
  }
  const { id, ...parts } = parseInput(mailLine, value);
  return { id: id === undefined ? undefined : String(id), mail: mailFromJson(parts) };
}
