// How machines say that a mail did not arrive, in the languages their makers wrote them.

/** Subjects that nothing but a report has. */
export const FAILURE_SUBJECTS = new RegExp(
  [
    'delivery (?:status notification|notification|failure|failed|report|has failed|problem|error|delayed|incomplete|unsuccessful)',
    '(?:mail|message|e-?mail) (?:delivery|system) (?:failed|failure|error|subsystem|problem|status|notification|incomplete|warning|delayed)',
    '(?:mail|message) (?:could not be|not|was not|has not been|cannot be|not be) (?:delivered|sent|deliverable)',
    'undeliver(?:ed|able|y)\\b|undelivered mail|non[- ]?delivery|non-remis|returned mail|returned to sender|mail returned|return(?:ed)? message|returned e-?mail',
    'failure notice|not member article|^reject mail\\b|\\bloop alert\\b|failed (?:mail|delivery|message|recipient)|failure delivery|failed to deliver|failure to deliver|permanent delivery|nondeliverable',
    'warning: (?:could not send|message .{0,40}delayed|message still undelivered|e-?mail)|could not send message|postmaster notify|unable to deliver|bounced? (?:mail|message|e-?mail)',
    "(?:there was an )?error sending your mail|mail (?:system|delivery) error|rejected mail|message (?:rejected|refused|blocked|undeliverable)|your message (?:could not|couldn't|wasn't|was not|to .{1,80} (?:couldn't|could not|was blocked))|postfix smtp server: errors|couldn't be delivered|delivery failed|undeliverable",
    'unzustellbar|nicht zustellbar|zustellung (?:fehlgeschlagen|gescheitert)|konnte nicht zugestellt|mail-zustellung|zustellfehler|r[üu]cksendung',
    'non remis|non distribu|[ée]chec de (?:la )?(?:remise|livraison|distribution)|non d[ée]livr[ée]',
    'no (?:se )?entregad|no se (?:puede|pudo|ha podido) entregar|fallo (?:en|de) (?:la )?entrega|error de entrega|imposible (?:de )?entregar|mensaje devuelto|correo devuelto',
    'n[ãa]o (?:foi )?(?:entregue|p[ôo]de ser entregue)|falha na entrega|mensagem devolvida|devolvida',
    'mancato recapito|impossibile (?:consegnare|recapitare)|consegna (?:fallita|non riuscita)|non recapitabile|mancata consegna',
    'onbestelbaar|niet (?:bezorgd|afgeleverd)|niet bestelbaar|olevererat|kan inte levereras|kunne ikke leveres|ikke leveret|toimittaminen|toimitus ep[äa]onnistui|toimittamatta',
    'niedostarcz|nie dostarczono|nedoru[čc]|nelze doru|k[ée]zbes[íi]thetetlen|nem k[ée]zbes|nelivrat|teslim edilemedi|iletilemedi',
    'не доставлен|недоставлен|ошибка доставки|невозможно доставить|не удалось доставить|не вдалося доставити|δεν παραδόθηκε',
    '配信(?:エラー|不能|できません|失敗)|送信エラー|エラーメール|未配信|配信不能|届きませんでした|返送',
    '退信|无法(?:投递|送达|传递)|未送达|投递失败|發送失敗|无法发送|無法傳遞|退件|系统退信|未傳遞|반송|전송 ?실패|배달 ?(?:실패|할 수 없)|전달되지',
  ].join('|'),
  'iu',
);

/** Subjects that reports have, and others too. */
export const WEAK_SUBJECTS =
  /\b(?:error|failure|failed|failing|warning|rejected|returned|blocked|undelivered|notification|notice|delayed|postmaster|system|mail\.?failure|(?:not|un)deliver\w*)\b/i;

