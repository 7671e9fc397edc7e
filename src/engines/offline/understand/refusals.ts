import { byPlace } from '../language/by-place.ts';
import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';

/**
 * How people say that a named program or function is out, or in although the sentence sounds otherwise. One way a line; what
 * stands between two words may be a few others where the line has "…". Lower case.
 */
const OUT_BEFORE = `
(?:we['’]re|we are|i['’]m|i am|they are|everybody is|us) (?:all |now |just |finally )?(?:leaving|quitting|abandoning|moving off|migrating off|getting off)
(?:nothing|nobody|never|not a thing|neither) (?:by|via|over|through|per)(?: [\\p{L}-]+ or)?
(?:nor|neither) (?:on|with|over|through|by|in|to)(?: the| any| an?)?
(?:and|but) (?:none|nobody|no one) (?:at all )?for(?: the)?
hands off
(?:not|n['’]t|never) (?:going to |gonna )?pay(?:ing)? (?:good money |extra |a cent |\\p{L}+ a month )?for(?: an?| any| the)?(?: managed| hosted| separate)?
no (?:point|sense) in (?:(?:having|building|making|doing|paying for|writing|keeping) )?(?:an? |any |the )?
(?:get|getting|got|be|we['’]?re|are|i['’]?m) (?:well |now |long )?(?:off|rid of|away from|free of)
(?:well |far )?clear of
refugees (?:of|from)
(?:came|moved|fled|ran|switched|migrated) (?:over |away )?from
(?:parted ways|finished|done|through|over and out|at war) with
(?:say|said|saying|wave|waved) (?:good ?bye|adieu|no) to
(?:spare|save) (?:us|me|them|him|her|the \\p{L}+|my \\p{L}+)(?: from)?(?: any| all| the)?
god save \\p{L}+ (?:\\p{L}+ ){0,3}from
(?:out go|out goes|scrap|scrapped|ditch|ditched|axe|axed|bin|binned|cut|drop|dropped|cancel|cancelled|canceled|uninstalled|deleted|banned|bans|barred|bars|outlawed|outlaws|forbids|forbade|prohibits|vetoed|struck|boycott)(?: the| all| that| our)?
(?:resist|refuse|decline)\\p{L}* (?:the )?(?:urge|temptation|idea|call|offer)s? (?:to reach for|of|to use|for)
tempted by
(?:if|when|should) (?:someone|somebody|anyone|anybody|you|one more person|another \\p{L}+) (?:(?:ever|even) )?(?:suggests?|mentions?|says?|proposes?|brings? up|opens?|sends?|adds?|installs?|tries|comes up with)[^.,;!?]{0,24}
(?:so )?no (?:\\p{L}+ )?(?:stuff|things?|junk|tools?|code|bits|scripts?) (?:inside |in it |in there |at all |of any kind )?(?:like|such as)(?: [\\p{L}]+ or| [\\p{L}]+,)?
(?:horrible|terrible|awful|bad|nasty|dreadful) (?:year|month|time|experience|week)s? with
(?:been|was|were|is|are|got|am|['’]re|['’]m) (?:forbidden|banned from|barred from|denied|refused)(?: to use| using| from using)?(?: the| any)?
(?:nothing|no \\p{L}+|never|not|nobody)[^.;!?]{0,70}(?:travels?|wanders?|flows?|leaks?|go|goes) to(?: the)?
(?:if|should) (?:i|we|you|it|anybody) (?:ever )?(?:needs?|see|sees|hear|have to (?:run|use|pay)|must (?:run|use))
(?:stuff|things?|everything|anything|code|bits) (?:that )?need(?:s|ing)
(?:anything|everything|whatever) (?:needing|requiring|using|wanting)
(?:resents?|resented|resenting) (?:paying|to pay)(?: for)?
allergic to(?: [^.;!?]{2,60}(?:,|,? and|,? or) to)?(?: any| all)?
(?:no|without|kein\\p{L}*|nada|sin|sans|sem) (?:\\p{L}+ ){0,3}(?:stuff|nonsense|zeug|\\p{L}{3,}s|sachen) (?:such as|like|of the (?:kind|sort) of|à la|wie|como|comme|tipo)
(?:tried|tries|keeps? trying|wanted|wants|talked|talking|pushed|pushes) (?:to )?(?:(?:move|moving|switch|switching|sell|selling|get|getting|talk|talking|convert|converting|lure|push) )?(?:me|us|him|her|them) (?:in)?(?:to|on|onto)(?: using)?
(?:i['’]d|we['’]d|i would|we would|would) (?:prefer|rather|like it if|love it if) (?:that )?(?:we|you|it|they|i|nobody) (?:didn['’]?t|did not|don['’]?t|do not|never|wouldn['’]?t|avoided?)(?: \\p{L}+){0,3}
(?:what|whom|the one|the thing|the vendor|the firm) (?:we|i|they)(?:['’]re| are|['’]m| am)? (?:paying to leave|leaving|running from|getting away from)
(?:nada de|sin|no (?:quiero|queremos|quer[íi]a)|nem|n[ãa]o quer\\p{L}*) [^.;!?,]{2,24} (?:ni|nem) (?:de |con |por |com )?
(?:swear ?words?|four[- ]letter words?) (?:here|in our team)?:?
(?:nothing|anything|not a trace|any trace|any hint|no hint|no trace) (?:left )?(?:of|like)
(?:i['’]d|i would|we['’]d|we would) (?:rather|sooner) (?!have|use|keep|take|stay|go with)[^.;!?]{3,60} than (?:see |use |have |touch |put [^.;!?]{1,30} in(?:to)? |go back to |pay |trust |give )?
never (?:again )?(?:see|touch|use|trust|pay|go back to|hear of)(?: another| a single)?(?: cent to)?
(?:exceptions?|exception made|excluded|deprecated|out of scope|off limits|not wanted|unwanted|blacklisted|forbidden|verboten|nope|taboo)(?: on our side| for ever and ever| in any shape)?(?: \\([^)]{0,20}\\))?:
(?:the single|the only|the one|single|only) exception of
(?:unless|as long as|provided|so long as) (?:it|that|this|he|she) (?:isn['’]?t|is not|doesn['’]?t (?:start its life as|use|need|touch|run on|want)|does not (?:use|need|touch|run on|want))
if (?:it|this|that|the thing|anything) (?:touches|smells of|mentions|needs|has|uses|relies on|comes with)
minus
(?:a clause|clauses|a rule|rules|a policy|a law|laws|prejudices?|a court order|objections?) against(?: the use of| using)?
(?:nothing|not a (?:word|line|byte|minute|second|picture|recording)) (?:goes |is sent |may go |to be sent )?to (?:an?y? )?
(?:won['’]t|will not|do not want to|don['’]t want to|are not going to|shall not) (?:have|put|run|do|keep|organi[sz]e|handle) (?:this|it|that|everything|any of (?:this|it)|them) (?:on|in|over|via|through|with)
(?<=[.,;:!?–—-] ?)(?:please )?skip(?: the| all| any)?(?: \\p{L}+)?
(?:nothing|anything|stuff|talk) (?:at all |whatsoever |to do with or )?about
(?:doesn['’]?t|does not) oblige (?:\\p{L}+ ){0,3}to (?:deal with|use|have|open)
treat
(?:life|week|day|year|world|school|office|house|kitchen|practice) (?:free of|without)
(?:not|n['’]t|never|nie|keine?n?) (?:\\p{L}+ ){0,5}(?:land|end up|show up|go|come|stored?|kept|put|seen|sent|belongs?) (?:\\p{L}+ )?(?:in|on|to|near|with|into|onto|at)
no business (?:being )?(?:on|in|with)
(?:not|n['’]t|never) (?:going back|go back|return|rely|lean|depend|build|built|sit|run|live|hosted|reliant)(?:ing)? (?:\\p{L}+ )?(?:to|on|upon|over|in|with|at)
fed up (?:with|to the back teeth with)
sick (?:and tired )?of
tired of
out of my life
(?:fired|kicked out|threw out|thrown out|chucked|left|dumped|abandoned|quit) 
genug von
nothing (?:may|must|should|can|shall|is to) (?:hang|depend|rely|rest|be based|be built) (?:up)?on (?:\\p{L}+ ){0,3}(?:or |and )?(?:an? |the )?
(?:pays?|paying|paid) (?:a fortune|too much|far too much|through the nose|dearly|an arm and a leg|[^.;!?]{0,14}(?:an?|per) (?:month|year|seat|user)) (?:for|to)(?: our| the)?
(?:live|run|sit|be|stay|hosted|be hosted|live on) (?:in|on|at|with) the same (?:place|cloud|provider|host|data ?cent(?:er|re)|region|account)[^.;!?]{0,50}
(?:once|even|actually|jokingly|somebody|someone) (?:proposed|suggested|mentioned|recommended|floated)
(?:afraid|scared|fear|fearful|wary|suspicious) of
(?:got|get|gets|been|was|were) (?:locked|kicked|thrown|frozen) (?:out of|off)(?: the| our| my)?
(?:not|no|never|nothing|isn['’]t|without) (?:be )?(?:an? )?(?:\\p{L}+ )?(?:fork|clone|copy|skin|wrapper|re-?brand) (?:of|for|around)
no [^.;!?,]{3,40}, (?:they|we|people|everyone|everybody|patients|clients|customers|users|members|staff|colleagues) (?:already |all )?use
(?:bleibt|bleib|bleiben|geh|geht|lass|lasst) mir (?:\\p{L}+ )?(?:weg |fern )?(?:mit|von)
(?:verschon|verschont|verschone) (?:mich|uns|sie|ihn|die \\p{L}+) (?:bitte )?(?:mit|von)
hände weg von
finger weg von
schluss mit
weg (?:von|mit)
raus (?:aus|mit)
(?:nichts|nie) (?:mehr )?(?:mit|von|über|bei|auf) 
auf keinen fall(?: \\p{L}+){0,3}
bloß (?:kein|nicht)\\p{L}*
adiós a
hartos? de
fuera
ni hablar de
ni loco con
nada (?:que ver )?(?:con|de|por|en)
(?:nos|me) (?:fuimos|fui|largamos) de
basta (?:de|com|con)
cheg[ao] de
longe d[eo]
cansad[oa]s? d[eo]
fora
nem (?:pensar|morto|a pau) (?:em |no |na )?
ras[- ]le[- ]bol d[eu']
marre d[eu']
fini
hors de question (?:d['’]|de |que )?
plus (?:jamais |question )?(?:de |d['’]|du )
(?:surtout )?pas (?:un seul |question )?(?:de |d['’]|du |chez |avec )
basta con
(?:threw|throw|throwing|thrown|kicked|ripped|chucked|tossed|booted|phased|phasing)(?: the| our)?
(?:won['’]t|will not|wouldn['’]t|would not|doesn['’]?t want to|refuses? to) (?:have|hear of|tolerate|allow|permit|authori[sz]e|sanction)(?: any| the)?
rul(?:es?|ed|ing) out(?: any| all| the)?
(?:no|not (?:a|one)(?: single)?) \\p{L}+(?: \\p{L}+)? (?:may|must|should|can|shall|will|is to|is allowed to|gets?) (?:ever )?(?:be )?(?:sent|handed|given|forwarded|uploaded|passed|copied|exported|shipped|leaked)(?: on| over| out)? to(?: (?:any|the|an?|some))?(?: [\\p{L}]+,)?
(?:sends?|hands?|gives?|uploads?|ships?|leaks?) (?:nothing|none of (?:it|this|that)|no \\p{L}+) to(?: the)?
(?:no|not (?:a|one)(?: single)?) \\p{L}+(?: \\p{L}+)? (?:may|must|should|can|shall|will|is to|is allowed to|gets?) (?:ever )?(?:reach|touch|see|go to|get to|end up (?:at|with|in)|land (?:at|with|in|on))(?: (?:any|the|an?|some))?
(?:rien|nada|nichts|niets|niente) (?:qui|que|was|das|dat|che) (?:suppose|présuppose|passe par|dépende? d[e'’]|touche à|dependa de|supon(?:e|ga|ha)|pressuponha|passe por|voraussetzt)
(?:can|could) (?:well |happily |easily |perfectly |certainly |all )?(?:do|live) without(?: any| the)?
used to (?:\\p{L}+ ){1,5}(?:over|via|by|through|on|in|with|into)(?: an?| the| our)?
rien de(?: chez)?
(?:ni|nem|né|noch|weder|neither|nor) (?:groupe?|grupo|gruppe|gruppo|group|bots?|chat|app|canal|channel)
(?:had|kept) (?:it|this|that|everything|them|things|ours)(?: all)? (?:in|on|with|over)(?: an?| the| our)?
(?:not|n['’]t|never) (?:be )?(?:copied|moved|sent|uploaded|synced|put|stored|exported|saved|mirrored|pushed|forwarded) (?:out |over |up )?(?:in)?(?:to|on|onto|in|with)(?: an?| the| any| some)?
(?:prefer\\p{L}*|préfér\\p{L}*|lieber|rather|bevorzug\\p{L}*|prefier\\p{L}*) (?!not|no)[\\p{L}\\d.+#-]+(?: and [\\p{L}\\d.+#-]+)? (?:a|to|au|à|over|than|als|statt|al|que|do que|ao)
(?:drop-in |free |own |open[- ]source |self-hosted )?(?:replacement|substitute|clone|equivalent|copy) (?:for|of|to)(?: the| our)?
does(?:n['’]t| not) (?:post|need|use|touch|write|report)(?: \\p{L}+)?(?: to| in| into| on)?(?: an?| the| any)?
niente
mai più
stufi? di
weg met
klaar met
af van
`;

