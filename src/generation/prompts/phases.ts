/** What a model is told to do in the phases stage. */
export const PHASES_TASK = `
# Your task: the phased roadmap
Put the features into an order in which something works, and something is learnt, at the end of each phase. At most
700 words in all. features is the list to plan; research, where it is given, tells what has to be found out first;
architecture, where it is given, tells which parts have to stand before others.

- summary: 2 to 4 sentences, at most 600 characters: the order, why this order, what is decided after which phase, and
  how large a team you assumed.
- phases: 3 to 5, in order.
  - name: unique, after what people can do at its end ("Plan the tide"), not "Phase 1" or "MVP".
  - features: names from features, letter by letter, and nothing else. All phases together list every feature exactly
    once: none left out, none twice, none invented. Before you answer, go through the list of features and tick each
    off.
  - The order of priorities holds: P0 first, in as few phases as that needs; no P0 in a later phase than a P2 or P3;
    no P0 in the last phase (unless every feature is P0); P1 before P2 and P3 wherever nothing speaks against it. What
    a feature builds on comes with it or before it.
  - Every phase lists at least one feature. Only where there are too few features for three phases does the last one
    list none and make the product ready for strangers.
  - duration: one number and one unit, "3 weeks" or "10 days", never a range. Take it from the effort of its features
    (XS half a day, S one day, M two and a half, L four and a half, XL eight), by the team that idea or context name
    (else one developer with a coding agent), plus a third for review, mending and release.
  - goal: what is true at its end that was not before, one sentence, at most 250 characters.
  - deliverables: 2 to 4 things that can be shown, named as in features and architecture.
  - risks: 1 or 2 that could delay exactly this phase, each with the feature, node or person it comes from and what is
    done about it.
  - successMetrics: 1 to 3, each a number, of what, until when, measured how ("12 of 20 growers log a harvest in the
    first week, counted in Harvest"). A later phase starts when these are met.
- totalTimeline: the sum of the durations, as one number and one unit: "9 weeks". Add them up before you write it. A
  deadline in idea or context holds for it; where it cannot, the summary says what is left for later.

If there is no section features, name 6 to 10 features of this product yourself, list each exactly once, and put first
what it cannot do without.
`;
