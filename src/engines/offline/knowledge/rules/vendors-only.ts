import type { RuleConcept } from './schema.ts';

/** "Our CISO has signed off on Azure OpenAI in an EU region and on nothing from AWS or Google." */
export const vendorsOnly: RuleConcept = {
  id: 'vendors-only',
  name: 'which services are signed off',
  signs: [
    /\b(?:signed off|approved|cleared|released|allowed)(?: on| for| only)? (?<vendor>\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){0,2})(?<region>(?: in an?| in the)? (?:\p{Lu}\p{L}+ )?(?:region|data cent(?:re|er)))?[^.;]{0,30}?\b(?:nothing|none|not|no service)(?: at all)?(?: from| of| by)? (?<banned>\p{Lu}[\p{L}\p{N}]*(?:(?:,| or| and) \p{Lu}[\p{L}\p{N}]*){0,3})/u,
    /\bonly (?<vendor>\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){0,2})(?<region> in an? (?:\p{Lu}\p{L}+ )?region)? (?:is|are|has been|have been) (?:signed off|approved|cleared|allowed|permitted)(?<banned>)/u,
  ],
  words: { banned: 'any other vendor', region: 'as signed off' },
  actor: 'keeper',
  on: { kinds: ['document', 'item'] },
  // The list is a file of the program: what an interface may change is no list that somebody signed off.
  entities: [],
  boundaries: [
    {
      name: 'Signed-off services',
      protects: ['object'],
      mechanism:
        'Outgoing calls pass one proxy with a list of hosts: {vendor} {region} and machines of the house. Everything else is dropped and reported.',
    },
  ],
  feature: {
    name: [
      '{Objects} go to {vendor} and nowhere else',
      'Only {vendor} is called for {objects}',
      'Outgoing calls for {objects}: {vendor} alone',
    ],
    description:
      'Lets the program call what was signed off, {vendor} {region}, and nothing of {banned}, also not behind mail, storage, text recognition or a sub-processor.',
    stories: [
      {
        as: 'keeper',
        want: 'to hand over the list of all hosts that are called',
        so: 'the sign-off still holds at the next review',
      },
    ],
    criteria: [
      'A test runs {an object} through every step behind a recording proxy: each host that is called stands in the list, and the list holds {vendor} {region} and machines of the house, and no others.',
      'A host of {banned} put into a setting makes the program refuse to start, and names it; one of {vendor} in another region likewise.',
      'What {vendor} does not give, from files to reading of scans, runs on machines of the house; the test covers each part.',
    ],
    api: [
      {
        method: 'GET',
        path: '/allowed-hosts',
        purpose: 'the file as it is loaded: host, what for, who signed it off and when',
      },
    ],
    reads: ['object'],
    writes: [],
    edgeCases: [
      'The service is down: the work waits; it does not fall back to another vendor.',
      'A library brings an address of its own: the build fails and shows which.',
    ],
    effort: 'S',
    steps: [
      'Keep the allowed hosts in one file of the repository: host, vendor, region, what for, who signed it off and when. Clients take their addresses from there alone; no endpoint writes it.',
      'Send all outgoing calls through one client that checks host and region before it connects.',
      'Add the test with the recording proxy to the build, and fail on any host that is not in the file.',
    ],
    pitfalls: ['A sub-processor of an innocent looking service: read where it runs.'],
  },
};
