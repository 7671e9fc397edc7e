import type { CodeLine } from './code-lines.ts';

/** A class of Python that may be a model: what it builds on, and whether others only build on it. */
export interface ModelClass {
  name: string;
  bases: readonly string[];
  isAbstract: boolean;
}

const IMPORTS_MODELS = /^from django\.db import\b.{0,200}\bmodels\b/;
const CLASS = /^class\s{1,3}(\w{1,80})\(([\w.,\s[\]]{1,300})/;
/** A class that has no table of its own. */
const WITHOUT_TABLE = /^\s{1,16}(?:abstract|proxy)\s{0,3}=\s{0,3}True/;
const ROOT = 'models.Model';

/** The classes of a file that knows Django's models. */
export function modelClassesIn(path: string, lines: readonly CodeLine[]): ModelClass[] {
  if (!path.endsWith('.py') || !lines.some(({ text }) => IMPORTS_MODELS.test(text))) return [];
  const found: (ModelClass & { isAbstract: boolean })[] = [];
  let last: (typeof found)[number] | undefined;
  for (const [at, { text, isInText }] of lines.entries()) {
    if (isInText) continue;
    if (/^\S/.test(text)) last = undefined;
    const [, name, bases = ''] = CLASS.exec(text.startsWith('class ') ? joined(lines, at) : '') ?? [];
    if (name !== undefined) {
      last = { name, bases: bases.split(',').map((base) => base.replace(/\[.*/, '').trim()), isAbstract: false };
      found.push(last);
    } else if (last && WITHOUT_TABLE.test(text)) last.isAbstract = true;
  }
  return found;
}

const joined = (lines: readonly CodeLine[], at: number): string =>
  lines
    .slice(at, at + 6)
    .map(({ text }) => text.trim())
    .join(' ');

/** The classes that have a table, by themselves or by what they build on. */
export function modelsAmong<Class extends ModelClass>(classes: readonly Class[]): Class[] {
  const models = new Set([ROOT]);
  const isModel = ({ bases }: Class) => bases.some((base) => models.has(base));
  for (let before = 0; before !== models.size; ) {
    before = models.size;
    for (const one of classes) if (isModel(one)) models.add(one.name);
  }
  return classes.filter((one) => isModel(one) && !one.isAbstract);
}