/** What the text of a report says. */
export const FAILURE_WORDS = new RegExp(
  [
    "(?:could not|couldn't|cannot|can't|can not|was not|wasn't|were not|not|never|not yet) (?:be |been |yet been |yet be )?(?:successfully )?(?:delivered|sent|transmitted|relayed)",
    "(?:unable|failed|not able|wasn't able|was unable|failing) to (?:deliver|send|relay|transmit)|undeliver(?:able|ed)|(?:could not|couldn't|did not|cannot|can't) (?:deliver|reach)|delivery (?:has )?(?:failed|failure|error|of .{0,60}failed)|delivery to the following",
    'problem (?:delivering|occurred while)|had (?:permanent|transient|temporary|delivery|fatal)|permanent (?:fatal )?error|returned to (?:the |its )?sender|message (?:has been |was |is being )?(?:returned|rejected|refused|bounced|blocked)|being returned|has been rejected|transcript of (?:the )?session|following (?:address(?:es)?|recipients?|destination).{0,60}(?:fail|not|could|reject|problem|error|unknown)|was undeliverable|(?:error|trouble) (?:occurred |happened )?(?:while|when|in|during) (?:trying to )?(?:deliver|send)|not deliver',
    'has been delayed|still undelivered|failed permanently|automatically (?:generated|created) .{0,40}(?:delivery|mail)|remote host said|error message below|did not reach|not reach the|invalid user address|no valid recipients|user unknown|unknown user|does not exist|address(?:es)? (?:not found|failed)|retry timeout exceeded|non-?delivery|smtp error|delivery attempt|group you (?:tried|are trying) to contact',
    'nicht (?:zugestellt|ausgeliefert|zustellbar|[üu]bermittelt)|unzustellbar|zustellung .{0,60}(?:fehlgeschlagen|nicht m[öo]glich|gescheitert)',
    "n'a (?:pas )?(?:pu|[ée]t[ée]).{0,20}(?:remis|livr[ée]|distribu|d[ée]livr|achemin)|non (?:remis|distribu)|impossible (?:de|d') (?:remettre|livrer|distribuer|d[ée]livrer|acheminer)|[ée]chec de (?:la )?(?:remise|livraison|distribution)",
    'no (?:se )?(?:pudo|puede|ha podido|ha sido|fue|pudo ser) (?:ser )?(?:entrega[dr]|enviado|envia)|imposible (?:de )?entregar|fallo (?:en|de) la entrega|error (?:de|en la) entrega',
    'n[ãa]o (?:p[ôo]de|foi|pode)(?: poss[íi]vel)?(?: ser)? entreg|falha na entrega|n[ãa]o entregue',
    'impossibile (?:recapitare|consegnare|inviare)|non (?:[èe] stato|pu[òo] essere)(?: possibile)? (?:recapitat|consegnat|consegnare|recapitare)|mancat[oa] (?:recapito|consegna)',
    'niet (?:worden )?(?:bezorgd|afgeleverd|besteld)|kon niet .{0,30}(?:bezorgd|afgeleverd)|onbestelbaar|(?:kunde|kan|kunne|kan) (?:inte|ikke) (?:levereras|leveres|skickas|sendes)|ei voitu toimittaa',
    'nie (?:mo[żz]e|mog[łl]a|zosta[łl]a|zosta[łl]o|uda[łl]o).{0,30}dostarcz|nelze doru|nebyla? doru|nem (?:lehet|siker[üu]lt) k[ée]zbes|k[ée]zbes[íi]t.{0,20}sikertelen|nu a putut fi livrat|teslim edilemedi|iletilemedi',
    'не (?:может быть|было|удалось|будет|был[оа]?|можем|вдалося|може бути) ?(?:доставлен|доставить|доставлено|доставити)|не доставлен|недоставлен|невозможно доставить',
    '(?:配信|送信|配送|配達|お届け|転送)(?:が|は|を|に)?(?:でき(?:ません|ない|ませんでした)|失敗|不能|エラー)|届け(?:られ|ること)|届きません|エラーが発生|宛先.{0,20}(?:不明|存在|見つかり)|返送',
    '无法(?:投递|送达|传递|发送|到达)|退信|投递失败|未(?:能)?(?:送达|投递|傳遞)|無法(?:投遞|傳遞|送達|傳送)|被退回|退回|발송(?:되지|에 실패)|전송(?:되지|할 수 없|하지 못|에 실패)|배달(?:되지|할 수 없)|반송|전달(?:되지|할 수 없)',
  ].join('|'),
  'iu',
);
