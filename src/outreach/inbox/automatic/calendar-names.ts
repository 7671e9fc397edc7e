// Names as people write them in mails, without accents, by language: en de fr es it pt nl pl sv da no cs ru uk tr fi hu ro.
// Short forms stand where they are usual. January first.
const MONTHS = [
  'january jan januar janner janvier janv enero ene gennaio gen janeiro januari stycznia styczen styczniu ledna leden января январь янв січня ocak tammikuuta tammikuun ianuarie',
  'february feb februar fevrier fevr febrero febbraio febb fevereiro fev februari lutego luty lutym unora unor февраля февраль фев лютого subat helmikuuta helmikuun februarie',
  'march mar marz maerz mrz mars marzo marco maart mrt marca marzec marcu brezna brezen марта март мар березня mart maaliskuuta maaliskuun marcius martie',
  'april apr avril avr abril abr aprile kwietnia kwiecien kwietniu dubna duben апреля апрель апр квітня nisan huhtikuuta huhtikuun aprilis aprilie',
  'may mai mayo maggio mag maio mei maja maj maju kvetna kveten мая май травня mayis toukokuuta toukokuun majus',
  'june jun juni juin junio giugno giu junho czerwca czerwiec czerwcu cervna cerven июня июнь червня haziran kesakuuta kesakuun junius iunie',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec lipcu cervence cervenec июля июль липня temmuz heinakuuta heinakuun julius iulie',
  'august aug aout agosto ago augustus augusti sierpnia sierpien sierpniu srpna srpen августа август авг серпня agustos elokuuta elokuun augusztus',
  'september sep sept septembre septiembre settembre set setembro wrzesnia wrzesien wrzesniu zari сентября сентябрь сен сент вересня eylul syyskuuta syyskuun szeptember septembrie',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernika pazdziernik rijna rijen октября октябрь окт жовтня ekim lokakuuta lokakuun octombrie',
  'november nov novembre noviembre novembro listopada listopad listopadu ноября ноябрь ноя нояб листопада kasim marraskuuta marraskuun noiembrie',
  'december dec dezember dez decembre diciembre dic dicembre dezembro desember des grudnia grudzien grudniu prosince prosinec декабря декабрь дек грудня aralik joulukuuta joulukuun decembrie',
];

// Sunday first.
const WEEKDAYS = [
  'sunday sun sonntag so dimanche dim domingo dom domenica zondag niedziela niedziele niedzieli sondag nedele nedeli воскресенье воскресенья неділю pazar sunnuntaina',
  'monday mon montag mo lundi lun lunes lunedi segunda segunda-feira maandag poniedzialek poniedzialku mandag pondeli понедельник понедельника понеділок pazartesi maanantaina',
  'tuesday tue tues dienstag di mardi martes martedi terca terca-feira dinsdag wtorek wtorku tisdag tirsdag utery вторник вторника вівторок sali tiistaina',
  'wednesday wed mittwoch mi mercredi mer miercoles mercoledi quarta quarta-feira woensdag sroda srode srody onsdag streda stredu среду среда середу carsamba keskiviikkona',
  'thursday thu thurs donnerstag do jeudi jeu jueves giovedi quinta quinta-feira donderdag czwartek czwartku torsdag ctvrtek четверг четверга четвер persembe torstaina',
  'friday fri freitag fr vendredi ven viernes venerdi sexta sexta-feira vrijdag piatek piatku fredag patek пятницу пятница пʼятницу cuma perjantaina',
  'saturday sat samstag sa sonnabend samedi sam sabado sabato zaterdag sobota sobote lordag суббота субботу суботу cumartesi lauantaina',
];

const monthOf = new Map(MONTHS.flatMap((names, i) => names.split(' ').map((name): [string, number] => [name, i + 1])));
const weekdayFor = new Map(WEEKDAYS.flatMap((names, i) => names.split(' ').map((name): [string, number] => [name, i])));

/** Names of months as one alternation, longest first, for texts that went through plain(). */
export const MONTH = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');

/** Names of days that are words of at least four letters: the short ones mean too much else. */
export const WEEKDAY = [...weekdayFor.keys()]
  .filter((name) => name.length >= 4)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** 1 to 12, from a name that MONTH matched. */
export function monthNamed(name: string): number {
  return monthOf.get(name) ?? 0;
}

/** 0 Sunday to 6 Saturday, from a name that WEEKDAY matched. */
export function weekdayNamed(name: string): number {
  return weekdayFor.get(name) ?? 0;
}

/**
 * A text in lower case without accents, digits as ASCII has them, white space as single spaces; dashes of all kinds as
 * "-". The Russian й keeps its mark.
 */
export function plain(text: string): string {
  return text
    .replace(/\n\s*\n\s*/g, ' ¶ ')
    .replace(/[İI]/g, 'i')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘ʼ`´]/g, "'")
    .normalize('NFD')
    .replace(/(?<![иі])[\u0300-\u036f]/g, '')
    .replace(/і\u0308/g, 'ї')
    .normalize('NFC')
    .replace(/\s+/g, ' ');
}
