import type { Capability } from '../schema.ts';

export const webClipper: Capability = {
  id: 'web-clipper',
  name: 'saving or reading the page that is open in the browser',
  verbs: ['bookmark'],
  triggers: [
    {
      weight: 3,
      words: [
        'web clipper',
        'reading list',
        'read later',
        'read-later',
        'bookmarklet',
        'leseliste',
        'lesezeichen',
        'lista de lectura',
        'lista de leitura',
        'liste de lecture',
      ],
    },
    {
      weight: 2,
      words: [
        'browser extension',
        'chrome extension',
        'firefox extension',
        'browser add-on',
        'browser plugin',
        'browsererweiterung',
        'extension de navegador',
        'extension de navigateur',
        'extensao de navegador',
        'bookmark',
        'web page',
        'open tab',
        'current page',
        'browser tab',
        'side panel',
        'webseite speichern',
      ],
    },
    { weight: 1, words: ['article', 'highlight', 'tab', 'page'] },
  ],
  actor: 'user',
  object: { fallback: 'page', kinds: ['document', 'item', 'message'] },
  entities: [
    {
      key: 'clip',
      name: 'clip',
      kind: 'document',
      sameAs: ['clip', 'bookmark', 'page', 'article', 'highlight', 'snapshot', 'web page'],
      fields: [
        'owner: reference',
        'url: text',
        'canonicalUrl: text',
        'title: text',
        'byline: text',
        'text: text',
        'wordCount: integer',
        'savedAt: datetime',
        'status: unread | read | kept',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'mark',
      name: 'marked passage',
      kind: 'document',
      fields: ['quote: text', 'before: text', 'after: text', 'position: integer', 'note: text', 'colour: text'],
      relations: [{ says: 'belongs to', to: 'clip' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'The page as a stranger',
      protects: ['clip'],
      mechanism: [
        'What a page contains is text from a stranger: it is cleaned before it is shown, runs no script in our views, and never decides what the extension does.',
        'The extension reads a page only after a click on its button (active tab); it asks for no right to all sites.',
      ],
    },
  ],
  failures: [
    [
      'When the layout of a site changes and the main text is not found, title, address and selection are kept and the {actor} is shown what is missing.',
      'When a page loads its text late, the reader waits for two quiet seconds and then takes what stands there.',
    ],
    [
      'When the browser puts the background script to sleep in the middle of saving, the step is resumed from the stored draft on the next wake.',
      'When the connection is gone, {clips} wait in the browser’s own storage and are sent in the order of saving.',
    ],
  ],
  features: [
    {
      key: 'save',
      name: [
        'One click keeps the open {clip}',
        'Save {clips} from the page at hand',
        'Keep what is on screen as {an clip}',
      ],
      need: 'core',
      description: [
        'Takes the page at hand apart into title, author, date and main text, and files it as {an clip} without leaving the tab.',
        'A click on the button keeps the page as clean text with its source; a selection keeps just that piece.',
      ],
      stories: [
        { as: 'actor', want: 'to keep the page with one key', so: 'I go on reading without a form in the way' },
        { as: 'actor', want: 'to see that I saved it already', so: 'I do not keep the same page three times' },
      ],
      criteria: [
        [
          'On a fixed set of 50 stored pages from 20 sites, the right title is found on all and the main text without menus on 45.',
          'The test set of fifty saved pages gives clean main text for at least nine in ten, checked against stored results.',
        ],
        'The badge says "saved" within 300 ms; slow work goes on behind it.',
        [
          'Two addresses that differ only in tracking parameters give one {clip}.',
          'Saving the same page with and without "utm" parameters leaves one entry with two dates.',
        ],
      ],
      api: [{ method: 'POST', path: '/{clip.path}/capture', purpose: 'keep a page that the extension has read' }],
      reads: ['object'],
      writes: ['clip', 'object'],
      edgeCases: [
        'The page is a PDF, a shop front or the browser’s own settings: what can be kept is kept, and one line says what not.',
        [
          'The text stands behind a login: what the reader sees is taken, no password or cookie is.',
          'The page is in a script that runs from right to left: direction and language are kept with it.',
        ],
        'The page has 80,000 words: the first 200 kB of text are kept and the cut is marked.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write the manifest with "activeTab" and "scripting" only; inject the reader on click.',
        'Extract with a maintained readability library on a clone of the document; keep canonical address, author and date from the metadata.',
        'Normalise the address in one pure function with a table of fifty examples.',
        'Store the draft in extension storage first, then hand it on; delete the draft when it is confirmed.',
        'Keep fifty pages as fixtures and compare the extracted text in the tests.',
      ],
      pitfalls: [
        [
          'Keeping state in variables of the background script: the browser stops it after half a minute.',
          'Asking for access to all sites at installation: it scares people and slows the shop’s review.',
        ],
        'Fetching the address again from a server: the reader was logged in, the server is not.',
      ],
    },
    {
      key: 'mark',
      name: ['Marked passages in {clips}', 'Highlights that stay on the {clip}', 'Notes in the margin of {clips}'],
      need: 'usual',
      description: [
        'Keeps marked passages with a note, shows them again on the page, and lists them together by {clip}.',
        'Marks a sentence where it stands and finds it again, also when the page was edited a little since.',
      ],
      stories: [
        { as: 'actor', want: 'to find my marked sentence again on the page', so: 'I can read what stood around it' },
      ],
      criteria: [
        [
          'After a paragraph was inserted above it, the mark sits on the same words; when the words are gone, it is listed as "no longer on the page".',
          'Marks survive ads and inserted paragraphs, because they are found by their words and not by their place.',
        ],
        'Marking a passage across a bold word and a link keeps both as they look.',
      ],
      api: [{ method: 'PUT', path: '/{clip.path}/:id/marks', purpose: 'replace the marked passages' }],
      reads: ['clip'],
      writes: ['mark'],
      edgeCases: [
        'The same sentence occurs twice: the words before and after decide.',
        'The page is redrawn by its own script: marks are set again after it has settled, at most once a second.',
      ],
      effort: 'M',
      after: ['save'],
      steps: [
        'Store quote, 32 characters before and after, and the offset; search in that order of trust.',
        'Draw marks with the highlight interface of the browser where it exists, without changing the page’s own nodes.',
        'Test with pairs of a page before and after an edit.',
      ],
      pitfalls: [
        'Storing an XPath: it breaks with the next banner.',
        'Wrapping words in own elements inside a page that renders itself.',
      ],
    },
    {
      key: 'panel',
      name: [
        '{Clips} beside the page',
        'Side panel with what is known about this {clip}',
        'What {actors} kept from this site',
      ],
      need: 'usual',
      description: [
        'Shows beside the open page what was kept from it and from the same site, and lets the {actor} sort {clips} without another tab.',
        'A narrow panel next to the page: the unread ones, a search, and what belongs to the address at hand.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see earlier {clips} of the same site',
          so: 'I remember what I thought of it last time',
        },
      ],
      criteria: [
        'The panel opens in under 400 ms with 5,000 {clips} stored.',
        [
          'It follows the change of a tab and never shows content of a tab in private mode.',
          'Opening a private window empties the panel, and nothing of that window is stored.',
        ],
      ],
      api: [{ method: 'GET', path: '/{clip.path}/by-address', purpose: 'what was kept of one address or site' }],
      reads: ['clip', 'mark'],
      writes: ['clip'],
      edgeCases: [
        'The browser has no side panel: the same view opens as a popup of fixed width.',
        'One address shows different content after login: both are listed by date.',
      ],
      effort: 'M',
      after: ['save'],
      steps: [
        'Index {clip.name} by normalised address and by host.',
        'Listen for tab changes, and cancel the earlier query when the next one comes.',
        'Build once for the Chromium family and for Firefox, with the differences in one file.',
      ],
      pitfalls: ['Sending every visited address to a server in order to look for matches.'],
    },
  ],
  usage: [],
  pains: [
    [
      'I have eighty open tabs because closing one means losing it.',
      'I know I read it somewhere; the address is in some mail to myself.',
      'My bookmarks are a cellar: things go down and nothing ever comes up.',
    ],
  ],
  competitors: [
    {
      name: 'Raindrop.io',
      kind: 'adjacent',
      positioning: 'Bookmarks with collections, tags and a browser extension.',
      gap: 'Keeps addresses of every sort; what makes {objects} useful in this field it does not read.',
      unverified: true,
    },
    {
      name: 'Readwise Reader',
      kind: 'adjacent',
      positioning: 'Read-later app with highlights that come back for review.',
      gap: 'For heavy readers at a monthly price; {objects} are texts to it and nothing more.',
      when: ['article', 'read', 'reading list', 'highlight', 'read later'],
      unverified: true,
    },
    {
      name: 'Mail to myself',
      kind: 'manual',
      positioning: 'Works in every browser and on every phone.',
      gap: 'An address and a subject; the page may be gone when it is opened.',
      unverified: true,
    },
  ],
  risks: [
    [
      'The shops of the browsers review each release and may hold it for days: server and extension must agree over two versions.',
      'People fear extensions that read along; one right too many in the install dialogue halves the installations.',
    ],
  ],
  metrics: [
    [
      'A third of installations save on at least three days of the first week',
      'Half of the kept {clips} are opened again within a month',
    ],
    ['Clean text on 95 % of saved pages by weekly sample', 'Fewer than 2 in 100 saves end without the main text'],
  ],
};
