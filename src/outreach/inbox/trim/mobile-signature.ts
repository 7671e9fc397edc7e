const LENGTH_MAX = 160;

// Words that only such a line has, so that "Sent from our office yesterday" stays.
const DEVICE =
  /i-?phon|ipad|ipod|android|mobile?\b|mobil|móvil|celular|cell\b|cellulare|phone|telefon|teléfono|téléphone|телефон|handy|tablet|smartphone|blackberry|galaxy|samsung|huawei|xiaomi|nokia|htc|nexus|pixel|oneplus|motorola|\bmoto\b|sony|xperia|windows|outlook|\bmail\b|e-?mail|courriel|gmail|yahoo|aol|gmx|web\.de|hotmail|proton|tutanota|airmail|mailbox|mailspring|mailbird|thunderbird|k-9|spark|superhuman|hey\.com|newton|polymail|boxer|nine\b|postbox|zoho|fastmail|canary|edison|bluemail|aqua ?mail|typeapp|webmail|apple watch|vision pro|macbook|\bmac\b|computer|laptop|device|gerät|appareil|dispositivo|apparaat|enhet|enhed|laite|urządzeni|устройств|телефона|手机|手機|スマートフォン|휴대폰/iu;

// "Sent from …", with the verb before the device.
const SENT_BEFORE =
  /^(?:sent|mailed|written|typed|emailed|composed|sendt|skickat|gesendet|geschickt|verfasst|verschickt|envoyée?|transmis|expédié|écrit|enviad[oa]|enviat|mandado|escrito|inviat[oa]|spedito|verzonden|verstuurd|sent|lähetetty|wysłan[eoay]|odesláno|odoslané|отправлено|послано|надіслано|відправлено|изпратено|poslano|poslato|trimis|küldve|saadetud|išsiųsta|nosūtīts|dikirim|gửi|στάλθηκε|εστάλη|ส่งจาก|أُ?رسلت?|נשלח|发自|發自|寄自|elküldve)(?!\p{L})\s*.{1,140}$|^(?:发自|發自|寄自|ส่งจาก).{1,60}$|^from my .{2,40}$/iu;

// Those whose verb comes after: "Von meinem iPhone gesendet", "iPhoneから送信", "iPhone'umdan gönderildi".
const SENT_AFTER =
  /(?:gesendet|versendet|verschickt|geschrieben|verfasst|gönderildi|gönderilmiştir|küldve|küldtem|から送信|からの送信|から送信されました|传送|傳送|发送|發送|에서 보냄|에서 보냈습니다|보낸 메일|verzonden|verstuurd|lähetetty|sent|envoyé)\s*[.)>]*$/iu;

// Those that begin otherwise: "This message was sent from …", "Diese Nachricht wurde … gesendet".
const WHOLE_SENTENCE =
  /^(?:this (?:e-?mail|message|mail) was (?:sent|written|typed) (?:from|with|on|using|by)|diese (?:e-?mail|nachricht|mail) wurde (?:von|mit)|(?:cet? (?:e-?mail|message|courriel) a été envoyé)|este (?:correo|mensaje|e-?mail) (?:ha sido|fue|foi) enviado|dit bericht is (?:verzonden|verstuurd)|questa (?:e-?mail|messaggio) è stat[ao] inviat[ao])/iu;

// Advertisements of programs and virus scanners, and apologies for small keys.
const ADVERT =
  /^(?:(?:get|holen sie sich|téléchargez?|télécharger|obtene[rz]|obtenha|obter|baixar?|scarica|ottieni|hämta|hent|last ned|pobierz|stáhnout|скачать|получить|获取|取得|下载)\s.{0,24}outlook (?:für|for|para|pour|per|voor|til|för|dla|для|na|pro) .{2,30}|ios(?: için|용) outlook.{0,20}|発信元: iphone|provenance : courrier pour windows.{0,5}|outlook (?:für|para|pour|per|voor|til|för|for) (?:ios|android|mac).{0,60}|.{0,20}outlook (?:for|for )?(?:ios|android)(?: を入手| 받기)?|yahoo mail[:;].{0,60}|virus-free\.? .{0,60}|(?:please |pls )?(?:excuse|pardon|forgive|ignore) (?:my |the |any |all )?(?:brevity|typos?|spelling|thumbs|errors|mistakes|autocorrect|misspel).{0,60}|.{0,80}\bavast\b.{0,60}|.{0,30}(?:scanned|checked|geprüft|überprüft) (?:for|by|auf|von) (?:viruses|viren|avg|mailscanner).{0,60})$/iu;

/**
 * Whether a whole line is what a telephone or a mail program adds by itself: "Sent from my iPhone", "Von meinem
 * Mobilgerät gesendet", "Get Outlook for iOS". It says nothing, wherever it stands.
 */
export function isMobileSignature(line: string): boolean {
  if (line.length > LENGTH_MAX * 2) return false;
  const text = line
    .replace(/\]\([^()\s]{0,200}\)|<https?:[^<>\s]{0,200}>|https?:\/\/\S{0,200}/g, ' ')
    .replace(/[<>()[\]*_«»"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-–—•·|]+/, '')
    .trimEnd();
  if (text.length < 6 || text.length > LENGTH_MAX || words(text) > 18) return false;
  if (ADVERT.test(text)) return true;
  if (/^sent (?:from|via|with|by|using|on) (?:my|a|an)\s/iu.test(text)) return true;
  if (
    /^sent (?:from|with|via|using|on) (?:the go|\p{Lu}\S{1,20}(?: for \p{L}{2,10})?)\.?$/u.test(text.replace(/^S/, 's'))
  )
    return true;
  if (!DEVICE.test(text)) return false;
  if (WHOLE_SENTENCE.test(text))
    return /gesendet|verfasst|geschrieben|my |using|con|avec|dal?l?|vanaf|met|desde|do meu/iu.test(text);
  if (SENT_AFTER.test(text)) return words(text) <= 8;
  if (SENT_BEFORE.test(text)) return hasSource(text) && words(text) <= 14;
  return words(text) <= 6 && /\sfrom (?:my )?(?:mobile|phone|iphone|ipad|android|cell)$/iu.test(text);
}

/** Whether "from my", "mit", "depuis" … stands near its beginning. */
function hasSource(text: string): boolean {
  return /^(?:\S+ )?(?:from|via|with|by|using|on|von|vom|mit|aus|über|depuis|de|du|avec|par|desde|con|do|da|dal|dalla|pelo|com|vanaf|vanuit|van|met|från|med|fra|via|z|ze|za pomocą|pomocí|à partir|az|no|iš|с|со|из|з|зі|от|din|de pe|iz|sa|s|mijn|my|mi|meu|mio|min|minu)\b|^from my |^(?:από|ส่งจาก|发自|發自|寄自|gửi từ|από|נשלח|أُ?رسل|εστάλη|στάλθηκε|lähetetty|отправлено|надіслано|надслано|изпратено|enviat des|dikirim dari)/iu.test(
    text,
  );
}

function words(text: string): number {
  return text.split(' ').length;
}
