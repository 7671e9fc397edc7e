import { describe, expect, it } from 'vitest';
import { foundIn } from './lint-texts.ts';

const SPEC = `# Feature Specification: Booking

## User Scenarios & Testing

### User Story 1 - Book (Priority: P1)

**Acceptance Scenarios**:

1. **Given** a free slot, **When** it is booked, **Then** it is held

### User Story 2 - Cancel (Priority: P2)

1. **Given** a visit, **When** it is cancelled, **Then** it is refunded

## Requirements

- **FR-001**: System MUST hold slots
- **FR-002**: System MUST refund
- **FR-003**: System MUST remind
`;

const lintTasks = (tasks: string, spec = SPEC, more: Record<string, string> = {}): string[] =>
  foundIn({ 'specs/001-booking/spec.md': spec, 'specs/001-booking/tasks.md': tasks, ...more });

describe('a spec of spec-kit', () => {
  it('is sound when its stories have tasks, and tasks cite what is there', () => {
    const tasks = '- [ ] T001 [US1] Hold a slot (FR-001)\n- [ ] T002 [P] [US2] Refund, then remind (FR-002 to FR-003)';
    expect(lintTasks(tasks)).toEqual([]);
    expect(lintTasks('- [ ] T001 Hold a slot')).toEqual([]);
  });

  it('tells the story and the requirement that no task carries', () => {
    expect(lintTasks('- [ ] T001 [US1] Hold a slot (FR-001/002)')).toEqual([
      'spec.md:11:5 warning not-carried: no task carries user story 2',
      'spec.md:19:3 warning not-carried: no task carries requirement FR-003',
    ]);
  });

  it('says nothing of requirements where few are cited', () => {
    expect(lintTasks('- [ ] T001 [US1] Hold a slot (FR-001)\n- [ ] T002 [US2] Refund')).toEqual([]);
  });

  it('tells a story, a requirement and a task that are named and not there', () => {
    expect(lintTasks('- [ ] T001 [US1] [US3] Hold (FR-009)\n- [ ] T002 [US2] Refund (depends on T007)')).toEqual([
      'tasks.md:1:18 error unknown-reference: task T001 is of user story 3, which the spec does not have',
      'tasks.md:1:30 error unknown-reference: tasks cite FR-009, which the spec does not have',
      'tasks.md:2:37 error unknown-reference: T007 is named here, but there is no such task',
    ]);
  });

  it('knows what another file of the folder defines, a task that is skipped, and one that is split', () => {
    const tasks =
      '- [X] SKIP: T001 (later)\n- [ ] T002-A [US1] Hold\n- [ ] T002-B [US2] Refund (FR-009)\n\nT001 before T002.';
    expect(lintTasks(tasks, SPEC, { 'specs/001-booking/plan.md': 'FR-009 comes from the law.' })).toEqual([]);
  });

  it('tells ids that are there twice, but not where a later chapter lists them again', () => {
    const again = SPEC.replace('FR-003', 'FR-002').concat('\n## Coverage\n\n- **FR-001**: T001\n');
    expect(lintTasks('- [ ] T001 Hold\n- [x] T001 Refund', again)).toEqual([
      'spec.md:19:3 error duplicate-id: requirement FR-002 is there twice: first in line 18',
      'tasks.md:2:7 error duplicate-id: task T001 is there twice: first in line 1',
    ]);
  });

  it('tells tasks that wait for one another', () => {
    expect(lintTasks('- [ ] T001 A (depends on T002)\n- [ ] T002 B (depends on T001)')).toEqual([
      'tasks.md:1:7 error dependency-cycle: tasks wait for one another: T001 → T002 → T001',
    ]);
  });

  it('takes a list before the scenarios of a story for no scenario', () => {
    const spec = SPEC.replace(/\*\*Acceptance Scenarios\*\*:\n\n1\. .*\n/, '- As a groomer, I want bookings\n\n$&');
    const without = spec.replace(/(\*\*Acceptance Scenarios\*\*:\n\n)1\. .*\n/, '$1');
    const tasks = '- [ ] T001 [US1] Hold a slot\n- [ ] T002 [US2] Refund';
    expect(lintTasks(tasks, spec)).toEqual([]);
    expect(lintTasks(tasks, without)).toEqual([expect.stringContaining('user story 1 has no acceptance scenario')]);
  });

  it('tells a story without a scenario, as a hint where it has an independent test', () => {
    const bare = `${SPEC}\n### User Story 3 - Remind\n\nPeople forget.\n\n### User Story 4 - Pay\n\n**Independent Test**: Pay.\n`;
    expect(lintTasks('', bare)).toEqual([
      'spec.md:21:5 warning no-criterion: user story 3 has no acceptance scenario',
      'spec.md:25:5 hint no-criterion: user story 4 has no acceptance scenario, only an independent test',
    ]);
  });

  it('tells a count of tasks that is not the count of its list', () => {
    expect(lintTasks('- [ ] T001 A\n- [ ] T002 B\n\n- **Total Tasks**: 3')).toEqual([
      'tasks.md:4:3 warning figures-differ: 3 tasks are stated, and 2 are there',
    ]);
    expect(lintTasks('- [ ] T001 A\n- [ ] T002 B\n\nTotal tasks: 2')).toEqual([]);
  });

  it('tells a constant with two values of one unit, as a hint', () => {
    const two = (value: string) =>
      lintTasks(`- [ ] T001 A\n\nSet HOLD_TTL: ${value}.`, `${SPEC}\n\`HOLD_TTL\` = 30 minutes\n`);
    expect(two('20 minutes')).toEqual([
      'tasks.md:3:5 hint figures-differ: HOLD_TTL is 20 here and 30 in specs/001-booking/spec.md:21',
    ]);
    expect(two('30 minutes')).toEqual([]);
    expect(two('1800 seconds')).toEqual([]);
  });

  it('is none where a folder of specs holds other documents', () => {
    expect(foundIn({ 'specs/notes/spec.md': '# Notes\n\n- [ ] Call Ada' })).toEqual([]);
  });
});