const OUT_AFTER = `
(?:ist|sind|wäre|wären) (?:\\p{L}+ ){0,4}k\\.?-?o\\.?-? ?kriterium
(?: s3)?(?: egress| traffic| fees?| bills?| costs?| prices?)? (?:would|will|could) (?:kill|ruin|bankrupt|sink|eat) (?:us|me|them)
 (?:replacement|substitute|clone|competitor|rival)s?(?=[.,;:!?)]|$| for| that| which| with| in| we| i)
,? (?:which|that) (?:we|i|they)(?:['’]ve| have)? (?:just |all |long )?(?:sworn off|forsworn|had enough of|given up on|left behind)
 if (?:it|that|they) (?:weren['’]t|wasn['’]t|were not|was not|hadn['’]t)
(?:['’]s)? (?:invoices?|bills?|fees?|prices?|pricing|contracts?|licen[cs]es?|costs?) (?:\\p{L}+ ){0,2}(?:kill|ruin|eat|ate|broke|sank|bankrupt|hurt|drown|almost)
(?:is|are|was|were|has been|have been|got|been) (?:both |all )?(?:refused|rejected|turned down|denied|declined|thrown out|shot down|sent home)
[^.;!?]{0,80} (?:shouted|voted|booed|shot|laughed|talked) (?:down|out)(?=[.,;!?]|$)
[^.;!?]{0,50}[;.,] never again with (?:them|it|those|that)
(?: \\p{L}+){0,3}[,.]? (?:and|but) (?:we |i |nobody |they )?(?:(?:do(?:n['’]t| not)|did(?:n['’]t| not)) (?:want|like|need|trust|miss) (?:them|it|that|those|any of it)(?=[.,;:!?]|$| (?:any ?more|here|again|at all|either))|can(?:not|['’]t) (?:maintain|read|fix|find|stand))
 (?:off|down) (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)|last (?:year|month|week|spring|summer|autumn|winter))
,? (?:which|that) (?:was|is|got|made|gave|caused) (?:us |everybody |everyone )?(?:an? (?:good |big |great )?(?:laugh|joke|mistake|disaster|fiasco))
 and it(?:['’]s| is| was) [^.;!?]{0,24} but not (?:for|what|right|enough)
(?: [\\p{L}\\d]+){0,5}[.;!] never again(?=[:,.!;]| (?:that|this))
 (?:turned|threw|kicked|locked|shut|voted) (?:us|me|them|him|her) (?:down|out|away)
 y no (?:l[oa]s? )?(?:podemos|puedo|sabemos|pudimos) \\p{L}+
 (?:no |ya no )l[oa]s? (?:uso|usamos|tengo|tenemos|uso yo)
 gibt es (?:hier |bei uns )?(?:keine?n?|nicht)
(?: [\\p{L}\\p{M}]+){0,4} मत (?:भेजना|भेजो|करना|लगाना|डालना|दिखाना|रखना|बनाना|माँगना|मांगना)
(?:बहुत |काफ़ी |काफी )?(?:महँगा|महंगा|महँगी|महंगी|मना) (?:है|हैं|पड़)
,? (?:the|our|my) (?:only|one|single|sole) exception
(?:being|as) the (?:one|only|single) exception
(?:aside|excepted|apart|excluded)(?![\\p{L}])
takes? (?:too much|a cut too|half)
(?:had (?:its|their) (?:chance|time|day))
(?:is|are|was|has been|have been|gets|got|stays?|remains?|will be|shall be|must be|= )(?:n['’]t| not)? ?(?:\\p{L}+ ){0,2}(?:dead|history|finished|scrapped|dropped|cancelled|canceled|retired|struck|outlawed|excluded|deprecated|banned|barred|vetoed|blocked|blacklisted|off limits|off the table|out of (?:scope|the question|bounds)|non-starter|no-go|no option|a nightmare|too expensive|too dear|poison|asbestos|blasphemy|gone(?! (?:well|into))|unlawful|not lawful|not ok(?:ay)?|not allowed|not permitted|over (?:for|here)|out(?=[.,;!?]|$| (?:for|here|,)))
(?: or (?:\\p{L}+ ){1,3}| ?, \\p{L}+ or (?:\\p{L}+ ){1,3})(?:is|are) (?:off the table|out of the question|no option|not an option|forbidden|prohibited|out(?=[.,;!?]|$))
(?:isn['’]t|is not|aren['’]t|are not) (?:lawful|allowed|permitted|wanted|welcome|an option|on the table|to be (?:used|touched|mentioned|brought up))
: ?(?:nope|no\\b|lol|never|nein|dream on|forget it|not with|out\\b|non\\b|nee\\b|não\\b|nie\\b|banned|forbidden)
(?:not ok|nope|hell no|no way|verboten)(?=[.,;!?]|$)
,? (?:thank you|thanks|danke|gracias|merci|obrigad[oa])[,:]? (?:but )?(?:no|not|nein|non|não|nee)
y no,? gracias|no,? gracias
(?:goes|geht|gehört|belongs|went) (?:over (?:his|her|my|our) dead body|in(?:to)? the (?:bin|sea|bucket)|in die tonne|overboard|out of the window)
(?:goes|went) over (?:his|her|my|our|their) dead body
(?:hat|haben|tiene|tem|a|has|have) (?:hier |bei uns |aqui |aquí )?(?:nichts|nada|no business|no place|nothing)(?: zu suchen| a hacer| que hacer| here| in)?
has no (?:place|business|home|future)
(?:doesn['’]t|does not|do not|don['’]t) (?:load|work|belong|fit|count|get in|come in|come (?:into|near))
(?:can|could|may|should) (?:stay|remain|go)(?! (?:in sync|live|on\\b))(?: \\p{L}+){0,3} (?:home|away|drawer|bin|hell|dream|outside|where)
(?:locked|lock) (?:us|me|them|him|her) out
(?:lost|loses|ate|froze|deleted|leaked|sold|sued|swallowed|doubled|tripled|scanned) (?:us|me|my|our|their|his|her|the)
(?:(?:hands|sells|sold|leaks) (?:our |my |the |their )?|gives (?:our |my |their )|gives away )(?:data|names|photos|numbers)
(?:makes|made|drives|drove|gives|gave) (?:me|us|them|him|her|my \\p{L}+|our \\p{L}+) (?:nervous|ill|sick|mad|crazy|a headache|hives|cry|nuts)
(?:and i|and me|and we|and us) are (?:not on speaking terms|done|finished|history)
(?:account|contract|subscription|licen[cs]e|servers?|plan|seats?) (?:away|off us|from us)(?![\\p{L}])
(?:would|will|can|could|kann|wird|may|shall|should|must|to|ever)? ?never be
ist (?:raus|tot|gestorben|tabu|verboten|gestrichen|erledigt|durch|passé|geschichte|vom tisch|keine option|ein no-?go)
(?:ist|sind|war|waren|kommt|kommen|darf|dürfen|soll|sollen|wird|werden) (?:\\p{L}+ ){0,4}(?:nicht|nie|raus|tabu|verboten|gestrichen|weg)(?! (?:mehr )?(?:weg|abgeschaltet|ersetzt|angetastet|abgelöst|teurer|fehlen))
kommt (?:mir |uns )?(?:nicht|nie)
kommt nicht (?:in frage|infrage|in die tüte)
(?:está|están|queda|quedan|fica|ficam|est|sont|é|es) (?:prohibid|descartad|vetad|fuera|fora|proibid|descartad|exclu|interdit|vetad|mort|banni|hors de|out)\\p{L}*
(?:ni|nem) (?:verlo|pensar|de broma|regalado|de graça|morto|pintado)
c['’]est (?:non(?! )|mort|fini|interdit|exclu|hors de question|niet)
ne (?:passe|passera|va|convient|marche) (?:pas|plus|jamais)
non,? (?:merci|grazie)
(?:è|sono) (?:fuori|vietat|esclus|morto)\\p{L}*
(?:\\p{L}+ )?(?:was|were|has been|have been) tried (?:before|once|already|out)?[^.;!?]{0,24}(?:hated|failed|disaster|nobody used|gave up|no good)
valt af|is (?:af|klaar|verboden|uit den boze)
 out (?:last|this|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)|years ago|for good|again|because|after)
(?:(?:is|are|was|were)(?: not|n['’]t)|has(?: not|n['’]t)|have(?: not|n['’]t)|never) (?:yet )?(?:been |got |made it )?(?:on(?:to)?|among|part of) (?:the|our|their|his|her) (?:\\p{L}+ ){0,2}(?:list|catalogue|catalog|approved|allowed|register|white-?list|allow-?list)
(?:(?:is|are|was|were|has|have|had|got|will|be|been)(?: not|n['’]t)? ?)?(?:never|not|n['’]t)(?: (?:been|got|be|get|yet))? (?:approved|cleared|signed off|authori[sz]ed|certified|accredited|sanctioned|released to us)
[^.,;:!?]{0,44}(?<![\\p{L}])(?:nie|nicht|niemals|keine?n?) (?:\\p{L}+ )?(?:freigegeben|freigibt|genehmigt|erlaubt|zugelassen|abgenommen|freigeben)
(?:und [\\p{L}]+ )?(?:können|kann|mag|möchte|wollen|will|würde|könnte) (?:wir|ich|man) (?:\\p{L}+ )?(?:gerne? |gut |locker )?verzichten
(?:die )?(?:finger|hände) (?:weg|lassen|davon)
lass(?:en|e|t)? (?:wir|ich|uns|mich)? ?(?:lieber |bitte )?die (?:finger|hände)
(?: [\\p{L}\\p{M}]+){0,5} (?:की |का |पर )?(?:मनाही|पाबंदी|रोक|प्रतिबंध|निषेध)(?: है| हैं)?
(?:,? (?:and|&) (?:friends|co\\.?|the like|the rest|all the others))? (?:included|inclusive|not excepted)
,? (?:which |that )?(?:we|i|they|he|she|the \\p{L}+)(?:['’]ve| have| had|['’]d)?(?: just| already| once)? (?:\\p{L}+(?:ed|t|ied) (?:it )?(?:and|then|but) )?(?:threw|thrown|kicked|dropped|ditched|abandoned|binned|got rid of|cancelled|canceled|scrapped|removed|stopped using|gave up|turned down|rejected|refused|vetoed|outlawed|moved off|struck|voted out|outgrew|outgrown|quit|uninstalled|buried|retired)
l[oa]s? (?:vet|prohib|rechaz|descart|elimin|tumb)\\p{L}+
(?:que )?y no (?:l[oa]s? )?(?:queremos|quiero|quieren|vamos|pensamos) (?:a )?(?:volver|verl|usarl|repetir|tocarl)\\p{L}*
(?:et [\\p{L}]+)?,? (?:on|nous) (?:en (?:sort|sortons|part|partons|a assez|veut plus|ne veut plus)|(?:l(?:es|e|['’]))? ?(?:quitt|abandonn)\\p{L}+)
(?:e|y|et|und|and|but|then|mas|pero) (?:we |i |o |a |l[oa]s? |on |nous |l['’](?:avons |a |ai )?|haben (?:es |ihn |sie )?|(?:es|ihn|sie) (?:wieder )?)?(?:largamos|larguei|abandon\\p{L}+|deixamos|desistimos|paramos|cancelamos|dejamos|quitamos|dropped|gave (?:it )?up|quit|cancelled|ditched|stopped|aufgegeben|verworfen|gekündigt|abgeschafft|quitté|laissé)
(?:is|are|was) (?:what|whom|the one|the tool|the thing|the vendor) (?:we|i|they|it|this)(?:['’]ve|['’]re| have| had| is| are| should| will| shall| must)?(?: just| meant to| supposed to)? (?:left|leaving|quit|dropped|replac\\p{L}+|ditched|escap\\p{L}+|fled|cancelled|get(?:ting)? rid of)
[^.;!?]{0,40} is what (?:it|this|we|i|they)(?: should| will| must| shall| is (?:meant|supposed) to)? replaces?
(?: or [^.;!?]{2,40})? (?:may|must|can|should|shall|will|could)(?: ?not|n['’]t| never)(?: ever)? be (?:hooked|plugged|wired|connected|linked|integrated|attached|touched|involved|brought|pulled)
[^.;!?]{0,60}[;,] never again(?=[.;!]|$)
(?: [\\p{L}]+){0,2} (?:can|may|should|must) (?:look|go|shop|stay) elsewhere
(?: [\\p{L}]+){0,2} (?:was|were|is|are|has been|got) (?:struck|crossed|taken|ruled|thrown) (?:out|off|from)
[^.;!?]{0,50} (?:não é para|no es para|n['’]est pas (?:à|pour)|is not to be|are not to be) (?:\\p{L}+ )?(?:ligar|imitar|usar|integrar|conectar|copiar|imitated|connected|copied|integrated|linked)
(?: [\\p{L}]+){0,3} (?:não|no|ne|won['’]t|will not|nicht) (?:vai |vamos |va a |vamos a |be )?(?:atender|atiende|suportar|soportar|supported|served|support|unterstützt|unterstützen)
(?: [\\p{L}]+)?(?: both)? priced (?:us|me|them) out
(?:,[^.;!?,]{2,30},)? n['’](?:entre|entrera|ont|a)(?: rien)?[^.;!?]{0,14} (?:pas|plus|jamais|à faire)
,? (?:on|nous|je) (?:vient|venons|viens)[^.;!?]{0,14} d['’]en (?:sortir|partir)
(?: [\\p{L}]+){0,1} (?:ninguém|nadie|niemand|personne|nobody|no one) (?:aqui |aquí |hier |here )?(?:tem|tiene|hat|a|has|owns|usa|uses|nutzt)(?=[.,;:!?)]|$| here| anyway)
(?:nos |me )?(?:recus|bloque|cancel|congel|suspend|neg)(?:ou|aron|aram|ó)(?: a| o)? (?:nosso|nossa|nuestr[ao]|noss?a? cnpj|a gente)
[^.;!?]{0,60} (?:is|are|was) (?:being |about to be )?(?:shut down|shutting down|discontinued|sunset|sunsetted|end[- ]of[- ]life|killed off)
odpada|zabronion\\p{L}*
(?:etc\\.? )?(?:and friends |and co\\.? )?(?:would|will|could|can) (?:have|get|land|put) (?:us|me|them|him|her) (?:in|into) (?:trouble|court|jail|prison|the news|hot water)
(?:brauch|darf|soll|kann|könn|müss)\\p{L}* (?:\\p{L}+ ){0,4}nicht (?:erst |mehr |an)?(?:anfangen|kommen|zu kommen|anzufangen)
(?:got|gets?|brought|cost|earned) (?:us|me|them|him|her|our \\p{L}+|my \\p{L}+) (?:an? )?(?:lawyer|letter|fine|fined|trouble|warning|sued|into trouble)[^.,;!?]{0,20}
(?:sends?|sent|leads?|led|takes?|took) (?:us|me|them) (?:up|down|into|over|through|the wrong)
(?:haben wir|hab(?:e)? ich|hängt uns|hängen uns|hängt mir) (?:so )?(?:satt|zum hals|über)[^.,;!?]{0,14}
(?:and [\\p{L}]+ )?(?:and they )?takes? a (?:cut|slice|share|commission)
[^.;!?]{0,74}so not (?:those|them|that|these)
(?:is|are|was|were|['’]s) (?:\\p{L}+ ){0,2}a (?:hard |firm |clear |flat |definite )?no(?=[.,;!?)]|$| (?:since|because|as|for|from|with|here|after))
(?:is|are) (?:what|whom|the one|the vendor) (?:we|i|they)(?:['’]re| are|['’]m| am)? (?:paying to leave|leaving|running from)
(?:ya )?(?:nos|me) (?:lo|la|los|las) (?:tumb|bloque|prohib|deneg|ech|cort|quit|rechaz)\\p{L}*
(?:que )?(?:no )?(?:quiero|queremos)? ?(?:ni|nem) (?:verl|olerl|oírl|vê-l|ouvir|en pintura)\\p{L}*
no (?:l[oa]s? )?(?:quiero|queremos) (?:ni )?(?:ver|verl|olerl)\\p{L}*
(?:zahlt|bezahlt|erlaubt|genehmigt|nimmt|mag|will|benutzt|braucht) (?:uns |mir |hier |bei uns |das |sowas )*kein\\p{L}*
(?: \\p{L}+){0,2}\\? ?(?:no|nope|nein|non|nee|nah|não)(?=[.,:;!]| |$)
(?:and|on) (?:it )?ended in tears|and it ended in tears|ended in tears
नहीं (?:चाहिए|चलेगा|होगा|रखना|डालना)
(?:nahi|nahin|mat|na) (?:chahiye|chalega|karna|hona|rakhna|lagana|dalna|daalna)
`;

