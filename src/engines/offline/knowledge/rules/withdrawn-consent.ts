import type { RuleConcept } from './schema.ts';

/** "If a donor withdraws consent, all their tubes have to be destroyed, and we must be able to prove it." */
export const withdrawnConsent: RuleConcept = {
  id: 'withdrawn-consent',
  name: 'the withdrawal of consent',
  signs: [
    /\b(?:an?|the|any) (?<person>\p{L}+) (?:withdraws?|revokes?|takes? back|cancels?) (?:his|her|their|the|its)? ?consent\b(?:[^.;]{0,20}?,? (?:all|every|any)?(?: of)? ?(?:their|his|her|its|the) (?<thing>\p{L}+))?[^.;]{0,80}/iu,
    /\b(?:consent|permission) (?:is|has been|was|gets|can be|may be) (?:withdrawn|revoked|taken back)\b[^.;]{0,80}/i,
    /\b(?:withdraw(?:s|al)?|revok(?:es?|ing)) (?:of )?(?:his |her |their |the )?(?:consent|permission)\b[^.;]{0,80}/i,
  ],
  words: { person: 'consenting person' },
  covered: /\bwithdraw\w*|\bconsents? withdrawn\b/i,
  actor: 'keeper',
  on: { prefers: ['sample', 'tube', 'vessel', 'recording', 'photo', 'picture', 'record', 'answer'] },
  belongs: 'person',
  entities: [
    {
      key: 'person',
      name: 'consenting person',
      named: 'person',
      kind: 'person',
      fields: ['code: text, unique', 'contact: text, optional', 'status: active | withdrawn'],
      relations: [],
    },
    {
      key: 'consent',
      name: 'consent',
      kind: 'document',
      fields: [
        'scope: text',
        'version: text',
        'state: given | withdrawn',
        'givenAt: datetime',
        'withdrawnAt: datetime, optional',
        'withdrawnBy: text, optional',
        'form: file, optional',
      ],
      relations: [{ says: 'belongs to', to: 'person' }],
    },
    {
      key: 'order',
      name: 'destruction order',
      kind: 'task',
      fields: [
        'openedAt: datetime',
        'dueOn: date',
        'state: open | closed',
        'closedAt: datetime, optional',
        'certificate: file, optional',
      ],
      relations: [{ says: 'belongs to', to: 'consent' }],
    },
    {
      key: 'proof',
      name: 'destruction proof',
      kind: 'event',
      fields: [
        'state: to be found | destroyed | not found',
        'code: text',
        'destroyedAt: datetime, optional',
        'witness: text, optional',
        'reason: text, optional',
      ],
      relations: [
        { says: 'belongs to', to: 'order' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  boundaries: [
    {
      name: '{Person} identity',
      protects: ['person', 'consent'],
      mechanism:
        'Only the code of the {person} stands beside {objects}; who that is, two named people may look up, and each look-up is logged.',
    },
  ],
  feature: {
    name: ['{Person} consent, withdrawal and proof', 'Withdrawn by the {person}: every {object} destroyed and proved'],
    description:
      'Keeps what each {person} agreed to; a withdrawal blocks all that came from them at once and lists it until each piece is proved destroyed.',
    stories: [
      { as: 'keeper', want: 'to carry out a withdrawal to the last {object}', so: 'I can prove it to whoever asks' },
      {
        as: 'actor',
        want: 'to be told which {objects} must go and where they are',
        so: 'none is used by mistake meanwhile',
      },
    ],
    criteria: [
      'A {person} with 12 {objects}, parts and copies of them included, withdraws: within a second all 12 are blocked, and one order lists 12 with their places; those of another {person} stay free.',
      'A blocked {object} cannot be requested, moved on, handed out or exported; each attempt answers 409 and names the order.',
      'With 11 of 12 proved the order stays open; with the twelfth it closes and gives a certificate with each code, time, person and witness.',
      'One that cannot be found needs a reason and a second name, and stands on the certificate as not found.',
    ],
    api: [
      { method: 'POST', path: '/{consent.path}/:id/withdrawal', purpose: 'withdraw; blocks and opens the order' },
      { method: 'GET', path: '/{order.path}/:id', purpose: 'what must go, where it is and what is proved' },
      {
        method: 'POST',
        path: '/{order.path}/:id/{proof.path}',
        purpose: 'prove one by its scanned code, with the witness',
      },
      { method: 'GET', path: '/{order.path}/:id/certificate', purpose: 'the certificate as a file' },
    ],
    reads: ['object'],
    writes: ['person', 'consent', 'order', 'proof', 'object'],
    edgeCases: [
      'The withdrawal covers one study only: what was given for others stays.',
      'One of them is out of the house: it is blocked, and whoever has it is asked for the proof.',
      'A withdrawal that was entered by mistake is undone only while nothing is destroyed, with both names.',
    ],
    effort: 'L',
    steps: [
      'Join each {object} to its {person}, and keep consents as versions that are never overwritten.',
      'Withdraw in one transaction: state, block on every {object} and on what was made from it, order and one proof row each.',
      'Ask for the block in the store wherever {objects} are handed out, not in the screens.',
      'Close the order by a query that finds no open proof; write the certificate from the rows, as a file with a checksum.',
    ],
    pitfalls: [
      'Deleting the rows and with them the proof.',
      'Forgetting what was divided off or copied from the first one.',
    ],
  },
};
