import type { Design } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { retold } from './retold.ts';

/** "gets 7 days to say yes", "has 14 days", "an hour to pay": how long somebody has to answer. */
const TO_ANSWER =
  /\b(\d{1,3}|an?|one|two|three|five|seven|ten|fourteen) ?(minutes?|mins?|hours?|h|days?|weeks?)(?=,? to (?:say yes|say|answer|accept|confirm|reply|respond|decide|claim|pay|take it|react|book)\b)|\b(?:has|have|gets?|got|within) (\d{1,3}|an?|one|two|three|five|seven|ten|fourteen) ?(minutes?|mins?|hours?|h|days?|weeks?)\b(?=[^.;!?]{0,30}(?:or |otherwise |else |then |before )?(?:the )?(?:next|place|slot|passes|goes to|moves on))/i;

/** Who is asked keeps a place for as long as the brief says, and not for what is usual. */
export function withSaidTimes(
  spec: CapabilityFeature,
  { understanding }: Pick<Design, 'understanding'>,
): CapabilityFeature {
  const found = TO_ANSWER.exec(`${understanding.idea}. ${understanding.context}`);
  const [count, unit] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (!count || !unit) return spec;
  const span = `${count} ${unit}`;
  return retold(spec, (text) =>
    text
      .replace(/\ba hold of 15 minutes\b/g, `a hold of ${span}`)
      .replace(/\bin minute 16 at the latest\b/g, 'within a minute of its end')
      .replace(/\bheld for ten minutes\b/g, `held for ${span}`)
      .replace(/\bexpire after ten minutes\b/g, `expire after ${span}`)
      .replace(/\bten minutes before the start\b/g, 'shortly before the start'),
  );
}
