const COUNT =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|several|real|untrained|\\d+)';
const WHO =
  '(?:people|persons|owners|users|members|families|engineers|children|readers|guests|customers|clerks|workers|patients|teachers|pupils|players|lawyers|experts|drivers|nurses|hands)';

/** Tried with people, or measured against what people have marked: no test that an agent writes can show it. */
const WITH_PEOPLE = new RegExp(
  [
    `\\b(?:tried|measured|timed|rehearsed|watched|judged|trials?|tests?) (?:with|by|on|among|of) (?:at least )?${COUNT} (?:[a-z-]+ )?${WHO}\\b`,
    `\\b(?:marked|judged|rated|corrected|labelled) by (?:hand|\\w+ )?${WHO}\\b`,
    '\\bmarked by hand\\b',
    '\\bperson was watched\\b',
    '\\bSomebody (?:else )?(?:follows|installs)\\b',
    '\\bfor somebody who has never seen it\\b',
  ].join('|'),
  'i',
);

/** The line asks for people: a person checks it, and no test of the agent. */
export const needsPeople = (line: string): boolean => WITH_PEOPLE.test(line);
