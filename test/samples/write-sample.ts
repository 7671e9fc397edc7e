// Writes a finished plan of a data folder as a sample that ships with the product, and says what today's rules find in it:
// `PLANWRIGHT_DATA_DIR=… node test/samples/write-sample.ts <plan id> <slug> --model "<name of the model that wrote it>"`.
// The index of the samples then takes one line.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createOutlineEngine } from '../../src/engines/outline/index.ts';
import { versionsOfSample } from '../../src/generation/sample.ts';
import { PLAN_ARTIFACTS } from '../../src/plans/names.ts';
import { findingsIn, sampleOfPlan } from './sample-of-plan.ts';

const { values, positionals } = parseArgs({ options: { model: { type: 'string' } }, allowPositionals: true });
const [planId, slug] = positionals;
const { model } = values;
if (planId === undefined || model === undefined || !/^[a-z0-9-]+$/.test(slug ?? '')) {
  process.stderr.write('Usage: node test/samples/write-sample.ts <plan id> <slug> --model "<name>"\n');
  process.exit(2);
}

const app = await createApp({ config: readConfig(process.env), engine: createOutlineEngine() });
try {
  const file = await sampleOfPlan(app.store, planId, model);
  const path = fileURLToPath(new URL(`../../src/plans/samples/${slug}.json`, import.meta.url));
  const text = `${JSON.stringify(file)}\n`;
  writeFileSync(path, text);
  const { faults, warnings } = findingsIn(file);
  const versions = PLAN_ARTIFACTS.map((name) => {
    const count = versionsOfSample(file).filter(({ artifact }) => artifact === name).length;
    return `${name} ${count}`;
  });
  const findings = [...faults, ...warnings].map(
    ({ artifact, pointer = '', message }) => `  ${artifact}${pointer}: ${message}`,
  );
  process.stdout.write(
    `${path}: ${text.length} characters; versions: ${versions.join(', ')}.\n${faults.length} faults, ${warnings.length} warnings.\n${findings.map((one) => `${one}\n`).join('')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await app.close();
}
