import type { CapabilityFeature } from '../knowledge/schema.ts';
import type { Integration } from '../knowledge/stack/integrations.ts';

/** What is held in the hand or hangs on a wire speaks so; no server and no key stands between. */
export const isNearby = ({ tech }: Pick<Integration, 'tech'>): boolean => NEARBY.test(tech);
const NEARBY = /\b(?:bluetooth|usb|serial|midi|nfc|gatt|keyboard input)\b/i;

/** By what such a thing is connected with the program: "Bluetooth". */
export const wireOf = ({ tech }: Pick<Integration, 'tech'>): string => NEARBY.exec(tech)?.[0] ?? 'wire';

/** What is read with a device at hand, as a feature: at once, without a network, and by hand where the device is dead. */
export function nearbyFeature({ name, carries, tech }: Integration, id: string): CapabilityFeature {
  return {
    key: 'exchange',
    name: [`{Objects} read over ${name}`, `${name} at hand for {objects}`],
    need: 'core',
    description: [
      `Takes ${carries} over ${tech}, at the phone or machine of the {actor}; no server stands between.`,
      `What the device reads stands in the form at once: ${carries}, over ${tech}, also without a network.`,
    ],
    stories: [
      {
        as: 'actor',
        want: 'to have what the device reads in the form at once',
        so: ['nobody types it', 'a wrong digit cannot happen', 'one hand stays free'],
      },
    ],
    criteria: [
      [
        'A reading stands in the open form within 1 second, also in flight mode.',
        'From reading to form it takes 1 second at most, network or not.',
      ],
      ['The same reading twice within 2 seconds counts once.', 'A device that sends a reading twice leaves one.'],
      [
        'With the device off or out of reach the screen says so within 5 seconds, and typing by hand still works.',
        'A dead battery is told within 5 seconds; the form then takes what is typed.',
      ],
    ],
    api: [
      { method: 'POST', path: `/readings/over-${id}`, purpose: 'Store what was read, once, with its own time' },
      { method: 'GET', path: `/readings/over-${id}/unknown`, purpose: 'What was read and belongs to nothing' },
    ],
    reads: ['object'],
    writes: ['object'],
    edgeCases: [
      [
        'Two devices are in reach: each phone keeps the one that it was paired with.',
        'A second device wakes up nearby: nothing switches by itself.',
      ],
      [
        'A reading belongs to no {object}: it is kept and shown as unknown, and nothing is guessed.',
        'Half a reading arrives: it is dropped, and the next is whole.',
      ],
    ],
    effort: 'M',
    steps: [
      'Try two real devices before coding. Note profile, framing and what three readings look like.',
      `Put ${tech} behind one adapter; tests play recorded readings through it.`,
      'Pair once, remember the device, connect again by itself.',
      'Keep with each reading its own time and by which device it came.',
    ],
    pitfalls: [['A reading that needs the server to reach the form.', 'A form that waits while the device connects.']],
  };
}
