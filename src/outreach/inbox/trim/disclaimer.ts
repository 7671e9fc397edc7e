const LENGTH_MIN = 60;

// How such a paragraph begins, where nothing more is needed to know it.
const TITLE =
  /^[\s*_#=-]*(?:confidentiality (?:notice|note|statement|caution)|confidential(?:ity)? notice|legal (?:notice|disclaimer)|(?:e-?mail )?disclaimer|privacy notice|privileged (?:and|&) confidential|vertraulichkeitshinweis|haftungsausschluss|rechtlicher hinweis|avis de confidentialité|clause de confidentialité|avertissement|aviso (?:legal|de confidencial)|cláusula de confidencial|aviso de privacidad|avviso di riservatezza|riservatezza|informativa privacy|vertrouwelijkheid|sekretess|fortrolighed|klauzula poufności|nota poufności|уведомление о конфиденциальности|конфиденциально|gizlilik (?:bildirimi|notu)|yasal uyarı|免责声明|免責事項|保密|法律声明)/iu;

// Words that stand together only in such paragraphs; two of these groups make one.
const LEGAL: readonly RegExp[] = [
  /confidential|vertraulich|confidentiel|confidencial|riservat|confidenzial|vertrouwelijk|konfidentiell|fortrolig|luottamuksell|poufn|důvěrn|bizalmas|конфиденциальн|gizli|機密|机密|保密|기밀/iu,
  /intended (?:solely |only |recipient|for)|intended addressee|named addressee|bestimmt für|ausschließlich für|adressat|empfänger|destinataire|destinatari|geadresseerde|bestemd voor|avsedd|beregnet|adresat|címzett|адресат|alıcı|収信者|受信者|收件人|수신인/iu,
  /unauthori[sz]ed|prohibited|unbefugt|untersagt|nicht gestattet|interdite?|non autorisée?|prohibid|proibid|no autorizad|não autorizad|vietat|non autorizzat|verboden|niet toegestaan|otillåt|förbjud|forbudt|uautoriser|zabronion|zakázán|tilos|запрещ|yasak|禁止|금지/iu,
  /in error|by mistake|irrtümlich|versehentlich|par erreur|por error|por engano|per errore|abusivamente|ten onrechte|per abuis|av misstag|ved en feil|ved en fejl|omyłkow|przez pomyłkę|omylem|tévedésből|по ошибке|yanlışlıkla|hatayla|誤って|误收|错误|잘못/iu,
  /delete|destroy|vernichten|löschen|détruire|supprimer|eliminar|elimin|destruir|cancell|distrugg|verwijder|radera|slett|slet |usun|smaž|töröl|удалит|siliniz|imha|削除|删除|삭제/iu,
  /attachments?|anhäng|anhang|pièces? jointes?|adjunt|anex|allegat|bijlage|bilag|załącz|příloh|melléklet|вложени|ekleri|添付|附件|첨부/iu,
  /virus|viren|malware|вирус/iu,
  /registered (?:in|office|number|company)|handelsregister|amtsgericht|geschäftsführ|siège social|rcs |sociedad inscrita|sede legale|kvk/iu,
];

// A request to save trees, which print shops of old put there.
const TREES =
  /(?:consider|think of) the environment|denken sie (?:bitte )?an die umwelt|(?:pensez à|préservez) l['’]environnement|antes de imprimir|prima di stampare|denk aan het milieu|tänk på miljön|środowisk.{0,30}druk/iu;

/**
 * Whether a paragraph is what a company's mail server adds below a mail: confidential, meant for the addressee, delete
 * it if you got it in error, in any of the languages the classifier reads.
 */
export function isDisclaimer(paragraph: string): boolean {
  const text = paragraph.slice(0, 4000);
  if (TITLE.test(text) || (text.length < 300 && TREES.test(text))) return true;
  return text.length >= LENGTH_MIN && LEGAL.filter((group) => group.test(text)).length >= 3;
}
