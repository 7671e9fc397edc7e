import type { Design, Entity, Use } from '../../design/design.ts';
import type { CapabilityFeature, Phrase, Story } from '../../knowledge/schema.ts';
import { list, spoken, withArticle } from '../../language/inflect.ts';

interface Field {
  name: string;
  type: string;
}

/**
 * A short list of one thing, or of a few: what is special about it comes from its own fields. How saving, archiving and
 * two people at once are handled is said where the plan's main thing is kept, once.
 */
export function registerOf(
  entities: readonly [Entity, ...Entity[]],
  design: Design,
): { use: Use; spec: CapabilityFeature } {
  const [object, ...others] = entities;
  const template = design.uses.find((use) => use.capability.id === 'records') ?? design.uses[0];
  if (!template) throw new Error('a design without uses keeps nothing');
  const use: Use = {
    ...template,
    object,
    entities: new Map(entities.map((entity, at) => [at === 0 ? 'object' : entity.name, entity])),
    slots: new Map([...template.slots, ['object', object]]),
    because: 'needed',
    need: 'usual',
    again: true,
    verb: undefined,
  };
  return { use, spec: specOf(object, others, design) };
}

function specOf(object: Entity, others: Entity[], design: Design): CapabilityFeature {
  const fields = object.fields.map(parse);
  const parent = object.relations.find((relation) => relation.says !== 'has many')?.to;
  // What a rule or a function brings is made later, and told there.
  const above = design.entities.find((entity) => entity.name === parent && !isBroughtLater(entity, design));
  const shown = fields.filter(({ name }) => !/^(note|photo|photos|createdAt)$/.test(name)).slice(0, 3);
  const also = others.length > 0 ? ` The same for ${list(others.map((one) => one.many))}.` : '';
  const notes = others.flatMap((one) => criteriaOf(one, one.fields.map(parse), undefined, design.hosted).slice(0, 1));
  const known = shown.map(({ name }) => spoken(name));
  return {
    key: 'register',
    name: NAMES[object.kind] ?? ['{Objects} in one list', 'Register of {objects}'],
    need: 'usual',
    description: [
      `{Objects}${known.length > 0 ? ` with ${list(known)}` : ''}${above ? `, each under its ${above.one}` : ''}.${also}`,
      `Keeps {objects}${above ? ` beside ${above.many}` : ''}${known.length > 0 ? `: ${list(known)}` : ''}.${also}`,
    ],
    stories: storiesOf(fields, above),
    criteria: [...criteriaOf(object, fields, above, design.hosted).slice(0, 3), ...notes].slice(0, 5),
    api: apiOf(object, others),
    reads: [],
    writes: ['object', ...others.map((one) => one.name)],
    edgeCases: edgesOf(fields, above),
    effort: others.length > 1 ? 'M' : 'S',
    steps: stepsOf(fields, above),
    pitfalls: [
      above ? `A form for {objects} that forgets the ${above.one}.` : 'Free text where {objects} have fixed states.',
    ],
  };
}

const isBroughtLater = ({ from, name }: Entity, { kind }: Design) =>
  from === 'capability' && kind === undefined && name !== 'Account';

const NAMES: Partial<Record<Entity['kind'], string[]>> = {
  person: ['{Object} directory', 'Who is who: {objects}'],
  group: ['{Object} directory', 'List of {objects}'],
  place: ['{Object} list', 'Where {objects} are'],
  event: ['{Object} diary', '{Objects} by date'],
  document: ['{Object} folder', '{Objects} at hand'],
  item: ['{Object} list', '{Objects} at a glance'],
  measure: ['{Object} log', '{Objects} as noted'],
  money: ['{Object} ledger', '{Objects} to the cent'],
  message: ['{Object} log', '{Objects} as sent'],
  task: ['{Object} board', '{Objects} by state'],
};

/** "status: draft | live" in its two parts; what somebody else wrote may have no type. */
function parse(field: string): Field {
  const [name = '', ...type] = field.split(':');
  return { name: name.trim(), type: type.join(':').trim() };
}

/** "takenOn" → "by date taken", "startsAt" → "by when each starts". */
function byDate(field: string): string {
  const said = spoken(field.replace(/(?:On|At)$/, ''));
  return /[^s]s$/.test(said) ? `by when each ${said}` : said === spoken(field) ? `by ${said}` : `by date ${said}`;
}

const states = (fields: Field[]) => fields.find(({ type }) => type.includes('|'));
const statesOf = (field: Field) =>
  field.type
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== 'none');
const dated = (fields: Field[]) => fields.find(({ type }) => /^date/.test(type));
const filed = (fields: Field[]) => fields.find(({ type }) => /file/.test(type));
const priced = (fields: Field[]) => fields.find(({ type }) => /^money/.test(type));
const named = (fields: Field[]) => fields.find(({ type }) => /^text/.test(type));

function storiesOf(fields: Field[], above: Entity | undefined): CapabilityFeature['stories'] {
  const [state, date] = [states(fields), dated(fields)];
  const asked: (Story | Story[])[] = [
    ...(state
      ? [
          [
            {
              as: 'actor' as const,
              want: `to see which {objects} are ${statesOf(state)[0]}`,
              so: ['none is forgotten', 'I know what is left', 'I can ask about them'],
            },
            {
              as: 'actor' as const,
              want: `to hide what is ${statesOf(state).at(-1)}`,
              so: ['{objects} that count stay in sight', 'the list of {objects} is short', 'I see what matters'],
            },
            {
              as: 'keeper' as const,
              want: `to count {objects} by ${spoken(state.name)}`,
              so: ['I see where it sticks', 'I can plan the week', 'nobody has to report it'],
            },
          ],
        ]
      : []),
    ...(date
      ? [
          {
            as: 'actor' as const,
            want: `to list {objects} ${byDate(date.name)}`,
            so: ['the next one is on top', 'no date slips by', 'I can plan ahead'],
          },
        ]
      : []),
    ...(above
      ? [
          {
            as: 'actor' as const,
            want: `to open {objects} from their ${above.one}`,
            so: ['I need not search', 'both are in one place', 'I see what belongs together'],
          },
        ]
      : []),
    ALONE,
  ];
  return asked.slice(0, 2);
}

