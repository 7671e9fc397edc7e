import { describe, expect, it } from 'vitest';
import { mailFromJson } from '../../../../src/mail/inbound/mail-from-json.ts';
import { type Automatic, readAutomatic } from '../../../../src/outreach/inbox/automatic/automatic.ts';

const NOW = Date.parse('2026-11-02T10:00:00Z');

interface Given {
  subject?: string;
  text?: string;
  headers?: Record<string, string>;
  returnPath?: string | null;
}

/** What is read from a mail of these parts, by default a reply. */
function read(given: Given): Omit<Automatic, 'of'> | null {
  const { subject = 'Re: Offer', text = 'Yes.', headers = {}, returnPath = null } = given;
  const found = readAutomatic({ ...mailFromJson({ subject, text, headers }), returnPath }, NOW);
  return found && { kind: found.kind, returnsOn: found.returnsOn, via: found.via };
}

describe('a header by which a program says that it answered', () => {
  it.each([
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'auto-generated (vacation)'],
    ['x-autoreply', 'yes'],
    ['x-autorespond', 'Offer'],
    ['x-auto-reply', '1'],
    ['precedence', 'auto_reply'],
    ['x-precedence', 'auto-reply'],
    ['x-fc-machinegenerated', 'true'],
    ['x-post-messageclass', '9; Autoresponder'],
    ['x-ms-exchange-generated-message-source', 'Mailbox Rules Agent'],
    ['content-type', 'multipart/report; report-type=disposition-notification'],
    // Of a mail that arrived or was passed on: a bounce has been told apart before.
    ['content-type', 'multipart/report; report-type=delivery-status; boundary=b'],
  ])('counts: %s: %s', (name, value) => {
    expect(read({ headers: { [name]: value } })).toEqual({ kind: 'auto_reply', returnsOn: null, via: name });
  });

  it.each([
    ['auto-submitted', 'no'],
    ['auto-submitted', 'No; owner=ada'],
    ['x-autoreply', 'no'],
    ['x-auto-response-suppress', 'All'],
    ['precedence', 'list'],
    ['precedence', 'bulk'],
    ['list-unsubscribe', '<mailto:off@example.com>'],
    ['list-id', '<sales.example.com>'],
    ['content-type', 'text/plain'],
  ])('is not seen in an answer with %s: %s', (name, value) => {
    expect(read({ headers: { [name]: value } })).toBeNull();
    expect(read({ subject: 'Offer', headers: { [name]: value, 'in-reply-to': '<0@example.com>' } })).toBeNull();
  });

  it.each(['list-unsubscribe', 'list-id'])('may be that of a newsletter, which answers nothing: %s', (name) => {
    const newsletter = { subject: 'Our November offers', headers: { [name]: '<x@example.com>' } };
    expect(read(newsletter)).toEqual({ kind: 'auto_reply', returnsOn: null, via: name });
  });

  it('may be the empty return path', () => {
    expect(read({ returnPath: '' })?.via).toBe('return-path');
    expect(read({ returnPath: 'ada@example.com' })).toBeNull();
  });

  it('says nothing about the kind, which the words do', () => {
    const headers = { 'auto-submitted': 'auto-replied' };
    const kinds: [string, string, string | null][] = [
      ['I am out of the office until 12 November.', 'out_of_office', '2026-11-13'],
      ['I work Monday to Wednesday and I am back on Monday.', 'out_of_office', '2026-11-09'],
      ['Ada no longer works at Acme since she is on leave to start her own.', 'auto_reply', null],
      ['Your request has been received. Ticket #12345. We answer until 12 November.', 'auto_reply', null],
    ];
    for (const [text, kind, returnsOn] of kinds) {
      expect(read({ headers, text })).toEqual({ kind, returnsOn, via: 'auto-submitted' });
    }
  });
});

