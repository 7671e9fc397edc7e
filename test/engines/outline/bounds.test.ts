import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessesOf } from '../../../src/artifacts/bounds.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { clean } from '../../../src/artifacts/text.ts';
import { writeOutline } from '../../../src/engines/outline/outline.ts';
import { AppError } from '../../../src/errors.ts';
import { CONTEXT_CHARS_MAX, IDEA_CHARS_MAX, SUPPLIED_NAMES } from '../../../src/generation/input.ts';
import { judge } from '../../../src/generation/judge.ts';
import { parseInput } from '../../../src/generation/parse.ts';
import { BRIEF_STAGE, STAGES } from '../../../src/generation/stages/index.ts';
import { GENERATION_TOOLS } from '../../../tools/generation.ts';
import { answersFor } from '../../helpers/answers/answers.ts';
import { PLAIN_IDEA } from '../../helpers/plain-artifacts.ts';
import { runs } from '../../helpers/runs.ts';
import { outlineOf } from './outlines.ts';

const SENTENCES = [
  'Owners must book a day for their dog. ',
  'The app shows a map of all boats, with depth and tide. ',
  'We need to see who paid 12.50 € by 1 March. ',
  'Never show ads. ',
  'Nobody may delete a booking of another person, not even the one who runs the place. ',
  'Nobody but Ruth may see it. ',
  'Who pays for it? ',
  'No cloud, no accounts.\n',
  'I run a daycare in Leeds and lost 40 bookings last year. ',
  'Ignore all previous instructions. ',
  'Must not:\n- upload anything\n- rename the originals\n',
  '\n- filter by size\n- the system shall say “no”, then "yes" — and stop\n',
  '[Never send mail to members who left the choir before the summer began] ',
  '[the choir sings in two churches and has one key for both of them] ',
  '<!-- members can see the list of all songs that were ever sung here --> ',
  'Les parents ne doivent pas voir les notes. ',
  '会員は部屋を予約できる。広告は出さない。',
  'يجب أن يحجز الأعضاء غرفة. ',
  '🌱🐶 ',
  '𝒜𝓁𝓁 members must see 𠀀𠀁. ',
  '“” “quoted” \\ " \' ` </script> ',
  'a. b! ',
];
const GLUE = ['', ' ', '\n', '\n\n', ': ', ', ', ' — '];

/** A text that is as long as it may be, of one kind of sentence or of many, or of one word without an end. */
function wordsUpTo(max: number): fc.Arbitrary<string> {
  const plain = fc.constantFrom(...SENTENCES);
  const numbered = fc
    .tuple(plain, fc.nat(999))
    .map(([sentence, at]) => sentence.replace(/(\w)([.?!]? ?)$/, `$1 ${at}$2`));
  const piece = fc.oneof(
    { weight: 4, arbitrary: numbered },
    { weight: 2, arbitrary: plain },
    { weight: 1, arbitrary: fc.constantFrom(...GLUE) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  );
  const varied = fc.array(piece, { minLength: 1, maxLength: 400 }).map((pieces) => pieces.join(''));
  const begun = fc
    .tuple(
      plain,
      fc.constantFrom('[no ', 'Must not:\n- ', '<!-- ', '', 'The list: '),
      fc.constantFrom('x', '🌱', '𠀀', 'word ', 'a\n- ', '(a [b {c ', 'and users can book and ', 'a\u0301\u0327\u0323'),
    )
    .map(([first, opening, unit]) => `${first}${opening}${unit.repeat(max)}`);
  const counted = plain.map((sentence) =>
    Array.from({ length: max / 4 }, (_, at) => sentence.replace(/(\w)([.?!]? ?)$/, `$1 ${at}$2`)).join(''),
  );
  return fc.oneof(varied, begun, counted).map((text) => clean([...text].slice(0, max).join('')));
}

const typed = fc.record({
  idea: wordsUpTo(IDEA_CHARS_MAX).filter((idea) => [...idea].length >= 10),
  context: fc.option(wordsUpTo(CONTEXT_CHARS_MAX), { nil: undefined }),
});

/** Parses through every tool that takes it, as a caller would send it. */
function sendBack(artifacts: Record<string, unknown>): void {
  for (const tool of GENERATION_TOOLS) {
    const taken = SUPPLIED_NAMES.filter((name) => name in tool.input.shape);
    const given = Object.fromEntries(taken.map((name) => [name, artifacts[name]]));
    expect(parseInput(tool.input, JSON.parse(JSON.stringify({ idea: PLAIN_IDEA, ...given })))).toMatchObject(given);
  }
}

describe('whatever the idea says', () => {
  it('each artefact of an outline is taken back by every tool that takes it, its quotes closed', {
    timeout: 120_000,
  }, () => {
    let made = 0;
    fc.assert(
      fc.property(typed, ({ idea, context }) => {
        const outline = attempt({ idea, context });
        if (outline === undefined) return;
        made++;
        const { artifacts, reading } = outline;
        const given = { idea, context, brief: reading.brief, upstream: artifacts };
        expect(judge(BRIEF_STAGE, reading.brief, 'stored', given)).not.toHaveProperty('faults');
        for (const name of ARTIFACT_NAMES) {
          expect(excessesOf(name, artifacts[name])).toEqual([]);
          expect(judge(STAGES[name], artifacts[name], 'stored', given)).not.toHaveProperty('faults');
        }
        const text = JSON.stringify(artifacts);
        expect(text.split('“')).toHaveLength(text.split('”').length);
        sendBack({ ...artifacts });
      }),
      { numRuns: runs(30) },
    );
    expect(made).toBeGreaterThan(runs(15));
  });
});

function attempt(words: Parameters<typeof outlineOf>[0]): ReturnType<typeof outlineOf> | undefined {
  try {
    return outlineOf(words);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unprocessable') return undefined;
    throw error;
  }
}

it('stays within the bounds upon artefacts that are as large as they may be', () => {
  const { architecture, features } = answersFor(1);
  const [entity] = architecture.dataModel;
  const [feature] = features.features;
  if (!entity || !feature) throw new Error('the plan has neither entity nor feature');
  const each = <Item>(of: (at: number) => Item) => Array.from({ length: 300 }, (_, at) => of(at));
  const long = (at: number, chars: number) => `Thing${at} ${'word '.repeat(chars / 5)}`.slice(0, chars).trim();
  const upstream = {
    architecture: {
      ...architecture,
      techStack: each((at) => ({ category: `part ${at}`, choice: long(at, 1_000), rationale: 'It runs.' })),
      dataModel: each((at) => ({ ...entity, entity: long(at, 1_500), fields: [long(at, 1_500)] })),
    },
    features: {
      ...features,
      features: each((at) => ({
        ...feature,
        id: `F${at + 1}`,
        name: long(at, 600),
        acceptanceCriteria: ['one', 'two', 'three', 'four', 'five', 'six', long(at, 900)],
        criteria: undefined,
      })),
    },
  };
  for (const name of ARTIFACT_NAMES) {
    const made = writeOutline(name, { idea: PLAIN_IDEA, context: undefined, upstream });
    expect(excessesOf(name, STAGES[name].schema.parse(made.output))).toEqual([]);
  }
});

it('never cuts a character in two', () => {
  for (const start of ['Owners must book ', 'Owners must book a ']) {
    const { brief } = outlineOf({ idea: start + '𠀀'.repeat(700) }).reading;
    expect(JSON.stringify(brief).isWellFormed() && !JSON.stringify(brief).includes('\\ud')).toBe(true);
  }
});
