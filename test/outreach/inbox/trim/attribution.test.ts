import { describe, expect, it } from 'vitest';
import { trimReply } from '../../../../src/outreach/inbox/trim/trim-reply.ts';

/** As mail programs write them, in their languages. */
const ATTRIBUTIONS = `
On Wed, Sep 25, 2013, at 03:57 PM, richard_clark wrote:
On 02/03/2016 10:00 AM, Ada Lovelace wrote:
On Feb 3, 2016, at 10:00, Ada <ada@example.com> wrote:
On Wednesday, Ada Lovelace wrote:
On Wednesday, February 3, 2016, Ada Lovelace <ada@example.com> wrote:
2015-10-18 0:17 GMT+03:00 Matt Palmer <info@discourse.org>:
Ada Lovelace <ada@example.com> wrote:
Ada Lovelace wrote on 03.02.2016 10:00:
Ada Lovelace (ada@example.com) writes:
In article <123@example.com>, Ada Lovelace wrote:
In message <123@example.com>, Ada writes:
Quoting Ada Lovelace <ada@example.com>:
Zitat von Ada Lovelace <ada@example.com>:
---- On Wed, 03 Feb 2016 10:00:00 +0100 Ada Lovelace <ada@example.com> wrote ----
-------- Ada wrote on 3 Feb 2016 --------
At 10:30 AM 2/3/2016, Ada Lovelace wrote:
Am 03.02.16 um 10:00 schrieb Ada Lovelace:
Am Mi., 3. Feb. 2016 um 10:00 Uhr schrieb Ada Lovelace <ada@example.com>:
Am 03.02.2016 um 10:00 schrieb Ada Lovelace <ada@example.com>:
Ada Lovelace <ada@example.com> hat am 3. Februar 2016 um 10:00 geschrieben:
Ada Lovelace <ada@example.com> schrieb am Mi. 3. Feb. 2016 um 10:00:
Ada schrieb am 03.02.2016 10:00:
Le 3 févr. 2016 à 10:00, Ada Lovelace <ada@example.com> a écrit :
Le mer. 3 févr. 2016 à 10:00, Ada Lovelace <ada@example.com> a écrit :
Le 03/02/2016 10:00, Ada Lovelace a écrit :
El mié., 3 feb. 2016 a las 10:00, Ada (<ada@example.com>) escribió:
El 03/02/16 a las 10:00, Ada Lovelace escribió:
El 3 de febrero de 2016, 10:00, Ada <ada@example.com> escribió:
2016-02-03 10:00 GMT-05:00 Ada <ada@example.com>:
Il giorno mer 3 feb 2016 alle ore 10:00 Ada <ada@example.com> ha scritto:
Il 03/02/2016 10:00, Ada ha scritto:
Il giorno 03/feb/2016, alle ore 10:00, Ada ha scritto:
Em qua., 3 de fev. de 2016 às 10:00, Ada <ada@example.com> escreveu:
Em 03/02/2016 10:00, Ada escreveu:
Ada <ada@example.com> escreveu no dia quarta, 3/02/2016 à(s) 10:00:
Op wo 3 feb. 2016 om 10:00 schreef Ada <ada@example.com>:
Op 3 feb. 2016, om 10:00 heeft Ada <ada@example.com> het volgende geschreven:
Op 03-02-16 om 10:00 schreef Ada:
Den ons 3 feb. 2016 kl 10:00 skrev Ada <ada@example.com>:
Den 2016-02-03 kl. 10:00, skrev Ada:
3 feb. 2016 kl. 10:00 skrev Ada <ada@example.com>:
Den ons. 3. feb. 2016 kl. 10.00 skrev Ada <ada@example.com>:
Den 03-02-2016 kl. 10:00 skrev Ada:
ons. 3. feb. 2016 kl. 10:00 skrev Ada <ada@example.com>:
På ons. 3. feb. 2016 kl. 10:00 skrev Ada:
ke 3. helmik. 2016 klo 10.00 Ada (ada@example.com) kirjoitti:
Ada Lovelace kirjoitti 3.2.2016 klo 10.00:
śr., 3 lut 2016 o 10:00 Ada <ada@example.com> napisał(a):
W dniu 03.02.2016 o 10:00, Ada pisze:
Dnia 3 lutego 2016 10:00 Ada <ada@example.com> napisał(a):
W dniu śr., 3.02.2016 o 10:00 Ada <ada@example.com> napisał(a):
Wiadomość napisana przez Ada <ada@example.com> w dniu 3 lut 2016, o godz. 10:00:
st 3. 2. 2016 v 10:00 odesílatel Ada <ada@example.com> napsal:
Dne 3.2.2016 v 10:00 Ada napsal(a):
st 3. 2. 2016 o 10:00 Ada <ada@example.com> napísal(a):
Dňa 3.2.2016 o 10:00 Ada napísal(a):
Ada <ada@example.com> ezt írta (időpont: 2016. febr. 3., Sze, 10:00):
2016.02.03. 10:00 keltezéssel, Ada írta:
În mie., 3 feb. 2016 la 10:00, Ada <ada@example.com> a scris:
Pe 03.02.2016 10:00, Ada a scris:
ср, 3 февр. 2016 г. в 10:00, Ada <ada@example.com>:
3 февраля 2016 г., 10:00 пользователь Ada <ada@example.com> написал:
03.02.2016 10:00, Ada пишет:
Среда, 3 февраля 2016, 10:00 +03:00 от Ada <ada@example.com>:
3 февр. 2016 г., в 10:00, Ada <ada@example.com> написал(а):
03.02.2016, 10:00, "Ada" <ada@example.com>:
ср, 3 лют. 2016 о 10:00 Ada <ada@example.com> пише:
На ср, 3.02.2016 г. в 10:00 Ada <ada@example.com> написа:
Στις Τετ, 3 Φεβ 2016 στις 10:00 π.μ., ο χρήστης Ada <ada@example.com> έγραψε:
Ada <ada@example.com>, 3 Şub 2016 Çar, 10:00 tarihinde şunu yazdı:
3 Şubat 2016 10:00 tarihinde Ada <ada@example.com> yazdı:
3.02.2016 10:00 tarihinde Ada yazdı:
Vào Th 4, 3 thg 2, 2016 vào lúc 10:00 Ada <ada@example.com> đã viết:
Pada tanggal Rab, 3 Feb 2016 pukul 10.00 Ada <ada@example.com> menulis:
2016年2月3日(水) 10:00 Ada <ada@example.com>:
2016年2月3日 10:00 Ada <ada@example.com>:
2016/02/03 10:00、Ada <ada@example.com>のメール:
2016/02/03 10:00、Ada <ada@example.com>のメール：
On 2016/02/03 10:00, Ada wrote:
2016년 2월 3일 (수) 오전 10:00, Ada <ada@example.com>님이 작성:
2016. 2. 3. 오전 10:00, Ada <ada@example.com> 작성:
Ada <ada@example.com> 于2016年2月3日周三 上午10:00写道：
Ada <ada@example.com> 於 2016年2月3日 週三 上午10:00寫道：
在 2016年2月3日，10:00，Ada <ada@example.com> 写道：
在 2016-02-03 10:00:00，"Ada" <ada@example.com> 写道：
ในวันที่ พ. 3 ก.พ. 2016 เวลา 10:00 Ada <ada@example.com> เขียนว่า:
‫בתאריך יום ד׳, 3 בפבר׳ 2016 ב-10:00 מאת ‪Ada‬‏ <‪ada@example.com‬‏>:‬
في الأربعاء، 3 فبراير 2016 في 10:00 ص تمت كتابة ما يلي بواسطة Ada <ada@example.com>:
Missatge de Ada <ada@example.com> del dia dc., 3 de febr. 2016 a les 10:00:
2016-02-03, tr, 10:00 Ada <ada@example.com> rašė:
trešd., 2016. g. 3. febr., plkst. 10:00 — lietotājs Ada (<ada@example.com>) rakstīja:
Kuupäev K, 3. veebruar 2016 kell 10:00 kirjutas Ada <ada@example.com>:
V sre., 3. feb. 2016 ob 10:00 je oseba Ada <ada@example.com> napisala:
sri, 3. velj 2016. u 10:00 Ada <ada@example.com> napisao je:
сре, 3. феб 2016. у 10:00 Ada <ada@example.com> је написао/ла:
mið., 3. feb. 2016 kl. 10:00 skrifaði Ada <ada@example.com>:
बुध, 3 फ़र॰ 2016 को 10:00 बजे को Ada <ada@example.com> ने लिखा:
در تاریخ چهارشنبه ۳ فوریهٔ ۲۰۱۶،‏ ۱۰:۰۰ Ada <ada@example.com> نوشت:
Ada <ada@example.com> je 3. 2. 2016 ob 10:00 napisal:
El dc., 3 febr. 2016 a les 10:00, Ada (<ada@example.com>) va escriure:
O mér., 3 feb. 2016 ás 10:00, Ada (<ada@example.com>) escribiu:
Noong Miy, Peb 3, 2016 nang 10:00 AM, sumulat si Ada <ada@example.com>:
Ada Lovelace via Example Forum <forum@example.com> wrote (3 Feb 2016):
`
  .trim()
  .split('\n');

