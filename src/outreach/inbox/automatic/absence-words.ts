// What out-of-office answers say, by language; for texts that went through plain(). Only the present and the future
// count: "I was away last week" is written by somebody who is there.
const AWAY = [
  "(?:i am|i'm|im|i will be|i'll be|we are|we will be|offices? (?:is|are|will be)|he is|she is|currently|presently) (?:currently |presently |now |also |both )?(?:out of (?:the )?office|out of town|out (?:on|until|from|this|all|today|sick)|away|ooo|on (?:\\p{L}+ )?(?:leave|vacation|holidays?|pto|sabbatical)|travell?ing|closed|unavailable|not (?:in the office|available|working|at my desk)|off (?:work|sick|until|from|this)|attending|on (?:a )?(?:business trip|honeymoon|retreat|the road)|offshore)",
  '(?:^|[.!¶,] ?)(?:out of (?:the )?office|ooo|on (?:annual |parental )?(?:leave|vacation|holiday)|away) (?:from|until|till|through|this|today|with|and|\\d)',
  "(?:^|¶ ?)(?:on my )?(?:honeymoon|sabbatical|(?:parental|maternity|paternity|annual|sick) leave|not here (?:this|until|till)|elternzeit|betriebsferien|betriebsurlaub|conge (?:maternite|parental|paternite)|baja (?:maternal|paternal)|licenca-|(?:attualmente )?in congedo|in (?:ferie|trasferta)|semester |fravaer|urlop )|won't be (?:at work|in|back)|(?<!\\p{L})\\p{L}+ (?:is|are|will be|remains?) closed (?:for|until|from|on|over|between)",
  '(?:bin|sind|ist|bleibt|befinde mich|werde|haben) (?:[^.!?¶]|(?<=\\d)\\.){0,60}(?:nicht (?:im (?:buro|hause?|dienst)|erreichbar|verfugbar|am platz|anwesend|da(?!\\p{L}))|ausser haus|abwesend|im (?:\\p{L}+ )?urlaub|auf (?:dienstreise|geschaftsreise|fortbildung)|in (?:elternzeit|mutterschutz)|im mutterschutz|betriebsferien|betriebsurlaub|geschlossen|krankgeschrieben)',
  '(?:suis|serai|sommes|serons|sont|est|actuellement) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:absente?|en conges?|en vacances|hors du bureau|en deplacement|indisponible|fermes?|en arret|en formation)|absente? du bureau|(?:^|¶ ?)absente? ',
  '(?:estoy|estare|estamos|estaremos|encuentro|encontrare|encontramos) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:fuera de|ausente|de vacaciones|de viaje|de baja|de permiso|de licencia)|(?:oficina|estudio|tienda|despacho|colegio)s? (?:[^.!?¶]|(?<=\\d)\\.){0,30}cerrad',
  '(?:sono|saro|siamo|saremo) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:assente|in ferie|fuori (?:sede|ufficio)|in vacanza|in trasferta|in malattia|in maternita|in congedo)|uffici (?:[^.!?¶]|(?<=\\d)\\.){0,30}chius',
  '(?:estou|estarei|estamos|estaremos|encontro-me|me encontro) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:fora d|ausente|de ferias|em ferias|de licenca|em viagem|de baixa|em recesso)',
  '(?:ben|zijn|is) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:afwezig|niet (?:aanwezig|op kantoor|bereikbaar)|met (?:\\p{L}+ )?(?:vakantie|verlof)|op vakantie|op reis|gesloten|buiten kantoor)',
  '(?:jestem|bede|przebywam|jestesmy) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:nieobecn|na urlopie|poza biurem|na zwolnieniu|niedostepn)',
  '(?<!\\p{L})(?:ar|kommer att vara) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:pa semester|franvarande|bortrest|ledig|(?:ej|inte) pa (?:kontoret|plats)|foraldraledig|sjukskriven|tjansteresa)',
  '(?<!\\p{L})(?:er|holder|har|vil vaere) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:pa ferie|ferie|fravaerende|ikke (?:til stede|pa kontoret|tilgjengelig)|ute av kontoret|ude af kontoret|bortreist|permisjon|barsel)',
  'olen (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:lomalla|poissa|vapaalla|matkoilla|tavoittamattomissa)',
  '(?:jsem|budu|nejsem) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:mimo kancelar|na dovolene|nepritomn|v kancelari|k zastizeni|na sluzebni)|cerpam dovolenou',
  '(?:я|нахожусь|буду|меня|мы|сейчас) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:в (?:\\p{L}+ )?отпуске|отсутств\\p{L}*|не в офисе|не буд\\p{L}* в офисе|в командировке|на больничном)|нахожусь в|отсутствую|не будет в офисе|у відпустці|буду відсутн',
  '(?:izn?indeyim|izindeyim|izinliyim|izinde olacag|ofis disinda|ofiste degilim|ofiste olmayacag|tatildeyim|seyahatteyim)',
  '(?:休暇|お休み|不在|出張|休業|育休|産休|外出)[^。¶]{0,20}(?:おり|いただ|です|中|ます|取得)',
  '(?:正在|目前|现在|現在|将|我|本人|从|已)[^。¶]{0,20}(?:休(?:年|病|婚)?假|度假|出差|外出|请假|請假|休产假|不在办公室|不在辦公室)|不在办公室|不在辦公室',
  '휴가|부재중|출장 중|외근|자리를 비',
  'szabadsagon vagyok|nem vagyok az irodaban|hazon kivul|(?:sunt|voi fi) (?:[^.!?¶]|(?<=\\d)\\.){0,40}(?:in concediu|plecat|indisponibil|in afara biroului)',
];