/** Answers of programs whose headers got lost on the way, a language each line; then their first day back. */
const ABSENCES = `
I am out of the office until 12 November with limited access to my e-mail. | 2026-11-13
Thank you for your message. I'm on annual leave and will be back on 12 November. | 2026-11-12
Hi, our office is closed from 24 December to 1 January. Happy holidays! | 2027-01-02
I'm currently on parental leave. For urgent matters please contact Bob at bob@acme.example. | -
Vielen Dank für Ihre Nachricht. Ich bin bis einschließlich 12.11. nicht im Büro. | 2026-11-13
Ich bin im Urlaub und ab dem 12.11.2026 wieder erreichbar. In dringenden Fällen hilft Ihnen Frau Stroh. | 2026-11-12
Bonjour, je suis absente du bureau jusqu'au 12 novembre inclus. En cas d'urgence, contactez le standard. | 2026-11-13
Gracias por su mensaje. Estoy fuera de la oficina y vuelvo el lunes 9 de noviembre. | 2026-11-09
Sono in ferie fino al 12 novembre. Per urgenze rivolgersi a Bob. | 2026-11-13
Estou de férias até 12 de novembro. Responderei assim que regressar. | 2026-11-13
Bedankt voor je mail. Ik ben afwezig tot en met 12 november. | 2026-11-13
Jestem na urlopie do 12 listopada. W pilnych sprawach proszę o kontakt z Anną. | 2026-11-13
Tack för ditt mail. Jag är på semester till och med 12 november. | 2026-11-13
Jeg er på ferie og tilbage den 12. november. Ved hastesager kontakt Bo. | 2026-11-12
Jeg har ferie til 12. november og er tilbake på kontoret 13. november. Haster det, ring Kari. | 2026-11-13
Kiitos viestistäsi. Olen lomalla 12.11. asti. | 2026-11-13
Jsem na dovolené do 12. listopadu. V naléhavých případech volejte recepci. | 2026-11-13
Спасибо за письмо. Я в отпуске до 12 ноября. | 2026-11-13
12 Kasım'a kadar yıllık izindeyim. Acil durumlarda santrali arayabilirsiniz. | 2026-11-13
メールありがとうございます。11月2日から12日まで休暇をいただいております。 | 2026-11-13
您好，我正在休假，11月12日返回。紧急事宜请联系同事。 | 2026-11-12
메일 감사합니다. 11월 12일까지 휴가입니다. | 2026-11-13
`;

const RECEIPTS = `
Thank you for contacting Acme. We have received your message and will get back to you within 2 business days.
Your request has been received. Ticket number: 48213
This is an automated message. Please do not reply to this e-mail.
Dies ist eine automatisch erzeugte Antwort. Wir haben Ihre Nachricht erhalten.
Vielen Dank für Ihre Anfrage. Ihre Anfrage ist bei uns eingegangen und wird schnellstmöglich bearbeitet.
Ceci est un message automatique, merci de ne pas y répondre.
Gracias por escribirnos. Hemos recibido su mensaje y le responderemos a la brevedad.
Questa è una risposta automatica. La sua richiesta è stata presa in carico.
Esta é uma resposta automática. Recebemos a sua mensagem.
Dit is een automatisch antwoord. Wij hebben uw bericht ontvangen.
To jest wiadomość automatyczna. Otrzymaliśmy Państwa zgłoszenie.
Detta är ett automatiskt svar. Vi har mottagit ditt ärende.
Это автоматическое уведомление. Ваше обращение зарегистрировано.
Bu e-posta otomatik olarak gönderilmiştir.
本メールは自動送信です。お問い合わせを受け付けました。
这是自动回复，我们已收到您的邮件。
`;

