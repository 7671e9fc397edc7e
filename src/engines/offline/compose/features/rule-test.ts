import { pick } from '../../language/hash.ts';
import type { RuleSaid } from '../../understand/rules-said.ts';

/** What a test must show of a rule: on a condition with it and without it; of any other what such a rule can be caught at. */
export function testOf({ says, kind }: RuleSaid, key: string): string {
  const parted = parts(says);
  if (parted && ONLY_IF.test(says)) return pick(quoted(says, TESTS.needed), key + says);
  if (parted) {
    const { when, then } = parted;
    const else_ = REFUSES.test(then) ? 'Otherwise nothing stands in the way.' : 'Otherwise not.';
    return pick(
      [
        `Given ${when}: ${then}. ${else_}`,
        `A test sets up “${when}” and finds “${then}”; without it nothing of the kind.`,
        `Case one: ${when}. Then ${then}. Case two, without it: not.`,
      ].slice(0, REFUSES.test(then) ? 1 : undefined),
      key + says,
    );
  }
  const found = SORTS.find(({ signs }) => signs.every((sign) => sign.test(says)))?.sort ?? kind;
  return pick(quoted(says, TESTS[found]), key + says);
}

const quoted = (says: string, tails: readonly string[]) => tails.map((tail) => `“${says}”: ${tail}`);

/** "A chart which shows if I am getting stronger", "see how long it lasts if nobody pays" */
const WHETHER =
  /\b(?:shows?|sees?|knows?|tells?|asks?|checks?|finds? out|says?|decides?|learns?) (?:me |us |them |you )?(?:if|when|how|which|whether)\b/i;
const CONDITION = /^(?:if|when|whenever|once|as soon as) (?<when>[^,]{6,}), (?:then )?(?<then>.{6,})$/i;
const AFTERWARDS = /^(?<then>[^,]{6,}?)(?:,)? (?:if|when|whenever|once|as soon as) (?<when>.{6,})$/i;
/** A longer one says what happens as well. */
const WHEN_MAX = 9;
/** "Goes away": nobody is said to do it. */
const THEN_MIN = 3;

function parts(says: string): { when: string; then: string } | undefined {
  const { when, then } = (CONDITION.exec(says) ?? (WHETHER.test(says) ? null : AFTERWARDS.exec(says)))?.groups ?? {};
  if (!when || !then || when.split(' ').length > WHEN_MAX || then.split(' ').length < THEN_MIN) return undefined;
  return { when, then };
}

