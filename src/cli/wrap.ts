interface WrapOptions {
  width?: number;
  indent?: string;
  hang?: string;
}

/**
 * Words in lines of at most so many characters, each begun with the indent; what follows the first may be indented
 * further. A longer word has a line of its own.
 */
export function wrap(words: string, options: WrapOptions = {}): string {
  const { width = 80, indent = '', hang = indent } = options;
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/u).filter((one) => one !== '')) {
    const start = lines.length === 0 ? indent : hang;
    if (line === '') line = start + word;
    else if (lengthOf(line) + 1 + lengthOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = hang + word;
    }
  }
  return [...lines, line].join('\n');
}

const lengthOf = (text: string): number => Array.from(text).length;
