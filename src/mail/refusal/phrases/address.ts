import type { PhraseTable } from './phrase-table.ts';

// The address is dead for another reason than an unknown user: its host, a move, or no mail at all. Cleaned text.

export const HOST_UNKNOWN: PhraseTable = {
  reason: 'host_unknown',
  phrases: [
    /\b(?:host|domain|server|system|hostname|host name|domain name|mail exchanger|site|node)(?: name)?\b:? ?(?:\([^)]{0,80}\) ?|someone |"[^"]{0,80}" |'[^']{0,80}' |[\w-]+(?:\.[\w-]+)+\.? )?(?:was |is |are )?(?:not found|unknown|does not exist|doesn't exist|couldn't be found|could not be found|cannot be found|can't be found|not exist|invalid|is not valid|lookup failed|not resolvable|cannot be resolved|unresolvable|non-?existent|is unroutable)\b(?!,? (?:try|temporar))/,
    /\b(?:unknown|invalid|illegal|nonexistent|non-existent|no such|bad) (?:\w+ )?(?:host|domain|hostname|domain name|host\/domain|mail server|destination system|site|fqdn)\b/,
    /\bhost unknown\b/,
    /\bunknown host\b/,
    /\billegal host\/domain name\b/,
    /\bbad destination system\b/,
    /\bname server: .{0,80}(?:host not found|no data known)/,
    /\b(?:couldn't|could not|cannot|can't|unable to) (?:find|locate|resolve|look ?up)(?: any| the| a)? (?:host|domain|route|mail exchanger|destination|remote (?:host|domain)|mx|address for|server)/,
    /\bi couldn't find any host (?:named|by that name)\b/,
    /\bdomain (?:someone |\S+ )?(?:is )?(?:not reachable|cannot be reached)\b/,
    /\bdomain (?:[\w-]+(?:\.[\w-]+)+\.? )?(?:isn't|is not|not) (?:found|valid|known|registered|in dns|reachable)\b/,
    /\bno such (?:host|domain)\b/,
    /\bnxdomain\b/,
    /\bhost or domain name not found\b/,
    /\bname or service not known\b/,
    /\bno address associated with (?:host)?name\b/,
    /\bnodename nor servname\b/,
    /\brecipient(?:'s)? (?:address )?(?:domain|host) .{0,40}(?:not (?:found|exist|valid)|does not exist|doesn't exist|invalid|unknown)/,
    /\baccount or domain may not exist\b|\bthe domain (?:is not|isn't) (?:reachable|valid)/,
    /\b(?:mail )?domain mentioned in (?:email|the recipient).{0,30}(?:unknown|not)/,
    /\bno mx (?:or a )?records? (?:found )?for .{0,60}\b(?:and|or) (?:no )?a\b/,
    /\ball relevant mx records point to non-?existent hosts\b/,
    /\bunrouteable (?:mail )?domain\b/,
    /\bunroutable (?:mail )?domain\b/,
    /\bno route to domain\b/,
    /\b(?:dns|mx) (?:\w+ ){0,3}(?:nonexistent|non-existent|permanent failure|lookup failed permanently|returned answer with no data|no such host)/,
    /\b(?:domain|dom[äa]ne|domaine|dominio|dom[íi]nio)\b.{0,40}\b(?:existiert nicht|nicht gefunden|unbekannt|inconnu|n'existe pas|introuvable|no existe|desconocido|n[aã]o existe|n[aã]o encontrado|non esiste|onbekend|bestaat niet)/,
    /(?:домен|сервер|хост).{0,50}(?:не (?:существует|найден)|неизвестен)/u,
    /(?:ホスト|ドメイン|サーバ).{0,30}(?:不明|見つかりません|存在しません|存在しない|ありません)/,
    /(?:域名|主机|網域|域).{0,15}(?:不存在|无效|未找到|找不到|无法解析)/,
  ],
};

export const MOVED: PhraseTable = {
  reason: 'moved',
  phrases: [
    /\b(?:user|recipient|mailbox|account|address|person|who|he|she)\b.{0,60}\b(?:has|have) (?:been )?(?:moved|changed|replaced)\b/,
    /\b(?:someone|\w+) has moved to\b/,
    /\baddress has been (?:moved|replaced|changed)/,
    /\bhas been replaced by\b/,
    /\bthis mailbox has (?:been )?(?:moved|replaced)/,
    /\bhas a new (?:e-?mail )?address\b/,
    /\bnew (?:e-?mail )?address is\b/,
    /\bno longer on (?:this )?server\b/,
    /\bmailbox has moved\b/,
    /\baddress (?:is )?(?:now )?obsolete\b/,
    /\bplease (?:use|try) (?:the )?(?:new|following) address\b/,
    /\buser not local; please try\b/,
    /\b551 user not local\b/,
  ],
};

export const NOT_ACCEPTING: PhraseTable = {
  reason: 'not_accepting',
  phrases: [
    /\bnull ?mx\b|\brfc ?7505\b/,
    /\b(?:host|domain|server|system|machine|smtp|site|address)\b.{0,50}\b(?:does not|doesn't|do not|don't|never|not) (?:currently )?(?:accepts?|receives?|accepting|handle)(?: any| incoming| inbound| e-?| smtp| internet)* ?(?:mail|email|e-mail|messages?|smtp|connections from anyone)\b/,
    /\bhost does not accept mail\b/,
    /\bno smtp (?:service )?here\b/,
    /\bname server: .{0,80}host does not receive mail\b/,
    /\bno mx(?: records?)?(?: was| were)?(?: found)? for (?:the )?(?:domain|host)?/,
    /\bdoes not (?:run|have) (?:an? )?(?:smtp|mail) server\b/,
    /\bmail receiving disabled\b/,
    /\bno host found for domain\b/,
    /\bdomain does not (?:have|publish) (?:any )?(?:mx|mail)\b/,
    /\bno (?:valid )?mx (?:or a )?records?\b/,
    /\bsmtp protocol violation.{0,20}does not accept\b/,
    /\bdoes not accept (?:e-?mail|mail|messages) (?:from (?:anyone|outside|the internet)|at all)\b/,
  ],
};
