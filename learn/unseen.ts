// `npm run unseen`: how much of labelled ideas that nothing is learned from the planner finds: functions in the plan, functions
// that are built and not only offered for later, and the field.
import { isOption } from '../src/engines/offline/design/design.ts';
import { makeDesign } from '../src/engines/offline/design/make-design.ts';
import { capabilities, domains } from '../src/engines/offline/knowledge/index.ts';
import { understand } from '../src/engines/offline/understand/understand.ts';
import { verbBook } from '../src/engines/offline/understand/verbs.ts';
import { readUnseen } from './ideas.ts';

const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const counts = { asked: 0, planned: 0, built: 0, fields: 0 };
const ideas = readUnseen();
for (const { idea, asked, fields } of ideas) {
  const { uses, domain } = makeDesign(understand(idea, undefined, verbs), { domains, capabilities });
  const planned = new Set(uses.map(({ capability }) => capability.id));
  const built = new Set(uses.filter((use) => !isOption(use)).map(({ capability }) => capability.id));
  counts.asked += asked.length;
  counts.planned += asked.filter((id) => planned.has(id)).length;
  counts.built += asked.filter((id) => built.has(id)).length;
  if (fields.includes(domain.id)) counts.fields += 1;
}

const print = (what: string, share: number) => process.stdout.write(`${what}: ${(100 * share).toFixed(1)} %\n`);
print(`functions that a reader ticked first, in the plan (${ideas.length} ideas)`, counts.planned / counts.asked);
print('built, and not only offered for later', counts.built / counts.asked);
print('field read right', counts.fields / ideas.length);
