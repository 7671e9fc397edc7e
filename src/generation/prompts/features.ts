import { CEILINGS } from '../../artifacts/size-ceilings.ts';

// A bullet for each field of the features, in the same words whatever is asked for at once.

const { small: SMALL, normal: NORMAL } = CEILINGS;

const CUT =
  'Cut the product into features that one kind of person can use and that are tested one by one; each with a demand.';

/** What a feature is, how urgent, how large, and for whom. */
export const INDEX = `
- summary: first release, what follows, what is out. No hours.
- id: F1, F2, … name: unique whatever the letter case. description: what people can do, and the rule that makes it
  right.
- priority: P0 for the first release, at least one: what the first user needs on the first day, and its protection.
  What you add is later.
- hours: one developer with an agent, tests included. P0 hours plus a third (set-up, reserve) fit the brief's.
- demands: what it keeps; or enables: ids of other features that need it.
- by: people of the brief, labels of nodes, or "all"; needed for every operation, whose own by replaces it.
`.trim();

/** What an operation is called. */
export const NAMED = `
all that touches stored data: requests, jobs (EVENT), commands (CLI), sockets (WS). Method and path are
  its name: "POST /harvests", "EVENT Nightly check". Each reads or writes, and some criterion uses it.
`.trim();

const READS = `
  - reads: "Bed: name, state": every field that a rule compares or a screen shows. No remarks.
`.trimEnd();

/** What an operation does with rows. */
export const WRITES = `
  - writes: "+Harvest: bed, grams" creates, "Bed: state" changes, "-Harvest" deletes. Only names of the data model.
  - "+" lists each field without optional and default, except ids. "-Bed" stands with "-Harvest" where Harvest has a
    required "ref Bed", and so on. Each entity without source is created by some "+".
`.trimEnd();

const WRITTEN = `
  - Each field in reads is written by some operation, or its field has a default or its entity a source.
`.trimEnd();

/** What must be there and what may be there twice. */
export const SAME_NAME = `
  - Each operation in the architecture's states is here under the same name and writes the state.
  - A feature that extends an operation lists it again with what it adds.
`.trimEnd();

const DETAILS = `
- screens: shows lists stored fields ("Bed.name"), each in the reads of some operation, and computed ones by their name
  in a response. states: the words for empty, loading, refused, failed.
- criteria: "Given …, when …, then …", with a number or what is seen. The program numbers them F1.1, …
  - uses: exact names of operations, screens, nodes (at least one of these), fields ("Bed.state"), limits, test data.
    Operations and screens are of this feature, or of one built no later.
  - demands: [] cites those of the feature; a list replaces them.
  - Each must demand of kind act is cited by a criterion that uses an operation that writes or a screen. The figures of
    a must (kinds money, time, team aside) stand in digits in a criterion that cites it, or in a limit that it uses.
  - negative: true for an attempt that fails. One cites each must-not without forbids; one tests each guard of the
    architecture, its id in guard; one names each vendor node that a P0 uses, reads from or has in by, and says what
    happens while it is away.
  - proof: "person" where judgement is needed; who: whose.
- edgeCases: what happens with two at once, no network, a late correction.
`.trim();

const STORIES = '- userStories: "As a grower, I want to see the next low tide so that I reach my beds"; one want each.';

/** Figures and data that several features share. */
export const SHARED_ITEMS =
  '- limits (N1, …): figures that two places share. testData (T1, …): what quality is tested on. No id stands twice.';

const ADDS = '- adds: entities, fields and settings that the architecture lacks; else empty.';

const PROSE = 'In prose, write METHOD /path, Entity.field and F1.2 only for what exists here.';

/** What no name may have in it. */
export const FORBIDDEN = 'No name of a feature, path or screen contains a term that a demand forbids.';

/** Whose a guard is, and what must be kept by a feature. */
export const GUARDS_OF_FEATURE = `
- guards of a feature: ids of those that its criteria test; each guard is one feature's. Each must of kind act and each
  must-not without forbids is in the demands of a feature.
`.trim();

/** What a model is told to do in the features stage. */
export const FEATURES_TASK = `
# Your task: the features
${CUT}
Ceilings: ${SMALL.features} features, ${SMALL.operations} operations, ${SMALL.criteria} criteria for small; ${NORMAL.features}, ${NORMAL.operations}, ${NORMAL.criteria} for normal.

${INDEX}
${STORIES}
- apiSurface: ${NAMED}${READS}${WRITES}${WRITTEN}${SAME_NAME}
${DETAILS}
${SHARED_ITEMS}
${ADDS}

${PROSE} ${FORBIDDEN}

Without architecture, declare the entities in adds, and let by name people or "all".
`;

/** The features by name alone, where their details follow in parts. */
export const FEATURES_INDEX_TASK = `
# Your task: the index of the features
${CUT}
Here you settle names, priorities and operations; details follow in parts.
Ceilings: ${SMALL.features} features, ${SMALL.operations} operations for size small; ${NORMAL.features}, ${NORMAL.operations} for normal.

${INDEX}
${GUARDS_OF_FEATURE}
- operations: ${NAMED}${WRITES}${SAME_NAME}
${SHARED_ITEMS}
${ADDS}

${PROSE} ${FORBIDDEN}
`;

const SLICE_BESIDE_OTHERS = `
skeleton has all features and their operations; write lists the ids of those that you write now. Others write the rest
at the same time, from the same skeleton: rely on nothing that does not stand there.
`.trim();

const SLICE_AFTER_INDEX = `
index has all features and their operations, as you have named them; write lists the ids of those that you write now.
`.trim();

const ONLY_WRITE = 'the ids in write, no others';
const FIRST_WRITE = 'the ids in write, then of those that follow what fits';

const sliceTask = (intro: string, which: string): string => `
# Your task: some features in detail
${intro} Write them so that two builders
who never talk build the same, and no more than that.

- features: ${which}. All features together have at most ${SMALL.criteria} criteria for size small, ${NORMAL.criteria} for normal.
${STORIES}
- operations: each of the feature's, under the same method and path. purpose, request and response as types, errors
  ("409 bed_resting"). response: only what reads doesn't say. by and writes: [], save for what the skeleton lacks. One
  that the skeleton does not have only where a criterion needs it; then with by and writes.${READS}${WRITES}${WRITTEN}
${DETAILS}
  Of demands, guards and vendors, those of your features: what the skeleton gives them, and what their operations touch.
${ADDS} Rather do without.

${PROSE} ${FORBIDDEN}
`;

/** The same for some features of a skeleton, which others write beside this. */
export const FEATURE_SLICE_TASK = sliceTask(SLICE_BESIDE_OTHERS, ONLY_WRITE);

/** The same for an author who has written the index before. */
export const FEATURE_DETAILS_TASK = sliceTask(SLICE_AFTER_INDEX, FIRST_WRITE);