/** Where no field says more. */
const ALONE: Story[] = [
  { as: 'actor', want: 'to note {an object} in one line', so: ['it is out of my head', 'nothing gets lost'] },
  { as: 'actor', want: 'to see all {objects} at once', so: ['I notice what is missing', 'no list hangs on the wall'] },
  { as: 'actor', want: 'to correct {an object} where I see it', so: ['mistakes do not live on', 'I do it at once'] },
  { as: 'keeper', want: 'to know who added {an object}', so: ['I know whom to ask', 'nobody writes in secret'] },
];

function criteriaOf(object: Entity, fields: Field[], above: Entity | undefined, hosted: boolean): string[] {
  const one = object.one;
  const refused = hosted ? 'answers 422' : 'is refused with a reason';
  const [state, date, file, money, name] = [
    states(fields),
    dated(fields),
    filed(fields),
    priced(fields),
    named(fields),
  ];
  return [
    // What only refers to something may be without it.
    ...(above && object.relations.some(({ says, to }) => says === 'belongs to' && to === above.name)
      ? [`Saving ${withArticle(one)} without its ${above.one} ${refused}.`]
      : []),
    ...(state
      ? [`${spoken(state.name)} takes ${list(statesOf(state).slice(0, 6), 'or')}; anything else ${refused}.`]
      : []),
    ...(date
      ? [`${object.many} filter by ${spoken(date.name)}: the ${isPast(date.name) ? 'last' : 'next'} 30 days.`]
      : []),
    ...(money ? [`${spoken(money.name)} of 12.34 reads 12.34 after saving.`] : []),
    ...(file ? [`${withArticle(one)} takes ${roomFor(one)}.`] : []),
    ...(name ? [`${withArticle(one)} with only ${spoken(name.name)} saves within 1 second.`] : []),
    `100 ${object.many} fill two pages, newest first.`,
  ];
}

/** An hour of raw sound is 600 MB, one of film many times that; what is photographed or written is small. */
const roomFor = (one: string): string =>
  FILMED.test(one)
    ? 'files up to 50 GB, sent in parts: a connection that breaks at 90 % goes on there'
    : RECORDED.test(one)
      ? 'files up to 4 GB, sent in parts: a connection that breaks at 90 % goes on there'
      : 'files up to 20 MB';
const FILMED = /\b(?:video|film|footage|movie|reel|stream)$/;
const RECORDED =
  /\b(?:recording|interview|episode|podcast|audio|song|track|sermon|lecture|webinar|call|talk|mix|sample pack)$/;

/** Measured, given, done: such a date lies behind. */
const isPast = (field: string) =>
  (/(?:[^e]ed|eft|ght|nt|won|run|hung|sown|grown|sewn|born|worn|torn|drawn|shot|cut|laid|made|held|set|fed|put|lit|cast)(?:In|Out|Up|Off)?(?:At|On)$/.test(
    field,
  ) &&
    !/^(?:expected|planned|scheduled|needed|promised|wanted|booked|reserved)/i.test(field)) ||
  /^(?:measured|taken|given|recorded|reported|created|added|done|finished|ended|paid|sent|read|born|birth|bought|issued|received|installed|updated|refreshed|seen|planted|found|caught|visited)/i.test(
    field,
  );

function apiOf(object: Entity, others: Entity[]): CapabilityFeature['api'] {
  return [object, ...others].flatMap((one) => [
    { method: 'GET' as const, path: `/${one.path}`, purpose: `list ${one.many}` },
    { method: 'POST' as const, path: `/${one.path}`, purpose: `add ${withArticle(one.one)}` },
    ...(others.length > 2
      ? []
      : [{ method: 'GET' as const, path: `/${one.path}/:id`, purpose: `show ${withArticle(one.one)}` }]),
    { method: 'PATCH' as const, path: `/${one.path}/:id`, purpose: `change or archive ${withArticle(one.one)}` },
  ]);
}

function edgesOf(fields: Field[], above: Entity | undefined): string[] {
  const [date, file, name] = [dated(fields), filed(fields), named(fields)];
  return [
    ...(above ? [`Its ${above.one} is archived: {objects} stay readable.`] : []),
    ...(date ? [`Without ${spoken(date.name)} {an object} stands last.`] : []),
    ...(file ? ['The upload breaks off: {an object} waits for it.'] : []),
    ...(name && /name|title|number|code/i.test(name.name)
      ? [`Two {objects} share ${withArticle(spoken(name.name))}: dates tell them apart.`]
      : []),
    'No {objects} yet: the list offers the first.',
  ].slice(0, 3);
}

function stepsOf(fields: Field[], above: Entity | undefined): Phrase[] {
  const [state, date] = [states(fields), dated(fields)];
  return [
    ['Reuse an earlier list; the first sets the pattern.', 'Follow the list built before it, if any.'],
    ...(state ? [`Check ${spoken(state.name)} in the database too.`] : []),
    ...(date ? [`Index {object.name} by ${date.name}, the order of its list.`] : []),
    above ? `Show {objects} on the page of their ${above.one}.` : 'Link {objects} from wherever their name stands.',
  ];
}
