import { describe, expect, it } from 'vitest';
import { readReturnDate } from '../../../../src/outreach/inbox/automatic/return-date.ts';

const day = (iso: string): number => Date.parse(iso) / 86_400_000;

/** Each line: the day it is read, what is said, the first day back ("-" for none). 2 November 2026 is a Monday. */
const TABLES: Record<string, string> = {
  English: `
2026-11-02 | I am out of the office and will be back on 12 November. | 2026-11-12
2026-11-02 | I will be back on November 12th. | 2026-11-12
2026-11-02 | I'm away, returning Thursday, November 12, 2026. | 2026-11-12
2026-11-02 | I am out of office until 12 November 2026. | 2026-11-13
2026-11-02 | I will be out until Nov 12 inclusive. | 2026-11-13
2026-11-02 | Out of office through November 12. | 2026-11-13
2026-11-02 | I'm on leave from 3 to 12 November. | 2026-11-13
2026-11-02 | I'm on leave from November 3 to November 12. | 2026-11-13
2026-11-02 | On vacation November 3-12. | 2026-11-13
2026-11-02 | On vacation 3 – 12 November 2026. | 2026-11-13
2026-11-02 | I am away from Monday 2nd November until Friday 13th November. I will reply upon my return. | 2026-11-14
2026-11-02 | I will be out of the office starting 11/02/2026 and will return on 11/16/2026. | 2026-11-16
2026-11-02 | I will be out of the office from 02/11/2026 to 13/11/2026. | 2026-11-14
2026-11-02 | I will return 2026-11-12. | 2026-11-12
2026-11-02 | Away until 2026/11/12. | 2026-11-13
2026-11-02 | I'm out of the office and will be back on Monday. | 2026-11-09
2026-11-02 | I'm out and back next Wednesday. | 2026-11-04
2026-11-02 | I'm out of office until Thursday. | 2026-11-05
2026-11-02 | I will not be back until 9 November. | 2026-11-09
2026-11-02 | I'm out today and will be back tomorrow. | 2026-11-03
2026-11-02 | I am out of the office today. | 2026-11-03
2026-11-04 | I'm out this week. | 2026-11-09
2026-11-04 | I'll be back next week. | 2026-11-09
2026-11-02 | I'm back in the office on the 12th. | 2026-11-12
2026-11-20 | I'm back on the 12th. | 2026-12-12
2026-12-21 | I'm on holiday until 4 January. | 2027-01-05
2026-12-21 | Merry Christmas! The office is closed from 24 December to 1 January. | 2027-01-02
2026-12-21 | I will return on January 4th, 2027 and reply then. | 2027-01-04
2026-11-02 | I am on parental leave and return 1st March 2027. | 2027-03-01
2026-11-02 | Return date: 12 November 2026 | 2026-11-12
2026-11-02 | Available again from 12 November. | 2026-11-12
2026-11-02 | As of Thursday, 12 Nov I am available again. | 2026-11-12
2026-11-02 | I return to the office on 12/11. | 2026-11-12
2026-11-02 | I was out of office until 30 October. | -
2026-11-02 | I am out of the office. | -
2026-11-02 | I will be back on 12 November 2024. | -
2026-11-02 | I will be back on 12 November 2029. | -
2026-11-02 | I am out of the office with limited access to mail. Call +1 555 11 12 2026. | -
2026-11-02 | I am away until 31 February. | -
2026-11-02 | Back at 10:30 on 3 November. | 2026-11-03
2026-11-02 | I won't be at work before the 20th. | 2026-11-20
2026-11-02 | Out for surgery beginning 3/11, returning approximately 17/11. | 2026-11-17
2026-11-02 | Back on the first Sunday of Advent. | -
2026-11-02 | Slow on mail through Thursday. | 2026-11-06
2026-11-02 | I'm away until Monday 16. | 2026-11-17`,
  German: `
2026-11-02 | Ich bin bis 12.11. nicht im Büro. | 2026-11-13
2026-11-02 | Ich bin bis zum 12.11.2026 im Urlaub. | 2026-11-13
2026-11-02 | Ich bin bis einschließlich 12. November abwesend. | 2026-11-13
2026-12-21 | Ich bin bis einschließlich 5. Januar nicht erreichbar. | 2027-01-06
2026-11-02 | Ich bin ab dem 12.11. wieder erreichbar. | 2026-11-12
2026-11-02 | Am 12. November bin ich wieder zurück. | 2026-11-12
2026-11-02 | Ich bin vom 02.11. bis 12.11.2026 nicht im Haus. | 2026-11-13
2026-11-02 | Ich bin vom 2. bis 12. November im Urlaub. | 2026-11-13
2026-11-02 | Abwesend: 02.11.26 - 12.11.26 | 2026-11-13
2026-11-02 | Ich bin ab Montag wieder für Sie da. | 2026-11-09
2026-11-02 | Ich bin bis Freitag inklusive abwesend. | 2026-11-07
2026-11-02 | Ich bin heute nicht im Büro und morgen wieder da. | 2026-11-03
2026-11-02 | Guten Morgen, ich bin heute nicht im Büro. | 2026-11-03
2026-11-02 | Ich kehre am Donnerstag, den 12. November 2026 zurück. | 2026-11-12
2026-11-02 | Ich bin nächste Woche wieder im Büro. | 2026-11-09
2026-11-02 | Vielen Dank für Ihre Mail. Ich bin leider nicht im Büro. Ab 12.11.2026 bin ich wieder da. Viele Grüße | 2026-11-12
2026-03-02 | Rückkehr: 12. März 2026 | 2026-03-12
2026-07-20 | Unser Betrieb ist vom 27. Juli bis 14. August geschlossen. | 2026-08-15`,
  French: `
2026-08-03 | Je suis absent et serai de retour le 15 août 2026. | 2026-08-15
2026-08-03 | Absente du bureau jusqu'au 15 août. | 2026-08-16
2026-08-03 | Je suis absent jusqu’au 15 août inclus. | 2026-08-16
2026-08-03 | Je suis en congés du 3 au 21 août 2026. | 2026-08-22
2026-08-03 | En congés du 03/08/2026 au 21/08/2026. | 2026-08-22
2026-08-03 | Je serai absent du lundi 3 août au vendredi 21 août inclus. | 2026-08-22
2026-08-03 | De retour lundi. | 2026-08-10
2026-08-03 | Je serai de retour lundi prochain. | 2026-08-10
2026-08-03 | Je reviens le mardi 1er septembre. | 2026-09-01
2026-08-03 | Je serai à nouveau joignable à partir du 24/08. | 2026-08-24
2026-08-03 | Je suis absente aujourd'hui et de retour demain. | 2026-08-04
2026-08-03 | Reprise le 24.08.2026 | 2026-08-24
2026-12-21 | Nos bureaux sont fermés du 24 décembre au 3 janvier. | 2027-01-04`,
  Spanish: `
2026-10-26 | Estoy fuera de la oficina y vuelvo el lunes 3 de noviembre. | 2026-11-03
2026-10-26 | Estaré de vacaciones hasta el 12 de noviembre. | 2026-11-13
2026-10-26 | Estaré ausente del 26 de octubre al 6 de noviembre de 2026. | 2026-11-07
2026-10-26 | Estaré ausente del 2 al 6 de noviembre. | 2026-11-07
2026-10-26 | Regreso el 03/11/2026. | 2026-11-03
2026-10-26 | Estoy de baja hasta el 12/11/2026 inclusive. | 2026-11-13
2026-10-26 | Me reincorporo el 12 de noviembre. | 2026-11-12
2026-10-26 | Vuelvo el próximo miércoles. | 2026-10-28
2026-10-26 | Hoy no estoy, vuelvo mañana. | 2026-10-27
2026-10-26 | Estaré disponible de nuevo a partir del 12 de noviembre. | 2026-11-12
2026-10-26 | Volveré el día 12. | 2026-11-12
2026-10-26 | Regreso el lunes 9. | 2026-11-09
2026-10-26 | La próxima semana estaré de vuelta. | 2026-11-02`,
  Italian: `
2026-08-03 | Sono in ferie fino al 21 agosto. | 2026-08-22
2026-08-03 | Sarò assente dal 3 al 21 agosto compreso. | 2026-08-22
2026-08-03 | Rientrerò lunedì 24 agosto 2026. | 2026-08-24
2026-08-03 | Torno in ufficio il 24/08. | 2026-08-24
2026-08-03 | Sono fuori ufficio fino al 21/08/2026 incluso. | 2026-08-22
2026-08-03 | Il rientro è previsto per il 24 agosto. | 2026-08-24
2026-08-03 | Ritorno: 1º settembre | 2026-09-01
2026-08-03 | Rientro domani. | 2026-08-04
2026-08-03 | Sarò nuovamente disponibile da lunedì. | 2026-08-10
2026-08-03 | Gli uffici sono chiusi dal 10/08/2026 al 21/08/2026. | 2026-08-22`,
  Portuguese: `
2026-11-02 | Estou de férias até 12 de novembro. | 2026-11-13
2026-11-02 | Estarei ausente de 2 a 12 de novembro de 2026. | 2026-11-13
2026-11-02 | Regresso no dia 12 de novembro. | 2026-11-12
2026-11-02 | Retorno em 12/11/2026. | 2026-11-12
2026-11-02 | Volto na segunda-feira. | 2026-11-09
2026-11-02 | Em viagem de serviço até sexta-feira. | 2026-11-07
2026-11-02 | Estou fora do escritório até ao dia 12/11, inclusive. | 2026-11-13
2026-11-02 | Estarei ausente entre 02/11/2026 e 12/11/2026. | 2026-11-13
2026-11-02 | Estarei novamente disponível a partir do dia 13 de novembro. | 2026-11-13
2026-11-02 | Retornarei amanhã. | 2026-11-03
2026-11-02 | Volto na próxima semana. | 2026-11-09`,
  Dutch: `
2026-11-02 | Ik ben afwezig tot en met 12 november. | 2026-11-13
2026-11-02 | Ik ben met vakantie t/m 12 november 2026. | 2026-11-13
2026-11-02 | Ik ben afwezig tot 12 november. | 2026-11-12
2026-11-02 | Op 12 november ben ik weer bereikbaar. | 2026-11-12
2026-11-02 | Vanaf 12-11-2026 ben ik weer aanwezig. | 2026-11-12
2026-11-02 | Ik ben van 2 november t/m 12 november afwezig. | 2026-11-13
2026-11-02 | Ik ben van 2 tot en met 12 november met verlof. | 2026-11-13
2026-11-02 | Maandag ben ik terug. | 2026-11-09
2026-11-02 | Ik ben vandaag afwezig en morgen weer terug. | 2026-11-03
2026-11-02 | Volgende week ben ik weer op kantoor. | 2026-11-09`,
  Polish: `
2026-11-02 | Jestem na urlopie do 12 listopada. | 2026-11-13
2026-11-02 | Przebywam na urlopie od 2 do 12 listopada 2026 r. | 2026-11-13
2026-11-02 | Wracam 12 listopada. | 2026-11-12
2026-11-02 | Będę nieobecna w dniach 02.11-12.11.2026. | 2026-11-13
2026-11-02 | Będę ponownie dostępny od 12.11.2026. | 2026-11-12
2026-11-02 | Jestem nieobecny do 12.11.2026 włącznie. | 2026-11-13
2026-11-02 | Wracam w poniedziałek. | 2026-11-09
2026-11-02 | Wrócę jutro. | 2026-11-03
2026-11-02 | Do biura wrócę 1 grudnia. | 2026-12-01`,
  'Swedish, Danish, Norwegian': `
2026-11-02 | Jag är på semester till och med 12 november. | 2026-11-13
2026-11-02 | Jag är tillbaka den 12 november. | 2026-11-12
2026-11-02 | Jag är ledig t.o.m. 12/11. | 2026-11-13
2026-11-02 | Jag är åter på kontoret måndag. | 2026-11-09
2026-11-02 | Jag är bortrest 2–12 november. | 2026-11-13
2026-11-02 | Jeg er på ferie til og med 12. november. | 2026-11-13
2026-11-02 | Jeg er tilbage den 12. november 2026. | 2026-11-12
2026-11-02 | Jeg er på ferie indtil 12. november. | 2026-11-13
2026-11-02 | Jeg er tilbake på kontoret 12.11.2026. | 2026-11-12
2026-11-02 | Jeg har ferie fra 2. til 12. november. | 2026-11-13
2026-11-02 | Jeg er tilbake igjen i morgen. | 2026-11-03`,
  Russian: `
2026-11-02 | Я в отпуске до 12 ноября. | 2026-11-13
2026-11-02 | Я в отпуске с 2 по 12 ноября 2026 г. | 2026-11-13
2026-11-02 | Вернусь 12 ноября. | 2026-11-12
2026-11-02 | Меня не будет в офисе до 12.11.2026 включительно. | 2026-11-13
2026-11-02 | Я вернусь в понедельник. | 2026-11-09
2026-11-02 | Буду снова на связи 12.11. | 2026-11-12
2026-11-02 | Вернусь завтра. | 2026-11-03
2026-11-02 | Я буду отсутствовать с 02.11.2026 по 12.11.2026. | 2026-11-13
2026-12-21 | Вернусь 11 января. | 2027-01-11`,
  Japanese: `
2026-11-02 | 11月2日から11月12日まで休暇をいただいております。 | 2026-11-13
2026-11-02 | 2026年11月12日まで不在です。 | 2026-11-13
2026-11-02 | 11月13日に出社いたします。 | 2026-11-13
2026-11-02 | 11月2日から12日まで休業いたします。 | 2026-11-13
2026-11-02 | 11月13日(金)より復帰いたします。 | 2026-11-13
2026-11-02 | 11月13日以降に返信いたします。 | 2026-11-13
2026-11-02 | 休暇期間：2026/11/02～2026/11/12 | 2026-11-13
2026-11-02 | 月曜日に戻ります。 | 2026-11-09
2026-11-02 | 本日は不在です。明日戻ります。 | 2026-11-03`,
  Chinese: `
2026-11-02 | 我正在休假，11月12日返回。 | 2026-11-12
2026-11-02 | 我从11月2日至11月12日休假。 | 2026-11-13
2026-11-02 | 我将于2026年11月12日回到办公室。 | 2026-11-12
2026-11-02 | 我不在办公室，直到11月12日。 | 2026-11-13
2026-11-02 | 下周一回来上班。 | 2026-11-09
2026-11-02 | 我今天外出，明天回来。 | 2026-11-03
2026-11-02 | 本人休假至2026-11-12。 | 2026-11-13`,
  Turkish: `
2026-11-02 | 12 Kasım'a kadar izindeyim. | 2026-11-13
2026-11-02 | 2 - 12 Kasım tarihleri arasında yıllık izindeyim. | 2026-11-13
2026-11-02 | 12 Kasım 2026 tarihinde döneceğim. | 2026-11-12
2026-11-02 | 12.11.2026 tarihine kadar ofis dışındayım. | 2026-11-13
2026-11-02 | Pazartesi günü tekrar ofisteyim. | 2026-11-09
2026-11-02 | 12 Kasım'dan itibaren tekrar ofiste olacağım. | 2026-11-12
2026-11-02 | Yarın döneceğim. | 2026-11-03`,
  'other languages': `
2026-11-02 | Jsem na dovolené do 12. listopadu. | 2026-11-13
2026-11-02 | Vrátím se 12. listopadu 2026. | 2026-11-12
2026-11-02 | Я у відпустці до 12 листопада. | 2026-11-13
2026-11-02 | 11월 12일까지 휴가입니다. | 2026-11-13
2026-11-02 | 11월 13일에 복귀합니다. | 2026-11-13
2026-11-02 | Olen lomalla 12.11. asti. | 2026-11-13
2026-11-02 | Palaan töihin 12. marraskuuta. | 2026-11-12
2026-11-02 | 2026. november 12-én térek vissza. | 2026-11-12
2026-11-02 | Sunt în concediu până la 12 noiembrie. | 2026-11-13`,
};

