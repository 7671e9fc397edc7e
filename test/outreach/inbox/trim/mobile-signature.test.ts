import { describe, expect, it } from 'vitest';
import { trimReply } from '../../../../src/outreach/inbox/trim/trim-reply.ts';

const ANSWER = 'Yes, that works.';

const ADDED = `
Sent from my iPhone
Sent from my iPhone.
Sent from my iPad
Sent from my Samsung Galaxy smartphone.
Sent from Yahoo Mail for iPhone
Sent from Outlook for iOS
Sent from Outlook for Android<https://aka.ms/AAb9ysg>
Sent from Mail for Windows
Sent from Mail for Windows 10
Sent from Proton Mail for iOS
Sent with Proton Mail secure email.
Sent with [ProtonMail](https://protonmail.com) Secure Email.
Sent via BlackBerry by AT&T
Sent from my Verizon, Samsung Galaxy smartphone
Sent from Gmail Mobile
Sent via Superhuman
Sent via Superhuman iOS ( https://sprh.mn/?vip=x )
Sent from Front
Sent from HEY
Sent using Zoho Mail
Sent from Nine
Sent from TypeApp
Sent with Spark
Sent from Polymail
Sent from Mailspring, the best free email app for work
Sent from Canary
Sent from AOL on Android
Sent from my mobile phone - please excuse brevity
Please excuse brevity and typos.
Sent on the go
Von meinem iPhone gesendet
Von meinem Samsung Galaxy Smartphone gesendet.
Gesendet von meinem iPhone
Gesendet mit der GMX Mail App
Gesendet mit der WEB.DE Mail App
Gesendet von Mail für Windows
Gesendet von Outlook für iOS
Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.
Envoyé de mon iPhone
Envoyé depuis mon appareil mobile Samsung.
Envoyé à partir d’Outlook pour iOS
Envoyé de mon smartphone Samsung Galaxy.
Obtenez Outlook pour iOS
Télécharger Outlook pour iOS
Provenance : Courrier pour Windows 10
Enviado desde mi iPhone
Enviado desde Outlook para Android
Obtener Outlook para iOS
Enviado do meu iPhone
Enviado do Outlook para iOS
Enviado via iPhone
Inviato da iPhone
Inviato dal mio iPhone
Inviato da Outlook per Android
Scarica Outlook per iOS
Verstuurd vanaf mijn iPhone
Verzonden vanaf mijn Samsung-apparaat.
Verzonden met Outlook voor iOS
Outlook voor iOS downloaden
Skickat från min iPhone
Skickat från Outlook för iOS
Hämta Outlook för iOS
Sendt fra min iPhone
Sendt fra Outlook til iOS
Hent Outlook til iOS
Lähetetty iPhonesta
Wysłane z iPhone'a
Wysłano z iPhone’a
Wysłane z telefonu Samsung
Pobierz aplikację Outlook dla systemu iOS
Odesláno z iPhonu
Odesláno ze Seznam.cz na mobilu
Elküldve az iPhone-omról
Отправлено с iPhone
Отправлено из мобильной Почты Mail.ru
Отправлено из Outlook для iOS
Надіслано з iPhone
iPhone'umdan gönderildi
iOS için Outlook'u edinin
Trimis de pe iPhone-ul meu
iPhoneから送信
発信元: iPhone
Outlook for iOS を入手
发自我的 iPhone
发自我的iPhone
發自我的 iPhone
从我的 iPhone 发送
获取 Outlook for iOS
나의 iPhone에서 보냄
iOS용 Outlook 받기
Gửi từ iPhone của tôi
Dikirim dari iPhone saya
Στάλθηκε από το iPhone μου
נשלח מה-iPhone שלי
أُرسلت من الـ iPhone
Get Outlook for Android
Get [Outlook for iOS](https://aka.ms/o0ukef)
Get Outlook for iOS<https://aka.ms/o0ukef>
Virus-free. www.avast.com
Diese E-Mail wurde von Avast Antivirus-Software auf Viren geprüft.
This email has been checked for viruses by Avast antivirus software.
Sent from my Pixel
Sent from a mobile device
Sent from my phone, please excuse typos
iPhone'dan gönderildi
Nosūtīts no mana iPhone
Saadetud minu iPhone'ist
Išsiųsta iš mano „iPhone“
Poslano z mojega iPhona
Изпратено от моя iPhone
ส่งจาก iPhone ของฉัน
`
  .trim()
  .split('\n');

const WRITTEN = `
Sent from our office yesterday, the contract is on your desk.
I sent it from my iPhone yesterday.
We sent the contract by mail.
From Monday on I am back.
Get me the Outlook license for the team please.
My phone is broken, mail me instead.
The mail was sent from Berlin to Paris last week.
Written by hand is fine for us.
I get the mail from my boss.
From: nobody
Mit Outlook arbeiten wir nicht mehr.
Von der Mail habe ich nichts gesehen.
Avec Outlook, ça ne marche pas.
Sent to my colleague by mail.
With mail from you we can do nothing.
Mit Ihrem Mail-Dienst sind wir zufrieden.
Von Ihrer Mail bin ich begeistert.
`
  .trim()
  .split('\n');

describe('what a telephone or a mail program adds', () => {
  it.each(ADDED)('is cut: %s', (line) => {
    expect(trimReply(`${ANSWER}\n\n${line}\n`)).toEqual({ text: ANSWER, elided: line });
  });

  it.each(WRITTEN)('is not seen in what somebody wrote: %s', (line) => {
    expect(trimReply(`${ANSWER}\n\n${line}\n\nBye`).text).toBe(`${ANSWER}\n\n${line}\n\nBye`);
  });
});
