import { lazy } from '../../language/lazy.ts';
import { pattern } from '../../language/pattern.ts';

/** What ideas demand in many words, and what a builder takes to meet it. */
export interface Demand {
  /** The row of the stack that answers it. */
  category: string;
  /** Said in the languages that ideas come in. */
  said: () => RegExp;
  choice: string;
  why: string;
  /** Words that a text needs for `said` to be worth trying, in lower case. */
  words: string[];
}

/** An expression is made when one of its words stands in a text: most of them never are. */
const rows: [category: string, words: string, said: () => RegExp, choice: string, why: string][] = [
  [
    'Encryption',
    "could not read,cannot read,can not read,can't read,read it,can read,locked on,ciphertext,unable to,the hoster,the operator,the provider,unreadable,unlesbar,ilegible,illisible,ilegív,company could read,company can read,who make it,before it leaves,before they leave,before anything leaves,steals the,nobody can read,nobody could read,seize,gibberish,host,on their side,read them,readable only,only readable,nobody else may,no one else may,nobody else can,end-to-end,end to end,e2e,zero-knowledge,zero knowledge,not even,auch wir,niemand außer,nobody but,ni nosotros,même pas nous,nem nós,ende-zu-ende,bout en bout,extremo a extremo,ponta a ponta",
    () =>
      pattern(
        /\b(?:even|not) (?:the |any )?(?:company|firm|host|hoster|provider|people|vendor|admin)s?\b[^.;]{0,24} (?:can|could|should|may|must)(?: ?not|n['’]t)(?: be able to)? read\b|\bonly [^.;]{2,40} (?:can|could|may|should|will) (?:ever |actually )?read\b|\b(?:nobody|no one),? not [^.;]{2,60} can (?:ever )?read\b|\blocked on (?:my|the|their|our) (?:own )?(?:phone|device|machine|laptop|computer) before\b|\b(?:ciphertext|cypher ?text)\b|\b(?:mathematically |technically )?unable to (?:ever )?(?:read|see|open|decrypt)\b|\bnot the (?:hosters?|hosts?|operators?|providers?)\b|\b(?:unreadable|illegible) (?:to|for) (?:any(?:one|body)|every(?:one|body)|others?|the (?:host|provider|admin))|\bunlesbar für|\bilegib?le para|\billisible (?:pour|par)|\bilegível para|\b(?:any|no|some|a) (?:company|firm|corporation|vendor|provider|stranger) (?:can|could|may|might|to) (?:ever )?read\b|\bnot (?:even )?(?:you,? )?(?:not )?(?:the )?(?:people|ones|folks|firm|company) who (?:make|made|build|built|run) (?:it|this)\b|\bencrypt\w* before (?:it|they|anything|the \w+) (?:leaves?|goes|go|is sent|are sent)\b|\bsteals? the (?:server|disk|machine|database)\b[^.;]{0,30}\bread\b|\b(?:nobody|no one) (?:can|could|may) (?:ever )?read (?:it|them)\b|\bonly gibberish\b|\beven (?:I|we),? (?:as )?(?:the )?hosts?\b[^.;]{0,40}\b(?:read|open|see)\b|\bencrypt\w*\b[^.;,]{0,16}\bon (?:their|the client['’]?s?|the user['’]?s?) (?:side|device|end)|(?:readable only|only readable) (?:to|by|for)\b|\b(?:nobody|no one) else (?:may|can|must|should)\b[^.;,]{0,24}\bread\b|end[- ]to[- ]end|\be2ee?\b|zero[- ]knowledge|not even we\b[^.;]{0,30}\b(?:can|could|may)\b|not even (?:the )?(?:admins?|vendor|operators?|staff|host)\b[^.;,]{0,24}\b(?:can|could|may)\b|auch wir\b[^.;,]{0,24}\bnicht\b|niemand außer[^.;,]{0,60}\b(?:lesen|sehen)|nobody but[^.;,]{0,50}\b(?:can|may) (?:read|see)|même pas nous|ni (?:siquiera )?nosotros|nem (?:mesmo )?nós|ende[- ]zu[- ]ende|de bout en bout|extremo a extremo|(?:de )?ponta a ponta/i,
      ),
    'end-to-end encryption with libsodium; keys stay on the devices of the people',
    'The server keeps what it cannot read. Search and reminders work on the device, and a lost key needs a way back that people choose themselves.',
  ],
  [
    'Encryption',
    'encrypt,verschlüssel,cifrad,chiffr,criptograf,zaszyfrow,versleutel,crittograf,加密,एन्क्रिप्ट',
    () =>
      pattern(/\bencrypt|verschlüssel|\bcifrad|\bchiffr[ée]|criptograf|zaszyfrow|versleutel|crittograf|加密|एन्क्रिप्ट/i),
    'encryption at rest (AES-256-GCM) and on the way (TLS 1.3)',
    'Keys lie apart from the data and are changed once a year; backups are encrypted with a key of their own.',
  ],
  [
    'E-paper',
    'e-ink,e ink,eink,e-paper,epaper,paper-like,electronic paper,boox,elektronische tinte,tinta electrónica,tinta eletrônica,encre électronique',
    () =>
      pattern(
        /\be[- ]?ink\b|\be-?paper\b|\bpaper-like (?:display|screen)\b|\belectronic paper\b|\bboox\b|elektronische\w* tinte|tinta electr[óo]nica|tinta eletr[ôo]nica|encre électronique/i,
      ),
    'an electronic paper display (e-ink): still pages in black and white, redrawn only when something changed',
    'A whole redraw takes a second or two and most of the battery: no animation, no scrolling, large type.',
  ],
  [
    'In the page',
    'wasm,webassembly,web assembly',
    () => pattern(/\bwasm\b|\bweb ?assembly\b/i),
    'WebAssembly: the engine that the brief names runs in the page itself',
    'It is loaded once, runs in a worker so that the page stays alive, and needs no server.',
  ],
  [
    'Distribution',
    'brew,npm,npx,pip install,pipx,pypi,cargo install,crates.io,winget,scoop,chocolatey,apt,deb package,flatpak,snap,f-droid,aur,nixpkgs',
    () =>
      pattern(
        /\b(?:by|via|with|through|from|over|on|using) (?:home)?brew\b|\b(?:home)?brew (?:install|tap)\b|\bnpx\b|\bnpm (?:package|install)\b|\b(?:on|from|via|by) (?:npm|pypi|crates\.io|flathub|f-?droid|nixpkgs|the aur)\b|\bpipx? install\b|\bcargo install\b|\bwinget\b|\bscoop\b|\bchocolatey\b|\bapt (?:repo\w*|install|package)\b|\b\.?deb package\b|\bflatpak\b|\bsnap (?:package|store)\b/i,
      ),
    'packages for the installers that people name (Homebrew, apt, winget, npm, pip, cargo, Flatpak, F-Droid, as the brief says), built and signed by each release',
    'A release is done when a clean machine has installed it by that one command.',
  ],
  [
    'Handheld',
    'zebra,honeywell,datalogic,datawedge,scanner key',
    () =>
      pattern(
        /\b(?:zebra|honeywell|datalogic)s?\b(?: \w+){0,2} (?:tc|mc|ct|ck|et|skorpio|memor)-?\d+|\b(?:zebra|honeywell|datalogic)\b[^.;!?]{0,20}\b(?:scanners?|handhelds?|phones?|terminals?)\b|\bdatawedge\b|\bscanner keys?\b/i,
      ),
    'the Android handheld with its own scanner: the scan key speaks through DataWedge, or what its maker has in its place',
    'A scan reaches the field that waits for it as an intent or as keys typed; a glove is enough.',
  ],
  [
    'Scans',
    'scanned,scans,bad scan,old scan',
    () =>
      pattern(
        /\bscanned (?:pdfs?|documents?|papers?|files?|exhibits?|pages?|contracts?|letters?|books?)\b|\b(?:bad|old|poor|crooked|faint) scans\b/i,
      ),
    'text recognised from scans (OCR) on the own machine, with Tesseract or PaddleOCR, after straightening the page',
    'How sure each page was read is kept; what is below the limit waits for a person and is never quoted as read.',
  ],
  [
    'Object storage',
    ' r2,backblaze,wasabi,minio,garage s3,ceph',
    () => pattern(/\b(?:cloudflare r2|backblaze(?: b2)?|wasabi|minio|ceph|hetzner object storage)\b/i),
    'files in {says}, over its S3 interface',
    'The brief names it. Large files go there straight from the browser by a signed address, and never through the server.',
  ],
  [
    'Static pages',
    'only files,static,nothing but files,just files',
    () =>
      pattern(
        /\b(?:only|just|nothing but) files\b(?! (?:that|which|from|of|in))|\bstatic (?:web ?)?(?:space|site|pages|website|html)\b/i,
      ),
    'static HTML, written by a generator (Eleventy) at each change and copied to the web space',
    'There is no program on the web that could be broken into; a form is handed to a mail service.',
  ],
  [
    'Wallet',
    'apple wallet,google wallet,passbook,pkpass',
    () => pattern(/\b(?:apple|google) wallet\b|\bpassbook\b|\bpkpass\b/i),
    'passes for Apple Wallet (PassKit) and Google Wallet, signed by the server and brought up to date by it',
    'A pass holds a number and no name; whoever shows it needs no account.',
  ],
  [
    'Way in',
    'card number,member number,membership number,customer number,staff number,employee number,patient number',
    () =>
      pattern(
        /\b(?:library card|card|member(?:ship)?|customer|staff|employee|patient|pupil) numbers?\b[^.;!?]{0,50}\b(?:type|enter|sign in|log in|way in|login|get in)\b|\b(?:sign|log|get)s? in (?:with|by) (?:their|a|the|his|her|our) (?:\w+ )?(?:card|member(?:ship)?|customer|staff|employee|patient|pupil) number\b/i,
      ),
    'the number that people have already (library card number, member number) and a short PIN, no e-mail',
    'Who has forgotten the PIN asks at the desk; five wrong ones close the way for an hour.',
  ],
  [
    'Way in',
    'class code,room code,join code,group code,klassencode,code de classe,código de clase',
    () => pattern(/\b(?:class|room|join|group) codes?\b|klassencode|code de classe|código de clase/i),
    'a short join code and a nickname, no account',
    'The code ends with the group; a nickname is known in its group alone.',
  ],
  [
    'Scanner',
    'lidar,roomplan,arcore,arkit',
    () => pattern(/\blidar\b|\broom ?plan\b|\bar(?:core|kit)\b/i),
    'LiDAR of the phone: RoomPlan on iOS, ARCore depth on Android',
    'A phone without the sensor measures by hand: the same form, with a tape.',
  ],
  [
    'Access',
    'ssh',
    () =>
      pattern(
        /\bssh [\w.-]+\.\w+|(?<!\b(?:logs?|machines?|servers?|hosts?|files?|deploy\w*|connect\w*|tails?|cop(?:y|ies)|push\w*|pulls?|fetch\w*|runs?|commands?)\b[^.;!?]{0,40})\b(?:over|via|by|through) +ssh\b|\b(?:typing|with|an?) +ssh\b(?! (?:tunnel|key|connection|agent)s?)|\bssh (?:server|session|login|client)s?\b/i,
      ),
    'SSH: a server of its own draws text in the terminal of whoever connects',
    'A key names the person; a broken session is kept for ten minutes and picked up again.',
  ],
  [
    'Process',
    'systemd',
    () => pattern(/(?<!\b(?:no|not|without|never|instead of|rather than) )\bsystemd\b/i),
    'a systemd unit, restarted when it dies, its log in the journal',
    'The system starts it with the machine and keeps its log; nothing else has to be installed.',
  ],
  [
    'Presence sensor',
    'radar',
    () =>
      pattern(
        /(?<!\b(?:no|not|without|never) (?:a )?)\b(?:mm ?wave |millimet(?:er|re)[- ]wave )?radar\b(?! (?:station|image|map|loop|chart|trap)s?)/i,
      ),
    'a 60 GHz radar module that tells movement and breath, read over its serial line',
    'It sees no picture and touches nobody; what it tells is a few numbers a second.',
  ],
  [
    'Bank files',
    'statement,kontoauszug,extracto,extrato,relevé',
    () =>
      pattern(
        /\bstatements?\b[^.;!?]{0,24}\bas (?:a )?(?:files?|download|csv)\b|\b(?:downloads?|exports?|files?) (?:of|from) (?:the|my|our|a) (?:bank|bank statements?|statements?)\b/i,
      ),
    'statement files as the bank gives them (CSV, CAMT.053, MT940, OFX), read from a file that somebody picks',
    'The same file read twice adds nothing: each line is known by date, amount and text.',
  ],
  [
    'Looked at',
    'postgres,mysql,mariadb,sql server,oracle,mongodb',
    () =>
      pattern(
        /\b(?:live|running|production|prod|staging|existing|two|both) (?:postgres(?:ql)?|mysql|mariadb|sql server|oracle|mongodb)(?: (?:schemas?|databases?|clusters?|instances?|servers?))?\b/i,
      ),
    '{says}, over a connection of a role that may only read',
    'It is looked at and never written to; its address comes from the environment and stands in no log.',
  ],
  [
    'Installed page',
    'pwa,progressive web app,home screen,homescreen',
    () =>
      pattern(
        /\bpwas?\b|\bprogressive web apps?\b|\b(?:add(?:ed)? (?:it )?to|on|from) (?:the|my|their|your) home ?screen\b/i,
      ),
    'a progressive web app: a web manifest and a service worker, opened from the home screen',
    'Nothing has to come from a store, and a visited page opens without a connection.',
  ],
  [
    'Kiosk',
    'tablet on the wall,wall-mounted,kiosk,touch screen,touchscreen,touch-screen,terminal by,quiosco,quiosque,borne',
    () =>
      pattern(
        /\btablet on the wall\b|\bwall[- ]mounted\b|\bkiosks?\b|\btouch[- ]?screens?\b|\bterminal by the (?:door|entrance)|quiosco|quiosque|\bborne (?:tactile|à l)|pantalla táctil|tela de toque|écran tactile/i,
      ),
    'a full-screen browser in kiosk mode on a touch screen',
    'It starts by itself, goes back to the first page after 60 seconds, and shows large targets of 48 px and more.',
  ],
  [
    'Accessibility',
    'leitor de ecr,lettore di schermo,czytnik,टॉकबैक,दृष्टिबाधित,cega,ciego,ciega,aveugle,non vedente,ipovedente,niewidom,blind,screen reader,screenreader,screen-reader,voiceover,talkback,nvda,blind,lector de pantalla,leitor de tela,lecteur d',
    () =>
      pattern(
        /leitor(?:es)? de ecr|lettor[ei] di schermo|czytnikp{L}* ekranu|टॉकबैक|दृष्टिबाधित|\bceg[oa]s?\b|\bcieg[oa]s?\b|\baveugles?\b|\bnon vedent|\bipovedent|niewidom|\bscreen[- ]?readers?\b|\bvoiceover\b|\btalkback\b|\bnvda\b|\b(?:i am|for|by|my) (?:the )?blind\b|\bis (?:nearly |almost )?blind\b|\bblind (?:people|home|users|members|students|myself)|\bblinde[nr]?\b|lector(?:es)? de pantalla|leitor(?:es)? de tela|lecteurs? d['’]écran/i,
      ),
    'WCAG 2.2 AA, tried with screen readers (VoiceOver, TalkBack, NVDA)',
    'Every control has a name, a role and a place in the order of focus; a test walks each journey by keyboard.',
  ],
  [
    'Large type',
    'macula,cataract,glaucoma,letras,letre,litery,lettere,अक्षर,botones,botões,guantes,luvas,gloves,handschuh,gants,guanti,दस्ताने,smaller,kleiner,plus petit,más pequeño,letters,print,font,schrift,buchstaben,letra,caractères,fonte',
    () =>
      pattern(
        /letras?[^.;!?]{0,24}(?:enormes|grandes|gigantes)|litery (?:wielkie|duże)|(?:wielkie|duże) litery|grote letters|lettere (?:grandi|enormi)|अक्षर[^।]{0,12}बड़े|बड़े[^।]{0,8}अक्षर|bot(?:ones|ões) (?:muy |bem )?(?:enormes|grandes)|\b(?:with|in|wearing|mit|con|com|de|des|avec|los|as|wet|thick) (?:\w+ )?(?:guantes|luvas|gloves|handschuhe?n?|gants|guanti)\b|\b(?:letters|print|type|font|text|buttons?) (?:must|should|has to|have to|needs? to) be (?:really |very )?(?:huge|big|large|giant|enormous)\b|\bmacula|\bcataracts?\b|\bglaucoma\b|\b(?:huge|big|large|giant|enormous) (?:letters|print|type|font|text|buttons?)|(?:nothing|nichts|rien|nada)[^.;!?]{0,20} (?:smaller|kleiner|plus petit|más pequeño|menor)|große[nr]? (?:schrift|buchstaben|knöpfe)|letras? grandes?|gros(?:ses)? (?:caractères|lettres|boutons)|letras? grandes?|fonte grande/i,
      ),
    'large type of 22 px and more, large buttons of 56 px and more, contrast 7:1, one action a screen',
    'The people named read from a distance or with tired eyes.',
  ],
  [
    'Oldest device',
    'plano de dados,data plan,datos móviles,datenvolumen,levinho,रैम,gb ram,एंड्रॉयड,एंड्रॉइड,galaxy s,stone age,windows xp,windows vista,windows 7,windows 8,museum piece,prehistoric,internet explorer,ie 11,ie11,old,ancient,year-old,ios 1,android 4,android 5,android 6,android 7,android 8,alte,viej,vieux,vieil,velh,vecchi,oude,star,पुराने,सस्ते,cheap',
    () =>
      pattern(
        /plano de dados|\bdata plan\b|datos móviles|datenvolumen|levinho|(?:पुराना|पुराने|सस्ता|सस्ते) ?(?:सरकारी )?(?:एंड्रॉयड|एंड्रॉइड)|\b[12] ?(?:gb|जीबी) (?:of )?(?:ram|रैम)|\bgalaxy s[1-7]\b|\bstone[- ]age\b|\bmuseum pieces?\b|\bprehistoric\b|\bwindows (?:xp|vista|7|8)\b|\binternet explorer(?: \d+)?|\bie ?(?:8|9|10|11)\b|\b(?:very |really |pretty )?(?:old|ancient|cheap|low-end|\d+-year-old)\b[^.;,!?]{0,14}\b(?:phones?|androids?|ipads?|iphones?|tablets?|laptops?|computers?|pcs?|chromebooks?|browsers?|machines?|smartphones?)\b|\bios (?:9|1[0-5])\b|\bandroid (?:[4-9]|10)\b|\balte[nrms]? (?:handys?|tablets?|rechner|laptops?|ipads?|pcs?|android)|(?:teléfonos?|móvil(?:es)?|celular(?:es)?|pc|ordenador|android)s? (?:android )?(?:muy |bien |bem )?(?:viej|velh|antig)\p{L}*|\b(?:vieux|vieil|vieille) (?:pc|ordinateur|téléphone|tablette|portable)|vecchi\p{L}* (?:pc|computer|telefono|tablet)|oude (?:telefoon|laptop|computer)|star\p{L}+ (?:telefon|laptop|komputer)|(?:पुराने|सस्ते) (?:फोन|फ़ोन|मोबाइल)/iu,
      ),
    'pages and code that an old device still runs: compiled for ES2017, under 150 kB, no feature younger than five years',
    'The oldest device named is the one each release is tried on.',
  ],
  [
    'Right to left',
    'arabic,hebrew,farsi,persian,urdu,dari,right-to-left,right to left,rtl,بالعربية,عربي,arabisch,árabe,arabe',
    () =>
      pattern(
        /\b(?:arabic|hebrew|farsi|persian|urdu|dari)\b|\bright[- ]to[- ]left\b|\brtl\b|بالعربية|العربية|\barabisch|\bárabe\b|\ben arabe\b/i,
      ),
    'right-to-left layout by CSS logical properties',
    'A language of the brief is written from right to left: dates, numbers and mixed names are tried on each screen.',
  ],
  [
    'Audit',
    'every change,who changed,any change,all changes,किसने बदल,quem mudou,quem alterou,quién cambi,quién modific,qui a chang,qui a modif,geändert,kto zmieni,chi ha cambiat,gewijzigd,edited,deleted,who looked,who read,tamper,audit,judge,append-only,immutab,unveränder,revisionssicher,inmutable,inviolable,imutável',
    () =>
      pattern(
        /किसने बदल|quem (?:mudou|alterou)|quién (?:cambi|modific)|qui a (?:chang|modif)|\bwer (?:\S+ ){0,2}geändert|kto zmieni|chi ha cambiat|\bwie (?:\S+ ){0,2}gewijzigd|\b(?:can ?not|can['’]t|must not|may not|never) be (?:edited|changed|deleted|altered)|\b(?:every|each|any|all) changes? (?:that (?:was|were|is|has been)|ever|made|to (?:it|the \w+) (?:is|was|are|with))\b|\bwho changed (?:what|it|which|the)\b|\blog (?:of )?who (?:looked|read|opened|saw|changed)|\btamper|\baudit (?:trail|log)|\bappend-only|\bimmutab|unveränder(?:bar|lich)|revisionssicher|\binmutable|\binviolable|imutáve/i,
      ),
    'an append-only audit log, each entry chained to the one before by its hash',
    'Nobody, the operator included, changes or deletes an entry without it showing.',
  ],
  [
    'Cards',
    'tap,nfc,rfid,badge,chip card,chipkarte,tarjeta nfc,with a chip,with chip,chip wrist,chip brace,chip fob,key fob,contactless tag',
    () =>
      pattern(
        /\bnfc\b|\brfid\b|\btap\w* (?:an?|the|their|his|her) (?:chip|tag|card|badge|fob)\b|\b(?:wrist ?bands?|bracelets?|(?:key ?)?fobs?|tokens?|cards?|tags?) with (?:a |an )?chips?\b|\bchip (?:wrist ?bands?|bracelets?|fobs?)\b|\bkey ?fobs?\b|\bchip ?cards?\b|\bchipkarten?\b|\bhold (?:their|the|a) (?:card|badge|tag)\b/i,
      ),
    'an NFC reader (ISO 14443), by Web NFC or a USB reader',
    'A card names a person or thing by its number only; what belongs to it lies in the database.',
  ],
  [
    'Printing',
    'thermal,epson,label printer,zebra print,zebra label,receipt printer,bondrucker,etikettendrucker,impresora,impressora,étiquettes,sticker,print',
    () =>
      pattern(
        /\bthermal (?:printers?|thing|roll|paper)|\bepson\b|\blabel printers?|\bzebra\b|\breceipt printers?|\bbondrucker|\betikettendrucker|impresora (?:térmica|de etiquetas)|impressora (?:térmica|de etiquetas)|imprimante (?:thermique|à étiquettes)|\bprints? (?:the |all the |out )?(?:labels?|stickers?|receipts?)\b/i,
      ),
    'labels and receipts by ESC/POS or ZPL to the printer in the house',
    'A printed sheet of the same content (PDF) is the way out when the printer is down.',
  ],
  [
    'Device',
    'steam deck,steamdeck,nintendo switch,playstation,xbox,apple tv,android tv,fire tv,meta quest,vision pro',
    () =>
      pattern(
        /\bsteam ?deck\b|\bnintendo switch\b|\bplaystation\b|\bxbox\b|\b(?:apple|android|fire) tv\b|\b(?:meta )?quest \d\b|\bvision pro\b/i,
      ),
    'a build for the device named, tried on it at every release (for the Steam Deck: SteamOS with Proton, 60 frames a second)',
    'Controls, type and speed are decided there and not on the desk of the developer.',
  ],
  [
    'Operating system',
    'linux,debian,ubuntu,windows,mac first,mac only,mac (,macos,chromeos,chromebook',
    () =>
      pattern(
        /\b(?:programme|programa|programm|logiciel|anwendung|software) (?:para |pour |für )?(?:windows|linux|mac)\b|\bwindows-?(?:programm|anwendung|software)\b|\b(?:mac|macos|apple silicon|windows|linux)\b[^.;!?]{0,24}\bfirst\b[^.;!?]{0,6}\b(?:then |and )?(?:mac|macos|windows|linux)\b|\b(?:mac|windows|linux) (?:first|second|only)\b|\blinux (?:box|desktop)\b|\bwindows (?:10|11)\b|\b(?:me|us|people|folks|everybody|users?|i|we|i['’]m|we['’]re|are|all) (?:all )?on (?:linux|debian|ubuntu|windows(?: \w+)?|macos)\b|\b(?:computers?|pcs?|laptops?|machines?|desktops?|workstations?)\b[^.;!?]{0,24}\b(?:are|is|runs?|on|with|all)\b[^.;!?]{0,16}\b(?:linux|debian|ubuntu|windows(?: \w+)?|macos|chromeos|chromebooks?)\b/i,
      ),
    'the system that the brief names, in the browser that it ships with; each release is tried on it',
    'Nobody buys another machine for it.',
  ],
  [
    'Menu bar',
    'menu bar,menubar,system tray',
    () => pattern(/\bmenu ?bar\b|\bsystem tray\b/i),
    'an item in the menu bar (a tray icon with its own small window)',
    'It shows one value at a glance and takes one click.',
  ],
  [
    'Keyboard',
    'mouse,keyboard,rsi',
    () =>
      pattern(
        /\bmouse users need not\b|\b(?:never|not|without)\b[^.;!?]{0,24}\b(?:reach for|touch|use|using|need)?\s?(?:the|a) mouse\b|\bkeyboard[- ](?:only|driven|first)\b|\bRSI\b/i,
      ),
    'every action by keyboard: shortcuts, a command palette, visible focus',
    'A test walks each journey without a pointer.',
  ],
  [
    'Paper letters',
    'letter,by post,per post,courrier,stamp',
    () =>
      pattern(
        /\b(?:real |on )?paper letters?\b|\bletters? (?:with a stamp|by post|in the post|by mail)\b|\bby (?:royal )?(?:post|snail mail)\b|\bper (?:brief)?post\b|\bpar courrier\b/i,
      ),
    'letters as PDF, printed and posted by a letter service over its API (Pingen or Lob)',
    'A proof is looked at before the first hundred go out; what comes back undelivered is noted.',
  ],
  [
    'Fax',
    'fax',
    () => pattern(/\b(?:by|via|per|a) fax\b|\bfax(?:es|ed)?\b/i),
    'fax over a fax service (T.38), with the receipt kept',
    'Whoever receives it changes nothing; a failed page is sent again and told.',
  ],
  [
    'Learning platform',
    'lti',
    () => pattern(/\bLTI\b/),
    'LTI 1.3 Advantage, launched inside the learning platform',
    'Names, roles and marks pass through the platform; there is no second sign-in.',
  ],
  [
    'Watch',
    'apple watch,watchos,wear os,wearos,garmin,smartwatch',
    () => pattern(/\bapple watch\b|\bwatchos\b/i),
    'a watchOS app in SwiftUI, beside the iPhone app that it is paired with',
    'What happens on the wrist works without the phone in reach; both meet again through WatchConnectivity.',
  ],
  [
    'Watch',
    'wear os,wearos,galaxy watch,pixel watch',
    () => pattern(/\bwear ?os\b|\b(?:galaxy|pixel) watch\b/i),
    'a Wear OS app in Kotlin with Compose, beside the Android app that it is paired with',
    'What happens on the wrist works without the phone in reach; both meet again through the Data Layer.',
  ],
  [
    'Watch',
    'garmin',
    () => pattern(/\bgarmin\b/i),
    'a Connect IQ app in Monkey C for Garmin watches',
    'What happens on the wrist works without the phone in reach, and is read when it is back.',
  ],
  [
    'Print',
    'छपी,छाप,पर्ची,hang the,hang up the,cuelgo la hoja,aushäng,wydrukow,kartk,प्रिंट,काग़ज़,कागज़,stampat,print,paper,pinned,poster,drucken,druckt,gedruckt,ausdruck,aushang,zettel,imprim,papel,papier,stamp,wydruk',
    () =>
      pattern(
        /छपी|छाप|पर्ची|\bhang (?:up )?the (?:sheet|list|page|plan)|cuelgo la hoja|\baushäng|wydrukow|\bkartk|प्रिंट|(?:काग़ज़|कागज़) पर|\bstampat|(?<!3[- ]?d[- ]|foot|finger|blue|screen[- ])\bprint(?:s|ed|able|out)?\b(?! (?:shops?|runs?|farms?|house|media|plates?|edition|on demand|jobs?|orders?))|\b(?:on|as in|a piece of|sheets? of|slips? of) paper\b|\bpaper (?:copy|copies|list|slip|sheet|ticket|version)\b|\bpinned (?:on|to|up)\b|\bposters?\b|\b(?:aus)?drucken\b|\bausdruck\b|\baushang\b|\bgedruckt|\b(?:auf|sur|en|em|su) papi?er\b|\b(?:en|em) papel\b|\bimprim(?:ir|er|e|en|ible|ida|ido|ée?s?)\b|\bstampa(?:re|ti|te|to|ta)\b/i,
      ),
    'sheets for paper: a print style sheet, and a PDF of the same content',
    'What is printed is tried on a real printer: nothing is cut off, and the date of the print stands on it.',
  ],
  [
    'Payment',
    'cheque,standing order,cash,envelope,biscuit tin,at the counter,at the door,at the till,on the night,on the day,bank transfer,in bar,bar bezahlt,wird bar,barzahlung,bar auf,kasse,überweis,efectivo,transferencia,dinheiro,espèces,liquide,virement,contant,contanti,bonifico,gotówk,przelew,नकद',
    () =>
      pattern(
        /\bcheques?\b|\bbank transfers?\b|\bstanding orders?\b|\b(?:pay|pays|paid|paying|take|takes|bring|brings|settle|settles|euros?|pounds?|dollars?|francs?|quid|fees?|money|deposit)\b[^.;!?]{0,40}\b(?:cash|in an envelope|biscuit tin|at the (?:counter|door|till|desk|bar|gate)|on the (?:night|day|morning)|by (?:bank )?transfer)\b|\bcash (?:only|on (?:collection|delivery|the day)|in hand|at the)\b|\bbar (?:bezahl|an der|auf die|in die|beim)|\b(?:zahlt|bezahlt|zahlen) (?:wird )?(?:\S+ )?bar\b|\bwird bar\b|\bbarzahlung|\ban der kasse\b|\b(?:per|mit) überweisung|\ben efectivo\b|\bpor transferencia\b|\bem dinheiro\b|\ben (?:espèces|liquide)\b|\bpar virement\b|\bin contanti\b|\bcontant(?:e|en)?\b|\bgotówk|नकद/i,
      ),
    'paid outside the product (cash, cheque or bank transfer): it notes amount, day and who took the money',
    'A sum that is still open shows on the list of the day; a mistaken entry is reversed, never deleted.',
  ],
  [
    'Text messages',
    'text ,texts ,texting,text-in',
    () =>
      pattern(
        /\b(?:text|texts|texting) (?:[\w"“”]+ ){0,2}(?:to )?(?:an?|the|our|one|this) (?:short |phone |mobile )?(?:number|code)\b|\btext[- ]in (?:line|number)\b/i,
      ),
    'text messages (SMS) over a gateway with a number of its own, in both directions',
    'Whoever texts needs no account: the number is the key, and each text is answered once.',
  ],
  [
    'Phone calls',
    'telefona,phones the,phones whoever,rings the,rings whoever,calls the next,calls whoever,rings for,klingel,angerufen,घंटी,téléphone à,llama al,liga para,call me,real call,phone calls,passengers call,customers call,people call,clients call,guests call,they call,patients call,phone us,ring up,ringing up,rufen an,ruft an,rings them,reads the,button phone,landline,phone call,call their phone,calls their phone,by phone call,voice call,sip,phone number,hotline,press 1,ivr,anruf,anrufen lässt,llamada,ligação,llamar por,ligar por,par téléphone,téléphoner,per telefon,over the phone,by phone',
    () =>
      pattern(
        /\b(?:system|software|server|program|tool|app|it|bot) (?:then |also )?(?:phones|rings|calls) (?:the|whoever|a|each|every|him|her|them|us|me|both)\b|\b(?:sistema|programa|app) (?:telefona|liga|llama|ligue|llame)\b|\b(?:es|das|system|programm)\b[^.;!?]{0,20}\bklingeln\b|\bklingelt (?:es )?(?:beim|bei der|bei dem|das)|(?:फ़ोन|फोन) पर घंटी|\b(?:passengers|customers|people|clients|guests|they|patients|members) (?:still |always |only |just )?(?:call|ring|phone)(?: us| up| in| here| me)?(?=[.,;!?]|$| and| when| if| to )|\brufen an\b|\bruft an\b|\bcalls? (?:me|us|her|him|my \w+) first\b|\bcalls? (?:me|us|her|him),? (?:then|and then|and if)\b|\b(?:by|a|an?|with a|through a|not an? \w+ but a)(?: real| proper| actual| normal)? (?:phone|voice) calls?\b|\breal calls?\b|\brings? (?:them|him|her|people)\b|\breads? (?:the|it|them) \w* ?out\b|\bbutton phones?\b|\bcalls? (?:a|one) (?:phone )?number\b|\bpress (?:1|one)\b|\bIVR\b|\bvoice menu\b|\bcalls? (?:their|my|his|her|the) (?:phone|mobile)\b|\bSIP\b|\bper anruf\b|\bpor llamada\b|\bpor ligação\b|\bpoder llamar\b|\bpoder(?:em)? ligar\b|\bpouvoir (?:téléphoner|appeler)\b|(?:nur|auch|einfach) (?:per|am) telefon\b|\b(?:able to|can|could|must|only|just|also) (?:\w+ )?(?:by|over the) phone\b/i,
      ),
    'calls over the SIP trunk of the house, or of a telephone company where none is there',
    'A call repeats until a key is pressed; without one the next number is tried.',
  ],
  [
    'Passwords',
    'password,passwort,contraseñ,mot de passe,senha',
    () =>
      pattern(
        /\b(?:keep|store|hold|manage)\b[^.;!?]{0,14}\bpasswords? (?:ourselves|ourself|myself|in-house)|\b(?:user ?names?|e-?mails?|log-?ins?) (?:and|\+|&) (?:an? |their )?passwords?\b|\bold-fashioned passwords?\b|\bbenutzername und passwort|\busuario y contraseña|\bidentifiant et mot de passe|\bnome e senha/i,
      ),
    'passwords of the product’s own, hashed with Argon2id',
    'Weak and leaked ones are refused, and a mailed link sets a new one.',
  ],
  [
    'Second factor',
    'two-step,two step,second factor,two-factor,two factor,2fa,mfa,multi-factor,multifactor,double authent,double verif,doble verif,doble factor,doble autent,dos pasos,dois passos,duas etapas,tweede factor,zwei-faktor,zweifaktor,due fattori,dwuskładnik,दो चरण',
    () =>
      pattern(
        /\btwo[- ]step\b|\bsecond factor\b|\btwo[- ]factor\b|\b2fa\b|\bmfa\b|\bmulti-?factor\b|double (?:authent|verif)|doble (?:verif|factor|autent)|dos pasos|dois passos|duas etapas|tweede factor|zwei-?faktor|due fattori|dwuskładnik|दो चरण/i,
      ),
    'a second factor (2FA) at each sign-in: a passkey, or a one-time code from an authenticator app',
    'Ten printed codes let somebody back in who has lost the phone; each works once.',
  ],
  [
    'Budget',
    'for nothing,no money,no budget,zero budget,de graça,niks kosten,nichts kosten,coûte rien,coute rien,sin coste,cueste nada,gratis,gratuit,शून्य,cero,kosztować',
    () =>
      pattern(
        /\b(?:must|should|may) cost nothing\b|\b(?:no|zero) (?:money|budget)\b|de graça|(?:mag|darf|soll) (?:niks|nichts) kosten|co[uû]te rien|sin coste|cueste nada|rodar gr[áa]tis|शून्य|presupuesto:? cero|nie może (?:nic )?kosztować/i,
      ),
    'free of charge to run: a free tier, or a machine that is there already',
    'Anything that would send a bill is left out, and backups go to a disk in the house.',
  ],
  [
    'E-reader',
    'kobo,kindle,pocketbook,remarkable,e-reader,ereader,tolino',
    () => pattern(/\bkobo\b|\bkindle\b|\bpocketbook\b|\bremarkable 2\b|\be-?readers?\b|\btolino\b/i),
    'EPUB files on the e-reader (Kobo, Kindle, PocketBook, Tolino), by its mail address or over USB',
    'Each file is opened on the device that the brief names before a release.',
  ],
  [
    'Four eyes',
    'four-eyes,four eyes,two people,two persons,second pair of eyes,vier-augen,vieraugen,duas pessoas,dos personas,deux personnes,approve alone,approves alone,countersign',
    () =>
      pattern(
        /\bfour[- ]eyes\b|\bsecond pair of eyes\b|\bvier-?augen|\b(?:needs?|takes?|requires?) two (?:people|persons)\b|\bnobody approves? alone\b|\bduas pessoas\b|\bdos personas (?:deben|tienen)|\bdeux personnes\b|\bcountersign/i,
      ),
    'two-person approval: whoever enters something cannot be the one who confirms it',
    'Both names and times are kept; the check stands in the database and not only on the screen.',
  ],
  [
    'Model on the device',
    'model,on-device,recognition,detection,inference',
    () =>
      pattern(
        /\b(?:models?|recognition|detection|inference|ai)\b[^.;!?]{0,40}\b(?:on|in) (?:the|their|my|each) (?:phone|device|tablet|camera|handset|browser)(?: itself)?\b|\bon-device (?:models?|ai|inference|recognition|detection)\b/i,
      ),
    'a small model on the device itself (LiteRT, Core ML or ONNX Runtime, as the device has it)',
    'It ships with the app and is replaced with it; what it is unsure of is shown to a person, and nothing is sent anywhere.',
  ],
  [
    'QR codes',
    'qr,scan the code,scan a code,scans the code,scans a code,scanning the code,scanning a code,code on the',
    () => pattern(/\bqr[- ]?codes?\b|\bqr\b|\bscan(?:s|ning)? (?:the|a) code\b|\bcode (?:on|taped to|stuck to) the\b/i),
    'QR codes as SVG, each a link that opens the right page with the place or thing filled in',
    'A code is read by the camera of any phone, without an app; a lost one is replaced and the old link ends.',
  ],
  [
    'Handwriting',
    'handwriting,handwritten,sütterlin,kurrent,alte schrift,transkribus,kraken,handschrift,manuscrit,manuscrito,scrawl',
    () =>
      pattern(
        /\b(?:reads?|recogni[sz]es?|transcri\p{L}+|decipher\p{L}*|types? out)\b[^.;!?]{0,40}\b(?:handwriting|handwritten|scrawl|sütterlin|kurrent)|\b(?:handwriting|handwritten|scrawl)\b[^.;!?]{0,40}\b(?:read|recogni[sz]ed|transcribed|typed out|deciphered)\b|\b(?:alte|die) schrift\b[^.;!?]{0,20}\blesen|\btranskribus\b|\bkraken\b|\bhandschrift\p{L}*[^.;!?]{0,30}(?:les|erkenn|erkannt)|\b(?:lire|leer|ler)\b[^.;!?]{0,30}(?:manuscrit|manuscrito)/iu,
      ),
    'handwriting recognised by a model for old hands (HTR with Kraken on the own machine, or Transkribus where the brief allows it)',
    'Each line keeps the picture beside its text and how sure the reading is; a person corrects it, and the corrections train it.',
  ],
  [
    'Voice input',
    'instead of typing,instead of type,rather than typ,dictat,by voice,speak to it,talk to it,talking to it,em vez de digitar,en vez de escribir,statt zu tippen,statt tippen,diktier,au lieu de taper,dicter,dictar,ditar,बोलकर,बोल कर',
    () =>
      pattern(
        /\b(?:speak|talk|say|saying|talking|speaking|voice)\b[^.;!?]{0,24}\b(?:instead of|rather than) (?:typ|writ)|\bdictat(?:e|es|ing|ion)\b|\b(?:enter|add|log|note|record|fill in)\w* (?:it |them |things |everything )?by voice\b|\b(?:speak|talk|talking|speaking) to it\b|fala\p{L}* em vez de (?:digitar|escrever)|hablar\p{L}* en (?:vez|lugar) de (?:escribir|teclear)|(?:sprechen|reden) statt (?:zu )?(?:tippen|schreiben)|\bdiktier|parler au lieu d|\bdict(?:er|ar)\b|\bditar\b|बोल ?कर/iu,
      ),
    'speech to text by the phone’s own dictation, with every field open to it',
    'What was heard is shown before it is kept, and read aloud where somebody asks for it.',
  ],
  [
    'Currencies',
    'prices in,priced in,paid in,amounts in,euros and,pounds and,dollars and,francs and,sterling',
    () =>
      pattern(
        /\b(?:prices?|priced|amounts?|totals?|bids?|quotes?|fees?|invoices?)\b[^.;!?]{0,16}\bin (?:\w+ )?(?:euros?|pounds?|sterling|dollars?|francs?|yen|kron\w+|rupees?|pesos?|reais|rand|z[łl]oty|eur|usd|gbp|chf|sek|nok|dkk|pln)\b(?:[^.;!?]{0,10}\b(?:and|or|as well as)\b[^.;!?]{0,14}\b(?:euros?|pounds?|sterling|dollars?|francs?|yen|kron\w+|rupees?|pesos?|reais|rand|z[łl]oty|eur|usd|gbp|chf|sek|nok|dkk|pln)\b)?/i,
      ),
    'every amount with its currency (ISO 4217), kept in its smallest unit',
    'Sums of two currencies are shown side by side; a rate is noted with its day where one is turned into the other.',
  ],
  [
    'Terminal',
    'terminal,telnet,curses',
    () =>
      pattern(
        /\b(?:terminal|text) (?:page|view|screen|window|version|interface)\b|\btelnet\b|\bcurses\b|\bin a terminal\b/i,
      ),
    'a text view for the terminal (a TUI over SSH, and plain text over curl) beside the pages',
    'Both draw from the same queries: a figure cannot differ between them.',
  ],
  [
    'Backup',
    'backup,back up,back-up,copy on,copia en,cópia em,cópia no,sicherung,sauvegarde,kopie auf,copie sur,copy to',
    () =>
      pattern(
        /\b(?:back-?ups?|back up|sicherung|sauvegarde|copy|copia|cópia|kopie|copie)\b[^.;!?]{0,40}(?:external|extern\p{L}*|\busb\b|pen-?drive|pendrive|memory stick|thumb drive|\bstick\b|festplatte|hard (?:disk|drive)|disque dur|disco duro|disco externo|\bhd externo|clé usb)/iu,
      ),
    'a backup to a USB stick or an external disk: one button, one file, and a check that it can be read back',
    'The day of the last copy stands on the first screen; after a week without one it asks.',
  ],
  [
    'Shape',
    'single process,one process,monolith,monolithe,monolito,microservic',
    () => pattern(/\b(?:single|one) process\b|\bmonolith|\bmonolit(?:o|ico)\b|\bno microservices\b/i),
    'one deployable program (a modular monolith), no services beside it',
    'Its parts are modules with their own tables and tests; they call each other, not a network.',
  ],
  [
    'Plain text',
    'git,plain text,plain-text,text files,markdown files',
    () =>
      pattern(
        /\b(?:in|under|with|into|on) git\b|\bgit (?:repo|repository|history|commit)|\bplain[- ]?text(?: files?)?\b|\btext files\b|\bmarkdown files\b/i,
      ),
    'plain text files under Git, one a record, readable without the product',
    'Each change is a commit with its author; a broken file is named with its line.',
  ],
  [
    'Retention',
    'then gone,then deleted,then erased,then destroyed,then wiped,weg sein,gelöscht,deleted after,deleted within,erased after,gone after,removed after,borr,apagad,supprim,effac,after that delete',
    () =>
      pattern(
        /\b(?:and )?then (?:gone|deleted|erased|destroyed|shredded|wiped)\b|\b(?:deleted|erased|gone|removed|wiped) (?:after|within|by) |\bnach (?:spätestens )?\d+ \p{L}+ (?:weg|gelöscht)|\b(?:daten|data|datos|dados|données|photos?|entries|records|fotos)\b[^.;!?]{0,50}\b(?:weg sein|gelöscht|deleted|erased|borr\p{L}+|apagad\p{L}+|supprim\p{L}+|effac\p{L}+)/iu,
      ),
    'deletion on schedule (retention): a nightly job erases what is past its date, backups included',
    'What was deleted leaves a line with the number and the rule, and no content.',
  ],
  [
    'Operating system',
    'on my mac,on our mac,on a mac,on the mac,a mac,mac app,macos,macbook,imac',
    () =>
      pattern(
        /\bon (?:my|our|the|a) (?:old )?(?:mac|macbook|imac)s?\b|\b(?:have|got|use|own|with) an? (?:old )?mac\b|\bmac app\b|\bmacos\b|\bmacbook\b/i,
      ),
    'macOS: a signed and notarised app, tried on the version that the brief names',
    'Files stay where the person put them; nothing is uploaded.',
  ],
  [
    'Speech',
    'recognition,into text,whisper,on the device,on the phone,recognised on,recognized on,speech on,transcription on,transcribe locally,transcribed locally,transcribed on,offline speech,voice on the device',
    () =>
      pattern(
        /\brun whisper\b|\b(?:speech|voice|say|speak|talk|dictate)\b[\s\S]{0,140}\brecognition (?:has to|must|should|needs to|shall|will|is to) (?:run|happen|stay|be done) (?:\w+ )?(?:on|in|inside)\b|\bwhisper (?:ourselves|ourself|myself|in-house|on our)\b|\b(?:speech|voice|transcri\w*|recogni[sz]ed|recordings?|dictat\w+|into text|to text|audio|whisper)\b[^.;!?]{0,60}\b(?:on the (?:phone|device|tablet|machine)|on (?:our|my) own|locally|offline|on-device|never (?:goes|leaves|travels))\b/i,
      ),
    'speech recognised on the device or the own machine (Whisper or Vosk), no service of others',
    'Its word list holds the names of this product; what it is unsure of is shown and not guessed.',
  ],
  [
    'Plain phones',
    'flip phone,flip-phone,fold-up,foldup,feature phone,dumbphone,dumb phone,nokia,button phone,landline,rotary,has a cord,tastenhandy,tastentelefon,festnetz',
    () =>
      pattern(
        /\b(?:flip[- ]?|fold-?up |feature ?|dumb ?|button )phones?\b|\bnokias?\b|\blandlines?\b|\brotary\b|\bhas a cord\b|\btasten(?:handy|telefon)|\bfestnetz/i,
      ),
    'text messages (SMS) and voice calls for phones that show no pages',
    'Each act has a short word to send or a key to press, and is answered at once.',
  ],
  [
    'Colour vision',
    'colour-blind,color-blind,colour blind,color blind,colorblind,colourblind,farbenblind,rot-grün,red-green,red and green,green and red,daltoni',
    () =>
      pattern(
        /\bcolou?r[- ]?blind|\bfarbenblind|\brot-?grün|\bred[- ]green|\b(?:red and green|green and red)\b[^.;!?]{0,30}\b(?:same|alike|brown)|\bdaltoni/i,
      ),
    'no meaning by colour alone: each state has a word or a shape of its own (WCAG 1.4.1)',
    'Screens are tried with filters for the common kinds of colour blindness.',
  ],
  [
    'Anonymity',
    'secret,votou,voted,nobody can know,geheime,nadie pueda saber,scrutin secret,anonym,who wrote,wrote what,traced,rückverfolg',
    () =>
      pattern(
        /\bsecret (?:ballot|vote)|voto (?:é |es )?secreto|saber (?:quem votou|quién votó)|\bknow who voted|\bgeheime (?:wahl|abstimmung)|scrutin secret|\bnobody can know\b[^.;!?]{0,24}\b(?:vote|wrote|said)|nadie pueda saber|\banonymous|\banonymity|\banonyme?s?\b|\banonim|\bwho (?:wrote|said|reported) what\b|\b(?:can ?not|can['’]t|never) be traced\b|rückverfolg/i,
      ),
    'anonymous entries: no account, address or device is stored with them, and times are rounded',
    'Whoever runs it finds nothing by which to tell who wrote what.',
  ],
  [
    'Serial port',
    'serial port,serial cable,serial line,serielle,puerto serie,porta serial,port série,rs-232,rs232,rs-485,rs485,com port,9600,nine pin,modbus',
    () =>
      pattern(
        /\bserial (?:port|cable|line)s?\b|\bserielle[nrs]? (?:schnittstelle|kabel|port)|\bpuerto serie\b|\bporta serial\b|\bport série\b|\brs-?(?:232|485)\b|\bcom port\b|\b9600\b|\bnine[- ]pin\b|\bmodbus\b/i,
      ),
    'the serial port (RS-232 or RS-485) read by a small service on the machine beside it',
    'What is read is kept raw as well; a line that makes no sense is shown, not guessed.',
  ],
  [
    'Outbound only',
    'firewall,inbound,from outside,behind nat,go out and ask',
    () =>
      pattern(
        /\b(?:no|without|blocks?|forbids?)\b[^.;!?]{0,20}\binbound\b|\bonly outbound\b|\bbehind (?:a )?nat\b|\bgo out and ask\b|\bnothing\b[^.;!?]{0,20}\b(?:outside|in)\b[^.;!?]{0,30}\b(?:reach|ring|call|connect)/i,
      ),
    'outbound connections only: it fetches what is new on a schedule',
    'Nothing listens for calls from outside; a mark of the last item fetched makes each run pick up where the one before ended.',
  ],
  [
    'One file',
    'binary,executable,one program,one file,single file,single binary,single executable,single exe,double click,double-click,portable exe,usb stick',
    () =>
      pattern(
        /\b(?:one|a single|single) (?:(?!file|binary|executable|exe)\S+ ){0,4}(?:binary|executable|exe)\b|\b(?:one|a single|single) (?:static )?file\b|\b(?:one|a single) program\b[^.;!?]{0,40}\b(?:usb|nothing to install|without install)|\bdouble[- ]clicks?\b|\bportable (?:exe|app|version)\b/i,
      ),
    'one self-contained executable to start, with nothing to install',
    'Its data lies in one file beside it, so that a copy of both is a backup.',
  ],
  [
    'Export',
    'walk out,take my data,take our data,carry,lock-in,lock in,locked in,portab,export everything,leave any time,daten mitnehmen,llevarme',
    () =>
      pattern(
        /\bwalk out (?:with|carrying)\b|\btake (?:all )?(?:my|our|the) data\b|\b(?:no|without|avoid|hate|against) (?:vendor )?lock-?in\b|\b(?:won['’]t|not) be locked in|\bdata portab|\bexport everything\b|\bdaten mitnehmen/i,
      ),
    'a complete export at any time: CSV and JSON, with all files beside them',
    'A test brings an export back in and compares.',
  ],
  [
    'Dark mode',
    'night mode,white screen,dark red,in red,red screen,red light,red mode,night vision,night-vision,dark mode,dark theme,dunkelmodus,modo oscuro,modo escuro,mode sombre',
    () =>
      pattern(
        /\b(?:screens?|display|light)\b[^.;!?]{0,12}\b(?:in )?red\b|\bred (?:screens?|light|mode|night mode)\b|\bnight[- ]mode\b|\bdark red\b|\bwhite screen\b|\bnight[- ]vision|\bdark[- ](?:mode|theme)|dunkelmodus|modo (?:oscuro|escuro)|mode sombre/i,
      ),
    'a dark theme by colour tokens and prefers-color-scheme, with a red one for the night where the brief says red',
    'Both themes are held against the same contrast.',
  ],
];

/** Every demand that is known, the narrower first. */
export const demands: readonly Demand[] = rows.map(([category, words, said, choice, why]) => ({
  ...{ category, choice, why },
  words: words.split(','),
  said: lazy(said),
}));
