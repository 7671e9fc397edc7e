import type { JudgedName } from '../../quality.ts';
import { nameKey, nameKeys } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { codes, type Place } from '../plan/tell.ts';
import { waitingIn } from '../plan/waiting.ts';
import { defineRule, type Finding } from '../rule.ts';

export const waitsResolve = defineRule({
  id: 'waits-resolve',
  check: 20,
  severity: 'report',
  says: 'Work of people starts in a phase and holds up a phase, a feature or a prompt.',
  needs: ['features', 'phases'],
  judges: ['phases', 'promptPack'],
  find({ phases: { phases }, promptPack }, plan) {
    const known = nameKeys(phases.map(({ name }) => name));
    const waitingFor = waitingIn(plan);
    const resolves = (text: string) => waitingFor(text) !== undefined;
    const leads = phases.flatMap(({ lead = [] }, phase) =>
      lead.flatMap(({ startIn, blocks }, at) => [
        ...(known.has(nameKey(startIn)) ? [] : [place('phases', startIn, 'phases', phase, 'lead', at, 'startIn')]),
        ...(resolves(blocks) ? [] : [place('phases', blocks, 'phases', phase, 'lead', at, 'blocks')]),
      ]),
    );
    const persons = (promptPack?.prompts ?? []).flatMap(({ id, person = [] }, prompt) =>
      person.flatMap(({ blocks }, at) =>
        resolves(blocks) ? [] : [place('promptPack', blocks, 'prompts', id ?? prompt, 'person', at, 'blocks')],
      ),
    );
    return [...tell(leads), ...tell(persons)];
  },
});

type Unknown = Omit<Place, 'cause'>;

const place = (artifact: JudgedName, name: string, ...at: (string | number)[]): Unknown => ({
  artifact,
  pointer: pointerTo(...at),
  name,
});

function tell(unknown: readonly Unknown[]): Finding[] {
  const [first] = unknown;
  if (first === undefined) return [];
  const { artifact, pointer } = first;
  return [
    {
      artifact,
      pointer,
      message: `Work of people names what does not exist: ${codes(unknown.map(({ name }) => name))}.`,
      mend: 'Write the name of a phase in `startIn`, and of a phase, feature or prompt in `blocks`.',
    },
  ];
}
