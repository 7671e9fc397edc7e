// A bullet for each field of the roadmap, in the same words whatever is asked for at once.

const AFTER_EACH = `
After each one, people can use something, or something is known that decides what comes next. The founder reads all of
it: plain words that could be read aloud to a person who is no engineer.
`.trim();

const SUMMARY = `
- summary: what to do in the coming week, what people get first and when, in whose hours, what each step decides, where
  a sensible person would stop.
`.trim();

const FEATURES = `
- features: names of features, letter by letter, and nothing else. All phases together list every feature exactly once.
`.trim();

/** What kinds of phases there are, and for whom. */
export const PHASES = `
- phases: 3 to 5, in order. name: unique, what people can do after it ("Plan the tide"), not "MVP". A phase may have no
  feature: what could sink the product and can be found out by hand, on paper or by ten calls comes first, as a phase of
  its own, before code that its result could make useless.
- users: who uses the result, by the brief's names, and how many ("Grower: 12 in one bay"); empty while no one does.
`.trim();

/** What belongs into which phase. */
export const ORDER = `
- The first phase with users is the first release. Every P0 is in it or in an earlier phase. Where no phase has users,
  no P0 is in a later phase than a P2 or P3, and none waits for the last phase, unless all are P0.
- A feature never comes in an earlier phase than the one that first writes a field that it reads (in rows that exist;
  save optional, default, source), first reads a field that its screens show, or brings an operation or screen
  that its criteria use.
`.trim();

const REST = `
- The first release fits the hours that the people really have. If it does not, say in summary by how much, and what is
  done by hand until the next phase. Deployment, backup, a tested restore and what a law or a payment provider demands
  belong to it. A deadline in idea or context holds for it: count the weeks from the start,
  holidays included, and say in summary what falls out, in which order, when weeks are lost.
- duration: one number and one unit, days, weeks or months: "3 weeks", "10 days", "1.5 months". No range: the
  features' hours plus a third, and byHand (the builders' hours that are no code), at the hours per week that the brief
  assumes. The program adds up durations and hours and prints them: write no sums of them.
- goal: what is true afterwards and was not before. deliverables: what can be shown.
- lead: what takes time and is not code: accounts and reviews, contracts, permits, a lawyer's answer, hardware, test
  data, recruiting pilots, moving old data, a season. weeks: its length as a number. startIn: the name of a phase.
  blocks: the phase or feature that waits. Start the long ones in the first phase; if waiting takes longer than the
  work, it sets the date.
- risks: what could delay exactly this phase, its first sign, and what is done then.
- successMetrics: a number, of what, until when, counted where
  ("12 of 20 growers log a harvest in the first week, counted in the diary"). The last one decides:
  "below 6 of 20, call them before the next phase".
`.trim();

/** What a model is told to do in the phases stage. */
export const PHASES_TASK = `
# Your task: the phases
Put the features into steps. ${AFTER_EACH}

${SUMMARY}
${PHASES}
${FEATURES}
${ORDER}
${REST}

Before you answer, tick off every name in features: none left out, none twice, none invented.

Without a section features, name the features of this product yourself, within the brief's size, and list each once.
`;

/** The same where the skeleton says which phases there are, and which features each has. */
export const PHASES_FILL_TASK = `
# Your task: the phases in detail
skeleton has the phases and says in which each feature is built. Write what each of them takes and gives.
${AFTER_EACH}

${SUMMARY}
- phases: all of the skeleton, in its order. name: as it stands there, letter by letter.
${REST}
`;
