import type { Capability } from '../schema.ts';

export const catalogue: Capability = {
  id: 'catalogue',
  name: 'a public catalogue',
  verbs: ['browse', 'showcase', 'exhibit', 'stobern', 'katalogisieren', 'ausstellen', 'exhibir', 'catalogar', 'explorar', 'parcourir', 'cataloguer'],
  triggers: [
    { weight: 3, words: ['storefront', 'katalog', 'catalogo', 'preisliste', 'lista de precios', 'product catalogue', 'business directory', 'product page', 'online catalogue', 'online catalog', 'product catalog', 'digital catalogue', 'digital menu', 'qr menu', 'menu online', 'product range', 'product list', 'shop window', 'online shop window', 'showcase', 'lookbook', 'look book', 'public directory', 'directory of', 'public list of', 'collection online', 'online collection', 'online gallery', 'online exhibition', 'virtual museum', 'virtual gallery', 'portfolio page', 'portfolio site', 'browse by', 'filter by town', 'filter by price', 'filter by size', 'filter by category', 'compare product', 'compare side', 'comparison site', 'comparison portal', 'price comparison table', 'property page', 'list page', 'variant and size', 'size and colour', 'colour and size', 'plant catalogue', 'see catalogue', 'part catalogue', 'wine list', 'what we have', 'what we sell', 'what we offer', 'what on offer', 'what is available', 'picture and price', 'price and picture', 'collection of museum', 'work of artist'] },
    { weight: 2, words: ['assortment', 'variant', 'collection page', 'sortiment', 'display product', 'show work', 'finish work', 'work for sale', 'art for sale', 'painting', 'craftsman directory', 'find producer', 'list of shop', 'guide to', 'audio guide', 'exhibit', 'museum collection', 'archive online', 'public archive', 'specification sheet', 'product photo', 'price per product', 'price list', 'spec sheet', 'item description', 'with picture and', 'on one website', 'all on website', 'show on website', 'website that show', 'page where each', 'look at work', 'all shop of', 'all producer of', 'who sell what', 'where to buy', 'picture of each', 'photo of each', 'description of each', 'list of', 'display'] },
    { weight: 1, words: ['directory', 'portfolio', 'menu', 'product', 'category', 'gallery', 'artwork', 'flower shop', 'florist', 'sort by', 'on website', 'have picture', 'with picture', 'person look at', 'look through', 'look around', 'leaf through', 'leafing through', 'flip through', 'see what we', 'see what i', 'find out we', 'what there is', 'is there to', 'all beekeeper', 'all farm', 'all maker', 'which shop', 'show off', 'page', 'website', 'picture'] },
  ],
  actor: 'customer',
  object: { fallback: 'product', kinds: ['item', 'place', 'person', 'event', 'document'] },
  entities: [
    {
      key: 'category',
      name: 'category',
      plural: 'categories',
      kind: 'group',
      fields: ['name: text', 'slug: text, unique', 'position: integer', 'visible: boolean'],
      relations: [{ says: 'has many', to: 'object' }],
    },
    {
      key: 'variant',
      name: 'variant',
      kind: 'item',
      fields: ['label: text', 'price: money', 'taxRate: decimal', 'position: integer', 'available: boolean'],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'pictures',
      need: 'file-storage',
      type: 'storage',
      label: '{Object} Pictures',
      does: [
        'Keeps pictures of {objects} in the sizes that lists and pages need.',
        'Serves photos of {objects} from a cache near the reader, each under a name that changes with its content.',
      ],
    },
    {
      key: 'pages',
      need: 'cache',
      type: 'cache',
      label: 'Catalogue Cache',
      does: [
        'Holds ready answers for visitors and forgets them when {an object} changes.',
        'Answers most visits to {objects} without asking the database.',
      ],
    },
  ],
  edges: [
    { from: 'client', to: 'pictures', protocol: 'HTTPS', purpose: 'load pictures of {objects}' },
    {
      from: 'api',
      to: 'pages',
      protocol: 'key-value',
      purpose: ['keep public pages of {objects} until they change', 'drop what a change has made stale'],
    },
  ],
  boundaries: [
    {
      name: 'Public and internal fields',
      protects: ['object', 'variant'],
      mechanism: [
        'The public answer is built from a list of allowed fields of {object.name}; cost, supplier and notes are not on it.',
        'Hidden {objects} and drafts are filtered in the query; their address answers "not found" to visitors.',
      ],
    },
  ],
  failures: [
    [
      'When the database is away, visitors still read the catalogue of the last hour with a note that ordering is closed.',
      'When a picture is missing, a plain tile with the name of the {object} stands in its place.',
    ],
  ],
  features: [
    {
      key: 'present',
      name: ['{Object} catalogue', 'Public pages for {objects}', '{Objects} on show, by {category}'],
      need: 'core',
      description: [
        'Presents {objects} by category with picture, price and what a visitor must know before choosing.',
        'A page with its own address for whatever is on offer, which can be sent, printed or found by a search engine.',
        'Shows visitors which {objects} there are today, in the order that the {keeper} decided.',
      ],
      stories: [
        { as: 'actor', want: 'to look through {objects} without an account', so: 'I decide before I give my name' },
        { as: 'actor', want: 'to send the address of {an object} to a friend', so: 'we talk about the same thing' },
      ],
      criteria: [
        [
          'The first page with 50 entries is readable within 2 seconds on a mid-range phone over 4G.',
          'On a slow mobile line the list of 50 entries can be read after two seconds, pictures may follow.',
        ],
        [
          'A hidden {object} is in no list, no search result and no site map.',
          'Hiding {an object} removes it from every public answer within 30 seconds.',
        ],
        'Each page carries title, description and structured data for search engines, valid in a checker.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/public', purpose: 'list visible ones by category' },
        { method: 'GET', path: '/{object.path}/public/:slug', purpose: 'show one page' },
      ],
      reads: ['object', 'category', 'variant'],
      writes: [],
      edgeCases: [
        [
          '{An object} has no picture: the layout keeps its form.',
          'A name has 120 characters or Arabic letters: nothing overlaps.',
        ],
        'An old address is opened after a rename: it leads to the new one for good.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Define the public view of {object.name} as its own type with listed fields.',
        'Create {category.name}, with a slug that is kept as history when it changes.',
        'Render list and page so that they work without scripts; add pictures in two sizes.',
        'Drop cached pages by key when {an object} or its {category} changes.',
      ],
      pitfalls: [
        [
          'Returning the whole database row to the public and hiding fields in the client.',
          'Loading variants row by row.',
        ],
        'Reusing a slug of something that was withdrawn.',
      ],
    },
    {
      key: 'curate',
      name: [
        'Edit {objects}, variants and prices',
        '{Object} editor for the {keeper}',
        'Prices and variants of {objects}',
      ],
      need: 'core',
      description: [
        'The {keeper} adds {objects}, orders them, sets prices for each variant and hides what is not to be had.',
        'Keeps {objects} current in minutes: price, picture, order, visible or not.',
      ],
      stories: [
        { as: 'keeper', want: 'to hide {an object} with one tap', so: 'nobody asks for what is gone' },
        { as: 'keeper', want: 'to change prices from a chosen date', so: 'the new list is ready before Monday' },
      ],
      criteria: [
        [
          'A price set for a date is in force at 00:00 of that day in the {keeper}’s time zone.',
          'Given a new price for Monday, when it is Sunday 23:59, then visitors still see the old one.',
        ],
        'Moving {an object} in the list takes one drag or two key presses and survives a reload.',
        '{An object} needs a name and a price or the words "on request" before it can be shown.',
      ],
      api: [
        { method: 'PUT', path: '/{object.path}/:id/variants', purpose: 'replace variants and prices' },
        { method: 'PUT', path: '/{category.path}/order', purpose: 'set the order of categories and entries' },
        { method: 'POST', path: '/{category.path}', purpose: 'add one' },
      ],
      reads: ['object'],
      writes: ['object', 'variant', 'category'],
      edgeCases: [
        'Two people edit the same entry: the later save is told what has changed since it was opened.',
        'A category is removed that still holds {objects}: they move to "other".',
      ],
      effort: 'M',
      after: ['present'],
      steps: [
        'Create {variant.name} with price and valid-from date; the price in force is a query, not a copy.',
        'Build the editor with a preview that uses the public view.',
        'Check the version of {an object} when saving.',
      ],
      pitfalls: [
        'Renumbering every row when one entry moves: use positions with gaps.',
        'Keeping the price in two places.',
      ],
    },
  ],
  usage: [
    { need: 'file-storage', units: 20 },
    { need: 'cache', units: 50 },
  ],
  pains: [
    [
      'People ask the same three questions about {objects} every day because nothing is written where they look.',
      'Our list of {objects} on the web is from last year.',
      'Changing one price means changing it in four places.',
    ],
  ],
  competitors: [
    {
      name: 'PDF price list',
      kind: 'manual',
      positioning: 'Made once, sent to everybody.',
      gap: 'Old versions live on for years, and nobody can tell which {objects} are to be had today.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Good pictures of {objects} are most of the work, and the {keeper} has no time to take them.',
      'A catalogue that is wrong twice sends people back to the phone.',
    ],
  ],
  metrics: [
    [
      '80 % of {objects} with picture and current price after two weeks',
      'No visible {object} older than 90 days without a check',
    ],
    ['One visitor in five opens at least three entries', 'Calls that ask for a price fall by half'],
  ],
};
