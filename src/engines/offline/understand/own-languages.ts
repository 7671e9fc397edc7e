import { dictionary } from '../language/dictionary.ts';
import { lazy } from '../language/lazy.ts';
import { pattern } from '../language/pattern.ts';

/** What people from a country read, where they are to read it in a language of their own. */
const SPOKEN_IN: Record<string, string> = dictionary({
  poland: 'Polish',
  romania: 'Romanian',
  bulgaria: 'Bulgarian',
  ukraine: 'Ukrainian',
  hungary: 'Hungarian',
  croatia: 'Croatian',
  serbia: 'Serbian',
  albania: 'Albanian',
  turkey: 'Turkish',
  syria: 'Arabic',
  morocco: 'Arabic',
  egypt: 'Arabic',
  iraq: 'Arabic',
  eritrea: 'Tigrinya',
  somalia: 'Somali',
  ethiopia: 'Amharic',
  afghanistan: 'Dari',
  iran: 'Persian',
  pakistan: 'Urdu',
  nepal: 'Nepali',
  thailand: 'Thai',
  vietnam: 'Vietnamese',
  china: 'Chinese',
  russia: 'Russian',
  brazil: 'Portuguese',
  portugal: 'Portuguese',
  italy: 'Italian',
  spain: 'Spanish',
  mexico: 'Spanish',
  guatemala: 'Spanish',
  honduras: 'Spanish',
  greece: 'Greek',
});

const OWN =
  /\b(?:in |reads? |speaks? |have it in )?(?:their|his|her|each one['’]s) (?:own |mother |native )(?:language|tongue)s?\b/i;
const FROM = lazy(() => pattern(/\bfrom ((?:\p{Lu}\p{Ll}+(?:, | and |, and ))*\p{Lu}\p{Ll}+)/gu));

/** "The carers are from Poland and Romania and should have it in their own language": Polish and Romanian. */
export function languagesOfOrigin(text: string): string[] {
  if (!OWN.test(text)) return [];
  const names = [...text.matchAll(FROM())].flatMap((match) => (match[1] ?? '').toLowerCase().split(/, and |, | and /));
  return [...new Set(names.flatMap((name) => SPOKEN_IN[name] ?? []))];
}