const cases = Object.entries(TABLES).flatMap(([language, table]) =>
  table
    .trim()
    .split('\n')
    .map((line): string[] => [language, ...line.split(' | ')]),
);

describe('the first day back', () => {
  it.each(cases)('in %s, on %s: %s', (_, today = '', text = '', wanted = '') => {
    const found = readReturnDate(text, { day: day(today), offsetMinutes: 60 });
    expect(found ?? '-').toBe(wanted);
  });
});

describe('a date with slashes', () => {
  it.each([
    [
      'where the clock is American',
      '2026-06-25',
      -300,
      'I am out of the office and will be back on 07/08/2026.',
      '2026-07-08',
    ],
    [
      'where the clock is European',
      '2026-06-25',
      120,
      'I am out of the office and will be back on 07/08/2026.',
      '2026-08-07',
    ],
    ['whose other reading is past', '2026-11-02', -300, 'I am out of the office and will be back on 12/11/2025.', null],
    [
      'whose other reading is months away',
      '2026-03-01',
      0,
      'I am out of the office and will be back on 03/12/2026.',
      '2026-03-12',
    ],
    [
      'beside one that has only one order',
      '2026-03-20',
      60,
      'I am out of the office from 03/25/2026 to 04/02/2026.',
      '2026-04-03',
    ],
    [
      'beside one that has only the other',
      '2026-03-20',
      -300,
      'I am out of the office from 25/03/2026 to 02/04/2026.',
      '2026-04-03',
    ],
    [
      'in a language that has one order',
      '2026-06-25',
      -300,
      'Estaré de vacaciones y vuelvo el 07/08/2026.',
      '2026-08-07',
    ],
  ])('%s', (_, today, offsetMinutes, text, wanted) => {
    expect(readReturnDate(text, { day: day(today), offsetMinutes })).toBe(wanted);
  });
});
