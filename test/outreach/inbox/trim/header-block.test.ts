import { describe, expect, it } from 'vitest';
import { trimReply } from '../../../../src/outreach/inbox/trim/trim-reply.ts';

const ANSWER = 'Yes, that works.';
const QUOTED = 'Hello Bob,\nhow are you?';

/** Heads of answered mails as Outlook and its kin write them, an empty line between two. */
const HEADS = `
From: Ada Lovelace <ada@example.com>
Sent: Wednesday, February 3, 2016 10:00 AM
To: Bob <bob@example.com>
Cc: Eve
Subject: RE: Offer

From: Ada Lovelace [mailto:ada@example.com] 
Sent: 03 February 2016 10:00
To: Bob
Subject: Offer

*From:* Ada
*Date:* Wed, 3 Feb 2016
*To:* bob@example.com
*Subject:* Re

Von: Ada <ada@example.com>
Gesendet: Mittwoch, 3. Februar 2016 10:00
An: Bob
Betreff: AW: Angebot

Von: Ada
Datum: Mittwoch, 3. Februar 2016 um 10:00
An: Bob
Betreff: Angebot

De : Ada <ada@example.com>
Envoyé : mercredi 3 février 2016 10:00
À : Bob
Objet : RE: Offre

De: Ada
Enviado el: miércoles, 3 de febrero de 2016 10:00
Para: Bob
Asunto: Oferta

De: Ada
Enviada em: quarta-feira, 3 de fevereiro de 2016
Para: Bob
Assunto: Oferta

Da: Ada
Inviato: mercoledì 3 febbraio 2016 10:00
A: Bob
Oggetto: Offerta

Van: Ada
Verzonden: woensdag 3 februari 2016
Aan: Bob
Onderwerp: Aanbod

Från: Ada
Skickat: den 3 februari 2016
Till: Bob
Ämne: Erbjudande

Fra: Ada
Sendt: 3. februar 2016
Til: Bob
Emne: Tilbud

Lähettäjä: Ada
Lähetetty: 3. helmikuuta 2016
Vastaanottaja: Bob
Aihe: Tarjous

From: Ada
Sent: Wednesday
To: Bob

Od: Ada
Wysłano: środa, 3 lutego 2016
Do: Bob
Temat: Oferta

Od: Ada
Odesláno: středa 3. února 2016
Komu: Bob
Předmět: Nabídka

Feladó: Ada
Elküldve: 2016. február 3.
Címzett: Bob
Tárgy: Ajánlat

От: Ада
Отправлено: 3 февраля 2016
Кому: Боб
Тема: Предложение

Від: Ада
Надіслано: 3 лютого
Кому: Боб
Тема: Пропозиція

Kimden: Ada
Gönderildi: 3 Şubat 2016 Çarşamba 10:00
Kime: Bob
Konu: Teklif

De la: Ada
Trimis: miercuri
Către: Bob
Subiect: Ofertă

差出人: Ada
送信日時: 2016年2月3日 10:00
宛先: Bob
件名: 提案

发件人: Ada
发送时间: 2016年2月3日
收件人: Bob
主题: 提案

发件人： Ada <ada@example.com>
日期：2016年2月3日
收件人：Bob
主题：提案

寄件者: Ada
寄件日期: 2016年2月3日
收件者: Bob
主旨: 提案

보낸 사람: Ada
보낸 날짜: 2016년 2월 3일
받는 사람: Bob
제목: 제안

Από: Ada
Στάλθηκε: Τετάρτη
Προς: Bob
Θέμα: Προσφορά

מאת: Ada
נשלח: יום רביעי
אל: Bob
נושא: הצעה

من: Ada
التاريخ: الأربعاء
إلى: Bob
الموضوع: عرض

Từ: Ada
Đã gửi: Thứ tư
Đến: Bob
Chủ đề: Đề nghị

Dari: Ada
Dikirim: Rabu
Kepada: Bob
Perihal: Tawaran
`
  .trim()
  .split('\n\n');

const MARKERS = `
-----Original Message-----
-------- Original Message --------
-------- Original message --------
--- Original Message ---
________________________________
-----Ursprüngliche Nachricht-----
-------- Ursprüngliche Nachricht --------
-------- Originalnachricht --------
---------- Forwarded message ---------
---------- Forwarded message ----------
---------- Weitergeleitete Nachricht ----------
-------- Weitergeleitete Nachricht --------
-----Message d'origine-----
-------- Message original --------
-------- Message transféré --------
---------- Message transféré ---------
-----Mensaje original-----
---------- Mensaje reenviado ---------
-----Messaggio originale-----
-------- Messaggio originale --------
---------- Messaggio inoltrato ---------
-----Mensagem original-----
---------- Mensagem encaminhada ---------
-----Oorspronkelijk bericht-----
---------- Doorgestuurd bericht ---------
-----Ursprungligt meddelande-----
-------- Originalmeddelande --------
-----Oprindelig meddelelse-----
-----Opprinnelig melding-----
-----Alkuperäinen viesti-----
-----Oryginalna wiadomość-----
-----Wiadomość oryginalna-----
-----Původní zpráva-----
-----Eredeti üzenet-----
-----Исходное сообщение-----
-------- Исходное сообщение --------
-------- Пересылаемое сообщение --------
-----Orijinal Mesaj-----
-----Özgün İleti-----
------------------ 原始邮件 ------------------
-----原始郵件-----
-----邮件原件-----
-----元のメッセージ-----
-----원본 메시지-----
----- Reply message -----
----- Original Message ----- 
Begin forwarded message:
Anfang der weitergeleiteten Nachricht:
Début du message réexpédié :
=== Please reply above this line ===
##- Please type your reply above this line -##
--- Bitte antworten Sie oberhalb dieser Linie ---
--- Reply ABOVE THIS LINE to add a note ---
* * *
- - - - - -
—————————
──────────
---- Forwarded by Ada/ACME on 03/02/2016 ----
-----Original Appointment-----
`
  .trim()
  .split('\n');

describe('the head of another mail', () => {
  it.each(HEADS)('ends the reply: %s', (head) => {
    expect(trimReply(`${ANSWER}\n\n${head}\n\n${QUOTED}\n`).text).toBe(ANSWER);
    expect(trimReply(`${ANSWER}\n\n${head.replaceAll('\n', '\n\n')}\n\n${QUOTED}\n`).text).toBe(ANSWER);
  });

  it.each(MARKERS)('is announced by %s', (marker) => {
    expect(trimReply(`${ANSWER}\n\n${marker}\n\n${QUOTED}\n`).text).toBe(ANSWER);
  });

  it.each([
    'From my side: yes.\nFrom: Berlin\nTo: Paris',
    'To: everybody on the team\nWe are not interested.',
    'Date: Monday\nPlace: Berlin\nSubject to change.',
  ])('is not seen in what somebody wrote: %s', (text) => {
    expect(trimReply(text).text).toBe(text);
  });

  it('with nothing of the author above it leaves nothing, unless an answer stands below its quotes', () => {
    const head = '-----Original Message-----\nFrom: Ada <ada@example.com>\nTo: Bob <bob@example.com>\nSubject: Hi';
    expect(trimReply(`${head}\n\n${QUOTED}`)).toEqual({ text: '', elided: `${head}\n\n${QUOTED}` });
    expect(trimReply(`${head}\n\n> Are you there?\n\nYes I am.`).text).toBe('> Are you there?\n\nYes I am.');
  });
});
