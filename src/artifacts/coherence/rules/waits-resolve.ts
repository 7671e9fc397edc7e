import type { JudgedName } from '../../quality.ts';
import { nameKey, nameKeys } from '../../reading/names.ts';
import { phraseAt } from '../plan/phrases.ts';
import type { Plan } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { codes, type Place } from '../plan/tell.ts';
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
    const resolves = resolverFor(plan);
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

/** Whether a text has the name of a phase, a feature or a prompt, or the id of a part. */
function resolverFor({ artifacts: { phases, promptPack }, features, criteria }: Plan): (text: string) => boolean {
  const known = nameKeys([
    ...(phases?.phases ?? []).map(({ name }) => name),
    ...features.flatMap(({ id, feature }) => [id, feature.name]),
    ...criteria.map(({ id }) => id),
    ...(promptPack?.prompts ?? []).flatMap(({ id, name }) => [name, ...(id === undefined ? [] : [id])]),
  ]);
  return (text) => {
    const key = nameKey(text);
    if (known.has(key)) return true;
    return [...key.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => phraseAt(key, index, known) !== undefined);
  };
}

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
