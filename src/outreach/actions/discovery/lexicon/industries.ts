// Branches of trade by how their words begin in several languages, folded; `=` in front: the whole word. One line a branch,
// named as a reader would name it; entries apart by commas.

export const INDUSTRIES = {
  software:
    'software, =saas, =it, information technology, informationstechn, =tech, technolog, computer, informatik, informatiq, informatic, logiciel, cloud, =app, =apps, internet, =ai, artificial intelligence, startup, программ, 软件, ソフト',
  finance:
    'financ, finanz, finans, bank, fintech, investment, investor, =invest, venture capital, private equity, kredit, credit, banque, banco, 金融',
  insurance:
    'insur, versicher, assuranc, seguro, assicuraz, verzeker, ubezpiecz, forsakring, forsikring, vakuutus, страхов',
  accounting:
    'accounting, accountant, steuerberat, =tax, =taxes, buchhalt, comptab, contab, audit, bookkeep, boekhoud, ksiegow, бухгалт',
  legal:
    'legal, =law, lawyer, law firm, rechtsanw, kanzlei, avocat, abogad, avvocat, advoga, advokat, attorney, notar, юридич',
  health:
    'health, medic, hospital, clinic, klinik, krankenhaus, arztpraxis, gesundheit, sante, salud, salute, saude, zdrow, pharma, biotech, doctor, praxis, helse, terveys, здоров, 医療, 医疗',
  dental:
    'dental, dentist, zahnarzt, zahn, dentaire, odontolog, dentale, tandarts, stomatolog, tandlak, tandlaeg, 歯科, 牙科',
  pets: '=pet, =pets, animal, =dog, =dogs, =cat, veterinar, =tier, =tiere, tierarzt, tierbedarf, tierpfleg, tierhandl, =hund, hunde, grooming, groomer, toilettage, mascota, canin, dierenart, zwierz, =vet, =vets',
  beauty:
    'beauty, cosmetic, kosmetik, hair, friseur, coiffure, salon, peluquer, estetic, parrucch, =spa, wellness, =nail, =nails',
  fitness: 'fitness, =gym, sport, yoga, personal train, pilates, studio fitness',
  retail:
    'retail, einzelhandel, =shop, store, handel, commerce de detail, minorista, dettaglio, varejo, detailhandel, boutique, сеть магазин, 小売, 零售',
  ecommerce:
    'ecommerce, e commerce, online shop, onlineshop, webshop, online retail, marketplace, comercio electronico, tienda online, 电商',
  hospitality:
    'hospitality, hotel, restaurant, gastro, catering, =cafe, coffee, =bar, =bars, =pub, =pubs, tourism, touris, travel, reise, voyage, viaje, ristor, horeca, ostello, гостиниц, ресторан',
  food: 'food, lebensmittel, beverage, getranke, bakery, baker, backerei, boulanger, panader, aliment, brewery, brauerei, brasserie, =wine, =wines, winery, =wein, weingut, weinhand, 食品',
  construction:
    'construct, bauunternehm, =bau, baugewerbe, hochbau, tiefbau, batiment, construcc, edil, bouw, budow, bygg, building, contractor, roof, plumb, handwerk, architect, architekt, строител, 建設, 建筑',
  realestate:
    'real estate, realestate, immobil, property, inmobili, imobili, makler, makelaar, vastgoed, nieruchomo, fastighet, eiendom, недвижим, 不動産, 房地产',
  manufacturing:
    'manufactur, industri, maschinenbau, machinery, fabrik, factory, fertigung, production, produktion, fabrica, manifattur, produkcj, automation, metall, plastic, 製造, 制造',
  automotive:
    'automotive, automobil, =auto, =car, =cars, autohaus, kfz, fahrzeug, vehicle, vehicul, garage, автомобил, 汽车, 自動車',
  logistics:
    'logist, transport, spedition, shipping, freight, supply chain, warehous, lagerei, fracht, delivery, courier, spedy, логист, 物流',
  energy:
    'energy, energie, energia, solar, wind power, windkraft, wind energy, photovolt, utilit, strom, =oil, =gas, energet, sahko, энерг, 能源',
  agriculture:
    'agricult, landwirt, farming, farmer, =farm, =farms, agrar, garden, gartenbau, agro, rolnic, jordbruk, сельск, 農業, 农业',
  education:
    'educat, bildung, school, schule, universit, ecole, escuela, scuola, escola, training, akademi, academy, edtech, onderwijs, edukac, utbildning, kindergarten, образован, 教育',
  nonprofit:
    'nonprofit, non profit, charity, =ngo, =verein, stiftung, foundation, association, gemeinnutz, =ong, fundacion, stichting',
  government:
    'government, public sector, municip, behorde, verwaltung, gemeinde, public administration, offentlich, gobierno, comune',
  marketing:
    'marketing, advertis, werbeagentur, =werbung, ad agency, digital agency, creative agency, media agency, marketingagentur, agence de communication, publicit, publicid, =pr, public relations, branding, реклам, 广告, 広告',
  media:
    'media, medien, publish, verlag, =news, newspaper, =film, =films, filmprod, video, music, musik, journalis, entertain, gaming, game, =edition, =press, presse',
  telecom: 'telecom, telekom, telekommunik, mobilfunk, telefon, network operator',
  consulting: 'consult, beratung, berater, conseil, consultor, consulenza, advies, doradz, konsult, advisory',
  recruiting:
    'recruit, staffing, personalvermitt, personaldienst, zeitarbeit, human resources, headhunt, executive search, talent acqu, rekrut, interim',
  fashion:
    'fashion, =mode, modehaus, modelabel, apparel, clothing, bekleid, textil, moda, vetement, jewel, schmuck, shoe, schuh',
  cleaning: 'cleaning, reinigung, nettoyage, limpieza, pulizie, schoonmaak, facility',
} as const;

export type Industry = keyof typeof INDUSTRIES;
