import { createInterface } from 'node:readline';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Whether a person at the terminal agrees: only y and yes are yes; the end of the input and Ctrl-C are no. */
export function askYesNo(question: string, { input, output }: Terminal): Promise<boolean> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(false));
    lines.question(`${question} [y/N] `, (answer) => {
      resolve(/^\s*y(?:es)?\s*$/i.test(answer));
      lines.close();
    });
  });
}
