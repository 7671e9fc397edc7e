/** Lines that are looked at, from the end. */
const LINES_MAX = 14;
const LINE_LENGTH_MAX = 90;

const CLOSING =
  /^[\s*_]*(?:(?:kind|best|warm|many|with (?:kind|best)) ?(?:regards|wishes)?|regards|cheers|thanks(?: again| so much)?|thank you|many thanks|sincerely|yours(?: sincerely| truly| faithfully)?|take care|mit (?:freundlichen|besten|herzlichen|lieben) grüßen|mit freundlichem gruß|(?:viele|beste|liebe|herzliche|freundliche|schöne) grüße|gruß|mfg|lg|vg|cordialement|bien (?:cordialement|à vous)|salutations|merci|saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|gracias|atenciosamente|cumprimentos|abraços?|obrigad[oa]|cordiali saluti|distinti saluti|saluti|grazie|met vriendelijke groet(?:en)?|groet(?:en|jes)?|mvg|med vänliga? hälsning(?:ar)?|vänliga hälsningar|mvh|med venlig hilsen|med vennlig hilsen|hilsen|vh|pozdrawiam|z poważaniem|s pozdravem|с уважением|üdvözlettel|saygılarımla|敬具|此致|よろしくお願いいたします)[\s,.!*_-]*$/iu;

const LABELLED =
  /^[\s*_|•]*(?:t|m|p|f|e|w|d|o|tel|tél|téléphone|telefon|telefono|teléfono|telefone|phone|mob|mobil|mobile|móvil|cell|cellulare|fax|direct|office|web|website|e-?mail|mail|skype|linkedin|twitter|тел|моб|電話|电话|手机)\s*[.:：|]{1,2}\s*\S/iu;

/**
 * Where the block with telephone numbers and addresses at the end of a text begins, which many put under their name
 * without a rule above it; `lines.length` when there is none. The closing and the name stay. Two lines of it must be
 * nothing but ways to reach somebody, and something must stand above it.
 */
export function contactBlockStart(lines: readonly string[]): number {
  let start = lines.length;
  let contacts = 0;
  while (start > 0 && lines.length - start < LINES_MAX && isShort(lines[start - 1] ?? '')) {
    start--;
    if (CLOSING.test(lines[start] ?? '')) return contacts >= 2 ? afterName(lines, start) : lines.length;
    if (isContact(lines[start] ?? '')) contacts++;
  }
  if (contacts < 2) return lines.length;
  const first = paragraphStart(lines, firstContact(lines, start));
  return first > 0 && first >= start ? first : lines.length;
}

function firstContact(lines: readonly string[], from: number): number {
  return lines.findIndex((line, i) => i >= from && isContact(line));
}

/** Where the paragraph of a line begins. */
function paragraphStart(lines: readonly string[], at: number): number {
  let start = at;
  while (start > 0 && lines[start - 1]?.trim()) start--;
  return start;
}

/** The line after the closing and the name below it. */
function afterName(lines: readonly string[], closing: number): number {
  let at = closing + 1;
  while (at < lines.length && !lines[at]?.trim()) at++;
  return isContact(lines[at] ?? '') ? at : Math.min(at + 1, lines.length);
}

/** Whether a line is too short to be prose, or holds no sentence. */
function isShort(line: string): boolean {
  const text = line.trim();
  if (text.length > LINE_LENGTH_MAX) return false;
  return !/[.!?]$/.test(text) || text.split(/\s+/).length < 6;
}

/** Whether a line is nothing but a way to reach somebody: a number, an address, a page, or several of these. */
function isContact(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LINE_LENGTH_MAX) return false;
  if (LABELLED.test(text)) return /\d{3}|@|\.\p{L}{2}/u.test(text);
  if (/^[+(]?[\d\s()./–-]{7,}$/.test(text)) return /\d.*\d.*\d.*\d.*\d.*\d/.test(text);
  return /^<?(?:https?:\/\/|www\.)\S+>?$|^<?[^\s<>@]+@[^\s<>@.]+\.\S+>?$/i.test(text);
}
