import type { Domain, Segment } from '../knowledge/schema.ts';
import { singular } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';

/** Whom the idea is for decides who pays; other words count less. */
export function chooseSegment(domain: Domain, understanding: Understanding): Segment {
  const { grams, contextGrams, reading } = understanding;
  const forOneself = speaksForOneself(understanding);
  const audience = new Set(
    reading.people.filter(({ at }) => at === 'audience').flatMap(({ noun }) => noun.full.split(' ').map(singular)),
  );
  const points = (segment: Segment) =>
    segment.words.filter((word) => audience.has(word)).length * 5 +
    headOf(segment, reading) * 10 +
    segment.words.filter((word) => grams.has(word)).length * 2 +
    (forOneself && OF_PEOPLE.test(segment.name) ? 1.5 : 0) +
    segment.words.filter((word) => contextGrams.has(word)).length;
  const [first, ...rest] = domain.segments;
  if (!first) throw new Error(`domain ${domain.id} has no segment`);
  return rest.reduce((best, segment) => (points(segment) > points(best) ? segment : best), first);
}

/** "On my phone", "pings me": no firm speaks like that, so a segment of single people is meant rather than one of businesses. */
const speaksForOneself = ({ idea, reading, constraints, language }: Understanding) =>
  language === 'en' &&
  constraints.ownUse?.kind !== 'work' &&
  reading.people.every(({ at }) => at === 'beside' || at === 'object') &&
  /\b(?:i|me|my)\b/i.test(idea) &&
  !/\b(?:we|our|us)\b/i.test(idea);
const OF_PEOPLE =
  /\b(?:people|collectors?|hobby\w*|amateurs?|learners?|families|households?|individuals?|readers?|players?|travell?ers?|owners of one|on their own|at home|themselves|private)\b/i;

/** The audience by its own word: "dog groomers" are groomers before they have to do with dogs. */
const headOf = (segment: Segment, { people }: Understanding['reading']) =>
  people.some(({ noun, at }) => at === 'audience' && segment.words.includes(noun.head)) ? 1 : 0;
