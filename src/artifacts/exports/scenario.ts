/** A criterion in the parts that it names itself. Without `given` and `when`, `outcome` is the whole of it. */
export interface Scenario {
  given?: string;
  when?: string;
  outcome: string;
}

const GIVEN = /^given\s+/i;
const WHEN = /^when\s+/i;
const THEN = /,\s+then:?\s+/i;

/**
 * Splits a criterion at its own words: "Given …, when …, then …". Where it has none of them, or it is not sure where one
 * part ends, nothing is split: no word is added, and none is lost.
 */
export function scenarioOf(text: string): Scenario {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (WHEN.test(line)) {
    const parts = whenOf(line.replace(WHEN, ''));
    return parts ?? { outcome: line };
  }
  if (!GIVEN.test(line)) return { outcome: line };
  const rest = line.replace(GIVEN, '');
  const when = /,\s+when\s+/i.exec(rest);
  const then = THEN.exec(rest);
  if (when !== null && (then === null || when.index < then.index)) {
    const parts = whenOf(rest.slice(when.index + when[0].length));
    return parts === undefined ? { outcome: line } : { given: rest.slice(0, when.index), ...parts };
  }
  const parts = partsOf(rest);
  return parts === undefined ? { outcome: line } : { given: parts[0], outcome: parts[1] };
}

function whenOf(rest: string): Scenario | undefined {
  const parts = partsOf(rest);
  return parts && { when: parts[0], outcome: parts[1] };
}

/** What stands before and after ", then"; without it, on both sides of the only comma of a clause. */
function partsOf(text: string): [before: string, after: string] | undefined {
  const then = THEN.exec(text);
  if (then !== null) return pair(text.slice(0, then.index), text.slice(then.index + then[0].length));
  const clause = text.split(/[;:]\s|\.\s/u)[0] ?? '';
  const commas = [...clause.matchAll(/,\s+/g)];
  const [comma] = commas;
  if (comma === undefined || commas.length > 1) return undefined;
  return pair(text.slice(0, comma.index), text.slice(comma.index + comma[0].length));
}

const pair = (before: string, after: string): [string, string] | undefined =>
  before === '' || after === '' ? undefined : [before, after];
