import { OPERATIONS_MAX } from '../../artifacts/patch/patch-schema.ts';

const reviewTask = (intro: string): string => `
# Your task: the review
Change sides. You did not write this plan; you are paid for each fault that you find before it is built. Judge what is
written, not what was meant. ${intro}

- verdicts: one for each id in toJudge.
  - A demand: play it through as the person who would suffer: the first day, the busy day, the day it fails, the day a
    person leaves. It holds if a criterion would fail when the promise is broken, and a prompt builds that.
  - A must-not: look for the path that is written nowhere: export, log, backup, second device, deletion, support.
  - A guard, limit or test data: read both sides. Same figure, same state, same moment, same right?
  - A warning: mend it, or say in note why it stays.
  - by: ids of what keeps it (F2.3, G1, P4, "POST /harvests"); where it does not hold, of where it breaks. Never empty.
  - note: "" where it holds; else one sentence, in plain words.
  - patches: where it does not hold, what mends it: for each artefact that must change a patch in the form of RFC 6902.
    All patches of a verdict are applied, or none; the plan is checked again. Of two sides that differ, the one nearer
    to the idea's words is right. [] if no small change helps: then say in note what the founder must decide.
- relies: for each prompt that builds part of a P0, the fields, settings, limits, test data and operations that its
  steps and checks rely on, spelled out ("Bed.state", "MAIL_URL", "N2", "POST /harvests").
- doubts: up to three places where you would bet against this plan, and what would show it early. The founder reads
  them: plain words, no ids.

# Patches
At most ${OPERATIONS_MAX} operations a patch. op: add, replace, remove, or test. path: the place in the artefact as plan shows it, items of
lists by id, entity, label or name, or by index: "/dataModel/Bed/fields/-", "/features/F3/apiSurface/POST ~1beds/errors/-",
"/features/F3/criteria/F3.2/text", "/prompts/P4/steps/2". Write ~ as ~0 and / as ~1 in a name. value: JSON in a text, so
"\\"open\\"" for the text open; "" for remove. What is not shown can be set too: /summary.

Don't polish, don't add features. Taking out is the best patch: does the first release fit the hours?
`;

/** What a model is told to do with a finished plan. */
export const REVIEW_TASK = reviewTask(
  'toJudge lists what no program can decide; plan has the parts as they were written.',
);

/** The same for an author who can read the parts again. */
export const REVIEW_OF_OWN_TASK = reviewTask(
  'toJudge lists what no program can decide. Read again what you no longer have: read_plan { plan, artifact: "features", item: "F3" }.',
);
