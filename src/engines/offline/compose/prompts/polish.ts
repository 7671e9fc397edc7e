import { capital, withArticle } from '../../language/inflect.ts';
import { finish } from './finish.ts';
import type { Ground, Prompt } from './ground.ts';

/** What somebody new meets first. */
export function empties(ground: Ground): Prompt {
  const main = ground.design.entities[0]?.many ?? 'entries';
  return finish(ground, {
    name: `First minutes with ${main}`,
    category: 'polish',
    goal: `Within a minute somebody new knows what ${main} are. Within three they have made the first.`,
    steps: [
      'Walk through the product with an empty store. Note every place that says nothing.',
      'Give each a sentence and one action.',
      'Offer an example, removable in one step.',
    ],
    acceptance: ['The first entry is saved within 3 minutes. One person was watched doing it.', 'No view is blank.'],
    pitfall: 'A tour that explains buttons instead of a first result.',
    output: 'Empty states, and a first run with a result.',
  });
}

/** Enough data to see what breaks. */
export function seed(ground: Ground): Prompt {
  const main = ground.design.entities[0]?.many ?? 'entries';
  return finish(ground, {
    name: `A year of ${main} as test data`,
    category: 'test',
    goal: 'A believable year of data. Lists and limits show at their real size.',
    steps: [
      `Generate a year of ${main} from a fixed seed.`,
      'Include gaps, mistakes and one busy week.',
      'Look at every view. Note what breaks or crawls.',
      'Mend the three worst.',
    ],
    acceptance: ['The same seed gives the same data.', 'No list takes more than 1 second.'],
    pitfall: 'Random data without a seed: faults cannot be repeated.',
    output: 'A data generator and three mended views.',
  });
}

/** The code against the plan. */
export function review(ground: Ground): Prompt {
  return finish(ground, {
    name: `Second reading of ${ground.design.product.one}`,
    category: 'polish',
    goal: 'Fresh eyes read the code against the plan.',
    steps: [
      'Compare names in code with the plan. Rename what drifted.',
      'List what is built twice and merge it.',
      'Delete what nothing uses.',
    ],
    acceptance: ['Code or tests hold every feature name.', 'The tests still pass with fewer lines.'],
    pitfall: 'Rewriting what works because another way is nicer.',
    output: 'A smaller code base that uses the words of the plan.',
  });
}

/** Its times at a size that is not a toy. */
export function speed(ground: Ground): Prompt {
  const main = ground.design.entities[0]?.many ?? 'entries';
  return finish(ground, {
    name: `Ten thousand ${main}`,
    category: 'test',
    goal: `It stays usable with ten thousand ${main}.`,
    steps: [
      `Load ten thousand ${main}.`,
      'Measure the five most used actions. Write the numbers down.',
      'Mend what takes longer than a second. Begin with missing indexes.',
    ],
    acceptance: ['Each of the five actions takes under 1 second.', 'NOTES.md has the numbers before and after.'],
    pitfall: 'Caching before measuring.',
    output: 'Measured times before and after.',
  });
}

/** Answers where people ask. */
export function docs(ground: Ground): Prompt {
  const { design } = ground;
  return finish(ground, {
    name: `Handbook for ${design.people.user.many}`,
    category: 'polish',
    goal: `${capital(withArticle(design.people.user.one))} finds ten likely answers alone.`,
    steps: [
      'Write the ten questions as people would ask them.',
      'Answer each in five sentences or fewer. Add one picture or example.',
      'Link each from where it comes up.',
    ],
    acceptance: ['Every answer was followed once, step by step.', 'No answer needs another.'],
    pitfall: 'Describing the screen instead of the task.',
    output: 'A short handbook, linked from the product.',
  });
}
