import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { CLASSIFICATIONS } from '../../src/outreach/shapes/reply.ts';

/** One line of `test/eval/replies/*.jsonl`; its README says what the labels mean. */
const labelledReply = z.strictObject({
  id: z.string().regex(/^(?:h-)?[a-z]{2}-\d{3}$/),
  language: z.string().regex(/^[a-z]{2}$/),
  classification: z.enum(CLASSIFICATIONS),
  hard: z.boolean(),
  subject: z.string(),
  from: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  text: z.string(),
});
export type LabelledReply = z.output<typeof labelledReply>;

const FOLDER = new URL('./replies/', import.meta.url).pathname;
const HELD_OUT = 'held-out.jsonl';

/** The files of the project's own replies: those to tune on, and the one to keep out of sight while tuning. */
export async function replySetFiles(): Promise<{ open: string[]; heldOut: string }> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl')).sort();
  return {
    open: names.filter((name) => name !== HELD_OUT).map((name) => join(FOLDER, name)),
    heldOut: join(FOLDER, HELD_OUT),
  };
}

/** Reads labelled replies; throws with the file and line of the first that is not one. */
export async function readReplySet(file: string): Promise<LabelledReply[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const read = labelledReply.safeParse(JSON.parse(line));
    if (read.success) return read.data;
    throw new Error(`${basename(file)}:${index + 1} is no labelled reply: ${z.prettifyError(read.error)}`);
  });
}
