import { lastWord, singular } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';
import { type Entity, isOption, type Part } from './design.ts';
import { hangOn } from './hang-on.ts';
import { isMechanism } from './mechanisms/build.ts';
import { mechanismsIn } from './mechanisms/find.ts';
import { nounOf } from './mechanisms/roles.ts';

/** What is spoken and recorded, whatever it is called. */
export const SPOKEN = new Set(
  'recording interview episode podcast call talk lecture sermon webinar conversation audio memo'.split(' '),
);

/**
 * "Turns a raw podcast recording into …; the interviews are under embargo": one recording under two names. The plan keeps it once, by
 * the name of what goes in; the other is remembered for what the idea says of it.
 */
export function oneRecording(entities: Entity[], understanding: Understanding): Entity[] {
  const source = mechanismsIn(understanding).find(({ mechanism }) => mechanism.id === 'turn-into')?.roles;
  const said = source?.get('source');
  if (typeof said !== 'string' || !SPOKEN.has(lastWord(nounOf(said)))) return entities;
  const outputs = [source?.get('outputs') ?? []].flat().map(nounOf);
  const main = entities.find(({ one }) => one === nounOf(said) || lastWord(one) === lastWord(nounOf(said)));
  if (!main) return entities;
  const same = entities.filter(
    (one) => one !== main && SPOKEN.has(singular(lastWord(one.one))) && !outputs.includes(one.one),
  );
  if (same.length === 0) return entities;
  main.also = same.map(({ one }) => one);
  return entities.filter((one) => !same.includes(one));
}

/**
 * What is made of a recording is made of its transcript: the stages and drafts read it, a quote names its line of it. Changes the
 * entities in place.
 */
export function fromTranscript(parts: readonly Part[]): Part[] {
  const written = parts.find(
    ({ use, spec }) => !isOption(use) && spec.writes.some((key) => isTranscript(use.entities.get(key))),
  );
  const key = written?.spec.writes.find((one) => isTranscript(written.use.entities.get(one)));
  const segment = key === undefined ? undefined : written?.use.entities.get(key);
  if (!written || !segment) return [...parts];
  return parts.map((part) => {
    const { use, spec } = part;
    const isStages = isMechanism(use.capability) && use.capability.id.endsWith('turn-into');
    const isDraft = use.capability.id === 'assistant' && spec.key === 'draft';
    if (part === written || (!isStages && !isDraft)) return part;
    use.entities.set('transcript', segment);
    if (isStages)
      for (const key of spec.writes) {
        const made = use.entities.get(key);
        if (made?.fields.some((field) => field.startsWith('wording:'))) hangOn(made, 'refers to', segment);
      }
    return {
      ...part,
      spec: {
        ...spec,
        reads: [...spec.reads, 'transcript'],
        after: [...(spec.after ?? []), `${written.use.capability.id}/${written.spec.key}`],
      },
    };
  });
}

/** What was said, line by line, each with its time. */
const isTranscript = (entity: Entity | undefined): boolean =>
  entity !== undefined &&
  /(?:Segment|Utterance)$/.test(entity.name) &&
  entity.fields.some((field) => /^(?:start|from)Ms:/.test(field)) &&
  entity.fields.some((field) => field.startsWith('text:'));