const IN_BEFORE = `
(?:has|have|had) (?:signed off on|approved|cleared|green-?lit|whitelisted|allowed)(?: us)?(?: the| only)?
(?:can['’]?t|cannot|can not|couldn['’]?t|could not|nobody (?:\\p{L}+ ){0,3}can) (?:live|do|work|be|manage|exist|survive|imagine \\p{L}+) without(?: the| our| my)?
(?:never|not) (?:once )?(?:had|have) (?:any |a |one )?(?:trouble|problems?|issues?|bad day) with(?: the| our)?
no way (?:around|past)
nothing (?:beats|against|at all against|wrong with|bad about)
nothing at all against
no (?:objections?|harm|rule|quarrel|reason|law|veto) (?:\\p{L}+ ){0,6}(?:to|in|against|of|with)
(?:do not|don['’]?t|dont|never|nobody|no one) (?:you )?(?:dare )?(?:to )?(?:touch|swap|take|replace|change|kill|lose|remove|skip|forget|hide|skimp on|rebuild|drop|break|give up)(?: out| away)?(?: the| our| my)?
(?:won['’]?t|will not|wouldn['’]?t|would not|never|refuse to) (?:\\p{L}+ ){0,2}(?:say no to|part with|give up|leave|hear a bad word about|trade|miss|regret|cancel|change)(?: the| our| my)?
never regretted(?: the)?
(?<!(?:no|not|without|never) (?:\\p{L}+ )?)(?:sign|log)[- ]?(?:in|on)s? (?:is |goes |only )*(?:via|through|over|with|by)(?: (?:the|our|their|a|an|\\p{L}+['’]s)){0,2}(?: \\p{L}+['’]s)?
(?:nobody|no one|keiner|niemand|nadie|ninguém|personne|nessuno) (?:\\p{L}+ ){0,4}(?:without|ohne|sin|sem|sans|senza)
(?:can['’]?t|cannot|you can['’]?t) go wrong with
(?:why (?:would|should) (?:we|i|you) not use|why not(?: use)?)
(?:who said|who says|nobody said|no one says|it is not true that)
(?:doesn['’]?t|does not|didn['’]?t|did not|don['’]?t|do not) (?:forbid|reject|mind|object to|complain about|ban)(?: the)?
(?:without|no) (?:\\p{L}+ )?(?:exceptions?|doubt|question)[:,] [^.;!?]{0,40}
never change a running
what(?:['’]s| is| would| use is)[^.;!?]{0,40} without
how [^.;!?]{0,50} without
(?:isn['’]?t|is not|not) (?:only|just)
i['’]m not asking for [^:;.!?]{0,30}: [^.;!?]{0,30}
(?:nichts|keine? \\p{L}+) (?:gegen|an|auszusetzen an)
(?:komm\\p{L}*|geh\\p{L}*|leb\\p{L}*) (?:\\p{L}+ )?nicht ohne
(?:fass|fasst|rühr|rührt) (?:mir |uns )?(?:bitte )?(?:bloß )?
no (?:puedo|podemos|puede|pueden|sé|sabemos) (?:\\p{L}+ )?sin
(?:no hay|não há|il n['’]y a) nada (?:en contra|contra)
(?:não|nao) (?:vivo|vivemos|consigo|conseguimos|dá|abro mão|largo|troco)(?: viver| trabalhar)? ?(?:sem|de|do|da|o|a)
(?:ne )?(?:peux|peut|peuvent|pouvons|saurait) (?:pas |plus )?(?:vivre sans|se passer d[eu'’]|nous passer d[eu'’]|me passer d[eu'’]|faire sans)
rien contre
non (?:posso|possiamo|può|riesco a) (?:\\p{L}+ )?(?:senza|a meno di)
kan(?: niet| echt niet)? zonder
niets (?:tegen|mis met)
`;