const MEANWHILE = [
  "in (?:my|our|the) absence|limited (?:access|availability|ability|connectivity)|(?:no|without|little|intermittent) access to (?:my |e-?mail)|(?:respond|reply|answer|get back|attend|return|read|respond to)(?:[^.!?¶]|(?<=\\d)\\.){0,60}(?:when i(?:'m| am)? (?:return|back|get back|get in)|(?:up)?on my return|after my return|when i'm back|once i(?:'m| am)? (?:return|back)|as soon as i(?:'m| am)? (?:return|back|can))|(?:for|in) (?:any(?:thing)? |case of )?(?:urgent|emergenc|immediate)|if (?:it|this|your \\p{L}+|the matter|you) (?:is|are|need|require|have)(?:[^.!?¶]|(?<=\\d)\\.){0,30}(?:urgent|immediate|emergency)|(?:not|un) ?(?:be )?(?:forwarded|monitored)|checking (?:my )?e-?mails? (?:only )?(?:occasionally|sporadically|infrequently|less)",
  'in dringenden|in dringlichen|wahrend meiner abwesenheit|meiner vertretung|vertritt mich|nicht weitergeleitet|nach meiner ruckkehr|keinen zugriff|nur (?:eingeschrankt|sporadisch|unregelmassig)|sobald ich (?:wieder|zuruck)',
  "en cas d'urgence|(?:en|pendant|durant) mon absence|(?:des|a) mon retour|acces (?:limite|restreint)|pour toute urgence|(?:demande|affaire|question)s? urgente?s?",
  'en caso de urgencia|urgentes?|durante mi ausencia|en mi ausencia|a mi (?:regreso|vuelta)|acceso limitado|cuando regrese|cuando vuelva',
  'in caso di urgenz|per urgenze|(?:in|durante la) mia assenza|al (?:mio )?(?:rientro|ritorno)|accesso limitato|(?:questioni|richieste|comunicazioni) urgenti',
  '(?:na|durante a) minha ausencia|assim que (?:regressar|retornar|voltar|possivel)|acesso limitado|(?:no|apos) (?:o )?meu (?:regresso|retorno)|assuntos urgentes|caso de urgencia|quando (?:regressar|retornar|voltar)',
  'dringende|tijdens mijn afwezigheid|bij mijn terugkomst|na mijn (?:terugkeer|terugkomst|vakantie)|beperkte? (?:toegang|bereikbaar)|bij spoed',
  'pilnych|pilne|podczas (?:mojej )?nieobecnosci|po powrocie|ograniczony dostep',
  'bradskande|under min franvaro|begransad|mitt? fravaer|haster|hastesager|nar jag ar tillbaka|begraenset|begrenset|nar jeg er tilba',
  'kiireellis|poissaoloni|v nalehav|v nutnem pripade|me nepritomnosti|po navratu|surgos|in lipsa mea|urgente',
  'срочн\\p{L}*|в мое отсутствие|моего отсутствия|после (?:моего )?возвращения|ограничен\\p{L}* доступ|термінов\\p{L}*',
  'acil (?:durum|konu|hal)|yoklugumda|dondugumde|sinirli erisim',
  '緊急|お急ぎ|急ぎの|不在中|戻り次第|紧急|急事|回来后|回來後|급한|긴급|복귀 후',
];

const GONE = [
  "(?:is|am|are|'m) no longer (?:with|work\\p{L}*|employed|at (?!(?:my|the) desk)|part of|an employee|here)|no longer works?(?!\\p{L})|(?:has|have|'ve) left (?:the |our )?(?:company|organi[sz]ation|team|firm|business)|(?:have|has|'ve) retired",
];

const LEFT = [
  '(?:is|am|are) no longer (?:with|work\\p{L}*|employed|at|part of|an employee|active|monitored|in use|valid|here)|no longer works?|has left|left the (?:company|organi[sz]ation|team)|(?:address|mailbox|account|inbox) is (?:no longer|not|un) ?(?:monitored|in use|active|valid)',
  'nicht mehr (?:im unternehmen|bei uns|fur (?:uns|das|die)|in unserem|tatig|aktiv|beschaftigt)|unternehmen verlassen',
  "ne (?:fait|travaille|font) plus|a quitte (?:la|notre|l')|ya no (?:trabaja|forma|pertenece)|non (?:lavora|fa|e) piu|nao (?:trabalha|faz|pertence) mais|ja nao (?:trabalha|faz)|niet (?:meer|langer) (?:werkzaam|in dienst|werk)|nie pracuje (?:juz)?|juz nie pracuje|arbetar inte langre|har slutat|(?:ikke laengere|ikke lenger) (?:ansat|ansatt|arbeid)|jiz nepracuje|больше не работа|уволил|calismamaktadir|ayrilmistir|退職|离职|離職|퇴사",
];

/** Somebody says that nobody is there now. */
export const IS_AWAY = new RegExp(AWAY.join('|'), 'u');
/** What stands beside it: whom to ask meanwhile, when there will be an answer. */
export const IN_THE_MEANTIME = new RegExp(
  `(?<!\\p{L})(?:${MEANWHILE.join('|')})|${'緊急|お急ぎ|急ぎの|不在中|戻り次第|紧急|急事'}`,
  'u',
);
/** Somebody is gone for good, or their mailbox is. */
export const HAS_LEFT = new RegExp(LEFT.join('|'), 'u');
/** The person is gone: of a mailbox that nobody reads the first of LEFT speaks as well. */
export const HAS_GONE = new RegExp([...GONE, ...LEFT.slice(1)].join('|'), 'u');
