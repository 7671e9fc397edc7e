/** What the law wants in every mail. */
export interface Footer {
  postalAddress: string;
  /** http(s). */
  unsubscribeUrl: string;
}

// Longer ones are shown as text: no mail program opens them.
const LINK_CHARS_MAX = 2_000;

/** The HTML part of a plain-text mail: escaped, paragraphs and line breaks kept, http(s) addresses clickable, no tracking. */
export function htmlPart(text: string, footer: Footer): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${lines(paragraph)}</p>`);
  const small = `<p style="color:#666;font-size:12px">${lines(footer.postalAddress)}<br>\n<a href="${escapeHtml(footer.unsubscribeUrl)}">Unsubscribe</a></p>`;
  const body = [...paragraphs, small].join('\n');
  return `<!doctype html>\n<html>\n<head><meta charset="utf-8"></head>\n<body>\n${body}\n</body>\n</html>\n`;
}

/** Text as HTML shows it literally, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (char) => names[char] ?? '');
}

function lines(paragraph: string): string {
  return paragraph.split('\n').map(withLinks).join('<br>\n');
}

function withLinks(line: string): string {
  let html = '';
  let done = 0;
  for (const found of line.matchAll(/\bhttps?:\/\/[^\s<>"'`]+/gi)) {
    const address = withoutPunctuation(found[0]);
    if (!isLink(address)) continue;
    const shown = escapeHtml(address);
    html += `${escapeHtml(line.slice(done, found.index))}<a href="${shown}">${shown}</a>`;
    done = found.index + address.length;
  }
  return html + escapeHtml(line.slice(done));
}

// The full stop after an address belongs to the sentence, and so does a bracket that was opened before the address.
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?)]}*_'.includes(address.charAt(end - 1))) end -= 1;
  const closesOwn = address.charAt(end) === ')' && address.slice(0, end).includes('(');
  return address.slice(0, closesOwn ? end + 1 : end);
}

// An address with a name before an @ looks like one site and leads to another.
function isLink(address: string): boolean {
  if (address.length > LINK_CHARS_MAX || !URL.canParse(address)) return false;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
