/** English word forms, good enough for nouns that nobody has seen before. All take and give lower or mixed case words. */

const IRREGULAR = new Map([
  ...Object.entries({
    person: 'people',
    child: 'children',
    grandchild: 'grandchildren',
    postman: 'postmen',
    man: 'men',
    woman: 'women',
    mouse: 'mice',
    foot: 'feet',
    tooth: 'teeth',
    goose: 'geese',
    ox: 'oxen',
    leaf: 'leaves',
    loaf: 'loaves',
    shelf: 'shelves',
    knife: 'knives',
    life: 'lives',
    wife: 'wives',
    half: 'halves',
    calf: 'calves',
    wolf: 'wolves',
    thief: 'thieves',
    medium: 'media',
    criterion: 'criteria',
    analysis: 'analyses',
    diagnosis: 'diagnoses',
    crisis: 'crises',
    thesis: 'theses',
    hypothesis: 'hypotheses',
    axis: 'axes',
    basis: 'bases',
    quiz: 'quizzes',
    bus: 'buses',
    gas: 'gases',
    lens: 'lenses',
    virus: 'viruses',
    status: 'statuses',
    campus: 'campuses',
    bonus: 'bonuses',
    potato: 'potatoes',
    tomato: 'tomatoes',
    hero: 'heroes',
    echo: 'echoes',
    index: 'indexes',
    foreman: 'foremen',
    craftsman: 'craftsmen',
    fisherman: 'fishermen',
    tradesperson: 'tradespeople',
    salesperson: 'salespeople',
    cafe: 'cafes',
    photo: 'photos',
    movie: 'movies',
    cookie: 'cookies',
    pie: 'pies',
    tie: 'ties',
    zombie: 'zombies',
    hobby: 'hobbies',
    shoe: 'shoes',
    expense: 'expenses',
    license: 'licenses',
    course: 'courses',
    horse: 'horses',
    house: 'houses',
    nurse: 'nurses',
    purchase: 'purchases',
    release: 'releases',
    lease: 'leases',
    case: 'cases',
    phase: 'phases',
    exercise: 'exercises',
    cache: 'caches',
    ache: 'aches',
    response: 'responses',
    database: 'databases',
    warehouse: 'warehouses',
    greenhouse: 'greenhouses',
    dose: 'doses',
    rose: 'roses',
    vase: 'vases',
    base: 'bases',
    disease: 'diseases',
    franchise: 'franchises',
    nose: 'noses',
    prize: 'prizes',
    size: 'sizes',
    maze: 'mazes',
    axe: 'axes',
    cheque: 'cheques',
  }),
  // Nouns that only add an s, where the rules below would read the plural amiss.
  ...`menu taxi ski bureau safari emoji bonsai selfie hoodie smoothie budgie canoe avalanche headache toothache geocache calorie wiki
  zucchini chilli haiku kpi sku cv dj vm pc cd ad rv db`
    .split(/\s+/)
    .map((one): [string, string] => [one, `${one}s`]),
  ...`minibus:minibuses syllabus:syllabuses canvas:canvases surplus:surpluses census:censuses atlas:atlases corpus:corpora cactus:cacti
  fungus:fungi nucleus:nuclei synopsis:synopses prognosis:prognoses prosthesis:prostheses genus:genera`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
]);
const SINGULARS = new Map([...IRREGULAR].map(([one, many]) => [many, one]));

/** Nouns that have one form, or whose plural nobody says. */
const UNCOUNTED = new Set(
  `equipment information software hardware furniture luggage homework feedback music news series species fish sheep deer
  advice knowledge money cash traffic weather waste garbage laundry mail email-traffic progress electricity water energy
  gas-use inventory stock livestock poultry bread rice honey milk beer wine coffee tea food clothing jewelry jewellery
  research evidence staff sleep mood health compliance data media analytics logistics maintenance attendance spending
  pay payroll housing parking feed medication content merchandise mileage gear artwork machinery yoga chess sourdough
  clay glaze soil humidity air sport fitness travel cooking cleaning training marketing shopping knitting gardening fishing hiking
  running cycling swimming driving teaching learning banking accounting billing insurance tax-law physics maths chemistry
  history-class geography biology philosophy politics economics compost yarn fabric wood timber cheese meat sugar salt
  flour oil fuel kombucha kimchi produce footage scheduling slang grammar pottery football basketball tennis`.split(
    /\s+/,
  ),
);
const ENDS_IN_S = new Set(
  `glass class boss business process access address bass brass bus campus canvas chess christmas compass cross dress express
  gas glass grass illness kiss lens loss mass mess pass press progress stress success toss virus status bonus focus genius
  menus-x census surplus us is this his its plus yes across always perhaps as was has does diabetes asbestos atlas bias cosmos
  chaos ethos thermos tennis analysis basis crisis diagnosis thesis axis oasis news series species physics logistics
  analytics economics politics athletics electronics gymnastics statistics mathematics ceramics robotics paris texas
  fitness wellness business kubernetes redis postgres aws ios macos sms gps saas devops sass css rss canvas iris cactus octopus hiatus
  corpus syllabus apparatus consensus prospectus terminus exodus nexus lotus hummus citrus abacus walrus crocus`.split(
    /\s+/,
  ),
);

