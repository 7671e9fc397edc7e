import { CEILINGS } from '../../artifacts/size-ceilings.ts';

// A bullet for each field of the architecture: whatever is asked for at once, it is asked for in the same words.

const { small: SMALL, normal: NORMAL } = CEILINGS;

export const NODES = `
- nodes: what runs or is called; one only for its own process, machine or trust boundary. label: unique. tech: product
  and version; a model with its memory and seconds per call. runs "vendor": vendor names the company (else "").
`.trim();

const DESCRIPTION = `
  description: its task; of a vendor what data it sees, where, what happens while it is down.
`.trimEnd();

const EDGES = `
- edges: from and to are labels of two different nodes, letter by letter. Along the edges, in either direction, every
  node is reached from every other: one graph.
- techStack: one row per choice that a builder must not guess, hosting, sign-in, backup and tests included. A row for a
  node names its tech.
`.trim();

export const DATA_MODEL = `
- dataModel: what a screen shows, a rule compares or a duty keeps. entity: unique, PascalCase, singular.
  - fields: "name: type[ 1..20][, optional][, unique][, default x]", no name twice in an entity, nothing else added.
    Types: text, integer, decimal, money, boolean, date, datetime, json, file, id, "ref Bed", "list of text" and
    "open | sold" (two or more, of letters, digits, "_" and "-"). So "bed: ref Bed", "grams: integer 1..5000, optional",
    "at: datetime, default now". A ref names an entity of dataModel; the program derives relationships from it. What
    creates a row must write each field without optional and default (ids are given). What deletes one must delete the
    rows whose required ref names it.
  - unique: fields of the entity: "bed, day", or "bed where state is open".
  - states: for an entity with a life, one transition and one cause per line: "new > open: POST /harvests",
    "open > sold: PUT /harvests/{id}/sale", "open > lost: EVENT Nightly check". The cause is one operation, which the
    features must have under exactly this name, or the label of a node. "new" is creation, and no state; nor is deletion
    one. One field lists all states as its values ("state: open | sold | lost, default open"). Each is entered by a
    transition, and left by one or listed in final. What time ends needs an EVENT.
  - source: "seed" or the label of a node, if no operation creates the rows; else "".
`.trim();

export const GUARDS = `
- guards: for each must-not, and each demand whose breach costs money, health or trust, the paths on which it could
  break and what stops it there. id: unique, G1, … demand: one id of the brief. The features test each guard, so paths
  that one check stops are one guard.
`.trim();

/** What differs between machines. */
export const SETTINGS = '- settings: what differs between machines, each name once ("MAIL_URL").';

const REST = `
- decisions: also one per legal duty and one for how money moves. demands: ids of the brief.
- securityBoundaries: protects calls nodes or entities by name.
- scalingStrategy: what gives way first, at which load. If one machine lasts for years, say so.
- estimatedMonthlyCost: each begins with the amount: "€25: one server, its backup; estimate". More users never cost
  less. A budget holds for users1k. Never so many? The true
  number, in all three.
`.trim();

const SUMMARY = '- summary: what runs where, the monthly cost, what stays by hand, how the hardest promise is kept.';

const FORBIDDEN = 'No label, tech, vendor, choice, entity, field or setting contains a term that a demand forbids.';

/** How a data model is found out: each record and each person is walked through. */
export const WALK = `
Finally take one record through birth, each path, cancel and erasure, then walk one day of each person: what they tap is
an operation, what they see a field. Remove the rest.
`.trim();

/** What a model is told to do in the architecture stage. */
export const ARCHITECTURE_TASK = `
# Your task: the architecture
Decide first what not to build: what a bought product, a sheet or a phone call does for now. Say so in decisions.
Then design the smallest system for the rest. Ceiling: ${SMALL.entities} entities for size small, ${NORMAL.entities} for normal.

${SUMMARY}
${NODES}${DESCRIPTION}
${EDGES}
${DATA_MODEL}
${GUARDS}
${SETTINGS}
${REST}

${FORBIDDEN}

${WALK}
`;

/** The same where the skeleton has nodes, data and guards already. */
export const ARCHITECTURE_FILL_TASK = `
# Your task: the rest of the architecture
skeleton has the nodes, the data model, the guards, the settings and the operations. Write what else their builder must know: of the
fields below, those in write; the others are written by another at the same time, and are empty here. In decisions,
say also what is not built: what a bought product, a spreadsheet or a phone call does for now.

${SUMMARY}
- nodes: each label of the skeleton's nodes, letter by letter.${DESCRIPTION}
${EDGES}
${REST}

${FORBIDDEN}
`;
