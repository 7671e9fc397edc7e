// What a role is about, by how its words begin in the languages people write their titles in. Folded (lower case, without
// accents). `=` in front: the whole word. Words apart by spaces stand for a phrase.

export const LEVELS = { chief: 6, vice: 5, director: 4, head: 4, manager: 3, senior: 2, none: 2, junior: 1 } as const;

export type Level = keyof typeof LEVELS;

/** Entries apart by commas. */
export const AREAS = {
  management: 'general management',
  technology: `engineer, ingenieur, ingenier, ingegner, engenh, inzynier, insinoor, softwar, develop, entwickl, developp, desarroll,
    svilupp, desenvolv, programm, =tech, technology, technologi, technical, technisch, techniqu, technik, tecnolog, tecnic, tehn,
    informatik, informatiq, informatic, =it, =ict, =edv, devops, =sre, platform, infrastruct, ontwikkel, utveckl, udvikl, utvikl,
    kehity, kehitt, vyvoj, разработ, программист, технич, инженер, yazilim, muhendis, エンジニア, 技術, 开发, 工程师, 技术`,
  product:
    '=product, =products, =produkt, =produkte, produktmanag, produktleit, =produit, =produits, =producto, =prodotto, =produto, 产品',
  marketing: `marketing, marketer, =market, marknad, markedsf, mercadotec, mercadeo, markkinoint, маркетинг, =growth, =brand, branding,
    communication, kommunikation, comunicacion, comunicazione, comunicacao, =pr, =seo, demand gen, advertis, werbung, publicid,
    publicite, pazarlama, マーケティング, 市场, 营销`,
  sales: `=sales, =sale, vertrieb, verkauf, vente, ventas, vendas, vendite, vendeu, vendedor, venditor, commercial, comercial, verkoop,
    sprzedaz, handlow, forsaljning, =salg, salgs, myynti, =obchod, obchodni, продаж, business development, =bdr, =sdr, satis,
    ertekesit, vanzari, 営業, 销售`,
  finance: `financ, finanz, finans, finan, accountant, accounting, buchhalt, comptab, contab, ksiegow, rachunkow, ekonomi, okonomi, talous,
    ucetni, финанс, бухгалт, controlling, =controller, treasur, kaufmannisch, boekhoud, muhasebe, 財務, 财务, 会计, 経理`,
  people: `=hr, human resources, human resource, =people, personnel, personalabteil, personalleit, personalchef, personalverantwort, personalreferent,
    personalwesen, leiter personal, leiterin personal, leitung personal, recruit, talent, ressources humaines, =rh, recursos humanos,
    risorse umane, zasobow ludzkich, kadr, henkilosto, персонал, кадр, insan kaynaklari, 人事, 人力资源`,
  operations: `operation, operativ, betriebsleit, operac, operacj, driftsled, operaatio, операцион, supply, logist, lieferkette, production,
    produktion, fertigung, produccion, produzione, producao, produkcj, manufactur, warehouse, lagerleit, facility, facilities,
    werkleit, werksleit, =plant, произв, 運営, 运营, 生産, 生产`,
  legal: `legal, lawyer, attorney, =counsel, =recht, rechts, jurist, jurid, giurid, avocat, abogad, avvocat, advoga, advoka, prawn, radca,
    юрист, юридич, compliance, solicitor, notar, 法務, 法务, 弁護士, 律师`,
  support: `=support, customer success, customer service, customer care, kundenservice, kundenbetreu, service client, relation client, atencion al cliente,
    assistenza clienti, klantenservice, obsluga klienta, kundtjanst, kundeservice, asiakaspalvel, поддержк, helpdesk, サポート, 客服`,
  procurement: `procure, purchas, =buyer, einkauf, achat, achet, =compras, acquisti, inkoop, zakup, inkop, indkob, innkjop, hankinta, nakup,
    закуп, satin alma, beszerz, 購買, 采购`,
  data: '=data, =daten, analytic, analyst, analityk, =bi, machine learning, =ai, =ml, artificial intelligence, kunstliche intelligenz',
  design: 'design, =ux, =ui, creativ, kreativ, gestalt, diseno, disena, grafi, graphi',
  security:
    'security, =sicherheit, informationssicherheit, =securite, seguridad, sicurezza, seguranca, bezpieczenstw, безопасност',
  research: 'research, forsch, recherche, investigac, ricerca, badania, pesquisa, =rnd, r d, научн',
  project: 'project, projekt, projet, proyecto, progetto, projeto, проект, =pmo, scrum',
  administration: 'administrativ, verwaltung, buro, administracj',
  quality: '=quality, qualitat, qualite, calidad, qualita, qualidade, jakosc, =qa, качеств',
  education:
    'teacher, lehrer, lehrkraft, professor, enseignant, profesor, insegnante, docent, leraar, nauczyciel, larare, opettaja, school principal, schulleit, headteacher, учитель, 教師, 教师',
  dentist:
    'dentist, dental, zahnarzt, chirurgien dentiste, odontolog, tandarts, stomatolog, tandlakare, tandlege, hammaslaakari, zubar, 歯科, 牙医',
  doctor:
    'physician, doctor, =arzt, =arztin, chefarzt, oberarzt, medecin, medico, medica, lekarz, lakare, laege, =lege, laakari, врач, 医師, 医生, surgeon',
  veterinarian:
    'veterinar, =vet, =vets, tierarzt, veterinaire, dierenarts, weterynarz, elainlaakari, ветеринар, 獣医, 兽医',
  pharmacist: 'pharmac, apothek, farmac, pharmacien, аптек',
  nurse: 'nurse, nursing, krankenpfleg, pflegedienst, infirmier, enfermer, infermier, verpleeg, pieleg',
  hairdresser:
    'hairdress, hair stylist, barber, friseur, friseurin, coiffeu, peluquer, parrucchier, cabeleire, kapper, fryzjer, frisor, kampaaja',
  groomer: 'groomer, grooming, hundefriseur, hundesalon, toiletteu, peluquero canino, hondentrimmer, groomerka',
  cook: 'cook, =koch, =kochin, kuchenchef, head chef, executive chef, cuisinier, cociner, cuoc, cozinheir',
  architect: 'architect, architekt, architecte, arquitect, architetto, arquitet, архитектор',
  photographer: 'photograph, fotograf, valokuvaaja, фотограф',
  consultant: 'consult, berater, beratung, conseil, consulent, doradc, konsult, консультант, coach',
  realtor:
    'realtor, real estate, estate agent, makler, immobil, inmobiliari, imobiliari, makelaar, nieruchomosc, property manager',
  physiotherapist: 'physio, fizjoterap, kinesitherap, fisioterap, fysioterap',
  craftsman:
    'plumb, electrician, elektrik, elettric, electricist, installateur, hvac, carpenter, tischler, schreiner, dachdeck, roofer, handwerk',
  trainer: 'trainer, fitness, personal trainer, entrenador, allenat, entraineur',
  journalist: 'journalist, editor, redakt, redact, periodista, giornalist, jornalist',
  farmer: 'farmer, landwirt, agricult, agriculteur, agricoltor, rolnik, =bonde',
} as const;

