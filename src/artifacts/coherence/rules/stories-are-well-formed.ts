import type { Features } from '../../features.ts';
import { nameKey, quote, repeatedNames } from '../../reading/names.ts';
import { shareOf } from '../../reading/prose.ts';
import { defineRule } from '../rule.ts';

const STORY_READ_MAX = 2_000;
// "I want to book and to pay": two wants, which are two stories.
const SECOND_WANT = / and (?:to|I want|also|then) /i;

export const storiesAreWellFormed = defineRule({
  id: 'stories-are-well-formed',
  check: 12,
  severity: 'report',
  says: 'User stories read "As a …, I want … so that …", want one thing each, and occur once.',
  needs: ['features'],
  judges: ['features'],
  find({ features }) {
    const stories = storiesOf(features);
    const repeated = repeatedNames(stories.map(({ story }) => story)).map(
      (story) => `The story ${quote(story)} stands twice.`,
    );
    const malformed = stories.flatMap(({ feature, story }) => {
      const flaw = flawOf(story);
      return flaw === null ? [] : [`A story of ${quote(feature)} ${flaw}: ${quote(story)}.`];
    });
    return [...malformed, ...repeated].map((message) => ({ artifact: 'features', message }));
  },
  measure({ artifacts: { features } }, written) {
    if (features === undefined || !written.has('features')) return {};
    const seen = new Set<string>();
    const isNew = (story: string) => !seen.has(nameKey(story)) && seen.add(nameKey(story));
    const storyForm = shareOf(storiesOf(features), ({ story }) => flawOf(story) === null && Boolean(isNew(story)));
    return storyForm === undefined ? {} : { storyForm };
  },
});

function storiesOf({ features }: Features): { feature: string; story: string }[] {
  return features.flatMap(({ name, userStories }) => userStories.map((story) => ({ feature: name, story })));
}

/** What is wrong with the form of a story, or null. Searches from left to right, so that no text takes long. */
function flawOf(story: string): string | null {
  const text = story.slice(0, STORY_READ_MAX);
  if (!/^As (?:an? |the )?\S/i.test(text)) return 'does not start with "As a …"';
  const want = text.search(/,? I (?:want|need|can|would like) /i);
  if (want === -1) return 'does not say "I want …"';
  const why = text.slice(want).search(/,? so (?:that )?/i);
  if (why === -1) return 'does not say why ("so that …")';
  return SECOND_WANT.test(text.slice(want, want + why)) ? 'wants two things' : null;
}
