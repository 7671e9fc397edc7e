import { type HeaderKind, headerKindOf } from './header-words.ts';

/** Lines in which the head must show itself, folded and empty ones among them. */
const WINDOW = 10;

/**
 * Whether the head of a quoted mail begins at this line, as Outlook puts it before an answered mail ("From: … Sent: …
 * To: … Subject: …", in any language). A person writes "To:" or "Date:" too: three of its lines must stand together,
 * or two of which one has an address.
 */
export function headBeginsAt(lines: readonly string[], start: number): boolean {
  const first = headerKindOf(lines[start] ?? '');
  if (first === null || first === 'other') return false;
  const kinds = new Set<HeaderKind>();
  let address = false;
  let strangers = 0;
  for (let i = start; i < Math.min(lines.length, start + WINDOW); i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '') continue;
    const kind = headerKindOf(line);
    if (kind !== null) {
      kinds.add(kind);
      address ||= line.includes('@');
    } else if (++strangers > 3) break;
  }
  if (!kinds.has('from') && !(kinds.has('sent') && kinds.has('to'))) return false;
  kinds.delete('other');
  return kinds.size >= 3 || (kinds.size === 2 && address && strangers === 0);
}
