/** The end of every link that ends the mails, as sending makes it. */
const UNSUBSCRIBE_LINK = /\/u\/[\w-]{20,64}/;

/**
 * A text without what our own mails end with: a quote that nothing marks as one must not read as a wish of its author's.
 */
export function withoutOwnFooter(text: string, postalAddress: string): string {
  const address = new Set(postalAddress.split('\n').map(plainLine).filter(Boolean));
  const lines = text.split('\n');
  const kept = lines.filter((line, at) => {
    if (UNSUBSCRIBE_LINK.test(line) || address.has(plainLine(line))) return false;
    return !(/^unsubscribe\b/i.test(plainLine(line)) && address.has(plainLine(lines[at - 1] ?? '')));
  });
  return kept.join('\n');
}

const plainLine = (line: string): string =>
  line
    .replace(/^[>\s]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
