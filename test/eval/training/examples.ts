import { readdirSync, readFileSync } from 'node:fs';
import { type Classification, LABELS } from '../../../src/outreach/inbox/classify/classified.ts';

/** A reply with what it is. Examples of one origin are of one reply, written in several ways. */
export interface Example {
  language: string;
  classification: Classification;
  subject: string;
  text: string;
  origin: number;
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
      else if (line.trim() !== '')
        examples.push({ ...replyOf(line), language: file.slice(0, 2), classification, origin: examples.length });
    }
  }
  return examples;
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
