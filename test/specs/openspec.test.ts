import { describe, expect, it } from 'vitest';
import { foundIn } from './lint-texts.ts';

const LIVING = `# Booking Specification

## Requirements

### Requirement: Hold
The system SHALL hold a slot.

#### Scenario: Free
- **WHEN** it is free
- **THEN** it is held
`;
const CHANGE = 'openspec/changes/add-refunds';

const lintDelta = (delta: string, more: Record<string, string> = {}): string[] =>
  foundIn({ 'openspec/specs/booking/spec.md': LIVING, [`${CHANGE}/specs/booking/spec.md`]: delta, ...more });

const block = (name: string): string =>
  `### Requirement: ${name}\nThe system SHALL.\n\n#### Scenario: One\n- **WHEN** a\n- **THEN** b\n`;

describe('an OpenSpec folder', () => {
  it('is sound when a delta adds what is new and changes what is there', () => {
    expect(
      lintDelta(`## ADDED Requirements\n\n${block('Refund')}\n## MODIFIED Requirements\n\n${block('Hold')}`),
    ).toEqual([]);
  });

  it('tells a requirement that a delta changes or removes, and no spec has', () => {
    expect(
      lintDelta(`## MODIFIED Requirements\n\n${block('Holds')}\n## REMOVED Requirements\n\n### Requirement: Pay\n`),
    ).toEqual([
      'spec.md:3:5 error unknown-reference: MODIFIED names requirement “Holds”, which its spec does not have',
      'spec.md:12:5 error unknown-reference: REMOVED names requirement “Pay”, which its spec does not have',
    ]);
  });

  it('knows what another open change adds', () => {
    const other = { 'openspec/changes/other/specs/booking/spec.md': `## ADDED Requirements\n\n${block('Pay')}` };
    expect(lintDelta(`## MODIFIED Requirements\n\n${block('Pay')}`, other)).toEqual([]);
  });

  it('tells names that are there twice, in one section or one requirement', () => {
    expect(
      lintDelta(`## ADDED Requirements\n\n${block('Pay')}\n#### Scenario: One\n- **WHEN** c\n\n${block('Pay')}`),
    ).toEqual([
      'spec.md:10:6 error duplicate-id: scenario “One” is there twice: first in line 6',
      'spec.md:13:5 error duplicate-id: requirement “Pay” is there twice: first in line 3',
    ]);
  });

  it('tells a requirement without a scenario, but for one that is removed', () => {
    const delta =
      '## ADDED Requirements\n\n### Requirement: Pay\nIt SHALL.\n\n## REMOVED Requirements\n\n### Requirement: Hold\n';
    expect(lintDelta(delta)).toEqual(['spec.md:3:5 error no-criterion: requirement “Pay” has no scenario']);
  });

  it('tells tasks with one number', () => {
    const tasks = { [`${CHANGE}/tasks.md`]: '## 1. Pay\n\n- [ ] 1.1 A\n- [ ] 1.1 B\n\n## 2. Tell\n\n- [ ] 2.1 C' };
    expect(lintDelta('', tasks)).toEqual([
      'tasks.md:4:11 error duplicate-id: task 1.1 is there twice: first in line 3',
    ]);
  });

  it('lets be what is archived', () => {
    const old = 'openspec/changes/archive/2026-01-01-old';
    expect(
      lintDelta('', { [`${old}/specs/booking/spec.md`]: '## ADDED Requirements\n\n### Requirement: X\n' }),
    ).toEqual([]);
  });
});
