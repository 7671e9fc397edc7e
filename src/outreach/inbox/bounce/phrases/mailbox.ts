import type { PhraseTable } from './phrase-table.ts';

// A mailbox that exists, and still does not take this mail.

export const MAILBOX_FULL: PhraseTable = {
  reason: 'mailbox_full',
  phrases: [
    /\b(?:user|account|recipient|someone)\b.{0,40}\b(?:over ?quota|(?:is|are) full|over the (?:maximum|limit|quota|allowed)|out of (?:space|storage)|has no space)|\bexceeded storage allocation\b|\b(?:account|user|recipient) .{0,20}(?:storage|quota) .{0,20}exceed/,
    /\b(?:mailbox|mail ?box|inbox|quota|maildir|mail ?folder|mail store|mailstore)\b.{0,60}\b(?:full|over ?quota|exceed(?:ed|s|ing)?|is over|out of space|has no space|too large|reached (?:the |its |his |their )?(?:maximum|limit|quota|storage)|over the (?:maximum|limit|quota|allowed)|overflow)/,
    /\b(?:over|exceed(?:ed|s|ing)?|exceeds? the|out of|disk|storage|mailbox|user|mail|message|hard|soft) ?-?(?:his |her |their |its |your |storage |disk |mailbox |mail |allocated |inbox |maximum )*quota\b/,
    /\bquota (?:has been |is |was |limit |would be )?(?:exceed|exceeded|full|over|violation|reached)/,
    /\boverquota\b|\bover-quota\b|\bmailfolder is over\b|\bmailbox full\b|\bfull mailbox\b|\bmailbox is full\b|\bmaildir over\b|\b(?:not enough|insufficient|no) (?:disk |storage |mailbox )?(?:space|storage)(?: is available| available)?.{0,30}(?:mailbox|user|account|recipient|delivery|store)/,
    /\b(?:mailbox|recipient|account) (?:size|storage) (?:limit )?exceed|\bstorequota|\bquotaexceeded\b|\bstoredrv\.deliver;?.{0,40}(?:quota|mailbox full)|\brecipient(?:'s)? (?:storage|mailbox) .{0,30}(?:full|exceeded|limit)|\btoo many messages (?:in|on) (?:this|the) (?:mailbox|mail ?drop)|\bout of (?:disk|storage) (?:space|quota)\b|\bemail account .{0,40}is over quota/,
    /\b(?:postfach|mailbox|quota|speicherplatz|speicher)\b.{0,40}\b(?:voll|[üu]berschritten|ersch[öo]pft|[üu]berf[üu]llt)/,
    /\b(?:bo[iî]te|quota|espace)\b.{0,50}\b(?:pleine|satur[ée]e?|d[ée]pass[ée]|insuffisant)/,
    /\b(?:buz[oó]n|casilla|cuenta|cuota|quota|caixa|casella)\b.{0,50}\b(?:llen[oa]|excedid[oa]|superad[oa]|sobrepasad[oa]|chei[oa]|lotad[oa]|cota excedida|pien[oa]|superat[oa])/,
    /(?:ящик|почтов\p{L}+|квот\p{L}+).{0,50}(?:переполнен|превышен|заполнен)/u,
    /\b(?:skrzynka|schr[áa]nka|postafi[óo]k)\b.{0,40}(?:pe[łl]n|przepe[łl]nion|pln|megtelt)|\bpostvak\b.{0,20}vol\b/,
    /(?:メールボックス|容量|ボックス|受信箱).{0,20}(?:一杯|いっぱい|超過|超え|オーバー|満杯|不足)|容量超過/,
    /(?:邮箱|信箱|郵箱|空间|空間|配额|容量).{0,15}(?:已满|已滿|满了|不足|超过|超過|超出)/,
    /(?:메일함|편지함|사서함|용량).{0,15}(?:가득|초과|꽉)/,
  ],
};

export const SUSPENDED: PhraseTable = {
  reason: 'suspended',
  phrases: [
    /\b(?:user|users|mailbox|mail ?box|account|recipient|address|domain|customer|email|e-mail|someone|username)\b(?: \S+){0,8}? (?:is |was |has been |have been |been |are |currently |is currently |has |temporarily |permanently |administratively |now )*(?:disabled|suspended|deactivated|de-activated|inactive|not active|removed|locked|blocked by (?:the )?admin\w*|frozen|closed|expired|cancell?ed|terminated|discontinued|unavailable due to inactiv\w*|archived|on hold|dormant|deleted|no longer active)\b/,
    /\b(?:disabled|suspended|inactive|deactivated|locked|expired|closed|frozen|dormant|cancell?ed) (?:e-?mail )?(?:user|mailbox|mail ?box|account|recipient|address|domain|customer)/,
    /\b(?:mailbox|account|user) (?:is )?not (?:currently )?(?:active|activated|enabled)\b|\bmailbox disabled\b|\baccount.{0,30}\b(?:disabled|suspend|inactive|terminated)|\btemporarily (?:locked|suspended|disabled)\b|\btemporary locked\b|\bvdelivermail: account is locked\b|\bsorry,? (?:your )?(?:domain|account).{0,20}(?:expired|suspended)|\bover-?due (?:payment|account)\b|\bhas been (?:inactive|idle) for (?:too long|\d+)\b|\bnot accepting (?:messages|mail|new mail).{0,20}inactiv/,
    /\bunable to receive (?:mail|email|messages)\b|\bnot able to receive (?:mail|email)|\bmailbox (?:is )?(?:currently |temporarily )?(?:unavailable|inactive)(?: for)? (?:due to|because)|\bdelivery suspended\b/,
    /\b(?:konto|postfach|adresse)\b.{0,30}\b(?:gesperrt|deaktiviert|inaktiv|abgeschaltet)|\b(?:compte|bo[iî]te)\b.{0,30}\b(?:d[ée]sactiv[ée]e?|suspendue?|ferm[ée]e?|inactive?|bloqu[ée]e?)|\b(?:cuenta|conta|casella|buz[oó]n|account)\b.{0,40}\b(?:desactivad[oa]|suspendid[oa]|bloquead[oa]|inactiv[oa]|inativ[oa]|disabilitat[oa]|sospes[oa]|deshabilitad[oa]|desativad[oa])/,
    /(?:ящик|аккаунт|пользовател|учетн\p{L}+ запис)\p{L}*.{0,40}(?:заблокирован|отключ|неактив|приостановлен|удал[её]н)/u,
    /(?:アカウント|メールボックス|ご利用).{0,20}(?:停止|無効|休止|ロック)|(?:帐号|帳號|账号|邮箱|用户|信箱).{0,12}(?:停用|禁用|冻结|锁定|暂停|過期|过期)|(?:계정|메일).{0,12}(?:정지|휴면|비활성|잠)/,
  ],
};

export const FILTERED: PhraseTable = {
  reason: 'filtered',
  phrases: [
    /\bsuppress(?:ed|ion)(?: list| sending|-list)/,
    /\b(?:refused|rejected|blocked|denied|restricted|filtered) (?:due to|by|because of|based on)(?: the)? (?:recipient|user|addressee|mailbox|owner)\b(?!(?:'s)? (?:e-?mail )?(?:domain|server|host|provider|system|network|mail))(?:'s)? ?(?:preference|preferences|setting|settings|filter|filters|rule|rules|request|policy|choice)?/,
    /\brecipient preferences\b|\bemail preferences of the\b|\bbecause the recipient is only accepting\b|\bonly accept(?:s|ing)? (?:mail|e-?mails?|messages) from\b|\bdoes not accept (?:mail|e-?mails?|messages) from (?:you|this sender|unknown|senders? (?:not|outside)|people (?:not|outside)|external|outside)/,
    /\bdue to extended inactivity new mail is not currently being accepted\b|\bnot accepting (?:any )?(?:mail|messages|e-?mail)\b|\bisn't (?:accepting|allowed to receive)\b|\bresolver\.rst\.\w+|\brestricted (?:to|address|recipient|mailbox)|\bnotauthori[sz]ed(?: to|;)|\bnot authori[sz]ed to (?:send|mail|post)|\b(?:don't|do not|does not|doesn't) have (?:permission|the necessary permissions?) to (?:send|post|email)/,
    /\brecipient refused to accept\b|\brecipient (?:does not|doesn't) (?:want|wish|accept)\b|\bdelivery (?:not authorized|restricted)\b|\baddress (?:rejects|does not accept|only accepts)\b|\bmessage filtered\b|\bmessage refused\b|\brefused by (?:the )?recipient\b(?!(?:'s)? (?:e-?mail )?(?:domain|server|host|provider|system))|\byou have been blocked by the recipient\b|\bsender (?:is )?(?:on|in) (?:the )?(?:recipient|user)'?s? (?:block|deny|black)|\brecipient (?:has )?(?:blocked|rejected) (?:you|the sender)|\bmessage was rejected by (?:the )?recipient(?!(?:'s)? (?:e-?mail )?(?:domain|server|host|provider|system))|\bpermanently undeliverable to recipients? because of (?:rules|filter)/,
    /\bmay not exist\b.{0,40}\b(?:permission|post)|\bgroup you tried to contact\b|\bgroups\.google\.com\/support\b|\bsupport\.google\.com\/a\/\S*groups\b|\bposting (?:to|permissions?)\b|\bmembers? only\b|\bsubscribers? only\b|\b(?:only )?members (?:can|may) post\b|\bmailing list\b.{0,60}\b(?:not allowed|reject|denied|restricted)/,
    /受信拒否|受信を拒否|受信制限|指定受信|迷惑メール設定|受信設定/,
  ],
};

