import type { Capability } from '../schema.ts';

export const signatures: Capability = {
  id: 'signatures',
  name: 'signing of documents',
  verbs: ['sign', 'countersign', 'unterschreiben', 'unterzeichnen', 'gegenzeichnen', 'firmar', 'assinar', 'signer'],
  triggers: [
    {
      weight: 3,
      words: [
        'signature',
        'e-signature',
        'esign',
        'waiver',
        'unterschrift',
        'assinatura',
        'firma electronica',
        'consent form',
      ],
    },
    {
      weight: 2,
      words: [
        'signed',
        'after it is signed',
        'contract signing',
        'lease agreement',
        'release form',
        'einverstandniserklarung',
        'nda',
      ],
    },
    { weight: 1, words: ['contract', 'agreement', 'vertrag', 'contrato', 'contrat', 'consent', 'lease'] },
  ],
  actor: 'user',
  object: { fallback: 'contract', kinds: ['document', 'event', 'money'] },
  entities: [
    {
      key: 'envelope',
      name: 'signing request',
      kind: 'document',
      fields: [
        'sentBy: reference',
        'fileHash: text',
        'status: prepared | sent | partly signed | complete | declined | lapsed',
        'order: all at once | one after another',
        'lapsesAt: datetime',
        'completedAt: datetime',
        'sealedFile: file',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'has many', to: 'mark' },
      ],
    },
    {
      key: 'mark',
      name: 'signature',
      kind: 'event',
      sameAs: ['signature'],
      fields: [
        'signerName: text',
        'signerContact: text',
        'method: drawn | typed | code | certificate',
        'signedAt: datetime',
        'address: text',
        'proof: json',
      ],
      relations: [{ says: 'belongs to', to: 'envelope' }],
    },
  ],
  nodes: [
    {
      key: 'sealer',
      need: 'esign',
      type: 'external',
      label: 'Signature Service',
      does: [
        'Checks who signs, applies the signature in the strength that the law asks for, and seals the file.',
        'Adds a trusted time and a seal to {objects}, so that later changes show.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'sealer',
      protocol: 'HTTPS',
      purpose: ['have complete {objects} sealed', 'send {objects} out, fetch the sealed file'],
    },
    {
      from: 'sealer',
      to: 'api',
      protocol: 'signed webhook',
      purpose: ['report each {mark}', 'tell that a person has signed or declined'],
    },
  ],
  boundaries: [
    {
      name: 'What was signed',
      protects: ['envelope', 'mark'],
      mechanism: [
        'The bytes shown to the signer are the bytes that are hashed and sealed; a change of one byte after sending voids the request.',
        'A signing link opens for one person after a code to their own phone or mailbox; every step is appended to the evidence.',
      ],
    },
  ],
  failures: [
    [
      'When sealing fails after the last {mark}, the request shows "signed, seal pending" and is tried again every five minutes for a day.',
      'When the signature service is away, people can read {objects} and are told by mail when signing works again.',
    ],
  ],
  features: [
    {
      key: 'sign',
      name: ['Sign {objects} on any device', '{Object} signing by link', 'Signatures under {objects}'],
      need: 'core',
      description: [
        'Sends {an object} to those who must sign, lets them read and sign on their phone, and returns one sealed file to everybody.',
        'Gets {an object} signed in a day instead of a week: link, read, sign, sealed copy.',
        'Collects all {marks} for {an object} in the right order, with proof of who and when.',
      ],
      stories: [
        { as: 'other', want: 'to sign {an object} on my phone', so: 'I need neither printer nor account' },
        { as: 'actor', want: 'to see who has not signed yet', so: 'I ask only that person' },
        { as: 'actor', want: 'to get a sealed copy', so: 'nobody can change a word afterwards' },
      ],
      criteria: [
        [
          'The sealed file opens as valid in a common reader and as broken after one byte is changed.',
          'A PDF reader confirms the seal; flipping any byte makes the check fail.',
        ],
        [
          'From opened link to signed takes at most 5 actions after reading.',
          'Once read, signing needs no more than five taps.',
        ],
        'The evidence page lists sent, opened, code checked and signed, each with time, address and contact.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/signing', purpose: 'fix the file, name signers and order' },
        { method: 'GET', path: '/{envelope.path}/sign/:token', purpose: 'open as a signer' },
        { method: 'POST', path: '/{envelope.path}/sign/:token', purpose: 'sign or decline with a reason' },
      ],
      reads: ['object'],
      writes: ['envelope', 'mark'],
      edgeCases: [
        [
          'A mistake is found after the first signature: the request is voided and a new one names the old.',
          'Someone declines: the others are told and nothing more can be signed.',
        ],
        'Two signers share one mail address: each needs an own second proof.',
        'The link is forwarded: the code still goes to the named phone.',
      ],
      effort: 'L',
      after: ['documents/attach', 'records/keep'],
      steps: [
        'Decide with a lawyer which strength each kind of {object} needs (plain, advanced, qualified) and write it down as data.',
        'Freeze the file, store its hash in {envelope.name}, create one {mark.name} row for each signer.',
        'Build the signing view: whole text, place to sign, name, consent to sign electronically.',
        'Seal when complete, mail the sealed file to all, keep the evidence beside it.',
      ],
      pitfalls: [
        [
          'Pasting a picture of a signature into a PDF and calling it signed.',
          'Rendering the file again between sending and sealing.',
        ],
        'Assuming that one strength of signature is enough everywhere: leases, employment and health differ.',
      ],
    },
    {
      key: 'chase',
      name: ['Unsigned {objects} and deadlines', 'Chase missing signatures on {objects}', '{Object} signing status'],
      need: 'usual',
      description: [
        'Reminds those who have not signed, lets requests lapse, and shows what is pending since when.',
        'A list of {objects} without all signatures, with the person and the day.',
      ],
      stories: [{ as: 'actor', want: 'to have reminders sent for me', so: 'I stop writing the same mail' }],
      criteria: [
        'Reminders go out after 2 and 5 days, and stop in the minute of signing.',
        [
          'A lapsed request cannot be signed and says whom to ask.',
          'After its date, the link refuses signing and names the sender.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{envelope.path}/pending', purpose: 'missing ones by age' },
        { method: 'POST', path: '/{envelope.path}/:id/void', purpose: 'withdraw with a reason' },
      ],
      reads: ['object', 'mark'],
      writes: ['envelope'],
      edgeCases: [
        'It is signed one second before it lapses: the server’s time decides and the signature counts.',
        'A mailbox bounces: the sender may correct the address, and the evidence keeps both.',
      ],
      effort: 'S',
      after: ['sign'],
      steps: [
        'Add due dates and a daily job.',
        'Show pending by person and by {object}.',
        'Record withdrawal with reason in the evidence.',
      ],
      pitfalls: ['Reminding a person whose turn has not come yet.'],
    },
  ],
  usage: [{ need: 'esign', units: 2 }],
  pains: [
    [
      '{Objects} are printed, signed, scanned and sent back, and page 3 is missing.',
      'Two weeks pass because one signature under {an object} is missing and nobody notices.',
      'We began without a signed {object}, and now there is a dispute.',
    ],
  ],
  competitors: [
    {
      name: 'DocuSign',
      kind: 'adjacent',
      positioning: 'Electronic signature for any document.',
      gap: 'Charges by envelope and knows nothing of {objects}; text and status are copied by hand.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A signature of the wrong strength makes {an object} void; legal review comes before the first real use.',
      'Signature services charge for each request, so cheap {objects} may not carry it.',
    ],
  ],
  metrics: [
    ['Median from sent to signed {object}: under 24 hours', '80 % of {objects} signed on the day they are sent'],
    'Requests that lapse unsigned: below 5 %',
  ],
};
