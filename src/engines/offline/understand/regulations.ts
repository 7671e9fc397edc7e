import { pattern } from '../language/pattern.ts';

/** Rules of law and norms that an idea may name, and the law whose region they belong to. */
const REGULATIONS: [RegExp, string, string?][] = [
  [
    /\b(?:gdpr|dsgvo|rgpd|dsg-?vo|avg-conform|rodo)\b|\b(?:AVG-|AVG\b|dane w UE\b|w UE\b|nell['’]UE\b|dans l['’]UE\b|na UE\b|en la UE\b)/i,
    'GDPR',
    'EU',
  ],
  [/\bhipaa\b/i, 'HIPAA', 'US'],
  [/\bpci(?:[- ]dss)?\b/i, 'PCI DSS'],
  [/\bsoc ?2\b/i, 'SOC 2'],
  [/\bsox\b|sarbanes/i, 'SOX', 'US'],
  [/\bferpa\b/i, 'FERPA', 'US'],
  [/\bcoppa\b/i, 'COPPA', 'US'],
  [/\blgpd\b/i, 'LGPD', 'BR'],
  [/\bccpa\b/i, 'CCPA', 'US'],
  [/\bpopia\b/i, 'POPIA', 'ZA'],
  [/\bpipeda\b/i, 'PIPEDA', 'CA'],
  [/\bdpdp\b/i, 'DPDP Act', 'IN'],
  [/\bbdsg\b/i, 'BDSG', 'EU'],
  [/\bgobd\b/i, 'GoBD', 'EU'],
  [/\bkassensichv\b/i, 'KassenSichV', 'EU'],
  [/\bkritis\b/i, 'KRITIS', 'EU'],
  [/\bnis ?-?2\b/i, 'NIS2', 'EU'],
  [/\beidas\b/i, 'eIDAS', 'EU'],
  [/\bpsd2\b/i, 'PSD2', 'EU'],
  [/\b(?:eu )?ai act\b/i, 'AI Act', 'EU'],
  [/\b21 ?cfr ?part ?11\b|\bpart 11\b/i, '21 CFR Part 11', 'US'],
  [/\bgxp\b|\bgmp\b/i, 'GxP'],
  [/\bfedramp\b/i, 'FedRAMP', 'US'],
  [/\biso ?\/? ?(?:iec )?(27001|13485|9001|14971|17025|22000|45001)\b/i, 'ISO $1'],
  [/\biatf ?16949\b/i, 'IATF 16949'],
  [/\biec ?62304\b/i, 'IEC 62304'],
  [/\bwcag\b|\baccessib|\bbarrierefrei|\bbitv\b/i, 'WCAG 2.2'],
  [/\bmdr\b|medical device regulation/i, 'MDR', 'EU'],
  [/\bhaccp\b/i, 'HACCP'],
  [/\bhds\b|h[ée]bergeur de donn[ée]es de sant[ée]/i, 'HDS (health data hosting)', 'FR'],
  [/\bsecnumcloud\b/i, 'SecNumCloud', 'FR'],
  [/\bENS\b|esquema nacional de seguridad/, 'ENS', 'ES'],
  [/\bbsi[- ]?(?:c5|grundschutz)\b|\bC5\b|it-grundschutz/i, 'BSI C5', 'DE'],
  [/\btisax\b/i, 'TISAX', 'EU'],
  [/\bdora\b(?=[- ](?:compliant|act|regulation|rules|verordnung))/i, 'DORA', 'EU'],
  [/\bnen ?7510\b/i, 'NEN 7510', 'NL'],
  [/\b(?:dspt|dtac)\b/i, 'NHS DSPT and DTAC', 'GB'],
  [/\bcyber essentials\b/i, 'Cyber Essentials', 'GB'],
  [/\bcmmc\b/i, 'CMMC', 'US'],
  [/\bcjis\b/i, 'CJIS', 'US'],
  [/\bnist(?: sp)? ?800-(\d+)/i, 'NIST SP 800-$1', 'US'],
  [/\bsection 508\b/i, 'Section 508', 'US'],
  [/\brgaa\b/i, 'RGAA', 'FR'],
  [/\bcsrd\b/i, 'CSRD', 'EU'],
  [/\bmifid\b/i, 'MiFID II', 'EU'],
  [/\b(?:n?fadp|ndsg|revdsg|n?lpd)\b(?!\p{L})/iu, 'Swiss FADP', 'CH'],
  [/\bkvkk\b/i, 'KVKK', 'TR'],
  [/\bpdpa\b/i, 'PDPA'],
  [/\bxrechnung|\ben ?16931\b/i, 'EN 16931', 'EU'],
];

/** The regulations that the text names, and the regions whose law they bring along. */
export function readRegulations(text: string): { names: string[]; laws: string[] } {
  const found = REGULATIONS.flatMap(([pattern, name, law]) => {
    const match = pattern.exec(text);
    return match ? [{ name: name.replace('$1', match[1] ?? ''), law }] : [];
  });
  return {
    names: [...new Set(found.map(({ name }) => name))],
    laws: [...new Set(found.flatMap(({ law }) => law ?? []))],
  };
}

/** A regulation with what people say beside it: "COPPA matters", "must be GDPR compliant", "HIPAA-ready". Global. */
export const REGULATION_SAID = pattern(
  /\b(?:(?:must|should|has to|needs to) (?:be |comply with |meet |follow )|(?:under|per|because of|according to|compliant with|complying with) )?(?:the )?(?:gdpr|hipaa|pci(?:[- ]dss)?|soc ?2|sox|ferpa|coppa|lgpd|ccpa|popia|pipeda|dpdp|dsgvo|rgpd|bdsg|gobd|kritis|nis ?-?2|eidas|psd2|fedramp|wcag|mdr|gxp|iso ?(?:27001|13485|9001|14971|17025)|iatf ?16949|21 ?cfr ?part ?11)(?: act| 2\.\d)?(?:[- ](?:compliant|compliance|ready|certified|certification|konform|conforme?|matters|applies|is (?:a must|important|required|needed)|required|important|rules?))?(?![\p{L}])/giu,
);
