import { expect, it } from 'vitest';
import type { Brief } from '../../../src/artifacts/brief.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import type { Features } from '../../../src/artifacts/features.ts';
import { findSpec } from '../../../src/specs/imports/find-spec.ts';
import { foreignPlan } from '../../../src/specs/imports/foreign.ts';
import { seededPlan } from './seeded-plans.ts';

const OPENSPEC = {
  'proposal.md':
    '## Why\n\nUsers sign in with a second factor because accounts were stolen.\n\n## What Changes\n\n- Add TOTP\n',
  'specs/auth/spec.md':
    '## ADDED Requirements\n\n### Requirement: Second factor\nThe system SHALL require a second factor\nat each sign-in.\n\n#### Scenario: OTP required\n- **GIVEN** a user with 2FA\n- **WHEN** the user signs in\n- **THEN** an OTP is asked\n- **AND** no session exists\n\n### Requirement: No SMS\nThe system MUST NOT send SMS.\n\n#### Scenario: SMS asked\n- **WHEN** SMS is asked for\n- **THEN** it is refused\n\n## REMOVED Requirements\n\n### Requirement: Old\n**Reason**: It is old.\n',
  'tasks.md': '## 1. Setup\n\n- [ ] 1.1 Add a table\n- [x] 1.2 Write `otp.ts`\n',
};

function planOf(texts: Record<string, string>, folder = 'openspec/changes/add-auth/') {
  const made = foreignPlan(findSpec(Object.entries(texts).map(([path, text]) => ({ path: `${folder}${path}`, text }))));
  // Both were parsed by their schemas.
  return made && { ...made, brief: made.brief as Brief, features: (made.features as Features).features };
}

it('a change of OpenSpec becomes a plan in its own words, with questions for what it lacks', () => {
  const plan = planOf(OPENSPEC);
  expect(plan?.idea).toBe('Users sign in with a second factor because accounts were stolen.\n\nAdd TOTP');
  expect(plan?.features).toMatchObject([
    {
      ...{ id: 'F1', name: 'Second factor', description: 'The system SHALL require a second factor at each sign-in.' },
      acceptanceCriteria: [
        'Given a user with 2FA, when the user signs in, then an OTP is asked and no session exists (OTP required)',
      ],
    },
    { id: 'F2', name: 'No SMS', acceptanceCriteria: ['When SMS is asked for, then it is refused (SMS asked)'] },
  ]);
  expect(plan?.brief.demands.map(({ polarity }) => polarity)).toEqual(['must', 'must-not']);
  for (const { quote } of plan?.brief.demands ?? []) expect(`${plan?.idea}\n${plan?.context}`).toContain(quote);
  expect(plan?.brief.questions.length).toBeLessThanOrEqual(5);
  expect(plan?.context).toContain('- Add a table');
  expect(plan?.notes.join('\n')).toMatch(/No user story, .*: Second factor; No SMS\./);
});

it('requirements of Kiro keep their numbers, and sentences of EARS their words', () => {
  const text =
    '# Requirements Document\n\n## Introduction\n\nA tide diary.\n\n## Requirements\n\n### Requirement 3: Tides\n\n**User Story:** As a grower, I want tides, so that I can plan.\n\n#### Acceptance Criteria\n\n1. WHEN a grower opens it THE System SHALL show the tide\n2. IF there is no network, THEN THE System SHALL say so\n';
  const plan = planOf({ 'requirements.md': text }, '.kiro/specs/tides/');
  expect(plan?.features).toMatchObject([
    {
      ...{ id: 'F3', name: 'Tides', userStories: ['As a grower, I want tides, so that I can plan.'] },
      acceptanceCriteria: [
        'WHEN a grower opens it THE System SHALL show the tide',
        'IF there is no network, THEN THE System SHALL say so',
      ],
    },
  ]);
});

it('a requirement of Kiro without a title is called by its story, else by its first sentence', () => {
  const criteria = '#### Acceptance Criteria\n\n1. WHEN it opens THE System SHALL show the tide\n';
  const text = `## Requirements\n\n### Requirement 1\n\n**User Story:** As a grower, I want tides. Now.\n\n${criteria}\n### Requirement 2\n\nIt shows moons. Each night.\n\n${criteria}\n### Requirement 3\n\n${criteria}`;
  expect(planOf({ 'requirements.md': text }, '.kiro/specs/tides/')?.features).toMatchObject([
    { id: 'F1', name: 'As a grower, I want tides' },
    { id: 'F2', name: 'It shows moons' },
    { id: 'F3', name: 'Requirement 3' },
  ]);
});

it('a requirement that SHALL do something is wanted, whatever it shall not do besides', () => {
  const spec = (words: string) =>
    `## ADDED Requirements\n\n### Requirement: Loops\n${words}\n\n#### Scenario: S\n- **THEN** it does\n`;
  const polarity = (words: string) => planOf({ 'specs/a/spec.md': spec(words) })?.brief.demands[0]?.polarity;
  expect(polarity('The system SHALL detect loops. It SHALL NOT stop for them.')).toBe('must');
  expect(polarity('The system MUST NOT stop. It SHALL go on.')).toBe('must-not');
});

it('what a spec has and a plan has no place for is told, group by group', () => {
  const plan = planOf({
    ...OPENSPEC,
    'design.md': '## Context\n\nSQLite.\n',
    'specs/more/spec.md':
      '## ADDED Requirements\n\n### Requirement: Backup\nThe system SHALL keep backups.\n\n## RENAMED Requirements\n\n- FROM: `### Requirement: Sign in`\n- TO: `### Requirement: Log in`\n',
  });
  expect(plan?.notes).toEqual(
    expect.arrayContaining([
      'Without a criterion, and in the context alone: Backup.',
      'Removed, and not imported: Old.',
      'Renamed, and not imported: Sign in to Log in.',
      'design.md is not imported: the architecture is written anew.',
      '1 task is done, and left out.',
    ]),
  );
  expect(plan?.context).toContain('Backup: The system SHALL keep backups.');
  expect(plan?.context).not.toContain('Write otp.ts');
  expect(plan?.brief.questions[0]?.text).toBe('How is it seen that “Backup” is met?');
  expect(plan?.brief.questions.length).toBeLessThanOrEqual(5);
  const kiro =
    '## Glossary\n\n- **Tide**: water\n\n## Requirements\n\n### Requirement 1: Tides\n\n#### Acceptance Criteria\n\n1. It shows them\n';
  expect(planOf({ 'requirements.md': kiro }, '.kiro/specs/tides/')?.notes).toContain(
    'The glossary of requirements.md is not imported.',
  );
});

it('an export of a plan that is not known here keeps its ids', () => {
  const base = seededPlan(3);
  const files = exportPlan('markdown', base).map(({ path, text }) => ({ path, text }));
  const made = foreignPlan(findSpec(files))?.features as Features;
  expect(made.features.map(({ id, name }) => `${id} ${name}`)).toEqual(
    base.artifacts.features?.features.map(({ id, name }) => `${id} ${name}`),
  );
});

it('a spec without a requirement that has a criterion makes no plan, nor one with too many', () => {
  expect(planOf({ 'proposal.md': OPENSPEC['proposal.md'] })).toBeUndefined();
  const many = Array.from(
    { length: 301 },
    (_, at) => `### Requirement: R${at}\nIt SHALL.\n\n#### Scenario: S\n- **THEN** it does\n`,
  );
  expect(planOf({ 'specs/a/spec.md': `## ADDED Requirements\n\n${many.join('\n')}` })).toBeUndefined();
});
