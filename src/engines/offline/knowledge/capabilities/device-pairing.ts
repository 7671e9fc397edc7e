import type { Capability } from '../schema.ts';

export const devicePairing: Capability = {
  id: 'device-pairing',
  name: 'pairing of hardware and updates of its firmware',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'firmware',
        'firmware update',
        'over-the-air',
        'over the air',
        'ota update',
        'device pairing',
        'bluetooth pairing',
        'device onboarding',
        'device provisioning',
        'fleet of device',
        'geratekopplung',
        'actualizacion de firmware',
        'atualizacao de firmware',
        'mise a jour du firmware',
      ],
    },
    {
      weight: 2,
      words: [
        'smart lock',
        'wearable',
        'smart device',
        'smart collar',
        'smart home device',
        'bluetooth',
        'connected device',
        'dispositivo conectado',
        'objet connecte',
      ],
    },
    { weight: 1, words: ['device', 'hardware', 'gateway', 'sensor', 'hub', 'pairing'] },
  ],
  actor: 'user',
  object: { fallback: 'device', kinds: ['item'] },
  entities: [
    {
      key: 'unit',
      name: 'device',
      kind: 'item',
      sameAs: ['device', 'unit', 'sensor', 'lock', 'tracker', 'collar', 'gateway', 'wearable', 'controller', 'meter'],
      fields: [
        'owner: reference',
        'serial: text, unique',
        'publicKey: bytes',
        'hardware: text',
        'firmware: text',
        'batteryPercent: integer',
        'signal: integer',
        'status: new | claimed | online | silent | retired',
        'claimedAt: datetime',
        'lastSeenAt: datetime',
        'settings: json',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'release',
      name: 'firmware release',
      kind: 'document',
      fields: [
        'version: text',
        'hardware: list of text',
        'hash: text',
        'signature: bytes',
        'sizeBytes: integer',
        'notes: text',
        'sharePercent: integer',
        'stoppedAt: datetime',
      ],
      relations: [{ says: 'has many', to: 'install' }],
    },
    {
      key: 'install',
      name: 'firmware install',
      kind: 'event',
      fields: [
        'from: text',
        'to: text',
        'status: offered | loading | trying | kept | rolled back',
        'attempts: integer',
        'error: text',
        'at: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'unit' },
        { says: 'refers to', to: 'release' },
      ],
    },
  ],
  nodes: [
    {
      key: 'images',
      need: 'file-storage',
      type: 'external',
      label: 'Firmware Store',
      does: [
        'Keeps signed images of every version and serves them in pieces that can be resumed.',
        'Holds each signed image under its hash, unchangeable, for as long as one {unit} in the field may need it.',
      ],
    },
    {
      key: 'rollout',
      need: 'scheduler',
      type: 'queue',
      label: 'Rollout Control',
      does: [
        'Offers a new version to one {unit} in a hundred first, watches those that return, and widens or stops.',
        'Counts kept and rolled-back installs for each step and halts by itself above the set share.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'images',
      protocol: 'HTTPS',
      purpose: ['sign short-lived addresses of images', 'hand out the image that fits a hardware version'],
    },
    {
      from: 'rollout',
      to: 'db',
      protocol: 'SQL',
      purpose: ['choose who is offered the next version', 'read results and decide on the next step'],
    },
  ],
  boundaries: [
    {
      name: 'Whose {unit} it is',
      protects: ['unit', 'release'],
      mechanism: [
        'Each {unit} has a key pair made in production; claiming needs proof of holding it (code on the case or a button press), and one owner at a time.',
        'A {unit} runs only images whose signature it has checked itself and whose version is not older than the last security mark; the signing key lies offline.',
      ],
    },
  ],
  failures: [
    [
      'When power goes while an image is written, the old half starts again, because there are two, and the install is tried later.',
      'When new firmware does not report within ten minutes of its start, the {unit} goes back to the old one by itself.',
    ],
    [
      'When the wireless password is wrong, the {unit} opens its setup again and says "wrong password", and not "failed".',
      'When more than 2 % of the first hundred roll back, the release stops and the {keeper} is called.',
    ],
  ],
  features: [
    {
      key: 'pair',
      name: ['Bring {an unit} to life', '{Unit} pairing from box to first value', 'Claim {an unit} by code or button'],
      need: 'core',
      description: [
        'Leads from the box to a {unit} that reports: find it, prove that it is yours, give it the network, see the first value.',
        'Pairs {an unit} with its owner in five screens, with the true reason wherever it gets stuck.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to have {an unit} running in three minutes',
          so: 'I do not send it back on the same day',
        },
        { as: 'actor', want: 'to hand a used {unit} to somebody else', so: 'my data and my access end with it' },
        { as: 'keeper', want: 'to see at which screen people give up', so: 'I mend that screen and not the manual' },
      ],
      criteria: [
        [
          'Four of five people who have never seen it are through in 3 minutes without help, on an old and a new phone.',
          'With ten test persons the median from opened box to first value is under three minutes.',
        ],
        'A {unit} that has an owner refuses a second claim, with the same answer as for an unknown code.',
        [
          'Breaking off at any screen and beginning again leads to the end; nothing needs a paper clip.',
          'Twenty runs broken off at random places all end well at the second try.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{unit.path}/claim', purpose: 'claim with proof from the {unit}' },
        { method: 'POST', path: '/{unit.path}/:id/release', purpose: 'give it up and erase it' },
      ],
      reads: ['object'],
      writes: ['unit'],
      edgeCases: [
        'The phone is on a 5 GHz network and the {unit} knows only 2.4: this is said before a password is asked for.',
        [
          'Ten {units} are in reach: the right one blinks when it is touched on the screen.',
          'The code on the case is scratched: it can be typed, with a check digit.',
        ],
        'Bluetooth or location is switched off in the phone: the page names the switch and the reason.',
      ],
      effort: 'L',
      after: ['accounts/sign-in'],
      steps: [
        'Write pairing as a state machine with a named error for each way out, shared by app and firmware.',
        'Prove possession with a challenge signed by the key of the {unit}; store the public half from production.',
        'Send network credentials only over the channel agreed with that {unit}.',
        'Build a simulated {unit} for the tests, with lost packets and wrong passwords.',
        'Count for each screen how many arrive and how many leave.',
      ],
      pitfalls: [
        ['One default password for all.', 'Serial numbers that can be counted up as the only proof.'],
        'Testing with one phone on a desk beside the router.',
      ],
    },
    {
      key: 'update',
      name: [
        'Firmware for {units}, in careful steps',
        '{Unit} updates that can turn back',
        'New firmware for {units} without a brick',
      ],
      need: 'core',
      description: [
        'Brings signed firmware to {units} in steps of 1, 10 and 100 per cent, and back to the old one where it does not start.',
        'Updates {units} at a quiet hour, in pieces that can be resumed, and stops by itself when the first ones suffer.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to stop a release with one press',
          so: 'a mistake reaches a hundred {units} and not ten thousand',
        },
        { as: 'actor', want: 'to have updates at night', so: 'it does not restart while I need it' },
      ],
      criteria: [
        [
          'Power cut at 100 random moments of an update leaves a {unit} that starts, in 100 of 100 cases on the bench.',
          'The bench cuts power a hundred times during updates, and every time the old or the new firmware runs.',
        ],
        'An image with one flipped bit, a wrong hardware version or an old version number is refused by the {unit} itself.',
        'A stop takes effect for every {unit} that has not begun to write, within its next contact.',
      ],
      api: [
        { method: 'POST', path: '/{release.path}', purpose: 'register a signed image' },
        { method: 'PATCH', path: '/{release.path}/:id/share', purpose: 'widen or stop' },
        { method: 'GET', path: '/{unit.path}/:id/next-firmware', purpose: 'what this one should run' },
      ],
      reads: ['unit'],
      writes: ['release', 'install'],
      edgeCases: [
        'A {unit} lay in a drawer for two years: it goes by way of the versions it needs in between.',
        [
          'The battery is at 15 %: the update waits and says so.',
          'It hangs on a mobile line with 5 MB a month: only the difference is loaded.',
        ],
        'The new version reports but measures nothing: "alive" means a plausible value, not a ping.',
      ],
      effort: 'XL',
      after: ['pair'],
      steps: [
        'Use two slots and a watchdog; mark the new one as good only after a self-test with a real value.',
        'Sign in a step of its own with a key kept offline; verify in the boot loader.',
        'Choose each step’s {units} by a stable hash, spread over hardware versions.',
        'Compute the share of rollbacks and stop above the limit, tested with a simulated fleet of 1,000.',
      ],
      pitfalls: [
        ['An updater that cannot update itself.', 'All at once, because the fix is small.'],
        'Letting the server decide that an update went well.',
      ],
    },
    {
      key: 'fleet',
      name: ['All {units} and how they are', '{Unit} fleet by version and last sign', 'Which {units} have gone quiet'],
      need: 'usual',
      description: [
        'Lists {units} with version, last sign of life, battery and signal, and the few that need a person.',
        'Shows the {keeper} at a glance which {units} are silent, old or weak, and what to do with each.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see silent {units} before their owners call',
          so: 'I send a battery and not an apology',
        },
      ],
      criteria: [
        'With 50,000 {units} the page opens in under 1 second, and its counts add up to all of them.',
        [
          'A {unit} is "silent" after three missed reports of its own rhythm, whatever that rhythm is.',
          'Hourly and daily reporters are judged each by their own interval.',
        ],
      ],
      api: [{ method: 'GET', path: '/{unit.path}/health', purpose: 'counts and lists by state and version' }],
      reads: ['unit', 'install'],
      writes: ['unit'],
      edgeCases: [
        'A whole street is silent: it is shown as one power cut and not as forty faults.',
        'The clock of a {unit} is wrong by years: the time of arrival counts, and the difference is shown.',
      ],
      effort: 'M',
      after: ['pair'],
      steps: [
        'Keep the last sign in the row of the {unit}; keep the history elsewhere.',
        'Count by state in one query with an index.',
        'Offer "blink", "restart" and "send log" with a time limit on each answer.',
      ],
      pitfalls: ['Remote access to a shell that stays open.'],
    },
  ],
  usage: [{ need: 'file-storage', units: 4 }],
  pains: [
    [
      'I pressed the button for ten seconds six times, and it still blinks red.',
      'An update went out, and on Monday two hundred {objects} were dead on the wall.',
      'Nobody knows which version runs where.',
    ],
  ],
  competitors: [
    {
      name: 'Memfault',
      kind: 'adjacent',
      positioning: 'Updates, crash reports and fleet health for embedded devices.',
      gap: 'For firmware engineers; how an owner brings {objects} to life is another product.',
      unverified: true,
    },
    {
      name: 'Mender',
      kind: 'adjacent',
      positioning: 'Open source over-the-air updates for embedded Linux, with phased rollouts and rollback.',
      gap: 'Updates only; pairing, owners and what {objects} measure stay with us.',
      source: 'https://github.com/mendersoftware/mender',
    },
    {
      name: 'Balena',
      kind: 'adjacent',
      positioning: 'Container fleets on Linux boards.',
      gap: 'Too large for a microcontroller in {objects} that run on two batteries.',
      when: ['linux', 'raspberry pi', 'container', 'gateway', 'edge'],
      unverified: true,
    },
    {
      name: 'A cable and a laptop',
      kind: 'manual',
      positioning: 'The engineer drives there.',
      gap: 'Ends at about the thirtieth of {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Rules on the security of connected products are getting stricter in the EU and the UK: plan update years and a contact for reports from the start.',
      'A failed update cannot be taken back by mail: bench with power cuts before the first hundred leave the house.',
    ],
    'Each phone maker treats Bluetooth in its own way; a drawer with ten phones is part of the cost.',
  ],
  metrics: [
    ['Paired at the first try: 90 %', 'Median from box to first value under 3 minutes'],
    ['Rolled back or lost by updates: under 0.2 %', '95 % of {units} on the newest version within 30 days'],
  ],
};
