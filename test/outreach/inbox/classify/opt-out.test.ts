import { describe, expect, it } from 'vitest';
import { classifyOffline } from '../../../../src/outreach/inbox/classify/classify-offline.ts';

const classOf = (text: string, subject = 'Re: your warehouse') => classifyOffline({ subject, text }).classification;

describe('an opt-out', () => {
  it.each([
    'Unsubscribe',
    'STOP',
    'stop emailing me',
    'Please remove me from your list.',
    'Please do not contact me again.',
    'Under the GDPR I ask you to delete my data.',
    'Bitte nehmen Sie mich aus dem Verteiler.',
    'Bitte loeschen Sie meine Adresse.',
    'Schreiben Sie mir nicht mehr.',
    'Merci de me retirer de votre liste.',
    'Ne me contactez plus.',
    'Denme de baja, por favor.',
    'No me escriban más.',
    'Cancellatemi dalla vostra lista.',
    'Non contattatemi più.',
    'Por favor, remova meu email da lista.',
    'Não me escrevam mais.',
    'Haal mij van de lijst.',
    'Stuur mij geen mails meer.',
    'Proszę usunąć mnie z listy.',
    'Nie piszcie do mnie.',
    'Ta bort mig från listan.',
    'Odstraňte mě ze seznamu.',
    'Отпишите меня от рассылки.',
    'Beni listenizden çıkarın.',
    'リストから削除してください。',
    '请把我从名单中删除。',
    '請把我從名單中刪除。',
    'Slet mig fra listen.',
    'Poistakaa minut listalta.',
    '더 이상 메일 보내지 마세요.',
    'أرجو حذف بريدي، لا تراسلني',
    'Tolong hapus alamat email saya',
    'Molim vas, uklonite me s liste',
    'Моля, не ми пишете повече',
    'Whoever put me on this, take me back off.',
    'Ich möchte, dass Sie vergessen, dass es uns gibt. Verschonen Sie uns.',
    'Μην μου ξαναστείλετε',
    'Nebesiųskite man laiškų',
    'لطفا دیگر به من ایمیل نزنید',
    'नाम सूची से हटा दें',
    'मुझे ईमेल भेजना बंद करें',
  ])('is heard: %s', (text) => {
    expect(classOf(text)).toBe('unsubscribe_request');
  });

  it.each([
    ['in capitals', 'REMOVE ME FROM YOUR LIST'],
    ['without stops', 'hi thanks but no pls remove me from ur list'],
    ['with characters nobody sees', 'un\u200bsub\u00adscribe me'],
    ['in letters of another script', 'unsubscrіbe mе'],
    ['letter by letter', 'S T O P'],
    ['in wide letters', 'ＳＴＯＰ'],
    ['with letters drawn out', 'pleeeease stoooop emailing me'],
  ])('is heard %s', (_, text) => {
    expect(classOf(text)).toBe('unsubscribe_request');
  });

  it.each([
    'Great product, and I may come back to it. Still, please take me off your list.',
    'Happy to meet Tuesday at 2pm. One more thing: do not email me again, use the phone.',
    'How much does it cost? Actually never mind, just unsubscribe me.',
    'I am not the right person, my colleague Ann Lee is. And please stop emailing me.',
    'Not now, maybe in spring. Until then please remove me from your mailing list.',
  ])('wins over whatever else is said: %s', (text) => {
    expect(classOf(text)).toBe('unsubscribe_request');
  });

  it.each([
    "Don't send me another PDF. Just come by on Monday at ten.",
    'No me mande más folletos, véngase el martes a la nave y me lo enseña.',
    'Skicka inget mer, kom förbi på onsdag klockan tio i stället.',
  ])('is not one who wants no papers but a visit: %s', (text) => {
    expect(classOf(text)).toBe('meeting_request');
  });

  it('is one who wants no more mail, whatever is on Monday', () => {
    expect(classOf('Do not send me any more mails. The meeting on Monday at ten is off.')).toBe('unsubscribe_request');
  });

  it('is heard in the subject of an empty mail', () => {
    expect(classOf('', 'unsubscribe')).toBe('unsubscribe_request');
  });

  it.each([
    [
      'a footer',
      'Sounds good, send me more information.\n\nTo unsubscribe from our newsletter click here: https://shop.example/u',
    ],
    [
      'a disclaimer',
      'Sounds good, send me more information.\n\nThis e-mail is confidential. If you are not the intended recipient, please delete this message and notify the sender.',
    ],
    ['a question about it', 'Does your tool stop by itself when a recipient unsubscribes?'],
    [
      'other people’s words',
      'Every week a dozen customers answer "remove me from your list". If you can help with that, tell me more.',
    ],
    ['courtesy', 'Sounds interesting. Please do not hesitate to contact me with more information.'],
    ['more courtesy', 'Please do not hesitate to contact me again'],
    ['German courtesy', 'Bitte zögern Sie nicht, mich wieder anzuschreiben. Ich habe Interesse.'],
    ['an invitation', 'Please stop by our office on Tuesday at 10.'],
    ['who wants onto a list', 'Kannst du mich bitte auf die Liste setzen?'],
  ])('is not what %s says', (_, text) => {
    expect(classOf(text)).not.toBe('unsubscribe_request');
  });
});
