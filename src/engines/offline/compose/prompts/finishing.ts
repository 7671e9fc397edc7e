import { list, withArticle } from '../../language/inflect.ts';
import { hasLinkPages } from '../link-pages.ts';
import { finish } from './finish.ts';
import type { Ground, Prompt } from './ground.ts';
import { docs, empties, review, seed, speed } from './polish.ts';

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
  // What lies on each customer's own site is theirs to back up.
  const runs = design.hosted && design.understanding.platform !== 'plugin';
  return finish(ground, {
    name: `Release of ${design.product.one}`,
    category: 'polish',
    goal: `${design.product.one} goes from test to everybody. It can be put back to yesterday. It tells when it is ill.`,
    steps: [
      `Release to: ${where.replace(/^Hosting: /, '')}${design.hosted && design.understanding.platform === 'mobile' ? ', and the app to the stores of the stack' : ''}${hasLinkPages(design) ? ', and the pages by link beside the server' : ''}.`,
      runs
        ? 'Back up every night. Restore once elsewhere, and note how long it took.'
        : 'Sign the release. Test the update from the version before.',
      runs
        ? 'Alert on failed requests, full disks and missed backups.'
        : 'Let the program tell its version. Let it tell where its data lies.',
      design.understanding.platform === 'bot'
        ? 'Write the first message a newcomer gets. Say what it does, with one example.'
        : 'Write the page a newcomer reads first. Say what it does, with one example.',
    ],
    acceptance: [
      design.understanding.platform === 'mobile'
        ? 'A release takes one command. A bad one is halted before everybody has it.'
        : 'A release takes one command. Going back takes one, too.',
      runs
        ? 'The restore was done, not described.'
        : design.understanding.platform === 'mobile'
          ? 'An update over the last release keeps every entry.'
          : 'The program starts on a bare machine.',
    ],
    pitfall: 'A backup that nobody has ever restored.',
    output: `A release, a way back, and a first ${design.understanding.platform === 'bot' ? 'message' : 'page'}.`,
  });
}
