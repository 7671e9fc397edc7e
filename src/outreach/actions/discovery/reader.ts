import { countriesIn } from './countries.ts';
import { foldedText, foldedWords, stemOf } from './fold.ts';
import { INDUSTRIES, type Industry } from './lexicon/industries.ts';
import { type Role, readRole } from './read-role.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a field of a prospect tells, by its name. */
export type FieldKind = 'role' | 'industry' | 'place' | 'other';

/** Reads texts, and remembers those read: many people have the same role, industry and country. One for each look. */
export interface Reader {
  /** The stems of its words, with a space at both ends and between them. */
  stems(text: string): string;
  role(text: string): Role;
  /** The branches of trade that it names, each with the word that says so. */
  industries(text: string): ReadonlyMap<Industry, string>;
  countries(text: string): ReadonlySet<string>;
  kindOf(fieldName: string): FieldKind;
}

const REMEMBERED_MAX = 5_000;

export const newReader = (): Reader => ({
  stems: remembered((text) => ` ${stemsOf(text).join(' ')} `),
  role: remembered(readRole),
  industries: remembered((text) => industries.find(foldedWords(text))),
  countries: remembered(countriesIn),
  kindOf: remembered(kindOf),
});

export const stemsOf = (text: string): string[] => foldedWords(text).map(stemOf);

/** The branches of trade that a text names. */
export const industriesIn = (text: string): Set<Industry> => new Set(industries.find(foldedWords(text)).keys());

// The keys of a literal table are exactly its names.
const industries = new Vocabulary(Object.entries(INDUSTRIES) as [Industry, string][]);

const KINDS: readonly (readonly [FieldKind, RegExp])[] = [
  ['role', / (?:title|department|abteilung|seniority|position|function|funktion|job|headline) /],
  [
    'industry',
    / (?:industry|industries|sector|sektor|branche|secteur|settore|setor|vertical|category|branza|niche|business|activity|specialty|industrie|industria) /,
  ],
  [
    'place',
    / (?:country|countries|land|pays|pais|paese|kraj|location|region|address|adresse|nation|hq|headquarters|standort|ort|ubicacion) /,
  ],
];

function kindOf(name: string): FieldKind {
  const words = foldedText(name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED_MAX) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}
