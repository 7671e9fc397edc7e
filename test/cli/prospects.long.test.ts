import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshData, shell, shellJson } from './shell.ts';

const FILE =
  'E-Mail;Role;Industry;Country\r\nlena@salon.example;Inhaberin;Pet grooming;Germany\r\nbob@bank.example;CFO;Banking;UK\r\nnobody;;;\r\n';

describe('planwright prospect, discovery, autopilot and campaign report', () => {
  it('take people in, find who fits, say what autopilot would do, and what came of it', async () => {
    const data = freshData();
    const path = join(data.PLANWRIGHT_DATA_DIR, 'people.csv');
    writeFileSync(path, FILE);
    const imported = await shell(['prospect', 'import', path], data);
    expect([imported.code, imported.stderr]).toEqual([1, expect.stringMatching(/^3 rows: 2 made, .*\nrow 3: /)]);
    const icp = join(data.PLANWRIGHT_DATA_DIR, 'campaign.json');
    writeFileSync(icp, JSON.stringify({ name: 'Groomers', fromName: 'Grace', icp: { roles: ['CFO'] } }));
    const { json: campaign } = await shellJson(['campaign', 'create', '--file', icp], data);
    const id = String(campaign.id);

    const [list, told, nothing, dry] = await Promise.all([
      shellJson(['prospect', 'list', '--domain', 'salon.example'], data),
      shell(['discovery', '--role', 'Owner', '--country', 'DE'], data),
      shell(['discovery'], data),
      shell(['autopilot', 'run', id, '--dry-run'], data),
    ]);
    expect(list.json).toMatchObject({ data: [{ email: 'lena@salon.example', fields: { Industry: 'Pet grooming' } }] });
    expect(told.stdout).toMatch(/^SCORE +EMAIL +LEAD +WHY\n +93 +lena@salon\.example +- +The role “Inhaberin” means/);
    expect(told.stderr).toMatch(/^1 of 2 prospects, 0 put in;/);
    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringMatching(/say whom to look for/)]);
    expect(dry.stdout).toMatch(/queue +bob@bank\.example +Fits 100 of 100\./);
    expect(dry.stderr).toMatch(/Nothing was changed/);

    const { json: found } = await shellJson(['discovery', '--role', 'Owner', '--campaign', id, '--add'], data);
    expect(found).toMatchObject({ added: 1 });
    const { stdout: report } = await shell(['campaign', 'report', id], data);
    expect(report).toMatch(/^sent +0\n[\s\S]*\ncompleted +0 of 1 leads/);
  });
});
