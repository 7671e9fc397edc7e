import { describe, expect, it } from 'vitest';
import { foundIn, lintTexts } from './lint-texts.ts';

const there = { files: ['src/hold.ts', 'app/[id]/page.tsx', 'web/src/lib/money.ts'], links: ['src/shared'] };
const lintTasks = (tasks: string, more = {}): string[] =>
  foundIn({ 'specs/001/tasks.md': tasks }, { ...there, ...more });
const done = (words: string, more = {}): string[] => lintTasks(`- [x] T001 ${words}`, more);

describe('a file that a task names', () => {
  it('is missing when the task is done and the file is nowhere', () => {
    expect(done('Write src/pay.ts')).toEqual([
      'tasks.md:1:18 warning missing-file: task T001 is marked done, and src/pay.ts does not exist',
    ]);
    expect(done('实现 `src/pay.ts`（支付）')).toHaveLength(1);
    expect(done('Test (`src/pay.ts:12`), **src/refund.ts**.')).toHaveLength(2);
  });

  it('may be about to be made by a task that is open', () => {
    expect(lintTasks('- [ ] T001 Write src/pay.ts\n- [ ] T002 Update src/pay.ts')).toEqual([]);
  });

  it('is missing when an open task changes it and no task before it names it', () => {
    expect(lintTasks('- [ ] T001 Update `src/pay.ts` to refund')).toEqual([
      'tasks.md:1:20 warning missing-file: task T001 changes src/pay.ts, which does not exist',
    ]);
  });

  it.each([
    ['is there', 'Write src/hold.ts'],
    ['is there from another folder', 'Write src/lib/money.ts and lib/money.ts'],
    ['is there in other letters', 'Write `src/Hold.ts`'],
    ['is there in a folder with brackets', 'Write `app/[id]/page.tsx`'],
    ['was taken away', 'Delete src/old.ts'],
    ['was taken away in a step of it', 'Tidy up\n  - Delete src/old.ts'],
    ['was moved', 'Move src/old.ts → src/hold.ts'],
    ['lies behind a symbolic link', 'Write src/shared/pay.ts'],
    ['is outside', 'Write ../src/pay.ts and /src/pay.ts and ~/src/pay.ts'],
    ['is a list of names', 'Choose src/Next.js/app.ts'],
    ['is an address', 'Read https://src/pay.ts and src.dev/app/pay.html'],
    ['is a pattern', 'Write src/*.ts, src/{a,b}.ts, src/<name>.ts and src/.../pay.ts'],
    ['is in no folder of this repository', 'Write server/pay.ts'],
    ['was mangled by a formatter', 'Write src/**tests**/pay.ts'],
    ['is no path', 'Serve src/pay at application/json and and/or'],
  ])('is let be when it %s', (_why, words) => {
    expect(done(words)).toEqual([]);
  });

  it('is let be when git ignores it, or not every folder could be read', () => {
    const gitignore = '# made\n*.pem\n/dist/\n!src/keep.ts\nsrc/gen*/*.ts\n';
    expect(done('Write src/key.pem, src/dist/pay.js and src/generated/api.ts', { gitignore })).toEqual([]);
    expect(done('Write src/keep.ts', { gitignore })).toHaveLength(1);
    expect(done('Write src/pay.ts', { isWhole: false })).toEqual([]);
  });

  it('is told once, with the place where it may be now', () => {
    const tasks = '- [x] T001 Write src/money.ts\n- [x] T002 Test src/money.ts';
    const { findings } = lintTexts({ 'specs/001/tasks.md': tasks }, there);
    expect(findings.map(({ mend }) => mend)).toEqual(['It may be web/src/lib/money.ts: name it there.']);
  });
});