/** "hive inspections" → "hive inspection". */
export function singular(words: string): string {
  return overLast(words, (word) => {
    const low = word.toLowerCase();
    const known = SINGULARS.get(low);
    if (known) return known;
    if (UNCOUNTED.has(low) || ENDS_IN_S.has(low) || low.length < 4 || !/s$/.test(low) || /ss$|us$|is$/.test(low))
      return word;
    if (/ies$/.test(low) && low.length > 4) return `${word.slice(0, -3)}y`;
    if (/(ch|sh|ss|x|zz)es$/.test(low)) return word.slice(0, -2);
    if (/(oes)$/.test(low) && low.length > 5) return word.slice(0, -2);
    return word.slice(0, -1);
  });
}

/** "hive inspection" → "hive inspections"; a noun without a plural stays as it is. */
export function plural(words: string): string {
  return overLast(words, (word) => {
    const low = word.toLowerCase();
    const known = IRREGULAR.get(low);
    if (known) return known;
    if (SINGULARS.has(low) || UNCOUNTED.has(low) || !/[a-z]$/.test(low)) return word;
    if (/[^aeiou]y$/.test(low)) return `${word.slice(0, -1)}ies`;
    if (/(s|x|z|ch|sh)$/.test(low)) return `${word}es`;
    return `${word}s`;
  });
}

/** Has no plural of its own: "honey", "staff". */
export function isUncounted(words: string): boolean {
  return UNCOUNTED.has(lastWord(words).toLowerCase());
}

/** "inspection" → "an inspection"; a noun that is not counted gets no article. */
export function withArticle(words: string): string {
  if (isUncounted(words) || SINGULARS.has(lastWord(words).toLowerCase())) return words;
  return `${/^(a[eiou]?|e(?!u|we)|i|o(?!ne)|u(?!ni|se|s[aeiou]|ti|rl|k)|hono|hour|heir|[fhlmnrsx]\b|sms\b|mri\b|nda\b)/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** First letter as a capital, the rest as it is. */
export function capital(words: string): string {
  const first = [...words.slice(0, 2)][0] ?? '';
  return first.toLocaleUpperCase('en') + words.slice(first.length);
}

/** "hive inspection" → "Hive Inspection". */
export function titleCase(words: string): string {
  return words
    .split(' ')
    .map((word) => (SMALL.has(word) ? word : capital(word)))
    .join(' ');
}
const SMALL = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** "hive inspection" → "HiveInspection": the name of an entity. Letters and digits of any script stay. */
export function pascal(words: string): string {
  return (
    words
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .map(capital)
      .join('') || 'Entry'
  );
}

/** "Hive Inspections" → "hive-inspections": a part of a URL or file name. */
export function kebab(words: string): string {
  return (
    words
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .join('-') || 'entries'
  );
}

/** "HiveInspection", "hive_inspection" or "Hive inspections" → "hive inspection": how people say an entity's name. */
export function spoken(name: string): string {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-./]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** "a", "a and b", "a, b and c". */
export function list(items: readonly string[], joiner = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

/** "track" → "tracking". */
export function gerund(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^aeiouy]e$/.test(verb) || /[^aeio]ue$|[aiou]se$|[aeiou]ve$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (DOUBLED.has(verb) || /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}
const DOUBLED = new Set(
  'plan map chat get set log scan shop swap tag run let put cut stop ship trim drop rent-x spot tip pin plot bid win hit split begin submit transfer control'.split(
    ' ',
  ),
);

/** Last of several words. */
export function lastWord(words: string): string {
  return words.slice(words.lastIndexOf(' ') + 1);
}

/** Changes the noun: the last word, or the one before "with …"  or "of …". */
function overLast(words: string, change: (word: string) => string): string {
  const at = words.search(/ (with|of|in|without) /);
  if (at > 0) return overLast(words.slice(0, at), change) + words.slice(at);
  const last = lastWord(words);
  return words.slice(0, words.length - last.length) + change(last);
}
