import { isWarning, type ToJudge } from '../../artifacts/review/to-judge.ts';

/** Characters of all that is to be judged. */
const CHARS_MAX = 4_300;
/** Of them for warnings, where the others need the rest. */
const WARNINGS_CHARS = 1_800;
const TEXT_CHARS_MIN = 30;

/**
 * What is to be judged, a line each: every one needs a verdict. A warning is told whole or not at all, as its mend stands
 * at its end; of the others, long texts are cut.
 */
export function judgedLines(toJudge: readonly ToJudge[], plan: string): string[] {
  const warnings = toJudge.filter(({ id }) => isWarning(id));
  const others = toJudge.filter(({ id }) => !isWarning(id));
  const needed = others.reduce((sum, one) => sum + lineOf(one).length + 1, 0);
  let left = Math.max(WARNINGS_CHARS, CHARS_MAX - needed);
  const told = warnings.map((one) => {
    const isWhole = lineOf(one).length < left;
    const line = isWhole ? lineOf(one) : `${one.id} whole: read_plan { plan: "${plan}", artifact: "warnings" }`;
    left -= line.length + 1;
    return line;
  });
  const room = CHARS_MAX - told.reduce((sum, line) => sum + line.length + 1, 0);
  return [...others.map((one) => lineOf(one, Math.floor(room / others.length))), ...told];
}

function lineOf({ id, says, citedBy }: ToJudge, most = Number.POSITIVE_INFINITY): string {
  const cited = citedBy.length > 0 ? ` → ${citedBy.join(', ')}` : '';
  const room = Math.max(TEXT_CHARS_MIN, most - id.length - cited.length - 2);
  return `${id} ${says.length > room ? `${says.slice(0, room - 1).trimEnd()}…` : says}${cited}`;
}
