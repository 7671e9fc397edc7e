import { describe, expect, test } from 'vitest';
import { isHeldByField, namedAfter } from '../../../src/engines/offline/compose/features/rule-names.ts';
import { toClauseEnd } from '../../../src/engines/offline/understand/clause-end.ts';
import { laidDownWhole } from '../../../src/engines/offline/understand/laid-down-whole.ts';
import { blueprint } from './blueprint.ts';

const namesOf = async (idea: string) => (await blueprint(idea)).promptPack.prompts.map(({ name }) => name);
const placeOf = (names: readonly string[], sign: RegExp) => names.findIndex((name) => sign.test(name));

describe('what every feature writes through is built before them', () => {
  test('the trail stands directly behind the accounts', async () => {
    const idea =
      'Evidence store of a museum of crime: curators log each object, lend it to schools and take it back. An audit trail shows who changed what, nobody can change it.';
    const names = await namesOf(idea);
    const trail = placeOf(names, /trail|history of|who did what/i);
    const accounts = placeOf(names, /accounts|sign-in/i);
    expect(trail).toBe(accounts + 1);
    const { promptPack } = await blueprint(idea);
    const later = promptPack.prompts.slice(trail + 1).filter(({ category }) => category === 'feature');
    expect(later.some(({ prompt }) => /Each write here adds its \w+/.test(prompt))).toBe(true);
  });

  test('conflicts are decided right behind the outbox', async () => {
    const names = await namesOf(
      'App for forest wardens: they note fallen trees and hunting stands on the phone, out there is no signal, it syncs back at the lodge. Two may change the same tree.',
    );
    const outbox = placeOf(names, /offline|without connection|no signal/i);
    expect(outbox).toBeGreaterThan(0);
    expect(placeOf(names, /changed twice|conflict/i)).toBe(outbox + 1);
  });

  test('the list of hosts stands before what calls out', async () => {
    const names = await namesOf(
      'Assistant for tenants’ unions that reads leases and drafts letters with a language model. Our board has signed off on Mistral Large in an EU region and on nothing from Google or Meta.',
    );
    expect(placeOf(names, /Nothing from|Only /)).toBe(placeOf(names, /accounts|sign-in/i) + 1);
  });
});

describe('conditions stand whole', () => {
  test('a sum, an age, a list that is kept of each', () => {
    const said = laidDownWhole(
      'Climbing hall with two instructors. A guest asks for a slot, the instructor says yes, then a 20 € deposit holds it; whoever stays away loses it. Under 14 is impossible. For each rope we write down maker and batch. We like blue.',
    );
    expect(said).toEqual([
      'A guest asks for a slot, the instructor says yes, then a 20 € deposit holds it; whoever stays away loses it',
      'Under 14 is impossible',
      'For each rope we write down maker and batch',
    ]);
  });

  test('a time of day ends no sentence, and brackets may rule something out', () => {
    expect(
      laidDownWhole('A page (no app to install) for our choir. Nobody may sing before 9 a.m. in the hall.'),
    ).toEqual(['A page (no app to install) for our choir', 'Nobody may sing before 9 a.m. in the hall']);
  });
});

test('a quote ends where a clause does', () => {
  const text = 'they mark what they did with thick gloves, so large keys, and breakage and weight go in per crate';
  expect(toClauseEnd('mark what they did with thick gloves, so large keys, and breakage and', text)).toBe(
    'mark what they did with thick gloves, so large keys',
  );
  expect(toClauseEnd('a code on the', 'a code on the crate')).toBeUndefined();
  expect(toClauseEnd('see who it belongs to', 'see who it belongs to.')).toBe('see who it belongs to');
});

test('rules are called by what they say, and what a field holds is no rule', () => {
  const rule = (says: string) => ({ says, kind: 'fact' as const });
  expect(namedAfter([rule('jars must be empty after 30 days'), rule('No jar leaves twice')])).toBe(
    'No jar leaves twice, and one more rule',
  );
  expect(namedAfter([rule('we would only forget it')])).toBeUndefined();
  expect(isHeldByField(rule('Every jar has a lot number'), { fields: ['lotNumber: text'] })).toBe(true);
  expect(isHeldByField(rule('Every jar has a lot number'), { fields: ['weight: integer'] })).toBe(false);
});

test('screens speak in the owner’s words where these are not English', async () => {
  const idea =
    "Un site pour notre jardin partagé : 40 parcelles et 60 adhérents. On veut la liste d'attente, les clés prêtées et les relevés d'eau de chaque parcelle. Pas de paiement en ligne.";
  const { promptPack } = await blueprint(idea);
  expect(promptPack.setupPrompt).toMatch(/Screens, mails and errors in French/);
  expect(promptPack.setupPrompt).toMatch(/In the owner's words, for navigation, fields and buttons: [^\n]*parcelles/);
  const frame = promptPack.prompts.find(({ name }) => name.startsWith('Screens'));
  expect(frame?.prompt).toMatch(/Name the navigation in their words: [^\n]*“parcelles”/);
  const english = await blueprint('Web page on which a shared garden of 40 plots keeps its waiting list and its keys.');
  expect(english.promptPack.setupPrompt).not.toMatch(/owner's words, for navigation/);
});

test('two things that no sentence part names together are no pair', async () => {
  const { features } = await blueprint(
    'App for car dealers that keep their customers’ summer tyres: a label on each wheel, a shelf, a fee each season.',
  );
  expect(features.features.map(({ name }) => name).join('; ')).not.toMatch(/tyre and wheel/i);
});