const PEOPLE = `
I was out of office last week, let's talk.
Sorry, I've been on vacation until yesterday. What does it cost?
There is no need for an automatic reply every week: we are not interested.
I know this is an automated email, but please take me off your list.
I'm on vacation until Monday, let's talk then?
I am away from my desk a lot, so call me on my mobile.
Thanks for your message. Not for us.
Thank you for your email, we received it. Sounds interesting, how much is it?
We have received your message three times now. Please stop.
Back in the office on 12 November, happy to see a demo then.
Ich war letzte Woche im Urlaub. Lassen Sie uns am 12. November telefonieren.
Kein Interesse. Und bitte keine automatischen Antworten mehr.
J'étais absent la semaine dernière. Pouvez-vous me rappeler lundi ?
Estuve de vacaciones hasta el lunes. ¿Podemos hablar mañana?
Ero in ferie. Sentiamoci lunedì.
Estava de férias. Podemos falar amanhã?
Ik was vorige week op vakantie. Kunnen we morgen bellen?
Byłem na urlopie. Możemy porozmawiać jutro?
Я был в отпуске. Давайте созвонимся 12 ноября.
先週は休暇でした。明日の午前中に電話ください。
我上周在休假，对贵公司的方案感兴趣。
I'm on vacation until Monday but this looks great, send me the pricing please.
I am out of the office until Thursday. What does it cost?
I am away until 12 November, tell me more after that.
Ich bin bis Montag im Urlaub, aber das sieht gut aus: Was kostet es?
Je suis en congé jusqu'à lundi, mais combien ça coûte ?
Estoy de vacaciones hasta el lunes, pero ¿cuánto cuesta?
`;

const lines = (table: string): string[] => table.trim().split('\n');

describe('an answer without such a header', () => {
  it.each(lines(ABSENCES).map((line) => line.split(' | ')))('is told by its words: %s', (text = '', day = '') => {
    const returnsOn = day === '-' ? null : day;
    expect(read({ text })).toEqual({ kind: 'out_of_office', returnsOn, via: 'words' });
  });

  it.each(lines(RECEIPTS))('is told to be a receipt: %s', (text) => {
    expect(read({ text })).toEqual({ kind: 'auto_reply', returnsOn: null, via: 'words' });
  });

  it.each(lines(PEOPLE))('is a person’s: %s', (text) => {
    expect(read({ text })).toBeNull();
  });

  it.each([
    'Automatic reply: Offer',
    'Autoreply: Offer',
    'Auto-Response: Offer',
    'Automatische Antwort: Angebot',
    'Réponse automatique : Offre',
    'Respuesta automática: Oferta',
    'Risposta automatica: Offerta',
    'Resposta automática: Oferta',
    'Automatisch antwoord: Aanbod',
    'Autosvar: Erbjudande',
    'Automatisk svar: Tilbud',
    'Automatyczna odpowiedź: Oferta',
    'Odpowiedź automatyczna: Oferta',
    'Automatická odpověď: Nabídka',
    'Автоматический ответ: Предложение',
    'Otomatik yanıt: Teklif',
    '自動応答: ご提案',
    '自动回复: 提案',
    '자동 회신: 제안',
  ])('is told by its subject: %s', (subject) => {
    expect(read({ subject, text: 'Hello.' })?.via).toBe('subject');
    expect(read({ subject: `Re: ${subject}`, text: 'So you are a robot.' })).toBeNull();
  });

  it('may say all of it in the subject', () => {
    const subject = 'Automatic reply: out of office until 12 November';
    expect(read({ subject, text: '' })).toEqual({ kind: 'out_of_office', returnsOn: '2026-11-13', via: 'subject' });
  });

  it('is not judged by the words that it quotes', () => {
    const text = 'No.\n\nOn 1 Nov 2026, Bob <bob@b.example> wrote:\n> I am out of the office until 12 November.\n';
    expect(read({ text })).toBeNull();
  });

  it('is read by the day where its sender is', () => {
    const text = 'I am out of the office today with limited access to my mail.';
    expect(read({ text, headers: { date: 'Tue, 03 Nov 2026 00:00:00 +1400' } })?.returnsOn).toBe('2026-11-04');
    expect(read({ text, headers: { date: 'Mon, 02 Nov 2026 00:00:00 -1000' } })?.returnsOn).toBe('2026-11-03');
  });
});

describe('a hostile answer', () => {
  it.each([
    'I am out of the office until 12 ',
    '1 ',
    '12/11/',
    'until 12.11. ',
    '\n \n',
    'back ',
    'i am ',
    'a',
    'ist ',
    'monday ',
    'thank you for your ',
  ])('of a megabyte of %j is read at once', (words) => {
    const begun = performance.now();
    read({ text: words.repeat(1_000_000 / words.length), headers: { 'auto-submitted': 'auto-replied' } });
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});
