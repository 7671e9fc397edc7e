import { readdirSync, readFileSync } from 'node:fs';
import { type Classification, LABELS } from '../../../src/outreach/inbox/classify/classified.ts';
import { readReplySet, replySetFiles } from '../reply-set.ts';

/** A reply with what it is. Examples of one origin are of one reply, written in several ways. */
export interface Example {
  id: string;
  language: string;
  hard: boolean;
  classification: Classification;
  subject: string;
  text: string;
  origin: number;
  /** One of the open replies the classifier is measured on; else one of `data/`. */
  open: boolean;
  headers?: Record<string, string> | undefined;
}

const DATA = new URL('data/', import.meta.url);

/**
 * Reads the replies written by hand: a file a language, `# class` before the replies of a class, one reply a line,
 * `\n` for a line end, `subject || text` where the subject says something.
 */
export function readExamples(): Example[] {
  const examples: Example[] = [];
  for (const file of readdirSync(DATA).sort()) {
    let classification: Classification = 'other';
    for (const line of readFileSync(new URL(file, DATA), 'utf8').split('\n')) {
      if (line.startsWith('# ')) classification = labelOf(line.slice(2).trim(), file);
      else if (line.trim() !== '') examples.push({ ...replyOf(line), ...of(file, examples.length), classification });
    }
  }
  return examples;
}

const of = (file: string, origin: number) => ({
  id: `${file}-${origin}`,
  language: file.slice(0, 2),
  hard: false,
  origin,
  open: false,
});

/** Reads the open replies of the evaluation, never the held-out ones, with origins from `first` on. */
export async function readOpenExamples(first: number): Promise<Example[]> {
  const { open } = await replySetFiles();
  const replies = (await Promise.all(open.map(readReplySet))).flat();
  return replies.map((reply, index) => ({ ...reply, origin: first + index, open: true }));
}

function labelOf(name: string, file: string): Classification {
  const label = LABELS.find((one) => one === name);
  if (label === undefined) throw new Error(`${file} has a class ${name} that does not exist`);
  return label;
}

function replyOf(line: string): { subject: string; text: string } {
  const bar = line.indexOf(' || ');
  const subject = bar === -1 ? 'Re: your note' : line.slice(0, bar);
  return {
    subject,
    text: line
      .slice(bar === -1 ? 0 : bar + 4)
      .replaceAll('\\n', '\n')
      .trim(),
  };
}
