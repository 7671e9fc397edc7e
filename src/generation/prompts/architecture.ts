/** What a model is told to do in the architecture stage. */
export const ARCHITECTURE_TASK = `
# Your task: the system architecture
Design the smallest system that carries this product to its first thousand users and can grow after that. Choose what
the idea needs and what a small team can run; a demanded technology comes first. At most 1,000 words in all. research,
where it is given, tells whom and what the system is for.

- summary: 2 to 4 sentences, at most 700 characters: what runs where, what is special about this system, and how each
  demand is kept (name region, platform and technology as they are called in demands).
- nodes: 4 to 9 running parts, each with a reason in this idea. No node for what a library does inside another node.
  - label: unique, two or three words, after its work in this product ("Tide planner", not "Backend service"). An
    external service carries its own name.
  - type: the kind. tech: the one technology it is built with, by its proper name, with a second one only where both
    are part of it (a runtime and its framework). No alternatives ("one or the other").
  - description: one sentence on what it is responsible for here, at most 200 characters.
- edges: who calls whom. from and to are labels of nodes, letter by letter. Every node has at least one edge; no edge
  joins a node to itself; along the edges, in either direction, every node is reached from every other: one graph, no
  islands. protocol: how they speak ("HTTPS", "SQL over TLS", "in process"). purpose: what for, at most ten words.
- techStack: 4 to 8 rows. One row each for frontend, backend and database if there are nodes of this type, under
  exactly these category names, and for auth, queue, storage, cache, ai and gateway likewise. choice names the same
  technology as tech of the node of this type, letter by letter. Further rows for what is no node: hosting, language,
  testing, payments. One choice a row, and never two technologies that stand in for each other anywhere in the
  artefact. rationale: why for this product, not why it is good; at most 200 characters.
- dataModel: 4 to 10 entities, all that the product stores, named in the singular and in PascalCase ("Harvest",
  "TideWindow"), unique.
  - fields: 3 to 10 each, as "name: type", camelCase. Types: text, integer, decimal, money, boolean, date, datetime,
    json, file, id, "ref Bed" (each "belongs to" has one), "list of text", "asked | granted | refused". Behind the
    type, where they apply: a range (integer 1..20), ", optional", ", unique", ", default open". Nothing else:
    "openedAt: datetime", "bed: ref Bed", "weightGrams: integer 1..5000, optional".
  - relationships: each names the other entity exactly as it is spelled in dataModel ("belongs to Bed", "has many
    TideWindow"). Name no entity that is not in dataModel, here or elsewhere. Empty only for an entity that stands
    alone.
- Where the product knows who somebody is (an entity such as User, a password field, a personal area), there is a node
  of the type auth, or an external identity provider whose description says that it signs people in. Where idea or
  context rule a login out, there is no such entity and no such node.
- securityBoundaries: 2 to 4. protects names at least one node label or entity, letter by letter. mechanism: what
  enforces it, so that a test could show that it holds.
- scalingStrategy: what gives way first in this product (which node, at about which load), what is done then, and what
  comes after. In order, with numbers. At most 700 characters.
- estimatedMonthlyCost: users1k, users10k and users100k each begin with a monthly amount in one currency and say after
  a colon what it is spent on: "€25 a month: one virtual server with the database on it; estimate". No "=" here. More
  users never cost less. A monthly budget holds for users1k.
`;
