/** What an element of a mail holds, beyond text. */
export type Container = 'quote' | 'quoted-mail' | 'signature' | 'hidden' | null;

// Mail programs' own names for what they quote, as class or id: Yahoo, Proton, Zoho, Tuta.
const QUOTE = /yahoo_quoted|(?:^|\s)(?:protonmail_quote|zmail_extra|tutanota_quote)(?:$|\s)/i;

// Those that only stand before the quoted mail: Outlook on the web, on telephones and the old Hotmail.
const QUOTED_MAIL =
  /^(?:x_)*(?:divRplyFwdMsg|mail-editor-reference-message-container|ms-outlook-mobile-reference-message|OLK_SRC_BODY_SECTION|stopSpelling|OutlookMessageHeader)$/i;

// What Outlook for the desktop draws above "From: … Sent: …".
const OUTLOOK_RULE = /border-top:solid#(?:e1e1e1|b5c4df)/i;

const SIGNATURE =
  /(?:^|[\s_])(?:gmail_signature|moz-signature|protonmail_signature_block(?:-user)?|ms-outlook-mobile-signature|ymail_android_signature|yahoo-signature|zmail_signature)(?:$|[\s_])/i;

/** What an element is to a reader of replies; null for most. */
export function containerOf(name: string, attributes: ReadonlyMap<string, string>): Container {
  const classes = attributes.get('class') ?? '';
  const id = attributes.get('id') ?? '';
  if (name === 'blockquote' || attributes.get('name') === 'quote' || QUOTE.test(classes) || QUOTE.test(id))
    return 'quote';
  if (QUOTED_MAIL.test(id) || QUOTED_MAIL.test(classes) || OUTLOOK_RULE.test(styleOf(attributes))) return 'quoted-mail';
  if (SIGNATURE.test(classes) || SIGNATURE.test(id) || /^(?:x_)*(?:Signature|AppleMailSignature)$/.test(id)) {
    return 'signature';
  }
  return null;
}

/** Whether an element is not shown, as previews and trackers are not. */
export function isHidden(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const style = styleOf(attributes);
  if (attributes.has('hidden') || HIDDEN.test(style)) return true;
  // Templates set the size of a cell to nothing and that of the text in it anew.
  return (name === 'span' || name === 'font') && /(?:^|;)font-size:0(?:px|pt)?(?:;|!|$)/.test(style);
}

const HIDDEN = /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|opacity:0(?:\.0+)?(?:;|!|$))/;

function styleOf(attributes: ReadonlyMap<string, string>): string {
  return (attributes.get('style') ?? '').slice(0, 2000).toLowerCase().replace(/\s+/g, '');
}
