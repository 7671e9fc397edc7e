import { capabilities } from '../knowledge/index.ts';
import { integrations } from '../knowledge/stack/integrations.ts';
import { singular } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';
import { isRuledOut } from './excluded.ts';
import { isLinkedOut } from './linked-out.ts';

/** What no capability stands for and people rule out all the same. */
const PARTS =
  /\b(?:cloud|servers?|ads?|advert\w*|track\w*|cookies?|subscriptions?|app stores?|ai|ki|ia|llm|logins?|accounts?|passwords?|registrations?|installs?|installation|fees?|sync|internet|javascript|docker|chat|sms|photos?|pictures?|images?|videos?|cameras?|audio|sound|gps|maps?|barcodes?|qr|newsletters?|cards?|emails?|calls?|payments?|printers?|paper)\b/;

/** What the idea rules out, as far as a product could have it: "ads", "a cloud account"; "no idea" rules out nothing. */
export function leftOut(understanding: Understanding): string[] {
  const { constraints } = understanding;
  const seen = new Set<string>();
  const there = integrations().some((one) => isLinkedOut(one, understanding));
  return constraints.without
    .filter((phrase) => {
      const one = singular(phrase);
      return seen.has(one) ? false : seen.add(one);
    })
    .filter(
      (phrase) =>
        !(there && /^(?:donations?|gifts?)$/.test(phrase)) &&
        (PARTS.test(phrase) ||
          constraints.forbidden.some(({ words }) => words.some((word) => phrase.includes(word))) ||
          capabilities.some((one) => isRuledOut(one, phrase))),
    );
}
