import type { RuleConcept } from './schema.ts';

/** "When the authority closes a zone because of toxins, nothing from that zone may be sold until it opens again." */
export const closedArea: RuleConcept = {
  id: 'closed-area',
  name: 'the closing of areas',
  signs: [
    /\b(?:closes|shuts|seals off|quarantines|bans) (?:an?|the|any|one) (?<area>zone|area|bed|sector|field|section|pond|hive|site|district|block|slope|lake|bay|beach|road|trail|plot|paddock|stable|barn|ward)\b[^;]{0,120}/i,
    /\b(?:an?|the|any|each) (?<area>zone|area|bed|sector|field|section|pond|site|district|block|slope|lake|bay|beach|trail|plot|paddock|ward) (?:is|gets|has been) (?:closed|shut|sealed off|under quarantine|quarantined)\b[^;]{0,120}/i,
    /\b(?:nothing|no \p{L}+|none) (?:may leave|from|out of) (?:that|a|the|any) (?:closed |quarantined )?(?<area>zone|area|bed|sector|field|section|pond|site|district|plot|paddock|ward)\b[^;]{0,80}/iu,
  ],
  not: /\b(?:closes|shuts) (?:the|a) (?:site|road) (?:at|for the night)/i,
  words: { area: 'zone', taboo: 'sold' },
  covered: /\bclos(?:ed|ures?)\b/i,
  actor: 'keeper',
  on: {
    prefers: ['row', 'bed', 'field', 'plot', 'pond', 'herd', 'batch', 'animal', 'basket'],
    kinds: ['item', 'place'],
  },
  belongs: 'area',
  entities: [
    {
      key: 'area',
      name: 'zone',
      named: 'area',
      kind: 'place',
      fields: ['name: text', 'code: text, unique', 'state: open | closed'],
      relations: [],
    },
    {
      key: 'closure',
      name: 'closure',
      kind: 'event',
      fields: [
        'from: datetime',
        'until: datetime, optional',
        'reason: text',
        'orderedBy: text',
        'notice: file, optional',
        'liftedBy: text, optional',
      ],
      relations: [{ says: 'belongs to', to: 'area' }],
    },
    {
      key: 'release',
      name: 'sale mark',
      kind: 'event',
      fields: [
        'quantity: integer',
        'takenAt: datetime',
        'markedAt: datetime',
        'state: held | sold | refused',
        'refusedBecause: text, optional',
      ],
      relations: [
        { says: 'belongs to', to: 'object' },
        { says: 'refers to', to: 'closure' },
      ],
    },
  ],
  failures: [
    'When the notice of a closure arrives late, what was marked sold since its beginning is listed and taken back by hand.',
  ],
  feature: {
    name: [
      '{Area} closed: no {object} of it is sold',
      'Closed {areas} and what may be sold from them',
      'Nothing sold from a closed {area}',
    ],
    description:
      'Keeps which {area} is closed since when and why; as long as it is, nothing that stands in it can be marked as sold.',
    stories: [
      { as: 'keeper', want: 'to close {an area} with one entry', so: 'nothing from there reaches a buyer by mistake' },
      { as: 'actor', want: 'to see which {areas} are closed while I work', so: 'I do not take up what cannot go out' },
    ],
    criteria: [
      'With {an area} closed, marking something of its {objects} as sold is refused by the server and names closure, reason and date; from the {area} beside it, it passes.',
      '{An area} is added with its code and its {objects}; the same code again is refused.',
      'It opens again: the same mark passes from that minute on. Nothing else lifts the refusal, no role and no import.',
      'Marked without a signal after the closing, synced later: refused at the sync, shown with its reason on the phone that sent it, not lost.',
      'Entered an hour late, a closure lists what was marked since its beginning.',
    ],
    api: [
      {
        method: 'POST',
        path: '/{area.path}/:id/{closure.path}',
        purpose: 'close from a moment on, with reason and notice',
      },
      {
        method: 'PATCH',
        path: '/{closure.path}/:id',
        purpose: 'open again: until when it was closed, and who lifted it',
      },
      { method: 'POST', path: '/{area.path}', purpose: 'add {an area}, with the {objects} that stand in it' },
      { method: 'GET', path: '/{area.path}', purpose: 'open and closed, with what stands in each' },
      {
        method: 'POST',
        path: '/{object.path}/:id/{release.path}',
        purpose: 'mark as sold; 409 with the closure where closed',
      },
    ],
    reads: ['object'],
    writes: ['area', 'closure', 'release'],
    edgeCases: [
      'Two closures of one {area} overlap: it opens when the later one ends.',
      '{An object} is moved from a closed {area} into an open one: it stays blocked under the closure it came from.',
      'Taken up before the closing, sold after: the moment it was taken up decides, and is shown.',
    ],
    effort: 'M',
    steps: [
      'Give each {object} its {area}; a closure is a row with from and until, never a tick that is overwritten.',
      'Decide "may be sold" in one query over the moment it was taken and the closures then; call it within the transaction of the mark.',
      'Send the closures to the phones with each sync and check there too; the server decides again.',
      'Show closed {areas} in red with the reason wherever {objects} are listed.',
    ],
    pitfalls: [
      'Checking only on the phone, which may not have heard of the closure.',
      'Taking the time of the sync for the time of the work.',
    ],
  },
  instead: { values: /^sold$/ },
};
