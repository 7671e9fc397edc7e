import { type Container, containerOf, isHidden } from './html-containers.ts';
import { decodeEntities } from './html-entities.ts';
import { attributesOf, type HtmlPiece, htmlPieces } from './html-tags.ts';
import { QuotedLines } from './quoted-lines.ts';

/** Characters that are read and written. */
const HTML_MAX = 1_000_000;
const TEXT_MAX = 200_000;
/** Elements within elements that are told apart. */
const DEPTH_MAX = 100;

const PARAGRAPH = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl pre table blockquote'.split(' '));
const BLOCK = new Set(
  'div tr li dt dd section article header footer main nav aside address center form fieldset body html caption figure'.split(
    ' ',
  ),
);
const VOID = new Set('br hr img input meta link col area base wbr source'.split(' '));

/** An element whose end matters: how many of its name are open, itself included. */
interface Open {
  name: string;
  count: number;
  kind: Container;
}

/**
 * What an HTML mail says, as text: paragraphs apart, links by their words, quotes with "> " as in a plain mail and the
 * places where a mail program says "here begins the quoted mail" or "the signature" with the rules that plain mails
 * have there. Scripts, styles and what is hidden are left out. Time and memory are bounded for any input.
 */
export function htmlToText(html: string): string {
  const reader = new Reader();
  for (const piece of htmlPieces(html.slice(0, HTML_MAX))) {
    reader.read(piece);
    if (reader.lines.isFull) break;
  }
  return reader.lines.toString().trim();
}

class Reader {
  readonly lines = new QuotedLines(TEXT_MAX);
  readonly #open: Open[] = [];
  #preformatted = 0;
  #gapAfterParagraph = true;

  read(piece: HtmlPiece): void {
    if ('text' in piece) {
      if (!this.#isHidden()) this.#text(decodeEntities(piece.text));
    } else if ('open' in piece) this.#opens(piece.open, attributesOf(piece.attributes), piece.closed);
    else this.#closes(piece.close);
  }

  #text(text: string): void {
    if (this.#preformatted > 0) this.lines.preformatted(text);
    else this.lines.words(text);
  }

  #opens(name: string, attributes: ReadonlyMap<string, string>, closed: boolean): void {
    const nested = this.#countedAs(name);
    if (nested && !VOID.has(name)) nested.count++;
    if (this.#isHidden()) return;
    const kind = isHidden(name, attributes) ? 'hidden' : containerOf(name, attributes);
    if (VOID.has(name)) {
      if (kind !== 'hidden') this.#void(name, attributes);
      return;
    }
    // Word sets its paragraphs without a gap between them.
    if (name === 'p') this.#gapAfterParagraph = !/^mso/i.test(attributes.get('class') ?? '');
    this.#layout(name);
    if (kind === 'quoted-mail') this.#rule('________________________________');
    else if (kind === 'signature') this.#rule('-- ');
    else if (kind !== null && !closed) this.#enter(name, kind);
    if (name === 'pre') this.#preformatted++;
    if (name === 'li') this.lines.words('- ');
  }

  #closes(name: string): void {
    const hidden = this.#isHidden();
    const open = this.#countedAs(name);
    if (open && --open.count <= 0) {
      this.#open.length = this.#open.indexOf(open);
      this.lines.quoteDepth(this.#quotes());
    }
    if (hidden) return;
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (name === 'td' || name === 'th') this.lines.words(' ');
    else this.#layout(name);
  }

  /** The open element that one of this name adds to or takes from. Within what is hidden that can only be itself. */
  #countedAs(name: string): Open | undefined {
    const open = this.#open.findLast((one) => one.name === name);
    return this.#isHidden() && open !== this.#open.at(-1) ? undefined : open;
  }

  #enter(name: string, kind: Container): void {
    if (this.#open.length >= DEPTH_MAX) return;
    const around = this.#countedAs(name);
    if (around) around.count--;
    this.#open.push({ name, count: 1, kind });
    this.lines.quoteDepth(this.#quotes());
  }

  #void(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'br') this.lines.lineBreak();
    else if (name === 'hr') this.#rule('--------------------------------');
    // A picture of a face or a thumb is a word; what other pictures show is not.
    else if (name === 'img' && /^\p{Extended_Pictographic}.{0,8}$/u.test(attributes.get('alt') ?? '')) {
      this.#text(attributes.get('alt') ?? '');
    }
  }

  #layout(name: string): void {
    if (PARAGRAPH.has(name)) this.lines.block(name !== 'p' || this.#gapAfterParagraph);
    else if (BLOCK.has(name)) this.lines.block(false);
  }

  #rule(rule: string): void {
    this.lines.block(true);
    this.lines.words(rule);
    this.lines.block(false);
  }

  #quotes(): number {
    return this.#open.filter((open) => open.kind === 'quote').length;
  }

  #isHidden(): boolean {
    return this.#open.at(-1)?.kind === 'hidden';
  }
}
