/** Lines an author did not write: what is left is what the reply says. Trimming before is better; this is the net below. */
export function ownWords(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const kept: string[] = [];
  let says = false;
  for (const [index, line] of lines.entries()) {
    const bare = line.trim();
    if (/^(>|\|)/.test(bare)) continue;
    if (says && beginsQuote(bare, lines[index + 1]?.trim() ?? '')) break;
    kept.push(line);
    says ||= bare !== '';
  }
  return kept.join('\n');
}

const WROTE =
  /(wrote|schrieb|écrit|escribió|ha scritto|escreveu|schreef|napisał|napisała|napisał\(a\)|skrev|написал|написала|yazdı|napsal|napsala)\s?:$/i;

function beginsQuote(line: string, next: string): boolean {
  if (line === '--' || /^-{6,}$|^-{3,}[^-]+-{3,}$/.test(line) || /^_{10,}$/.test(line)) return true;
  if (line.length > 300) return false;
  return WROTE.test(line) || (WROTE.test(next) && /\d{4}/.test(line));
}