export const TOO_BIG: PhraseTable = {
  reason: 'too_big',
  phrases: [
    /\b(?:message|mail|e-?mail|size|body|attachment|content|file|length|line)s?\b(?: \S+){0,6}? (?:exceeds?|exceeded|too (?:large|big)|larger than|bigger than|is above)\b(?: \S+){0,6}? ?(?:size|limit|maximum|max|fixed|quota|allowed|large|big|bytes|long|kb|mb)?/,
    /\b(?:exceeds?|exceeded|exceeding|over) (?:the |our |a |its )?(?:\w+ ){0,4}(?:message|mail|attachment|file)? ?(?:size|length)\b|\b(?:size|length) (?:limit|exceed|exceeds|restriction)|\bmaximum (?:message )?size\b|\bmax(?:imum)? message (?:size|length)|\bmessage (?:size|length) (?:exceeds|is|limit|violation)|\btoo (?:big|large|long)\b.{0,30}(?:message|mail|recipient|mailbox|accept|delivery|deliver)?|\bmail size limit\b|\b(?:message|line) to(?:o)? (?:big|large|long)|\bexceeds (?:the )?limit set by\b|\bdatalimit\b/,
    /\b(?:nachricht|e-?mail|mail|message|mensaje|mensagem|messaggio|bericht)\b.{0,40}\b(?:zu gro[ßs]+|trop (?:gros|volumineux|grand|lourd)|demasiado grande|excede|muito grande|troppo grande|te groot)|(?:сообщени|письм)\p{L}*.{0,40}(?:слишком большо|превыша)|(?:邮件|信件|郵件).{0,10}(?:太大|过大|過大|超过)|(?:メール|メッセージ|サイズ).{0,15}(?:大きすぎ|サイズ(?:が)?超過|上限)/u,
  ],
};
