/** Marks shown before a line; deeper quotes look like this one. */
const MARKS_MAX = 5;

/** Puts words into lines and lines into paragraphs, those of quotes with ">" before them, up to a length. */
export class QuotedLines {
  readonly #lines: string[] = [];
  // In pieces: a line of a hundred thousand words would be copied as often.
  #line: string[] = [];
  #spaceLast = true;
  #depth = 0;
  #depthAbove = 0;
  #left: number;
  #gap = false;

  constructor(charactersMax: number) {
    this.#left = charactersMax;
  }

  get isFull(): boolean {
    return this.#left <= 0;
  }

  /** Adds words, white space as single spaces. */
  words(text: string): void {
    const words = text.replace(/[\s\u00a0]+/g, ' ');
    // A paragraph of nothing but a hard space is an empty line to Outlook.
    if (words === ' ' && this.#line.length === 0 && text.includes('\u00a0')) this.#gap = true;
    this.#add(this.#spaceLast ? words.replace(/^ /, '') : words);
  }

  /** Adds text with its spaces and line ends. */
  preformatted(text: string): void {
    for (const [i, line] of text.split(/\r\n?|\n/).entries()) {
      if (this.isFull) return;
      if (i > 0) this.lineBreak();
      this.#add(line);
    }
  }

  /** Ends the line, even an empty one. */
  lineBreak(): void {
    if (this.#line.length === 0) this.#gap = true;
    this.#flush();
  }

  /** Ends the line if there is something on it, and leaves an empty one behind it if asked. */
  block(paragraph: boolean): void {
    this.#flush();
    if (paragraph) this.#gap = true;
  }

  /** What follows stands in so many quotes. */
  quoteDepth(depth: number): void {
    if (depth === this.#depth) return;
    this.#flush();
    this.#depth = depth;
    this.#gap = true;
  }

  toString(): string {
    this.#flush();
    return this.#lines.join('\n');
  }

  #add(text: string): void {
    if (text === '' || this.isFull) return;
    this.#line.push(text.slice(0, this.#left));
    this.#left -= text.length;
    this.#spaceLast = text.endsWith(' ');
  }

  #flush(): void {
    if (this.#line.length === 0) return;
    const text = this.#line.join('').trimEnd();
    this.#line = [];
    this.#spaceLast = true;
    if (text === '') return;
    const depth = Math.min(this.#depth, MARKS_MAX);
    const marks = '> '.repeat(depth);
    if (this.#gap && this.#lines.length > 0) this.#lines.push('> '.repeat(Math.min(depth, this.#depthAbove)).trimEnd());
    this.#gap = false;
    this.#depthAbove = depth;
    this.#lines.push(marks + text);
    this.#left -= marks.length + 1;
  }
}
