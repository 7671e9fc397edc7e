import { describe, expect, it } from 'vitest';
import { countriesIn, countryOfDomain } from '../../../../src/outreach/actions/discovery/countries.ts';
import { matchRole } from '../../../../src/outreach/actions/discovery/match-role.ts';
import { readRole } from '../../../../src/outreach/actions/discovery/read-role.ts';
import { industriesIn } from '../../../../src/outreach/actions/discovery/reader.ts';

const part = (has: string, wanted: string): number => matchRole(readRole(has), [readRole(wanted)])?.part ?? 0;

describe('a role', () => {
  it.each([
    ['CTO', 'Chief Technology Officer'],
    ['Chief Technical Officer (CTO)', 'CTO'],
    ['Geschäftsführerin', 'CEO'],
    ['Geschaeftsfuehrer', 'Managing Director'],
    ['Inhaberin', 'Owner'],
    ['Co-Founder & CEO', 'CEO'],
    ['PDG', 'CEO'],
    ['Directrice Générale', 'Managing Director'],
    ['Amministratore Delegato', 'CEO'],
    ['Toimitusjohtaja', 'CEO'],
    ['Генеральный директор', 'CEO'],
    ['代表取締役社長', 'CEO'],
    ['Prezes Zarządu', 'Geschäftsführer'],
    ['Leiterin Marketing', 'Head of Marketing'],
    ['Marketingleiter', 'Head of Marketing'],
    ['Marknadschef', 'Head of Marketing'],
    ['Vertriebsleiterin', 'Head of Sales'],
    ['Directeur des ventes', 'Sales Director'],
    ['Jefa de compras', 'Head of Purchasing'],
    ['Einkaufsleiter', 'Head of Procurement'],
    ['IT-Leiter', 'Head of IT'],
    ['Responsable RH', 'Head of HR'],
    ['Softwareentwicklerin', 'Software Engineer'],
    ['Developers', 'developer'],
    ['Zahnärztin', 'Dentist'],
    ['Sales Managers', 'Sales Manager'],
    ['Kierownik sprzedaży', 'Head of Sales'],
    ['Financieel directeur', 'CFO'],
    ['ＣＥＯ', 'ceo'],
  ])('%s is found by %s', (has, wanted) => {
    expect(part(has, wanted)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['Assistant to the CEO', 'CEO'],
    ['Assistentin der Geschäftsführung', 'Geschäftsführer'],
    ['Former CTO', 'CTO'],
    ['Production Manager', 'Product Manager'],
    ['Personal Trainer', 'Head of Human Resources'],
    ['Product Owner', 'Owner'],
    ['Marketing Intern', 'CTO'],
    ['Chef de cuisine', 'CEO'],
    ['', 'CEO'],
    ['CEO', ''],
    ['Nurse', 'Lawyer'],
    ['Veteran Affairs Officer', 'Veterinarian'],
    ['Principal Engineer', 'Teacher'],
  ])('%s is not found by %s', (has, wanted) => {
    expect(part(has, wanted)).toBeLessThanOrEqual(0.3);
  });

  it('of the same field at another level fits less, the further the less', () => {
    expect(part('Chief Marketing Officer', 'CMO')).toBeGreaterThan(part('VP Marketing', 'CMO'));
    expect(part('VP Marketing', 'CMO')).toBeGreaterThan(part('Junior Marketing Manager', 'CMO'));
    expect(part('Marketing Intern', 'Marketing')).toBeLessThan(part('Marketing Manager', 'Marketing'));
  });
});

describe('an industry', () => {
  it.each([
    ['Pet grooming', 'pets'],
    ['Hundesalon', 'Pet grooming'],
    ['Zahnarztpraxis', 'dental'],
    ['Information Technology & Services', 'Software'],
    ['Logiciels', 'SaaS'],
    ['Spedition', 'logistics'],
    ['Bienes raíces e inmobiliaria', 'real estate'],
  ])('%s is one with %s', (has, wanted) => {
    expect([...industriesIn(has)].some((one) => industriesIn(wanted).has(one))).toBe(true);
  });

  it.each([
    'Modern Barcelona GmbH',
    'Veteran Windows Inc',
    'Hundred Farmacia',
    'Pressure Gastropod',
    'Taxi Investigations',
  ])('is not read into %s', (name) => {
    const wrong = [
      'fashion',
      'hospitality',
      'energy',
      'pets',
      'agriculture',
      'media',
      'accounting',
      'finance',
    ] as const;
    const found = industriesIn(name);
    expect(wrong.filter((one) => found.has(one) && !(one === 'hospitality' && /Gastro/.test(name)))).toEqual([]);
  });
});

describe('a country', () => {
  it.each([
    ['Germany', 'DE'],
    ['Köln, Deutschland', 'DE'],
    ['ALLEMAGNE', 'DE'],
    ['de', 'DE'],
    ['London, UK', 'GB'],
    ['England', 'GB'],
    ['United Kingdom', 'GB'],
    ['U.S.A.', 'US'],
    ['Estados Unidos', 'US'],
    ['日本', 'JP'],
    ['Россия', 'RU'],
    ['France', 'FR'],
    ['Serbien', 'RS'],
    ['SU', undefined],
    ['Côte d’Ivoire', 'CI'],
  ])('%s is %s', (text, code) => {
    expect([...countriesIn(text)][0]).toBe(code);
    expect(countriesIn(text).size).toBeLessThan(2);
  });

  it.each([
    ['firma.de', 'DE'],
    ['shop.co.uk', 'GB'],
    ['start.io', undefined],
    ['corp.com', undefined],
    ['europa.eu', undefined],
  ])('of the domain %s is %s', (domain, code) => {
    expect(countryOfDomain(domain)).toBe(code);
  });

  it('is none where none is named', () => {
    for (const text of ['', 'Atlantis', 'xx', 'EU', 'zz', '__proto__']) expect([...countriesIn(text)]).toEqual([]);
  });
});
