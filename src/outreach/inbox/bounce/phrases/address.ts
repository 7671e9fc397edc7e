import type { PhraseTable } from './phrase-table.ts';

// How servers word that an address is wrong. Cleaned text: lower case, addresses as "someone".

const WHO =
  '(?:user|users|recipient|recipients|mailbox|mail ?box|account|accounts|address|addressee|email|e-mail|alias|username|name|inbox|destinatario|destinataire|empf(?:[äa]|ae)nger)';

export const USER_UNKNOWN: PhraseTable = {
  reason: 'user_unknown',
  phrases: [
    new RegExp(
      `\\b(?:unknown|unkown|invalid|illegal|nonexistent|non-existent|non existent|non existant|bad|wrong|incorrect|unrecogni[sz]ed) (?:or (?:unknown|illegal|invalid|misspelled) )?(?:(?:local|mail|email|e-mail|final|virtual|smtp|destination|delivery|to) )?(?:${WHO}|local[- ]?part|rcpt|delivery address)\\b(?! (?:verification|domain))`,
    ),
    new RegExp(
      `\\b${WHO}(?: ?\\(s\\))? (?:name )?(?:someone |'[^']{1,80}' |"[^"]{1,80}" |\\[[^\\]]{1,80}\\] |\\([^)]{1,80}\\) )?:? ?(?:is |was |are )?(?:an |a )?(?:unknown|unkown|invalid|undefined|nonexistent|non-existent|not known|not found|not exist|not valid|not recogni[sz]ed|not listed|no longer valid|not present|not registered)\\b`,
    ),
    new RegExp(
      `\\b(?:no|not a|isn't a|is not a|not an?) (?:such |valid |known |existing |local |active )+(?:\\w+ )?(?:${WHO}|person|rcpt|local|maildrop)\\b`,
    ),
    new RegExp(
      `\\b${WHO}\\b.{0,60}\\b(?:does not|doesn't|do not|don't|did not|doesnt|didn't|not|no longer|cannot|can't|dosn't|doens't)(?: currently| appear to| seem to|be)? (?:exists?|be found|have an account|have a mailbox|live here|on our system)`,
    ),
    new RegExp(
      `\\b${WHO} (?:could not|couldn't|cannot|can't|could'nt|can not) be (?:found|resolved|verified as existing)\\b`,
    ),
    new RegExp(
      `\\b(?:could not|couldn't|cannot|can't|unable to) (?:find|locate|resolve) (?:the |this |your |a |local )*(?:${WHO})\\b`,
    ),
    /\bno (?:such )?(?:mailbox|user|recipient|account|person|one)(?:[ ,]*(?:here|by that name|with that name|at this (?:address|domain|host)|named|found|exists?|in \w+))/,
    /\bno mailbox\b/,
    /\bthere is no (?:such )?(?:one|user|account|mailbox|address|recipient)\b/,
    /\b(?:user|recipient|account|address) (?:someone )?(?:is )?not (?:listed|found|in)\b.{0,30}\b(?:director|address book|name|public|table|file|database|list|alias)/,
    /\bnot listed in (?:public name|domino|address book|the domino)/,
    /\b(?:doesn't|does not) have (?:a|an) .{1,60}\baccount\b/,
    /\b(?:the )?(?:email )?account that you tried to reach does not exist/,
    /\baddress not found\b|\baddress couldn't be found\b|\baddress could not be found\b|\bwasn't found at\b|\bwas not found at\b|\bnot found at\b/,
    /\buser unknown\b|\bunknown user\b|\bnot a known user\b|\buserunknown\b|\bunknown recipient\b|\bunknown to (?:this|address|recipient)|\bunknown or illegal alias|\bunrouteable address\b(?!.{0,40}sender)|\bunroutable address\b|\bunknown local[- ]?part\b|\bbad destination (?:mailbox|email)?|\bbad address syntax\b|\binvalid destination\b/,
    /\bmailbox (?:unavailable|not available|not found|nicht gefunden|does not exist|invalid|name not allowed)(?! (?:due to|because|\(?(?:temporar|busy|over quota|full)))/,
    /\brequested action not taken: (?:mailbox unavailable|mailbox not found|no such user|user unknown|invalid)/,
    /\binvalid (?:final )?(?:delivery )?(?:recipient|mailbox|user|address)/,
    /\bno (?:valid )?(?:account|mailbox|alias) (?:by|with|for|named|exists)/,
    /\brecipient (?:address )?rejected\.?(?: \(in reply to rcpt to command\))?$/,
    /\brecipient (?:address )?rejected: (?:(?:undeliverable|unverified) address:? ?(?:host .{0,100}said)?.{0,80}(?:unknown|no such|not exist|invalid)|access denied(?!.{0,60}(?:sender|client|ip\b|spam|black|policy))|user|no such|invalid|unknown|mailbox|recipient|aucun|not found|address|undeliverable address: (?:unknown|no such|user|mailbox|recipient))/,
    /\brecipient ?not ?found\b|\bresolver\.adr\.(?:ex)?recip(?:ient)?notfound\b|\brecipnotfound\b|\badr\.exrecipnotfound\b/,
    /\b(?:e-mail|email) (?:account|address) (?:(?:that )?you (?:entered|tried to (?:reach|e-?mail))|was|is|could|couldn't|does|doesn't|has|someone)?.{0,30}(?:not (?:exist|found|be found|known)|incorrect|invalid|misspelled)/,
    /\b(?:said|says): (?:sorry, )?(?:no mailbox|no such|i couldn't find)/,
    /\bsorry, (?:no mailbox here by that name|i couldn't find any host|this (?:user|recipient|address) (?:does|is not|doesn't)|no such|that (?:address|recipient|domain) isn't|i have no mailbox)/,
    /\b(?:this|that|the) (?:person|individual|employee|user|recipient|someone) (?:has |is )?(?:left|no longer (?:works?|employed|with|here|at)|not employed|unknown)\b/,
    /\bno longer (?:on (?:this )?server|works? (?:here|for)|employed|valid|available|exists?|in use|a customer)\b/,
    /\bdisallowed recipient\b|\bbad recipient\b|\brecipient (?:is )?(?:invalid|incorrect|undefined)\b|\bnot our customer\b|\bnot (?:a )?(?:valid )?(?:local )?(?:customer|subscriber)\b|\bunable to (?:find|locate) (?:recipient|user)/,
    /\b(?:delivery error: dd|dd this user|dd requested mail action)\b/,
    /\bmy (?:qmail|mail)?.{0,20}can'?t find (?:that|this) (?:user|address)|\bi couldn't find (?:that|a|any) (?:user|mailbox)/,
    /\bofr_416\b|\bldap lookup.{0,30}(?:not found|fail)|\brecipient lookup failed\b|\buser lookup (?:success but )?no user record\b|\bnot in (?:my|our|the) (?:rcpthosts|control\/validrcptto|validrcptto)/,
    /\b(?:please )?check (?:the |your )?(?:recipients?'?s? )?(?:e-?mail )?address(?:es)? (?:for (?:typos|spelling)|and try)/,
    /\bno mail ?box available\b|\baccount (?:is )?(?:unavailable|not available)\b|\brecipient (?:is )?not (?:accepted|ok|local)\b|\bbadrcptto\b|\benvelope recipient has been denied\b|\bnot an active address\b|\baddress no longer accepts\b|\bmissing home directory\b|\bvalidrcptto\b|\bnot present in (?:the )?directory\b|\bcan't accept user\b|\brejected recipients?\b|\bunknown address\b|\baddress unknown\b|\bis unknown to (?:me|us|this)\b|\bnot local\b|\bpossibly incorrect\b/,
    /\bno valid recipients\b|\bno recipients?\b/,
    // German, French, Spanish, Portuguese, Italian, Dutch
    /\b(?:empf(?:[äa]|ae)nger|adresse|e?benutzer|nutzer|postfach|adressat|mailbox|konto)\b.{0,40}\b(?:unbekannt|nicht (?:bekannt|gefunden|vorhanden|existent|g[üu]ltig)|existiert nicht|ung[üu]ltig|nicht ermittelt)/,
    /\b(?:unbekannte|ung[üu]ltige|falsche)[rsn]? (?:empf[äa]nger|adresse|benutzer|e-?mail)/,
    /\b(?:adresse|destinataire|utilisateur|bo[iî]te|compte)\b.{0,50}\b(?:inconnue?|invalide|inexistante?|n'existe (?:pas|plus)|introuvable|erron[ée]e)/,
    /\b(?:utilisateur|destinataire) inconnu|\badresse d.?au moins un destinataire invalide/,
    /\b(?:usuario|destinatario|direcci[oó]n|buz[oó]n|cuenta|casilla)\b.{0,50}\b(?:desconocid[oa]|inv[aá]lid[oa]|no (?:existe|encontrad[oa]|v[aá]lid[oa])|inexistente|no se (?:encontr|ha encontrado))/,
    /\b(?:usu[aá]rio|destinat[aá]rio|endere[cç]o|caixa (?:postal|de correio)|conta)\b.{0,50}\b(?:desconhecid[oa]|inv[aá]lid[oa]|n[aã]o (?:existe|encontrad[oa]|localizad[oa]|foi encontrad[oa])|inexistente)/,
    /\b(?:utente|destinatario|indirizzo|casella|account)\b.{0,50}\b(?:sconosciut[oa]|non (?:esiste|valido|trovat[oa]|[eè] (?:valido|stato trovato))|inesistente)/,
    /\b(?:gebruiker|ontvanger|adres|postvak|mailbox|geadresseerde)\b.{0,50}\b(?:onbekend|bestaat niet|ongeldig|niet gevonden)/,
    // Russian and Ukrainian, Polish, Czech, Turkish, Scandinavian, Hungarian
    /(?:пользовател|получател|адрес|ящик|адресат)\p{L}*.{0,50}(?:не (?:существует|найден|зарегистрирован|известен|обнаружен)|неизвестен|несуществу)/u,
    /(?:нет такого (?:пользователя|адреса|ящика|получателя)|такого пользователя нет|несуществующ\p{L}+ (?:адрес|ящик|пользовател))/u,
    /(?:користувач|отримувач|адреса|скринька)\p{L}*.{0,50}не (?:існує|знайден)/u,
    /\b(?:u[żz]ytkownik|adres|skrzynka|odbiorca)\b.{0,50}(?:nie istnieje|nieznany|niepoprawny|nie znaleziono|nie został znaleziony)/,
    /\b(?:u[žz]ivatel|adresa|schr[áa]nka|p[řr][íi]jemce)\b.{0,50}(?:neexistuje|nezn[áa]m|nenalezen)/,
    /\b(?:kullanıcı|alıcı|adres|posta kutusu)\b.{0,40}(?:bulunamadı|bilinmiyor|mevcut değil|geçersiz)/,
    /\b(?:anv[äa]ndare|mottagare|adress|bruger|modtager|bruker|mottaker|adresse)\w*\b.{0,40}(?:ok[äa]nd|finns inte|hittades inte|ukendt|findes ikke|ukjent|finnes ikke)/,
    /\b(?:felhaszn[áa]l[óo]|c[íi]mzett|c[íi]m|postafi[óo]k)\b.{0,40}(?:ismeretlen|nem l[ée]tezik|nem tal[áa]lhat[óo])/,
    // Japanese, Chinese, Korean
    /(?:あて先|宛先|宛て先|送信先|受信者|ユーザー?|メールアドレス|アドレス|アカウント|メールボックス).{0,30}(?:不明|存在しない|存在しません|存在しておりません|見つかりません|見つからない|ありません|間違|誤り|正しくありません|ございません)/,
    /(?:該当する|お探しの)(?:ユーザ|宛先|アドレス)|ご指定のアドレス|そのようなユーザ/,
    /(?:收件人|收件者|用户|使用者|用戶|邮箱|信箱|郵箱|地址|帐号|帳號|账号|账户|邮件地址).{0,20}(?:不存在|未知|无效|無效|错误|錯誤|未找到|找不到|不正确)/,
    /(?:找不到|未找到|没有找到|不存在)(?:的|此|该|該)?(?:收件人|用户|使用者|邮箱|信箱|地址)/,
    /(?:수신자|받는 ?사람|사용자|메일 ?주소|주소|계정|메일함).{0,20}(?:없|존재하지|찾을 수|알 수|잘못)/,
  ],
};

/** Nobody says this of an account that is there. */
export const NO_ACCOUNT: PhraseTable = {
  reason: 'user_unknown',
  phrases: [
    /\b(?:doesn't|does not) have (?:a|an) .{1,60}\baccount\b/,
    /\baccount that you tried to reach does not exist/,
    /\bnot listed in (?:the )?(?:public name|domino)/,
  ],
};

export const HOST_UNKNOWN: PhraseTable = {
  reason: 'host_unknown',
  phrases: [
    /\b(?:host|domain|server|system|hostname|host name|domain name|mail exchanger|site|node)(?: name)?\b:? ?(?:\([^)]{0,80}\) ?|someone |"[^"]{0,80}" |'[^']{0,80}' |[\w-]+(?:\.[\w-]+)+\.? )?(?:was |is |are )?(?:not found|unknown|does not exist|doesn't exist|couldn't be found|could not be found|cannot be found|can't be found|not exist|invalid|is not valid|lookup failed|not resolvable|cannot be resolved|unresolvable|non-?existent|is unroutable)\b(?!,? (?:try|temporar))/,
    /\b(?:unknown|invalid|illegal|nonexistent|non-existent|no such|bad) (?:\w+ )?(?:host|domain|hostname|domain name|host\/domain|mail server|destination system|site|fqdn)\b/,
    /\bhost unknown\b|\bunknown host\b|\billegal host\/domain name\b|\bbad destination system\b|\bname server: .{0,80}(?:host not found|no data known)/,
    /\b(?:couldn't|could not|cannot|can't|unable to) (?:find|locate|resolve|look ?up)(?: any| the| a)? (?:host|domain|route|mail exchanger|destination|remote (?:host|domain)|mx|address for|server)/,
    /\bi couldn't find any host (?:named|by that name)\b/,
    /\bdomain (?:someone |\S+ )?(?:is )?(?:not reachable|cannot be reached)\b/,
    /\bdomain (?:[\w-]+(?:\.[\w-]+)+\.? )?(?:isn't|is not|not) (?:found|valid|known|registered|in dns|reachable)\b/,
    /\bno such (?:host|domain)\b|\bnxdomain\b|\bhost or domain name not found\b|\bname or service not known\b|\bno address associated with (?:host)?name\b|\bnodename nor servname\b/,
    /\brecipient(?:'s)? (?:address )?(?:domain|host) .{0,40}(?:not (?:found|exist|valid)|does not exist|doesn't exist|invalid|unknown)/,
    /\baccount or domain may not exist\b|\bthe domain (?:is not|isn't) (?:reachable|valid)/,
    /\b(?:mail )?domain mentioned in (?:email|the recipient).{0,30}(?:unknown|not)/,
    /\bno mx (?:or a )?records? (?:found )?for .{0,60}\b(?:and|or) (?:no )?a\b/,
    /\ball relevant mx records point to non-?existent hosts\b|\bunrouteable (?:mail )?domain\b|\bunroutable (?:mail )?domain\b|\bno route to domain\b/,
    /\b(?:dns|mx) (?:\w+ ){0,3}(?:nonexistent|non-existent|permanent failure|lookup failed permanently|returned answer with no data|no such host)/,
    /\b(?:domain|dom[äa]ne|domaine|dominio|dom[íi]nio)\b.{0,40}\b(?:existiert nicht|nicht gefunden|unbekannt|inconnu|n'existe pas|introuvable|no existe|desconocido|n[aã]o existe|n[aã]o encontrado|non esiste|onbekend|bestaat niet)/,
    /(?:домен|сервер|хост)\p{L}*.{0,40}(?:не (?:существует|найден)|неизвестен)/u,
    /(?:ホスト|ドメイン|サーバ).{0,30}(?:不明|見つかりません|存在しません|存在しない|ありません)/,
    /(?:域名|主机|網域|域).{0,15}(?:不存在|无效|未找到|找不到|无法解析)/,
  ],
};

export const MOVED: PhraseTable = {
  reason: 'moved',
  phrases: [
    /\b(?:user|recipient|mailbox|account|address|person|who|he|she)\b.{0,60}\b(?:has|have) (?:been )?(?:moved|changed|replaced)\b/,
    /\b(?:someone|\w+) has moved to\b|\baddress has been (?:moved|replaced|changed)|\bhas been replaced by\b|\bthis mailbox has (?:been )?(?:moved|replaced)|\bhas a new (?:e-?mail )?address\b|\bnew (?:e-?mail )?address is\b/,
    /\bno longer on (?:this )?server\b|\bmailbox has moved\b|\baddress (?:is )?(?:now )?obsolete\b|\bplease (?:use|try) (?:the )?(?:new|following) address\b|\buser not local; please try\b|\b551 user not local\b/,
  ],
};

export const NOT_ACCEPTING: PhraseTable = {
  reason: 'not_accepting',
  phrases: [
    /\bnull ?mx\b|\brfc ?7505\b/,
    /\b(?:host|domain|server|system|machine|smtp|site|address)\b.{0,50}\b(?:does not|doesn't|do not|don't|never|not) (?:currently )?(?:accepts?|receives?|accepting|handle)(?: any| incoming| inbound| e-?| smtp| internet)* ?(?:mail|email|e-mail|messages?|smtp|connections from anyone)\b/,
    /\bhost does not accept mail\b|\bno smtp (?:service )?here\b|\bname server: .{0,80}host does not receive mail\b|\bno mx(?: records?)?(?: was| were)?(?: found)? for (?:the )?(?:domain|host)?|\bdoes not (?:run|have) (?:an? )?(?:smtp|mail) server\b|\bmail receiving disabled\b/,
    /\bno host found for domain\b|\bdomain does not (?:have|publish) (?:any )?(?:mx|mail)\b|\bno (?:valid )?mx (?:or a )?records?\b/,
    /\bsmtp protocol violation.{0,20}does not accept\b|\bdoes not accept (?:e-?mail|mail|messages) (?:from (?:anyone|outside|the internet)|at all)\b/,
  ],
};