const IN_AFTER = `
,? no (?:deal|sale|show|point|party)\\b
(?:this|it|that|nothing|none of this|the whole thing) (?:makes no sense|is pointless|doesn['’]t work|won['’]t work|falls apart|works)
(?:the|our|my) [^.;!?]{2,30} (?:don['’]t|doesn['’]t|won['’]t) (?:answer|come|read|look|move|sign)
(?:she|he|they|we|people)(?:['’]s| is| are|['’]re)? (?:shut out|lost|blind|stuck)
isn['’]t allowed\\? it is
is too hard,
(?:is|are) (?:already )?(?:there|in place) (?:for|already)
geht (?:hier |bei uns |gar )*nichts
läuft (?:hier |bei uns |gar )*nichts
(?:kan|mag|moet) niet weg
mat hatana|mat chhedna
`;

const rows = (text: string) => text.split('\n').filter((row) => row.trim().length > 0);
const before = (text: string) =>
  pattern(
    `(?<![\\p{L}\\p{M}])(?:${rows(text)
      .map((row) => row.trimEnd())
      .join('|')})\\s*["“'‘«]?$`,
    'iu',
  );
/** "HubSpot and Salesforce, no thanks": what is said of the last is said of all. */
const LISTED = '(?:(?:,\\s[\\p{L}.]+){0,2},? (?:and|or|und|oder|y|o|et|ou|e|i)\\s[\\p{L}.]+)?';
const after = (text: string) => pattern(`^["”'’»]?${LISTED},?\\s?(?:${rows(text).join('|')})`, 'iu');

