import type { Area, Level } from './role-areas.ts';

// Titles that say more than their words: what they are of, and how high. Folded (lower case, without accents); a phrase
// is looked for before the words in it. `chief` is the highest level, also of owners.

export interface Title {
  area: Area;
  level: Level;
  phrases: string;
}

/** One group a meaning, phrases apart by commas, in the languages people write their titles in. */
export const TITLES: readonly Title[] = [
  {
    area: 'management',
    level: 'chief',
    phrases: `ceo, chief executive, chief executive officer, managing director, managing partner, president, founder,
      co founder, cofounder, founding partner, owner, business owner, proprietor, entrepreneur, general manager,
      geschaftsfuhrer, geschaftsfuhrerin, geschaftsfuhrender gesellschafter, geschaeftsfuehrer, geschaeftsfuehrerin,
      geschaftsfuhrung, geschaftsleitung, vorstand, vorstandsvorsitzender, vorstandsvorsitzende, inhaber, inhaberin,
      eigentumer, eigentumerin, grunder, grunderin, gruender, gruenderin, unternehmer, unternehmerin,
      pdg, president directeur general, directeur general, directrice generale, gerant, gerante, proprietaire,
      fondateur, fondatrice, dirigeant, dirigeante, chef d entreprise, patron,
      director general, directora general, consejero delegado, consejera delegada, director ejecutivo,
      directora ejecutiva, gerente general, dueno, duena, propietario, propietaria, fundador, fundadora,
      empresario, empresaria, socio fundador, socia fundadora,
      amministratore delegato, amministratrice delegata, direttore generale, direttrice generale, titolare,
      proprietario, proprietaria, fondatore, imprenditore, imprenditrice,
      diretor geral, diretora geral, diretor executivo, diretora executiva, dono, dona, socio gerente, administrador delegado,
      algemeen directeur, bestuurder, eigenaar, eigenaresse, oprichter, zaakvoerder, dga,
      prezes, prezes zarzadu, dyrektor generalny, wlasciciel, wlascicielka, zalozyciel, wspolzalozyciel,
      verkstallande direktor, vd, agare, grundare, administrerende direktor, adm direktor, daglig leder, ejer, stifter,
      eier, grunnlegger, grunder og direktor, toimitusjohtaja, omistaja, perustaja, yrittaja,
      generalni reditel, jednatel, jednatelka, majitel, majitelka, zakladatel,
      генеральный директор, владелец, основатель, собственник, учредитель, предприниматель,
      генеральний директор, власник, засновник,
      genel mudur, kurucu, sahibi, isletme sahibi, ugyvezeto, ugyvezeto igazgato, tulajdonos, alapito, administrator, patroana,
      代表取締役, 社長, オーナー, 創業者, 总经理, 首席执行官, 总裁, 创始人, 老板`,
  },
  {
    area: 'technology',
    level: 'chief',
    phrases: `cto, cio, chief technology officer, chief technical officer, chief information officer, technischer geschaftsfuhrer,
      technischer direktor, technikvorstand, directeur technique, directrice technique, dsi, directeur des systemes d information,
      director tecnico, directora tecnica, director de tecnologia, direttore tecnico, diretor tecnico, diretor de tecnologia,
      technisch directeur, dyrektor techniczny, dyrektor ds technologii, teknisk direktor, teknisk chef, teknologijohtaja,
      tekninen johtaja, technicky reditel, технический директор, 最高技術責任者, 首席技术官`,
  },
  {
    area: 'marketing',
    level: 'chief',
    phrases: `cmo, chief marketing officer, marketingvorstand, directeur marketing, directrice marketing, director de marketing,
      directora de marketing, direttore marketing, diretor de marketing, marketingdirecteur, dyrektor marketingu,
      marknadsdirektor, marketingdirektor, markkinointijohtaja, marketingovy reditel, директор по маркетингу`,
  },
  {
    area: 'sales',
    level: 'chief',
    phrases: `cro, cso, chief revenue officer, chief sales officer, chief commercial officer, vertriebsvorstand, directeur commercial,
      directrice commerciale, director comercial, directora comercial, direttore commerciale, diretor comercial,
      commercieel directeur, dyrektor handlowy, dyrektor sprzedazy, forsaljningsdirektor, salgsdirektor, myyntijohtaja,
      obchodni reditel, коммерческий директор, директор по продажам`,
  },
  {
    area: 'finance',
    level: 'chief',
    phrases: `cfo, chief financial officer, chief finance officer, finanzvorstand, kaufmannischer geschaftsfuhrer, kaufmannischer leiter,
      directeur financier, directrice financiere, daf, director financiero, directora financiera, direttore finanziario,
      diretor financeiro, financieel directeur, dyrektor finansowy, ekonomichef, ekonomidirektor, okonomichef, okonomidirektor,
      talousjohtaja, financni reditel, финансовый директор, 最高財務責任者, 首席财务官`,
  },
  {
    area: 'people',
    level: 'chief',
    phrases: `chro, chief people officer, chief human resources officer, personalvorstand, drh, directeur des ressources humaines,
      directrice des ressources humaines, director de recursos humanos, directora de recursos humanos,
      direttore risorse umane, diretor de recursos humanos, hr directeur, dyrektor hr, personaldirektor, henkilostojohtaja`,
  },
  {
    area: 'operations',
    level: 'chief',
    phrases: `coo, chief operating officer, chief operations officer, directeur des operations, directrice des operations,
      director de operaciones, directora de operaciones, direttore operativo, diretor de operacoes, operationeel directeur,
      dyrektor operacyjny, driftsdirektor, operatiivinen johtaja, provozni reditel, операционный директор, исполнительный директор`,
  },
  { area: 'security', level: 'chief', phrases: 'ciso, chief security officer, chief information security officer' },
  { area: 'product', level: 'chief', phrases: 'cpo, chief product officer' },
  { area: 'data', level: 'chief', phrases: 'cdo, chief data officer, chief analytics officer' },
  { area: 'legal', level: 'chief', phrases: 'general counsel, chief legal officer, clo' },
  {
    area: 'product',
    level: 'manager',
    phrases: 'product owner, product manager, produktmanager, produktmanagerin, chef de produit',
  },
  {
    area: 'sales',
    level: 'manager',
    phrases:
      'account manager, key account manager, account executive, business development manager, store manager, ingenieur commercial',
  },
  { area: 'administration', level: 'manager', phrases: 'office manager, office managerin, buroleiter, buroleiterin' },
];

/** Who works for the one that is named: their title names somebody else. */
export const ASSISTANTS = `assistant to, assistant of, executive assistant, personal assistant, virtual assistant, assistent der, assistentin der, assistenz,
  assistent van, assistente di direzione, assistante de, assistant de direction, asistente de, asistente ejecutivo, assistente de,
  sekretar, sekretarin, sekretariat, secretary, secretaire, secretario, secretaria, segretaria, segretario, secretaresse,
  sekretarka, sihteeri, direktionsassistent, vorstandsassistent, vorstandsassistentin, секретарь, помощник, 秘書, 秘书`;

/** Who was that once. */
export const FORMER =
  'former, formerly, ex, ehemalige, ehemaliger, ehem, ancien, ancienne, antiguo, retired, im ruhestand';
