/** What a line of a quoted mail's head says. */
export type HeaderKind = 'from' | 'sent' | 'to' | 'cc' | 'subject' | 'other';

// As mail programs name them, in lower case.
const NAMES: Readonly<Record<HeaderKind, string>> = {
  from: 'from|von|de|da|van|från|fra|lähettäjä|od|от|від|от кого|відправник|отправитель|feladó|de la|kimden|gönderen|发件人|寄件者|寄件人|差出人|送信者|보낸 사람|보낸사람|발신|από|מאת|من|từ|dari|expéditeur|remitente|mittente|absender|afzender|avsändare|afsender|avsender|nadawca|odesílatel|odosielateľ|expeditor|reply-to|antwort an|saatja|nuo|no|จาก|del|frá|pošiljatelj|pošiljalac|šalje',
  sent: 'sent|date|gesendet|datum|envoyé|envoyé le|date d’envoi|enviado|enviada|enviado el|enviado em|enviada em|fecha|data|inviato|verzonden|verzonden op|skickat|sendt|lähetetty|päivä|päiväys|wysłano|wysłane|odesláno|odoslané|dátum|отправлено|отправлен|дата|надіслано|küldve|elküldve|trimis|gönderildi|gönderme tarihi|tarih|发送时间|日期|寄件日期|傳送時間|送信日時|日時|보낸 날짜|날짜|보낸날짜|ημερομηνία|στάλθηκε|נשלח|תאריך|تاريخ|الإرسال|đã gửi|ngày|dikirim|tanggal|saadetud|kuupäev|išsiųsta|nosūtīts|ส่งเมื่อ|วันที่|date et heure|poslano|poslato|sent at|sent on',
  to: 'to|an|à|a|para|aan|till|til|vastaanottaja|do|dla|komu|pro|кому|до|címzett|către|kime|kime:|alıcı|收件人|收件者|宛先|받는 사람|받는사람|수신|προς|אל|إلى|đến|tới|kepada|ke|destinataire|destinatario|destinatário|empfänger|ontvanger|mottagare|modtager|mottaker|adresat|saaja|kam|kellele|ถึง|za|prima',
  cc: 'cc|bcc|kopie|kopie an|copie|copie à|copia|cópia|kopia|kopi|kopio|dw|do wiadomości|копия|másolatot kap|másolat|bilgi|抄送|副本|참조|κοιν\\.|κοινοποίηση|עותק|نسخة|tembusan|kópia|skrytá kopie',
  subject:
    'subject|betreff|betr\\.|betrifft|objet|sujet|asunto|assunto|oggetto|onderwerp|ämne|emne|aihe|temat|předmět|predmet|тема|tárgy|subiect|konu|主题|主旨|件名|제목|θέμα|נושא|موضوع|الموضوع|chủ đề|tiêu đề|perihal|subjek|teema|tema|naslov|zadeva|เรื่อง|efni|gaia|assumpte',
  other:
    'reply to|répondre à|responder a|rispondi a|beantwoorden|importance|wichtigkeit|priorität|priority|importancia|importância|priorità|attachments?|anlagen?|pièces? jointes?|archivos adjuntos|adjuntos|anexos|allegati|bijlagen?|bilagor|mailed-by|organization|organisation|newsgroups|message-id',
};

const KIND_OF = new Map<string, HeaderKind>(
  // Object.entries knows the keys only as texts.
  (Object.entries(NAMES) as [HeaderKind, string][]).flatMap(([kind, names]) =>
    names.split('|').map((name): [string, HeaderKind] => [name.replaceAll('\\', ''), kind]),
  ),
);

/** What a line such as "*From:* Ada" is in the head of a mail; null when it is no such line. */
export function headerKindOf(line: string): HeaderKind | null {
  const colon = line.slice(0, 60).search(/[:：]/);
  if (colon < 1) return null;
  const name = line
    .slice(0, colon)
    .replace(/[*_|>]/g, '')
    .trim()
    .toLowerCase();
  return KIND_OF.get(name) ?? null;
}
