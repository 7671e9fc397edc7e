import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';

/** "Nothing may go to OpenAI", "a different provider than AWS", "Paddle, not Stripe". */
const BEFORE = pattern(
  /(?:hors de question|(?<![\p{L}])(?:pas|jamais|nicht|kein\p{L}*|ohne|nunca|não|sem|never|nothing (?:from|to|may|hosted|stored|running|on|by|with|at|written in|made (?:with|in)|built (?:on|with|in)|based on)|(?:anything|everything|all|anyone) but|alles (?:au(?:ß|ss)er|nur nicht)|tout sauf|(?:todo|cualquier cosa) menos|(?:tudo|qualquer coisa) menos|skip(?: the)?|spare (?:me|us)|leave out|avoid|ditch|done (?:with|\p{L}+ing)|sick of|refuses?|had enough of|burned by|burnt by|if (?:i|we) (?:ever )?(?:see|find|get|read|hear)|without|niets|geen|nichts|(?:other|different|rather|better|cheaper|simpler)\b[^.;!?,]{0,24} than|instead of|in place of|rid of|away from|replac(?:e|es|ing)|(?:alternative|successor) to|fed up with|tired of|hates?|outgrew|statt|anstatt|weg von|au lieu d[eu']|plutôt que|en (?:lugar|vez) de|em vez de|al posto di|in plaats van|zamiast|(?:not|nothing|nobody|no)\b[^.;!?,]{0,30}(?<!\p{L})(?:goes?|sent|sends?|leaves?|reach(?:es)?)|(?:nobody|no one|none of (?:us|them)|ninguém|ninguem|nadie|keiner|niemand|personne|nessuno|nikt)\b[^.;!?,]{0,20}(?<!\p{L})(?:uses?|has|have|wants?|trusts?|knows?|usa|tem|quer|tiene|quiere|nutzt|benutzt|hat|will|utilise|veut|używa|ma)))(?![\p{L}])[^.;!?,]{0,45}$|(?<!\p{L})(?:not|sin|sans) (?:(?:use|be|on|in|with|via|through|at|to|another|a|an|any|even|de) ){0,3}$/u,
);

/** "Azure, AWS etc. are not permitted", "redis not required", "Signal or Telegram are out". */
const AFTER = pattern(
  /^[^.;!?]{0,30}(?:etc\.)?[^.;!?]{0,12}(?:(?<!\p{L})(?:not|never|nicht|no) (?:be )?(?:permitted|allowed|used|required|needed|necessary|wanted|an option|possible|acceptable|welcome|nötig|erlaubt)|(?<!\p{L})(?:forbidden|prohibited|banned|blocked|excluded|out of the question|verboten|tabu|interdit|prohibid|proibid|vietat|verboden|zabronion)|(?<!\p{L})(?:is|are) (?:out(?! of)|(?:(?:way|far|much) )?too (?:expensive|dear|complicated|slow|big|heavy)|overkill|a no-go|taboo))/u,
);

const REACH = 60;
const AHEAD = 90;

/** The text, in lower case, names the word to rule it out, wherever else it names it. */
export function isRejected(low: string, word: string): boolean {
  return placesOf(low, word).some((at) => isRejectedAt(low, at, word.length));
}

/** Named as the place where people talk today: "our WhatsApp group is chaos". */
export const isTalkedOver = (low: string, at: number, length: number): boolean =>
  /^[\s-]?(?:group|gruppe|grupo|groupe|gruppo|groep|chats?\b|chaos|threads?\b)/.test(
    low.slice(at + length, at + length + 12),
  );

/** The same of the word that begins at `at`. */
export function isRejectedAt(low: string, at: number, length: number): boolean {
  return (
    (at > 0 && BEFORE.test(low.slice(Math.max(0, at - REACH), at))) ||
    AFTER.test(low.slice(at + length, at + length + AHEAD))
  );
}
