import { describe, expect, it } from 'vitest';
import { existingIn } from '../../../../src/artifacts/coherence/plan/existing.ts';
import { planOf } from '../../../../src/artifacts/coherence/plan/plan.ts';
import { repositoryIn } from '../../../../src/artifacts/coherence/plan/repository.ts';
import { plannedFilesFitTheRepository } from '../../../../src/artifacts/coherence/rules/planned-files-fit-the-repository.ts';
import { promptReferencesExist } from '../../../../src/artifacts/coherence/rules/prompt-references-exist.ts';
import { blockOf } from '../../../../src/artifacts/digest/block.ts';
import { withDigest } from '../../../../src/artifacts/digest/existing.ts';
import { answersFor, brief, ideaOf } from '../../../helpers/answers/answers.ts';

const LINES = [
  'What the repository has already.',
  ...['# language', '.: Go (4 files, 90 lines);', '# table', 'db/schema.sql: user_accounts; orders;'],
  ...['# route', 'src/http.go: GET /orders/{id}; POST /orders;', '… and 3 more'],
  ...[
    '# folder',
    'src/big',
    '# whole folder',
    '.: go.mod; db/; src/;',
    'src: http.go; big/; api-v1/;',
    'db: schema.sql;',
  ],
];
const existing = withDigest([], blockOf(LINES));

describe('what is planned beside a digest', () => {
  const plan = (change: (artifacts: ReturnType<typeof answersFor>) => void = () => undefined) => {
    const artifacts = answersFor(0);
    change(artifacts);
    return planOf({ idea: ideaOf(0), context: undefined, brief: { ...brief(0), existing }, artifacts });
  };
  const withFiles = (...files: string[]) =>
    plan(({ promptPack: { prompts } }) => {
      const [first] = prompts;
      if (first) first.files = files;
    });
  const messages = (of: ReturnType<typeof plan>) => plannedFilesFitTheRepository.find(of).map(({ message }) => message);

  it('is there, is known to be missing, or neither', () => {
    const repository = repositoryIn(plan());

    expect(['src/http.go', 'src', './db/schema.sql#orders'].map((path) => repository?.has(path))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['src/new.go', 'lib/a.go', 'db/x/y.sql'].map((path) => repository?.lacks(path))).toEqual([true, true, true]);
    expect(['src/big/new.go', 'src/http.go', 'src/api-v1/a.go'].map((path) => repository?.lacks(path))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is warned of where a folder is spelt otherwise', () => {
    expect(messages(withFiles('Src/a.go', 'D_B/a.sql'))).toEqual([
      expect.stringMatching(/plans files in `Src`, and the repository has the folder `src`/),
      expect.stringMatching(/`D_B`.+`db`/),
    ]);
    expect(messages(withFiles('src/a.go', 'lib/a.go', 'Makefile'))).toEqual([]);
  });

  it('is warned of where a prompt names a file that nothing has', () => {
    const named = (path: string) =>
      plan(({ promptPack: { prompts } }) => {
        const [first] = prompts;
        if (first) first.prompt += `\nChange \`${path}\`.`;
      });

    expect(messages(named('src/orders/pay.go'))).toEqual([
      expect.stringMatching(/names `src\/orders\/pay.go`, which neither/),
    ]);
    for (const known of ['src/http.go', 'src/big/any.go', 'elsewhere/a.go', 'https://a.example/src/x.html']) {
      expect(messages(named(known)), known).toEqual([]);
    }
  });

  it('may use a file of a folder that is not listed', () => {
    const using = (path: string) =>
      plan(({ promptPack: { prompts } }) => {
        for (const one of prompts) one.files ??= [];
        const [first] = prompts;
        if (first) first.uses = [path];
      });
    const faults = (path: string) =>
      promptReferencesExist.find(using(path)).filter(({ message }) => message.includes(path));

    expect(faults('src/big/a.go')).toEqual([]);
    expect(faults('src/http.go')).toEqual([]);
    expect(faults('src/nothing.go')).toHaveLength(1);
  });

  it('finds tables and routes as frameworks write them, and takes no folder for an entity', () => {
    const { ofEntity, ofOperation } = existingIn(plan());

    expect(ofEntity('UserAccount')).toHaveLength(1);
    expect(ofOperation('GET /orders/:orderId')).toHaveLength(1);
    expect([ofEntity('Big'), ofEntity('Db'), ofEntity('File')].flat()).toEqual([]);
  });

  it('is nothing where there is no digest', () => {
    expect(
      repositoryIn(planOf({ idea: ideaOf(0), context: undefined, brief: brief(0), artifacts: answersFor(0) })),
    ).toBeUndefined();
  });
});
