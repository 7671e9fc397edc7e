import { type Features, PRIORITIES } from '../../../artifacts/features.ts';
import type { Phases } from '../../../artifacts/phases.ts';
import { nameKey } from '../../../artifacts/reading/names.ts';
import { clipped, counted, MARK, sentences } from './words.ts';

type Phase = Phases['phases'][number];

const DAYS_A_FEATURE = 2;
const CLOSING_DAYS = 5;
/** With the release: the contract's three phases at least. */
const BEFORE_RELEASE_MIN = 2;
const SHOWN_MAX = 10;
const NAME_CHARS_MAX = 200;

/** The features by how urgent they are, then the release. The last two priorities share a phase. */
export function writePhases(given: Features): Phases {
  // A plan names a feature once: of two with one name, which only a caller supplies, the first.
  const keys = given.features.map(({ name }) => nameKey(name));
  const features = given.features.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  const named = (priorities: readonly string[]) =>
    features.filter(({ priority }) => priorities.includes(priority)).map(({ name }) => name);
  const groups = [PRIORITIES.slice(0, 1), PRIORITIES.slice(1, 2), PRIORITIES.slice(2)]
    .map((priorities) => ({
      title: priorities.filter((one) => named([one]).length > 0).join(' and '),
      names: named(priorities),
    }))
    .filter(({ names }) => names.length > 0);
  const phases = groups.map(({ title, names }) => building(title, names));
  while (phases.length < BEFORE_RELEASE_MIN) phases.push(trying());
  phases.push(releasing());
  const days = features.length * DAYS_A_FEATURE + (phases.length - groups.length) * CLOSING_DAYS;
  return {
    summary: sentences(
      MARK,
      `Features go by priority: ${counted(features.length, 'feature')} in ${counted(groups.length, 'phase')}, then a release.`,
      `Durations assume ${DAYS_A_FEATURE} days a feature: replace that with your figure.`,
    ),
    phases,
    totalTimeline: `${days} days`,
  };
}

function building(title: string, names: readonly string[]): Phase {
  return {
    name: `Build ${title}`,
    duration: `${names.length * DAYS_A_FEATURE} days`,
    goal: `Every criterion of ${counted(names.length, 'feature')} passes.`,
    features: [...names],
    deliverables: names
      .slice(0, SHOWN_MAX)
      .map((name) => `Built and shown to the author: ${clipped(name, NAME_CHARS_MAX)}`),
    risks: ['A quote means something else than the builder thought: show each feature to the author when it is done.'],
    successMetrics: [`The author accepts ${names.length} of ${names.length} features.`],
    users: [],
  };
}

const trying = (): Phase => ({
  name: 'Try it',
  duration: `${CLOSING_DAYS} days`,
  goal: 'The author and two other people have used every feature.',
  features: [],
  deliverables: ['A list of what was hard or wrong, with a decision on each point.'],
  risks: ['The people have no time to try it: agree on a date before this phase begins.'],
  successMetrics: ['Three people have tried every feature.'],
  users: ['The author'],
});

const releasing = (): Phase => ({
  name: 'Release',
  duration: `${CLOSING_DAYS} days`,
  goal: 'It runs where its users are, and you have restored a backup once.',
  features: [],
  deliverables: ['The released build, and the steps to restore its data.'],
  risks: ['What works on your machine fails where it runs: try the release on a copy first.'],
  successMetrics: ['One user has used each P0 feature in the released build.'],
  users: ['The people for whom the idea is meant'],
});
