import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { finishedSample } from '../../src/generation/demo/finished-sample.ts';
import { tourOf } from '../../src/generation/demo/tour.ts';
import { readSample, SAMPLES } from '../../src/plans/samples/index.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { shell, shellJson } from './shell.ts';

/** Nothing of an installation: a data folder that is not there, and a database that cannot be reached. */
const nowhere = () => ({
  PLANWRIGHT_DATA_DIR: join(temporaryFolder(), 'none'),
  PLANWRIGHT_DATABASE_URL: 'postgres://127.0.0.1:1/none',
});

it('demo leads through a finished plan on 80 columns, without a database, a key or a network', async () => {
  const data = nowhere();
  const { code, stdout, stderr } = await shell(['demo'], data);
  expect([code, stderr]).toEqual([0, '']);
  expect(existsSync(data.PLANWRIGHT_DATA_DIR)).toBe(false);
  const [sample] = SAMPLES;
  const { idea } = await readSample(sample?.id ?? '');
  const flat = stdout.replace(/\s+/g, ' ');
  expect(flat).toContain(idea.replace(/\s+/g, ' ').slice(0, 200).trim());
  expect(flat).toMatch(/ D1 “.+?” .*kept by F\d+ .*; tested by F\d+\.\d+.*; built by P\d+/);
  expect(flat).toMatch(/ (\d+) of \1 demands are kept /);
  expect(flat).toMatch(/one thing is changed in a copy of the plan: .+ The checks find it: \w+\/.+ Mend: /);
  expect(stdout).toMatch(/\n\nThe next prompt for your coding agent \(setup\):\n\n {2}\| /);
  expect(stdout).toContain(`planwright plan prompt ${sample?.id}`);
  expect(stdout.split('\n').filter((line) => Array.from(line).length > 80)).toEqual([]);
});

it('demo gives a program the same as one object, of any sample that it names', async () => {
  for (const { id } of SAMPLES) {
    const { code, json } = await shellJson(['demo', id], nowhere());
    const tour = tourOf(finishedSample(await readSample(id)));
    expect([code, json]).toEqual([0, { ...JSON.parse(JSON.stringify(tour)), next: expect.any(Array) }]);
  }
  const stray = await shell(['demo', 'plan_1'], nowhere());
  expect(stray).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(SAMPLES[0]?.id ?? '') });
});
