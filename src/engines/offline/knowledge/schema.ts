/**
 * The shapes of the planner's knowledge: one file a domain, one file a capability, data only.
 *
 * Phrases are templates. A slot in braces stands for a word of the product at hand:
 * - `{object}` the thing a capability works on, taken from the idea ("hive inspection"); `{actor}` who does it; `{other}`
 *   the person on the other side; `{keeper}` who runs the product and answers for it; `{product}` the product's name;
 *   `{<key>}` an entity that the capability itself contributes, by its key.
 * - `{objects}` is the plural (key + "s", always), `{an object}` carries the article, `{Object}`, `{Objects}`,
 *   `{An object}` begin with a capital, `{object.name}` is the entity's name in the data model (HiveInspection),
 *   `{object.path}` its plural in a URL (hive-inspections).
 * - Variants: wherever a phrase is allowed, a list of phrases may stand; the idea decides which one is used, so that two
 *   plans do not share their sentences.
 * - A phrase with `{other}` is left out when the product has only one kind of person. Each list therefore needs a phrase
 *   without it.
 */
import * as z from 'zod';
import { NODE_TYPES } from '../../../artifacts/architecture.ts';
import { EFFORTS } from '../../../artifacts/features.ts';

/** A sentence, or several ways to say it. */
const phrase = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);

/** A claim about a named company, or a figure, says where it was read, or that nobody has checked it. */
const evidence = { source: z.url().optional(), unverified: z.literal(true).optional() };
const backed = (value: { source?: string | undefined; unverified?: true | undefined }) =>
  (value.source === undefined) !== (value.unverified === undefined);
const backing = 'give either source (a page you have read) or unverified: true';

/**
 * Words that point to a domain or capability. Lower case, singular, base form of verbs, without accents (the planner folds
 * both sides); several words make a phrase; a star at the end takes any ending ("patient*"), at least four letters before it.
 * Inside a phrase each word before the last is met singular, and small or known words of other languages in English: "sale team",
 * "corredor of seguros".
 * Weight 3: hardly means anything else; 2: usually; 1: a hint.
 */
const trigger = z.object({
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  words: z.array(z.string().regex(/^[^A-Z{}\u00df\u00c0-\u017e]+$/)).min(1),
});

/** What sort of thing an entity is: decides the fields an unknown noun gets and which capabilities can work on it. */
export const KINDS = [
  'person',
  'group',
  'place',
  'event',
  'document',
  'item',
  'measure',
  'money',
  'message',
  'task',
] as const;

/** Something stored. Name and relation targets in singular lower case words ("bake day"). Fields as "name: type". */
const entity = z.object({
  name: z.string().regex(/^[a-z][a-z0-9 -]*$/),
  plural: z.string().optional(),
  kind: z.enum(KINDS),
  /** Other nouns that mean this entity in an idea ("loaf" for product). */
  words: z.array(z.string()).optional(),
  fields: z.array(z.string().regex(/^[a-z][A-Za-z]*: .+$/)).min(2),
  /** A log or a setting of the program itself: it hangs on no record, and nobody adds a row. */
  alone: z.literal(true).optional(),
  relations: z.array(z.object({ says: z.enum(['belongs to', 'has many', 'refers to']), to: z.string() })),
});

/** A product or habit that people use instead. `manual` is paper, chat or a spreadsheet and needs no evidence beyond the mark. */
const competitor = z
  .object({
    name: z.string().min(1),
    kind: z.enum(['direct', 'adjacent', 'substitute', 'manual']),
    positioning: z.string().min(1),
    /** What it leaves open; may use slots. */
    gap: phrase,
    /** Only named when the idea has one of these words or matched one of these capabilities. */
    when: z.array(z.string()).optional(),
    ...evidence,
  })
  .refine(backed, backing);

const claim = z.object({ says: phrase, when: z.array(z.string()).optional(), ...evidence }).refine(backed, backing);

