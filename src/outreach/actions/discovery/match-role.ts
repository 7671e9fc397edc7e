import { LEVELS } from './lexicon/role-areas.ts';
import type { Match } from './match.ts';
import { quoted } from './match.ts';
import type { Role } from './read-role.ts';

/** How well a role fits the best of those asked for, 0 to 1, and why; undefined when it fits none. */
export function matchRole(has: Role, wanted: readonly Role[]): Match | undefined {
  let best: Match | undefined;
  for (const role of wanted) {
    const match = matchOne(has, role);
    if (match && match.part > (best?.part ?? 0)) best = match;
  }
  return best;
}

function matchOne(has: Role, wanted: Role): Match | undefined {
  if (has.isOther && !wanted.isOther) return undefined;
  const [theirs, ours] = [quoted(has.text), quoted(wanted.text)];
  if (has.words.join(' ') === wanted.words.join(' '))
    return { part: 1, reason: `The role ${theirs} is one asked for.` };
  const distance = levelDistance(has, wanted);
  const shares = [...wanted.areas].some((area) => has.areas.has(area));
  // A production manager shares every stem with a product manager, but not the field.
  const elsewhere = !shares && wanted.areas.size > 0 && has.areas.size > 0;
  const holds = !elsewhere && wanted.stems.size > 0 && [...wanted.stems].every((stem) => has.stems.has(stem));
  if (holds && distance === 0) return { part: 0.95, reason: `The role ${theirs} has the words of ${ours}.` };
  if (shares && distance === 0) return { part: 0.9, reason: `The role ${theirs} means the same as ${ours}.` };
  if (wanted.areas.size === 0 && wanted.level !== undefined && has.level !== undefined && distance === 0) {
    return { part: 0.8, reason: `The role ${theirs} is as high as ${ours}.` };
  }
  if (!shares && !holds) return undefined;
  return {
    part: distance === 1 ? 0.6 : 0.3,
    reason: `The role ${theirs} is in the field of ${ours}, at another level.`,
  };
}

/** 0 also when no level was asked for: then whoever is in the field fits. */
function levelDistance(has: Role, wanted: Role): number {
  if (wanted.level === undefined) return has.level === 'junior' ? 1 : 0;
  return Math.abs(LEVELS[has.level ?? 'none'] - LEVELS[wanted.level]);
}
