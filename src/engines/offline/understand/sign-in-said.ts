/** How people are to sign in, where the text says so: a short number, a key or a finger, a mailed link. */
export const signInSaid = (text: string): 'pin' | 'passkey' | 'link' | undefined =>
  PIN.test(text)
    ? 'pin'
    : PASSKEY.test(text)
      ? 'passkey'
      : LINK.test(text)
        ? 'link'
        : HANDS.test(text)
          ? 'pin'
          : undefined;

/** Whoever works in gloves or at a device that all share opens no mail there. */
const HANDS =
  /\b(?:wet|dirty|thick|greasy|rubber|work|winter) gloves\b|\b(?:with|in|wearing) gloves\b|\bgloves on\b|\bshared? (?:a |one |the )?(?:tablet|phone|terminal|device)\b|\bone (?:tablet|terminal) for (?:all|everybody|everyone|the whole)\b/i;

const PIN =
  /\b(?:four|4|five|5|six|6)[- ]digit (?:pins?|codes?)\b|(?<!\b(?:drops?|dropped|dropping|puts?|place|places|placing|sets?|sticks?|adds?|moves?|as|with) )\ba pin(?: code)?\b(?! (?:on|onto|for|at|where|in the map|map))/i;
const PASSKEY =
  /\b(?:little |usb )?keys? (?:that )?you (?:stick|plug|put) in|\bsecurity keys?\b|\bpass-?keys?\b|\bwebauthn\b|\bfido ?2?\b|\byubi-?keys?\b|\b(?:press|put|lay|rest)\w* (?:my|a|the|their|your) (?:thumb|finger)s? on\b|\bface id\b|\btouch id\b|\b(?:log ?in|sign ?in|unlock\w*|opens?|enter) (?:\w+ ){0,2}(?:with|by|via) (?:a |the |their |my )?(?:finger ?prints?|fingers?|thumb)\b|\bfinger ?print (?:login|log-in|sign-in|unlock)|\bbiometric (?:login|sign-in|unlock)|\b(?:per|mit) fingerabdruck|\bcon (?:la )?huella|\bcom (?:a )?digital\b|\bpar empreinte/i;
const LINK =
  /\b(?:magic|sign[- ]?in|login|log-in) links?\b|\b(?:link|code) (?:in|by|per|via|through|from) (?:the |an? |the ir )?e?-?mails?\b|\b(?:mailed|e-?mailed) link|\be-?mail links?\b|\blink (?:per|in der|via) (?:e-?)?mail|liens? magiques?|lien (?:par|dans) (?:un |l['’])?e?-?mail|enlaces? (?:mágicos?|por (?:correo|e-?mail))|links? (?:mágicos?|por e-?mail)|\bpasswordless\b/i;