const outBefore = lazy(() => before(OUT_BEFORE));
const outAfter = lazy(() => after(OUT_AFTER));
const inBefore = lazy(() => before(IN_BEFORE));
const inAfter = lazy(() => after(IN_AFTER));

const REACH = 90;

/**
 * Whether the words around a place in a text, in lower case, rule out what is named there (`out`), or want it although they
 * sound otherwise (`in`).
 */
export const saidAround = byPlace(findAround);

function findAround(low: string, at: number, length: number): 'in' | 'out' | undefined {
  const wordsBefore = low.slice(Math.max(0, at - REACH), at);
  const wordsAfter = low.slice(at + length, at + length + REACH);
  if (inBefore().test(wordsBefore) || inAfter().test(wordsAfter)) return 'in';
  const isOut =
    (LEAVE.test(wordsBefore) && OUT.test(wordsAfter)) ||
    outBefore().test(wordsBefore) ||
    outBefore().test(headOfList(wordsBefore, wordsAfter)) ||
    outAfter().test(wordsAfter);
  return isOut ? 'out' : undefined;
}

/** "Leave Kafka out" */
const LEAVE = /\b(?:leav(?:e|es|ing)|keep(?:s|ing)?)(?: the| any| all)?\s*$/;
const OUT = /^(?:,? (?:and|or) [\p{L}.+#-]+)? out\b/u;

const AND = '(?:and|or|nor|und|oder|noch|y|o|ni|et|ou|e|nem)';
const LAST_OF_LIST = pattern(`(?:[\\p{L}\\d.+#-]+, ){0,4}[\\p{L}\\d.+#-]+,? ${AND} $`, 'iu');
const WITHIN_LIST = pattern('(?:[\\p{L}\\d.+#-]+, ){1,4}$', 'iu');
const LIST_GOES_ON = pattern(`^(?:, [\\p{L}\\d.+#-]+){0,3},? ${AND} `, 'iu');

/** What stands before the first of a list that the word belongs to: "rules out Elasticsearch, OpenSearch and Kafka". */
function headOfList(before: string, after: string): string {
  const head = before.replace(LAST_OF_LIST, '');
  return head === before && LIST_GOES_ON.test(after) ? before.replace(WITHIN_LIST, '') : head;
}
