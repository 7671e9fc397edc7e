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
        `${design.product.one} as built so far, on ${stack.phrase}`,
        `Must-haves: ${
          list(
            features
              .filter((feature) => feature.priority === 'P0')
              .slice(0, 8)
              .map((feature) => feature.name),
          ) ||
          features[0]?.name ||
          'all features'
        }`,
      ],
      files: [],
      steps: parts.steps,
      acceptance: parts.acceptance,
      pitfalls: [parts.pitfall],
      stop: 'Report what was found, what was mended and what was left, with the reason. Wait.',
    }),
    expectedOutput: parts.output,
    dependencies: [],
  };
}

function journeys(ground: Ground): Prompt {
  const { design, features } = ground;
  const { user } = design.people;
  const must = features.slice(0, 4).map((feature) => feature.name);
  return finish(ground, {
    name: `Tests of whole journeys for ${user.many}`,
    category: 'test',
    goal: `Proof that ${withArticle(user.one)} gets from nothing to a result, through ${list(must)}, in one run.`,
    steps: [
      `Write one journey test for each must-have, from the outside, as ${withArticle(user.one)} would go.`,
      'Start each from an empty store; no test may need another.',
      'Add one journey that goes wrong in the middle and comes back.',
      'Run them in the workflow on every change.',
    ],
    acceptance: [
      'Breaking one rule on purpose makes exactly the journeys fail that need it.',
      'The whole set runs in under 5 minutes.',
    ],
    pitfall: 'Waiting fixed seconds in tests: wait for what should appear.',
    output: 'Journey tests that run on every change.',
  });
}

function hardening(ground: Ground): Prompt {
  const { design, architecture } = ground;
  const bounds = architecture.securityBoundaries
    .slice(0, 5)
    .map((boundary) => `${boundary.name}: ${boundary.mechanism}`);
  return finish(ground, {
    name: `Boundaries of ${design.product.one} under test`,
    category: 'test',
    goal: 'Each security boundary of the architecture is shown to hold by a test that tries to cross it.',
    steps: [...bounds, 'For each of these write the test that tries to break it; mend what gives way.'],
    acceptance: [
      'Each boundary has at least one test that fails when its check is removed.',
      'No secret and no personal data stands in logs or error texts.',
    ],
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
    goal: `${design.product.one} is in the hands of others, can be put back to yesterday, and tells when it is ill.`,
    steps: [
      `Prepare the release for ${where.replace(/^Hosting: /, '')}.`,
      design.hosted
        ? 'Back up every night, restore once on another machine, and write down how long it took.'
        : 'Sign the release, and test the update from the version before.',
      design.hosted
        ? 'Alert on failed requests, a full disk and a backup that did not run.'
        : 'Make the program tell its version and where its data lies.',
      'Write the page a newcomer reads first: what it does, one example, how to start.',
    ],
    acceptance: [
      'A release takes one command, and going back takes one.',
      design.hosted
        ? 'The restore was done, not described.'
        : 'The program starts on a machine that has nothing of its tools.',
    ],
    pitfall: 'A backup that nobody has ever restored.',
    output: 'A released version, a way back, and a page for newcomers.',
  });
}

function empties(ground: Ground): Prompt {
  const main = ground.design.entities[0]?.many ?? 'entries';
  return finish(ground, {
    name: `First minutes with ${main}`,
    category: 'polish',
    goal: `Somebody new understands within a minute what ${main} are here and has made the first.`,
    steps: [
      'Walk through the product with an empty store and write down every place that says nothing.',
      `Give each a sentence and one action that leads to the first of the ${main}.`,
      'Offer an example that can be removed in one step.',
    ],
    acceptance: [
      'From start to the first saved entry in under 3 minutes, measured with one person.',
      'No view is blank.',
    ],
    pitfall: 'A tour that explains buttons instead of a first result.',
    output: 'Empty states and a first run that leads to a result.',
  });
}

function seed(ground: Ground): Prompt {
  const main = ground.design.entities[0]?.many ?? 'entries';
  return finish(ground, {
    name: `A year of ${main} as test data`,
    category: 'test',
    goal: `A believable year of data, so that lists, limits and reports are seen at their real size.`,
    steps: [
      `Write a generator with a fixed seed that makes a year of ${main} with gaps, mistakes and a busy week.`,
      'Look at every view with it and note what breaks or crawls.',
      'Mend the three worst.',
    ],
    acceptance: ['The same seed gives the same data.', 'No list takes more than 1 second with it.'],
    pitfall: 'Random data without a seed: faults cannot be repeated.',
    output: 'A data generator and three mended views.',
  });
}

function review(ground: Ground): Prompt {
  return finish(ground, {
    name: `Second reading of ${ground.design.product.one}`,
    category: 'polish',
    goal: 'The code is read once more by fresh eyes against the plan.',
    steps: [
      'Compare names in code with the list of entities and features; rename what drifted.',
      'List what is built twice and merge it.',
      'Delete what nothing uses.',
    ],
    acceptance: [
      'Every feature name of the plan is found in code or tests.',
      'The tests still pass, with fewer lines than before.',
    ],
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
      'Measure the five most used actions and write the numbers down.',
      'Mend what takes longer than a second, beginning with missing indexes.',
    ],
    acceptance: ['Each of the five actions takes under 1 second.', 'The numbers before and after stand in NOTES.md.'],
    pitfall: 'Caching before measuring.',
    output: 'Measured times before and after.',
  });
}

function docs(ground: Ground): Prompt {
  const { design } = ground;
  return finish(ground, {
    name: `Handbook for ${design.people.user.many}`,
    category: 'polish',
    goal: `${capital(withArticle(design.people.user.one))} finds the answer to the ten likeliest questions without asking anybody.`,
    steps: [
      'Write the ten questions as people would ask them.',
      'Answer each in at most five sentences with one picture or example.',
      'Link each from the place where it comes up.',
    ],
    acceptance: ['Every answer was followed step by step once.', 'No answer needs another to be understood.'],
    pitfall: 'Describing the screen instead of the task.',
    output: 'A short handbook, linked from the product.',
  });
}