/** "May only go out if an adult has signed" */
const ONLY_IF = /\bonly\b[^.;]*\b(?:if|when|once)\b/i;
const REFUSES = /\b(?:not|never|no|nobody|none|cannot|can['’]t|won['’]t|mustn['’]t|impossible|refused|blocked)\b/i;

/** What a rule can be caught at. */
type Sort = RuleSaid['kind'] | 'ease' | 'inside' | 'never' | 'within' | 'needed' | 'until' | 'told' | 'rhythm' | 'each';

const TIME = String.raw`\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen`;
const UNIT = `(?:minutes?|mins?|hours?|h|days?|nights?|weeks?|months?|years?)`;
const NEVER =
  /\b(?:must(?:n['’]t| not| never)|may (?:not|never)|cannot|can['’]t|can never|never|nobody|no one|not (?:be )?allowed|impossible|under no circumstances|neither)\b|^(?:no|not one) \p{L}+/iu;
const REMINDS =
  /\b(?:warn\p{L}*|remind\p{L}*|tell|told|hears?|hearing|text(?:ed|s)?|sms|calls?|called|phoned|rings?|alert\p{L}*|alarm\p{L}*|notif\p{L}*|mail(?:ed|s)?|e-mail(?:ed|s)?|messages?|pings?)\b/iu;

/** The first that fits decides. */
const SORTS: readonly { sort: Sort; signs: readonly RegExp[] }[] = [
  {
    sort: 'ease',
    signs: [
      /\b(?:able to (?:use|work) |easy (?:enough )?to |use (?:it|this) (?:at once|after)|minutes?['’]?s? (?:of )?(?:explanation|training|instructions?)|without (?:a |any )?(?:manual|training|explanation)\b|with gloves)/iu,
    ],
  },
  {
    sort: 'inside',
    signs: [
      NEVER,
      /\b(?:sent|send|leaves?|uploaded|handed|passed|shared|goes?|given)\b[^.;]*\b(?:APIs?|cloud|servers?|houses?|network|building|outside|anybody|anyone|somebody|provider|vendor|third part\w+|OpenAI|Google|Amazon|Microsoft)\b/i,
    ],
  },
  { sort: 'told', signs: [REMINDS, new RegExp(`\\b(?:${TIME}) ?${UNIT}\\b`, 'iu')] },
  {
    sort: 'within',
    signs: [
      NEVER,
      new RegExp(`\\b(?:within|under|over|below|above|for|older than|less than|more than) (?:${TIME}) ?\\p{L}*`, 'iu'),
    ],
  },
  { sort: 'until', signs: [/\b(?:stays?|remains?|kept|keeps?|open|blocked|locked|held|hidden)\b[^.;]* until\b/i] },
  {
    sort: 'needed',
    signs: [
      /(?<!\bwith or )\bwithout\b(?! (?:\p{L}+ing )?(?:an? |any )?(?:accounts?|log|sign|app|internet|password|parents)\b)|\b(?:unless|until|before)\b/iu,
      /\b(?:must|may|can|cannot|needs?|has to|have to|nobody|no)\b/i,
    ],
  },
  {
    sort: 'right',
    signs: [/\bonly (?:the |my |our |an? )?\p{L}+s? (?:\p{L}+ )?(?:may|can|sees?|edits?|approves?)\b/iu],
  },
  { sort: 'never', signs: [NEVER] },
  {
    sort: 'rhythm',
    signs: [
      new RegExp(
        `\\b(?:every|each|once an?|twice an?) (?:(?:${TIME}) )?(?:${UNIT}|morning|evening|night|quarter)\\b`,
        'iu',
      ),
    ],
  },
  { sort: 'each', signs: [/^(?:each|every|all)\b/i] },
];

const TESTS: Record<Sort, readonly string[]> = {
  ease: [
    'somebody who has never seen it does the main task after no more than that; three people are watched, and nobody helps.',
    'tried with three people who see it for the first time, with a watch and without a word of help.',
  ],
  inside: [
    'with every way out blocked the whole of it still works, and a test lists each address that is called.',
    'a test runs it from end to end without a way out; logs and error reports are looked through as well.',
  ],
  never: [
    'tried through every way in, and by two at the same moment: refused each time with the reason, and what was stored stays as it was.',
    'a test tries each way there is, lists, links and imports included; each is refused and says why.',
    'the store itself refuses it, whichever screen or command it comes from.',
  ],
  within: [
    'one case just inside the limit is refused, one just beyond it passes.',
    'a test stands on both sides of the limit: inside refused with these words, outside let through.',
  ],
  needed: [
    'with that missing the step is refused and says what is missing; once it is there, the same step passes.',
    'a test tries it without, and is refused with the reason; then with it, and goes on.',
  ],
  until: [
    'it stays so overnight and over a restart, and nothing else ends it; then the named thing does.',
    'a test lets a day and a restart pass: still so; what is named here ends it, and nothing else does.',
  ],
  told: [
    'with a set clock, nobody is told a minute before; at the moment the right one is told, once; where it has been dealt with, nobody.',
    'a test moves the clock to just before, to the moment and beyond it: one message, to the one it is for, and none once it is settled.',
  ],
  rhythm: [
    'with the clock moved on by one turn it is due, once; done early or late, the next turn counts from there.',
    'a test moves the clock over two turns: due twice, never twice in one.',
  ],
  each: [
    'of three examples one is left without: it is named in a list or refused, the other two are not.',
    'a test looks for one that it does not hold for, and the product shows it.',
  ],
  limit: [
    'the last one within passes, the next is refused.',
    'at the limit it passes, one beyond is refused with these words.',
    'a test counts up to it and one further.',
  ],
  deadline: [
    'a minute before nothing happens, then it does, once.',
    'a test with a set clock stands on both sides.',
    'with the clock moved past it, it happens exactly once.',
  ],
  right: [
    'whoever may can, everybody else is refused.',
    'a test tries it as each role.',
    'it holds through every door, links included.',
  ],
  fact: [
    'one case where it holds and one where it does not, each with its answer.',
    'the owner names an example that must pass and one that must not; both become tests.',
    'ask the owner for one example of each side before it is built; they are the test.',
  ],
};
