import { describe, expect, it } from 'vitest';
import { LEADS_CHECKED_MAX, missingVariables } from '../../../src/outreach/sequence/missing-variables.ts';
import { FROM, leadOf } from './mail-data.ts';

const step = { id: 'step_1', subject: null, body: null, note: null };

describe('the report before activation', () => {
  it('counts which leads lack what a step asks for, with examples', async () => {
    const leads = Array.from({ length: 9 }, (_, index) =>
      leadOf({ id: `lead_${index}`, firstName: index < 7 ? null : 'Anna', company: index === 0 ? '  ' : 'Acme' }),
    );
    const steps = [
      { ...step, subject: 'For {{ company }}', body: 'Hi {{ firstName }}, {{ firstName }} of {{ lead.company }}' },
      { ...step, id: 'step_2', note: '{{ firstName | default: "you" }}{% if company %}{{ company }}{% endif %}' },
    ];
    expect(await missingVariables(steps, leads, FROM)).toEqual({
      checked: 9,
      missing: [
        { stepId: 'step_1', variable: 'company', leads: 1, leadIds: ['lead_0'] },
        {
          stepId: 'step_1',
          variable: 'firstName',
          leads: 7,
          leadIds: ['lead_0', 'lead_1', 'lead_2', 'lead_3', 'lead_4'],
        },
      ],
      problems: [],
    });
  });

  it('names what a lead lacks only where its own choice asks for it', async () => {
    const leads = Array.from({ length: 100 }, (_, index) => leadOf({ id: `lead_${index}` }));
    const { missing } = await missingVariables([{ ...step, body: '{a|{{ role }}}' }], leads, FROM);
    expect(missing[0]?.leads).toBeGreaterThan(20);
    expect(missing[0]?.leads).toBeLessThan(80);
  });

  it('tells of templates that cannot be read, and of leads for whom a part is empty or too long', async () => {
    const leads = [leadOf(), leadOf({ id: 'lead_2', role: 'x'.repeat(300) })];
    const steps = [
      { ...step, body: '{% if %}' },
      { ...step, id: 'step_2', subject: '{% if role %}{{ role }}{% endif %}' },
    ];
    const { missing, problems } = await missingVariables(steps, leads, FROM);
    expect(missing).toEqual([]);
    expect(problems.map(({ stepId, problem, leadIds }) => [stepId, problem.slice(0, 45), leadIds])).toEqual([
      ['step_1', expect.stringContaining('Line 1 of the body'), []],
      ['step_2', 'The subject is empty.', ['lead_1']],
      ['step_2', expect.stringContaining('it becomes longer than'), ['lead_2']],
    ]);
  });

  it('comes to an end with names that nobody could fill in', async () => {
    const body = '{{ a.b }} {{ lead[company] }}';
    const { missing } = await missingVariables([{ ...step, body }], [leadOf()], FROM);
    expect(missing.map(({ variable }) => variable)).toEqual(['a', 'a.b']);
    const many = Array.from({ length: 60 }, (_, index) => `{{ name${index} }}`).join('');
    const report = await missingVariables([{ ...step, body: many }], [leadOf()], FROM);
    expect(report.missing.length).toBeGreaterThanOrEqual(40);
  });

  it('looks at so many leads only, and lets others have their turn', async () => {
    const leads = Array.from({ length: LEADS_CHECKED_MAX + 10 }, (_, index) => leadOf({ id: `lead_${index}` }));
    let turns = 0;
    let done = false;
    const others = () => {
      turns += 1;
      if (!done) setImmediate(others);
    };
    setImmediate(others);
    const report = await missingVariables([{ ...step, body: 'Hi {{ role }}' }], leads, FROM);
    done = true;
    expect([report.checked, report.missing[0]?.leads]).toEqual([LEADS_CHECKED_MAX, LEADS_CHECKED_MAX]);
    expect(turns).toBeGreaterThan(20);
  });
});
