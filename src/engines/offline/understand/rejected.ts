import { pattern } from '../language/pattern.ts';
import { saidAround } from './refusals.ts';

/** "Nothing may go to OpenAI", "a different provider than AWS", "Paddle, not Stripe". */
const BEFORE = pattern(
  /(?:hors de question|swears? at|curses?|used to (?:be|live in|live on|run on|sit in|use|have|pay for)|(?:nothing|anything|something|nichts|rien|nada) (?:that|which|das|qui|que) (?:needs?|requires?|wants?|uses?|runs on|depends on|smells of|looks like|calls?|talks to|braucht|demande|exige|necesita|precisa)|not locked in(?:to| to)|peine de (?:nous |me )?parler d(?:e|u)[^.;!?]{0,30}|(?<![\p{L}])(?:pas|jamais|nicht|kein\p{L}*|ohne|nunca|não|sem|never|no (?:sharing|syncing|sync|connection|link|exchange|integration|data|deal) (?:with|to|from)|nothing (?:in|from|to|may|hosted|stored|running|on|by|with|at|written in|made (?:with|in)|built (?:on|with|in)|based on)|(?:anything|everything|all|anyone) but|alles (?:au(?:ß|ss)er|nur nicht)|tout sauf|(?:todo|cualquier cosa) menos|(?:tudo|qualquer coisa) menos|skip(?: the)?|spare (?:me|us)|leave out|avoid|ditch|(?<!(?:be|get|it|getting) )done (?:with|\p{L}+ing)|sick of|refuses?|had enough of|burned by|burnt by|if (?:i|we) (?:ever )?(?:see|find|get|read|hear)|without|niets|geen|nichts|(?:other|different|rather|sooner|better|cheaper|simpler)\b[^.;!?,]{0,24} than|instead of|in place of|rid of|away from|replac(?:e|es|ing)|(?:alternative|successor) to|fed up with|tired of|hates?|outgrew|statt|anstatt|weg von|au lieu d[eu']|plutôt que|en (?:lugar|vez) de|em vez de|al posto di|in plaats van|zamiast|(?:not|nothing|nobody|no)\b[^.;!?,]{0,30}(?<!\p{L})(?:goes?|sent|sends?|leaves?|reach(?:es)?)|(?:nobody|no one|none of (?:us|them)|ninguém|ninguem|nadie|keiner|niemand|personne|nessuno|nikt)\b[^.;!?,]{0,20}(?<!\p{L})(?:uses?|has|have|owns?|got|wants?|trusts?|knows?|usa|tem|vai|quer|tiene|quiere|nutzt|benutzt|hat|will|utilise|veut|używa|ma)))(?![\p{L}])[^.;!?,]{0,45}$|(?<!\p{L})(?:not|sin|sans) (?:(?:use|using|be|on|in|with|via|through|at|to|another|a|an|any|even|de|one|from|by|of|buying|buy|getting|paying|for|something|anything) ){0,4}$/u,
);

/** "Azure, AWS etc. are not permitted", "redis not required", "Signal or Telegram are out". */
const AFTER = pattern(
  /^[^.;!?]{0,14}(?:darf|dürfen|soll|sollen)(?!\p{L})[^.;!?]{0,24}(?<!\p{L})nicht|^[^.;!?]{0,50}(?:that|this|it) (?:has to|must|needs to|should) (?:stop|end|go)\b|^ (?:no|nein|non|não|nee|nie)(?=[,.;!?]|$)|^[^.,;!?]{0,20}(?:does|do|will|shall)(?: not|n['’]t) (?:come|set foot|enter|get in)|^[^.,;!?]{0,30}(?:hoeft er niets|zijn er niet|gibt es (?:hier |bei uns )?nicht)|^\. (?:it|that) (?:is|will|shall) not\b|^(?!,? (?:and |so |but |as )?(?:we|i|they|you|people|nobody|our|staff)(?!\p{L})|,\s[\p{L}.]+ (?:is|was|has|costs)(?!\p{L}))[^.;!?]{0,30}(?:etc\.)?[^.;!?]{0,12}(?:(?<!\p{L})(?:not|never|nicht|no) (?:be )?(?:permitted|allowed|used|required|needed|necessary|wanted|an option|possible|acceptable|welcome|nötig|erlaubt)|(?<!\p{L})(?:forbidden|prohibited|banned|blocked|excluded|ruled out)(?=\s*(?:[.,;:!?)]|$)|\s(?:by|in|at|for|here|on|from|since|as|because|and|at)\s)|(?<!\p{L})(?:scheiden|scheidet|fallen|fällt) (?:aus|weg)|quedan? fuera|ficam? de fora|(?:vallen|valt) af|hatten (?:wir|ich)|(?<!\p{L})(?:out of the question|verboten|tabu|interdit|prohibid|proibid|vietat|verboden|zabronion)|(?<!\p{L})(?:is|are) (?:out(?! of)|(?:(?:way|far|much) )?too (?:expensive|dear|complicated|slow|big|heavy)|overkill|a no-go|taboo))/u,
);

const REACH = 60;
const AHEAD = 90;

/** Where people talk today, and shall go on: "a Telegram group and that works, so let the tool live in there". */
const LIVED_IN =
  /^[^.;!?]{0,60}\b(?:let|have|put|make|wants?|should|must|can)\b[^.;!?]{0,20}\b(?:live|stay|sit|happen|be) (?:in )?(?:there|right there|in it)\b|^[^.;!?]{0,30}\band (?:it|that) (?:should|must|has to) stay/;

/** "I want it to live in our existing Telegram group" */
const LIVED_IN_BEFORE =
  /\b(?:live|stay|sit|work|run|happen|be)s? (?:right |only )?(?:in|inside|within) (?:our|the|my|their)(?: existing| own| old)? $/;

/** Named as the place where people talk today: "our WhatsApp group is chaos". */
export const isTalkedOver = (low: string, at: number, length: number): boolean =>
  !LIVED_IN_BEFORE.test(low.slice(Math.max(0, at - REACH), at)) &&
  !LIVED_IN.test(low.slice(at + length, at + length + 110)) &&
  /^[\s-]?(?:group|gruppe|grupo|groupe|gruppo|groep|chats?\b|chaos|threads?\b)/.test(
    low.slice(at + length, at + length + 12),
  );

/** The same of the word that begins at `at`. */
export function ruledRejected(low: string, at: number, length: number): boolean {
  const said = saidAround(low, at, length);
  if (said) return said === 'out';
  const before = low.slice(Math.max(0, at - REACH), at);
  const after = low.slice(at + length, at + length + AHEAD);
  if (EXCEPTED.test(before)) return false;
  return (
    (at > 0 && (BEFORE.test(before) || BLAMED_BEFORE.test(before))) || AFTER.test(after) || BLAMED_AFTER.test(after)
  );
}

/** "Bounces anything that is not PDF/A", "not permitted anything besides Java": that and nothing else is wanted. */
export const EXCEPTED =
  /(?:never again: (?:[^.;!?]{0,30})?|\b(?:anything|everything|nothing|whatever|all)\s(?:that |which )?(?:is|are|was)(?: not|n['’]t) (?:an? )?|(?:\bnot|n['’]t|\bno|\bnothing|\bnobody|\bnever)\b[^.;!?]{0,50}\b(?:besides|other than|except|apart from|but)\s(?:for )?)$/;

/** What went wrong with a service once: "hacked three times via WordPress", "lost a year of samples in MongoDB", "left Airbnb in anger". */
const BLAMED_BEFORE =
  /(?:\bhacked\b|\bburn(?:ed|t)\b|queimei|\bfired by|\brejected by|\bbill from|\bin dispute with|\bhives? over|\bmaintained|\blost [^.;!?]{0,24} in|\bleft\b(?! of)(?: us| me)?(?: with)?|(?<!(?:front|back)[- ]?)\bends? in|(?<!\ba )\bblocks?|\bhad it with|\bdid it in|\bthe word|\brefuses? (?:to )?\w*|\bfrom the same|\blast thing was on|\bkeeps? saying|\bbelongs? to|\bdon['’]t speak|\b(?:skin|kill|fire|sue|fine|shoot) (?:me|us) for|\buitslag van)\b(?:(?!, so )[^.;!?]){0,36}$|(?:weder|noch|neither|nor|ni)\s$/;
/** "Stripe froze our money", "Auth0 wanted 1,500 a month", "Kubernetes would be like hiring an orchestra". */
const BLAMED_AFTER =
  /^[^.,;!?]{0,40}?(?:do|does)(?:n['’]t| not) work (?:for|here|in|with|well)|^[^.;!?]{0,60}?(?:off the table|no funciona|não funciona|funktioniert (?:hier |bei uns |leider )*nicht|ne (?:marche|fonctionne) pas|company we are in dispute|like hiring|of (?:no|any) interest|fell over|froze|buried it|please not again|disliked it|(?:einen )?anfall|heart attack|herzinfarkt|collapsed|(?:now )?costs? (?:us |more|me )|wanted [\d,]+|sent me a bill|got paused|\bhacked\b|simply refuse|(?:are|is|and \S+ (?:are|is)) (?:not|nonsense|tasteless)(?=[.,;!?]|$)|never that again|so not that again|genau davon (?:muss|will|müssen|wollen)|davon (?:muss|will|müssen|wollen) (?:ich|wir) weg|want to get (?:away from|off|rid of)|(?:was|got|been) (?:switched|turned|shut) (?:off|down)|switched it off|shut it down|por encima de mi cadáver|over my dead body|über meine leiche|achterwege|lassen wir weg|(?:starts?|begins?) (?:twitching|shaking|crying|screaming)|gives? (?:me|us|him|her) (?:nightmares|hives)|ours has neither|ours (?:has|is|does) (?:no|not)|in anger|voted out|not part of|closed (?:our|the|my)|a foreign word|out;|rejected the|vai não|brauchen wir nicht|hoeft (?:echt )?niet|non (?:se ne )?(?:vuole|vogliono|vogliamo|voglio|parl)|will (?:er|ich|sie|hier keiner|niemand) nichts|wollen wir nichts|no quiere(?:n|mos)? (?:ni )?(?:oír|saber)|(?:ne )?veu[a-zé]+ pas (?:en )?entendre|não quer(?:em|o|emos)? (?:nem )?(?:ouvir|saber)|nicht (?:nötig|gewollt|gewünscht))/;

/** "They don't want to upload pictures of their babies": the pictures stay where they are. */
const HELD_BACK =
  /(?:n['’]t|not|never|nobody|no one)\b[^.;!?]{0,24}\b(?:upload|send|give|hand over|share|leak|leave)\w*(?: us| them| out| away)?(?: any| the| their| our| my)?\s$/;

/** Of a function or a medium, which stands in more kinds of sentences: "laut Elternbeirat tabu", "nobody should have to sign up". */
export function ruledUnwanted(low: string, at: number, length: number): boolean {
  if (HELD_BACK.test(low.slice(Math.max(0, at - REACH), at)) || NO_OTHER.test(low.slice(0, at))) return false;
  const said = saidAround(low, at, length);
  if (said) return said === 'out';
  const before = low.slice(Math.max(0, at - REACH), at);
  const after = low.slice(at + length, at + length + AHEAD);
  return (!EXCEPTED.test(before) && UNWANTED_BEFORE.test(before)) || UNWANTED_AFTER.test(after);
}

/** "No other messenger is admitted": one is. */
const NO_OTHER = pattern(
  /(?<!\p{L})(?:no|not any|without any|aucune?|pas d['’]|keine?n?|ning[uú]n[ao]?|nenhum[a]?|nessun['’]?[ao]?) ?(?:other|further|autre|andere[nrs]?|weitere[nrs]?|otr[oa]|outr[oa]|altr[oa]) $/u,
);

const UNWANTED_BEFORE = pattern(
  /(?:(?:,| and| but|;) not (?:by|via|through|over|with|per|as|in) (?:an? )?|(?:not|n['’]t|never) (?:ask|make|force|require|want|expect|push|bother|let|hand)[^.;!?]{0,30} |(?:ruin|spoil|kill|wreck|poison|sink)s? (?:it|this|that|everything|the (?:thing|whole|mood))(?: all)?: ?[^.;!?]{0,50}|in vain: ?[^.;!?]{0,60}|\b(?:nobody|no one) (?:shall|will|ever|here)? ?needs? an? |\b(?:neither|nor|weder|noch|ni|né|anti-?) (?:\p{L}+ )?|\bkeep (?:the |all |any )?(?=\p{L}+ (?:well |far )?out of)|(?:hates?|loathes?|detests?|despises?|can['’]?t stand|swears? at|curses?|allergic to|spare (?:me|us)|had enough of|sick of|fed up with|tired of) (?:\p{L}+ ){0,3}|\bsay no to\b[^.;!?]{0,44}|(?<!\p{L})(?:no|without|zero|kein\p{L}*|ohne|sans|sin|sem|senza|geen|zonder|bez|nada de) (?:\p{L}+ ){0,2}|\b(?:forbidden|forbids?|banned|bans|refuses?|struck out|said no to|never(?: again)?|have to|asks? for|nobody (?:should|may|must|needs to|wants to|would get|will get)[^.;!?]{0,20}|nobody (?:here )?(?:wants|needs|likes|asked for)[^.;!?]{0,40}|if i see[^.;!?]{0,14}|tasteless to|don['’]?t (?:want|ask me to|need|wish)|dont (?:want|ask me to|need)|not (?:want|need|going through|be able to)|shouldn['’]t be able to|nobody can see|nothing (?:on|in) (?:it|there|the (?:app|site|page|screen)) (?:may|should|must|can|shall)|(?:wo|would|should|must|need)n['’]t(?: ever)?|there (?:isn['’]t|is not|is no|aren['’]t)|no a|no à) (?:\p{L}+ ){0,5}|(?:não|nao|no) quero (?:\p{L}+ ){0,5}|proh[íi]be[n]? (?:\p{L}+ ){0,4}|pro[íi]be[m]? (?:\p{L}+ ){0,4}|refus\p{L}* (?:\p{L}+['’ ]){0,8}|interdi\p{L}* (?:\p{L}+['’ ]){0,4}|verbiet\p{L}* (?:\p{L}+ ){0,4}|nix mit |nichts mit |niechce[^.;!?]{0,40}|nie chce[^.;!?]{0,40}|di |put things in |niente (?:\p{L}+ ){0,2}|ni[xc]h?t?s? zum |vetoed (?:is|are|was) (?:an? )?)$/u,
);
const UNWANTED_AFTER = pattern(
  /^ alone(?=[.,;!?]|$)|^[^.;!?]{0,70}\b(?:none|neither) of (?:either|them|those|the two)\b|^[^.;!?]{0,24}: [^.;!?]{0,50}\b(?:it|that|the answer) was (?:a (?:clear |flat )?)?no\b|^[^.;!?]{0,50}\bis (?:a (?:red )?line|where) (?:i|we) (?:will|would|won['’]t|do|don['’]t|draw)\b|^[^.,;!?]{0,30}(?:hoeft er niets|zijn er niet|gibt es (?:hier |bei uns )?(?:nicht|keine?n?))|^[^.!?]{0,50}; do the opposite|^\. (?:it|that) (?:is|will|shall) not\b|^[^.;!?]{0,30}\? ?(?:pff+t?|nah|nope|no|ugh|bah|bof|what for|why|seriously|please no|wozu|quatsch|para qué|pour quoi faire)(?!\p{L})|^[^.!?]{0,40}(?:por encima de mi cadáver|over my dead body|über meine leiche)|^[^.;!?]{0,60}(?:(?<!\p{L})(?:tabu|taboo|forbidden|verboten|prohibid|interdit|vietat|verboden|unerwünscht|nonsense|useless|pointless|not welcome|no use|tasteless)|(?:has|have) no business|(?:is|are) (?:poison|cancer|evil|a plague|a pest|an insult|silly|childish|ruled out|excluded|off limits|not wanted|a no|not for us|not our thing)(?!\p{L})|would (?:kill|ruin|spoil|wreck|sink|end|defeat) (?:it|this|that|the|everything)|lost the vote|off the table|out of the question|(?:was|were|is|are) told no\b|soll (?:einen |uns |mich |sie )?(?:da )?niemand|(?:none|nothing) of that|out of (?:it|this|there|here)(?=[.,;!?]|$| altogether| entirely| completely| please)|leave (?:them|it|that|those) (?:off|out|away|aside)|do the opposite|(?:scheiden|scheidet|fallen|fällt) (?:aus|weg)|quedan? fuera|ficam? de fora|(?:est|sont) exclus?|(?:vallen|valt) af|; (?:io no|ich nicht|yo no|moi non|eu não|not me|i don['’]t)(?!\p{L})|(?:stay|stays|are|is) closed|brauchen wir nicht|wollen wir nicht|hoeft (?:echt )?niet|नहीं|ne ho già|nenhum|never again|so leave those out|odpada|fällt weg|nie (?:zniosę|chc\p{L}*|ma być)|leave (?:it|them|those) out)/u,
);