export type Area = keyof typeof AREAS;

/** How high a role is, by its words. `junior` says so whatever else the title says. */
export const LEVEL_WORDS: readonly (readonly [Level, string])[] = [
  [
    'junior',
    '=junior, =jr, =trainee, =intern, internship, praktikant, werkstudent, =azubi, auszubild, apprentic, stagiair, becari, stagist, estagiar, stazyst, =student, assistant manager, =associate, стажер, младши',
  ],
  ['chief', '=chief, c level, =cxo'],
  [
    'vice',
    '=vp, =svp, =evp, =avp, vice president, vicepresident, vizeprasident, vice presidente, viceprezes, вице президент',
  ],
  [
    'director',
    'director, direktor, directeur, directrice, direttor, direttric, diretor, dyrektor, reditel, johtaja, direktør, директор, mudur, igazgato, 部長, 本部長, 总监',
  ],
  [
    'head',
    '=head, =leiter, =leiterin, =leitung, leitend, responsable, responsabil, =jefe, =jefa, =capo, chefe, =hoofd, kierown, =chef, =cheffe, paallikko, =sjef, =leder, vedouci, =lead, teamlead, teamleit, =lider, руководител, начальник, 主管, 課長',
  ],
  ['manager', 'manager, gerente, gestor, gestionnaire, menedzer, manazer, менеджер, yonetici, マネージャー, 经理'],
  ['senior', '=senior, =sr, старши'],
];

/** How words end that are put together of an area and a level, such as Vertriebsleiterin or marknadschef. */
export const LEVEL_ENDINGS: readonly (readonly [string, Level])[] = [
  ['geschaftsfuhrer', 'chief'],
  ['vorstand', 'chief'],
  ['direktorin', 'director'],
  ['direktor', 'director'],
  ['directeur', 'director'],
  ['johtaja', 'director'],
  ['leiterin', 'head'],
  ['leiter', 'head'],
  ['leitung', 'head'],
  ['chefin', 'head'],
  ['chef', 'head'],
  ['sjef', 'head'],
  ['paallikko', 'head'],
  ['managerin', 'manager'],
  ['manager', 'manager'],
];
