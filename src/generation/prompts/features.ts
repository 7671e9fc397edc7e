/** What a model is told to do in the features stage. */
export const FEATURES_TASK = `
# Your task: the features
Cut the product into features that one kind of person can use and that can be tested one by one; none without a demand.
Ceilings: 8 features and 30 operations for size small, 14 and 60 for normal.

- summary: the first release, what follows, what is left out.
- id: F1, F2, … name: unique whatever the letter case. description: what people can do, and the rule that makes it
  right.
- priority: P0 for the first release, at least one: what the first user cannot do without, and its protection, within
  the hours that the brief assumes.
- estimatedEffort, in days: XS 0.5, S 1, M 2.5, L 4.5, XL 8.
- demands: what it keeps; or enables: ids of other features that need it.
- by: people of the brief, labels of nodes, or "all"; needed for every operation, whose own by replaces it.
- userStories: "As a grower, I want to see the next low tide so that I reach my beds in time"; one want each.
- apiSurface: all that touches stored data: requests, jobs (EVENT), commands (CLI), sockets (WS). Method and path are
  its name: "POST /harvests", "EVENT Nightly check". Each reads or writes, and some criterion uses it.
  - reads: "Bed: name, state": every field that a rule compares or a screen shows. writes: "+Harvest: bed, grams"
    creates, "Bed: state" changes, "-Harvest" deletes. Only names of the data model, no remarks.
  - "+" lists each field without optional and default, except ids. "-Bed" stands with "-Harvest" where Harvest has a
    required "ref Bed", and so on.
  - Each entity without source is created by some "+". Each field in reads is written by some operation, or its field
    has a default or its entity a source.
  - Each operation in the architecture's states is here under the same name and writes the state.
  - A feature that extends an operation lists it again with what it adds.
- screens: shows lists stored fields ("Bed.name"), each in the reads of some operation, and computed ones by their name
  in a response. states: the words for empty, loading, refused, failed.
- criteria: "Given …, when …, then …", with a number or what is seen. The program numbers them F1.1, F1.2, …
  - uses: exact names of operations, screens, nodes (at least one of these), fields ("Bed.state"), limits, test data.
    Operations and screens are of this feature, or of one that is built no later.
  - demands: [] cites those of the feature; a list replaces them.
  - Each must demand of kind act is cited by a criterion that uses an operation that writes or a screen. The figures of
    a must (kinds money, time, team aside) stand in digits in a criterion that cites it, or in a limit that it uses.
  - negative: true for an attempt that fails. One cites each must-not without forbids; one tests each guard of the
    architecture, its id in guard; one names each vendor node that a P0 uses, reads from or has in by, and says what
    happens while it is away.
  - proof: "person" where judgement is needed; who: whose.
- edgeCases: two at once, no network, a late correction: what happens then.
- limits (N1, …): figures that two places share. testData (T1, …): what quality is tested on. No id stands twice.
- adds: entities, fields and settings that the architecture lacks; else empty.

In prose, write METHOD /path, Entity.field and F1.2 only for what exists here. No name of a feature, path or screen
contains a term that a demand forbids.

Without a section architecture, declare the entities in adds, and let by name people or "all".
`;
