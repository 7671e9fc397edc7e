import type { RuleConcept } from './schema.ts';

/** "Neither audio nor text may be sent to anybody's API." */
export const insideTheHouse: RuleConcept = {
  id: 'inside-the-house',
  name: 'what stays in the house',
  signs: [
    /\b(?:neither (?<what>\p{L}+(?: nor \p{L}+){1,2})|no (?<what2>\p{L}+)|nothing|none of it|not a (?:word|line|byte)) (?:may|must|can|shall|should|is to)(?: ever)? (?:be (?:sent|uploaded|handed|passed|given) (?:to|into|out)|leave|go (?:to|out|into))\b[^.;]{0,60}?\b(?:API|APIs|cloud|servers?|house|building|network|outside|anybody|anyone|third part\p{L}+|provider|machine|premises|LAN|hospital|firm|company|studio|office)\b/iu,
    /\b(?<what>\p{L}+) (?:may|must|can) (?:never|not) (?:leave|be sent out of|be sent to|be uploaded to) (?:the |our |this |anybody['’]s |any )?(?:house|building|network|premises|machine|LAN|hospital|firm|company|studio|office|cloud|API)\b/iu,
    /\bunder embargo\b[^.;]{0,20}/i,
  ],
  also: [/\bunder embargo\b/i],
  not: /\bexcept\b|\bonly to\b/i,
  words: { what: 'content' },
  actor: 'keeper',
  on: { kinds: ['document', 'item', 'message', 'event'] },
  entities: [
    {
      key: 'way',
      name: 'outgoing attempt',
      alone: true,
      kind: 'event',
      fields: ['host: text', 'fromPart: text', 'triedAt: datetime', 'outcome: blocked'],
      relations: [],
    },
  ],
  boundaries: [
    {
      name: 'Way out of the house',
      protects: ['object'],
      mechanism:
        'Programs and models run in a network without a route outside; a firewall rule drops the rest and notes each attempt.',
    },
  ],
  feature: {
    name: ['{Objects} never leave the house', 'No way out for {objects}', 'Work on {objects} with the network cut'],
    description:
      'Does all work on machines of the house: there is no address outside to send {what} to, and each attempt to reach one is noted.',
    stories: [
      { as: 'keeper', want: 'to show that nothing went out', so: 'those who trusted us with it can stay calm' },
    ],
    criteria: [
      'With the outside cut off, one {object} goes through every step from first to last, and the result is the same as before.',
      'A test starts all parts in a network without a route out and lists the addresses they tried: the list is empty.',
      'Logs, error reports, fonts, models and updates are covered too: none is fetched or sent while it runs.',
    ],
    api: [
      {
        method: 'GET',
        path: '/{way.path}',
        purpose: 'attempts to reach an address outside: none, or which part tried',
      },
    ],
    reads: ['object'],
    writes: ['way'],
    edgeCases: [
      'A library wants to phone home at its first start: it is switched off by setting, or replaced.',
      'An update is needed: it comes on a disk or over one machine that has none of the data.',
    ],
    effort: 'M',
    steps: [
      'Run all parts in an internal container network without egress; models and fonts are in the images.',
      'Add a test to the build that runs one case end to end there and reads what the firewall dropped.',
      'Switch off telemetry, update checks and crash reports of every library; list each switch in a file.',
    ],
    pitfalls: ['A model that is downloaded at the first call.', 'An error reporter that sends the text it failed on.'],
  },
};