/** Those that are known only by the quote below them. */
const BARE_ATTRIBUTIONS = `
[Ada Lovelace, 03.02.2016 10:00]:
>>>>> "Ada" == Ada Lovelace <ada@example.com> writes:
* Ada Lovelace <ada@example.com> [160203 10:00]:
+++ Ada [03/02/16 10:00 +0100]:
`
  .trim()
  .split('\n');

const ANSWER = 'Yes, that works. Thank you.';
const QUOTE = '> Hello Bob,\n> how are you?\n>\n> Ada';

/** A line folded at the last space before a column, as programs fold them. */
function folded(line: string, column: number): string {
  const at = line.length > column + 8 ? line.lastIndexOf(' ', column) : -1;
  return at < 0 ? line : `${line.slice(0, at)}\n${line.slice(at + 1)}`;
}

describe('a line that says who wrote the quote below', () => {
  it.each([...ATTRIBUTIONS, ...BARE_ATTRIBUTIONS])('is cut with its quote: %s', (line) => {
    expect(trimReply(`${ANSWER}\n\n${line}\n\n${QUOTE}\n`).text).toBe(ANSWER);
    expect(trimReply(`${ANSWER}\n${line}\n${QUOTE}`).text).toBe(ANSWER);
  });

  it.each([...ATTRIBUTIONS, ...BARE_ATTRIBUTIONS])('is cut where it is folded: %s', (line) => {
    expect(trimReply(`${ANSWER}\n\n${folded(line, 45)}\n\n${QUOTE}\n`).text).toBe(ANSWER);
  });

  it.each(ATTRIBUTIONS)('is known without marks before the quoted lines: %s', (line) => {
    expect(trimReply(`${ANSWER}\n\n${line}\n\nHello Bob,\nhow are you?\n`).text).toBe(ANSWER);
  });

  it.each([...ATTRIBUTIONS, ...BARE_ATTRIBUTIONS])('is cut above an answer that stands below: %s', (line) => {
    expect(trimReply(`${line}\n\n${QUOTE}\n\n${ANSWER}\n`).text).toBe(ANSWER);
  });

  it('is known over an empty line and over five lines', () => {
    const gap = 'On Mon, Feb 3, 2020 at 9:00 AM Ada Lovelace <ada@example.com>\n\nwrote:';
    const long =
      'On Mon, Feb 3, 2020 at 9:00 AM Ada\nLovelace of the Analytical\nEngine Company via Example <\nada@example.com\n> wrote:';
    expect(trimReply(`${ANSWER}\n\n${gap}\n\n${QUOTE}`).text).toBe(ANSWER);
    expect(trimReply(`${ANSWER}\n\n${long}\n\n${QUOTE}`).text).toBe(ANSWER);
  });

  it.each([
    'Here is what I need on 3 March 2026:\n- price\n- terms',
    'As I wrote on 3 March:\nwe are not interested.\nPlease stop.',
    'I could do these times on 3 March 2026 at 10:00 or at 11:00:\nA\nB',
    'My colleague Ada wrote me about it.\nWe will see.',
    'Am Montag schrieb mir Ada.\nDas passt.',
    'Le 3 mars, cela me convient :\n10 h ou 11 h',
  ])('is not seen in what somebody wrote: %s', (text) => {
    expect(trimReply(text)).toEqual({ text, elided: '' });
  });
});