/** A group of people or firms who would buy, sized bottom-up. */
const segment = z.object({
  /** Plural, as a heading: "independent bakeries". */
  name: z.string().min(1),
  /** Words of an idea that choose this segment. The first segment is the default. */
  words: z.array(z.string()),
  /** Pains as the segment would say them, in the first person or as plain fact. */
  pains: z.array(phrase).min(2),
  /** What they pay for today and why they would pay for this. No figure here; the figure is in `price`. */
  willingness: phrase,
  /** Who is counted and pays, singular and plural: "bakery", "bakeries". */
  unit: z.tuple([z.string(), z.string()]),
  count: z
    .object({ world: z.number().int().positive(), basis: z.string().min(1), ...evidence })
    .refine(backed, backing),
  /** Part of the world's units that speaks a language, has the devices and the habit to be served at all, in percent. */
  reachablePercent: z.number().min(0.1).max(100),
  /** Part of the reachable units that a small team may win in three years, in percent. */
  winnablePercent: z.number().min(0.01).max(10),
  price: z
    .object({
      model: z.enum(['subscription', 'commission', 'one-off', 'usage', 'donation']),
      /** US dollars a unit a month (commission and usage: revenue kept a unit a month; one-off: the price once). */
      low: z.number().positive(),
      typical: z.number().positive(),
      high: z.number().positive(),
      basis: z.string().min(1),
      ...evidence,
    })
    .refine(backed, backing)
    .refine((price) => price.low <= price.typical && price.typical <= price.high, 'low <= typical <= high'),
  /** Monthly churn and the cost to win one unit in US dollars: a low and a high guess. */
  churnPercent: z.tuple([z.number().positive(), z.number().positive()]),
  acquisition: z.tuple([z.number().positive(), z.number().positive()]),
});

/** What is known about a field of business or life. */
export const domainSchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** As in "a plan for ___": "bakeries and small food businesses". */
  name: z.string().min(1),
  triggers: z.array(trigger).min(1),
  /** Who stands behind the slots when the idea names nobody: singular, lower case. */
  people: z.object({
    /** Works with the product every day. */
    user: z.string(),
    /** Is served by the user; absent where the product has only one kind of person. */
    customer: z.string().optional(),
    /** Runs it, pays for it, answers for it. */
    keeper: z.string(),
  }),
  segments: z.array(segment).min(1),
  competitors: z.array(competitor).min(4),
  trends: z.array(claim).min(3),
  risks: z.array(z.object({ says: phrase, when: z.array(z.string()).optional() })).min(3),
  marginPercent: z.tuple([z.number(), z.number()]),
  /** What the typical product of the field stores. The first is the field's heart. */
  entities: z.array(entity).min(3),
  /**
   * What products of the field usually do. `core`: without it the product is none; `usual`: expected; `later`: grows into it.
   * `object`: the entity it works on, when the idea does not say.
   */
  capabilities: z
    .array(
      z.object({
        id: z.string(),
        object: z.string().optional(),
        need: z.enum(['core', 'usual', 'later']),
        when: z.array(z.string()).optional(),
      }),
    )
    .min(3),
  /** Law and rules of the field. `regions` as ISO 3166 codes or EU; empty: everywhere. */
  rules: z.array(
    z
      .object({
        name: z.string(),
        regions: z.array(z.string()),
        demands: phrase,
        /** Where it rules a part of the field only: words of the idea, or capabilities of the plan. */
        when: z.array(z.string()).min(1).optional(),
        ...evidence,
      })
      .refine(backed, backing),
  ),
  /**
   * Numbers that say the product works in this field, measurable, with a figure. With `when` where it fits a part of the
   * field only: words of the idea, or capabilities of the plan.
   */
  metrics: z.array(z.union([phrase, z.object({ says: phrase, when: z.array(z.string()).min(1) })])).min(1),
});

/** Services the running system may need; the stack composer chooses what provides each, by platform and constraints. */
export const NEEDS = [
  'queue',
  'scheduler',
  'cache',
  'search',
  'file-storage',
  'email',
  'sms',
  'push',
  'chat-platform',
  'payments',
  'payouts',
  'maps',
  'routing',
  'calendar',
  'llm',
  'embeddings',
  'speech',
  'vision',
  'video',
  'realtime',
  'telemetry',
  'time-series',
  'analytics',
  'pdf',
  'esign',
  'identity',
  'webhooks',
  'market-data',
  'shipping',
  'translation',
] as const;

/** Nodes that every hosted product has, to be named in edges. In a local product several of them are one program. */
export const BASE_NODES = ['client', 'api', 'db', 'auth', 'worker'] as const;

const who = z.enum(['actor', 'other', 'keeper']);

