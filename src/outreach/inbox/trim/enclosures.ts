import type { LineKind } from './line-kinds.ts';

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
