import type { LineKind } from './line-kind.ts';

/** Characters from which programs wrap a quoted line. */
const WRAPPED_FROM = 65;

/** Marks what PGP puts around a signed text, which nobody wrote. */
export function markPgp(lines: readonly string[], kinds: LineKind[]): void {
  let inSignature = false;
  for (const [i, line] of lines.entries()) {
    if (line.startsWith('-----BEGIN PGP SIGNATURE')) inSignature = true;
    const begins = line.startsWith('-----BEGIN PGP SIGNED');
    const hash = /^(?:Hash|Charset): [\w-]{1,40}$/.test(line) && (lines[i - 1] ?? '').startsWith('-----BEGIN PGP');
    if (inSignature || begins || hash) kinds[i] = 'signature';
    if (line.startsWith('-----END PGP SIGNATURE')) inSignature = false;
  }
}

/** Marks quotes that stand between ">>> Ada >>>" and "<<< Ada <<<", or between ">>>>" and "<<<<". */
export function markEnclosedQuotes(lines: readonly string[], kinds: LineKind[]): void {
  let begin = -1;
  for (const [i, line] of lines.entries()) {
    const text = line.trim();
    if (text.length > 200) continue;
    if (/^>{3,}(?:[^<>]{1,80}>{3,})?$/.test(text)) begin = i;
    else if (begin >= 0 && /^<{3,}(?:[^<>]{1,80}<{3,})?$/.test(text)) {
      kinds.fill('quote', begin, i + 1);
      begin = -1;
    }
  }
}

/** Marks the end of a long quoted line that a program put on a line of its own: quotes stand right above and below. */
export function markWrappedQuotes(lines: readonly string[], kinds: LineKind[]): void {
  for (let i = 1; i < lines.length - 1; i++) {
    const wrapped = kinds[i] === 'text' && kinds[i - 1] === 'quote' && kinds[i + 1] === 'quote';
    const above = lines[i - 1]?.length ?? 0;
    if (wrapped && above >= WRAPPED_FROM && (lines[i]?.length ?? 0) < above) kinds[i] = 'quote';
  }
}