const so = z.string().regex(/^(I |[a-z{0-9])/);

/**
 * Read as: As {who}, I want {want} so that {so}. One want each, no "and" between two wants; `want` starts with "to". Of
 * several reasons each must fit the want.
 */
const story = z.object({ as: who, want: z.string().regex(/^to /), so: z.union([so, z.array(so).min(2)]) });

const capabilityFeature = z.object({
  key: z.string().regex(/^[a-z][a-z-]*$/),
  /** At least two, each with a slot of the idea ({object}, {actor} or an own entity): two ideas never get the same names. */
  name: z.array(z.string().regex(/\{/)).min(2),
  /** `core`: the capability is nothing without it. `usual`: expected soon. `later`: when the rest works. */
  need: z.enum(['core', 'usual', 'later']),
  /** Left out where it makes no sense: `hosted` needs a server, `local` is for programs without one, `many` for several people. */
  only: z.enum(['hosted', 'local', 'many']).optional(),
  /** Left out where one of these capabilities is in the plan: they do the same, and better. */
  unless: z.array(z.string()).optional(),
  description: phrase,
  /** A list in the place of one story holds several of which the idea decides one. */
  stories: z
    .array(z.union([story, z.array(story).min(2)]))
    .min(1)
    .max(3),
  /** Each testable by somebody who has not read the code: a number, a visible result, or Given/When/Then. */
  criteria: z.array(phrase).min(2).max(5),
  /** Paths from the entity's plural; `:id` for parameters: "/{object.path}/:id/slots". */
  api: z.array(
    z.object({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      path: z.string().regex(/^\//),
      purpose: z.string(),
    }),
  ),
  /** Keys of entities: `object` or own ones. */
  reads: z.array(z.string()),
  writes: z.array(z.string()),
  edgeCases: z.array(phrase).min(2).max(4),
  effort: z.enum(EFFORTS),
  /** What must exist before it, as "capability/feature" or "feature" of this one; ignored where the plan has it not. */
  after: z.array(z.string()).optional(),
  /** Steps for the coding agent, imperative, in order, concrete about data, endpoint, screen. */
  steps: z.array(phrase).min(2).max(6),
  /** What coding agents get wrong here. */
  pitfalls: z.array(phrase).min(1).max(3),
  /** Of a kind of product: what people do once it is there, as in "owners ___": "watch it live on the map". */
  act: z.string().optional(),
  /**
   * Of a kind of product: capabilities whose part it plays there, first the one that it is for. Where that is ruled out it is left
   * out; what is no must-have also where any of the others is.
   */
  does: z.array(z.string()).optional(),
});

/** Something a product can do, independent of the field. */
export const capabilitySchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** As in "it needs ___": "booking of time slots". */
  name: z.string(),
  /** Verbs in base form whose object becomes `{object}`: "book", "reserve". German, Spanish, French, Portuguese are welcome. */
  verbs: z.array(z.string()),
  /** Nouns and phrases that call for it whatever the verb. */
  triggers: z.array(trigger),
  /** Who usually does it when the idea does not say, as in the domain's people. */
  actor: z.enum(['user', 'customer', 'keeper']),
  /**
   * The thing it works on when neither idea nor domain says: singular. `kinds` it can work on (empty: any); `prefers`: last
   * words of what it works on wherever the plan has such a thing (a payment settles an order before a product); `apart`: it
   * never works on what it brings itself, even where the idea names that (an invoice is written about a job).
   */
  object: z.object({
    fallback: z.string(),
    kinds: z.array(z.enum(KINDS)),
    prefers: z.array(z.string()).optional(),
    apart: z.literal(true).optional(),
  }),
  /** What it stores beside the object. `sameAs`: when the object is one of these nouns, the object itself plays this part. */
  entities: z.array(
    entity.extend({ key: z.string().regex(/^[a-z][a-zA-Z]*$/), sameAs: z.array(z.string()).optional() }),
  ),
  /** Nodes it adds. `need` decides the technology; `key` is for edges and protects. */
  nodes: z.array(
    z.object({
      key: z.string().regex(/^[a-z][a-zA-Z]*$/),
      need: z.enum(NEEDS),
      type: z.enum(NODE_TYPES),
      /** Title-case, may use slots. */
      label: z.string(),
      does: phrase,
    }),
  ),
  /** Keys of own nodes or of BASE_NODES. */
  edges: z.array(z.object({ from: z.string(), to: z.string(), protocol: z.string(), purpose: phrase })),
  /** `protects`: keys of entities (`object` too) or nodes. */
  boundaries: z.array(z.object({ name: z.string(), protects: z.array(z.string()).min(1), mechanism: phrase })),
  /** What breaks in operation and what the product does then: "When …, …". */
  failures: z.array(phrase).min(1),
  features: z.array(capabilityFeature).min(1).max(5),
  /** Units of a need used by one active user a month, for the cost table: { need: 'sms', units: 4 }. */
  usage: z.array(z.object({ need: z.enum(NEEDS), units: z.number().positive() })),
  /** Pains without it, about {objects}, as the people say them. */
  pains: z.array(phrase).min(1),
  /** Tools that do only this, whatever the field. */
  competitors: z.array(competitor),
  risks: z.array(phrase),
  metrics: z.array(phrase),
});

/** Who takes part in a kind of product: called as the idea calls them, where it has one of the words `said`, else `name`. */
const role = z.object({ name: z.string().regex(/^[a-z][a-z -]*$/), said: z.array(z.string()) });

/**
 * A kind of product that is asked for again and again ("ride hailing for dog walkers", "a feature flag service"), planned by
 * somebody who knows how such a thing is built: its own model, its own must-haves, its own buyers and rivals. It comes before
 * what single words of the idea point to. Texts are as in a capability; `object` is the entity of that key, which the product
 * is about, and `actor`, `other` and `keeper` are its user, its customer and its keeper.
 */
export const productSchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** As in "a plan for ___": "walks and other services called on demand". */
  name: z.string(),
  /** Ids of the fields in which an idea of this kind may be read. The first gives law, trends and margins where none fits. */
  fields: z.array(z.string()).min(1),
  /**
   * Ways in which an idea says that it is one: each is a list of words that must all stand in it, of which one may be several
   * ("owner|client|customer"). Written as triggers are. One alone only where it cannot mean anything else.
   */
  signs: z.array(z.array(z.string().regex(/^[^A-Z{}\u00df\u00c0-\u017e]+$/)).min(1)).min(1),
  people: z.object({ user: role, customer: role.optional(), keeper: role }),
  /** What it may be called, beside the idea's own words: "Walk Call". */
  titles: z.array(z.string()).min(2),
  /** Nouns (singular) that mean a part of this product in such an idea: no list is kept of them. */
  explains: z.array(z.string()),
  /** Capabilities that words of such an idea point to in a wrong sense, or that the features here do better. */
  without: z.array(z.string()),
  /** Capabilities that such a product has beside its own features, and the key of the entity that each works on. */
  with: z.array(z.object({ id: z.string(), object: z.string(), need: z.enum(['core', 'usual']) })),
  /**
   * What products of this kind are about, in one or two words (singular) that stand well before a noun: "elevator", "crane" of
   * inspections. The first that the idea says is `{topic}` in the names of features; the more telling ones first.
   */
  topics: z.array(z.string().regex(/^[a-z][a-z -]*$/)).optional(),
  /** Key of the entity that the product is about. */
  object: z.string(),
  entities: z.array(entity.extend({ key: z.string().regex(/^[a-z][a-zA-Z]*$/) })).min(2),
  nodes: capabilitySchema.shape.nodes,
  edges: capabilitySchema.shape.edges,
  boundaries: capabilitySchema.shape.boundaries,
  failures: capabilitySchema.shape.failures,
  features: z
    .array(
      capabilityFeature.extend({
        /** One without `{topic}` at least, for ideas that name none; where there is one, the others are taken. */
        name: z.array(z.string()).min(1),
      }),
    )
    .min(3)
    .max(8),
  usage: capabilitySchema.shape.usage,
  pains: capabilitySchema.shape.pains,
  competitors: z.array(competitor).min(3),
  risks: z.array(phrase).min(2),
  metrics: z.array(phrase).min(2),
  /** Who buys, counted and priced, and which of the people that is. */
  segment,
  payer: z.enum(['user', 'customer', 'keeper']).optional(),
});

export type Product = z.infer<typeof productSchema>;
export type Phrase = z.infer<typeof phrase>;
export type Kind = (typeof KINDS)[number];
export type Need = (typeof NEEDS)[number];
export type EntitySpec = z.infer<typeof entity>;
export type Competitor = z.infer<typeof competitor>;
export type Segment = z.infer<typeof segment>;
export type Domain = z.infer<typeof domainSchema>;
export type Capability = z.infer<typeof capabilitySchema>;
export type Story = z.infer<typeof story>;
export type CapabilityFeature = z.infer<typeof capabilityFeature>;
