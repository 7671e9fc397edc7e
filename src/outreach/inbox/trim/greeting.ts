const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day|evening)|hallo|guten (?:tag|morgen)|sehr geehrte[rs]?|liebe[rs]?|moin|servus|grüß (?:gott|dich)|bonjour|salut|cher|chère|madame|monsieur|bonsoir|hola|buenos d[ií]as|buenas(?: tardes)?|estimad[oa]s?|ciao|salve|buongiorno|buonasera|gentile|egregi[oa]|ol[áa]|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|beste|geachte|goedemorgen|goedemiddag|dag|hej|hejsan|god (?:morgen|dag|morgon)|kære|kjære|hei|cześć|dzień dobry|witam|szanown[ya]|szanowni państwo|dobrý den|ahoj|здравствуйте|привет|добрый (?:день|вечер)|уважаем\p{L}+|доброе утро|вітаю|merhaba|sayın|selam|günaydın|您好|你好|こんにちは|様|안녕하세요)(?!\p{L})/iu;

/** Whether a line only greets: "Hi Ada,", "Sehr geehrte Frau Lovelace,". */
export function isGreeting(line: string): boolean {
  const text = line.trim();
  return text.length <= 60 && text.split(/\s+/).length <= 6 && !/[.?:]\s*\S/.test(text) && GREETING.test(text);
}
