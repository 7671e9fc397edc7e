import { describe, expect, it } from 'vitest';
import { foundIn } from './lint-texts.ts';

const REQUIREMENTS = `# Requirements Document

## Requirements

### Requirement 1: Book

**User Story:** As a groomer, I want bookings, so that my days are full.

#### Acceptance Criteria

1. WHEN a slot is free THEN the system SHALL hold it
2. WHEN it is taken THEN the system SHALL answer 409

### Requirement 2: Cancel

#### Acceptance Criteria

1. WHEN a visit is cancelled THEN the system SHALL refund
2. IF it is late THEN the system SHALL refund nothing
3. THE system SHALL tell the groomer
`;

/** Findings of a spec with these tasks, one list item each. */
const lintTasks = (tasks: string, requirements = REQUIREMENTS): string[] =>
  foundIn({ '.kiro/specs/booking/requirements.md': requirements, '.kiro/specs/booking/tasks.md': tasks });

describe('a Kiro spec', () => {
  it('is sound when tasks name every criterion, alone, by range, by requirement or in their words', () => {
    expect(lintTasks('- [ ] 1. Book\n  - _Requirements: 1.1, 1.2, 2.1-2.3_')).toEqual([]);
    expect(lintTasks('- [ ] 1. Book\n  - _Requirements: 1, 2.1 – 2.3_')).toEqual([]);
    expect(
      lintTasks('- [ ] 1. Book\n  - **Validates: Requirements 1.1, 1.2, 2.1**\n- [ ] 2. Late (2.2 and 2.3)'),
    ).toEqual([]);
    expect(lintTasks('- [ ] 1. Book\n  - _Requirements: R1.1, R1.2, Requirement 2_')).toEqual([]);
  });

  it('tells the criterion that no task carries, in its own words', () => {
    expect(lintTasks('- [ ] 1.2 Book\n  - _Requirements: 1.1, 2_')).toEqual([
      'requirements.md:12:4 warning not-carried: no task carries criterion 1.2 “WHEN it is taken THEN the system SHALL answer 409”',
    ]);
  });

  it('takes figures from one to another in the words of a task for no range of requirements', () => {
    const tasks = '- [ ] 1. Book, hooks 1 to 120\n  - _Requirements: 1.1, 2_';
    expect(lintTasks(tasks)).toEqual([expect.stringContaining('no task carries criterion 1.2 ')]);
    expect(lintTasks('- [ ] 1. Requirements 1 to 2\n  - _Requirements: 1.1_')).toEqual([]);
  });

  it('tells a requirement that is lost as a whole once', () => {
    expect(lintTasks('- [ ] 1. Book\n  - _Requirements: 1.1, 1.2_')).toEqual([
      'requirements.md:14:5 warning not-carried: no task carries Requirement 2 (2.1 to 2.3)',
    ]);
  });

  it('gives a hint only, once, where a task cites "all" or most tasks cite nothing', () => {
    expect(lintTasks('- [ ] 1. Book\n  - _Requirements: 1, 2.1_\n- [ ] 2. Check\n  - _Requirements: All_')).toEqual([
      'tasks.md:4:5 hint not-carried: no task names criteria 2.2, 2.3; only this line may mean it',
    ]);
    expect(lintTasks('- [ ] 1. Book\n  - _Requirements: 1, 2.1_\n- [ ] 2. Test\n- [ ] 3. Ship')).toEqual([
      'tasks.md:3:3 hint not-carried: no task names criteria 2.2, 2.3; most tasks name none',
    ]);
  });

  it('says nothing of what is carried where no task cites at all', () => {
    expect(lintTasks('- [ ] 1. Book\n- [ ] 2. Cancel')).toEqual([]);
  });

  it('tells a citation of what is not there, and where it ends', () => {
    expect(lintTasks('- [ ] 3. All\n  - _Requirements: 1, 2, 2.4, 7.1, 8_')).toEqual([
      'tasks.md:2:26 error unknown-reference: task 3 cites 2.4, but Requirement 2 has no criterion 4: it ends at 2.3',
      'tasks.md:2:31 error unknown-reference: task 3 cites 7.1, but there is no requirement 7',
      'tasks.md:2:36 error unknown-reference: task 3 cites 8, but there is no requirement 8',
    ]);
  });

  it('says of a requirement that is there twice no more than that', () => {
    const twice = REQUIREMENTS.replace('### Requirement 2: Cancel', '### Requirement 1: Cancel');
    const both = `${twice}\n### Requirement 1: Pay\n\n#### Acceptance Criteria\n\n1. It pays\n`;
    const told = lintTasks('- [ ] 1. Book\n  - _Requirements: 1.1, 1.2, 1.3_', both);
    expect(told.map((line) => line.split(' ')[2])).toEqual(['duplicate-id:', 'duplicate-id:']);
  });

  it('takes no other figure for a citation', () => {
    const tasks =
      '- [ ] 1. All\n  - _Requirements: 1, 2 (99.9 % of calls), NFR-3_\n\n**Requirement 2 (Cancel)**: Tasks 9.1, 9.2';
    expect(lintTasks(tasks)).toEqual([]);
  });

  it('tells ids that are there twice, and lets numbers begin again below a heading', () => {
    const cite = '  - _Requirements: 1, 2_\n';
    expect(lintTasks(`- [ ] 1.1 A\n${cite}- [ ] 1.1 B\n${cite}\n## Later\n\n- [ ] 1.1 C\n${cite}`)).toEqual([
      'tasks.md:3:11 error duplicate-id: task 1.1 is there twice: first in line 1',
    ]);
    expect(lintTasks('', REQUIREMENTS.replace('3. THE', '2. THE'))).toEqual([
      'requirements.md:20:4 error duplicate-id: criterion 2.2 is there twice: first in line 19',
    ]);
    expect(lintTasks('', REQUIREMENTS.replace('Requirement 2', 'Requirement 1'))[0]).toBe(
      'requirements.md:14:5 error duplicate-id: requirement Requirement 1 is there twice: first in line 5',
    );
  });

  it('tells tasks that wait for one another, for themselves or for what is not there', () => {
    const cite = '  - _Requirements: 1, 2_\n';
    expect(lintTasks(`- [ ] 1.1 A\n${cite}  - _Depends: 1.2_\n- [ ] 1.2 B\n${cite}  - _Depends: 1.1, 4.4_`)).toEqual([
      'tasks.md:3:15 error dependency-cycle: tasks wait for one another: 1.1 → 1.2 → 1.1',
      'tasks.md:6:20 error unknown-reference: task 1.2 depends on 4.4, and there is no such task',
    ]);
    expect(lintTasks(`- [ ] 1.1 A\n${cite}  - _Depends: 1.1_`)).toEqual([
      'tasks.md:3:15 error dependency-cycle: task 1.1 depends on itself',
    ]);
    expect(lintTasks(`- [ ] 1.1 A\n${cite}- [ ] 1.2 B\n${cite}  - _Depends: 1.1_`)).toEqual([]);
  });

  it('tells a requirement without a criterion', () => {
    const bare = `${REQUIREMENTS}\n### Requirement 3: Remind\n\n**User Story:** As a groomer, I want to remind people.\n`;
    expect(lintTasks('', bare)).toEqual([
      'requirements.md:22:5 warning no-criterion: Requirement 3 has no acceptance criterion',
    ]);
  });

  it('reads by numbers, in any language, and needs no word of English', () => {
    const requirements =
      '## 需求\n\n### 需求 1：预订\n\n#### 验收标准\n\n1. 当空闲时，系统应保留\n2. 当占用时，系统应拒绝\n';
    expect(lintTasks('- [ ] 1. 预订\n  - _需求: 1.1_\n- [ ] 2. 取消\n  - _需求: 1.5_', requirements)).toEqual([
      'requirements.md:8:4 warning not-carried: no task carries criterion 1.2 “当占用时，系统应拒绝”',
      'tasks.md:4:10 error unknown-reference: task 2 cites 1.5, but 需求 1 has no criterion 5: it ends at 1.2',
    ]);
  });
});
