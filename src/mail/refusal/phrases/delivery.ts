import type { PhraseTable } from './phrase-table.ts';

// The mail could not be handed over, whatever the address.

/** The other server could not be talked to, or its name not be looked up just now. */
export const CONNECTION: PhraseTable = {
  reason: 'network',
  phrases: [
    /\bconnect(?:ion)? to (?:\S+ ){1,3}(?:connection (?:timed out|refused|reset)|no route|network is unreachable|timed out|operation timed out|failed)/,
    /\blost connection with\b/,
    /\bconversation with \S+ (?:timed out|failed)/,
    /\bestablish an smtp connection\b/,
    /\btimed out while\b/,
    /\bwhile (?:receiving|performing) the (?:initial|ehlo|helo)/,
    /\bhost not found, try again\b/,
    /\bname service error .{0,120}(?:try again|malformed|unexpected)/,
    /\btemporary failure in name\b/,
    /\btry again later.{0,20}\bdns\b/,
    /\b(?:dns|name server|host name lookup) (?:timeout|timed out|temporarily|failure: )/,
    /\bcname_?lookup_?failed_?temporarily\b/,
  ],
};

/** A mailbox's own programs. */
export const LOCAL_DELIVERY: PhraseTable = {
  reason: 'system',
  phrases: [
    /\bpipe to \|/,
    /\bcommand died\b/,
    /\bcommand output\b/,
    /\bcommand (?:failed|line usage)/,
    /\bprocmail\b/,
    /\bmaildrop:/,
    /\bgenerated during the delivery attempt\b/,
    /\bcan't create (?:user )?output file\b/,
    /\bcouldn't create\b/,
  ],
};

export const EXPIRED: PhraseTable = {
  reason: 'expired',
  phrases: [
    /\b(?:message|delivery|retry|queue|mail|warning)\b.{0,40}\b(?:expired|timeout exceeded|time(?:d)? ?out exceeded|too old|has been in the queue|in queue too long|still undelivered|delayed)/,
    /\bretry (?:timeout|time) (?:exceeded|not reached)/,
    /\bexpired\b.{0,20}\b(?:message|delivery|queue)/,
    /\bdelivery (?:time )?(?:expired|expiry|time-?out)/,
    /\bdelivery to the following recipients? has been delayed/,
    /\bnot (?:yet )?been delivered\b/,
    /\bmaximum (?:delivery )?(?:retr|time|queue|attempt|lifetime)/,
    /\bunable to deliver (?:this |the )?message (?:for|after|in) \d/,
    /\bcould not be delivered (?:for|within|after) (?:more than )?\d/,
    /\bmessage (?:will be |was )?deleted from queue/,
    /\bfor too long\b/,
    /\bundelivered after\b/,
    /\bfor the (?:last|past) \d+ (?:hours|days)/,
    /\bwas aborted after\b/,
    /\bhave been trying to deliver/,
    /\bwithin (?:the )?(?:allotted|time)/,
    /\bin the queue (?:for )?too long\b/,
    /\bi'm not going to try again; this message has been in the queue too long/,
    /\bdelivery attempts? (?:failed|exceeded|expired)/,
    /\bgiving up after\b/,
    /\btoo many (?:delivery )?(?:attempts|retries|failures)\b/,
    /\bhas exceeded the (?:maximum )?(?:time|retry)/,
    /\b(?:delayed|deferred)\b/,
    /\bwill (?:keep trying|be retried|continue)/,
    /\bverz[öo]ger|\bretard[ée]|\bretras|\batras|\bзадерж|\bopó[źz]nion|遅延|遅れ|延迟|延遲|지연/,
  ],
};

export const NETWORK: PhraseTable = {
  reason: 'network',
  phrases: [
    /\b(?:connection|connect|connecting|connected|conversation|session|socket|network|dialog)\b.{0,50}\b(?:timed? ?out|refused|reset|failed|failure|lost|closed|dropped|broken|died|error|unreachable|aborted|terminated|interrupted)/,
    /\b(?:timed out|time-?out|host unreachable|network (?:is )?unreachable|no route to host|connection refused|not reachable|no answer|not respond\w*|unresponsive|broken pipe|socket error)\b/,
    /\btoo many hops\b/,
    /\bhop count\b/,
    /\bmail ?(?:forwarding )?loop/,
    /\bloops? back\b/,
    /\bmail for \S+ loops\b/,
    /\brouting loop\b/,
    /\bconfig error: mail loops\b/,
    /\b(?:could not|couldn't|cannot|can't|unable to|failed to) (?:establish|connect|contact|reach|open)/,
    /\b(?:wasn't|was not|not) able to (?:establish|connect|contact)/,
    /\bcould not contact dns\b/,
    /\bdns (?:error|failure|server|lookup|temporar|timeout)/,
    /\btemporar\w+ (?:dns|name|lookup|resolution)/,
    /\bname (?:server|service) (?:timeout|error)/,
    /\bhost name lookup\b/,
    /\btemporary failure in name resolution\b/,
    /\bhost (?:\S+ )?(?:is )?(?:down|unreachable|busy)/,
    /\blookup (?:timed out|failed)/,
    /\bresponded with code (?:nxdomain|servfail|refused)/,
    /\btrouble (?:with|in) (?:home|dns)/,
    /\bdid not accept our requests to connect\b/,
    /\bmalformed or unexpected name server\b/,
  ],
};

export const SYSTEM: PhraseTable = {
  reason: 'system',
  phrases: [
    /\b(?:local|system|internal|server|service|temporary|resource|resources|configuration|operating system|mail ?server|disk|i\/o|unexpected|unknown|database|ldap|lmtp|queue file|storedrv|application|backend) ?(?:\w+ )?(?:error|failure|problem|trouble|unavailable|misconfigur\w*|shortage|config|exception|limit|not available|temporarily)\b/,
    /\bcan't create (?:user )?output file\b/,
    /\bcannot (?:open|create|append|write)/,
    /\bpermission denied\b/,
    /\binsufficient (?:permission|system|resources|disk|memory)/,
    /\bout of memory\b/,
    /\bno space left\b/,
    /\bcommand (?:died|failed|line|exited|time limit)/,
    /\bpipe\b/,
    /\bexit(?:ed)? (?:status|value|code)/,
    /\bprocmail\b/,
    /\bmaildrop\b/,
    /\bmailer error\b/,
    /\bfilter program\b/,
    /\bdeliver\w*: .{0,40}error/,
    /\bresources? (?:temporarily )?unavailable\b/,
    /\baliasing\/forwarding loop\b/,
    /\bunbalanced\b/,
    /\bnot capable\b/,
    /\bservice not available\b/,
    /\bcould not complete\b/,
    /\bcannot (?:process|be processed)/,
    /\bprocessing (?:error|failure)/,
    /\bqueue (?:file )?(?:write|full)/,
  ],
};
