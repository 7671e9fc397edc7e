import { describe, expect, it } from 'vitest';
import { readPrivacyRequest } from '../../../src/outreach/inbox/privacy-request.ts';

describe('a wish under a privacy law', () => {
  it.each([
    'Please erase all personal data you hold about me.',
    'Remove all information about me.',
    'Löschen Sie umgehend meine personenbezogenen Daten!',
    'Veuillez effacer toutes les données me concernant.',
    'Solicito la supresión de mis datos personales.',
    'Chiedo la cancellazione dei miei dati personali.',
    'Solicito a exclusão dos meus dados.',
    'Verwijder alle persoonsgegevens die u van mij heeft.',
    'Proszę o usunięcie moich danych z bazy.',
    'Ta bort alla mina personuppgifter.',
    'Slet mine oplysninger.',
    'Vymažte prosím všechny mé osobní údaje.',
    'Прошу удалить все мои персональные данные.',
    'Kişisel verilerimi silin.',
    '请删除我的个人信息。',
    'Hiermit mache ich mein Recht auf Vergessenwerden geltend.',
  ])('is one for erasure: %s', (words) => {
    expect(readPrivacyRequest(words)).toEqual({ asks: 'yes', erasure: true });
  });

  it.each([
    'Under Article 15 GDPR I want to know where you have my address from.',
    'Ich widerspreche nach Art. 21 DSGVO.',
    'Conformément au RGPD, je m’oppose à tout démarchage.',
  ])('names the law: %s', (words) => {
    expect(readPrivacyRequest(words)).toEqual({ asks: 'yes', erasure: false });
  });

  it.each([
    'What data do you have about me?',
    'Send me a copy of my data.',
    'Are you GDPR compliant?',
    'Ich fordere Auskunft über meine gespeicherten Daten.',
    'Je veux savoir quelles données vous avez sur moi.',
    '個人情報を消去してください。',
    'Our privacy officer must agree first.',
    'Does your tool delete data after a month?',
  ])('may be one, and a person says so: %s', (words) => {
    expect(readPrivacyRequest(words)).toEqual({ asks: 'likely', erasure: false });
  });

  it.each([
    'Please remove us from your database.',
    'Les ruego que retiren mi dirección de todas sus bases de datos.',
    'Interesting, send me more information.',
    'Not interested, thanks.',
  ])('is not in what is about the offer or the list: %s', (words) => {
    expect(readPrivacyRequest(words)).toEqual({ asks: 'no', erasure: false });
  });
});
