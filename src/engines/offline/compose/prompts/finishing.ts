import { capital, list, withArticle } from '../../language/inflect.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';

/** The prompts that come after the features, most needed first. */
export function finishing(ground: Ground): Prompt[] {
  return [
    journeys(ground),
    hardening(ground),
    release(ground),
    empties(ground),
    seed(ground),
    review(ground),
    speed(ground),
    docs(ground),
  ];
}

interface Finish {
  name: string;
  category: Prompt['category'];
  goal: string;
  steps: string[];
  acceptance: string[];
  pitfall: string;
  output: string;
}

function finish(ground: Ground, parts: Finish): Prompt {
  const { design, stack, features } = ground;
  return {
    name: parts.name,
    category: parts.category,
    prompt: promptText({
      goal: parts.goal,
      inputs: [
        `${design.product.one} so far, on ${stack.phrase}`,
        `Must-haves: ${
          list(features.filter((feature) => feature.priority === 'P0').map((feature) => feature.name)) ||
          features[0]?.name ||
          'all features'
        }`,
      ],
      files: [],
      steps: parts.steps,
      acceptance: parts.acceptance,
      pitfalls: [parts.pitfall],
      stop: 'Report what was found, mended and left, and why. Wait.',
    }),
    expectedOutput: parts.output,
    dependencies: [],
  };
}

function journeys(ground: Ground): Prompt {
  const { design, features } = ground;
  const { user } = design.people;
  const urgent = features.filter((feature) => feature.priority === 'P0').map((feature) => feature.name);
  const must = urgent.length > 0 ? urgent : features.slice(0, 4).map((feature) => feature.name);
  return finish(ground, {
    name: `Tests of whole journeys for ${user.many}`,
    category: 'test',
    goal: `Proof that ${withArticle(user.one)} gets from nothing to a result: ${list(must)}.`,
    steps: [
      'Write one journey test for each must-have.',
      `Go from the outside, as ${withArticle(user.one)} would.`,
      'Start each from an empty store. No test may need another.',
      'Let one journey go wrong half-way and recover.',
      'Run them in the workflow on every change.',
    ],
    acceptance: ['A rule broken on purpose fails only its journeys.', 'The whole set runs in under 5 minutes.'],
    pitfall: 'Waiting fixed seconds instead of for what should appear.',
    output: 'Journey tests that run on every change.',
  });
}

function hardening(ground: Ground): Prompt {
  const { design, architecture } = ground;
  const bounds = architecture.securityBoundaries.map(
    (boundary) => `${boundary.name}, around ${boundary.protects}.\n   ${boundary.mechanism}`,
  );
  return finish(ground, {
    name: `Boundaries of ${design.product.one} under test`,
    category: 'test',
    goal: 'Each security boundary holds. A test tries to cross it and fails.',
    steps: [...bounds, 'Try to break each of these in a test. Mend what gives way.'],
    acceptance: ['Removing the check of a boundary fails a test.', 'Logs and errors hold no secret, no personal data.'],
    pitfall: 'Testing the screen instead of what answers behind it.',
    output: 'A test for each boundary, and what they found.',
  });
}

function release(ground: Ground): Prompt {
  const { design, stack } = ground;
  const where = stack.lines.find((line) => /^hosting/i.test(line)) ?? 'the place the architecture names';
  return finish(ground, {
    name: `Release of ${design.product.one}`,
    category: 'polish',
    goal: `${design.product.one} leaves the test address for good. It can be put back to yesterday. It tells when it is ill.`,
    steps: [
      `Release to: ${where.replace(/^Hosting: /, '')}. Keep the test address beside it.`,
      design.hosted
        ? 'Back up every night. Restore once elsewhere, and note how long it took.'
        : 'Sign the release. Test the update from the version before.',
      design.hosted
        ? 'Alert on failed requests, full disks and missed backups.'
        : 'Let the program tell its version. Let it tell where its data lies.',
      'Write the page a newcomer reads first. Say what it does, with one example.',
    ],
    acceptance: [
      'A release takes one command. Going back takes one, too.',
      design.hosted ? 'The restore was done, not described.' : 'The program starts on a bare machine.',
    ],
    pitfall: 'A backup that nobody has ever restored.',
    output: 'A release, a way back, and a first page.',
  });
}

function empties(ground: Ground): Prompt {
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

function seed(ground: Ground): Prompt {
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

function review(ground: Ground): Prompt {
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

function speed(ground: Ground): Prompt {
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

function docs(ground: Ground): Prompt {
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
