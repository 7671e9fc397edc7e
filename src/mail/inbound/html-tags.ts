import { decodeEntities } from './html-entities.ts';

/** A piece of HTML: a text as it stands there, or a tag, its name in lower case. */
export type HtmlPiece =
  | { text: string }
  /** `content`: of an element whose content is no text, as it stands there up to its end tag. */
  | { open: string; attributes: string; closed: boolean; content?: string }
  | { close: string };

/** Characters of one tag; what is longer is no tag that a mail program wrote. */
const TAG_MAX = 20_000;
const ATTRIBUTES_MAX = 50;

// Elements whose content is no text, up to their end tag.
const RAW = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|template|svg|math|object|audio|video)$/;

/**
 * The pieces of an HTML text, in its order; comments, declarations, scripts and styles left out. Reads each character
 * once or twice, whatever they are: a tag or comment that does not end is skipped, never searched again.
 */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let at = 0;
  while (at < html.length) {
    const bracket = html.indexOf('<', at);
    if (bracket !== at) yield { text: html.slice(at, bracket < 0 ? undefined : bracket) };
    if (bracket < 0) return;
    if (html.startsWith('<!--', bracket)) at = after(html, '-->', bracket + 4);
    else if (/[!?]/.test(html[bracket + 1] ?? '')) at = after(html, '>', bracket);
    else if (/^<\/?[a-z]/i.test(html.slice(bracket, bracket + 3))) {
      const end = tagEnd(html, bracket);
      const piece = tagOf(html.slice(bracket, end));
      const isRaw = 'open' in piece && !piece.closed && RAW.test(piece.open);
      at = isRaw ? rawEnd(html, piece.open, end) : end;
      yield isRaw ? { ...piece, content: html.slice(end, at).replace(/<\/[\w-]{1,41}\s{0,9}>$/, '') } : piece;
    } else {
      yield { text: '<' };
      at = bracket + 1;
    }
  }
}

/** The attributes of a tag by lower-case name, their values without quotes and with references read. */
export function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (text === '') return found;
  // Sticky: each try goes on where the last one ended, so that no character is tried twice.
  const one = /[\s/]*([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]+)))?|["'=]+/y;
  while (found.size < ATTRIBUTES_MAX) {
    const match = one.exec(text);
    if (!match) break;
    const name = match[1]?.toLowerCase();
    if (name !== undefined && !found.has(name)) found.set(name, decodeEntities(match[2] ?? match[3] ?? match[4] ?? ''));
  }
  return found;
}

function tagOf(tag: string): HtmlPiece {
  const name = /^<\/?([a-z][\w:-]{0,40})/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (tag[1] === '/') return { close: name };
  return { open: name, attributes: tag.slice(name.length + 1, -1), closed: tag.endsWith('/>') };
}

/** The place after a tag's ">", which may stand in a quoted value and not count. */
function tagEnd(html: string, start: number): number {
  const limit = Math.min(html.length, start + TAG_MAX);
  let quote = '';
  for (let i = start + 1; i < limit; i++) {
    const c = html[i] ?? '';
    if (quote !== '') quote = c === quote ? '' : quote;
    else if (c === '>') return i + 1;
    // A quote opens a value only after "=": elsewhere it is a slip, and no reason to swallow the mail.
    else if ((c === '"' || c === "'") && /=\s{0,5}$/.test(html.slice(Math.max(start, i - 6), i))) quote = c;
  }
  const plain = html.indexOf('>', start);
  return plain >= 0 && plain < limit ? plain + 1 : limit;
}

function rawEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![\\w-])`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

function after(html: string, what: string, from: number): number {
  const found = html.indexOf(what, from);
  return found < 0 ? html.length : found + what.length;
}
