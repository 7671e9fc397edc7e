// What stands between the dashes above a mail that is answered or forwarded, and above Apple's forwarded ones.
const ORIGINAL = [
  'original (?:message|e-?mail|appointment)',
  'forwarded (?:message|mail|by)',
  'reply (?:message|separator)',
  "message (?:d[’']origine|original|transféré|réexpédié|initial)",
  "mail original|e-?mail d[’']origine|courriel original",
  '(?:ursprüngliche|originale?|weitergeleitete|original)[- ]?(?:nachricht|e-?mail|mail)',
  'mensaje (?:original|reenviado)',
  'mensagem (?:original|encaminhada|reencaminhada)',
  'messaggio (?:originale|inoltrato)',
  '(?:oorspronkelijk|doorgestuurd|origineel) bericht',
  '(?:ursprungligt|vidarebefordrat|original) ?meddelande',
  '(?:oprindelig|original|videresendt) ?(?:meddelelse|besked|mail)',
  '(?:opprinnelig|videresendt|original) ?melding',
  '(?:alkuperäinen|välitetty) viesti',
  '(?:oryginalna|przekazana) wiadomość|wiadomość (?:oryginalna|przekazana dalej)|treść oryginalnej wiadomości',
  '(?:původní|přeposlaná|pôvodná|preposlaná) (?:zpráva|správa|e-?mail)',
  '(?:eredeti|továbbított) üzenet',
  '(?:исходное|оригинальное|пересылаемое|пересланное|перенаправленное) сообщение',
  '(?:оригінальне|вихідне|переслане) повідомлення',
  'mesaj(?:ul)? (?:original|inițial|redirecționat)',
  '(?:özgün|orijinal|yönlendirilmiş|iletilen) (?:[iİ]leti|mesaj)',
  '原始邮件|原始郵件|转发邮件|轉寄郵件|转发的邮件|原邮件|邮件原件',
  '元のメッセージ|転送メッセージ|転送されたメッセージ',
  '원본 메시지|원본 메일|전달된 메시지',
  'αρχικό μήνυμα|προωθημένο μήνυμα',
  'הודעה מקורית|הודעה שהועברה',
  'الرسالة الأصلية|رسالة أصلية',
  'thư gốc|tin nhắn gốc|pesan asli|originalna poruka|izvorno sporočilo|оригинално съобщение',
].join('|');

const DASHED = new RegExp(`^\\W{2,}(?:${ORIGINAL})(?:\\P{L}|$)`, 'iu');

const APPLE_FORWARD =
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:réexpédié|transféré)|inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem (?:re)?encaminhada|begin doorgestuurd bericht|vidarebefordrat brev|videresendt (?:melding|besked)|początek przekazywanej wiadomości|начало переадресованного сообщения|下面是被转发的邮件|以下是轉寄的郵件|転送されたメッセージ)\s*[:：]?$/iu;

// "##- Please type your reply above this line -##": what a ticket system puts above its own mail.
const ABOVE_LINE =
  /^\W{2,}.{0,60}\b(?:above|oberhalb|über|au-dessus|ci-dessus|encima|arriba|acima|sopra|boven|ovanför|ovenfor|over|powyżej|выше)\b.{0,60}\W{2,}$/iu;

/** Whether a line says that what follows is another mail: "-----Original Message-----", in any language. */
export function isOriginalMarker(line: string): boolean {
  const text = line.trim();
  if (text.length < 4 || text.length > 160) return false;
  return DASHED.test(text) || APPLE_FORWARD.test(text) || ABOVE_LINE.test(text);
}
