// What the first plan of a process costs: imports the built planner at the path given, plans the same idea three times, and
// prints CPU milliseconds. `bare` in the place of the path: what the process itself needs to read and parse as much.
import { readdirSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';

const [, , folder, how] = process.argv;
// As the product does: an earlier process (the round of warming up) has left its compiled code.
if (how === 'planner') enableCompileCache(`${folder}/compiled`);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = async (work) => {
  const before = cpu();
  const made = await work();
  return [cpu() - before, made];
};
const read = (file) => {
  const text = readFileSync(knowledge + file, 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : text;
};
const knowledge = `${folder}/knowledge/`;
const [startUp, engine] =
  how === 'bare' ? [0, undefined] : await timed(() => import(pathToFileURL(`${folder}/code/engine.js`).href));
const [load] =
  how === 'bare' ? await timed(() => readdirSync(knowledge).map(read)) : await timed(() => engine.loadPlanner());
const plan = () =>
  engine?.createOfflineEngine().generate({
    stage: 'research',
    idea: 'A web app that helps beekeepers track hive inspections, honey harvests and treatments',
    upstream: {},
    signal: new AbortController().signal,
  });
const [first] = await timed(plan);
await plan();
await plan();
const [later] = await timed(plan);
process.stdout.write(JSON.stringify({ startUp, load, first, later }));
