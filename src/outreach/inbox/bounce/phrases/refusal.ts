import type { PhraseTable } from './phrase-table.ts';

// The address may be right; who sends, from where, how much or what is refused.

/** The sender's own address or domain is what is wrong, so nothing is said of the recipient. */
export const SENDER_REFUSED: PhraseTable = {
  reason: 'policy',
  phrases: [
    /\bsender(?:'s)? (?:e-?mail )?(?:address |domain |callout )?(?:someone )?(?:is )?(?:rejected|verify failed|verification failed|unknown|denied|refused|not valid|invalid|unroutable|not (?:found|accepted))\b|\b(?:unknown|unroutable|invalid|illegal|bad|fake) sender\b|\bdomain of sender\b|\bsender(?:'s)? (?:e-?mail )?(?:address |domain )?(?:someone )?(?:does not|doesn't|must|could not|couldn't|cannot|can't) (?:exist|resolve|be (?:verified|resolved|found))|\bdoes not like sender\b|\bbadmailfrom\b|\bfrom: ?(?:someone )?domain (?:is |name )?(?:invalid|not)|\bvalid from\b|\bsender (?:address|domain).{0,40}(?:not (?:exist|found|valid|resolve)|invalid)|\breturn[- ]path .{0,40}(?:invalid|not|unknown)/,
  ],
};

export const RELAYING_DENIED: PhraseTable = {
  reason: 'relaying_denied',
  phrases: [
    /\brelay(?:ing)?(?: access| operation| request| mail| to \S+| from \S+| for \S+)? ?(?:is |was )?(?:denied|prohibited|not (?:permitted|allowed|authori[sz]ed)|rejected|disallowed|refused|forbidden|restricted)/,
    /\bunable to relay\b|\bnot allowed to relay\b|\bwe do not relay\b|\bdoes not (?:permit|allow) relay|\brelay not permitted\b|\bno relaying\b|\binsecure mail relay\b|\bopen relay\b|\banti-?relay\b|\bthis (?:mail )?server (?:is not|does not) (?:a |an )?(?:open )?relay|\bnot (?:a|an) open relay\b|\bthat domain isn't in my list of allowed rcpthosts\b|\b(?:domain )?isn't in my list\b|\bnot (?:a )?(?:local|gateway|relay) (?:domain|host)\b|\bmail (?:server )?(?:is )?not (?:a )?(?:configured|allowed) (?:to accept|for) .{0,40}domain\b|\buser not local to (?:this )?(?:server|host)|\brelaying\b|\brecipient domain (?:is )?not (?:allowed|handled|hosted|local)\b|\bdomain (?:is )?not hosted here\b|\bsender is not authori[sz]ed to relay/,
  ],
};

export const AUTHENTICATION: PhraseTable = {
  reason: 'authentication',
  phrases: [
    /\bdmarc\b|\b(?:spf|dkim)\b|\bsender policy framework\b|\bauthentication[- ](?:results|checks?|failed|failure)\b|\bunauthenticated (?:e-?mail|mail|sender|message)|\bnot authenticated\b|\bauthentication (?:is )?(?:required|needed|error|unsuccessful)|\bauthenticat\w+ .{0,20}(?:fail|required|disabled)|\bsmtp auth\b|\bauth(?:entication)? (?:first|required)|\bsender ?id\b|\bopenspf\b|\bfails? (?:email )?authentication|\bmust authenticate\b|\bneed (?:to )?authenticat|\blogin (?:failed|required)\b|\bbad username or password\b|\bbad credentials\b/,
    /\b(?:ptr|rdns|reverse dns|reverse-dns|reverse lookup|reverse mapping|fcrdns)\b|\bno reverse\b|\bcannot find your (?:reverse )?hostname\b|\bcannot resolve your (?:address|domain)\b|\bunresolvable (?:relay )?(?:host|client) name\b|\bunverifiable sending ips?\b|\bip (?:address )?name lookup failed\b|\bdoes not have (?:a )?(?:valid )?(?:reverse|rdns|ptr)|\bhostname (?:\S+ )?(?:does not|doesn't) resolve\b|\bhelo\b.{0,40}(?:reject|invalid|denied|mismatch|not)|\bhelo command rejected\b/,
    /\btls\b.{0,40}(?:required|fail|not|negotiation|error|handshake)|\bstarttls\b|\bssl\b.{0,30}(?:error|fail)|\bcertificate\b.{0,40}(?:verif|fail|error|expired|trust)|\bencryption (?:is )?required\b/,
  ],
};

export const BLOCKED: PhraseTable = {
  reason: 'blocked',
  phrases: [
    /\b(?:black ?-?list(?:ed|ing)?|block ?-?list(?:ed)?|deny ?-?list(?:ed)?|rbls?|dnsbls?|rhsbl|xbl|sbl|pbl|spamhaus|spamcop|sorbs|barracudacentral|abuseat|uceprotect|senderbase|senderscore|njabl|surbl|uribl|invaluement|cloudmark|trendmicro|mail-abuse|blocklist)\b/,
    /\b(?:your |sending |client |the |this )*(?:ip|ip address|ips|host|server|network|mail server|domain|client|connection|isp|connections|mta|range)\b.{0,50}\b(?:is |are |was |has been |have been |being |temporarily |currently |been )*(?:blocked|banned|refused|rejected|denied|bad reputation|poor reputation|not allowed|not authori[sz]ed|not permitted|disallowed|listed|prohibited|not accepted|forbidden)/,
    /\b(?:client|host|sender|connection|access|ip|network|helo|server|domain) ?(?:host )?(?:rejected|denied|blocked|refused|not allowed)\b(?!.{0,6}(?:for|rcpt|recipient))/,
    /\b(?:blocked|banned|refused|rejected) (?:using|by|from|your|ip|due to|because|for|connection)\b.{0,60}(?:ip|rbl|bl\b|list|reputation|network|host|dns|spam|abuse|relay|server)/,
    /\b(?:reputation|low score|bad score|poor score|sender score)\b|\byou are not allowed to connect\b|\byou are not welcome\b|\bno access from\b|\bnot accepting (?:mail|connections|email) from (?:your|this|the|you)\b|\bwe do not accept mail from\b|\bdynamic(?:ally)? (?:ip|assigned|address|client|dialup|dsl)|\bdial-?up\b|\bresidential\b|\bgeneric (?:rdns|hostname)|\buse (?:the smtp server of )?your isp|\bisp'?s (?:mail )?server|\bpolicy reasons?\b|\bmail from .{0,60}(?:rejected|refused|denied|blocked)|\bservice refused\b|\bban(?:ned)? (?:sending|ip|list)|\bfix (?:reverse )?dns\b|\bsender (?:address |ip )?(?:is )?(?:banned|blocked|black)|\bconnection (?:dropped|rejected|refused) (?:by|due|for) (?:polic|spam|abuse)|\babus(?:e|ive)\b|\baccess denied\b|\bservice unavailable; (?:client host|sender address|unverified)|\bserver(?: has)? (?:a )?(?:poor|bad) rep/,
    /\bs(?:3140|3150|775)\b|\btss04\b|\b5\.7\.6\d\d\b|\bas\(\d{4}\)|\bblock list\b|\bpart of their network is on\b|\bgraylist(?:ed|ing)\b.{0,20}black|\bthis ip address\b|\bdelist\b/,
    /(?:заблокирован|черн\p{L}+ спис)|(?:ip|адрес)\p{L}*.{0,20}(?:блокир|запрещ)/u,
    /ブラックリスト|接続を拒否|(?:黑名单|黑名單|拒绝连接|拒絕連線|被屏蔽|被拦截)|차단/,
  ],
};

export const RATE_LIMITED: PhraseTable = {
  reason: 'rate_limited',
  phrases: [
    /\btoo many (?:\w+ ){0,4}(?:connections?|messages?|e?-?mails?|recipients?|sessions?|requests|attempts|concurrent|errors|commands|hits|deliveries|mails|invalid|bad|unknown)\b|\b(?:has |have )?(?:sent|send|sending) to+ (?:too )?many\b|\btoo (?:frequent|fast|quickly|much)\b|\b(?:rate|frequency|hourly|daily|hour|speed|connection|sending|relay|message|volume)(?: \w+){0,2} ?(?:limit|limits|limited|limiting|quota|exceed\w*|restrict\w*|throttl\w*)|\bthrottl(?:ed|ing|e)\b|\blimit (?:has been |was )?(?:exceeded|reached)|\bslow(?:ing)? down\b|\bexceed(?:ed|s)? (?:the |its |your )?(?:max(?:imum)? )?(?:defers|hourly|daily|rate|sending|connection|message rate|number of)|\btry (?:again )?later.{0,30}(?:rate|many|limit)|\bunusual(?:ly high)? rate\b|\bunsolicited mail originating .{0,40}rate limited\b|\bresources? temporarily restricted\b|\bmax(?:imum)? (?:number of )?(?:connections|recipients|messages|defers)|\bdomain .{0,60}has exceeded the max|\breceiving mail at a rate\b|\bmessages? per (?:hour|day|minute)/,
    /頻度|送信数|通数制限|(?:发送|發送|频率|頻率|连接).{0,12}(?:频繁|过快|超过|超限|限制|过多)/,
  ],
};

export const SPAM: PhraseTable = {
  reason: 'spam',
  phrases: [
    /\bspam\b(?!haus|cop)|\bspam(?:my|ming|mer|assassin)\b|\bjunk (?:mail|e-?mail)|\bunsolicited\b|\bbulk (?:e-?)?mail\b|\bubes?\b|\buce\b|\bphish\w*|\bscam\b|\bprobable spam\b|\bmessage (?:content )?(?:is )?(?:looks like|considered|identified as|classified as|detected as|appears to be)\b|\bdcc\b.{0,10}reject|\bhigh(?:ly)? (?:spam )?(?:score|probability|ham)\b|\bsuspicious\b|\bjunkmail\b|\bofr_506\b|\bmail rejete\b|\bspf_?spam\b|\bblacklisted (?:url|domain)\b|\b(?:bayes|rspamd)\b|\bidentified as .{0,20}(?:bulk|spam)/,
    /(?:спам|подозрительн)|(?:垃圾邮件|垃圾郵件|垃圾信|迷惑メール|スパム|スパムメール|스팸)/,
  ],
};

export const VIRUS: PhraseTable = {
  reason: 'virus',
  phrases: [
    /\bvirus(?:es)?\b(?!.{0,12}(?:free|clean|scanned))|\bmalware\b|\binfected\b|\btrojan\b|\bworm\b|\bclamav\b|\bmalicious\b|\bvir[uú]s\b|\beicar\b|вирус|ウイルス|病毒|바이러스/,
  ],
};

export const POLICY: PhraseTable = {
  reason: 'policy',
  phrases: [
    /\bpolic(?:y|ies)\b|\bprohibited\b|\bforbidden\b|\bnot (?:allowed|permitted|acceptable)\b(?!.{0,10}(?:relay))|\bdisallowed\b|\badministrative(?:ly)? (?:prohibition|prohibited|refused|denied)|\bcontent (?:presents|filter|reject)|\bpotential security issue\b|\bsecurity (?:reason|issue|polic|violation)|\bbanned (?:content|attachment|file|word)|\battachment .{0,30}(?:not|block|prohib|type)|\bdue to (?:its )?content\b|\bcontent\b.{0,30}\b(?:reject|not acceptable|refus|block|violat|unacceptable)|\brejected (?:by|due to|for|because of) (?:\w+ ){0,3}(?:content|filter|rule|polic|administr|header|firewall)|\bmessage (?:was )?(?:rejected|refused|blocked|denied|not accepted|contains)|\bnot accepted\b|\btransaction failed\b|\bby (?:the )?(?:organization|administrator|content filter)|\brestrict\w*\b|\brefused\b|\bdenied\b|\bprohibi\w+\b/,
    /\bsender\b.{0,60}\b(?:rejected|denied|refused|invalid|not (?:allowed|exist|accepted|verified|found|valid)|unknown|verify failed|verification|unroutable|black|does not exist|bad|banned|undeliverable)|\b(?:unroutable|unknown|invalid|bad|illegal) (?:sender|return|from)\b|\bsender (?:verify|verification|address|domain)\b|\b(?:mail )?from .{0,40}(?:domain is invalid|not allowed|must)|\bdomain of sender\b|\breturn[- ]path\b|\benvelope (?:sender|from)\b|\bsender verify failed\b|\bfrom:? (?:header|domain|address)\b|\bdoes not like sender\b|\bbadmailfrom\b|\bplease provide a valid from\b/,
  ],
};

export const CONTENT: PhraseTable = {
  reason: 'content',
  phrases: [
    /\b(?:improper use of 8-?bit|8-?bit|8bitmime|bare (?:lf|cr|linefeed)|header (?:error|missing|field)|missing (?:header|from|date|message-id|subject)|duplicate (?:header|message)|not (?:rfc ?)?(?:compliant|5322|2822|822)|non-?compliant|non-?conformant|rfc ?(?:5322|2822|822|1652)|invalid (?:header|message|date|mime)|malformed|multiple (?:from|message-id|subject)|bad header|mime (?:error|parse)|line too long|messages? with (?:multiple|invalid)|conversion (?:error|required)|message[- ]?id (?:header )?(?:invalid|missing)|undisclosed recipients|poisoned|loop in headers|unable to convert|smtputf8|non-ascii)\b/,
  ],
};
