import { describe, expect, it } from 'vitest';
import { matchRole } from '../../../../src/outreach/actions/discovery/match-role.ts';
import { readRole } from '../../../../src/outreach/actions/discovery/read-role.ts';

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
  ])('%s is not found by %s', (has, wanted) => {
    expect(part(has, wanted)).toBeLessThanOrEqual(0.3);
  });

  it('of the same field at another level fits less, the further the less', () => {
    expect(part('Chief Marketing Officer', 'CMO')).toBeGreaterThan(part('VP Marketing', 'CMO'));
    expect(part('VP Marketing', 'CMO')).toBeGreaterThan(part('Junior Marketing Manager', 'CMO'));
    expect(part('Marketing Intern', 'Marketing')).toBeLessThan(part('Marketing Manager', 'Marketing'));
  });
});
