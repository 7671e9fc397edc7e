import { CEILINGS } from '../../artifacts/size-ceilings.ts';

// A bullet for each field of the pack, in the same words whatever is asked for at once.

const READER = `
A coding agent gets the setup, then one prompt at a time. It sees neither this plan nor the other prompts. The program
numbers the prompts (P1, …) and prints the facts into each: what it builds, with fields, errors, states, screens,
limits, files and criteria; into the setup stack, data, settings and rules.
`.trim();

const LENGTH = `
Don't repeat them: write what a senior
colleague would add at the desk, about 2,000 characters a prompt; at most 3,000, and
in the setup. All is in English, but summary and what people read on a screen in their language.
`.trim();

const OPENING = `
- summary: for the founder: how to use the pack, what needs a person, before which prompt.
- setup: product and users in two sentences; the promises that must never break, and the module that keeps each;
  folders; errors, time zones, money, ids, logging; how to run, test and seed without network or keys; one commit per
  prompt; if prompt and code disagree: stop and say so.
`.trim();

const ORDER = `
- prompts: 10 to ${CEILINGS.normal.prompts} (size small: 10 to ${CEILINGS.small.prompts}), in working order. name: unique, verb and object
  ("Build the tide warning").
  - category: at least one is "scaffolding": a repository that starts and tests. Then a thin path through the whole
    product, then the features by phase. What enforces a must-not comes before what could break it.
  - dependencies: names of earlier prompts, letter by letter; at least one, save for scaffolding; none of a later phase.
    A prompt counts for the earliest phase of what it builds; if it builds nothing, for the latest of its dependencies.
`.trim();

const BUILDS = `
  - builds: "F1.2", "F1.*" for all criteria of F1, "POST /harvests", "screen Beds". Each operation, each screen and each
    criterion of a P0 or P1 is built by exactly one prompt, other criteria by at most one. What two features list may be
    built a second time, for the later one. What a criterion uses, and what reads the fields of a screen, is
    built by the same prompt or an earlier one of no later phase. To build a part before its phase, put it into a prompt
    of the earlier phase.
  - verifies: criteria that another prompt builds. In each phase with users, one prompt attacks the promises.
`.trimEnd();

const USES = `
  - uses: settings, nodes, limits, test data, and files of this or an earlier prompt or of the repository. files: paths
    that it writes.
`.trimEnd();

const TEXTS = `
  - goal: what a person can try afterwards; what must not be built yet.
  - steps: each with a decision made: the query, the library call, the transaction and its lock, the order of checks,
    the exact text or threshold. "Implement X" is no step.
  - pitfalls: the mistake that a good agent makes exactly here, and what to do instead.
  - checks: tests beyond the criteria, under a minute, with data and result
    ("seed 3 beds, close the 2nd at 09:59: one warning").
  - person: what only a person can do, and who; blocks: what prompt or phase waits.
  - stop: what to show before going on. expectedOutput: what can be tried.
`.trimEnd();

const ADDS = '- adds: settings, entities and fields that are missing; else empty.';

const PROSE = `
In prose, write METHOD /path, Entity.field and F1.2 only for what the plan has: no "GET /health" unless a feature has
it, no "Bed.csv" unless files lists it, and a vendor's address with its host.
`.trim();

const FORBIDDEN = 'No prompt or file name contains a term that a demand forbids.';

/** What a model is told to do in the prompt pack stage. */
export const PROMPT_PACK_TASK = `
# Your task: the prompt pack
${READER}
${LENGTH}

${OPENING}
${ORDER}${BUILDS}${USES}${TEXTS}
${ADDS}

${PROSE} ${FORBIDDEN}

Before you answer, take one record through the prompts: what each starts from was built earlier.

Without architecture, choose a stack and name it in setup. Without features, leave builds empty and name in setup the
features that you build. Without phases, go by priority.
`;

const INDEX_BESIDE_OTHERS = `
So you decide here only which prompt builds what, in which order; others write the prompts in words. skeleton has the
features, their operations and phases; their criteria and screens are being written at the same time.
`.trim();

const INDEX_BEFORE_WORDS = `
So you decide here only which prompt builds what, in which order; the words of the prompts follow in parts. features has
the operations, screens and numbers of criteria of each feature, phases their order.
`.trim();

const indexTask = (intro: string): string => `
# Your task: the index of the prompt pack
${READER}
${intro}

${ORDER}
  - builds: "F1.*" for all criteria and screens of F1, and operations that are built apart from them, by name
    ("POST /harvests"). Each feature, with its ".*", is built by exactly one prompt, in an order in which an operation
    that another feature reads or uses comes first. An operation that no prompt names comes with its feature, here
    and not in later patches. To build a part before its phase, put its operations into a prompt of the earlier phase.
  - verifies: "F1.*" that another prompt builds. In each phase with users, one prompt attacks the promises.
  - uses: settings, nodes, limits, test data, and files of this or an earlier prompt. files: the few paths that other
    prompts rely on.

A feature of more than 20 hours may have an earlier prompt for its operations and one for the rest. ${FORBIDDEN}

Before you answer, take one record through the prompts: what each starts from was built earlier. Tick off each feature.
`;

/** The index alone, while others write the features in detail. */
export const PACK_INDEX_TASK = indexTask(INDEX_BESIDE_OTHERS);

/** The same once the features are there. */
export const PACK_INDEX_AFTER_FEATURES_TASK = indexTask(INDEX_BEFORE_WORDS);

const WORDS_BESIDE_OTHERS = `
index has all prompts, in order. write lists what you write now: summary and setup, or prompts, whose features are
given. Others write the rest at the same time, from the same index; here it is "" or empty.
`.trim();

const WORDS_AFTER_INDEX = `
index has all prompts, in order. write lists what you write now: summary and setup first, then prompts, with what they
build.
`.trim();

const ONLY_WRITE = 'exactly those in write';
const FIRST_WRITE = 'those in write, then of those that follow what fits';

const wordsTask = (intro: string, which: string): string => `
# Your task: some prompts in words
${READER}
${LENGTH}
${intro}

${OPENING}
- prompts: ${which}, by name.${TEXTS}
  What comes later in the index is neither shown nor called.
${ADDS}

${PROSE}
`;

/** Some prompts in words, while others write the rest. */
export const PROMPT_SLICE_TASK = wordsTask(WORDS_BESIDE_OTHERS, ONLY_WRITE);

/** The same for an author who has written the index before. */
export const PROMPT_WORDS_TASK = wordsTask(WORDS_AFTER_INDEX, FIRST_WRITE);
